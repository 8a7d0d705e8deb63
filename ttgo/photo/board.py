"""The grid in a picture: how many lines it has and where its corners are."""

from ttgo.photo.lattice import Lattice, combs, peaks
from ttgo.photo.lines import marked
from ttgo.photo.plane import inverse, pencil, place, some, square_to, straight

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.photo.lattice import Comb, Found
    from ttgo.photo.lines import Picture, Points
    from ttgo.photo.plane import Corners, Map, Place

SIZES = (9, 13, 19)
ENOUGH = 40  # with fewer pixels that may be lines there are none
TRIED, MANY = 6, 16  # lattices looked at, at first and closely
# The cells in which both families of lines are looked for: this part of a picture; pixels that a
# line ends before its crossing; and half the cells from line to line, at most
NEAR, BEYOND, APART = 25, 5, 2
SMALL = 64  # of a picture: the least distance between lines
TALL = 1.6  # how much longer than wide a cell may be: from one side it is shorter
SHOWN = 800  # pixels of a family that show where a square lies
AGAIN, LIKELY = 3, 4  # looks at a square's own plane, and squares given
STIFF = 10.0  # pixels of lines that a grid resists, so that a few do not bend it
CLEAR = 4.0  # the score of a square beyond doubt
NO_BOARD = (
    "No board was found in this picture. It takes a whole board of 9, 13 or 19 lines, seen from "
    "above, or its four corners."
)


class NoBoard(ValueError):
    """No grid was found in a picture."""

    def __init__(self) -> None:
        super().__init__(NO_BOARD)


class Lines:
    """The pixels of a picture that may be lines, all dark ones or all light ones, and the map that
    sees them from above.

    They are kept as they come, (far, along): after the long numbers of rows, a new list of triples
    takes MicroPython ten times as long as all else here, because it looks for room for what is
    larger than 16 bytes from the first of these numbers on.
    """

    def __init__(self, picture: "Picture", light: bool) -> None:
        self.width, self.height = picture.width, picture.height
        self.size = max(self.width, self.height)
        step = 2 if self.size > 450 else 1
        self.upright, self.across = crossed(
            *marked(picture, step + 1, step, light), self.size // NEAR
        )

    def strength(self) -> int:
        """How much they differ from the ground in all."""
        return sum(much for _, _, much in self.upright + self.across)

    def lean(self) -> bool:
        """Find how the lines lean, for the map from above; False if there are too few of them."""
        if min(len(self.upright), len(self.across)) < ENOUGH:
            return False
        x, y = self.width / 2, self.height / 2
        self.plain = straight(
            pencil(self.upright, x, y, self.size), pencil(self.across, y, x, self.size), x, y
        )
        return True

    def square(self, picture: "Picture", sizes: tuple[int, ...]) -> "Found | None":
        """The best square of lines in the plane that shows the board from above; None if there is
        none.
        """
        us = [place(self.plain, x, y) for x, y, _ in self.upright]
        vs = [place(self.plain, x, y) for y, x, _ in self.across]
        across, down = [
            combs(
                peaks([(at[axis], much) for at, (_, _, much) in zip(places, points)]),
                self.size / SMALL,
                self.size / 4,
            )
            for axis, places, points in ((0, us, self.upright), (1, vs, self.across))
        ]
        turned_vs = [(v, u) for u, v in vs]
        lattices = [
            Lattice(us, turned_vs, one, other)
            for one in across
            for other in down
            if 1 / TALL < one[0] / other[0] < TALL
        ]
        lattices.sort(key=lambda lattice: -lattice.length())
        back = inverse(self.plain)

        def likeliest(some: "list[Lattice]", closely: bool) -> "Found":
            return max([max(one.squares(picture, back, sizes, closely)) for one in some])

        best = likeliest(lattices[:TRIED], False) if lattices else None
        if best is None or best[0] > CLEAR:
            return best
        best = likeliest(lattices[:MANY], True)
        doubtful = [Lattice(us, turned_vs, one, other) for one, other in kin(best, self.size)]
        return max(best, likeliest(doubtful, True))

    def lattice(self, corners: "Corners", n: int) -> "tuple[Map, Lattice]":
        """The lattice that goes on from a square of `n` lines, and the map from its plane to the
        picture.
        """
        ends = zip(corners, corners[1:] + corners[:1])
        around = sum([((x - x2) ** 2 + (y - y2) ** 2) ** 0.5 for (x, y), (x2, y2) in ends])
        d = around / 4 / (n - 1)
        back = square_to(corners, (n - 1) * d)
        there = inverse(back)
        us = [place(there, x, y) for x, y, _ in self.upright]
        vs = [place(there, x, y) for y, x, _ in self.across]
        return back, Lattice(us, [(v, u) for u, v in vs], (d, 0.0), (d, 0.0))


def crossed(upright: "Points", across: "Points", cell: int) -> "tuple[Points, Points]":
    """The pixels of both families that lie between others of both, along a row and along a column:
    the grain of a table crosses nothing. Pixels are near each other if in one `cell`, or BEYOND it.
    """
    one, other = [
        {(far // cell, (along + k) // cell) for far, along, _ in points for k in (-BEYOND, BEYOND)}
        for points in (upright, across)
    ]
    ends: list[dict[int, tuple[int, int]]] = [{}, {}]
    for i, j in one & {(i, j) for j, i in other}:
        for lines, line, at in ((ends[0], j, i), (ends[1], i, j)):
            for near in range(line - APART, line + APART + 1):
                low, high = lines.get(near, (at, at))
                lines[near] = min(low, at), max(high, at)
    rows, columns = ends

    def between(x: int, y: int) -> bool:
        i, j = x // cell, y // cell
        left, right = rows.get(j, (1, 0))
        top, bottom = columns.get(i, (1, 0))
        return left <= i <= right and top <= j <= bottom

    return (
        [point for point in upright if between(point[0], point[1])],
        [point for point in across if between(point[1], point[0])],
    )


def kin(best: "Found", size: int) -> "list[tuple[Comb, Comb]]":
    """Lattices that may be the true one if stones hide most lines, because stones side by side look
    like lines half-way: this one moved by half a distance, and those with twice or half the
    distance, wherever they lie.
    """
    _, _, left, top, du, dv = best
    return [
        ((du * k, left + du * x / 2), (dv * k, top + dv * y / 2))
        for k, steps in ((1, (0, 1)), (2, (0, 2)), (0.5, (0, 0.5)))
        for x in steps
        for y in steps
        if (k != 1 or x or y) and size / SMALL <= du * k <= size / 4
    ]


def found(picture: "Picture", size: int) -> "list[tuple[float, int, Corners]]":
    """The squares that may be the board, the likeliest first: how likely, the number of lines
    (`size` if that is not 0), and the middles of the corner points: above left, above right, below
    right, below left. Raises NoBoard.
    """
    sizes = (size,) if size else SIZES
    best: tuple[Found, Lines] | None = None
    both = [Lines(picture, light) for light in (False, True)]
    for lines in sorted(both, key=lambda lines: -lines.strength()):
        square = lines.square(picture, sizes) if lines.lean() else None
        if square and square[0] > 0 and (best is None or square[0] > best[0][0]):
            best = square, lines
        if best and best[0][0] > CLEAR:
            break
    if best is None:
        raise NoBoard
    square, lines = best
    back = inverse(lines.plain)
    for _ in range(AGAIN):
        n, corners = cornered(square, back, lines)
        back, lattice = lines.lattice(corners, n)
        squares = sorted(lattice.squares(picture, back, sizes, True), reverse=True)
        square = squares[0]
        if square[1] == n and abs(square[2]) < square[4] / 2 and abs(square[3]) < square[5] / 2:
            break
    likely = squares[:LIKELY]
    places = [cornered(square, back, lines) for square in likely]
    return [(square[0], n, corners) for square, (n, corners) in zip(likely, places)]


def cornered(square: "Found", back: "Map", lines: Lines) -> "tuple[int, Corners]":
    """The number of a square's lines, and where its corners are in the picture. `back`: from the
    square's plane to it.
    """
    _, n, left, top, du, dv = square
    a, b, c, d = [
        place(back, left + i * (n - 1) * du, top + j * (n - 1) * dv)
        for i, j in ((0, 0), (1, 0), (1, 1), (0, 1))
    ]
    return n, nudged((a, b, c, d), n, lines)


def snapped(picture: "Picture", corners: "Corners", n: int) -> "Corners":
    """Corners that a person has shown, moved onto the lines near them."""
    lines = max([Lines(picture, light) for light in (False, True)], key=Lines.strength)
    return nudged(corners, n, lines, (0.4, 0.3))


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
    """How far lines are off the grid, those that are by `most` of a cell: k0 + k1 s + k2 t + k3 st,
    where s and t go from -1 to 1 over the board (least squares).
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
