"""Processes sentence by sentence, and what is no process."""

import pytest

from tests.support.boards import placed
from tests.support.tables import each_row
from tests.support.taught import check_frames
from ttgo import BLACK, WHITE, Game, Match, Repeats, Rules
from ttgo.illegal import Illegal
from ttgo.teach.frames import frames

# One of each, word by word: name -> match, arguments, what each frame says

KO = ".XO./XO.O/.XO./...."
SAID: dict = {
    "reach": (
        lambda: placed(".X./XX./..O"),
        {"of": "reach", "at": "C3"},
        [
            "C3 is empty. Which other colours does it reach?",
            "A path from C3 goes over empty points only. B3 is black: C3 reaches Black.",
            "1 more empty point beside those. C1 is white: C3 reaches White.",
            "C3 reaches Black and White.",
        ],
    ),
    "clear with a move": (
        lambda: placed("OX./.X./.../...", "", BLACK),
        {"of": "clear", "at": "A3", "colour": "white"},
        [
            "Clearing white empties the white points that do not reach empty.",
            "First, A3 becomes black.",
            "Begin at the empty points.",
            "A4 is not found: it does not reach empty.",
            "So 1 point becomes empty.",
        ],
    ),
    "a move that is refused": (
        lambda: placed(KO, "C3"),
        {"of": "move", "at": "B3"},
        [
            "White moves at B3, which is empty, in three steps.",
            "First, B3 becomes white.",
            "Then, black is cleared: C3 did not reach empty.",
            "So 1 point becomes empty.",
            "Last, white is cleared: every white point reaches empty, so nothing changes.",
            "B3 would repeat the grid as it was at the start, so it is not allowed.",
            "So the move is not allowed, and White chooses another turn.",
        ],
    ),
    "a capture in the wrong order": (
        lambda: placed("OOO./XXO./.XO.", "", WHITE),
        {"of": "move", "at": "A1", "without": True},
        [
            "White moves at A1, which is empty, with the clearing in the wrong order.",
            "First, A1 becomes white.",
            "White is cleared first: A1 does not reach empty.",
            "So 1 point becomes empty.",
            "Black is cleared second: nothing changes.",
            (
                "Rule 7 clears black first: 3 black stones go, and then every white point reaches "
                "empty."
            ),
        ],
    ),
    "a repeat": (
        lambda: placed(KO, "C3 D1 A1"),
        {"of": "repeat", "at": "B3"},
        [
            "May White move at B3?",
            "White B3 would leave this grid. Was it there before?",
            "The grid at the start: 2 points differ.",
            "The grid after turn 1: 4 points differ.",
            "The grid after turn 2: 3 points differ.",
            "The grid after turn 3: 2 points differ.",
            "No earlier position matches, so White may move at B3.",
        ],
    ),
    "round and round with a pass": (
        lambda: placed(".X./X../...", "", WHITE),
        {"of": "repeat", "at": "A3", "without": True},
        [
            "Without rule 6, White could move at A3, although the grid comes again.",
            "Turn 1, White A3: the grid is as it was at the start.",
            "Turn 2, Black passes: the grid is as it was at the start.",
            "Turn 3, White A3: the grid is as it was at the start.",
            "Turn 4, Black passes: the grid is as it was at the start.",
            "Turn 5, White A3: the grid is as it was at the start.",
            "Turn 6, Black passes: the grid is as it was at the start.",
            "Every 2 turns it begins again, and so on for ever: nothing ends the game.",
        ],
    ),
    "a score": (
        lambda: placed(".X.O.", "pass pass"),
        {"of": "score"},
        [
            "How many points count for each player?",
            "Black has 1 stone on the grid.",
            "The empty point A1 reaches only Black, so it counts for Black. Black: 1 + 1 = 2.",
            "White has 1 stone on the grid.",
            "The empty point E1 reaches only White, so it counts for White. White: 1 + 1 = 2.",
            "The empty point C1 reaches both colours, so it counts for nobody.",
            "Black 2, White 2, neutral 1.",
            "Equal scores are a tie.",
        ],
    ),
    "a score without only": (
        lambda: placed("X..O"),
        {"of": "score", "without": True},
        [
            'Without the word "only", an empty point counts for every colour it reaches.',
            "Black has 1 stone on the grid.",
            "The region of 2 points at B1 reaches both colours. Black: 1 + 2 = 3.",
            "White has 1 stone on the grid.",
            "The region of 2 points at B1 reaches both colours. White: 1 + 2 = 3.",
            "Black 3, White 3, and the grid has 4 points. 2 points are counted twice.",
            'With "only": Black 1, White 1, neutral 2.',
        ],
    ),
    "turns": (
        lambda: placed("OX./.X./.../...", "A3 pass pass"),
        {"of": "turns"},
        [
            "The grid is as it was set up and Black begins.",
            "Black played A3. Then, white is cleared: A4 did not reach empty.",
            "Black played A3 and captured 1 white stone.",
            "White passes. If Black passes too, the game ends.",
            "Black passes too, and two passes in a row end the game.",
            "Black wins by 12 (B+12).",
        ],
    ),
    "reach of a stone": (
        lambda: placed("XX."),
        {"of": "reach", "at": "A1"},
        [
            "A1 is black. Which other colours does it reach?",
            "A path from A1 goes over black points only.",
            "1 more black point beside those. C1 is empty: A1 reaches empty.",
            "A1 reaches empty, not White: no point around these is white.",
        ],
    ),
    "reach of an empty grid": (
        lambda: placed(".."),
        {"of": "reach", "at": "A1"},
        [
            "A1 is empty. Which other colours does it reach?",
            "A path from A1 goes over empty points only.",
            "1 more empty point beside those.",
            "A1 reaches neither Black nor White.",
        ],
    ),
}


@each_row(SAID)
def test_what_is_said(match, process, said):
    """A process of each kind, sentence by sentence."""
    steps = frames(match(), **process)
    check_frames(steps)
    assert [step["say"] for step in steps] == said


def test_the_grid_that_refuses_is_not_skipped_in_a_long_game():
    """Forty turns below a ko, then the ko: the first and the last grids one by one, the others in
    one frame.
    """
    turns = [column + str(row) for row in range(1, 11) for column in "ADBC"]
    match = placed(KO + "/...." * 10, " ".join(turns))
    match.play("C13")
    steps = frames(match, "repeat", "B13")
    check_frames(steps)
    refused = match.board.why_not("B13")
    assert isinstance(refused, Repeats)
    assert refused.turn == 40
    assert steps[-1]["earlier"] == steps[-1]["stones"]
    assert len(steps) == 2 + 16 + 1 + 16
    assert steps[18]["say"] == "Turns 16 to 24 left no grid that refuses it either."


# Bad input: name -> arguments, part of the sentence

WRONG = {
    "no process": ({"of": ""}, "There are no steps of ''; there are steps of clear, life"),
    "a pass": ({"of": "reach", "at": "pass"}, "is not a point of this grid; a pass is a turn."),
    "no colour": ({"of": "clear"}, "The colour that is cleared is black or white, not ''."),
    "no other reach": (
        {"of": "reach", "at": "A1", "without": True},
        '"reach" has no steps without the rule',
    ),
    "nothing goes round": (
        {"of": "repeat", "at": "B1", "without": True},
        "Rule 6 does not refuse B1",
    ),
}


@each_row(WRONG)
def test_wrong_input(arguments, sentence):
    """A clear sentence, whatever comes in."""
    with pytest.raises(ValueError) as raised:  # noqa: PT011  # the sentence is compared below
        frames(placed("..O/.../X.."), **arguments)
    assert sentence in str(raised.value)


def test_large_grids_and_long_games_are_refused():
    """Steps are for readers; a grid of 2,704 points would be megabytes of them."""
    with pytest.raises(ValueError, match="at most 19 by 19"):
        frames(Match(Game(52)), "score")
    match = placed(".....")
    for _ in range(600):
        match.take("-")
    frames(match, "turns")
    for _ in range(600):
        match.take("-")
    with pytest.raises(ValueError, match="at most 1000 turns"):
        frames(match, "turns")


def test_no_move_while_play_has_stopped():
    match = placed("X.O", "pass pass", rules=Rules(ending="tromp"))
    with pytest.raises(Illegal, match="Two passes have stopped play"):
        frames(match, "move", "B1")
    assert frames(match, "score")[-1]["counts"] == {"black": 1, "white": 1, "neutral": 1}
