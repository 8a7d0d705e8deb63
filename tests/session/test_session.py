"""Events in, views out: what each kind of event does."""

import json
from collections.abc import Mapping

import pytest

from tests.support.boards import told
from ttgo.session.session import Session


def session_after(*events: Mapping[str, object]) -> Session:
    """A session after events that it accepts."""
    session = Session()
    for event in events:
        shown = told(session, **event)
        assert shown["error"] is False
        assert shown["refused"] is None
    return session


def new(width: int, height: int, komi: float = 0) -> dict[str, object]:
    return {"do": "new", "width": width, "height": height, "komi": komi}


def turns(text: str) -> list[dict[str, object]]:
    return [{"do": "turn", "at": at} for at in text.split()]


def goto(turn: int) -> dict[str, object]:
    return {"do": "goto", "turn": turn}


VIEW = {"do": "view"}
UNDO = {"do": "undo"}
SAVED = {"ttgo": 1, "size": [3, 2], "komi": 0.5, "turns": "A1 ( B1 ) C1 pass", "at": 2}
LOAD = {"do": "load", "text": json.dumps(SAVED)}

# What an event does: name -> events before, the event, what its view says

DONE = {
    "the first view": (
        [],
        VIEW,
        {"size": [9, 9], "turn": 0, "toPlay": "black", "undo": False, "redo": False, "rule": 5},
    ),
    "the first turn": (
        [],
        *turns("e5"),
        {
            "turns": ["E5"],
            "turn": 1,
            "last": "E5",
            "toPlay": "white",
            "say": "Black E5. White to play.",
            "rule": 7,
        },
    ),
    "a pass": (
        [],
        *turns("PASS"),
        {
            "turns": ["pass"],
            "last": "pass",
            "rule": 8,
            "say": "Black passes. If White passes too, the game ends. White to play.",
        },
    ),
    "a key that means nothing": ([], {"do": "turn", "at": "D4", "because": None}, {"turns": ["D4"]}),
    "undo": (
        turns("E5 D4"),
        UNDO,
        {
            "turns": ["E5", "D4"],
            "turn": 1,
            "redo": True,
            "rule": 0,
            "say": "Turn 2 is undone. White to play.",
        },
    ),
    "goto a turn": (
        turns("E5 D4 C3"),
        goto(2),
        {"turn": 2, "last": "D4", "say": "Turn 2 of 3. White D4. Black to play."},
    ),
    "a branch": (
        [*turns("E5 D4 C3"), goto(1), *turns("F6")],
        {"do": "branch", "turn": 2, "at": "D4"},
        {
            "turns": ["E5", "D4", "C3"],
            "turn": 2,
            "branches": {"2": ["F6"]},
            "say": "Another turn 2. White D4. Black to play.",
        },
    ),
    "new": (
        turns("E5 D4"),
        new(13, 7, 7.5),
        {
            "size": [13, 7],
            "turns": [],
            "branches": {},
            "toPlay": "black",
            "undo": False,
            "redo": False,
            "rule": 5,
        },
    ),
    "the smallest": (
        [],
        new(1, 1),
        {"size": [1, 1], "legal": ["."], "illegal": {"A1": {"rule": 6, "turn": 0}}, "reach": ["0"]},
    ),
    "load": (
        turns("E5"),
        LOAD,
        {"size": [3, 2], "turns": ["A1", "C1", "pass"], "turn": 2, "branches": {"2": ["B1"]}, "redo": True},
    ),
}


@pytest.mark.parametrize(("before", "event", "says"), DONE.values(), ids=DONE.keys())
def test_events(before: list[dict[str, object]], event: dict[str, object], says: dict[str, object]) -> None:
    session = session_after(*before)
    shown = told(session, **event)
    assert {key: shown[key] for key in says} == says
    assert shown["error"] is False
    assert shown["refused"] is None


def test_two_continuations_of_the_same_turn_are_both_there() -> None:
    """As files have them: the second is named apart and can be gone to."""
    session = Session()
    record = session.record
    record.root.add("D4").add("E5")
    record.root.add("D4").add("C3")
    session.load(session.save())
    shown = told(session, do="view")
    assert (shown["turns"], shown["branches"]) == (["D4", "E5"], {"1": ["D4 (2)"]})
    shown = told(session, do="branch", turn=1, at="D4 (2)")
    assert (shown["turns"], shown["branches"], shown["turn"]) == (["D4", "C3"], {"1": ["D4"]}, 1)


def test_a_link_leads_to_the_same_game() -> None:
    session = session_after(new(3, 2, 0.5), *turns("A1 B1"), UNDO)
    answer = session.handle({"do": "link"})
    assert answer == {"link": "v=1&s=3x2&k=0.5&t=abbb&a=1"}
    shown = told(Session(), do="follow", link=answer["link"])
    assert (shown["turns"], shown["turn"], shown["size"]) == (["A1", "B1"], 1, [3, 2])
    assert shown["say"] == "Black A1. White to play."


def test_again_is_the_same_game_with_the_colours_changed() -> None:
    """Size, komi, rules, handicap and start stay; who had Black has White."""
    session = Session()
    session.handle({"do": "new", "width": 4, "height": 3, "komi": 1.5, "rules": "New Zealand", "handicap": 2})
    session.record.notes.update({"PB": ["Ann"], "PW": ["Bo"], "C": ["a game"]})
    session.handle({"do": "turn", "at": "A1"})
    shown = session.handle({"do": "again"})["view"]
    assert isinstance(shown, dict)
    assert (shown["size"], shown["turns"], shown["names"]) == ([4, 3], [], {"PB": "Bo", "PW": "Ann"})
    assert shown["rules"] == "New Zealand, ends by agreement or by four passes, komi 1.5, handicap 2"
    assert shown["comment"] == ""
