"""What a caller gives for a picture: points, as vertices, ints or sets, and the part of the grid to
show. A ValueError says what is wrong.
"""

from ttgo import vertex
from ttgo.illegal import brief, is_integer
from ttgo.points import Grid, members, set_of
from ttgo.svg.pen import CELL, num
from ttgo.vertex import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    pass

LONGEST = 8  # characters of a label
GUTTER = 0.75  # room in cells for the coordinates at the left and below (static/board/style.js),
MARGIN = 0.15  # the part of it kept free at the right and above,
LABEL = 15  # and its least pixels
WIDTH = 480  # pixels that a picture without a given width is laid out for
LARGE = 40  # pixels of a cell at most then
SMALL = 6.0  # and at least, always


def one(grid: Grid, given: object, what: str) -> int:
    """A point, given as a vertex or as its number."""
    if is_integer(given):
        if given < 0 or not grid.points >> given & 1:
            last = vertex.name(grid, members(grid.points)[-1])
            raise ValueError(
                f"{brief(given)} in `{what}` is no point of this grid, which ends with {last}."
            )
        return given
    point = vertex.read(grid, given)
    if point is None:
        raise ValueError(f"A pass in `{what}` is no point; write a vertex, such as A1.")
    return point


def last_turn(grid: Grid, given: object) -> "int | None":
    """The point of a last turn; None for a pass, and for "" or None, if there was no turn."""
    if given is None or given == "" or (isinstance(given, str) and given.strip().lower() == PASS):
        return None
    return one(grid, given, "last")


def some(grid: Grid, given: object, what: str) -> int:
    """A set of points, given as one (an int), as vertices in a text, or as a list, tuple or set of
    vertices or points.
    """
    if is_integer(given):
        if given & ~grid.points:
            size = f"{grid.width} by {grid.height}"
            raise ValueError(f"The set of points in `{what}` leaves this grid of {size} points.")
        return given
    return set_of(in_turn(grid, given, what))


def in_turn(grid: Grid, given: object, what: str) -> "list[int]":
    """Points in the order given: a text of vertices, or a list, tuple or set of vertices or
    points.
    """
    if isinstance(given, str):
        given = given.replace(",", " ").split()
    if not isinstance(given, (list, tuple, set, frozenset)):
        raise ValueError(
            f"Points in `{what}` are vertices, such as ['C3', 'D4'], not {brief(given)}."
        )
    return [one(grid, place, what) for place in given]


def paths(grid: Grid, given: object) -> "list[list[int]]":
    """Paths, each a list of points from the first to the last."""
    if not isinstance(given, (list, tuple)):
        raise ValueError(f"`paths` is a list of paths, each a list of points, not {brief(given)}.")
    found = [in_turn(grid, path, "paths") for path in given]
    if not all(found):
        raise ValueError("A path in `paths` has no points; it needs one at least.")
    return found


def ends(grid: Grid, given: object, what: str) -> "list[list[int]]":
    """Lines, each of two different points."""
    if not isinstance(given, (list, tuple)):
        raise ValueError(f"`{what}` is a list of lines, each of two points, not {brief(given)}.")
    found = [in_turn(grid, line, what) for line in given]
    if any(len(line) != 2 or line[0] == line[1] for line in found):
        raise ValueError(f"A line in `{what}` leads from one point to another one.")
    return found


def each(grid: Grid, given: object, what: str) -> "list[tuple[int, object]]":
    """A dict's values by point, in order from A1; nothing for None."""
    if given is None:
        return []
    if not isinstance(given, dict):
        raise ValueError(
            f"`{what}` is a dict from points to what stands there, not {brief(given)}."
        )
    found: "dict[int, object]" = {}
    for place, value in given.items():
        point = one(grid, place, what)
        if point in found:
            raise ValueError(f"{vertex.name(grid, point)} stands in `{what}` twice.")
        found[point] = value
    return sorted(found.items(), key=lambda item: item[0])


def label(given: object) -> str:
    """A label's text: a number from 0 to 9999, or 1 to 8 characters."""
    if is_integer(given) and 0 <= given <= 9999:
        return str(given)
    if isinstance(given, str) and given.split() and len(given) <= LONGEST:
        return " ".join(given.split())
    wanted = f"a number from 0 to 9999 or a text of 1 to {LONGEST} characters"
    raise ValueError(f"A label is {wanted}, not {brief(given)}.")


# The part of a grid that is shown, and how large it is drawn


class Part:
    """The columns from `left` to `right` and the rows from `top` to `bottom`, counted from the top
    left, of a grid.
    """

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
        view = f"{x} {y} {width} {height}"
        size = f'width="{width}" height="{height}"'
        return f'<svg x="{x}" y="{y}" {size} viewBox="{view}">{body}</svg>'

    def cell(self, width: "float | None", coordinates: bool) -> float:
        """The size of a cell in pixels: what fits into the width if one is given, otherwise at most
        40.

        Whole pixels, as on the board, so that lines are even, unless that wastes much of a small
        picture. A picture that is smaller still has cells of 6 pixels, shrunk.
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
        """Left, top, width and height of the picture in pixels from the grid's first column and top
        row, whose lines stand on pixels.
        """
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
    """The usual star points: near the corners and, on large grids, in the middles;
    static/board/markup.js does the same.

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
