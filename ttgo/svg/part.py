"""The part of a grid that a picture shows, and how large it is drawn."""

from ttgo.illegal import brief
from ttgo.points import Grid, members
from ttgo.svg.given import in_turn
from ttgo.svg.pen import CELL, num

GUTTER = 0.75  # room in cells for the coordinates at the left and below (static/board/style.js),
MARGIN = 0.15  # the part of it kept free at the right and above,
LABEL = 15  # and its least pixels
WIDTH = 480  # pixels that a picture without a given width is laid out for
LARGE = 40  # pixels of a cell at most then
SMALL = 6.0  # and at least, always


class Part:
    """The columns from `left` to `right` and the rows from `top` to `bottom`, counted from the top left, of a grid."""

    def __init__(self, grid: Grid, crop: object = None) -> None:
        """`crop` are two opposite corners, None for all. Raises ValueError for anything else."""
        self.grid = grid
        corners = in_turn(grid, crop, "crop") if crop is not None else [0, members(grid.points)[-1]]
        if len(corners) != 2:
            raise ValueError(
                f"`crop` is two opposite corners, such as ['A1', 'E5'], not {brief(crop)}."
            )
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
        return f'<svg x="{x}" y="{y}" width="{width}" height="{height}" viewBox="{x} {y} {width} {height}">{body}</svg>'

    def cell(self, width: "float | None", coordinates: bool) -> float:
        """The size of a cell in pixels: what fits into the width if one is given, otherwise at most 40.

        Whole pixels, as on the board, so that lines are even, unless that wastes much of a small picture. A picture
        that is smaller still has cells of 6 pixels, shrunk.
        """
        if width is None:
            cell = min(LARGE, _fit(WIDTH, max(self.columns, self.rows)))
        elif (
            isinstance(width, bool)
            or not isinstance(width, (int, float))
            or not 16 <= width <= 16384
        ):
            raise ValueError(f"`width` is a number of pixels from 16 to 16384, not {brief(width)}.")
        else:
            cell = _fit(width, self.columns) if coordinates else width / (self.columns + 2 * MARGIN)
        return int(cell) if cell >= 8 else max(SMALL, cell)

    def box(
        self, cell: float, width: "float | None", coordinates: bool
    ) -> "tuple[float, float, float, float]":
        """Left, top, width and height of the picture in pixels from the grid's first column and top row, whose lines stand on pixels."""
        free = int((0.5 + MARGIN) * cell) + 0.5
        labels = (
            int(0.5 * cell + max((GUTTER - MARGIN) * cell, LABEL)) + 0.5 if coordinates else free
        )
        wide = (self.columns - 1) * cell + labels + free
        spare = 0 if width is None else max(0, width - wide)
        high = (self.rows - 1) * cell + free + labels
        return (self.left * cell - labels - spare // 2, self.top * cell - free, wide + spare, high)


def _fit(length: float, lines: int) -> float:
    return min(length / (lines + GUTTER), (length - LABEL) / lines)


def stars(grid: Grid) -> "list[int]":
    """The usual star points: near the corners and, on large grids, in the middles; static/board/markup.js does the same.

    >>> from ttgo.vertex import name
    >>> [name(Grid(9, 9), point) for point in stars(Grid(9, 9))]
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
