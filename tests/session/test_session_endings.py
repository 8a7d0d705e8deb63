"""Events around the rules: a position set up, marks, proposals, rulings, and the copy."""

from typing import Any

import pytest

from tests.support.boards import answer, begun, told
from tests.support.sentences import whole
from ttgo.session.session import Session


def buttons(view: dict[str, Any]) -> dict[str, dict[str, object]]:
    """The events to send, by the texts of the buttons that send them."""
    return {button["text"]: button["event"] for button in view["phase"]["buttons"]}


def press(session: Session, do: str, player: str = "", play: bool = False) -> dict[str, Any]:
    """Press the button that sends this event; fails if there is not exactly one."""
    wanted = {"do": do, **({"player": player} if player else {}), **({"play": True} if play else {})}
    (event,) = [event for event in buttons(told(session, do="view")).values() if event == wanted]
    return told(session, **event)


def test_a_handicap_gives_black_the_first_turns() -> None:
    session = begun("A1 B2", handicap=2)
    shown = told(session, do="view")
    assert (shown["toPlay"], shown["players"]) == ("white", "BB")
    said = told(begun(handicap=2), do="view")["say"]
    assert said == "The grid is empty and Black begins with 2 turns. Choose any point."
    assert list(buttons(told(begun(handicap=2, setup=True), do="view"))) == ["Begin", "Clear the grid"]


# A position set up


def test_setting_up() -> None:
    """A point's colour changes in turn, and either player may begin."""
    session = begun(setup=True)
    shown = told(session, do="view")
    assert shown["phase"]["title"] == "Set up a position"
    assert list(buttons(shown)) == ["Black begins", "White begins", "Clear the grid"]
    assert [told(session, do="turn", at="B2")["say"] for _ in range(3)] == [
        "B2 is black.", "B2 is white.", "B2 is empty."
    ]  # fmt: skip
    told(session, do="turn", at="B2")
    told(session, do="turn", at="A1")
    shown = press(session, "begin", "white")
    assert (shown["phase"], shown["stones"], shown["toPlay"]) == (None, ["...", ".X.", "X.."], "white")
    assert shown["say"] == "The grid is as it was set up and White begins. Choose any point."
    shown = told(session, do="turn", at="B1")
    assert (shown["turns"], shown["stones"]) == (["B1"], ["...", ".X.", "XO."])
    assert told(session, do="undo")["stones"] == ["...", ".X.", "X.."]


def test_a_set_up_string_keeps_a_liberty() -> None:
    """A colour that would leave a string without one is passed over, with the reason; if none is left nothing changes."""
    why = "The black string at A1 has no liberty; no game can begin with such a string."
    session = begun(width=3, height=1, setup=True)
    for at in ("A1", "B1"):
        told(session, do="turn", at=at)
    shown = told(session, do="turn", at="B1")
    assert (shown["stones"], shown["say"]) == (["X.."], f"B1 is empty. {why}")
    session = begun(width=2, height=1, setup=True)
    told(session, do="turn", at="A1")
    shown = told(session, do="turn", at="B1")
    assert (shown["stones"], shown["say"], shown["error"]) == (["X."], why, True)


def test_a_position_to_change() -> None:
    """It is the grid as it stands, and whose turn it is."""
    session = begun("B2")
    shown = told(session, do="edit")
    assert (shown["say"], shown["rule"]) == ("Change the position as you like.", 0)
    assert (shown["stones"], shown["toPlay"], shown["turn"]) == (["...", ".X.", "..."], "white", 0)
    shown = told(session, do="turn", at="A1")
    assert (shown["say"], shown["rule"], shown["toPlay"]) == ("A1 is black.", 0, "black")


# Agreement

STOPPED = "A1 B2 pass pass"
AGREEING: dict[str, Any] = {"ending": "tromp"}


def test_an_agreement() -> None:
    """A click marks a string, each player says so, both see what it would score, and the marked stones come off."""
    session = begun(STOPPED, ending="tromp")
    shown = told(session, do="view")
    assert shown["say"] == (
        "White passes too, and two passes in a row stop play. Agree which stones are dead, or play on."
    )
    assert shown["legal"] == ["...", "...", "..."]
    assert len(buttons(shown)) == 3
    shown = told(session, do="turn", at="A1")
    assert shown["phase"]["marks"] == ["A1"]
    assert shown["say"] == "The black string at A1 is marked."
    shown = press(session, "propose", "white")
    assert shown["phase"]["proposals"] == {"white": ["A1"]}
    assert next(iter(buttons(shown))) == "Black agrees"
    shown = press(session, "propose", "black")
    assert (shown["phase"], shown["stones"]) == (None, ["...", ".O.", "..."])
    assert shown["say"] == "Black agrees: 1 stone (A1) off. The game is over. White wins by 9 (W+9)."
    # What is looked at is what is shown: the stone is gone.
    seen = answer(session, do="look", at="A1")["look"]
    said = "A1 is empty and reaches only White, so it counts for White."
    assert (seen["colour"], seen["say"]) == ("empty", said)
    assert answer(session, do="tell", what="here", at="A1") == {"tell": said}
    assert shown["over"]["result"] == "W+9"
    assert shown["over"]["lines"][0] == [8, "Both players agreed to take off 1 stone (A1)."]


def test_every_mark_and_word_can_be_taken_back() -> None:
    """Nobody loses by a click: a second one unmarks, undo takes back proposals, and the agreement too."""
    session = begun(STOPPED, ending="chinese")
    told(session, do="turn", at="A1")
    shown = told(session, do="turn", at="A1")
    assert shown["phase"]["marks"] == []
    assert shown["say"] == "The black string at A1 is not marked any more."
    told(session, do="turn", at="A1")
    press(session, "propose", "black")
    press(session, "propose", "white")
    shown = told(session, do="undo")
    assert shown["say"] == "White withdrew the proposal. White: agree, mark something else, or play on."
    assert (shown["phase"]["proposals"], shown["phase"]["marks"]) == ({"black": ["A1"]}, ["A1"])
    assert "White agrees" in buttons(shown)
    shown = told(session, do="undo")
    assert shown["phase"]["proposals"] == {}
    shown = told(session, do="undo")
    assert (shown["phase"], shown["stones"]) == (None, ["...", ".O.", "X.."])


def test_differing_and_playing_on() -> None:
    session = begun(STOPPED, ending="chinese")
    press(session, "propose", "black")
    told(session, do="turn", at="A1")
    shown = press(session, "propose", "white")
    assert shown["say"] == (
        "White wants 1 stone (A1) off. The players differ, so play goes on; "
        "two more passes at once end it with everything alive. Black to play."
    )
    assert (shown["phase"], shown["toPlay"]) == (None, "black")
    assert shown["labels"] == ["1 A1", "2 B2", "3 pass", "4 pass", "Black: none off", "White: 1 off"]
    assert shown["players"] == "BWBW  "
    told(session, do="turn", at="pass")
    shown = told(session, do="turn", at="pass")
    assert shown["over"]["lines"][0][1].startswith(
        "Four passes in a row ended the game. No stone is taken off"
    )


def test_a_dispute_on_a_copy() -> None:
    session = begun("A1 C3 pass pass", ending="japanese")
    press(session, "propose", "black")
    told(session, do="turn", at="A1")
    shown = press(session, "propose", "white")
    assert shown["copy"] is True
    assert shown["phase"]["title"] == "A copy of the grid"
    assert shown["phase"]["disputed"] == ["A1"]
    for at in ("pass", "B1", "pass", "A2"):
        shown = told(session, do="turn", at=at)
    assert shown["labels"][-1] == "copy 4 A2"
    assert str(shown["say"]).startswith("On the copy: White played A2 and captured 1 black stone.")
    told(session, do="turn", at="pass")
    shown = told(session, do="turn", at="pass")
    assert (shown["copy"], shown["stones"]) == (False, ["..O", "...", "..."])
    assert shown["over"]["lines"][0][1] == "Captured on the copy, and so taken off here: 1 stone (A1)."
    assert told(session, do="undo")["copy"] is True


def test_a_ruling() -> None:
    session = begun(STOPPED, ending="judge")
    press(session, "propose", "black")
    told(session, do="turn", at="A1")
    shown = press(session, "propose", "white")
    assert shown["phase"]["title"] == "A ruling is due"
    shown = told(session, do="turn", at="B2")
    assert shown["say"] == "The stone at B2 is not in dispute; a ruling is about those that are."
    assert told(session, do="turn", at="A1")["phase"]["marks"] == ["A1"]
    shown = press(session, "rule")
    assert shown["stones"] == ["...", ".O.", "..."]
    assert shown["over"]["lines"][0][1] == "The ruling takes off 1 stone (A1)."


WRONG: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "to begin while turns are taken": ({}, {"do": "begin", "player": "black"}, "There is no position being set up"),
    "to clear the grid then": ({}, {"do": "clear"}, "There is no position being set up"),
    "to propose then": ({"ending": "tromp"}, {"do": "propose", "player": "black"}, "There is nothing to agree on now"),
    "nobody begins": ({"setup": True}, {"do": "begin", "player": 5}, "The first player is"),
    "no player begins": ({"setup": True}, {"do": "begin"}, "The first player is"),
    "an empty point": (AGREEING, {"do": "turn", "at": "C1"}, "C1 is empty; mark a string of stones, or play on."),
    "a pass": (AGREEING, {"do": "turn", "at": "pass"}, "Two passes have stopped play"),
    "nobody's proposal": (AGREEING, {"do": "propose", "player": "red"}, "A proposal is black's or white's, not 'red'."),
    "a ruling": (AGREEING, {"do": "rule"}, "There is nothing to rule on now"),
}  # fmt: skip


@pytest.mark.parametrize(("new", "event", "sentence"), WRONG.values(), ids=WRONG)
def test_what_is_not_for_now(new: dict[str, Any], event: dict[str, Any], sentence: str) -> None:
    """One sentence, and the marks, the turns and what is set up stay."""
    session = begun(**new)
    for at in f"{STOPPED} A1".split() if new is AGREEING else ["B2"]:
        told(session, do="turn", at=at)
    saved = session.save()
    assert sentence in whole(told(session, **event)["say"])
    assert session.save() == saved
