"""Events around the rules: a new game's rules, a position set up, marks, proposals, rulings, and the copy."""

from typing import Any

import pytest

from tests.support.boards import answer, begun, told
from tests.support.sentences import whole
from ttgo.session.session import Session


def phase(view: dict[str, Any]) -> dict[str, Any]:
    waits = view["phase"]
    assert isinstance(waits, dict)
    return waits


def buttons(view: dict[str, Any]) -> dict[str, dict[str, object]]:
    """The events to send, by the texts of the buttons that send them."""
    return {button["text"]: button["event"] for button in phase(view)["buttons"]}


def press(session: Session, do: str, player: str = "", play: bool = False) -> dict[str, Any]:
    """Press the button that sends this event; fails if there is not exactly one."""
    wanted = {"do": do, **({"player": player} if player else {}), **({"play": True} if play else {})}
    (event,) = [event for event in buttons(told(session, do="view")).values() if event == wanted]
    return told(session, **event)


# A new game

NEW = {
    "the default": ({}, "Tromp-Taylor"),
    "a name and an ending": (
        {"rules": "New Zealand", "ending": "judge"},
        "New Zealand, ends by agreement or by a ruling",
    ),
    "komi and handicap": ({"komi": 0.5, "handicap": 2}, "Tromp-Taylor, komi 0.5, handicap 2"),
}


@pytest.mark.parametrize(("event", "facts"), NEW.values(), ids=NEW)
def test_new_game(event: dict[str, Any], facts: str) -> None:
    """The view names what is played by, and a saved game keeps it."""
    session = begun(**event)
    assert told(session, do="view")["rules"] == facts
    again = Session()
    again.load(session.save())
    assert told(again, do="view")["rules"] == facts


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
    assert phase(shown)["title"] == "Set up a position"
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


NOT_NOW = {
    "begin": "There is no position being set up",
    "clear": "There is no position being set up",
    "propose": "There is nothing to agree on now",
}


@pytest.mark.parametrize(("do", "sentence"), NOT_NOW.items(), ids=NOT_NOW)
def test_not_now(do: str, sentence: str) -> None:
    """What is for a setup or for an agreement, while turns are taken."""
    shown = told(begun("B2", ending="tromp"), do=do, player="black")
    assert (shown["error"], shown["turns"]) == (True, ["B2"])
    assert sentence in whole(shown["say"])


def test_nobody_begins() -> None:
    session = begun(setup=True)
    for player in (None, "red", 5):
        assert "The first player is" in str(told(session, do="begin", player=player)["say"])
    assert phase(told(session, do="view"))["title"] == "Set up a position"


# Agreement

STOPPED = "A1 B2 pass pass"


def test_an_agreement() -> None:
    """A click marks a string, each player says so, both see what it would score, and the marked stones come off."""
    session = begun(STOPPED, ending="tromp")
    shown = told(session, do="view")
    assert shown["say"] == (
        "White passes too, and two passes in a row stop play. "
        "Mark the strings to take off, then say so for each player, or play on."
    )
    assert shown["legal"] == ["...", "...", "..."]
    assert len(buttons(shown)) == 3
    shown = told(session, do="turn", at="A1")
    assert phase(shown)["marks"] == ["A1"]
    assert str(shown["say"]).startswith("The black string at A1 is marked.")
    assert "Marked now: 1 stone (A1). Black 0, White 9, neutral 0: White wins by 9 (W+9)." in str(
        phase(shown)["lines"]
    )
    shown = press(session, "propose", "white")
    assert phase(shown)["proposals"] == {"white": ["A1"]}
    assert next(iter(buttons(shown))) == "Black agrees"
    shown = press(session, "propose", "black")
    assert (shown["phase"], shown["stones"]) == (None, ["...", ".O.", "..."])
    assert shown["say"] == "Black agrees: 1 stone (A1) off. The game is over. White wins by 9 (W+9)."
    # What is looked at is what is shown: the stone is gone.
    seen = answer(session, do="look", at="A1")["look"]
    said = "A1 is empty and reaches only White, so it counts for White."
    assert (seen["colour"], seen["say"]) == ("empty", said)
    assert answer(session, do="tell", what="here", at="A1") == {"tell": said}
    over = shown["over"]
    assert over["result"] == "W+9"
    assert over["lines"][0] == [8, "Both players agreed to take off 1 stone (A1)."]


def test_every_mark_and_word_can_be_taken_back() -> None:
    """Nobody loses by a click: a second one unmarks, undo takes back proposals, and the agreement too."""
    session = begun(STOPPED, ending="chinese")
    told(session, do="turn", at="A1")
    shown = told(session, do="turn", at="A1")
    assert phase(shown)["marks"] == []
    assert shown["say"].startswith("The black string at A1 is not marked any more.")
    told(session, do="turn", at="A1")
    press(session, "propose", "black")
    press(session, "propose", "white")
    shown = told(session, do="undo")
    assert shown["say"] == "Undone: White: 1 off. White: agree, mark something else, or play on."
    assert (phase(shown)["proposals"], phase(shown)["marks"]) == ({"black": ["A1"]}, ["A1"])
    assert "White agrees" in buttons(shown)
    shown = told(session, do="undo")
    assert phase(shown)["proposals"] == {}
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
    over = shown["over"]
    assert over["lines"][0][1].startswith("Four passes in a row ended the game. No stone is taken off")


def test_a_dispute_on_a_copy() -> None:
    session = begun("A1 C3 pass pass", ending="japanese")
    press(session, "propose", "black")
    told(session, do="turn", at="A1")
    shown = press(session, "propose", "white")
    assert shown["copy"] is True
    assert phase(shown)["title"] == "A copy of the grid"
    assert phase(shown)["disputed"] == ["A1"]
    for at in ("pass", "B1", "pass", "A2"):
        shown = told(session, do="turn", at=at)
    assert shown["labels"][-1] == "copy 4 A2"
    assert str(shown["say"]).startswith("On the copy: White A2 clears 1 black stone.")
    told(session, do="turn", at="pass")
    shown = told(session, do="turn", at="pass")
    assert (shown["copy"], shown["stones"]) == (False, ["..O", "...", "..."])
    over = shown["over"]
    assert over["lines"][0][1] == "Captured on the copy, and so taken off here: 1 stone (A1)."
    assert told(session, do="undo")["copy"] is True


def test_a_ruling() -> None:
    session = begun(STOPPED, ending="judge")
    press(session, "propose", "black")
    told(session, do="turn", at="A1")
    shown = press(session, "propose", "white")
    assert phase(shown)["title"] == "A ruling is due"
    shown = told(session, do="turn", at="B2")
    assert shown["say"] == "The stone at B2 is not in dispute; a ruling is about those that are."
    assert phase(told(session, do="turn", at="A1"))["marks"] == ["A1"]
    shown = press(session, "rule")
    assert shown["stones"] == ["...", ".O.", "..."]
    over = shown["over"]
    assert over["lines"][0][1] == "The ruling takes off 1 stone (A1)."


WRONG = {
    "an empty point": ({"do": "turn", "at": "C1"}, "C1 is empty; mark a string of stones, or play on."),
    "a pass": ({"do": "turn", "at": "pass"}, "Two passes have stopped play"),
    "nobody's proposal": ({"do": "propose", "player": "red"}, "A proposal is black's or white's, not 'red'."),
    "a ruling": ({"do": "rule"}, "There is nothing to rule on now"),
}


@pytest.mark.parametrize(("event", "sentence"), WRONG.values(), ids=WRONG)
def test_wrong_events_while_agreeing(event: dict[str, object], sentence: str) -> None:
    """One sentence, and the marks stay."""
    session = begun(STOPPED, ending="tromp")
    told(session, do="turn", at="A1")
    shown = told(session, **event)
    assert sentence in whole(shown["say"])
    assert phase(shown)["marks"] == ["A1"]


# Files


def test_without_a_reader_nothing_is_opened_or_written() -> None:
    session = begun("B2")
    for event in ({"do": "open", "name": "a.sgf", "text": "(;)"}, {"do": "export"}):
        shown = told(session, **event)
        assert (shown["error"], shown["turns"]) == (True, ["B2"])
