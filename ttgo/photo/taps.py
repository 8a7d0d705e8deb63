"""The board whose corners a person has shown, not quite there, as fingers do.

They give its plane but for a little. In the plane that they give, its lines meet nearly as far away
as lines can.
"""

from ttgo.photo.aslant import FAINT, VOTES, leading, lines_of, meetings, plane_of, sloped
from ttgo.photo.board import ANY, CLEAR, NONE, SIZES, Lines, corners_of, nudged
from ttgo.photo.plane import after, distance, inverse, place, some, square_to

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.photo.aslant import Pencil, Sloped
    from ttgo.photo.lattice import Comb, Found
    from ttgo.photo.lines import Picture, Points
    from ttgo.photo.plane import Corners, Map

SELDOM = (7, 5, 11, 15, 17, 21)  # numbers of lines that boards seldom have
CLEARLY = 1.15  # how many times as well one of these has to fit
AROUND = 0.12  # of a side: how far the board may be from the corners
SQUARE = 1.25  # how many times as long as wide a cell may seem
AGAIN = 2  # times that the best square's own plane is looked at
LEAST = 1.0  # the score of a square that is not there by chance
STEEP = 4  # lines lean by less than in a picture (aslant.STEEP)


def shown(picture: "Picture", corners: "Corners", size: int) -> "tuple[int, Corners]":
    """The number of lines, `size` if that is not 0, and the corners of the board that is there; if
    none is, those shown, moved onto lines near them.
    """
    ways = [near(picture, corners, sizes) for sizes in ([(size,)] if size else [SIZES, SELDOM])]
    best, back, lines = ways[0]
    if len(ways) > 1 and ways[1][0][0] > CLEARLY * best[0]:
        best, back, lines = ways[1]
    if best[0] >= LEAST:
        return best[1], nudged(corners_of(best, back), best[1], lines)
    n = size or SIZES[-1]
    return n, nudged(corners, n, lines, (0.4, 0.3))


def near(
    picture: "Picture", corners: "Corners", sizes: tuple[int, ...]
) -> "tuple[Found, Map, Lines]":
    """The best square of lines near the corners, the map from its plane to the picture, and what
    may be lines.
    """
    side = sum(map(distance, corners, corners[1:] + corners[:1])) / 4
    back = square_to(corners, side)
    kinds: "list[tuple[Found, Map, Lines]]" = []
    for points in sloped(picture, ANY[0]):
        plain, spaced, families = plane(points, back, side, sizes)
        lines = Lines(picture, families)
        kinds.append((lines.square(picture, sizes, plain, spaced, SQUARE), inverse(plain), lines))
        if kinds[-1][0][0] > CLEAR:
            break
    best, back, lines = max(kinds, key=lambda kind: kind[0])
    for _ in range(AGAIN):
        if best[0] < LEAST:
            break
        there = nudged(corners_of(best, back), best[1], lines)
        back, lattice = lines.lattice(there, best[1])
        squares = [
            square
            for square in lattice.squares(picture, back, sizes)
            if max(map(distance, corners_of(square, back), corners)) < AROUND * side
        ]
        best = max(squares, default=NONE)
    return best, back, lines


def plane(
    points: "Sloped", back: "Map", side: float, sizes: tuple[int, ...]
) -> "tuple[Map, list[list[tuple[float, Comb]]], list[Points]]":
    """The plane near the one that `back` leads from, in which lines are evenly spaced; how they
    are; and the pixels near the square, of both families.
    """
    there, half = inverse(back), side / 2
    families: "list[Points]" = []
    found: "list[Pencil]" = []
    for across in (0, 1):
        own, places = [], []
        for spot in leading(points, (back[1 - across], back[4 - across], back[7 - across])):
            at = [int(k - half) for k in place(there, spot[0], spot[1])]
            if max(map(abs, at)) < (0.5 + AROUND) * side:
                own.append(spot)
                places.append((at[1 - across], at[across], spot[2] >> FAINT))
        families.append(own)
        lines = lines_of(some(places, VOTES), STEEP)
        (u, v, w), lines = (meetings(lines, 1) or [((1.0, 0.0, 0.0), lines)])[0]
        found.append(
            (
                (v, u, w) if across == 0 else (u, v, w),
                [(b, a, much) if across == 0 else (a, b, much) for a, b, _, much in lines],
            )
        )
    cells = side / max(sizes) / SQUARE, side / (min(sizes) - 1) * SQUARE
    _, turned, spaced = plane_of((found[0], found[1]), half, half, cells)
    return after(turned, there), spaced, families
