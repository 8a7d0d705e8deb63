"""SGF's markup (labels, marks, lines) as plain values for a view and for a picture.

    LB  TR SQ CR MA (M)                 labels; triangle, square, circle, cross
    LN AR                               lines and arrows
    DD VW                               dimmed points, and the part shown, until a later node
    FG PM MN                            a figure begins; how its moves are numbered, from where
    L                                   labels a, b, c of earlier formats

Marks off the grid are left out; no value in a file is an error here.
"""

from ttgo.match import Match
from ttgo.points import Grid
from ttgo.record.node import Node
from ttgo.record.tree import Record
from ttgo.record.values import integer, normalized, point_of, points_of, rectangle, split_blanks
from ttgo.vertex import BLANKS, plain_turn, read

_SHAPES = (("triangle", "TR"), ("square", "SQ"), ("circle", "CR"), ("cross", "MA"), ("cross", "M"))
_LINES = (("line", "LN"), ("arrow", "AR"))
_HERE = ("LB", "L", "TR", "SQ", "CR", "MA", "M", "LN", "AR")
_ONWARD = ("DD", "VW", "FG", "PM", "MN")  # these hold for later nodes, too
_LONGEST = 12  # characters of a label


def markup(record: Record, match: Match) -> "dict[str, object] | None":
    """The markup at the present place, with vertices for points; None if there is none.

    >>> from ttgo import sgf
    >>> record = sgf.parse("(;SZ[5]LB[cc:A]TR[aa:ba]AR[aa:ee]VW[aa:cc])")
    >>> found = markup(record, record.match())
    >>> found["labels"], found["triangle"], found["arrow"], found["crop"]
    ({'C3': 'A'}, ['A5', 'B5'], [['A5', 'E1']], ['A3', 'C5'])
    """
    grid, here = record.start.grid, record.here
    notes = here.notes or {}
    onward = any(
        node.notes and any(key in node.notes for key in _ONWARD)
        for node in record.line()[: here.depth + 1]
    )
    if not onward and not any(key in notes for key in _HERE):
        return None
    found: "dict[str, object]" = {
        "labels": _labels(grid, notes),
        "dim": [],
        "stars": [],
        "crop": None,
    }
    shapes: "dict[str, list[str]]" = {shape: [] for shape, _ in _SHAPES}
    for shape, key in _SHAPES:
        shapes[shape] += grid.named(_points(grid, notes.get(key, [])))
    found.update(shapes)
    for line, key in _LINES:
        found[line] = _lines(grid, notes.get(key, []))
    if onward:
        _inherited(found, grid, here)
        numbers = _numbers(match, record)
        numbers.update(found["labels"])  # type: ignore[call-overload]
        found["labels"] = numbers
    return found if any(found.values()) else None


def figure(node: Node) -> str:
    """The name of the figure that begins at a node, "" for none: FG[257:Figure 1]."""
    return "".join((node.notes or {}).get("FG", [])).partition(":")[2].strip(BLANKS)


def written(node: Node) -> str:
    """The comment on a node, after the name of the figure that begins there."""
    named = figure(node)
    return "\n".join(([named] if named else []) + (node.notes or {}).get("C", []))


def _labels(grid: Grid, notes: "dict[str, list[str]]") -> "dict[str, str]":
    found = {}
    for number, value in enumerate(notes.get("L", [])):
        point = _vertex(grid, value)
        if point and number < 26:
            found[point] = "abcdefghijklmnopqrstuvwxyz"[number]
    for value in notes.get("LB", []):
        at, _, text = value.partition(":")
        point, text = _vertex(grid, at), " ".join(split_blanks(_unescaped(text)))[:_LONGEST]
        if point and text:
            found[point] = text
    return found


def _unescaped(text: str) -> str:
    parts = text.split("\\")
    at = 1
    while at < len(parts):
        if parts[at] == "" and at + 1 < len(parts):  # an escaped backslash
            parts[at] = "\\"
            at += 1
        at += 1
    return "".join(parts)


def _vertex(grid: Grid, value: str) -> str:
    point = point_of(grid, normalized(value))
    return "" if point is None else grid.vertices[point]


def _points(grid: Grid, values: "list[str]") -> int:
    points = 0
    for value in values:
        points |= points_of(grid, value)
    return points


def _lines(grid: Grid, values: "list[str]") -> "list[list[str]]":
    ends = [[_vertex(grid, end) for end in value.split(":")] for value in values]
    return [line for line in ends if len(line) == 2 and all(line) and line[0] != line[1]]


def _inherited(found: "dict[str, object]", grid: Grid, here: Node) -> None:
    """The newest DD and VW on the way to a node; an empty one ends an earlier one."""
    dim, view = (_points(grid, _newest(here, key)) for key in ("DD", "VW"))
    if view:
        shown = rectangle(grid, view)
        names = grid.named(shown)
        found["crop"] = [names[0], names[-1]]
        dim |= shown & ~view  # not a rectangle
    found["dim"] = grid.named(dim)


def _newest(here: Node, key: str) -> "list[str]":
    node: "Node | None" = here
    while node is not None:
        if node.notes and key in node.notes:
            return node.notes[key]
        node = node.parent
    return []


def _numbers(match: Match, record: Record) -> "dict[str, str]":
    """Move numbers since the shown figure began, for the stones still there."""
    path = [record.root] + record.here.path()
    begins = [number for number, node in enumerate(path) if node.notes and "FG" in node.notes]
    how = normalized("".join(_newest(record.here, "PM")))
    if not begins or how == "0":
        return {}
    found: "dict[str, str]" = {}
    offset, less = 0, -1
    for number, node in enumerate(path):
        player, turn, _ = node.turn
        given = normalized("".join((node.notes or {}).get("MN", [])))
        if integer(given) >= 0:
            offset = integer(given) - turn
        if number < begins[-1] or not turn:
            continue
        shown = turn + offset
        if less < 0:
            less = shown // 100 * 100 if how == "2" else 0
        at = plain_turn(node.word)
        point = read(match.board.grid, at) if at[:1].isalpha() else None
        if point is not None and match.position.colour(point) == player:
            found[match.board.grid.vertices[point]] = str(shown - less)
    return found
