"""The tree of a record as a list of rows: the line on the board, its comments, and other turns
tried.

Each row says how many lines high it is, so the page can place all rows and ask only for those in
sight.

    {"turn": 4, "moves": ["E5", "D4"], "players": "BW", ...}   turns 4 and 5 of the line; turn 0 is
                                                               the start, whose move is ""
    {"turn": 5, "comment": "Too slow?", "lines": 2, ...}       the comment on turn 5
    {"turn": 6, "at": "C3", "moves": ["C3"], "more": True, ...}   another turn 6 and its sequel;
                                                                  the event "branch" goes there
"""

from ttgo.record.markup import written
from ttgo.record.node import Node
from ttgo.record.tree import Record, label
from ttgo.rules import BLACK, WHITE
from ttgo.vertex import plain_turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_ACROSS = 4  # turns of the line in a row,
_BEGUN = 5  # and of another
_WIDE = 40  # letters in a line of a comment,
_HIGH = 4  # and its most lines
_MOST = 300  # lines in an answer

_PLAYERS = {BLACK: "B", WHITE: "W"}


def outline(record: Record, event: "dict[str, Any]") -> "dict[str, object]":
    """The rows that fill "lines" lines, from the line "from" on, or around the present place if
    "from" is missing.

    In the answer "all" is the number of lines of the whole list, "here" the line of the present
    place, "from" that of the first row.

    >>> from ttgo import Start
    >>> record = Record(Start(3))
    >>> record.here = record.root.add("B2")
    >>> node = record.root.add("A1")
    >>> answer = outline(record, {"lines": 9})
    >>> [row["moves"] for row in answer["rows"]], answer["all"], answer["here"]
    ([[''], ['B2'], ['A1']], 3, 1)
    """
    line, lines = record.line(), min(_MOST, event.get("lines", 60))
    rows, top, here = [], 0, 0
    for turn, what, height in _places(line):
        rows.append((top, turn, what))
        if what == "" and turn <= record.here.depth:
            here = top
        top += height
    begin = event.get("from", max(0, here - lines // 2))
    shown = [row for row in rows if begin <= row[0] < begin + lines]
    shown_rows = [_row(line, turn, what) for _, turn, what in shown]
    return {"all": top, "here": here, "from": shown[0][0] if shown else top, "rows": shown_rows}


def _places(line: "list[Node]") -> "list[tuple[int, str, int]]":
    """For each row its turn, its kind ("" for turns of the line, "C" for a comment, else another
    turn's name), and its height in lines.
    """
    found: "list[tuple[int, str, int]]" = []
    begins = True
    for turn, node in enumerate(line):
        if begins:
            found.append((turn, "", 1))
        comment = written(node)
        if comment:
            found.append((turn, "C", _height(comment)))
        others = line[turn - 1].others() if turn else []
        found += [(turn, other, 1) for other in others]
        begins = turn % _ACROSS == 0 or comment != "" or others != []
    if line[-1].chosen is not None:  # it is illegal
        found += [(len(line), other, 1) for other in line[-1].others()]
    return found


def _height(comment: str) -> int:
    """The number of lines that a comment fills; East Asian letters are twice as wide."""
    lines = 0
    for part in comment[: _WIDE * _HIGH].split("\n"):
        lines += 1 + sum([1 + (ord(letter) > 0x2E80) for letter in part]) // (_WIDE + 1)
    return min(_HIGH, lines)


def _row(line: "list[Node]", turn: int, what: str) -> "dict[str, object]":
    if what == "C":
        comment = written(line[turn])
        return {"turn": turn, "comment": comment[: _WIDE * _HIGH], "lines": _height(comment)}
    if what:
        return _other(turn, what, line[turn - 1])
    nodes = [line[turn]]
    while turn and not _breaks(line, nodes[-1]):
        nodes.append(line[nodes[-1].depth + 1])
    return {
        "turn": turn,
        "moves": [_word(node) for node in nodes],
        "players": _players(nodes),
        "lines": 1,
    }


def _breaks(line: "list[Node]", node: Node) -> bool:
    """Whether a row of the line ends with a node."""
    turn = node.depth
    return (
        turn % _ACROSS == 0
        or turn + 1 == len(line)
        or written(node) != ""
        or line[turn - 1].others() != []
    )


def _other(turn: int, name: str, before: Node) -> "dict[str, object]":
    """A turn beside the line and those that follow it."""
    beside = [node for other, node in before.continuations() if other == name]
    node: "Node | None" = beside[0]
    nodes: "list[Node]" = []
    while node is not None and len(nodes) < _BEGUN:
        nodes.append(node)
        node = node.chosen
    words = [_word(node) for node in nodes]
    return {
        "turn": turn,
        "at": name,
        "moves": words,
        "players": _players(nodes),
        "more": node is not None,
        "lines": 1,
    }


def _word(node: Node) -> str:
    """The text of a node in a list; "" at the start."""
    _, number, copy = node.turn
    return plain_turn(node.word) if (number and not copy) or not node.word else label(node)


def _players(nodes: "list[Node]") -> str:
    return "".join([_PLAYERS.get(node.turn[0] or node.player, " ") for node in nodes])
