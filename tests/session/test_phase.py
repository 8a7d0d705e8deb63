"""What a match waits for besides turns, in whole: words, buttons with their events, marks."""

from typing import Any

import pytest

from tests.support.games import taken
from tests.support.tables import each_row
from ttgo import Rules
from ttgo.session.phase import phase


def propose(text, player, play=False):
    return {
        "text": text,
        "event": {"do": "propose", "player": player, **({"play": True} if play else {})},
    }


def agreed(player):
    """It stands where the player has pressed: a second press there, meant or not, takes nothing
    back.
    """
    return {"text": f"{player} has agreed", "event": None}


def ruling(what):
    return {"text": f"The ruling: {what}", "event": {"do": "rule"}}


HOW = "Tap the groups you agree are dead, then each player confirms."
TIE = "Black 2, White 2, neutral 5. It is a tie."
WITHOUT_B2 = "Black 2, White 1, neutral 6: Black wins by 1 (B+1)."
WITHOUT_A1 = "Black 1, White 2, neutral 6. White wins by 1 (W+1)."
ALL_BLACK = "Black 9, White 0, neutral 0: Black wins by 9 (B+9)."
WITHOUT_A1_A3 = "Black 1, White 1, neutral 7: It is a tie."
COPY = [
    (
        "Disputed stones that are captured here are removed from the real board. Nothing else that "
        "happens here matters."
    ),
    "Two passes in a row settle it.",
]
BOTH = {"black": ["B2", "A3"], "white": ["A1", "A3"]}
OFF, NONE = "proposes: remove marked stones", "proposes: remove nothing"
RULED_OFF, RULED_NONE = "remove marked stones", "remove nothing"

# The ending, what happened after two passes on "X at A1 and C3, O at B2 and A3", what is marked;
# the title, lines, buttons, what is in dispute and proposed

PHASES: dict[str, tuple[Any, ...]] = {
    "nothing yet": (
        "kgs",
        "",
        "",
        "Which stones are dead?",
        [HOW, f"Nothing is marked yet. As it is now: {TIE}"],
        [
            propose(f"Black {NONE}", "black"),
            propose(f"White {NONE}", "white"),
            propose("Play on", "black", True),
        ],
        [],
        {},
    ),
    "a mark": (
        "tromp",
        "",
        "A1",
        "Which stones are dead?",
        [HOW, f"Marked as dead: 1 stone (A1). As it is now: {WITHOUT_A1}"],
        [
            propose(f"Black {OFF}", "black"),
            propose(f"White {OFF}", "white"),
            propose("Play on", "black", True),
        ],
        [],
        {},
    ),
    "White wants two off": (
        "tromp",
        "white=B2,A3",
        "B2,A3",
        "Which stones are dead?",
        [
            HOW,
            f"White wants to remove 2 stones (B2, A3). {ALL_BLACK}",
            "This is the same as the proposal.",
        ],
        [propose("Black agrees", "black"), agreed("White"), propose("Play on", "black", True)],
        [],
        {"white": ["B2", "A3"]},
    ),
    "White wants another off": (
        "judge",
        "white=B2",
        "A1",
        "Which stones are dead?",
        [
            HOW,
            f"White wants to remove 1 stone (B2). {WITHOUT_B2}",
            f"Marked as dead: 1 stone (A1). As it is now: {WITHOUT_A1}",
        ],
        [
            propose("Black disagrees: ask for a ruling", "black"),
            agreed("White"),
            propose("Ask for a ruling", "black", True),
        ],
        [],
        {"white": ["B2"]},
    ),
    "White marks others than Black": (
        "tromp",
        "black=B2",
        "A1",
        "Which stones are dead?",
        [
            HOW,
            f"Black wants to remove 1 stone (B2). {WITHOUT_B2}",
            f"Marked as dead: 1 stone (A1). As it is now: {WITHOUT_A1}",
        ],
        [
            agreed("Black"),
            propose("White disagrees: play on", "white"),
            propose("Play on", "white", True),
        ],
        [],
        {"black": ["B2"]},
    ),
    "a ruling": (
        "judge",
        "black=B2,A3 white=A1,A3",
        "",
        "A ruling is needed",
        [
            (f"Black wants to remove 2 stones (B2, A3). {ALL_BLACK}"),
            f"White wants to remove 2 stones (A1, A3). {WITHOUT_A1_A3}",
            ("Marked: no stones. Black 2, White 1, neutral 6: Black wins by 1 (B+1)."),
        ],
        [ruling(RULED_NONE)],
        ["A1", "B2"],
        BOTH,
    ),
    "a ruling, with a mark": (
        "judge",
        "black=B2,A3 white=A1,A3",
        "A1",
        "A ruling is needed",
        [
            (f"Black wants to remove 2 stones (B2, A3). {ALL_BLACK}"),
            f"White wants to remove 2 stones (A1, A3). {WITHOUT_A1_A3}",
            f"Marked: 1 stone (A1). {WITHOUT_A1_A3}",
        ],
        [ruling(RULED_OFF)],
        ["A1", "B2"],
        BOTH,
    ),
    "a copy": (
        "japanese",
        "black=B2,A3 white=A1,A3",
        "",
        "A copy of the board",
        [
            "In dispute: 2 stones (A1, B2).",
            ("Already agreed dead: 1 stone (A3)."),
            *COPY,
        ],
        [],
        ["A1", "B2"],
        {},
    ),
}


@each_row(PHASES)
def test_phases(row):
    ending, words, marked, title, lines, buttons, disputed, proposals = row
    match = taken(f"A1 B2 C3 A3 pass pass {words}", 3, rules=Rules(ending=ending))
    assert phase(match, match._points(marked)) == {
        "click": "turn" if title == "A copy of the board" else "mark",
        "title": title,
        "lines": lines,
        "buttons": buttons,
        "marks": marked.split(",") if marked else [],
        "disputed": disputed,
        "proposals": proposals,
    }


@pytest.mark.parametrize(
    ("ending", "words"), [("strict", ""), ("strict", "A1 pass pass"), ("tromp", "A1 pass")]
)
def test_nothing_is_waited_for(ending, words):
    assert phase(taken(words, 3, rules=Rules(ending=ending)), 0) is None
