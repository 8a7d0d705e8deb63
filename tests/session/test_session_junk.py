"""What a session does not understand or allow: it answers with a sentence, and nothing has changed."""

import json
from typing import Any

import pytest

from tests.support.boards import begun
from ttgo.session.session import Session


def view(answer: object) -> dict[str, Any]:
    """The view of an answer that holds nothing but a view and its save."""
    assert isinstance(answer, dict)
    assert set(answer) == {"view", "save"}
    return answer["view"]


SPOKEN = {"rule", "say", "refused", "error"}


def unchanged(session: Session, text: str, refusal: object, sentence: str) -> None:
    """Send an event that changes nothing, and check that it did not."""
    saved, before = session.save(), view(json.loads(session.answer('{"do": "view"}')))
    answered = session.answer(text)
    assert answered.isascii()
    shown = view(json.loads(answered))
    said = shown["say"]
    assert sentence in said
    assert said.endswith(".")
    assert len(said) < 340
    assert shown["refused"] == refusal
    assert shown["error"] is (refusal is None)
    assert shown["rule"] == (refusal["rule"] if isinstance(refusal, dict) else 0)
    assert session.save() == saved
    assert {key: shown[key] for key in shown.keys() - SPOKEN} == {
        key: before[key] for key in before.keys() - SPOKEN
    }


# Events on 9x9 after these turns: name -> turns before, the event, the rule that refuses it, the sentence

HUGE = "9" * 4_000
NOWHERE = "is not a point of this grid; write a letter A to J"
ENDED = "Two passes in a row have ended the game; undo one to play on."
OTHERS = "E5 D4 undo F6"
NO_PLACE = "there are 0, the start, to 2."
REFUSED: dict[str, tuple[str, dict[str, object], int, str]] = {
    "occupied": ("E5", {"do": "turn", "at": "e5"}, 7, "A move colours an empty point, and E5 is black."),
    "after the end": ("E5 pass pass", {"do": "turn", "at": "D4"}, 8, ENDED),
    "a pass after the end": ("E5 pass pass", {"do": "turn", "at": "pass"}, 8, ENDED),
    **{
        f"at {type(at).__name__} {ascii(at)[:9]}": ("E5", {"do": "turn", "at": at}, 1, NOWHERE)
        for at in ["", "A0", "A10", "A01", "I5", "E5 D4", "A" * 99, "\ud800", "E５", None, True, 5.0, 10**4_000, ["E5"]]
    },
    "to look at no point": ("E5", {"do": "look", "at": "Z9"}, 1, NOWHERE),
    "to look": ("E5", {"do": "look"}, 1, NOWHERE),
    "to tell of no point": ("E5", {"do": "tell", "what": "here"}, 1, NOWHERE),
    **{
        f"{do} {turn!r}": ("E5 D4 undo", {"do": do, "turn": turn, "at": "E5"}, 0, NO_PLACE)
        for do in ("goto", "branch")
        for turn in (3, -1, 1.0, "1", True, None, [1])
    },
    "another turn's number": (OTHERS, {"do": "branch", "turn": 1, "at": "D4"}, 0, "There is no other turn 1 at"),
    "a vertex that was not played": (OTHERS, {"do": "branch", "turn": 2, "at": "C3"}, 0, "There is no other turn 2 at"),
    "no vertex": (OTHERS, {"do": "branch", "turn": 2}, 0, "There is no other turn 2 at"),
    "a list": (OTHERS, {"do": "branch", "turn": 2, "at": ["D4"]}, 0, "There is no other turn 2 at"),
    "a vertex of 4,000 digits": (OTHERS, {"do": "branch", "turn": 2, "at": int(HUGE)}, 0, "There is no other turn 2 at"),
}  # fmt: skip


@pytest.mark.parametrize(("before", "event", "rule", "sentence"), REFUSED.values(), ids=REFUSED)
def test_refused(before: str, event: dict[str, object], rule: int, sentence: str) -> None:
    """What is not allowed, or not there, says which rule forbids it, and changes nothing."""
    session = begun(width=9)
    for at in before.split():
        session.handle({"do": "undo"} if at == "undo" else {"do": "turn", "at": at})
    by_rule = {"rule": rule, "at": None, "turn": None, "earlier": None, "steps": None}
    unchanged(session, json.dumps(event), by_rule if rule else None, sentence)


def test_a_repeat_shows_the_earlier_grid() -> None:
    steps = {"at": "A1", "colour": "black", "opponent": ["B1"], "own": []}
    refusal = {"rule": 6, "at": "A1", "turn": 1, "earlier": ["X."], "steps": steps}
    said = "A1 would repeat the grid as it was after turn 1, so it is not allowed."
    unchanged(begun("A1 B1", width=2, height=1), '{"do": "turn", "at": "A1"}', refusal, said)


# Events that make no sense: the text of the event -> part of the sentence

SAVED = {"ttgo": 2, "size": [9, 9], "komi": 0, "turns": "A1 A1", "at": 0}
LOADED = json.dumps({"do": "load", "text": json.dumps(SAVED)})
NO_EVENT, NO_KIND = "An event is a JSON object", "There is no event"
NO_TURN, NO_TOPIC = "There is no turn", "nothing to tell"

JUNK = {
    "nothing": ("", NO_EVENT),
    "no JSON": ("undo", NO_EVENT),
    "a list": ('["undo"]', NO_EVENT),
    "four million letters": ("x" * 4_000_000, NO_EVENT),
    "a million brackets": ("[" * 1_000_000, NO_EVENT),
    "a number of a million digits": ("9" * 1_000_000, NO_EVENT),
    "an empty object": ("{}", NO_KIND),
    "do a list, which has no hash": ('{"do": ["undo"]}', NO_KIND),
    "do a method's name": ('{"do": "save"}', NO_KIND),
    "undo at the start": (
        '{"do": "undo"}',
        "There is no turn to undo: this is the start of the game.",
    ),
    "redo at the end": ('{"do": "redo"}', "There is no turn to redo: this is the last one."),
    "goto nowhere": ('{"do": "goto"}', NO_TURN),
    "goto 4,000 digits": ('{"do": "goto", "turn": ' + HUGE + "}", NO_TURN),
    "new without a width": (
        '{"do": "new"}',
        "A grid's width is a whole number from 1 to 52, not None.",
    ),
    "new 53": ('{"do": "new", "width": 9, "height": 53}', "height"),
    "unknown rules": (
        '{"do": "new", "width": 3, "rules": "Japanese"}',
        "'Japanese' are rules of another family",
    ),
    "an unknown ending": (
        '{"do": "new", "width": 3, "ending": "sudden"}',
        "There is no ending 'sudden'",
    ),
    "a handicap that is none": (
        '{"do": "new", "width": 3, "handicap": 1.5}',
        "from 0 to 9, not 1.5.",
    ),
    "komi null": ('{"do": "new", "width": 9, "height": 9, "komi": null}', "Komi"),
    "load nothing": ('{"do": "load"}', "A saved game is text"),
    "load no JSON": ('{"do": "load", "text": "E5"}', "A saved game is JSON text, not 'E5'."),
    "load a game that is not legal": (
        LOADED,
        "Turn 2, White A1, is not legal. Rule 7: A move colours an empty point",
    ),
    "look at a pass": ('{"do": "look", "at": "pass"}', "A pass is not a point to look at"),
    "tell nothing": ('{"do": "tell", "at": "E5"}', NO_TOPIC),
    "tell a list": ('{"do": "tell", "what": ["score"], "at": "E5"}', NO_TOPIC),
    "tell of a pass": (
        '{"do": "tell", "what": "here", "at": "pass"}',
        "A pass is not a point to look at",
    ),
    "follow nothing": ('{"do": "follow", "link": ""}', "link"),
    "follow what is not legal": ('{"do": "follow", "link": "v=1&s=3&t=aaaa"}', "Turn 2"),
}


@pytest.mark.parametrize(("text", "sentence"), JUNK.values(), ids=JUNK)
def test_junk(text: str, sentence: str) -> None:
    """Whatever comes in is answered by a sentence that says what is wrong, and changes nothing."""
    unchanged(Session(), text, None, sentence)


NO_EVENTS = [
    None,
    1.5,
    "view",
    ["view"],
    {1: 2},
    {None: "view"},
    object(),
    {"do": "goto", "turn": 10**5_000},
]


@pytest.mark.parametrize("event", NO_EVENTS, ids=lambda event: type(event).__name__)
def test_values_that_are_no_event(event: object) -> None:
    """A front end written in Python talks to `handle`; it gets an answer for everything, and none about numbers too long to write."""
    shown = view(Session().handle(event))
    assert shown["error"] is True
    assert "limit" not in shown["say"]
    said = view(json.loads(Session().answer(None)))["say"]  # type: ignore[arg-type]  # that is the point
    assert said == 'An event is a JSON object such as {"do": "view"}, not \'\'.'


@pytest.mark.parametrize(
    "shape", ["@", '{"do": @}', '{"do": "turn", "at": @}', '{"do": "load", "text": @}']
)
def test_nesting_that_json_only_just_allows(shape: str) -> None:
    """A value nested so deep that it can be read but hardly be shown gets an answer like any other."""
    session = Session()
    saved = session.save()
    for depth in range(800, 1_010, 7):
        shown = view(json.loads(session.answer(shape.replace("@", "[" * depth + "]" * depth))))
        assert shown["error"] or shown["refused"]
    assert session.save() == saved
