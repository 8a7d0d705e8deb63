"""The grid in a picture: how many lines it has and where its corners are."""

from ttgo.photo.lattice import Lattice, combs, peaks
from ttgo.photo.lines import marked
from ttgo.photo.plane import inverse, pencil, place, square_to, straight

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.photo.lattice import Comb, Found
    from ttgo.photo.lines import Picture
    from ttgo.photo.plane import Corners, Place

SIZES = (9, 13, 19)
ENOUGH = 40  # with fewer pixels that may be lines there are none
TRIED, MANY = 9, 16  # lattices looked at, at first and closely
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
    """

    def __init__(self, picture: "Picture", light: bool) -> None:
        self.width, self.height = picture.width, picture.height
        self.size = max(self.width, self.height)
        fine = self.size > 450
        self.upright, self.across = marked(picture, 3 if fine else 2, 2 if fine else 1, light)
        self.level = [(x, y, much) for y, x, much in self.across]

    def strength(self) -> int:
        """How much they differ from the ground in all."""
        return sum(much for points in (self.upright, self.level) for _, _, much in points)

    def lean(self) -> bool:
        """Find how the lines lean, for the map from above; False if there are too few of them."""
        if min(len(self.upright), len(self.level)) < ENOUGH:
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
        vs = [place(self.plain, x, y) for x, y, _ in self.level]
        across, down = [
            combs(
                peaks([(at[axis], much) for at, (_, _, much) in zip(places, points)]),
                self.size / 50,
                self.size / 4,
            )
            for axis, places, points in ((0, us, self.upright), (1, vs, self.level))
        ]
        turned_vs = [(v, u) for u, v in vs]
        lattices = [
            Lattice(us, turned_vs, one, other)
            for one in across
            for other in down
            if 0.75 < one[0] / other[0] < 1.33
        ]
        lattices.sort(key=lambda lattice: -lattice.length())
        back = inverse(self.plain)
        best = max(
            [lattice.square(picture, back, sizes) for lattice in lattices[:TRIED]], default=None
        )
        if best is None or best[0] > CLEAR:
            return best
        best = max([lattice.square(picture, back, sizes, True) for lattice in lattices[:MANY]])
        doubtful = [Lattice(us, turned_vs, one, other) for one, other in kin(best, self.size)]
        return max([best] + [lattice.square(picture, back, sizes, True) for lattice in doubtful])


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
        if (k != 1 or x or y) and size / 50 <= du * k <= size / 4
    ]


def found(picture: "Picture", size: int) -> "tuple[int, Corners]":
    """The number of lines (`size` if that is not 0), and the middles of the corner points: above
    left, above right, below right, below left. Raises NoBoard.
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
    (_, n, left, top, du, dv), lines = best
    back = inverse(lines.plain)
    a, b, c, d = [
        place(back, left + i * (n - 1) * du, top + j * (n - 1) * dv)
        for i, j in ((0, 0), (1, 0), (1, 1), (0, 1))
    ]
    return n, nudged((a, b, c, d), n, lines)


def nudged(corners: "Corners", n: int, lines: Lines) -> "Corners":
    """The corners moved so that the visible lines lie on the grid."""
    for _ in range(3):
        there = square_to(corners, n - 1)
        back = inverse(there)
        off = [
            bent([place(back, x, y) for x, y, _ in points], n, axis)
            for axis, points in enumerate((lines.upright, lines.level))
        ]
        moved = []
        for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            u, v = [sum(k * f for k, f in zip(terms, (1, s, t, s * t))) for terms in off]
            moved.append(place(there, (s + 1) / 2 * (n - 1) + u, (t + 1) / 2 * (n - 1) + v))
        a, b, c, d = moved
        corners = a, b, c, d
    return corners


def bent(places: "list[Place]", n: int, axis: int) -> list[float]:
    """How far lines are off the grid: k0 + k1 s + k2 t + k3 st, where s and t go from -1 to 1 over
    the board (least squares).
    """
    last = n - 1
    m = [[0.0] * 5 for _ in range(4)]
    for i in range(4):
        m[i][i] = 1e-6  # so that a board without visible lines does not move
    for at in places:
        off = at[axis] - round(at[axis])
        if -0.3 < at[0] < last + 0.3 and -0.3 < at[1] < last + 0.3 and abs(off) <= 0.2:
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
