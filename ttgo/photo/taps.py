"""The board whose corners a person has shown, not quite there, as fingers do.

They give its plane but for a little. In the plane that they give, the lines of a family lean by a +
b * c where they cross the middle at c, as all lines through one point do; with the right a and b
the pixels of lines fall on few c.
"""

from ttgo.photo.aslant import leading, sloped
from ttgo.photo.board import ANY, NONE, WEAK, Lines, corners_of, nudged
from ttgo.photo.lattice import Lattice, combs
from ttgo.photo.plane import after, distance, inverse, place, some, square_to, straight

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.photo.aslant import Sloped
    from ttgo.photo.lattice import Comb, Found
    from ttgo.photo.lines import Picture, Points
    from ttgo.photo.plane import Corners, Map

    Lean = tuple[float, float, list[int]]  # a, b, and how much lies at each c

SIZES = (19, 13, 9, 7, 5, 11, 15, 17, 21)
AROUND = 0.12  # of a side: how far the board may be from the corners
SQUARE = 1.25  # how many times as long as wide a cell may seem
AGAIN = 2  # times that the best square's own plane is looked at
LEAST = 1.0  # the score of a square that is not there by chance
UNIT, BITS = 1 << 11, 11  # of a side; whole numbers cost MicroPython no memory
# How much a and b are changed at once, how many times, for how many pixels; and the bits of a bin
# of c
LEANS = ((40, 4, 300, 5), (20, 1, 600, 4), (10, 1, 900, 4), (5, 1, 1500, 3))
KEPT = 4  # of these are changed further


def shown(picture: "Picture", corners: "Corners", size: int) -> "tuple[int, Corners]":
    """The number of lines, `size` if that is not 0, and the corners of the board that is there; if
    none is, those shown, moved onto lines near them.
    """
    sizes = (size,) if size else SIZES
    side = sum(map(distance, corners, corners[1:] + corners[:1])) / 4

    def best_of(lattice: Lattice, back: "Map") -> "Found":
        """The best square near the corners."""
        squares = [
            square
            for square in lattice.squares(picture, back, sizes, True)
            if max(map(distance, corners_of(square, back), corners)) < AROUND * side
        ]
        return max(squares, default=NONE)

    back = square_to(corners, side)
    kinds: "list[tuple[Found, Map, Lines]]" = []
    for points in sloped(picture, ANY[0]):
        plain, spaced, families = plane(points, back, side, sizes)
        lines = Lines(picture, families)
        if kinds and len(families[0]) < WEAK * len(kinds[0][2].families[0]):
            break
        kinds.append((lines.square(picture, sizes, plain, spaced, SQUARE), inverse(plain), lines))
    best, back, lines = max(kinds, key=lambda kind: kind[0])
    for _ in range(AGAIN):
        if best[0] < LEAST:
            n = size or best[1] or SIZES[0]
            return n, nudged(corners, n, lines, (0.4, 0.3))
        there = nudged(corners_of(best, back), best[1], lines)
        back, lattice = lines.lattice(there, best[1])
        best = best_of(lattice, back)
    return best[1], nudged(corners_of(best, back), best[1], lines)


def plane(
    points: "Sloped", back: "Map", side: float, sizes: tuple[int, ...]
) -> "tuple[Map, list[list[tuple[float, Comb]]], list[Points]]":
    """The plane near the one that `back` leads from, in which the pixels of lines are evenly
    spaced; how they are; and the pixels near the square, of both families.
    """
    there = inverse(back)
    families, leans = [], []
    for across in (0, 1):
        own, places = [], []
        for spot in leading(points, (back[1 - across], back[4 - across], back[7 - across])):
            at = [int(k / side * UNIT) - UNIT // 2 for k in place(there, spot[0], spot[1])]
            if max(map(abs, at)) < (0.5 + AROUND) * UNIT:
                own.append(spot)
                places.append((at[across], at[1 - across], spot[2]))
        families.append(own)
        leans.append(lean(places))
    (a, b, bins), (a2, b2, bins2) = leans
    half = side / 2
    turned = straight((a, 1, -b / side), (1, a2, -b2 / side), half, half)
    cells = side / max(sizes) / SQUARE, side / (min(sizes) - 1) * SQUARE
    spaced = [combs(peaks(own, bend, side), *cells) for own, bend in ((bins, b2), (bins2, b))]
    return after(turned, there), spaced, families


def peaks(bins: list[int], bend: float, side: float) -> "list[tuple[float, float]]":
    """Where most pixels lie in the plane, and how many: at the c of lines. `bend`: the b of the
    other family.
    """
    found: "list[tuple[float, float]]" = []
    for k, many in enumerate(bins):
        if many and many >= max(bins[k - 1 : k + 2]):
            at = (2 * k + 1) / len(bins) - 1
            found.append((at / (1 + bend * at) * side, many))
    return found


def lean(places: "Points") -> "Lean":
    """How lines lean. `places`: of their pixels, across the lines and along them, in UNITs from the
    middle, and how much each differs from the ground.
    """
    best: "list[tuple[int, int, int, list[int]]]" = [(0, 0, 0, [])]
    for step, times, many, bits in LEANS:
        tried = []
        own = some(places, many)
        steps = range(-times * step, times * step + 1, step)
        for _, first, second, _ in best:
            for a in [first + step for step in steps]:
                for b in [second + step for step in steps]:
                    bins = [0] * (2 * UNIT >> bits)
                    for u, v, much in own:
                        c = (u - (a * v >> BITS)) * (UNIT - (b * v >> BITS)) >> BITS
                        bins[(c + UNIT) >> bits] += much
                    tried.append((sum([much * much for much in bins]), a, b, bins))
        tried.sort(reverse=True)
        best = tried[:KEPT]
    _, a, b, bins = best[0]
    return a / UNIT, b / UNIT, bins
