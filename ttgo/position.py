"""One colouring of a grid: the position."""

from ttgo.guards import brief, checked
from ttgo.points import Grid
from ttgo.vertex import MARKS, at, is_graph, read_diagram, rows, set_at

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Final, Literal

    from ttgo.vertex import Points

    Player = Literal["black", "white"]

BLACK: "Final" = "black"
WHITE: "Final" = "white"
EMPTY: "Final" = "empty"
NAMES = {BLACK: "Black", WHITE: "White", EMPTY: "empty"}  # in sentences


class Position:
    r"""One colouring of a grid; it never changes. `black`, `white` and `empty` are sets of points
    (ints).

    By vertices: Position.of(9, black="C3 D4", white="E5") makes one, `position["C3"]` is a point's
    colour, and going through a position gives all its vertices in order from A1. A point may be
    given as its vertex, and a set of points as vertices: a text with blanks between them, or a
    list.

    >>> from ttgo import BLACK, Position
    >>> position = Position.parse("X O\n. X")
    >>> position["A2"], position["A1"], position.liberties("A2")
    ('black', 'empty', ['A1'])
    >>> position.vertices(BLACK)
    ['B1', 'A2']
    """

    __slots__ = ("_black", "_grid", "_white")
    _repr_svg_: "Callable[[], str]"  # the picture in a notebook, which ttgo/__init__.py gives

    def __init__(self, grid: Grid, black: "Points" = 0, white: "Points" = 0) -> None:
        if type(black) is not int or type(white) is not int:
            black, white = set_at(_grid(grid), black), set_at(grid, white)
        if black & white or (black | white) & ~_grid(grid).points:
            raise ValueError(
                "A position colours each point of its grid once; these sets overlap or leave the "
                "grid."
            )
        self._grid = grid
        self._black = black
        self._white = white

    @property
    def grid(self) -> Grid:
        """The grid that is coloured."""
        return self._grid

    @property
    def black(self) -> int:
        """The set of black points."""
        return self._black

    @property
    def white(self) -> int:
        """The set of white points."""
        return self._white

    @property
    def empty(self) -> int:
        """The set of empty points."""
        return self._grid.points ^ self._black ^ self._white

    def points(self, colour: str) -> int:
        """The set of points of a colour. Raises ValueError for anything else."""
        if colour == BLACK:
            return self._black
        if colour == WHITE:
            return self._white
        if colour == EMPTY:
            return self.empty
        raise _no_colour(colour)

    def vertices(self, colour: str) -> "list[str]":
        """The vertices of the points of a colour, in order from A1.

        >>> from ttgo import Position
        >>> Position.parse("X X O").vertices("black")
        ['A1', 'B1']
        """
        return self._grid.named(self.points(colour))

    def colour(self, point: "int | str") -> str:
        """The colour of a point."""
        if type(point) is not int or point < 0:
            point = at(self._grid, point)
        return BLACK if self._black >> point & 1 else WHITE if self._white >> point & 1 else EMPTY

    def coloured(self, points: "Points", colour: str) -> "Position":
        """A position like this one, but with `points` in that colour. Raises ValueError for what is
        no colour.

        >>> from ttgo import Position
        >>> print(Position.of(3, 1).coloured("A1 B1", "black"))
        X X .
        """
        if colour not in (BLACK, WHITE, EMPTY):
            raise _no_colour(colour)
        if type(points) is not int:
            points = set_at(self._grid, points)
        black, white = self._black & ~points, self._white & ~points
        return Position(
            self._grid, black | points * (colour == BLACK), white | points * (colour == WHITE)
        )

    def __getitem__(self, vertex: str) -> str:
        return self.colour(at(self._grid, vertex))

    def __iter__(self) -> "Iterator[str]":
        return iter(self._grid.named(self._grid.points))

    def string(self, vertex: str) -> "list[str]":
        """The vertices of the string at a vertex, in order from A1. Raises NotAPoint, and
        ValueError for an empty point.

        >>> from ttgo import Position
        >>> Position.parse("X X O").string("A1")
        ['A1', 'B1']
        """
        return self._grid.named(self._string(vertex))

    def liberties(self, vertex: str) -> "list[str]":
        """The vertices of the liberties of the string there: the empty points next to it. Raises
        NotAPoint, and ValueError for an empty point.
        """
        return self._grid.named(self._grid.around(self._string(vertex)) & self.empty)

    def _string(self, vertex: str) -> int:
        point = at(self._grid, vertex)
        if self.colour(point) == EMPTY:
            (empty,) = self._grid.named(1 << point)
            raise ValueError(f"{empty} is empty; a string is of stones.")
        return self.piece(point)

    def piece(self, point: int) -> int:
        """The string or the empty region at a point, as a set.

        >>> from ttgo import Position
        >>> Position.parse("X X O").piece(0)
        3
        """
        return self._grid.flood(1 << point, self.points(self.colour(point)))

    @staticmethod
    def of(
        width: int, height: "int | None" = None, black: "Points" = 0, white: "Points" = 0
    ) -> "Position":
        """The position with these stones on a grid of `width` by `height` points, a square if no
        height is given.

        >>> from ttgo import Position
        >>> print(Position.of(3, 2, black="A1 B2", white="C1"))
        . X .
        X . O
        """
        return Position(Grid(width, height), black, white)

    @staticmethod
    def parse(text: str) -> "Position":
        """The position of a diagram such as str() gives; raises ValueError that names the row and
        column in error.

        >>> from ttgo import Position
        >>> print(Position.parse(".X. OO."))
        . X . O O .
        >>> Position.parse(".X. ?")
        Traceback (most recent call last):
        ttgo.illegal.Wrong: Row 1, column 4 of the diagram is '?'; write X, O or . there.
        """
        return Position(*read_diagram(text))

    def set_of(self, points: "Points") -> int:
        """Points as the set of them, an int with a bit for each; `named` gives them back.

        >>> from ttgo import Position
        >>> position = Position.of(9)
        >>> position.set_of("A1 C1"), position.named(5)
        (5, ['A1', 'C1'])
        """
        return set_at(self._grid, points)

    def named(self, points: "Points") -> "list[str]":
        """Points as their vertices, in order from A1."""
        return self._grid.named(set_at(self._grid, points))

    def rows(self) -> "list[str]":
        """The rows of the diagram, the top one first: "X" black, "O" white and "." empty. Raises
        ValueError for a graph, which has none.
        """
        if is_graph(self._grid):
            raise ValueError("A graph has no rows; `vertices` names the points of a colour.")
        return rows(self._grid, [self._black, self._white], MARKS)

    def symmetries(self) -> "list[Position]":
        """The position itself, then mirrored and turned: eight in all, four on a grid that is no
        square. All eight have the same min(..., key=str), a normal form.

        >>> from ttgo import Position
        >>> print(*Position.parse("X . O").symmetries(), sep="; ")
        X . O; O . X; X . O; O . X
        """
        sides = [[list(row) for row in self.rows()]]
        if self._grid.width == self._grid.height:
            sides.append([list(row) for row in zip(*sides[0])])
        upright = [side for rows in sides for side in (rows, rows[::-1])]
        both = [side for rows in upright for side in (rows, [row[::-1] for row in rows])]
        return [Position.parse("\n".join(["".join(row) for row in side])) for side in both]

    def to_dict(self) -> "dict[str, object]":
        """The position as plain values, for JSON; `from_dict` takes them back.

        >>> from ttgo import Position
        >>> Position.parse("X O").to_dict()
        {'rows': ['XO']}
        """
        return {"rows": self.rows()}

    @staticmethod
    def from_dict(values: "dict[str, object]") -> "Position":
        """The position of values such as `to_dict` gives. Raises ValueError for anything else.

        >>> from ttgo import Position
        >>> print(Position.from_dict({"rows": ["XO", ".."]}))
        X O
        . .
        """
        given = checked(values, dict, "A position's values are a dict, such as to_dict gives")
        such = 'A position\'s "rows" are a list of texts'
        return Position.parse("\n".join(checked(given.get("rows"), list, such, str)))

    def __str__(self) -> str:
        if is_graph(self._grid):
            return repr(self)
        return "\n".join(" ".join(row) for row in self.rows())

    def __repr__(self) -> str:
        if is_graph(self._grid):
            black, white = [" ".join(self.vertices(colour)) for colour in (BLACK, WHITE)]
            return f"Position({self._grid!r}, {black!r}, {white!r})"
        return "Position.parse('''\n" + str(self) + "\n''')"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and (self._grid, self._black, self._white) == (
            other._grid,
            other._black,
            other._white,
        )

    def __hash__(self) -> int:
        return hash((self._grid, self._black, self._white))


def _grid(given: object) -> "Grid":
    """`given`, if it is a Grid or a graph (lab/graph.py); raises ValueError otherwise."""
    if hasattr(given, "flood"):
        return given  # type: ignore[return-value]
    raise ValueError(f"A grid is a Grid, such as Grid(9), not {brief(given)}.")


def _no_colour(given: object) -> ValueError:
    return ValueError(f"A colour is {BLACK!r}, {WHITE!r} or {EMPTY!r}, not {brief(given)}.")
