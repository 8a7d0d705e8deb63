"""Points read from their names, as in GTP ("E5"), and positions as text diagrams.

Columns are letters from the left without I, AA after Z; rows are numbers from the bottom. A diagram
has the top row first, "X" black, "O" white and "." empty.
"""

from ttgo.guards import brief, each
from ttgo.illegal import NotAPoint, Wrong
from ttgo.points import LARGEST, LETTERS, Grid, column_name, members, set_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    Points = int | str | Iterable[int | str]  # a set, vertices, or points one by one

PASS = "pass"
BLANKS = " \t\n\r\f\v"  # ASCII's blanks; CPython's `strip` and `split` would take others too
MARKS = ".XO"


_COLUMNS = {column_name(x): x for x in range(LARGEST)}


def is_graph(grid: object) -> bool:
    """Whether a grid is a graph (ttgo/lab/graph.py): graphs name their points themselves and have
    no rows.
    """
    return not isinstance(grid, Grid)


def read(grid: Grid, text: object) -> "int | None":
    """The point that a vertex names, in upper or lower case; None for "pass".

    Raises NotAPoint, with what this grid accepts, for anything else.
    """
    if is_graph(grid):
        return grid.read(text)  # type: ignore[attr-defined, no-any-return]
    # "\u017f" is an S in upper case
    if isinstance(text, str) and len(text) <= 8 and all(mark < "\x7f" for mark in text):
        given = text.strip(BLANKS).upper()
        if given == "PASS":
            return None
        digits = given.lstrip(LETTERS)
        x = _COLUMNS.get(given[: len(given) - len(digits)])
        plain = digits != "" and digits[0] != "0" and digits.strip("0123456789") == ""
        if x is not None and x < grid.width and plain and int(digits) <= grid.height:
            return grid.point(x, int(digits) - 1)
    raise _not_a_point(grid, text)


def at(grid: Grid, given: object) -> int:
    """The point that is given as an int or as a vertex. Raises NotAPoint for anything else.

    >>> at(Grid(9), 40), at(Grid(9), "a1")
    (40, 0)
    """
    if type(given) is int and not is_graph(grid) and given in grid.vertices:
        return given
    point = read(grid, given)
    if point is None:
        reason = f"{brief(given)} is not a point of this board; a pass is a turn."
        raise NotAPoint(given, reason, "no_point")
    return point


def plain_turn(word: str) -> str:
    """A word of a match without the player before it: "E5" of "b:E5"; any other word as it is."""
    return word[2:] if word[1:2] == ":" else word


def set_at(grid: Grid, given: "Points") -> int:
    """The set of points that are given: as one (an int), as a text of vertices with blanks or
    commas between them, or one by one, as `at` takes each. Raises ValueError for anything else.

    >>> Grid(9).named(set_at(Grid(9), "c3, D4")), set_at(Grid(9), ["A1", 1]), set_at(Grid(9), 3)
    (['C3', 'D4'], 3, 3)
    """
    if type(given) is int:
        if given & ~grid.points:
            raise ValueError(f"The set {brief(given)} leaves this grid.")
        return given
    return set_of(in_turn(grid, given))


def in_turn(grid: Grid, given: "Points") -> "list[int]":
    """Points in the order given: a text of vertices, or several vertices or points."""
    places = given.replace(",", " ").split() if isinstance(given, str) else given
    shown = 'Points are given as vertices, such as "C3 D4"'
    return [at(grid, place) for place in each(places, shown)]


def _not_a_point(grid: Grid, text: object) -> NotAPoint:
    """The error that says how a point of this grid is written."""
    last, height = column_name(grid.width - 1), grid.height
    example = column_name(grid.width // 2) + str(height // 2 + 1)
    if grid.width == 1:
        columns, letters = "one", "the letter A"
    elif grid.width < 9:  # of nine letters, one would be the I
        columns, letters = "few", f"a letter A to {last}"
    elif grid.width <= len(LETTERS):
        columns, letters = "many", f"a letter A to {last} (no I)"
    else:
        columns, letters = "double", f"letters A to Z or AA to {last} (no I)"
    numbers = "the number 1" if height == 1 else f"a number 1 to {height}"
    given = brief(text)
    return NotAPoint(
        text,
        f"{given} is not a point of this board. Type {letters} and {numbers}, such as {example}, or “pass”.",
        "not_a_point",
        columns=columns,
        last=last,
        height=height,
        example=example,
    )


def rows(grid: Grid, sets: "list[int]", marks: str) -> list[str]:
    """One string a row, top row first: marks[k + 1] where a point is in sets[k], marks[0]
    elsewhere.
    """
    known = _marked.setdefault(marks, {})
    if len(known) > _MANY:
        known.clear()
    stride, octets = grid.stride, grid.stride * grid.height // 8 + 1
    text = []
    for eights in zip(*[points.to_bytes(octets, "little") for points in sets]):
        text.append(known.get(eights) or known.setdefault(eights, _eight(eights, marks)))
    line = "".join(text)
    return [
        line[begin : begin + grid.width] for begin in range((grid.height - 1) * stride, -1, -stride)
    ]


def _eight(sets: "tuple[int, ...]", marks: str) -> str:
    """The marks of eight points in a row."""
    found = [marks[0]] * 8
    for k, eight in enumerate(sets):
        for bit in members(eight):
            found[bit] = marks[k + 1]
    return "".join(found)


# Cache: for each choice of marks, the texts of the eights of points asked for so far.
_marked: "dict[str, dict[tuple[int, ...], str]]" = {}
_MANY = 2000  # texts kept at most for one choice of marks


def read_diagram(text: str) -> "tuple[Grid, int, int]":
    """The grid, the black points and the white points of a diagram; spaces, blank lines and
    indentation do not matter.

    Raises ValueError that names the row and column of the first thing wrong.
    """
    if not isinstance(text, str):
        raise ValueError(f"A diagram is text with X, O and . for the points, not {brief(text)}.")
    lines = text.replace("\r", "\n").split("\n")
    lines = ["".join([mark for mark in line if mark not in BLANKS]) for line in lines]
    lines = [line for line in lines if line]
    if not lines:
        raise Wrong(
            "A diagram needs at least one row of X, O and . for the points; this one is empty.",
            "wrong_diagram",
        )
    for number, line in enumerate(lines, 1):
        for place, mark in enumerate(line, 1):
            if mark not in MARKS:
                given = brief(mark)
                reason = f"Row {number}, column {place} of the diagram is {given}; write X, O or . there."
                raise Wrong(reason, "wrong_mark", row=number, column=place, mark=given)
        if len(line) != len(lines[0]):
            short, width = len(line) < len(lines[0]), len(lines[0])
            column = min(len(line), width) + 1
            found = "missing" if short else "one too many"
            raise Wrong(
                f"Row {number}, column {column} of the diagram is {found}: every row has {width}, "
                "like row 1.",
                "wrong_row",
                row=number,
                column=column,
                missing=short,
                width=width,
            )
    if len(lines) > LARGEST or len(lines[0]) > LARGEST:
        width, height, most = len(lines[0]), len(lines), LARGEST
        reason = (
            f"The diagram has {width} by {height} points; a board has at most {most} by {most}."
        )
        raise Wrong(reason, "diagram_too_large", width=width, height=height, most=most)
    grid = Grid(len(lines[0]), len(lines))
    black = white = 0
    for y, line in enumerate(lines[::-1]):
        for x, mark in enumerate(line):
            if mark == "X":
                black |= 1 << grid.point(x, y)
            elif mark == "O":
                white |= 1 << grid.point(x, y)
    return grid, black, white
