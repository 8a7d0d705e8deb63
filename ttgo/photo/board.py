"""The grid in a picture: how many lines it has and where its corners are."""

from ttgo.photo.aslant import planes, sloped
from ttgo.photo.lattice import FINE, Lattice, on_comb
from ttgo.photo.plane import convex, fitted, inverse, place, some, square_to

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ttgo.photo.lattice import Comb, Found, Node
    from ttgo.photo.lines import Picture, Points
    from ttgo.photo.plane import Corners, Map, Place

SIZES = (9, 13, 19)
ENOUGH = 40  # pixels that may be lines; with fewer there is no line
MOST = 20  # lattices tried
SMALL, LARGE = 64, 4  # the distance between lines is this part of a picture, at least and at most
SHOWN = 800  # pixels of a family used to tell where a square lies
AGAIN, LIKELY = 3, 4  # times that a square's own plane is looked at, and squares that are given
STIFF = 3  # weight of the unbent grid, in pixels, so that a few pixels do not bend it
# Of level boards, and of any: in how many directions pixels are compared, and how many times as
# long as wide a cell may seem
LEVEL, ANY = (2, 1.9), (4, 3.3)
LOW = 0.2  # the score of a square that is worth a closer look
CLEAR = 4.0  # the score of a square beyond doubt
LEAST = 1.0  # the score of a square that is seen aslant and not by chance
NONE = (0.0, 0, 0.0, 0.0, 0.0, 0.0)  # no square
NO_BOARD = (
    "No board was found in this picture. It takes a whole board of 9, 13 or 19 lines, seen from "
    "above, or its four corners."
)


class NoBoard(ValueError):
    """No grid was found in a picture."""

    def __init__(self) -> None:
        super().__init__(NO_BOARD)


class Lines:
    """The pixels of a picture that may be lines, in two families."""

    def __init__(self, picture: "Picture", families: "list[Points]") -> None:
        self.width, self.height, self.size = picture.width, picture.height, picture.size
        self.families = families

    def seen(self, plain: "Map") -> "list[list[Node]]":
        """The pixels in a plane."""
        return [
            [(int(u * FINE), int(v * FINE)) for u, v in [place(plain, x, y) for x, y, _ in points]]
            for points in self.families
        ]

    def square(
        self,
        picture: "Picture",
        sizes: tuple[int, ...],
        plain: "Map",
        spaced: "list[list[tuple[float, Comb]]]",
        tall: float,
    ) -> "Found":
        """The best square of lines in the plane that shows the board from above; NONE if there is
        none. `spaced`: evenly spaced lines in it; `tall`: how many times as long as wide a cell may
        be.
        """
        if min(map(len, self.families)) < ENOUGH:
            return NONE
        self.plain = plain
        us, vs = self.seen(plain)
        back = inverse(plain)

        across, down = [
            [(even, on_comb(places, axis, comb)) for even, comb in combs]
            for axis, (places, combs) in enumerate(zip((us, vs), spaced))
        ]
        ranked = [
            (even * even2, one, other)
            for even, one in across
            for even2, other in down
            if 1 / tall < one[0][0] / other[0][0] < tall
        ]
        ranked.sort(key=lambda pair: -pair[0])
        best = NONE
        for _, one, other in ranked[:MOST]:
            if best[0] <= CLEAR:
                best = max([best] + Lattice(one, other).squares(picture, back, sizes, best[0]))
        if LOW < best[0] <= CLEAR:
            for u, v in kin(best, self.size):
                lattice = Lattice(on_comb(us, 0, u), on_comb(vs, 1, v))
                best = max([best] + lattice.squares(picture, back, sizes, best[0]))
        return best

    def lattice(self, corners: "Corners", n: int) -> "tuple[Map, Lattice]":
        """The lattice that continues a square of `n` lines on all sides, and the map from its plane
        to the picture.
        """
        ends = zip(corners, corners[1:] + corners[:1])
        around = sum([((x - x2) ** 2 + (y - y2) ** 2) ** 0.5 for (x, y), (x2, y2) in ends])
        d = around / 4 / (n - 1)
        back = square_to(corners, (n - 1) * d)
        there = inverse(back)
        us, vs = self.seen(there)
        return back, Lattice(on_comb(us, 0, (d, 0.0)), on_comb(vs, 1, (d, 0.0)))


def kin(best: "Found", size: int) -> "list[tuple[Comb, Comb]]":
    """Other lattices that may be the true one. Where stones hide most lines, stones side by side
    look like lines half-way; so these are the lattice moved by half a distance, and those with
    twice or half the distance.
    """
    _, _, left, top, du, dv = best
    return [
        ((du * k, left + du * x / 2), (dv * k, top + dv * y / 2))
        for k, steps in ((1, (0, 1)), (2, (0, 2)), (0.5, (0, 0.5)))
        for x in steps
        for y in steps
        if (k != 1 or x or y) and size / SMALL <= du * k <= size / LARGE
    ]


def likeliest(
    picture: "Picture", sizes: tuple[int, ...], ways: int, tall: float
) -> "tuple[Found, Lines]":
    """The best square of dark or light lines; NONE if there is none."""
    best = NONE, Lines(picture, [])
    sides = picture.size / SMALL, picture.size / LARGE
    for points in sloped(picture, ways):
        for plain, spaced, families in planes(picture, points, sides):
            lines = Lines(picture, families)
            square = lines.square(picture, sizes, plain, spaced, tall)
            best = max(best, (square, lines), key=lambda pair: pair[0])
            if square[0] > CLEAR:
                return best
    return best


def found(
    picture: "Picture", size: int, ways: int, tall: float
) -> "Iterator[tuple[float, int, Corners]]":
    """The squares that may be the board, the likeliest first: how likely, the number of lines
    (`size` if that is not 0), and the middles of the corner points: above left, above right, below
    right, below left. `ways`: in how many directions pixels are compared; `tall`: how many times as
    long as wide a cell may seem.
    """
    sizes = (size,) if size else SIZES
    square, lines = likeliest(picture, sizes, ways, tall)
    if square[0] < LEAST:
        return
    back = inverse(lines.plain)
    for _ in range(AGAIN):
        n, corners = cornered(square, back, lines)
        back, lattice = lines.lattice(corners, n)
        squares = sorted(lattice.squares(picture, back, sizes), reverse=True)
        if not squares:
            return
        square = squares[0]
        if square[1] == n and abs(square[2]) < square[4] / 2 and abs(square[3]) < square[5] / 2:
            break
    for square in squares[:LIKELY]:
        n, corners = cornered(square, back, lines)
        if convex(corners):
            yield square[0], n, corners


def cornered(square: "Found", back: "Map", lines: Lines) -> "tuple[int, Corners]":
    """The number of a square's lines, and where its corners are in the picture. `back` leads from
    the square's plane to the picture.
    """
    return square[1], nudged(corners_of(square, back), square[1], lines)


def corners_of(square: "Found", back: "Map") -> "Corners":
    """Where they should be in the picture."""
    _, n, left, top, du, dv = square
    a, b, c, d = [
        place(back, left + i * (n - 1) * du, top + j * (n - 1) * dv)
        for i, j in ((0, 0), (1, 0), (1, 1), (0, 1))
    ]
    return a, b, c, d


def nudged(corners: "Corners", n: int, lines: Lines, rounds: tuple[float, ...] = ()) -> "Corners":
    """The corners moved so that the visible lines lie on the grid. `rounds`: how far they may be
    off at first, as parts of a cell.
    """
    families = [some(points, SHOWN) for points in lines.families]
    for most in rounds + (0.2, 0.2):
        there = square_to(corners, n - 1)
        back = inverse(there)
        (u, v, w, z), (u2, v2, w2, z2) = [
            bent([place(back, x, y) for x, y, _ in points], n - 1, axis, most)
            for axis, points in enumerate(families)
        ]
        a, b, c, d = [
            place(there, x + right, y + down)
            for x, y, right, down in (
                (0, 0, u, u2),
                (n - 1, 0, v, w2),
                (n - 1, n - 1, z, z2),
                (0, n - 1, w, v2),
            )
        ]
        corners = a, b, c, d
    return corners


def bent(places: "list[Place]", last: int, axis: int, most: float) -> list[float]:
    """How far lines are off the grid, from pixels that are off by `most` of a cell or less: at its
    first and last line where these begin, and where they end.
    """
    # of both halves of the lines
    halves: "list[list[tuple[float, float, float]]]" = [
        [(0, 0, STIFF), (last, 0, STIFF)] for _ in range(2)
    ]
    for at in places:
        line = round(at[axis])
        off = at[axis] - line
        if abs(off) <= most and 0 <= line <= last and -0.3 < at[1 - axis] < last + 0.3:
            halves[2 * at[1 - axis] > last].append((line, off, 1))
    begin, end = [
        [off + lean * (line - middle) for line in (0, last)]
        for middle, off, lean, _ in map(fitted, halves)
    ]
    # from the halves' middles to the ends
    return [
        1.5 * one - 0.5 * two
        for here, there in ((begin, end), (end, begin))
        for one, two in zip(here, there)
    ]
