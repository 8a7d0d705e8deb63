"""Both scores after every turn of a record's line, for a plot: some turns at a time, so that whoever plays waits for a few only."""

from ttgo.points import count
from ttgo.record.tree import Record

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.match import Match
    from ttgo.record.node import Node

# What a turn costs besides its grid's points, in points; and those of a part. MicroPython takes a tenth of a second for it.
_TURN, _PART = 360, 144_000

_reached: "tuple[Node, Match] | None" = None  # where the newest part ended


def plot(record: Record, begin: int = 0) -> "dict[str, int | list[int]]":
    """Black's and White's points of area (rule 9, no komi) after node `begin` of the line that is looked at (0: the start) and after
    some of those that follow; the next part begins with the first that is missing.

    >>> from ttgo import Start
    >>> record = Record(Start(3))
    >>> record.here = record.root.add("B2").add("A1")
    >>> plot(record)
    {'turn': 0, 'black': [0, 9, 1], 'white': [0, 0, 1]}
    """
    global _reached
    line = record.line()
    match = _goes_on(record, line, begin) or record.new_match()
    _reached = None
    black, white = [], []
    shown = None
    last = begin + _PART // (_TURN + count(record.start.grid.points))
    for node in line[min(begin, len(match.words) + 1) : last]:
        if node.parent is not None:
            match.take(node.word)
        if node.depth < begin:
            continue
        if match.position != shown:
            shown, score = match.position, match.score()
        black.append(score.black)
        white.append(score.white)
    _reached = (line[last - 1], match) if last < len(line) else None
    return {"turn": begin, "black": black, "white": white}


def _goes_on(record: Record, line: "list[Node]", begin: int) -> "Match | None":
    """The match where the newest part ended, if that is on this line and before its node `begin`."""
    if _reached is None:
        return None
    node, match = _reached
    if match.start != record.start or node.depth >= begin or line[node.depth] is not node:
        return None
    return match
