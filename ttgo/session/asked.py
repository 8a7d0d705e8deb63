"""Questions that a session answers without changing anything.

    event                                                   answer
    {"do": "look", "at": "E5"}                              facts about a point
    {"do": "tell", "what": "score", "at": "E5"}             a sentence
    {"do": "plot", "turn": 0}                               both scores after that turn and some later ones (plot.py)
    {"do": "outline", "from": 0, "lines": 60}               rows of the tree, to be listed (outline.py)
    {"do": "link"} {"do": "picture"}                        the game as an address's fragment, the grid as SVG; its marks are those
                                                            of the record, or of the event's "markup"
    {"do": "film", "from": 3, "to": 12}                     the line from one turn to another as animated SVG; without them, all of it
    {"do": "facts"}                                         the facts and their points (facts.py)
    {"do": "frames", "of": "reach", "at": "E5"}             a process in steps (frames.py)
    {"do": "question", "question": {...}}                   its choices, or the number of points it asks for
    {"do": "guess", "question": {...}, "guess": "E5"}       whether that is right, and why (questions.py)
    {"do": "reveal", "question": {...}}                     its answer
    {"do": "problem", "at": "E5"} {"do": "problem"}         the effect of a turn in a record of right and wrong lines; without "at" the
                                                            first right line (problem.py)
    {"do": "exercise", "kind": "clear", "level": 1, "seed": 7}, or with only "day": "2026-11-22"
                                                            an exercise (exercises.py)
    {"do": "territory", "shown": {"dead": true}}            one game of ours, counted by area and by territory (both.py)
    {"do": "verdict", "dead": ["C3"]}                       who has won on the board, or on that of "rows" or "text" (verdict.py)
    {"do": "photo", "pixels": ["...", ...], "width": 400, "height": 400}
                                                            the position in a picture (pictured.py)

Each answer holds one key, the name of the event.
"""

import json

from ttgo import vertex
from ttgo.explain import narrate
from ttgo.explain.sentences import look
from ttgo.illegal import Wrong, brief
from ttgo.language import say
from ttgo.match import Match
from ttgo.record import link
from ttgo.record.markup import markup
from ttgo.record.tree import Record
from ttgo.session.outline import outline
from ttgo.session.plot import plot

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Ask = Callable[[Record, Match, dict[str, object]], object]


def turn_of(event: "dict[str, object]", last: int) -> int:
    """The number of a turn; raises ValueError if the record has no such turn."""
    turn = event.get("turn")
    if isinstance(turn, bool) or not isinstance(turn, int) or not 0 <= turn <= last:
        raise Wrong("wrong_turn", given=brief(turn), last=last)
    return turn


def point_of(match: Match, event: "dict[str, object]") -> int:
    """The point that an event names as "at"."""
    point = vertex.read(match.board.grid, event.get("at"))
    if point is None:
        raise ValueError('A pass is not a point to look at; write a vertex such as "A1".')
    return point


def _tell(record: Record, match: Match, event: "dict[str, object]") -> object:
    what = event.get("what")
    if not isinstance(what, str) or what not in narrate.TOPICS:
        topics = ", ".join(sorted(narrate.TOPICS))
        raise ValueError(f"There is nothing to tell of {brief(what)}; ask for {topics}.")
    return narrate.TOPICS[what](match, point_of(match, event))


def _plot(record: Record, match: Match, event: "dict[str, object]") -> object:
    begin = turn_of(event, len(record.line()) - 1) if "turn" in event else 0
    return plot(record, match, begin)


# Drawing and teaching are imported on demand: a page that only plays does not need these files.


def _picture(record: Record, match: Match, event: "dict[str, object]") -> object:
    from ttgo.svg.drawing import of_match

    drawn = event.get("markup", markup(record, match))
    if drawn is not None and not isinstance(drawn, dict):
        raise ValueError(f"What is pointed out is an object, as in a view, not {brief(drawn)}.")
    return of_match(match, drawn)


def _film(record: Record, match: Match, event: "dict[str, object]") -> object:
    from ttgo.svg.film import of_record

    last = len(record.line()) - 1
    first, end = [
        turn_of({"turn": event.get(key, usual)}, last) for key, usual in (("from", 0), ("to", last))
    ]
    return of_record(record, min(first, end), end)


def _facts(record: Record, match: Match, event: "dict[str, object]") -> object:
    from ttgo.teach.facts import facts

    return facts(match)


def _frames(record: Record, match: Match, event: "dict[str, object]") -> object:
    from ttgo.teach.frames import frames, whole

    of, at, colour = event.get("of"), event.get("at", ""), event.get("colour", "")
    shown = whole(record) if of == "turns" else match
    return frames(shown, of, at, colour, event.get("without", False))


def _question(record: Record, match: Match, event: "dict[str, object]") -> object:
    from ttgo.teach.questions import answer, choices

    right = answer(match, event.get("question"))
    left = len(right) if isinstance(right, list) else 1
    return {"choices": choices(match, event.get("question")), "left": left}


def _guess(record: Record, match: Match, event: "dict[str, object]") -> object:
    from ttgo.teach.questions import judge

    return judge(match, event.get("question"), event.get("guess"))


def _reveal(record: Record, match: Match, event: "dict[str, object]") -> object:
    from ttgo.teach.questions import answer

    return answer(match, event.get("question"))


def _problem(record: Record, match: Match, event: "dict[str, object]") -> object:
    from ttgo.teach.problem import solution, step

    return step(record, event["at"]) if "at" in event else {"line": solution(record)}


def _exercise(record: Record, match: Match, event: "dict[str, object]") -> object:
    from ttgo.teach.exercises import exercise, of_day

    if "day" in event:
        return of_day(event["day"])
    return exercise(event.get("kind"), event.get("level"), event.get("seed"))


def _territory(record: Record, match: Match, event: "dict[str, object]") -> object:
    from ttgo.teach.both import both

    shown = event.get("shown")
    return both(shown if isinstance(shown, dict) else {})


def _verdict(record: Record, match: Match, event: "dict[str, object]") -> object:
    from ttgo.teach.pasted import brought
    from ttgo.teach.verdict import verdict

    stated = record.notes.get("RE") or [""]
    return verdict(brought(event, match.game, stated[0]))


def _photo(record: Record, match: Match, event: "dict[str, object]") -> object:
    from ttgo.teach.pictured import pictured

    return pictured(event)


ASKED: "dict[str, Ask]" = {
    "look": lambda record, match, event: look(match.board, point_of(match, event), match.position),
    "tell": _tell,
    "plot": _plot,
    "outline": lambda record, match, event: outline(record, event),
    "link": lambda record, match, event: link.write(record),
    "picture": _picture,
    "film": _film,
    "facts": _facts,
    "frames": _frames,
    "question": _question,
    "guess": _guess,
    "reveal": _reveal,
    "problem": _problem,
    "exercise": _exercise,
    "territory": _territory,
    "verdict": _verdict,
    "photo": _photo,
}


def asked(do: str, record: Record, match: Match, event: "dict[str, object]") -> "dict[str, object]":
    """The answer to a question. Raises ValueError if there is none, also where a file that it needs has not come."""
    try:
        return {do: ASKED[do](record, match, event)}
    except ImportError:
        raise ValueError(say("no_answer")) from None


def read_event(text: str) -> object:
    """The value of a JSON text. Other text comes back as it is, and anything else as ""; neither is an event."""
    try:
        return json.loads(text) if isinstance(text, str) else ""
    except (ValueError, RuntimeError):
        return text
