"""Events in, views out: what each kind of event does."""

import pytest

from tests.support.boards import begun, told
from ttgo.session.session import Session

# What an event does: the turns before it on 9x9, the event, what its view says

DONE: dict[str, tuple[str, dict[str, object], dict[str, object]]] = {
    "the first view": (
        "", {"do": "view"}, {"size": [9, 9], "turn": 0, "toPlay": "black", "undo": False, "redo": False, "rule": 5},
    ),
    "the first turn": (
        "", {"do": "turn", "at": "e5"},
        {"turns": ["E5"], "turn": 1, "last": "E5", "toPlay": "white", "say": "Black played E5. White to play.", "rule": 7},
    ),
    "a pass": (
        "", {"do": "turn", "at": "PASS"},
        {"turns": ["pass"], "rule": 8, "say": "Black passes. If White passes too, the game ends. White to play."},
    ),
    "undo": (
        "E5 D4", {"do": "undo"},
        {"turns": ["E5", "D4"], "turn": 1, "redo": True, "rule": 0, "say": "Turn 2 is undone. White to play."},
    ),
    "a resignation": (
        "E5 D4", {"do": "resign", "player": "white"}, {"names": {"RE": "B+R"}, "turn": 2, "over": None},
    ),
    "goto a turn": (
        "E5 D4 C3", {"do": "goto", "turn": 2}, {"turn": 2, "last": "D4", "say": "Turn 2 of 3. White played D4. Black to play."},
    ),
    "new": (
        "E5 D4", {"do": "new", "width": 13, "height": 7, "komi": 7.5},
        {"size": [13, 7], "turns": [], "branches": {}, "toPlay": "black", "undo": False, "redo": False, "rule": 5},
    ),
}  # fmt: skip


@pytest.mark.parametrize(("before", "event", "says"), DONE.values(), ids=DONE)
def test_events(before: str, event: dict[str, object], says: dict[str, object]) -> None:
    shown = told(begun(before, width=9), **event)
    assert {key: shown[key] for key in says} == says
    assert (shown["error"], shown["refused"]) == (False, None)


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
    assert shown["say"] == "Another turn 1. Black played D4. White to play."


def test_a_resignation_is_kept_until_the_line_goes_on() -> None:
    """In what is saved and in a file; a variation leaves it, a turn after it takes it away. Who resigns has to be named."""
    session = begun("E5 D4", width=9)
    told(session, do="resign", player="white")
    kept = Session()
    kept.load(session.save())
    assert told(kept, do="view")["names"] == {"RE": "B+R"}
    told(kept, do="undo")
    assert told(kept, do="turn", at="C3")["names"] == {"RE": "B+R"}
    assert told(session, do="turn", at="C3")["names"] == {}
    assert told(session, do="resign", player="red")["say"] == "Black or White resigns, not 'red'."
    for _ in "ab":
        told(session, do="turn", at="pass")
    assert told(session, do="resign", player="black")["refused"] is not None


def test_a_link_leads_to_the_same_game() -> None:
    session = begun("A1 B1", height=2, komi=0.5)
    told(session, do="undo")
    answer = session.handle({"do": "link"})
    assert answer == {"link": "v=1&s=3x2&k=0.5&t=abbb&a=1"}
    shown = told(Session(), do="follow", link=answer["link"])
    assert (shown["turns"], shown["turn"], shown["size"]) == (["A1", "B1"], 1, [3, 2])
    assert shown["say"] == "Black played A1. White to play."


def test_again_is_the_same_game_with_the_colours_changed() -> None:
    """Size, komi, rules, handicap and start stay; who had Black has White."""
    session = begun("A1", width=4, height=3, komi=1.5, rules="New Zealand", ending="judge", handicap=2)
    session.record.notes.update({"PB": ["Ann"], "PW": ["Bo"], "C": ["a game"]})
    shown = told(session, do="again")
    assert (shown["size"], shown["turns"], shown["names"]) == ([4, 3], [], {"PB": "Bo", "PW": "Ann"})
    assert shown["rules"] == "New Zealand, ends by agreement or by a ruling, komi 1.5, handicap 2"
    assert shown["comment"] == ""
