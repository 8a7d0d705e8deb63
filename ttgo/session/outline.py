"""The tree of a record as a list of rows: the line on the board, its comments, and other turns
tried.

    {"turn": 4, "moves": ["E5", "D4"], "players": "BW"}   turns 4 and 5 of the line; turn 0 is the
                                                          start, whose move is ""
    {"turn": 5, "comment": "Too slow?"}                   the comment on turn 5
    {"turn": 6, "at": "C3", "moves": ["C3"], "more": True, ...}   another turn 6 and its sequel;
                                                                  the event "branch" goes there
"""

from ttgo.language import turned
from ttgo.position import BLACK, WHITE
from ttgo.record.markup import written
from ttgo.record.node import Node
from ttgo.record.tree import Record, label
from ttgo.record.values import split_blanks
from ttgo.vertex import plain_turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

_ACROSS = 4  # turns of the line in a row,
_BEGUN = 5  # and of another
_LETTERS = 80  # of a comment
_MANY = 600  # rows that are listed without a question; of more,
_NEAR = 60  # so many on each side of the present place

_PLAYERS = {BLACK: "B", WHITE: "W"}


def outline(record: Record, event: "dict[str, Any]") -> "dict[str, object]":
    """All rows, or of very many those around the present place, unless the event says "all". In
    the answer "more" says whether others are left out.

    >>> from ttgo import Start
    >>> record = Record(Start(3))
    >>> record.here = record.root.add("B2")
    >>> node = record.root.add("A1")
    >>> answer = outline(record, {})
    >>> [row["moves"] for row in answer["rows"]], answer["more"]
    ([[''], ['B2'], ['A1']], False)
    """
    rows = list(_rows(record))
    if len(rows) <= _MANY or event.get("all"):
        return {"rows": rows, "more": False}
    here = 0
    for place, row in enumerate(rows):
        if "moves" in row and "at" not in row and row["turn"] <= record.here.depth:
            here = place
    return {"rows": rows[max(0, here - _NEAR) : here + _NEAR], "more": True}


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
            yield {"turn": turn, "comment": shown}
        yield from [_variation(turn, name, other) for name, other in others]
    yield from [_variation(len(line), name, other) for name, other in beside.get(len(line), [])]


def _begun(comment: str) -> str:
    """What is listed of a comment, without its line breaks."""
    text = " ".join(split_blanks(comment))
    return text[:_LETTERS] + "…" if len(text) > _LETTERS else text


def _moves(turn: int, nodes: "list[Node]") -> "dict[str, Any]":
    return {
        "turn": turn,
        "moves": [_word(node) for node in nodes],
        "players": "".join([_PLAYERS.get(node.turn[0] or node.player, " ") for node in nodes]),
    }


def _variation(turn: int, name: str, first: Node) -> "dict[str, Any]":
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
