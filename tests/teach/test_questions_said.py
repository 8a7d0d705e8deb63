"""What is said and drawn after a guess, and what is no question and no guess."""

from typing import Any

import pytest

from tests.teach.test_facts import begun
from tests.teach.test_questions import EYE, KO, check
from ttgo import WHITE, Rules
from ttgo.teach.questions import judge

# The evidence: name -> match, question, guess, right, sentence, paths, points

EVIDENCE = {
    "reaches": (lambda: begun(EYE), {"what": "reach", "colour": "white"}, "C4", True, "C4 reaches White by C4 D4.", [["C4", "D4"]], []),
    "does not reach": (lambda: begun(EYE), {"what": "reach", "colour": "white"}, "A4",
        False, "A4 does not reach White: no point around its region is white.", [], ["A3", "B4"]),
    "a string does not reach": (lambda: begun("X.O"), {"what": "reach", "colour": "white", "among": ["A1"]}, "A1",
        False, "A1 does not reach White: no point around its string is white.", [], ["B1"]),
    "is white itself": (lambda: begun("X.O"), {"what": "reach", "colour": "white", "among": ["C1"]}, "C1",
        False, "C1 is white itself; rule 3 is about points of another colour.", [], []),
    "goes": (lambda: begun(KO), {"what": "clear", "colour": "white", "at": "C3"}, "B3",
        True, "B3 goes: it does not reach empty.", [], ["B2", "A3", "C3", "B4"]),
    "stays": (lambda: begun(KO), {"what": "clear", "colour": "white", "at": "C3"}, "C2",
        False, "C2 stays: it reaches empty by C2 C1.", [["C2", "C1"]], []),
    "may move": (lambda: begun("X.."), {"what": "legal"}, "B1", True, "Black may move at B1.", [], []),
    "may capture": (lambda: begun(KO), {"what": "legal"}, "C3", True, "Black may move at C3. Black C3 clears 1 white stone.", [], ["B3"]),
    "may not move": (lambda: begun(KO, "C3"), {"what": "illegal"}, "B3",
        True, "Rule 6: B3 would repeat the grid as it was at the start, so it is not allowed.", [], ["C3"]),
    "does not repeat": (lambda: begun(KO, "C3"), {"what": "repeats"}, "A1",
        False, "White may move at A1: no earlier grid was coloured so.", [], []),
    "captures": (lambda: begun(KO), {"what": "captures"}, "C3", True, "Black C3 clears 1 white stone.", [], ["B3"]),
    "captures nothing": (lambda: begun(KO), {"what": "captures"}, "A1", False, "Black A1 clears nothing.", [], []),
    "is suicide": (lambda: begun("O.X./XX..", "", WHITE), {"what": "suicide"}, "B2",
        True, "White B2 is suicide and clears 2 white stones.", [], ["A2", "B2"]),
    "captures first": (lambda: begun(KO), {"what": "suicide"}, "C3",
        False, "Black C3 clears 1 white stone first, and then reaches empty itself.", [], ["B3"]),
    "is no suicide": (lambda: begun("X.."), {"what": "suicide"}, "B1",
        False, "Black B1 clears nothing: it reaches empty by B1 C1.", [["B1", "C1"]], []),
    "forbidden suicide": (lambda: begun("O.X./XX..", "", WHITE, Rules(suicide=False)), {"what": "illegal"}, "B2",
        True, "Rule 7: B2 would clear 2 stones of the player's own, and suicide is not allowed in this game.", [], ["A2", "B2"]),
    "counts": (lambda: begun("X.O"), {"what": "counts", "colour": "nobody"}, "B1",
        True, "B1 counts for nobody: it is empty and reaches Black and White.", [["B1", "A1"], ["B1", "C1"]], []),
    "a liberty": (lambda: begun("X.."), {"what": "liberties", "at": "A1"}, "B1",
        True, "B1 is empty and next to A1: a liberty.", [["B1", "A1"]], []),
    "no liberty": (lambda: begun("X.."), {"what": "liberties", "at": "A1"}, "C1",
        False, "C1 is empty, but not next to the string at A1.", [], []),
    "a stone is no liberty": (lambda: begun("X.O"), {"what": "liberties", "at": "A1"}, "C1",
        False, "C1 is white; a liberty is an empty point.", [], []),
    "in atari": (lambda: begun("XX.O"), {"what": "atari"}, "A1", True, "A1 is black, in a string of 2 stones with 1 liberty.", [], ["C1"]),
    "beside": (lambda: begun("../.."), {"what": "beside", "at": "A1"}, "A2", True, "A2 is next to A1.", [["A1", "A2"]], []),
    "across": (lambda: begun("../.."), {"what": "beside", "at": "A1"}, "B2",
        False, "B2 is not next to A1: only points up, down, left and right of it are.", [], []),
    "itself": (lambda: begun("../.."), {"what": "beside", "at": "A1"}, "A1", False, "A1 is that point itself.", [], []),
    "a colour": (lambda: begun("X."), {"what": "colour", "colour": "white"}, "A1", False, "A1 is black.", [], []),
    "some are left": (lambda: begun("../.."), {"what": "beside", "at": "A1", "found": ["A2"]}, "done",
        False, "There is 1 more: B1. B1 is next to A1.", [["A1", "B1"]], []),
    "none is left": (lambda: begun("../.."), {"what": "beside", "at": "A1", "found": ["B1", "A2"]}, "done",
        True, "There are no more.", [], []),
    "a winner": (lambda: begun("X.."), {"what": "winner"}, "white", False, "Black 3, White 0, neutral 0. Black wins by 3 (B+3).", [], []),
    "a score": (lambda: begun(".X.O"), {"what": "score", "colour": "black"}, 2,
        True, "Black: 1 stone and 1 empty point that reaches only Black, 2 in all.", [], ["A1", "B1"]),
    "over": (lambda: begun("X..", "pass"), {"what": "over"}, "no",
        True, "Only the last turn was a pass. So the game goes on.", [], []),
    "over after two passes": (lambda: begun("X..", "pass pass"), {"what": "over"}, "no",
        False, "Turns 1 and 2 were passes, one right after the other. So the game is over.", [], []),
    "to play": (lambda: begun("X..", "B1"), {"what": "to-play"}, "black",
        False, "Black moved last, at B1. So White is to play.", [], ["B1"]),
    "stones alone": (lambda: begun(".X.O"), {"what": "score", "colour": "black"}, 1, False,
        "1 counts the stones alone. Black: 1 stone and 1 empty point that reaches only Black, 2 in all.", [], ["A1", "B1"]),
    "stays after a capture": (lambda: begun(KO), {"what": "stands", "colour": "black", "at": "C3"}, "C3",
        True, "Once 1 white stone is cleared, C3 stands: it reaches empty by C3 B3.", [["C3", "B3"]], []),
    "is cleared": (lambda: begun(KO), {"what": "stands", "colour": "white", "at": "C3"}, "B3",
        False, "B3 is cleared: it does not reach empty.", [], ["B2", "A3", "C3", "B4"]),
    "owned": (lambda: begun("X.O"), {"what": "owner", "at": "B1"}, "black",
        False, "B1 counts for nobody: it is empty and reaches Black and White.", [["B1", "A1"], ["B1", "C1"]], []),
    "repeats the start": (lambda: begun(KO, "C3"), {"what": "repeated", "at": "B3"}, "none",
        False, "White may not move at B3. Rule 6: B3 would repeat the grid as it was at the start.", [], []),
    "suicide is allowed": (lambda: begun("O.X./XX..", "", WHITE), {"what": "rule", "at": "B2"}, "rule-7", False,
        "White may move at B2. The move clears 2 white stones of its own, and its grid is none that was there before.", [], ["A2", "B2"]),
    "can be cleared": (lambda: begun("O../X../..."), {"what": "capture", "at": "A3", "turns": 1}, "no",
        False, "After Black B3 nothing keeps A3 from being cleared.", [], ["B3"]),
    "gets away": (lambda: begun("..../OX../...."), {"what": "capture", "at": "A2", "turns": 2}, "yes",
        False, "Whatever Black does, White can keep A2 from being cleared within 2 moves.", [], ["A2"]),
    "allowed": (lambda: begun(KO, "C3"), {"what": "allowed", "at": "B3"}, "yes",
        False, "White may not move at B3. Rule 6: B3 would repeat the grid as it was at the start.", [], []),
}  # fmt: skip


@pytest.mark.parametrize(
    ("match", "question", "guess", "right", "say", "paths", "points"), EVIDENCE.values(), ids=EVIDENCE
)
def test_evidence(match, question, guess, right, say, paths, points) -> None:
    """Why a guess is right or not: the sentence and what is drawn."""
    verdict = judge(match(), question, guess)
    check(verdict)
    assert (verdict["right"], verdict["say"], verdict["paths"], verdict["points"]) == (
        right,
        say,
        paths,
        points,
    )


def test_the_earlier_grid_is_shown_only_with_a_repeat() -> None:
    match = begun(KO, "C3")
    start = [".XO.", "XO.O", ".XO.", "...."]
    for question, guess in (
        ({"what": "illegal"}, "B3"),
        ({"what": "repeats"}, "B3"),
        ({"what": "allowed", "at": "B3"}, "no"),
    ):
        assert judge(match, question, guess)["earlier"] == start
    for question, guess in (
        ({"what": "captures"}, "B3"),
        ({"what": "legal"}, "A1"),
        ({"what": "allowed", "at": "A1"}, "no"),
    ):
        assert judge(match, question, guess)["earlier"] is None


def test_a_guess_finds_the_whole_string() -> None:
    """Nobody has to choose every stone of a string that goes, or every point of a region."""
    match = begun("OO./XX./.../...")
    verdict = judge(match, {"what": "clear", "colour": "white", "at": "C4"}, "A4")
    assert (verdict["finds"], verdict["left"]) == (["A4", "B4"], 0)
    reach = {"what": "reach", "colour": "white"}
    found: dict[str, Any] = judge(match, reach, "C1")
    assert len(found["finds"]) == 8
    assert judge(match, {"what": "reach", "colour": "white", "among": ["C1", "C2"]}, "C1")["finds"] == ["C1"]


# Bad input: name -> question, guess, part of the sentence

WRONG: dict[str, tuple[object, object, str]] = {
    "no question": (None, "A1", "A question is an object such as"),
    "a list": ([], "A1", "not a list"),
    "no kind": ({}, "A1", "There is no question None; there are allowed, atari"),
    "an unknown kind": ({"what": "best move"}, "A1", "There is no question 'best move'"),
    "a kind that is none": ({"what": {}}, "A1", "There is no question an object"),
    "no colour": ({"what": "reach"}, "A1", 'The question "reach" is about a colour (black, white, empty), not \'\'.'),
    "nobody reaches": ({"what": "reach", "colour": "nobody"}, "A1", "not 'nobody'."),
    "a colour that is none": ({"what": "counts", "colour": []}, "A1", "not a list."),
    "no point": ({"what": "allowed"}, "yes", "None is not a point of this grid"),
    "a pass": ({"what": "liberties", "at": "pass"}, "A1", "A pass is not a point"),
    "an empty string": ({"what": "liberties", "at": "B1"}, "A1", "B1 is empty; strings of stones have liberties."),
    "clear from a stone": ({"what": "clear", "colour": "black", "at": "A1"}, "A1", "A1 is black"),
    "among is no list": ({"what": "reach", "colour": "black", "among": "A1"}, "A1", '"among" is a list of vertices'),
    "among too many": ({"what": "reach", "colour": "black", "among": ["A1"] * 100}, "A1", "not longer than the grid"),
    "among numbers": ({"what": "reach", "colour": "black", "among": [1]}, "A1", "1 is not a point of this grid"),
    "found a pass": ({"what": "legal", "found": ["pass"]}, "A1", "A pass is not a point"),
    "found an object": ({"what": "legal", "found": {}}, "A1", '"found" is a list of vertices'),
    "no guess": ({"what": "legal"}, None, "None is not a point of this grid"),
    "a pass as a guess": ({"what": "legal"}, "pass", "A pass is not a point"),
    "a guess off the grid": ({"what": "legal"}, "Z99", "'Z99' is not a point of this grid"),
    "a stone as a move": ({"what": "legal"}, "A1", "A move colours an empty point, and A1 is black."),
    "none of the given points": ({"what": "reach", "colour": "white", "among": ["B1"]}, "C1",
        "The question is about B1, and C1 is none of these."),
    "a stone among empty points": ({"what": "reach", "colour": "white"}, "A1", "The question is about empty points, and A1 is black."),
    "the other colour": ({"what": "clear", "colour": "white", "at": "B1"}, "A1", "about white stones, and A1 is black."),
    "no stone in atari": ({"what": "atari"}, "B1", "The question is about stones, and B1 is empty."),
    "the other colour in atari": ({"what": "atari", "colour": "white"}, "A1", "about white stones, and A1 is black."),
    "no such choice": ({"what": "winner"}, "grey", "Choose one of black, white, tie, not 'grey'."),
    "true is no choice": ({"what": "over"}, True, "Choose one of yes, no, not True."),
    "true is no number": ({"what": "score", "colour": "black"}, True, "not True."),
    "a list of choices": ({"what": "winner"}, ["black"], "not a list."),
    "a number that is not offered": ({"what": "score", "colour": "black"}, 10**5000, "not a huge number."),
}  # fmt: skip


@pytest.mark.parametrize(("question", "guess", "sentence"), WRONG.values(), ids=WRONG)
def test_wrong_input(question: object, guess: object, sentence: str) -> None:
    """A clear sentence, whatever comes in."""
    with pytest.raises(ValueError) as raised:  # noqa: PT011  # the sentence is compared below
        judge(begun("..O/X.."), question, guess)
    assert sentence in str(raised.value)
