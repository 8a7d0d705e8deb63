"""The picture that a shared link to a page shows: the board alone, as PNG of 1200 by 630 pixels, by
the standard library.

Social sites draw no SVG. Each stone is one square of bytes, copied to its place; the colours are an
indexed palette of light tones.
"""

import struct
import zlib

from ttgo.points import members
from ttgo.rules import Position
from ttgo.svg.palette import INKS, LIGHT

WIDTH, HEIGHT = 1200, 630
_MARGIN = 30
_STEPS = 4  # tones between a stone and the ground around it, so that its edge is smooth
_LINE = 1  # tone 0 is the ground
_BLACK, _WHITE = (
    2,
    2 + _STEPS + 1,
)  # the first of each stone's tones, from almost ground to all stone


def png(position: Position) -> bytes:
    """The picture of a position."""
    grid = position.grid
    cell = min((WIDTH - 2 * _MARGIN) // grid.width, (HEIGHT - 2 * _MARGIN) // grid.height)
    left = (WIDTH - cell * grid.width) // 2 + cell // 2
    top = (HEIGHT - cell * grid.height) // 2 + cell // 2
    rows = [bytearray(WIDTH) for _ in range(HEIGHT)]
    right, bottom = left + cell * (grid.width - 1), top + cell * (grid.height - 1)
    for y in range(grid.height):
        for thick in (0, 1):
            rows[top + cell * y + thick][left : right + 2] = bytes([_LINE]) * (right + 2 - left)
    for row in rows[top : bottom + 1]:
        for x in range(grid.width):
            row[left + cell * x : left + cell * x + 2] = bytes([_LINE]) * 2
    radius = cell * 0.46
    half = int(radius) + 2
    for points, first in ((position.black, _BLACK), (position.white, _WHITE)):
        stone = _stone(radius, half, first)
        for point in members(points):
            y, x = divmod(point, grid.stride)
            across, down = left + cell * x - half, top + cell * (grid.height - 1 - y) - half
            for number, (begin, tones) in enumerate(stone, down):
                rows[number][across + begin : across + begin + len(tones)] = tones
    return _file(rows)


def _stone(radius: float, half: int, first: int) -> "list[tuple[int, bytes]]":
    """Of each row of a stone's square the column where its tones begin, and these."""
    square = []
    for y in range(-half, half + 1):
        inside = [radius - (x * x + y * y) ** 0.5 + 0.5 for x in range(-half, half + 1)]
        tones = [first + min(_STEPS, int(far * (_STEPS + 1))) for far in inside if far > 0]
        square.append((half - len(tones) // 2, bytes(tones)))
    return square


def _file(rows: "list[bytearray]") -> bytes:
    tones = {name: bytes.fromhex(light[1:]) for name, light in zip(INKS, LIGHT, strict=True)}
    palette = [tones["ground"], tones["line"]]
    for stone in (tones["black"], tones["white"]):
        for step in range(_STEPS + 1):
            share = (step + 1) / (_STEPS + 1)
            palette.append(
                bytes(
                    round(g + (s - g) * share) for g, s in zip(tones["ground"], stone, strict=True)
                )
            )
    head = struct.pack(">IIBBBBB", WIDTH, HEIGHT, 8, 3, 0, 0, 0)
    data = zlib.compress(b"".join(b"\0" + bytes(row) for row in rows), 9)
    chunks = ((b"IHDR", head), (b"PLTE", b"".join(palette)), (b"IDAT", data), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
        for name, body in chunks
    )
