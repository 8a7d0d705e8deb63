"""A position read from a picture: pixels and corners in, colours with confidence out. It uses no
rule of the game and no network.

`read` finds the board by its lines: two families of them, each meeting in a point far away
(aslant.py), at equal distances once the board is seen from above (plane.py); the board is the
square of lines with the fewest beyond it (lattice.py). Last, the colour of each point is read, and
whether the lines go on beyond the board (stones.py).
"""

from ttgo.photo.board import ANY, LEVEL, NoBoard, found
from ttgo.photo.lines import Picture
from ttgo.photo.plane import convex
from ttgo.photo.stones import goes_on, judged, looks
from ttgo.photo.taps import shown

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.photo.plane import Corners

SURE = 0.74  # below this confidence of a side's points the board's edge is hardly there
LIKELY = 1.5  # a square that need not be sought in any other direction
NO_CORNERS = "These four points are not the corners of a board. Move them to its corner points."
SLACK = 2  # pixels that a corner may seem to lie outside the picture

__all__ = ["NoBoard", "Reading", "read"]


class Reading:
    """What was read from a picture. `position` is a diagram of "X", "O" and ".", the top row first.
    `corners` are the middles of the four corner points in pixels, clockwise from above left.
    `confidence` is 0 to 1 for each point, in rows. `part` tells whether this looks like part of a
    larger board: lines go on beyond a side, or there is no edge of a board.
    """

    def __init__(
        self,
        position: tuple[str, ...],
        corners: "Corners",
        confidence: tuple[tuple[float, ...], ...],
        part: bool,
    ) -> None:
        self.position = position
        self.corners = corners
        self.confidence = confidence
        self.part = part


def read(
    rgb: bytes, width: int, height: int, corners: "Corners | None" = None, size: int = 0
) -> Reading:
    """The position in a picture.

    `rgb`: three bytes a pixel, by rows; 300 to 700 pixels a side are best. `corners`: the middles
    of the four corner points, clockwise from above left, if a person has shown them, and `size`,
    the number of lines. Raises NoBoard, a ValueError, if no board is found; ValueError, a sentence,
    if none can be read from the picture or the corners, and for a size outside 2 to 25.
    """
    if width < 20 or height < 20:
        raise ValueError(f"A picture has at least 20 pixels a side; this has {width} by {height}.")
    if size and not 2 <= size <= 25:
        raise ValueError(f"A board has 2 to 25 lines, not {size}.")
    picture = Picture(rgb, width, height)
    part = False
    if corners is None:
        best: list[tuple[bool, float, int, Corners]] = []
        for looked in LEVEL, ANY:
            for likely, n, there in found(picture, size, *looked):
                if best and min(best) <= (False, -likely):
                    break
                part, sure = _edge(picture, there, n)
                best.append((part, -sure * likely, n, there))
            if best and min(best) < (False, -LIKELY):
                break
        if not best:
            raise NoBoard
        part, _, size, corners = min(best)
    else:
        if not convex(corners):
            raise ValueError(NO_CORNERS)
        size, corners = shown(picture, corners, size)
    points = judged(looks(picture, corners, size))
    rows = [points[row * size : (row + 1) * size] for row in range(size)]
    position = tuple("".join(colour for colour, _ in row) for row in rows)
    if not any("." in row for row in position):
        raise NoBoard  # no game fills a board
    sures = tuple(tuple(sure for _, sure in row) for row in rows)
    return Reading(position, corners, sures, part)


def _edge(picture: Picture, corners: "Corners", size: int) -> "tuple[bool, float]":
    """Whether a square looks like part of a larger board, or like no board at all; and the
    confidence of the side that looks least like a board's edge.
    """
    width, height = picture.width, picture.height
    edge = looks(picture, corners, size, edge=True)
    points = judged(edge)
    sure = 1.0
    for side in (0, -1), (0, 1), (-1, 0), (1, 0):
        own = [point for look, point in zip(edge, points) if side in look.beyond]
        if {colour for colour, _ in own} in ({"X"}, {"O"}):
            sure = 0.0  # a table, or the board's flank
        sure = min(sure, sum([sures for _, sures in own]) / size)
    inside = all(-SLACK < x < width + SLACK and -SLACK < y < height + SLACK for x, y in corners)
    return not inside or sure < SURE or goes_on(edge, points), sure
