"""Points and sets of points.

A point is an int: 0 is A1, at the bottom left; one step right is +1, one row up is +`stride`. A set
of points is one int too: bit p is point p. Each row is followed by one spare bit that is never a
point, so a shift by one cannot run from the end of one row into the next. A flood is then a few
shifts of whole sets, and two sets are equal when two numbers are.
"""

from ttgo.guards import brief, is_integer
from ttgo.illegal import Wrong

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    Near = tuple[int, int, list[tuple[int, int]]]
    Tables = tuple[
        int,
        list[int],
        list[Near | None],
        dict[int, str],
        dict[str, int],
        list[dict[int, list[str]]],
    ]

LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"  # no I, which reads like 1
SMALLEST, LARGEST = 1, 52  # points on a side
NOWHERE = -1  # among points, for a pass

# MicroPython has neither of these methods of int, and CPython is much faster with its own.
count: "Callable[[int], int]" = getattr(int, "bit_count", None) or (
    lambda points: bin(points).count("1")
)
_bit_length: "Callable[[int], int]" = getattr(int, "bit_length", None) or (
    lambda points: len(bin(points)) - 2
)


def lowest(points: int) -> int:
    """The first point of a set that is not empty."""
    return _bit_length(points & -points) - 1


def members(points: int) -> list[int]:
    """The points of a set, in order from A1; `set_of` gives the set back.

    >>> from ttgo import Game, members
    >>> game = Game(3)
    >>> game.play("B2")
    >>> members(game.points("black")), game.grid.named(game.points("black"))
    ([5], ['B2'])
    """
    if type(points) is not int or points < 0:
        raise ValueError(f"A set of points is a number, not {brief(points)}.")
    digits = bin(points)
    top = len(digits) - 1
    found = []
    place = digits.rfind("1")
    while place > 1:
        found.append(top - place)
        place = digits.rfind("1", 2, place)
    return found


def set_of(points: "Iterable[int]") -> int:
    """The set of some points; `members` gives them back.

    >>> from ttgo import Position, set_of
    >>> position = Position.of(3)
    >>> corners = [position.grid.point(x, y) for x in (0, 2) for y in (0, 2)]
    >>> print(position.coloured(set_of(corners), "black"))
    X . X
    . . .
    X . X
    """
    found = 0
    try:
        for point in points:
            found |= 1 << point
    except (TypeError, ValueError, OverflowError):
        raise ValueError("A set is of points, each a number from 0.") from None
    return found


def column_name(x: int) -> str:
    """The letters of column x, counted from 0: A ... Z, AA ... AZ, BA, BB."""
    high, low = divmod(x, len(LETTERS))
    return LETTERS[high - 1] + LETTERS[low] if high else LETTERS[low]


class Grid:
    """A rectangle of points, `width` by `height`, each 1 to 52.

    `points` is the set of all of them and `beside[p]` the set of the two to four points next to p
    (a spare bit's entry means nothing). `stride` is the step from a point to the one
    above it. `near[p]` is p as a set, beside[p], and for each point next
    to p these two of it; None until `look` has made it. `vertices` are the points' names by point,
    and `point_of` the points by these names. Raises ValueError for any other size.

    >>> from ttgo import Grid
    >>> grid = Grid(9)
    >>> point = grid.point_of["E5"]
    >>> grid.named(grid.beside[point])
    ['E4', 'D5', 'F5', 'E6']
    >>> grid.named(1 << point | 1 << grid.point(0, 0))  # a set of two points
    ['A1', 'E5']
    """

    __slots__ = (
        "_eights",
        "beside",
        "height",
        "near",
        "point_of",
        "points",
        "stride",
        "vertices",
        "width",
    )

    _tables: "dict[tuple[int, int], Tables]" = {}  # by size, each made once

    def __init__(self, width: int, height: "int | None" = None) -> None:
        self.width = _side(width, "width")
        self.height = self.width if height is None else _side(height, "height")
        self.stride = self.width + 1
        size = (self.width, self.height)
        if size not in Grid._tables:
            Grid._tables[size] = self._made()
        self.points, self.beside, self.near, self.vertices, self.point_of, self._eights = (
            Grid._tables[size]
        )

    def _made(self) -> "Tables":
        row = (1 << self.width) - 1
        self.points = 0
        for _ in range(self.height):
            self.points = self.points << self.stride | row
        places = self.stride * self.height
        vertices = {}
        for point in members(self.points):
            y, x = divmod(point, self.stride)
            vertices[point] = column_name(x) + str(y + 1)
        return (
            self.points,
            [self.around(1 << p) for p in range(places)],
            [None] * places,
            vertices,
            {vertices[point]: point for point in vertices},
            [{} for _ in range(places // 8 + 1)],
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grid) and (self.width, self.height) == (other.width, other.height)

    def __hash__(self) -> int:
        return hash((self.width, self.height))

    def __reduce__(self) -> "tuple[type[Grid], tuple[int, int]]":
        return Grid, (self.width, self.height)  # without its tables

    def __repr__(self) -> str:
        return f"Grid({self.width}, {self.height})"

    def point(self, x: int, y: int) -> int:
        """The point in column x and row y, both counted from 0 at A1. Raises ValueError if there is
        none.

        >>> from ttgo import Grid
        >>> Grid(9).point(0, 0), Grid(9).point(8, 0), Grid(9).point(0, 1)
        (0, 8, 10)
        """
        if not (is_integer(x) and is_integer(y) and 0 <= x < self.width and 0 <= y < self.height):
            last = f"Columns are 0 to {self.width - 1} and rows 0 to {self.height - 1}"
            raise ValueError(f"{last}; there is no point at {brief(x)}, {brief(y)}.")
        return y * self.stride + x

    def named(self, points: int) -> "list[str]":
        """The vertices of a set of points, in order from A1."""
        found: "list[str]" = []
        for place, eight in enumerate(points.to_bytes(len(self._eights), "little")):
            if eight:  # the names of any eight points are kept
                known = self._eights[place]
                if eight not in known:
                    known[eight] = [self.vertices[8 * place + bit] for bit in members(eight)]
                found += known[eight]
        return found

    def around(self, points: int) -> int:
        """The neighbours of the points of a set; points of the set itself may be among them."""
        stride = self.stride
        return (points << 1 | points >> 1 | points << stride | points >> stride) & self.points

    def look(self, point: int) -> "Near":
        """Make the entry `near[point]`. Making all of them at once would take most of MicroPython's
        memory.
        """
        pairs = [(1 << p, self.beside[p]) for p in members(self.beside[point])]
        self.near[point] = found = (1 << point, self.beside[point], pairs)
        return found

    def flood(self, start: int, within: int) -> int:
        """All points that a path inside the set `within` joins to `start`; `start` counts as far as
        it is inside.
        """
        stride = self.stride
        found = start & within
        while found != within:
            # A step along the rows, then one along the columns.
            grown = (found | found << 1 | found >> 1) & within
            grown = (grown | grown << stride | grown >> stride) & within
            if grown == found:
                break
            found = grown
        return found

    def flood_both(self, start: int, within: int, start2: int, within2: int) -> "tuple[int, int]":
        """Two floods at once, in half the time.

        The second one's sets are put above the first one's, with an empty row between them, as one
        grid of twice the height.
        """
        above = self.stride * (self.height + 1)
        both = self.flood(start | start2 << above, within | within2 << above)
        second = both >> above
        return both ^ second << above, second

    def pieces(self, points: int) -> list[int]:
        """The connected pieces of a set, by their lowest point."""
        found = []
        while points:
            piece = self.flood(points & -points, points)
            found.append(piece)
            points ^= piece
        return found


def _side(length: object, side: str) -> int:
    if not is_integer(length) or not SMALLEST <= length <= LARGEST:
        raise Wrong(
            f"A board’s {side} is a whole number from {SMALLEST} to {LARGEST}, not {brief(length)}.",
            "wrong_side",
            side=side,
            least=SMALLEST,
            most=LARGEST,
            given=brief(length),
        )
    return length
