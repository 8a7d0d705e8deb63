"""The picture that a shared link to a page shows: the word Go, the name, and the board, as PNG of
1200 by 630 pixels, by the standard library.

Social sites draw no SVG. Words are copied from preview.png beside this, which `python3 -m e2e.shots
icons` draws; so is each stone, one square of bytes, to its places. The colours are an indexed
palette of light tones.
"""

import functools
import struct
import zlib
from pathlib import Path

from ttgo.points import members
from ttgo.position import Position
from ttgo.svg.given import stars
from ttgo.svg.palette import DRAWN, INKS, LIGHT, PAGE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

WIDTH, HEIGHT = 1200, 630
WORDS = Path(__file__).with_name("preview.png")
TONES = 24  # from paper to ink, then of a stone's light and of its edge
_MARGIN = 30
_GROUND, _LINE, _BLACK, _WHITE = TONES, TONES + 1, TONES + 2, 3 * TONES + 2


def png(position: Position) -> bytes:
    """The picture of a position."""
    grid, side = position.grid, HEIGHT - 2 * _MARGIN
    cell = side // max(grid.width, grid.height)
    radius = cell * DRAWN["radius"]
    rows = _words()
    for row in rows[_MARGIN:-_MARGIN]:
        row[WIDTH - _MARGIN - side : WIDTH - _MARGIN] = bytes([_GROUND]) * side
    left = WIDTH - _MARGIN - side + (side - cell * (grid.width - 1)) // 2
    top = (HEIGHT - cell * (grid.height - 1)) // 2
    right, bottom = left + cell * (grid.width - 1), top + cell * (grid.height - 1)
    for y in range(grid.height):
        for thick in (0, 1):
            rows[top + cell * y + thick][left : right + 2] = bytes([_LINE]) * (right + 2 - left)
    for row in rows[top : bottom + 1]:
        for x in range(grid.width):
            row[left + cell * x : left + cell * x + 2] = bytes([_LINE]) * 2
    star = _disc(cell * DRAWN["star"][0], lambda x, y, inside: _LINE)
    stones = [
        (points, _stone(radius, first, DRAWN[colour]))
        for points, first, colour in (
            (position.black, _BLACK, "black"),
            (position.white, _WHITE, "white"),
        )
    ]
    for points, disc in [(stars(grid), star), *((members(points), one) for points, one in stones)]:
        for point in points:
            y, x = divmod(point, grid.stride)
            down = top + cell * (grid.height - 1 - y) - len(disc) // 2
            for number, (begin, tones) in enumerate(disc, down):
                across = left + cell * x + begin
                rows[number][across : across + len(tones)] = tones
    return file(rows, palette())


@functools.cache
def _stone(
    radius: float, first: int, light: "tuple[float, float, float]"
) -> "list[tuple[int, bytes]]":
    """Its tones: of its edge, over the ground, then from its ink to the light on it."""
    right, down = [part / DRAWN["radius"] * radius for part in light[:2]]

    def tone(x: int, y: int, inside: float) -> int:
        if inside < 1:
            return first + int(inside * TONES)
        far = ((x - right) ** 2 + (y - down) ** 2) ** 0.5 / (radius + (right**2 + down**2) ** 0.5)
        return first + 2 * TONES - 1 - min(TONES - 1, int(far * TONES))

    return _disc(radius, tone)


def _disc(radius: float, tone: "Callable[[int, int, float], int]") -> "list[tuple[int, bytes]]":
    """Of each row of a disc's square the column where its tones begin, and these."""
    square, half = [], int(radius) + 2
    for y in range(-half, half + 1):
        near = [(x, radius - (x * x + y * y) ** 0.5 + 0.5) for x in range(-half, half + 1)]
        tones = bytes([tone(x, y, inside) for x, inside in near if inside > 0])
        square.append((-(len(tones) // 2), tones))
    return square


def palette() -> bytes:
    """The colours by their numbers."""
    board = {name: bytes.fromhex(light[1:]) for name, light in zip(INKS, LIGHT, strict=True)}
    page = {name: bytes.fromhex(light[1:]) for name, light, _ in PAGE}

    def between(one: bytes, other: bytes, most: float = 1) -> "Iterator[bytes]":
        for step in range(TONES):
            share = most * step / (TONES - 1)
            yield bytes(round(a + (b - a) * share) for a, b in zip(one, other, strict=True))

    found = [*between(page["paper"], page["ink"]), board["ground"], board["line"]]
    for colour in ("black", "white"):
        found += between(board["ground"], board[colour])
        found += between(board[colour], b"\xff\xff\xff", DRAWN[colour][2])
    return b"".join(found)


def _words() -> "list[bytearray]":
    """The picture without a board, as `file` has written it."""
    data = WORDS.read_bytes()
    begin = data.index(b"IDAT")
    (length,) = struct.unpack(">I", data[begin - 4 : begin])
    plain = zlib.decompress(data[begin + 4 : begin + 4 + length])
    step = WIDTH + 1
    return [bytearray(plain[at + 1 : at + step]) for at in range(0, len(plain), step)]


def file(rows: "list[bytearray]", colours: bytes) -> bytes:
    """A PNG of indexed colours."""
    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    data = zlib.compress(b"".join(b"\0" + bytes(row) for row in rows), 9)
    chunks = ((b"IHDR", head), (b"PLTE", colours), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in chunks
    )
