"""The arguments of a picture, checked: points, as vertices, ints or sets, and the part of the grid
to show. A ValueError says what is wrong.
"""

from ttgo import vertex
from ttgo.guards import brief, checked, each
from ttgo.points import Grid, members
from ttgo.svg.palette import DRAWN
from ttgo.svg.pen import CELL, num
from ttgo.vertex import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import TypeVar

    Place = int | str  # a point or its vertex
    Value = TypeVar("Value")

LONGEST = 8  # characters of a label
GUTTER, LABEL = DRAWN["gutter"]  # room in cells for the coordinates; the least pixels of half of it
EDGE = 0.15  # cells at each side without coordinates
WIDTH = 480  # pixels that a picture without a given width is laid out for
LARGE = 40  # pixels of a cell at most in such a picture
SMALL = 6.0  # units of a cell at least, in every picture


def last_turn(grid: Grid, given: "Place | None") -> "int | None":
    """The point of a last turn; None for a pass, and for "" or None, if there was no turn."""
    return None if given in (None, "", PASS) else vertex.at(grid, given)


def lines(grid: Grid, given: "Iterable[Iterable[Place]]", what: str) -> "list[list[int]]":
    """The points of each path, or the two ends of each line or arrow."""
    found = [vertex.in_turn(grid, line) for line in each(given, f"The {what}s are a list of them")]
    if any(not line or (what == "line" and len(set(line)) != 2) for line in found):
        raise ValueError("A path has a point at least, and a line leads from one to another.")
    return found


def by_point(grid: Grid, given: "Mapping[Place, Value] | None") -> "list[tuple[int, Value]]":
    """A dict's values by point, in order from A1."""
    by = checked(given or {}, dict, "Labels and marks are a dict by their points")
    found = [(vertex.at(grid, place), value) for place, value in by.items()]
    return sorted(found, key=lambda item: item[0])


def label(given: "int | str") -> str:
    """A label's text: a number, or 1 to 8 characters."""
    text = " ".join(str(given).split())
    if not 0 < len(text) <= LONGEST:
        raise ValueError(f"A label has 1 to {LONGEST} characters, unlike {brief(given)}.")
    return text


# The part of a grid that is shown, and how large it is drawn


class Part:
    """The columns from `left` to `right` and the rows from `top` to `bottom`, counted from the top
    left, of a grid.
    """

    def __init__(self, grid: Grid, crop: "Iterable[Place] | None" = None) -> None:
        """`crop` are two opposite corners, None for all."""
        self.grid = grid
        corners = [0, members(grid.points)[-1]] if crop is None else vertex.in_turn(grid, crop)
        if len(corners) != 2:
            raise ValueError("`crop` is two opposite corners, such as ['A1', 'E5'].")
        columns = sorted([corner % grid.stride for corner in corners])
        rows = sorted([grid.height - 1 - corner // grid.stride for corner in corners])
        (self.left, self.right), (self.top, self.bottom) = columns, rows

    @property
    def columns(self) -> int:
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        return self.bottom - self.top + 1

    @property
    def is_whole(self) -> bool:
        return (self.columns, self.rows) == (self.grid.width, self.grid.height)

    def clipped(self, body: str) -> str:
        """The drawing without the parts beyond a cut edge: an inner svg hides them."""
        if self.is_whole:
            return body
        spare = CELL  # beyond an edge that is not cut
        left = (self.left - 0.5) * CELL - (spare if self.left == 0 else 0)
        top = (self.top - 0.5) * CELL - (spare if self.top == 0 else 0)
        right = (self.right + 0.5) * CELL + (spare if self.right == self.grid.width - 1 else 0)
        bottom = (self.bottom + 0.5) * CELL + (spare if self.bottom == self.grid.height - 1 else 0)
        x, y, width, height = num(left), num(top), num(right - left), num(bottom - top)
        view = f"{x} {y} {width} {height}"
        size = f'width="{width}" height="{height}"'
        return f'<svg x="{x}" y="{y}" {size} viewBox="{view}">{body}</svg>'

    def cell(self, width: "float | None", coordinates: bool) -> float:
        """The size of a cell in pixels: as large as fits a given width, at most 40 without one.
        Whole pixels, as on the board, so that lines are even, unless that wastes much of a small
        picture. A still smaller picture is drawn with cells of 6 pixels and shrunk.
        """
        if width is None:
            cell = min(LARGE, _fit(WIDTH, max(self.columns, self.rows)))
        elif not isinstance(width, (int, float)) or not 16 <= width <= 16384:
            raise ValueError(f"`width` is a number of pixels from 16 to 16384, not {brief(width)}.")
        else:
            cell = _fit(width, self.columns) if coordinates else width / (self.columns + 2 * EDGE)
        return int(cell) if cell >= 8 else max(SMALL, cell)

    def box(
        self, cell: float, width: "float | None", coordinates: bool
    ) -> "tuple[float, float, float, float]":
        """Left, top, width and height of the picture in pixels from the grid's first column and top
        row, whose lines stand on pixels.
        """
        room = max(GUTTER / 2 * cell, LABEL) if coordinates else EDGE * cell
        free = int(0.5 * cell + room) + 0.5
        wide = (self.columns - 1) * cell + 2 * free
        spare = 0 if width is None else max(0, width - wide)
        high = (self.rows - 1) * cell + 2 * free
        return (self.left * cell - free - spare // 2, self.top * cell - free, wide + spare, high)


def _fit(length: float, lines: int) -> float:
    fit: float = min(length / (lines + GUTTER), (length - 2 * LABEL) / lines)
    return fit


def stars(grid: Grid) -> "list[int]":
    """The usual star points: near the corners and, on large grids, in the middles;
    static/board/markup.js has the same ones.

    >>> [Grid(9).vertices[point] for point in stars(Grid(9))]
    ['C3', 'G3', 'E5', 'C7', 'G7']
    """
    xs, ys = _near(grid.width), _near(grid.height)
    large = min(grid.width, grid.height) > 13
    return [
        grid.point(x, y)
        for y in sorted(ys)
        for x in sorted(xs)
        if large or (xs.index(x) == 2) == (ys.index(y) == 2)
    ]


def _near(side: int) -> "list[int]":
    begin = 2 if side < 13 else 3
    ends = [begin, side - 1 - begin] if side >= 7 else []
    return ends + ([side // 2] if side % 2 and side > 8 else [])
