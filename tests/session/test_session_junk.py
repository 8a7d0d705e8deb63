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
    assert len(said) < 320
    assert shown["refused"] == refusal
    assert shown["error"] is (refusal is None)
    assert shown["rule"] == (refusal["rule"] if isinstance(refusal, dict) else 0)
    assert session.save() == saved
    assert {key: shown[key] for key in shown.keys() - SPOKEN} == {
        key: before[key] for key in before.keys() - SPOKEN
    }


def refused_by(rule: int) -> dict[str, object]:
    return {"rule": rule, "at": None, "turn": None, "earlier": None, "steps": None}


# Refused turns on 9x9 after E5 and these: name -> turns before, the turn, its rule, the sentence

NOWHERE = "is not a point of this grid; write a letter A to J"
REFUSED = {
    "occupied": ("", "e5", 7, "A move colours an empty point, and E5 is black."),
    "after the end": ("pass pass", "D4", 8, "Two passes in a row have ended the game; undo one to play on."),
    "a pass after the end": ("pass pass", "pass", 8, "Two passes in a row have ended the game"),
    **{
        f"at {type(at).__name__} {ascii(at)[:9]}": ("", at, 1, NOWHERE)
        for at in ["", "A0", "A10", "A01", "I5", "E5 D4", "A" * 99, "\ud800", "E５", None, True, 5.0, 10**4_000, ["E5"]]
    },
}  # fmt: skip


@pytest.mark.parametrize(("before", "at", "rule", "sentence"), REFUSED.values(), ids=REFUSED.keys())
def test_refused_turns(before: str, at: object, rule: int, sentence: str) -> None:
    """A turn that is not allowed says which rule forbids it, and changes nothing."""
    session = begun(f"E5 {before}", width=9)
    unchanged(session, json.dumps({"do": "turn", "at": at}), refused_by(rule), sentence)


def test_a_repeat_shows_the_earlier_grid() -> None:
    steps = {"at": "A1", "colour": "black", "opponent": ["B1"], "own": []}
    refusal = {"rule": 6, "at": "A1", "turn": 1, "earlier": ["X."], "steps": steps}
    said = "A1 would repeat the grid as it was after turn 1, so it is not allowed."
    unchanged(begun("A1 B1", width=2, height=1), '{"do": "turn", "at": "A1"}', refusal, said)


# Events that make no sense: the text of the event -> part of the sentence

SAVED = {"ttgo": 1, "size": [9, 9], "komi": 0, "turns": "A1 A1", "at": 0}
NO_EVENT, NO_KIND, NO_TURN, NO_TOPIC = (
    "An event is a JSON object",
    "There is no event",
    "There is no turn",
    "nothing to tell",
)
HUGE = "9" * 4_000

JUNK = {
    "nothing": ("", NO_EVENT),
    "no JSON": ("undo", NO_EVENT),
    "null": ("null", NO_EVENT),
    "not a number": ("NaN", NO_EVENT),
    "a list": ('["undo"]', NO_EVENT),
    "a lone surrogate": ("\ud800", NO_EVENT),
    "four million letters": ("x" * 4_000_000, NO_EVENT),
    "a million brackets": ("[" * 1_000_000, NO_EVENT),
    "a number of a million digits": ("9" * 1_000_000, NO_EVENT),
    "an empty object": ("{}", NO_KIND),
    "do a list, which has no hash": ('{"do": ["undo"]}', NO_KIND),
    "do in capitals": ('{"do": "UNDO"}', NO_KIND),
    "do a method's name": ('{"do": "save"}', NO_KIND),
    "do a hidden name": ('{"do": "__init__"}', NO_KIND),
    "do a million letters": ('{"do": "' + "x" * 1_000_000 + '"}', NO_KIND),
    "undo at the start": ('{"do": "undo"}', "There is no turn to undo: this is the start of the game."),
    "redo at the end": ('{"do": "redo"}', "There is no turn to redo: this is the last one."),
    "goto nowhere": ('{"do": "goto"}', NO_TURN),
    "goto 4,000 digits": ('{"do": "goto", "turn": ' + HUGE + "}", NO_TURN),
    "goto endless": ('{"do": "goto", "turn": Infinity}', NO_TURN),
    "new without a width": ('{"do": "new"}', "A grid's width is a whole number from 1 to 52, not None."),
    "new 53": ('{"do": "new", "width": 9, "height": 53}', "height"),
    "new 9.0": ('{"do": "new", "width": 9.0, "height": 9}', "width"),
    "new true": ('{"do": "new", "width": 9, "height": true}', "height"),
    "new a list": ('{"do": "new", "width": [9, 9]}', "width"),
    "unknown rules": (
        '{"do": "new", "width": 3, "rules": "Japanese"}',
        "'Japanese' are rules of another family",
    ),
    "an unknown ending": ('{"do": "new", "width": 3, "ending": "sudden"}', "There is no ending 'sudden'"),
    "a handicap that is none": ('{"do": "new", "width": 3, "handicap": 1.5}', "from 0 to 9, not 1.5."),
    "komi null": ('{"do": "new", "width": 9, "height": 9, "komi": null}', "Komi"),
    "komi 0.25": ('{"do": "new", "width": 9, "height": 9, "komi": 0.25}', "Komi"),
    "komi endless": ('{"do": "new", "width": 9, "height": 9, "komi": -Infinity}', "Komi"),
    "load nothing": ('{"do": "load"}', "A saved game is text"),
    "load an object": ('{"do": "load", "text": {"ttgo": 1}}', "A saved game is text"),
    "load no JSON": ('{"do": "load", "text": "E5"}', "A saved game is JSON text, not 'E5'."),
    "load a game that is not legal": (
        json.dumps({"do": "load", "text": json.dumps(SAVED)}),
        "Turn 2, White A1, is not legal. Rule 7: A move colours an empty point, and A1 is black.",
    ),
    "load too many letters": (
        json.dumps({"do": "load", "text": "x" * 30_000_001}),
        "at most 30000000 characters",
    ),
    "look at a pass": ('{"do": "look", "at": "pass"}', "A pass is not a point to look at"),
    "tell nothing": ('{"do": "tell", "at": "E5"}', NO_TOPIC),
    "tell a list": ('{"do": "tell", "what": ["score"], "at": "E5"}', NO_TOPIC),
    "tell of a pass": ('{"do": "tell", "what": "here", "at": "pass"}', "A pass is not a point to look at"),
    "follow nothing": ('{"do": "follow", "link": ""}', "link"),
    "follow no text": ('{"do": "follow", "link": 5}', "link"),
    "follow another version": ('{"do": "follow", "link": "v=9&s=9"}', "link"),
    "follow what is not legal": ('{"do": "follow", "link": "v=1&s=3&t=aaaa"}', "Turn 2"),
}


@pytest.mark.parametrize(("text", "sentence"), JUNK.values(), ids=JUNK.keys())
def test_junk(text: str, sentence: str) -> None:
    """Whatever comes in is answered by a sentence that says what is wrong, and changes nothing."""
    unchanged(Session(), text, None, sentence)


@pytest.mark.parametrize("turn", [3, -1, 1.0, "1", True, None, [1]], ids=repr)
@pytest.mark.parametrize("do", ["goto", "branch"])
def test_turns_that_are_not_there(do: str, turn: object) -> None:
    session = begun("E5 D4", width=9)
    session.handle({"do": "undo"})
    unchanged(
        session, json.dumps({"do": do, "turn": turn, "at": "E5"}), None, "there are 0, the start, to 2."
    )


@pytest.mark.parametrize(
    "event", [{"do": "look", "at": "Z9"}, {"do": "look"}, {"do": "tell", "what": "here"}]
)
def test_looking_at_no_point_is_refused_by_rule_1(event: dict[str, str]) -> None:
    unchanged(begun("E5", width=9), json.dumps(event), refused_by(1), "is not a point of this grid")


BRANCHES = {
    "another turn's number": {"turn": 1, "at": "D4"},
    "a vertex that was not played": {"turn": 2, "at": "C3"},
    "no vertex": {"turn": 2},
    "a list": {"turn": 2, "at": ["D4"]},
    "a number of 4,000 digits": {"turn": 2, "at": int(HUGE)},
}


@pytest.mark.parametrize("event", BRANCHES.values(), ids=BRANCHES.keys())
def test_branches_that_are_not_there(event: dict[str, object]) -> None:
    session = begun("E5 D4", width=9)
    session.handle({"do": "undo"})
    session.handle({"do": "turn", "at": "F6"})
    unchanged(
        session, json.dumps({"do": "branch", **event}), None, f"There is no other turn {event['turn']} at"
    )


NO_EVENTS = [
    None,
    1.5,
    True,
    "view",
    b"view",
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


@pytest.mark.parametrize("text", [None, 1, b"\xff"], ids=repr)
def test_texts_that_are_none(text: object) -> None:
    shown = view(json.loads(Session().answer(text)))  # type: ignore[arg-type]  # that is the point
    assert shown["say"] == 'An event is a JSON object such as {"do": "view"}, not \'\'.'


@pytest.mark.parametrize("shape", ["@", '{"do": @}', '{"do": "turn", "at": @}', '{"do": "load", "text": @}'])
def test_nesting_that_json_only_just_allows(shape: str) -> None:
    """A value nested so deep that it can be read but hardly be shown gets an answer like any other."""
    session = Session()
    saved = session.save()
    for depth in range(800, 1_010, 7):
        shown = view(json.loads(session.answer(shape.replace("@", "[" * depth + "]" * depth))))
        assert shown["error"] or shown["refused"]
    assert session.save() == saved
