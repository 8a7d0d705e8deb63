"""Why a turn is refused: each reason with its sentence, word for word, and the facts that it
carries.
"""

import pickle

import pytest

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

# name -> the error, its rule, the sentence, its facts

ERRORS = {
    "no point": (
        NotAPoint("Z9", "board; a pass is a turn", "no_point"),
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
        str(error) == "The white string at C3 has no liberty; no game can begin with such a string."
    )
    assert (error.colour, error.vertex) == ("white", "C3")
    assert vars(pickle.loads(pickle.dumps(error))) == vars(error)


# What cannot be taken, wherever the core says so: the messages of these errors

REFUSED = {
    "a side": lambda: Grid(53),
    "komi": lambda: Game(9, komi=6.3),
    "a handicap": lambda: Game(3, handicap=10),
    "first, with a handicap": lambda: Game(9, handicap=2, first="white"),
    "the first player": lambda: Game(9, first="blue"),
    "a fact of rules": lambda: Rules(ending="x"),
    "rules of another family": lambda: rulesets.read("Japanese"),
    "rules that nobody knows": lambda: rulesets.read("x=y"),
    "an empty diagram": lambda: Position.parse(""),
    "a mark": lambda: Position.parse("X Y"),
    "a short row": lambda: Position.parse("X O\nX"),
    "a long row": lambda: Position.parse("X\nX O"),
    "a large diagram": lambda: Position.parse("X" * 53),
    "a string without a liberty": lambda: Game(2, setup=Position.parse("XX\nXX")),
    "a pass for a point": lambda: Position.parse("X")["pass"],
    "a point of one column": lambda: Position.parse("X\n.")["Z"],
    "a point of few columns": lambda: Position.parse("X .")["Z"],
    "a point of many columns": lambda: Position.of(9)["Z"],
    "a point of double letters": lambda: Position.of(30)["Z99"],
    "a point of a graph": lambda: Graph("torus 3").read("Z"),
}


@each_row(REFUSED)
def test_its_message_says_the_same(given):
    """The sentence of an exception is that of its message in English."""
    with pytest.raises(Wrong) as wrong:
        given()
    assert wrong.value.reason == say(wrong.value.what, **wrong.value.facts)


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
