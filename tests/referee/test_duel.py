"""One game between engines: each way to fail loses, with a sentence and evidence; what is legal
wins and loses by the rules.
"""

import re

import pytest

from tests.support.examples import part
from tests.support.programs import BAD, CHANCE, LITERAL
from ttgo import sgf
from ttgo.referee.duel import STABLE, play
from ttgo.referee.plan import Entrant, Pairing, Plan

FIRST = Pairing(1, 0, 1, 0)
SECOND = Pairing(2, 1, 0, 0)


@pytest.fixture(autouse=True)
def stable():
    STABLE.open()
    yield
    STABLE.close()


def duel(first, second=LITERAL, pairing=FIRST, **settings):
    """A game on 3 by 3 points, or as is said."""
    plan = Plan(
        (Entrant("one", tuple(first)), Entrant("two", tuple(second))),
        **{"width": 3, "height": 3, "komi": 0.5, **settings},
    )
    return play(plan, pairing)


# How it fails, at what, the end, the result's letter, what is said, what is shown; test_program.py
# has all ways to fail
WAYS = [
    (
        "crash",
        "genmove",
        "crash",
        "F",
        "Black fails. It ended when asked 'genmove black' (exit status 1).",
        "Segmentation",
    ),
    ("refuse", "genmove", "refusal", "F", "Black fails. It refuses 'genmove black': I cannot.", ""),
    ("refuse", "komi", "refusal", "F", "Black fails: it refuses 'komi 0.5': I cannot.", ""),
    (
        "no vertex",
        "genmove",
        "illegal",
        "F",
        "Black 'Z99' is illegal. Rule 1: 'Z99' is not a point of this board",
        " s",
    ),
    ("resign", "genmove", "resign", "R", "Black resigns.", ""),
    (
        "refuses to be told",
        "play",
        "refuses",
        "F",
        "Black refuses White A2, which is legal: illegal move",
        "",
    ),
]


@pytest.mark.parametrize(
    ("way", "at", "end", "letter", "why", "evidence"),
    WAYS,
    ids=[f"{row[0]} at {row[1]}" for row in WAYS],
)
def test_who_fails_loses(way, at, end, letter, why, evidence):
    """The record says so at its end."""
    found = duel((*BAD, way, at))
    assert (found["end"], found["result"], found["winner"]) == (end, f"W+{letter}", "white")
    assert found["why"].startswith(why)
    assert evidence in found["evidence"]
    record = sgf.parse(found["sgf"].encode())
    assert (record.notes["PB"], record.notes["PW"], record.notes["RE"]) == (
        ["one"],
        ["two"],
        [f"W+{letter}"],
    )
    last = record.main_line()[-1] if record.main_line() else record.root
    assert found["why"].split(".")[0] in last.comment


def test_an_occupied_point_is_illegal():
    """The rule that forbids it is named."""
    found = duel((*BAD, "occupied"), pairing=SECOND)
    assert (
        found["why"]
        == "White 'A1' is illegal. Rule 7: A move colours an empty point, and A1 is black."
    )
    assert (found["turns"], found["result"]) == ("A1", "B+F")


def test_a_game_to_two_passes():
    """Both play the first legal point; the score is that of the grid."""
    found = duel(LITERAL)
    record = sgf.parse(found["sgf"].encode())
    assert (found["end"], found["why"]) == ("score", "")
    assert record.final().over
    assert record.final().score().result == found["result"]
    assert found["turns"].split()[-2:] == ["pass", "pass"]
    assert all(node.comment.endswith(" s") for node in record.main_line())
    times = found["seconds"]
    assert [len(times[player]) for player in ("black", "white")] == [
        len(found["turns"].split()[first::2]) for first in (0, 1)
    ]
    assert found["version"] == dict.fromkeys(("black", "white"), "literal 1")
    assert found["counted"] == dict.fromkeys(("black", "white"), found["result"])
    assert record.notes["DT"] == [found["date"]]
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", found["date"])


def test_what_engines_say_is_in_the_record():
    """Standard error between two turns is the comment of the turn."""
    found = duel((*BAD, "chatter"), longest=4)
    nodes = sgf.parse(found["sgf"].encode()).main_line()
    assert ["I like this move" in node.comment for node in nodes] == [True, False, True, False]


def test_a_limit_of_turns():
    """It is said, and the game counts as it stands."""
    found = duel(LITERAL, longest=3)
    assert (found["end"], found["turns"]) == ("limit", "A1 A2 A3")
    assert found["why"] == "It was stopped after 3 turns, and counts as it stands."
    assert found["result"] == "B+0.5"


@pytest.mark.parametrize("clock", ["move_time", "game_time"])
def test_out_of_time(clock):
    """A turn that takes longer than there is time for loses on time."""
    found = duel((*BAD, "late"), **{clock: 0.2})
    assert (found["end"], found["result"]) == ("time", "W+T")
    assert found["why"].startswith("Black has run out of time: ")


def test_an_opening_is_played_to_both():
    """It is told to the engines, and they go on after it."""
    found = duel(LITERAL, openings=((), ("B2", "pass")), longest=4, pairing=Pairing(3, 0, 1, 1))
    assert found["turns"] == "B2 pass A1 A2"


@pytest.mark.parametrize(
    "ending", part(["judge", "tromp", "taylor", "japanese", "simple", "chinese", "kgs"], 3)
)
@pytest.mark.parametrize("second", [[], ["black"], ["white"]], ids=str)
def test_disputes(ending, second):
    """One holds White's stones for dead, the other its own, the first one's, or none: the game
    ends, and its record comes to the result.
    """
    found = duel((*CHANCE, "3", "white"), (*CHANCE, "4", *second), rules=f"ending={ending}")
    record = sgf.parse(found["sgf"].encode())
    assert (found["end"], record.stops()) == ("score", "")
    assert record.final().over
    assert record.final().score().result == found["result"]
    assert " ".join(node.word for node in record.main_line()) == found["turns"]
    if second == ["white"]:
        assert found["turns"].count("=") == 2, "they agree at once"
