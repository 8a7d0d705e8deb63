"""The rules at work, frame by frame: processes that readers step through, forwards and backwards. frame.py describes a frame.

of        rule   the steps
"reach"   3      from the point `at`, layer by layer
"clear"   4      the points of `colour` that reach empty, layer by layer, and those that do not; of the grid that the next
                 player makes by colouring `at`, if that is given
"move"    7      the next player's move at `at`; without=True: in the wrong order
"repeat"  6      the grid that such a move would leave beside all earlier ones; without=True: a game without this rule
"score"   9, 10  stones and regions, and the sums; without=True: without the word "only"
"turns"   5, 8   the game so far, turn by turn
"""

from ttgo import vertex
from ttgo.illegal import brief
from ttgo.language import enumerated, say
from ttgo.match import Match
from ttgo.record.tree import Record
from ttgo.rules import BLACK, WHITE
from ttgo.teach import move, reach, repeat, score

PROCESSES = ("clear", "move", "reach", "repeat", "score", "turns")
WITHOUT = ("move", "repeat", "score")

_LARGEST = 19  # points on a side
_LONGEST = 1000  # turns


def frames(
    match: Match, of: object, at: object = "", colour: object = "", without: object = False
) -> "list[dict[str, object]]":
    """The frames of a process; the first shows the grid as it is ("turns": as it was at the start).

    Raises ValueError with a sentence for a wrong argument, and Illegal for an impossible move.
    """
    if not isinstance(of, str) or of not in PROCESSES:
        raise ValueError(
            say("no_process", given=brief(of), all_of_them=enumerated(list(PROCESSES)))
        )
    if not isinstance(without, bool):
        raise ValueError(f"without is true or false, not {brief(without)}.")
    if without and of not in WITHOUT:
        raise ValueError(say("never_without", process=of, all_of_them=enumerated(list(WITHOUT))))
    grid = match.board.grid
    if grid.width > _LARGEST or grid.height > _LARGEST:
        raise ValueError(say("too_large_for_steps", most=_LARGEST))
    if len(match.words) > _LONGEST:
        raise ValueError(say("too_long_for_steps", most=_LONGEST, turns=len(match.words)))
    if of == "score":
        return score.score(match, without)
    if of == "turns":
        return move.turns(match)
    if of == "clear":
        return _clear(match, at, colour)
    point = point_at(match, at)
    if of == "reach":
        return reach.reach(match.position, point)
    move.check_move(match, point)
    if of == "move":
        return move.a_move(match, point, without)
    if without:
        return repeat.goes_round(match.board, point)
    return repeat.repeat(match.board, point)


def _clear(match: Match, at: object, colour: object) -> "list[dict[str, object]]":
    if not isinstance(colour, str) or colour not in (BLACK, WHITE):
        raise ValueError(say("no_colour_to_clear", given=brief(colour)))
    point = None if at == "" else point_at(match, at)
    if point is not None:
        move.check_move(match, point)
    return reach.clearing(match, point, colour)


def point_at(match: Match, at: object) -> int:
    """The point that a vertex names. Raises ValueError for anything else, including a pass."""
    point = vertex.read(match.board.grid, at)
    if point is None:
        raise ValueError('A pass is not a point; write a vertex such as "A1".')
    return point


def whole(record: Record) -> Match:
    """The match at the end of the record's line, for the steps of "turns" at any place of it."""
    match = record.new_match()
    for node in record.line()[1:]:
        match.take(node.word)
    return match
