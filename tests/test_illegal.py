"""Why a turn is refused: each reason with its sentence, word for word, and the facts that it
carries.
"""

import pickle
from functools import partial
from typing import Any

import pytest

from tests.support.sentences import whole
from tests.support.tables import each_row
from ttgo import Game, Graph, Grid, Position, Rules, rulesets
from ttgo.guards import brief
from ttgo.illegal import (
    GameOver,
    Illegal,
    NoLiberty,
    NotAPoint,
    Occupied,
    Repeats,
    Stopped,
    Suicide,
    Wrong,
)
from ttgo.language import mistake, say
from ttgo.scoring import Score, area_by

# name -> the error, its rule, the sentence, its facts

ERRORS = {
    "no point": (
        NotAPoint("Z9", "'Z9' is not a point of this board; a pass is a turn.", "no_point"),
        1,
        "'Z9' is not a point of this board; a pass is a turn.",
        {"text": "Z9"},
    ),
    "repeats a turn's grid": (
        Repeats("C3", 7),
        6,
        "C3 would repeat the position after turn 7.",
        {"vertex": "C3", "turn": 7},
    ),
    "repeats the start": (
        Repeats("C3", 0),
        6,
        "C3 would repeat the position that this board began with.",
        {"vertex": "C3", "turn": 0},
    ),
    "occupied": (
        Occupied("C3", "white"),
        7,
        "A move colours an empty point, and C3 is white.",
        {"vertex": "C3", "colour": "white"},
    ),
    "suicide of one": (
        Suicide("C3", 1),
        7,
        "C3 would clear the stone played there, and suicide is not allowed in this game.",
        {"vertex": "C3", "stones": 1},
    ),
    "suicide of two": (
        Suicide("C3", 2),
        7,
        "C3 would clear 2 stones of the player’s own, and suicide is not allowed in this game.",
        {"vertex": "C3", "stones": 2},
    ),
    "the game is over": (
        GameOver(),
        8,
        "Two passes in a row have ended the game; undo one to play on.",
        {},
    ),
    "an agreement is due": (
        Stopped(False),
        8,
        "Two passes have stopped play. Now both players agree which stones to remove.",
        {"ruling": False},
    ),
    "a ruling is due": (
        Stopped(True),
        8,
        "Two passes have stopped play. Now a third person rules on the stones in dispute.",
        {"ruling": True},
    ),
}


@each_row(ERRORS)
def test_errors(error, rule, reason, facts):
    """A value error with all that it carries, also when it has been sent to another process."""
    assert isinstance(error, Illegal)
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), vars(again)) == (type(error), str(error), vars(error))
    assert error.reason == say(error.what, **error.facts)
    assert (error.rule, error.reason, str(error)) == (rule, reason, f"Rule {rule}: {reason}")
    assert {
        name: vars(error)[name] for name in vars(error) if name not in ("reason", "what", "facts")
    } == facts


def test_a_string_without_a_liberty():
    error = NoLiberty("white", "C3")
    assert (
        str(error)
        == "The white group at C3 has no empty point next to it. No game can begin like that."
    )
    assert (error.colour, error.vertex) == ("white", "C3")
    assert vars(pickle.loads(pickle.dumps(error))) == vars(error)


# What cannot be taken, wherever the core says so: how it is given, and what is said

SIDE = "is a whole number from 1 to 52, not"
KOMI = "Komi is a multiple of 0.5 from -9999 to 9999, such as 7 or 7.5, not"
HANDICAP = "A handicap is a whole number of turns from 0 to 9, not"
FIRST = "The first player is 'black' or 'white', not"
SETUP = "A setup is a Position of 3 by 3 points"
UNKNOWN = "There are no rules called"
MARK = "; write X, O or . there."
NO_ROW = "A diagram needs at least one row of X, O and . for the points; this one is empty."
NO_TEXT = "A diagram is text with X, O and . for the points, not"
NO_PASS = "Rule 1: 'pass' is not a point of this board; a pass is a turn."
NO_COLOUR = "A colour is 'black', 'white' or 'empty', not 'blue'."
WORDINGS = "The wordings of the score are 'only' and 'taylor 1995', not"
ROW = Position.parse("X O .")
# for arguments of wrong types
any_grid: Any = Grid
any_game: Any = Game
any_rules: Any = Rules
any_text: Any = Position.parse

WRONG = {
    **{
        f"a side {brief(side)}": (partial(any_grid, side), f"A board’s width {SIDE} {said}.")
        for side, said in [
            (0, "0"),
            (53, "53"),
            (2.5, "2.5"),
            ("9", "'9'"),
            (True, "True"),
            (None, "None"),
            (10**5000, "a huge number"),
        ]
    },
    "a height": (lambda: any_grid(9, [9]), f"A board’s height {SIDE} a list."),
    **{
        f"komi {brief(komi)}": (partial(any_game, 9, komi=komi), f"{KOMI} {brief(komi)}.")
        for komi in (6.3, 0.25, -10000, float("nan"), "7", None, True, 10**400)
    },
    **{
        f"handicap {n!r}": (partial(any_game, 3, handicap=n), f"{HANDICAP} {n!r}.")
        for n in (-1, 10, True, "2")
    },
    "first, with a handicap": (
        lambda: Game(9, handicap=2, first="white"),
        "With a handicap, Black has the first turns",
    ),
    "the first player": (
        lambda: Game(9, first="red"),  # type: ignore[arg-type]
        f"{FIRST} 'red'.",
    ),
    "whose turn it is": (lambda: Game(3).give_turn("blue"), f"{FIRST} 'blue'."),
    "a setup without a liberty": (
        lambda: Game(3, setup=Position.parse("...\nX..\nOX.")),
        "The white group at A1 has no empty point next to it. No game can begin like that.",
    ),
    "superko": (
        lambda: Rules("simple"),  # type: ignore[arg-type]
        "There is no superko 'simple'; there are natural situ",
    ),
    "superko none": (lambda: any_rules(None), "There is no superko None"),
    "superko list": (lambda: any_rules([]), "There is no superko a list"),
    "a wording": (
        lambda: Rules(score="territory"),  # type: ignore[arg-type]
        "There is no score 'territory'; there are only, pass stones, taylor 1995.",
    ),
    "an ending": (
        lambda: Rules(ending="japan"),  # type: ignore[arg-type]
        "There is no ending 'japan'; there are chinese, ",
    ),
    "rules of another family": (lambda: rulesets.read("Japanese"), "rules of another family"),
    "rules without a name here": (lambda: Game(3, rules="chess"), "ttgo knows AGA, New Zealand"),
    "rules as a number": (lambda: any_game(3, rules=5), f"{UNKNOWN} 5; ttgo knows AGA,"),
    "a part of rules": (lambda: rulesets.read("x=y"), "'x=y' is no part of rules"),
    **{
        f"a diagram {brief(text)}": (partial(any_text, text), said)
        for text, said in [
            ("X O\n. x", f"Row 2, column 2 of the diagram is 'x'{MARK}"),
            ("+", f"Row 1, column 1 of the diagram is '+'{MARK}"),
            (
                "X O\n.",
                "Row 2, column 2 of the diagram is missing: every row has 2, like row 1.",
            ),
            (
                ".\n.\nX O",
                "Row 3, column 2 of the diagram is one too many: every row has 1, like row 1.",
            ),
            ("", NO_ROW),
            (" \n\n\t", NO_ROW),
            ("." * 53, "The diagram has 53 by 1 points; a board has at most 52 by 52."),
            (".\n" * 53, "The diagram has 1 by 53 points; a board has at most 52 by 52."),
        ]
    },
    "a pass for a point": (lambda: ROW["pass"], NO_PASS),
    "a pass among vertices": (lambda: Position(ROW.grid, "A1 pass"), NO_PASS),
    "a point of one column": (lambda: Position.parse("X\n.")["Z"], "'Z' is not a point"),
    "a point of few columns": (lambda: Position.parse("X .")["Z"], "'Z' is not a point"),
    "a point of many columns": (lambda: Position.of(9)["Z"], "'Z' is not a point"),
    "a point of double letters": (lambda: Position.of(30)["Z99"], "'Z99' is not a point"),
    "a point of a graph": (lambda: Graph("torus 3").read("Z"), "'Z' is not a point"),
}  # fmt: skip

# The same by a program alone, to which no language but English is spoken

MISUSED = {
    "a setup of another grid": (lambda: Game(3, setup=Position(Grid(2))), SETUP),
    "a setup as text": (lambda: any_game(3, setup="X.."), SETUP),
    "suicide": (
        lambda: any_rules(suicide=1),
        "suicide is True (allowed) or False (forbidden), not 1.",
    ),
    "the same vertex twice": (
        lambda: Position(ROW.grid, "A1", "A1"),
        "A position colours each point of its grid once; these sets overlap or leave the grid.",
    ),
    "a colour": (lambda: ROW.points("blue"), NO_COLOUR),
    "a colour to give": (lambda: ROW.coloured(1, "blue"), NO_COLOUR),
    "no string": (lambda: ROW.string(" c1 "), "C1 is empty; a string is of stones."),
    "a wording of a score": (lambda: Score(ROW, 0, "mine"), f"{WORDINGS} 'mine'."),
    "a wording of an area": (lambda: area_by("onyl", ROW, "black"), f"{WORDINGS} 'onyl'."),
    "a player": (
        lambda: area_by("only", ROW, "empty"),
        "A player is 'black' or 'white', not 'empty'.",
    ),
    "a size": (lambda: any_game(size=9), "A size is given as width and height: 9, or width=9"),
    "komi for a height": (lambda: any_game(9, 6.5), "komi is given by name: komi=6.5."),
    **{
        f"a diagram {said}": (partial(any_text, given), f"{NO_TEXT} {said}.")
        for given, said in [(None, "None"), (["X O"], "a list"), (b"X O", "bytes")]
    },
}


@each_row(WRONG)
def test_what_is_wrong(given, sentence):
    """One sentence, which is that of its message in English."""
    with pytest.raises(Wrong) as wrong:
        given()
    assert sentence in whole(wrong.value)
    assert wrong.value.reason == say(wrong.value.what, **wrong.value.facts)


@each_row(MISUSED)
def test_what_is_misused(given, sentence):
    with pytest.raises(ValueError) as wrong:  # noqa: PT011  # the sentence is compared below
        given()
    assert sentence in whole(wrong.value)


def test_what_cannot_be_taken():
    """It has its facts in another process, too."""
    error = mistake("wrong_rule", what="ending", given="'x'", names=["kgs", "tromp"])
    again = pickle.loads(pickle.dumps(error))
    assert str(again) == "There is no ending 'x'; there are kgs, tromp."
    assert (type(again), vars(again)) == (Wrong, vars(error))


# What was given, in a sentence about it

BRIEF = {
    "a text": ("Z9", "'Z9'"),
    "a text of 40": ("x" * 40, "'" + "x" * 40 + "'"),
    "a longer text": ("x" * 41, "'" + "x" * 36 + "...'"),
    "a number": (-7.5, "-7.5"),
    "a number of 31 digits": (10**30, "1" + "0" * 30),
    "a larger number": (10**30 + 1, "a huge number"),
    "a lower number": (-(10**30) - 1, "a huge number"),
    "nothing": (None, "None"),
    "a list": (["E5"], "a list"),
    "an object": ({"at": "E5"}, "an object"),
    "bytes": (b"E5", "bytes"),
    "a value of a class": (Wrong("No.", "wrong_setup"), "a Wrong"),
    "one that begins with a vowel": (object(), "an object"),
    "some of anything": ((3, 3), "a tuple"),
}


@each_row(BRIEF)
def test_brief(given, said):
    assert brief(given) == said
