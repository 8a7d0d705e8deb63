"""A session's unfinished work, kept with its game: a position being set up, or stones marked for a proposal.

{"setup": true}                 or
{"marks": ["A1", "B1"]}         the marked stones, if they differ from the other player's proposal
"""

from ttgo.illegal import NotAPoint, brief
from ttgo.match import AGREE, JUDGE, Match
from ttgo.record.tree import Record
from ttgo.rules import EMPTY
from ttgo.session.setup import is_set_up
from ttgo.vertex import names, read


def standing(match: Match) -> int:
    """The points that one player has proposed to empty and the other may still accept; else the empty set."""
    wanted = [points for points in match.proposals.values() if points is not None]
    return wanted[0] if match.state == AGREE and wanted else 0


def string(match: Match, point: int) -> int:
    """The stones marked together with the one at a point; none for an empty point, or for an undisputed stone in a ruling."""
    position = match.position
    colour = position.colour(point)
    stones = 0 if colour == EMPTY else position.grid.flood(1 << point, position.points(colour))
    return stones & match.disputed if match.state == JUDGE else stones


def kept(match: Match, marks: int, setting_up: bool) -> "dict[str, object] | None":
    """The value to keep; None if the turns alone are enough."""
    if setting_up:
        return {"setup": True}
    return None if marks == standing(match) else {"marks": names(match.game.grid, marks)}


def taken_up(waits: object, record: Record, match: Match) -> "tuple[bool, int]":
    """Whether a position is being set up, and the marked points. Raises ValueError for a value that `kept` never returns."""
    if waits is None:
        return False, standing(match)
    given = waits if isinstance(waits, dict) else {}
    if given.get("setup") is True and (is_set_up(record.here) or not record.root.chosen):
        return True, standing(match)
    vertices, grid = given.get("marks"), match.game.grid
    if not isinstance(vertices, list) or match.state not in (AGREE, JUDGE):
        raise ValueError(
            f'A saved game\'s "waits" has a setup before any turn, or marks after passes, not {brief(waits)}.'
        )
    try:
        points = [read(grid, vertex) for vertex in vertices]
    except NotAPoint as wrong:
        raise ValueError(str(wrong)) from None
    marks = 0
    for point in points:
        marks |= 0 if point is None else string(match, point)
    return False, marks


def is_late(event: "dict[str, object]", record: Record, setting_up: bool) -> bool:
    """Whether an event answers an earlier turn: the computer's, if its opponent went back while it was thinking."""
    return (
        event.get("do") == "take"
        and "turn" in event
        and (setting_up or event["turn"] != record.depth())
    )
