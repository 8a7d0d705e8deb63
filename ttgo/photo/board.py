"""The grid in a picture: how many lines it has and where its corners are."""

from ttgo.photo.aslant import planes, sloped, strength
from ttgo.photo.lattice import Lattice, on_comb
from ttgo.photo.plane import convex, inverse, place, some, square_to

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ttgo.photo.lattice import Comb, Found, OnComb
    from ttgo.photo.lines import Picture, Points
    from ttgo.photo.plane import Corners, Map, Place

SIZES = (9, 13, 19)
ENOUGH = 40  # pixels that may be lines; with fewer there is no line
TRIED, MOST = 6, 30  # lattices tried before one is taken, and at most
SMALL, LARGE = 64, 4  # the distance between lines is this part of a picture, at least and at most
SHOWN = 800  # pixels of a family used to tell where a square lies
OUTSIDE = 8  # a corner may seem to lie outside the picture by this part of it
AGAIN, LIKELY = 3, 4  # times that a square's own plane is looked at, and squares that are given
STIFF = 10.0  # weight of the unbent grid, in pixels, so that a few pixels do not bend it
# Of level boards, and of any: in how many directions pixels are compared, and how many times as
# long as wide a cell may seem
LEVEL, ANY = (2, 1.9), (4, 3.3)
LOW = 0.2  # the score of a square that is worth a closer look
WEAK = 0.6  # the weaker of dark and light lines are none below this
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
        us, vs = [[place(plain, x, y) for x, y, _ in points] for points in self.families]
        back = inverse(plain)

        def best_of(best: "Found", pairs: "list[tuple[OnComb, OnComb]]") -> "Found":
            for one, other in pairs:
                lattice = Lattice(one, other)
                best = max([best] + lattice.squares(picture, back, sizes, best[0]))
            return best

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
        pairs = [(one, other) for _, one, other in ranked[:MOST]]
        best = best_of(NONE, pairs[:TRIED])
        if best[0] <= CLEAR:
            best = best_of(best, pairs[TRIED:])
        if LOW < best[0] <= CLEAR:
            near = kin(best, self.size)
            best = best_of(best, [(on_comb(us, 0, u), on_comb(vs, 1, v)) for u, v in near])
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
        us, vs = [[place(there, x, y) for x, y, _ in points] for points in self.families]
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
    first, second = sloped(picture, ways)
    for points in first, second:
        if points is second and strength(second) < WEAK * strength(first):
            break
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
        if convex(corners) and all(
            -lines.size < OUTSIDE * x < OUTSIDE * lines.width + lines.size
            and -lines.size < OUTSIDE * y < OUTSIDE * lines.height + lines.size
            for x, y in corners
        ):
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
    for most in rounds + (0.2, 0.2, 0.2):
        there = square_to(corners, n - 1)
        back = inverse(there)
        off = [
            bent([place(back, x, y) for x, y, _ in points], n, axis, most)
            for axis, points in enumerate(families)
        ]
        moved = []
        for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            u, v = [sum(k * f for k, f in zip(terms, (1, s, t, s * t))) for terms in off]
            moved.append(place(there, (s + 1) / 2 * (n - 1) + u, (t + 1) / 2 * (n - 1) + v))
        a, b, c, d = moved
        corners = a, b, c, d
    return corners


def bent(places: "list[Place]", n: int, axis: int, most: float) -> list[float]:
    """How far lines are off the grid, from pixels that are off by `most` of a cell or less: the k
    of k0 + k1 s + k2 t + k3 st, where s and t go from -1 to 1 over the board (least squares).
    """
    last = n - 1
    m = [[0.0] * 5 for _ in range(4)]
    for i in range(4):
        m[i][i] = STIFF
    for at in places:
        off = at[axis] - round(at[axis])
        if -0.3 < at[0] < last + 0.3 and -0.3 < at[1] < last + 0.3 and abs(off) <= most:
            s, t = 2 * at[0] / last - 1, 2 * at[1] / last - 1
            terms = (1.0, s, t, s * t, off)
            for i in range(4):
                for j in range(5):
                    m[i][j] += terms[i] * terms[j]
    for i in range(4):
        for j in range(4):
            if j != i:
                k = m[j][i] / m[i][i]
                m[j] = [one - k * other for one, other in zip(m[j], m[i])]
    return [m[i][4] / m[i][i] for i in range(4)]
