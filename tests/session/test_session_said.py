"""What a session says word for word, and the values beside it that a page may show."""

from typing import Any

import pytest

from ttgo.record.saved import read as saved
from ttgo.record.tree import Record
from ttgo.session import session as module
from ttgo.session.session import Session
from ttgo.session.view import view
from ttgo.start import Start

EVENTS = (
    "again, begin, branch, changes, clear, edit, exercise, export, facts, film, follow, frames, game, goto, guess, keep, link, load, look, "
    "new, open, outline, photo, picture, plot, problem, propose, question, redo, resign, reveal, rule, set, take, tell, territory, "
    "turn, undo, verdict, view"
)
FILE = 'A file is opened by its "name" and its "text", or "hex": its bytes as hexadecimal digits.'


def session(turns: str = "", **new: Any) -> Session:
    found = Session(opened, None)
    found.handle({"do": "new", "width": 3, **new})
    for at in turns.split():
        found.handle({"do": "turn", "at": at})
    return found


def opened(data: bytes, name: str, number: int) -> Record:
    record = Record(Start(3))
    record.remarks = [f"Named {name!r}, {len(data)} bytes, game {number}.", "A remark."]
    return record


THEN = 'What came "then" is a list of events that change a game, such as {"do": "undo"}.'

# Events that are refused, and the sentence

REFUSED: dict[str, tuple[dict[str, object], str]] = {
    "an unknown event": ({"do": "dance"}, f"There is no event 'dance'; there are {EVENTS}."),
    "no turn": ({"do": "goto", "turn": 7}, "There is no turn 7 to go to; there are 0, the start, to 0."),
    "no file": ({"do": "open", "name": "x"}, FILE),
    "no text": ({"do": "open", "name": "x", "text": 5}, FILE),
    "half a letter": ({"do": "open", "name": "x", "text": "\ud800"}, FILE),
    "no digits": ({"do": "open", "name": "x", "hex": "0x"}, FILE),
    "half a byte": ({"do": "open", "name": "x", "hex": "000"}, FILE),
    "no name": ({"do": "open", "name": 5, "text": "x"}, FILE),
    "no list": ({"do": "load", "text": "", "then": 5}, THEN),
}


@pytest.mark.parametrize(("event", "sentence"), REFUSED.values(), ids=REFUSED)
def test_refused(event: dict[str, object], sentence: str) -> None:
    shown: Any = session().handle(event)["view"]
    assert (shown["say"], shown["rule"], shown["error"]) == (sentence, 0, True)


def test_what_there_is_to_tell() -> None:
    shown: Any = session().handle({"do": "tell", "what": "fortune"})["view"]
    begin, _, topics = shown["say"].rstrip(".").partition("; ask for ")
    assert begin == "There is nothing to tell of 'fortune'"
    assert topics.split(", ") == sorted(topics.split(", "))
    for topic in topics.split(", "):
        assert "tell" in session().handle({"do": "tell", "what": topic, "at": "A1"})


EDIT, MARK = {"do": "edit"}, {"do": "turn", "at": "A1"}

# Events that are taken: the session, the events, what the view has then

BEGINS = "The grid is empty and Black begins. Choose any point."
TAKEN: dict[str, tuple[str, list[dict[str, Any]], dict[str, Any]]] = {
    "a position to change": (
        "B2", [EDIT],
        {"say": "Change the position as you like.", "rule": 0, "toPlay": "white", "stones": ["...", ".X.", "..."], "turn": 0},
    ),
    "a point of another colour": (
        "B2", [EDIT, MARK], {"say": "A1 is black.", "rule": 0, "toPlay": "black", "stones": ["...", ".X.", "X.."]},
    ),
    "a file": (
        "A1", [{"do": "open", "name": "a.sgf", "text": "(é"}],
        {"say": f"Named 'a.sgf', 3 bytes, game 0. A remark. {BEGINS}", "turns": []},
    ),
    "a file without a name": (
        "A1", [{"do": "open", "hex": ""}], {"say": f"Named '', 0 bytes, game 0. A remark. {BEGINS}"},
    ),
    "the start": ("A1", [{"do": "goto", "turn": 0}], {"say": BEGINS, "turn": 0}),
    "a word": ("A1", [{"do": "take", "word": "b2"}], {"turns": ["A1", "B2"]}),
}  # fmt: skip


@pytest.mark.parametrize(("before", "events", "wanted"), TAKEN.values(), ids=TAKEN)
def test_taken(before: str, events: list[dict[str, Any]], wanted: dict[str, Any]) -> None:
    asked = session(before)
    shown: Any = None
    for event in events:
        shown = asked.handle(event)["view"]
        assert not shown["error"]
    assert {key: shown[key] for key in wanted} == wanted


def test_why_there_is_nothing_to_redo() -> None:
    asked = Session()
    asked._open(saved('{"ttgo": 2, "size": [3, 3], "komi": 0, "turns": "A1 !wA1", "at": 1}'))
    shown: Any = asked.handle({"do": "redo"})["view"]
    assert shown["say"] == (
        "There is no turn to redo: this is the last one. "
        "Turn 2, White A1, is not legal. Rule 7: A move colours an empty point, and A1 is black."
    )


def test_a_view_of_all() -> None:
    """Without a span it is about every turn, and reports no error."""
    record = Record(Start(3))
    record.root.add("A1").add("B2")
    record.root.add("C3")
    record.check()
    shown: Any = view(record, record.match(), 0, "")
    assert (shown["turns"], shown["branches"], shown["error"]) == (["A1", "B2"], {"1": ["C3"]}, False)


def test_views_are_counted() -> None:
    asked = Session()
    assert [asked.handle({"do": "view", "have": 0})["number"] for _ in range(3)] == [1, 2, 3]


def test_which_answers_are_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """All but the first one of a game; those of a longer line leave out its text, too."""
    monkeypatch.setattr(module, "_LONG", 3)
    asked = Session()
    number, short = asked.handle({"do": "view", "have": 0})["number"], []
    for event in ({"do": "turn", "at": "A1"}, {"do": "turn", "at": "B2"}, {"do": "turn", "at": "C3"},
                  {"do": "set", "moves": "A1 B2 C3 D4"}, {"do": "view"}):  # fmt: skip
        answer = asked.handle({**event, "have": number})
        number = answer["number"]
        short.append(("line" in answer, "save" in answer))
    assert short == [(True, True), (True, True), (True, False), (False, True), (True, False)]


# Steps, questions and examples


def frames(turns: str, undone: int = 0, **event: object) -> Any:
    asked = session(turns)
    for _ in range(undone):
        asked.handle({"do": "undo"})
    answer: Any = asked.handle({"do": "frames", **event})
    return answer.get("frames") or answer["view"]["say"]


def test_steps() -> None:
    """All that an event says of them is heard."""
    assert len(frames("A1 B2", of="turns")) == len(frames("A1 B2", 2, of="turns")) == 3
    assert frames("A1 B2", 1, of="score") == frames("A1", of="score")
    assert frames("A1 B2", of="clear", colour="white") != frames("A1 B2", of="clear", colour="black")
    assert frames("A1 B2", of="clear") == "The colour that is cleared is black or white, not ''."
    assert frames("A1 B2", of="score", without=True) != frames("A1 B2", of="score", without=False)


def test_how_many_points_a_question_asks_for() -> None:
    for what, left in (("legal", 7), ("winner", 1)):
        answer: Any = session("A1 B2").handle({"do": "question", "question": {"what": what}})
        assert answer["question"]["left"] == left
