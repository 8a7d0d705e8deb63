"""Both scores after every turn of a record's line, for a plot. They are computed in parts, so that a player's click never waits long."""

from ttgo.match import Match
from ttgo.points import count
from ttgo.record.tree import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.record.node import Node
    from ttgo.rules import Position

# The cost of a turn besides its grid, and of a whole part, both measured in points. MicroPython scores a part in a tenth of a second.
_TURN, _PART = 360, 144_000

_reached: "tuple[Node, Match] | None" = None  # where the newest part ended


def plot(record: Record, match: Match, begin: int = 0) -> "dict[str, int | list[int]]":
    """Black's and White's points of area (rule 9, no komi) after node `begin` of the present line (0: the start) and after
    some later ones; the next part begins with the first missing one. `match` is the one at the present place.

    >>> from ttgo import Start
    >>> record = Record(Start(3))
    >>> record.here = record.root.add("B2").add("A1")
    >>> plot(record, record.match())
    {'turn': 0, 'black': [0, 9, 1], 'white': [0, 0, 1]}
    """
    end = begin + _PART // (_TURN + count(record.start.grid.points))
    # If the match has only turns, the game already knows the position after each one.
    if len(match.words) == match.game.turn >= begin:
        positions = [
            match.game.position_after(turn) for turn in range(begin, min(end, match.game.turn + 1))
        ]
    else:
        positions = _replayed(record, begin, end)
    black, white = [], []
    shown = None
    for position in positions:
        if position != shown:
            shown, score = position, match.game.score(position)
        black.append(score.black)
        white.append(score.white)
    return {"turn": begin, "black": black, "white": white}


def _replayed(record: Record, begin: int, end: int) -> "list[Position]":
    """The positions after the nodes `begin` to `end` - 1. Replaying goes on from the newest part's end, if it can."""
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
