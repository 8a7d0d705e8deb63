"""Why a turn is refused: each reason with its sentence, word for word, and the facts that it
carries.
"""

import pickle

from tests.support.tables import each_row
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
    brief,
)

# name -> the error, its rule, the sentence, its facts

ERRORS = {
    "no point": (
        NotAPoint("Z9", "no_point", but="write one"),
        1,
        "'Z9' is not a point of this board; write one.",
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
    assert (error.rule, error.reason, str(error)) == (rule, reason, f"Rule {rule}: {reason}")
    assert {
        name: vars(error)[name] for name in vars(error) if name not in ("what", "facts")
    } == facts


def test_a_string_without_a_liberty():
    error = NoLiberty("white", "C3")
    assert (
        str(error) == "The white string at C3 has no liberty; no game can begin with such a string."
    )
    assert (error.colour, error.vertex) == ("white", "C3")
    assert vars(pickle.loads(pickle.dumps(error))) == vars(error)


def test_what_cannot_be_taken():
    """It has its facts in another process, too."""
    error = Wrong("wrong_rule", what="ending", given="'x'", names=["kgs", "tromp"])
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
    "a value of a class": (Wrong("wrong_setup"), "a Wrong"),
    "one that begins with a vowel": (object(), "an object"),
    "some of anything": ((3, 3), "a tuple"),
}


@each_row(BRIEF)
def test_brief(given, said):
    assert brief(given) == said
