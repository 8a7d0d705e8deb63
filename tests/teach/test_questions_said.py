"""What is said and drawn after a guess, and what is no question and no guess."""

from typing import Any

import pytest

from tests.support.boards import asked, placed
from tests.support.sentences import EYE, KO, check_verdict
from tests.support.tables import each_row
from ttgo import NAMED, WHITE, Game, Match, Position
from ttgo.teach.questions import judge

# The evidence: name -> match, question, guess, right, sentence, paths, points

EVIDENCE = {
    "reaches": (
        [EYE],
        "reach white",
        "C4",
        True,
        "C4 reaches White by C4 D4.",
        [["C4", "D4"]],
        [],
    ),
    "does not reach": (
        [EYE],
        "reach white",
        "A4",
        False,
        "A4 does not reach White: no point around its region is white.",
        [],
        ["A3", "B4"],
    ),
    "is white itself": (
        ["X.O"],
        "reach white C1",
        "C1",
        False,
        "C1 is white itself; rule 3 is about points of another colour.",
        [],
        [],
    ),
    "goes": (
        [KO],
        "clear white C3",
        "B3",
        True,
        "B3 is cleared: it does not reach empty.",
        [],
        ["B2", "A3", "C3", "B4"],
    ),
    "stays": (
        [KO],
        "clear white C3",
        "C2",
        False,
        "C2 stays: it reaches empty by C2 C1.",
        [["C2", "C1"]],
        [],
    ),
    "may not move": (
        [KO, "C3"],
        "illegal",
        "B3",
        True,
        "B3 would repeat the position that this board began with, so it is not allowed.",
        [],
        ["C3"],
    ),
    "does not repeat": (
        [KO, "C3"],
        "repeats",
        "A1",
        False,
        "White is allowed to play at A1: no earlier position was the same.",
        [],
        [],
    ),
    "captures": (
        [KO],
        "captures",
        "C3",
        True,
        "A black stone at C3 captures 1 white stone.",
        [],
        ["B3"],
    ),
    "is suicide": (
        ["O.X./XX..", "", WHITE],
        "suicide",
        "B2",
        True,
        "A white stone at B2 is suicide: 2 white stones are lost.",
        [],
        ["A2", "B2"],
    ),
    "captures first": (
        [KO],
        "suicide",
        "C3",
        False,
        "A black stone at C3 captures 1 white stone first, and then it reaches empty itself.",
        [],
        ["B3"],
    ),
    "counts": (
        ["X.O"],
        "counts nobody",
        "B1",
        True,
        "B1 counts for nobody: it is empty and reaches Black and White.",
        [["B1", "A1"], ["B1", "C1"]],
        [],
    ),
    "a liberty": (
        ["X.."],
        "liberties A1",
        "B1",
        True,
        "B1 is empty and next to A1: a liberty.",
        [["B1", "A1"]],
        [],
    ),
    "no liberty": (
        ["X.."],
        "liberties A1",
        "C1",
        False,
        "C1 is empty, but it is not next to the stones joined to A1.",
        [],
        [],
    ),
    "across": (
        ["../.."],
        "beside A1",
        "B2",
        False,
        "B2 is not next to A1: only the points directly above, below, left and right of it are.",
        [],
        [],
    ),
    "itself": (
        ["../.."],
        "beside A1",
        "A1",
        False,
        "A1 is the point itself.",
        [],
        [],
    ),
    "some are left": (
        ["../.."],
        {"what": "beside", "at": "A1", "found": ["A2"]},
        "done",
        False,
        "There is 1 more.",
        [],
        [],
    ),
    "a score": (
        [".X.O"],
        "score black",
        2,
        True,
        "Black: 1 stone and 1 empty point that reaches only Black, 2 in all.",
        [],
        ["A1", "B1"],
    ),
    "to play": (
        ["X..", "B1"],
        "to-play",
        "black",
        False,
        "Black moved last, at B1. So White is to play.",
        [],
        ["B1"],
    ),
    "stones alone": (
        [".X.O"],
        "score black",
        1,
        False,
        (
            "1 counts only the stones. Black: 1 stone and 1 empty point that reaches only Black, "
            "2 in all."
        ),
        [],
        ["A1", "B1"],
    ),
    "suicide is allowed": (
        ["O.X./XX..", "", WHITE],
        "rule B2",
        "rule-7",
        False,
        (
            "White is allowed to play at B2. The move loses 2 of White’s own stones, and the position after "
            "this move has never occurred before."
        ),
        [],
        ["A2", "B2"],
    ),
    "a lone suicide is allowed": (
        lambda: Match(
            Game(3, 1, rules=NAMED["New Zealand"], setup=Position.parse(". X ."), first=WHITE)
        ),
        "rule A1",
        "rule-6",
        False,
        (
            "White is allowed to play at A1. The position at the start is the same, but this game allows "
            "that. No move may recreate an earlier position with the same player to move."
        ),
        [],
        ["A1"],
    ),
    "can be cleared": (
        ["O../X../..."],
        "capture A3",
        "no",
        False,
        "Black B3 captures A3.",
        [],
        [],
    ),
    "gets away": (
        ["..../OX../...."],
        "capture A2",
        "yes",
        False,
        "Whatever Black does, White can keep A2 from being captured.",
        [],
        ["A2"],
    ),
    "stays after a capture": (
        [KO],
        "stands black C3",
        "C3",
        True,
        "Once 1 white stone is cleared, C3 stays: it reaches empty by C3 B3.",
        [["C3", "B3"]],
        [],
    ),
    "captures nothing": (
        [KO],
        "captures",
        "A1",
        False,
        "A black stone at A1 captures nothing.",
        [],
        [],
    ),
    "beside": (
        ["../.."],
        "beside A1",
        "A2",
        True,
        "A2 is next to A1.",
        [["A1", "A2"]],
        [],
    ),
    "over": (
        ["X..", "pass"],
        "over",
        "no",
        True,
        "Only the last turn was a pass. So the game goes on.",
        [],
        [],
    ),
    "over after two passes": (
        ["X..", "pass pass"],
        "over",
        "no",
        False,
        "Turns 1 and 2 were passes, one right after the other. So the game is over.",
        [],
        [],
    ),
    "a stone is no liberty": (
        ["X.O"],
        "liberties A1",
        "C1",
        False,
        "C1 is white; a liberty is an empty point.",
        [],
        [],
    ),
    "counts with others": (
        ["X..O"],
        "counts nobody",
        "B1",
        True,
        (
            "B1 counts for nobody: it is empty and reaches Black and White. "
            "C1 is joined to it and counts the same."
        ),
        [["B1", "A1"], ["B1", "C1", "D1"]],
        [],
    ),
    "stones are left": (
        ["X.O"],
        "counts black",
        "done",
        False,
        "Stones count, too. There is 1 more.",
        [],
        [],
    ),
    "none is left": (
        ["../.."],
        {"what": "beside", "at": "A1", "found": ["B1", "A2"]},
        "done",
        True,
        "There are no more.",
        [],
        [],
    ),
    "a string does not reach": (
        ["X.O"],
        "reach white A1",
        "A1",
        False,
        "A1 does not reach White: no point around its string is white.",
        [],
        ["B1"],
    ),
    "is cleared": (
        [KO],
        "stands white C3",
        "B3",
        False,
        "B3 is cleared: it does not reach empty.",
        [],
        ["B2", "A3", "C3", "B4"],
    ),
}


@each_row(EVIDENCE)
def test_evidence(match, question, guess, right, say, paths, points):
    """Why a guess is right or not: the sentence and what is drawn."""
    verdict = asked(judge, match, question, guess)
    check_verdict(verdict)
    wanted = {"right": right, "say": say, "paths": paths, "points": points}
    assert {key: verdict[key] for key in wanted} == wanted


def test_the_earlier_grid_is_shown_only_with_a_repeat():
    match = placed(KO, "C3")
    start = [".XO.", "XO.O", ".XO.", "...."]
    for what, at in (("illegal", "B3"), ("repeats", "B3"), ("captures", "B3"), ("legal", "A1")):
        assert judge(match, {"what": what}, at)["earlier"] == (
            start if what in ("illegal", "repeats") else None
        )
    for at, earlier in (("B3", start), ("A1", None)):
        assert judge(match, {"what": "allowed", "at": at}, "no")["earlier"] == earlier


def test_a_guess_finds_the_whole_string():
    """Nobody has to choose every stone of a string that goes, or every point of a region."""
    match = placed("OO./XX./.../...")
    verdict = judge(match, {"words": "clear white C4"}, "A4")
    assert (verdict["finds"], verdict["left"]) == (["A4", "B4"], 0)
    reach = {"words": "reach white"}
    found: dict[str, Any] = judge(match, reach, "C1")
    assert len(found["finds"]) == 8
    assert judge(match, {"words": "reach white C1 C2"}, "C1")["finds"] == ["C1"]


# Bad input: name -> question, guess, part of the sentence

WRONG = {
    "an unknown kind": ({"what": "best move"}, "A1", "There is no question 'best move'"),
    "no kind": ({}, "A1", "There is no question ''"),
    "a colour that is none": ({"what": "counts", "colour": "red"}, "A1", "not 'red'."),
    "a pass": (
        "liberties pass",
        "A1",
        "is not a point of this board; a pass is a turn.",
    ),
    "an empty string": (
        "liberties B1",
        "A1",
        "B1 is empty. Only stones have liberties.",
    ),
    "a stone as a move": (
        "legal",
        "A1",
        "A move colours an empty point, and A1 is black.",
    ),
    "none of the given points": (
        "reach white B1",
        "C1",
        "The question is about B1, not about C1.",
    ),
    "a stone among empty points": (
        "reach white",
        "A1",
        "The question is about empty points, but A1 is black.",
    ),
    "the other colour": (
        "clear white B1",
        "A1",
        "about white stones, but A1 is black.",
    ),
    "where it is played": (
        "clear white B1",
        "B1",
        "B1 is where Black plays. The question is about white stones.",
    ),
    "no stone in atari": (
        "atari",
        "B1",
        "The question is about stones, but B1 is empty.",
    ),
    "no such choice": ("winner", "grey", "Choose one of black, white, tie, not 'grey'."),
}


@each_row(WRONG)
def test_wrong_input(question, guess, sentence):
    """A clear sentence, whatever comes in."""
    with pytest.raises(ValueError) as raised:  # noqa: PT011  # the sentence is compared below
        asked(judge, ["..O/X.."], question, guess)
    assert sentence in str(raised.value)
