"""Queries: what a session answers without changing anything. Each answer holds one key, the name of
the event (events.py).

Drawing and teaching are imported on demand: a page that only plays does not need these files.
"""

from ttgo import vertex
from ttgo.explain import narrate
from ttgo.explain.evidence import reach_rows
from ttgo.explain.sentences import look
from ttgo.guards import brief
from ttgo.illegal import NotAPoint, Wrong
from ttgo.language import mistake, say
from ttgo.match import PLAY, Match
from ttgo.points import count
from ttgo.position import Position
from ttgo.record import link
from ttgo.record.markup import markup, written
from ttgo.record.tree import Record
from ttgo.rules import opponent
from ttgo.session.outline import outline

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from typing import Any

    Event = dict[str, Any]


def turn_of(record: Record, event: "Event", key: str = "turn") -> int:
    """The number of a turn, 0 for none; raises ValueError if the record's line has no such turn."""
    turn: int = event.get(key, 0)
    last = len(record.line()) - 1
    if not 0 <= turn <= last:
        raise mistake("wrong_turn", given=brief(turn), last=last)
    return turn


def _at(match: Match, event: "Event") -> int:
    return vertex.at(match.board.grid, event["at"])


def _tell(record: Record, match: Match, event: "Event") -> object:
    what = event["what"]
    if what not in narrate.TOPICS:
        topics = ", ".join(sorted(narrate.TOPICS))
        raise ValueError(f"There is nothing to tell of {brief(what)}; ask for {topics}.")
    return narrate.TOPICS[what](match, _at(match, event))


def _plot(record: Record, match: Match, event: "Event") -> object:
    return plot(record, match, turn_of(record, event))


def _picture(record: Record, match: Match, event: "Event") -> object:
    from ttgo.svg.drawing import natural_width, of_match, picture

    if "rows" in event:
        board = Position.parse("\n".join(event["rows"]))
        marks = dict.fromkeys(event.get("dead", []), "cross")
        return picture(board, reach="area", marks=marks, width=natural_width(board.grid))
    return of_match(match, event.get("markup", markup(record, match)))


def _film(record: Record, match: Match, event: "Event") -> object:
    begin, line = turn_of(record, event, "from"), record.line()
    return [
        {
            "stones": one.position.rows(),
            "reach": reach_rows(one.position, counted=one.state != PLAY),
            "last": one.board.last,
            "comment": written(node),
        }
        for node, one in zip(line[begin:], _replayed(record, begin, len(line)))
    ]


def _facts(record: Record, match: Match, event: "Event") -> object:
    from ttgo.teach.facts import facts

    return facts(match)


def _frames(record: Record, match: Match, event: "Event") -> object:
    from ttgo.teach.frames import frames, whole

    shown = whole(record) if event["of"] == "turns" else match
    given = {key: event[key] for key in ("at", "colour", "without") if key in event}
    return frames(shown, event["of"], **given)


def _moments(record: Record, match: Match, event: "Event") -> object:
    from ttgo.teach.moments import by_rule, moments

    tried = event.get("tried", [])
    return by_rule(record, tried, yours=True) if event.get("rules") else moments(record, tried)


def _captured(record: Record, match: Match, event: "Event") -> object:
    """Who has won the game in which the first capture wins; None if nobody has."""
    from ttgo.explain.evidence import steps

    for turn in range(1, match.game.turn + 1):
        did = steps(match.game, turn)
        if did and did.cleared:
            winner = did.colour if did.captured else opponent(did.colour)
            number = count(did.cleared)
            return {"winner": winner, "say": say("captured_first", player=winner, stones=number)}
    return None


def _question(record: Record, match: Match, event: "Event") -> object:
    from ttgo.teach.questions import answer, choices

    right = answer(match, event["question"])
    left = len(right) if isinstance(right, list) else 1
    return {"choices": choices(match, event["question"]), "left": left}


def _guess(record: Record, match: Match, event: "Event") -> object:
    from ttgo.teach.questions import judge

    return judge(match, event["question"], event.get("guess"))


def _reveal(record: Record, match: Match, event: "Event") -> object:
    from ttgo.teach.questions import answer

    return answer(match, event["question"])


def _problem(record: Record, match: Match, event: "Event") -> object:
    from ttgo.teach.problem import solution, step

    if "at" not in event:
        return {"line": solution(record)}
    found = step(record, event["at"])
    refused = None if found["known"] else match.board.why_not(event["at"])
    if refused is not None:
        raise refused
    return found


def _verdict(record: Record, match: Match, event: "Event") -> object:
    from ttgo.teach.boards import board_from_event
    from ttgo.teach.verdict import verdict

    try:
        return verdict(board_from_event(event, match.game, record))
    except NotAPoint as wrong:  # of no turn
        raise Wrong(wrong.reason, wrong.what, **wrong.facts) from None


def _exercise(record: Record, match: Match, event: "Event") -> object:
    from ttgo.teach.exercises import exercise

    return exercise(event.get("kind"), event.get("line"), event.get("turned"))


def _territory(record: Record, match: Match, event: "Event") -> object:
    from ttgo.teach.verdict import both

    return both(event["shown"])


def _lesson(record: Record, match: Match, event: "Event") -> object:
    from ttgo.lessons.lesson import lesson

    return lesson(event["text"])


def _photo(record: Record, match: Match, event: "Event") -> object:
    from ttgo.teach.boards import pictured

    return pictured(event)


# The last four are about no game; a picture and a verdict are about the session's if no board is
# brought
QUERIES: "dict[str, Callable[[Record, Match, Event], object]]" = {
    "look": lambda record, match, event: look(match.board, _at(match, event), match.position),
    "tell": _tell,
    "plot": _plot,
    "outline": lambda record, match, event: outline(record, event),
    "link": lambda record, match, event: link.write(record, to_friend=event.get("to") == "friend"),
    "picture": _picture,
    "film": _film,
    "facts": _facts,
    "frames": _frames,
    "moments": _moments,
    "captured": _captured,
    "question": _question,
    "guess": _guess,
    "reveal": _reveal,
    "problem": _problem,
    "verdict": _verdict,
    "exercise": _exercise,
    "territory": _territory,
    "lesson": _lesson,
    "photo": _photo,
}


def answer(do: str, record: Record, match: Match, event: "Event") -> "dict[str, object]":
    """The answer to a query. Raises ValueError if there is none, ImportError where a file that it
    needs has not come.
    """
    return {do: QUERIES[do](record, match, event)}


# Both scores after every turn of a record's line, for a plot. They are computed in parts, so that a
# player's click never waits long.

# The cost of a turn besides its grid, and of a whole part, both measured in points. MicroPython
# scores a part in a tenth of a second.
_TURN, _PART = 360, 144_000


def plot(record: Record, match: Match, begin: int = 0) -> "dict[str, int | list[int]]":
    """Black's and White's points of area (rule 9, no komi) after node `begin` of the present line
    (0: the start) and after some later ones; the next part begins with the first missing one.
    `match` is the one at the present place.

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
        positions = [one.position for one in _replayed(record, begin, end)]
    black, white = [], []
    shown = None
    for position in positions:
        if position != shown:
            shown, score = position, match.game.score(position)
        black.append(score.black)
        white.append(score.white)
    return {"turn": begin, "black": black, "white": white}


def _replayed(record: Record, begin: int, end: int) -> "Iterator[Match]":
    """A match as it is after each of the nodes `begin` to `end` - 1."""
    match = record.new_match()
    for node in record.line()[:end]:
        if node.parent is not None:
            match.take(node.word)
        if node.depth >= begin:
            yield match
