"""The grid in a picture: how many lines it has and where its corners are."""

from ttgo.photo.aslant import leading, planes, sloped
from ttgo.photo.lattice import STRIDE, Lattice, combs, on_comb, peaks
from ttgo.photo.lines import marked, weighed
from ttgo.photo.plane import convex, inverse, pencil, place, some, square_to, straight

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

    from ttgo.photo.lattice import Comb, Found
    from ttgo.photo.lines import Picture, Points, Spots
    from ttgo.photo.plane import Corners, Map, Place

    Ends = tuple[int, int]

SIZES = (9, 13, 19)
BESIDE, UNDER = (1, 0), (0, 1)  # from an upright line, and from a level one
ENOUGH = 40  # pixels that may be lines; with fewer there is no line
TRIED, CLOSELY = 6, 3  # lattices tried before one is taken, and those looked at closely
# For `crossed`: a cell is this part of a picture; a line may end so many pixels before its
# crossing; and a cell counts for lines so many cells away
NEAR, BEYOND, APART = 25, 5, 2
SMALL, LARGE = 64, 4  # the distance between lines is this part of a picture, at least and at most
TALL = 1.6  # how many times as long as wide a cell may be, seen from one side
LONG = 3.3  # the same, seen aslant
SHOWN = 800  # pixels of a family used to tell where a square lies
OUTSIDE = 8  # a corner may seem to lie outside the picture by this part of it
AGAIN, LIKELY = 3, 4  # times that a square's own plane is looked at, and squares that are given
STIFF = 10.0  # weight of the unbent grid, in pixels, so that a few pixels do not bend it
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
    """The pixels of a picture that may be lines, in two families, and the map that sees these from
    above. `upright`: (x, y, how much they differ from the ground); `across`: (y, x, how much).

    The pixels stay in the triples that they come in: after the long numbers of rows, a new list of
    triples would take MicroPython ten times as long as all else here, because it searches for room
    for anything above 16 bytes from the first of these numbers on.
    """

    def __init__(self, picture: "Picture", upright: "Points", across: "Points") -> None:
        self.width, self.height = picture.width, picture.height
        self.size = max(self.width, self.height)
        self.upright, self.across = upright, across

    def strength(self) -> int:
        """How much the pixels differ from the ground, in all."""
        return sum([much for _, _, much in self.upright + self.across])

    def seen_from_above(self) -> "Map":
        """The map, of lines that are almost upright and level."""
        x, y = self.width / 2, self.height / 2
        (a, b), (a2, b2) = (
            pencil(self.upright, x, y, self.size),
            pencil(self.across, y, x, self.size),
        )
        return straight((a, 1, -b), (1, a2, -b2), x, y)

    def square(
        self, picture: "Picture", sizes: tuple[int, ...], plain: "Map | None" = None
    ) -> "Found":
        """The best square of lines in the plane that shows the board from above, `plain` if it is
        known; NONE if there is none.
        """
        if min(len(self.upright), len(self.across)) < ENOUGH:
            return NONE
        tall = LONG if plain else TALL
        self.plain = plain or self.seen_from_above()
        us = [place(self.plain, x, y) for x, y, _ in self.upright]
        vs = [place(self.plain, x, y) for y, x, _ in self.across]
        across, down = [
            combs(
                peaks([(at[axis], much) for at, (_, _, much) in zip(places, points)]),
                self.size / SMALL,
                self.size / LARGE,
            )
            for axis, places, points in ((0, us, self.upright), (1, vs, self.across))
        ]
        upright, level = [
            [on_comb(places, axis, comb) for comb in found]
            for axis, places, found in ((0, us, across), (1, vs, down))
        ]
        lattices = [
            Lattice(one, other)
            for one in upright
            for other in level
            if 1 / tall < one[0][0] / other[0][0] < tall
        ]
        lattices.sort(key=lambda lattice: -lattice.length())
        back = inverse(self.plain)

        def scored(some: "list[Lattice]", closely: bool) -> "list[tuple[Found, Lattice]]":
            """The best CLOSELY, each with its best square."""
            best: list[tuple[Found, Lattice]] = []
            for tried, one in enumerate(some):
                least = best[-1][0][0] if len(best) == CLOSELY else 0.0
                squares = one.squares(picture, back, sizes, closely, least)
                best.append((max(squares or [NONE]), one))
                best.sort(key=lambda pair: pair[0], reverse=True)
                best = best[:CLOSELY]
                if tried + 1 >= TRIED and best[0][0][0] > CLEAR:
                    break
            return best

        rough = scored(lattices, False)
        if not rough or not 0 < rough[0][0][0] <= CLEAR:
            return rough[0][0] if rough else NONE
        best, _ = scored([one for _, one in rough], True)[0]
        doubtful = [
            Lattice(on_comb(us, 0, one), on_comb(vs, 1, other))
            for one, other in kin(best, self.size)
        ]
        return max([best] + [square for square, _ in scored(doubtful, True)])

    def lattice(self, corners: "Corners", n: int) -> "tuple[Map, Lattice]":
        """The lattice that continues a square of `n` lines on all sides, and the map from its plane
        to the picture.
        """
        ends = zip(corners, corners[1:] + corners[:1])
        around = sum([((x - x2) ** 2 + (y - y2) ** 2) ** 0.5 for (x, y), (x2, y2) in ends])
        d = around / 4 / (n - 1)
        back = square_to(corners, (n - 1) * d)
        there = inverse(back)
        us = [place(there, x, y) for x, y, _ in self.upright]
        vs = [place(there, x, y) for y, x, _ in self.across]
        return back, Lattice(on_comb(us, 0, (d, 0.0)), on_comb(vs, 1, (d, 0.0)))


def crossed(upright: "Spots", across: "Spots", cell: int) -> "tuple[Spots, Spots]":
    """The pixels of both families that lie between crossings of the two, in their row and in their
    column: the grain of a table crosses nothing. Lines cross where both have pixels in one `cell`,
    or BEYOND it.
    """
    one = {x // cell * STRIDE + abs(y + k) // cell for x, y in upright for k in (-BEYOND, BEYOND)}
    other = {abs(x + k) // cell * STRIDE + y // cell for x, y in across for k in (-BEYOND, BEYOND)}
    columns: dict[int, Ends] = {}
    rows: dict[int, Ends] = {}
    for node in one & other:
        i, j = node // STRIDE, node % STRIDE
        for lines, line, at in ((rows, j, i), (columns, i, j)):
            for by in range(line - APART, line + APART + 1):
                low, high = lines.get(by, (at, at))
                lines[by] = min(low, at), max(high, at)
    inside = set()
    for j, (left, right) in rows.items():
        for i in range(left, right + 1):
            top, bottom = columns.get(i, (1, 0))
            if top <= j <= bottom:
                inside.add(i * STRIDE + j)
    upright, across = [
        [spot for spot in spots if spot[0] // cell * STRIDE + spot[1] // cell in inside]
        for spots in (upright, across)
    ]
    return upright, across


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


def both(picture: "Picture") -> list[Lines]:
    """The dark and the light lines that are almost upright and level, the stronger first."""
    kinds = []
    for light in (False, True):
        one, other = [picture.where(marked(picture, way, light)) for way in (BESIDE, UNDER)]
        upright, across = crossed(one, other, max(1, picture.size // NEAR))
        level = [(y, x, much) for x, y, much in weighed(picture, across, UNDER, light)]
        kinds.append(Lines(picture, weighed(picture, upright, BESIDE, light), level))
    return sorted(kinds, key=Lines.strength, reverse=True)


def upright(picture: "Picture", sizes: tuple[int, ...]) -> "tuple[Found, Lines]":
    """The best square of lines that are almost upright and level."""
    first, second = both(picture)
    square, lines = first.square(picture, sizes), first
    if square[0] <= CLEAR and second.strength() > WEAK * first.strength():
        other = second.square(picture, sizes)
        if other > square:
            square, lines = other, second
    return square, lines


def aslant(picture: "Picture", sizes: tuple[int, ...]) -> "tuple[Found, Lines]":
    """The best square of dark lines of any direction; NONE if there is none."""
    tried = []
    for plain, (one, other) in planes(picture, (picture.size / SMALL, picture.size / LARGE)):
        lines = Lines(picture, one, [(y, x, much) for x, y, much in other])
        tried.append((lines.square(picture, sizes, plain), lines))
        if tried[-1][0][0] > CLEAR:
            break
    best = max(tried, key=lambda pair: pair[0], default=None)
    return best if best and best[0][0] > LEAST else (NONE, Lines(picture, [], []))


def found(picture: "Picture", size: int, level: bool) -> "Iterator[tuple[float, int, Corners]]":
    """The squares that may be the board, the likeliest first: how likely, the number of lines
    (`size` if that is not 0), and the middles of the corner points: above left, above right, below
    right, below left. `level`: with lines that are almost upright and level, or any lines.
    """
    sizes = (size,) if size else SIZES
    square, lines = (upright if level else aslant)(picture, sizes)
    if square[0] <= 0:
        return
    back = inverse(lines.plain)
    for _ in range(AGAIN):
        n, corners = cornered(square, back, lines)
        back, lattice = lines.lattice(corners, n)
        squares = sorted(lattice.squares(picture, back, sizes, True), reverse=True)
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
    _, n, left, top, du, dv = square
    a, b, c, d = [
        place(back, left + i * (n - 1) * du, top + j * (n - 1) * dv)
        for i, j in ((0, 0), (1, 0), (1, 1), (0, 1))
    ]
    return n, nudged((a, b, c, d), n, lines)


def snapped(picture: "Picture", corners: "Corners", n: int) -> "Corners":
    """Corners that a person has shown, moved onto the lines near them."""
    a, b, _, d, e, _, g, h, _ = square_to(corners, 1)
    kinds = []
    for light in (False, True):
        points = sloped(picture, light)
        level = [(y, x, much) for x, y, much in leading(points, (a, d, g))]
        kinds.append(Lines(picture, leading(points, (b, e, h)), level))
    return nudged(corners, n, max(kinds, key=Lines.strength), (0.4, 0.3))


def nudged(corners: "Corners", n: int, lines: Lines, rounds: tuple[float, ...] = ()) -> "Corners":
    """The corners moved so that the visible lines lie on the grid. `rounds`: how far they may be
    off at first, as parts of a cell.
    """
    families = (
        [(x, y) for x, y, _ in some(lines.upright, SHOWN)],
        [(x, y) for y, x, _ in some(lines.across, SHOWN)],
    )
    for most in rounds + (0.2, 0.2, 0.2):
        there = square_to(corners, n - 1)
        back = inverse(there)
        off = [
            bent([place(back, x, y) for x, y in points], n, axis, most)
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
