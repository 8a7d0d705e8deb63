"""Both scores after every turn of a record's line, for a plot: some turns at a time, so that whoever plays waits for a few only."""

from ttgo.match import Match
from ttgo.points import count
from ttgo.record.tree import Record
from ttgo.rules import Score

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.record.node import Node
    from ttgo.rules import Position

# What a turn costs besides its grid's points, in points; and those of a part. MicroPython takes a tenth of a second for it.
_TURN, _PART = 360, 144_000

_reached: "tuple[Node, Match] | None" = None  # where the newest part ended


def plot(record: Record, match: Match, begin: int = 0) -> "dict[str, int | list[int]]":
    """Black's and White's points of area (rule 9, no komi) after node `begin` of the line that is looked at (0: the start) and after
    some of those that follow; the next part begins with the first that is missing. `match` is the one at the place that is looked at.

    >>> from ttgo import Start
    >>> record = Record(Start(3))
    >>> record.here = record.root.add("B2").add("A1")
    >>> plot(record, record.match())
    {'turn': 0, 'black': [0, 9, 1], 'white': [0, 0, 1]}
    """
    end = begin + _PART // (_TURN + count(record.start.grid.points))
    # Of a match with nothing but turns the game remembers the position after each.
    if len(match.words) == match.game.turn >= begin:
        positions = [match.game.position_after(turn) for turn in range(begin, min(end, match.game.turn + 1))]
    else:
        positions = _replayed(record, begin, end)
    black, white = [], []
    shown = None
    for position in positions:
        if position != shown:
            shown, score = position, Score(position, wording=record.start.rules.score)
        black.append(score.black)
        white.append(score.white)
    return {"turn": begin, "black": black, "white": white}


def _replayed(record: Record, begin: int, end: int) -> "list[Position]":
    """The positions after the nodes from `begin` on and before `end`, of which only those that follow the newest part are taken again."""
    global _reached
    line, found = record.line(), []
    node, match = _reached or (record.root, record.new_match())
    if match.start != record.start or node.depth >= begin or line[node.depth] is not node:
        match = record.new_match()
    _reached = None
    for node in line[min(begin, len(match.words) + 1) : end]:
        if node.parent is not None:
            match.take(node.word)
        if node.depth >= begin:
            found.append(match.position)
    if end < len(line):
        _reached = node, match
    return found
