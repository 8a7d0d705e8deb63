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

from ttgo.language import turned
from ttgo.record.markup import written
from ttgo.record.node import Node
from ttgo.record.tree import Record, label
from ttgo.record.values import split_blanks
from ttgo.rules import BLACK, WHITE
from ttgo.vertex import plain_turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

_ACROSS = 4  # turns of the line in a row,
_BEGUN = 5  # and of another
_WIDE = 40  # letters in a line of a comment,
_HIGH = 2  # and its most lines
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
    lines = min(_MOST, event.get("lines", 60))
    rows, top, here = [], 0, 0
    for row in _rows(record):
        if "moves" in row and "at" not in row and row["turn"] <= record.here.depth:
            here = top
        rows.append((top, row))
        top += row["lines"]
    begin = event.get("from", max(0, here - lines // 2))
    shown = [row for row in rows if begin <= row[0] < begin + lines]
    return {
        "all": top,
        "here": here,
        "from": shown[0][0] if shown else top,
        "rows": [row for _, row in shown],
    }


def _rows(record: Record) -> "Iterator[dict[str, Any]]":
    """All rows of a record's line."""
    line, beside = record.line(), record.beside()
    nodes: "list[Node]" = []
    for turn, node in enumerate(line):
        comment, others = written(node), beside.get(turn, [])
        nodes.append(node)
        if turn % _ACROSS == 0 or turn + 1 == len(line) or comment or others:
            yield _moves(nodes[0].depth, nodes)
            nodes = []
        if shown := _begun(comment):
            yield {"turn": turn, "comment": shown[0], "lines": shown[1]}
        yield from [_other(turn, name, other) for name, other in others]
    yield from [_other(len(line), name, other) for name, other in beside.get(len(line), [])]


def _begun(comment: str) -> "tuple[str, int] | None":
    """What fits of a comment without its line breaks, and the number of lines that it fills; East
    Asian letters are twice as wide. None for one of blanks.
    """
    shown, wide = "", 0
    for letter in " ".join(split_blanks(comment)):
        wide += 1 + (ord(letter) > 0x2E80)
        if wide > _WIDE * _HIGH:
            return shown + "…", _HIGH
        shown += letter
    return (shown, 1 + (wide - 1) // _WIDE) if shown else None


def _moves(turn: int, nodes: "list[Node]") -> "dict[str, Any]":
    return {
        "turn": turn,
        "moves": [_word(node) for node in nodes],
        "players": "".join([_PLAYERS.get(node.turn[0] or node.player, " ") for node in nodes]),
        "lines": 1,
    }


def _other(turn: int, name: str, first: Node) -> "dict[str, Any]":
    """A turn beside the line and those that follow it."""
    node: "Node | None" = first
    nodes: "list[Node]" = []
    while node is not None and len(nodes) < _BEGUN:
        nodes.append(node)
        node = node.chosen
    row = _moves(turn, nodes)
    row.update({"at": name, "more": node is not None})
    return row


def _word(node: Node) -> str:
    """The text of a node in a list; "" at the start."""
    _, number, copy = node.turn
    is_turn = (number and not copy) or not node.word
    return turned(plain_turn(node.word)) if is_turn else label(node)
