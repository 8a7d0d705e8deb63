"""What is in a view is so on the board; static/view.js, which tsc compares with Python's answers
(tests/support/answers.py), says what a view is.
"""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support import literal
from tests.support.boards import answer, begun, opened, told
from tests.support.examples import examples
from tests.support.games import CHOICES
from tests.support.tables import each_row
from ttgo import Game, Repeats

# Parts that may be null, where they are not: turns on 3x1, one more, the part

BLACK_A1 = {"at": "A1", "colour": "black", "opponent": [], "own": []}
PARTS = {
    "steps of a capture": (
        "A1",
        "B1",
        "steps",
        {"at": "B1", "colour": "white", "opponent": ["A1"], "own": []},
    ),
    "steps of a move": ("", "A1", "steps", BLACK_A1),
    "a repeat": (
        "pass B1",
        "A1",
        "refused",
        {
            "rule": 6,
            "at": "A1",
            "turn": 2,
            "earlier": [".O."],
            "steps": {**BLACK_A1, "own": ["A1"]},
        },
    ),
}


@each_row(PARTS)
def test_parts(turns, at, part, value):
    shown = told(begun(turns, width=3, height=1), do="turn", at=at)
    assert shown[part] == value


FATES = {
    # width and turns: whether it makes sense to ask if stones are dead
    "before the first turn": (5, "", True),
    "while the board is nearly empty": (5, "A1 C1 E1 A3 C3 E3", False),
    "once a quarter has stones": (5, "A1 C1 E1 A3 C3 E3 A5", True),
    "after a pass": (5, "A1 pass", True),
    "of more points on a side than steps are drawn for": (20, "A1 pass", False),
}


@each_row(FATES)
def test_when_stones_may_be_dead(width, turns, value):
    assert told(begun(turns, width=width, height=5))["fates"] is value


# What is asked, and answered by no view


COUNTS = {"black": 4, "white": 1, "neutral": 1, "komi": 0, "margin": 3}
SCORE = {**COUNTS, "result": "B+3", "text": "Black 4, White 1, neutral 1"}


def test_a_whole_view():
    """One view in full, so that a reader sees what the page gets."""
    session = begun("B2 B1 A1", width=2, height=3)
    answer(session, do="undo")
    answer(session, do="turn", at="A2")
    assert told(session, do="view") == {
        "size": [2, 3],
        "stones": ["..", "XX", ".O"],
        "reach": ["bb", "BB", "2."],
        "legal": ["11", "..", "1."],
        "illegal": {},
        "strings": [{"points": ["A2", "B2"], "liberties": 3}, {"points": ["B1"], "liberties": 1}],
        "fates": True,
        "toPlay": "white",
        "you": "",
        "friend": None,
        "turn": 3,
        "turns": ["B2", "B1", "A2"],
        "labels": ["1 B2", "2 B1", "3 A2"],
        "players": "BWB",
        "branches": {"3": ["A1"]},
        "last": "A2",
        "score": SCORE,
        "steps": {"at": "A2", "colour": "black", "opponent": [], "own": []},
        "refused": None,
        "phase": None,
        "copy": False,
        "over": None,
        "resigned": "",
        "rules": "Tromp-Taylor",
        "names": {},
        "games": None,
        "markup": None,
        "comment": "",
        "remarks": [],
        "undo": True,
        "redo": False,
        "rule": 0,
        "say": "Black played A2. White to play.",
        "error": False,
    }


# What a file can bring into a view: name -> the file, the place, part, value

COMMENTS = "(;SZ[3]C[one]C[two];B[aa]C[three];W[bb])"
SUICIDE = {"A1": {"rule": 7, "turn": None}, "C1": {"rule": 7, "turn": None}}
OPENED = {
    "where a move would be suicide": (
        "(;SZ[3:1]RU[suicide=forbidden];B[];W[ba])",
        2,
        "illegal",
        SUICIDE,
    ),
    "other turns beside a turn": ("(;SZ[3];B[aa](;W[bb])(;W[cc]))", 0, "branches", {"2": ["C1"]}),
    "other turns after the line's end": (
        "(;SZ[3];B[aa](;W[aa])(;W[bb])(;W[cc]))",
        1,
        "branches",
        {"2": ["B2", "C1"]},
    ),
    "a comment on the game": (COMMENTS, 0, "comment", "one\ntwo"),
    "a comment on a turn": (COMMENTS, 1, "comment", "three"),
    "names and a result": (
        "(;SZ[3]PB[A]PB[B]PW[]RE[0]GC[x])",
        0,
        "names",
        {"PB": "A", "PW": "", "RE": "0"},
    ),
    "a name that turns the sentence after it": (
        "(;SZ[3]PB[A\u202eB\u2067];B[aa])",
        0,
        "names",
        {"PB": "AB"},
    ),
}


@each_row(OPENED)
def test_opened(text, turn, part, value):
    assert told(opened(text, turn), do="view")[part] == value


FORKS = [row for row in OPENED.values() if row[2] == "branches"]


@pytest.mark.parametrize(("text", "place", "part", "branches"), FORKS)
def test_every_other_turn_that_is_listed_can_be_played(text, place, part, branches):
    """Also one beside a line that ends because its next turn is illegal."""
    for turn, names in branches.items():
        for at in names:
            shown = told(opened(text, place), do="branch", turn=int(turn), at=at)
            assert (shown["error"], shown["turns"][-1]) == (False, at)


# Everything in it


def coloured(rows):
    """The marks of rows by points, as literal.py has them."""
    return {
        (x, y): mark for y, row in enumerate(reversed(rows), 1) for x, mark in enumerate(row, 1)
    }


@examples(60)
@given(st.integers(1, 5), st.integers(1, 5), CHOICES)
def test_a_view_is_true(width, height, choices):
    """Stones, reach, what is shaded, strings, legal and illegal points are what a search over the
    drawn board and the game say, after random turns, of which some are undone.
    """
    session, game = begun(width=width, height=height), Game(width, height)
    for choice in choices:
        if game.turn and (game.over or choice % 5 == 0):
            session.handle({"do": "undo"})
            game.undo()
        else:
            turns = [*game.legal_moves(), "pass"]
            session.handle({"do": "turn", "at": turns[choice % len(turns)]})
            game.play(turns[choice % len(turns)])
    shown = json.loads(session.answer('{"do": "view"}'))["view"]
    for rows in (shown["stones"], shown["reach"], shown["legal"]):
        assert [len(row) for row in rows] == [width] * height
    assert "\n".join(" ".join(row) for row in shown["stones"]) == str(game.position)

    marks, reach, legal = (
        coloured(shown["stones"]),
        coloured(shown["reach"]),
        coloured(shown["legal"]),
    )
    strings = set()
    for point, mark in marks.items():
        if mark == ".":
            seen = "".join(colour for colour in "OX" if literal.reaches(marks, point, colour))
            assert reach[point] == {"": "0", "X": "b", "O": "w", "OX": "2"}[seen]
        else:
            joined = literal.string(marks, point)
            around = {other for each in joined for other in literal.beside(each)}
            own = "b" if mark == "X" else "w"
            lone = len(joined) == 1 and own not in {reach.get(other) for other in around}
            shaded = not lone if game.over else own in {reach.get(other) for other in around}
            assert reach[point] == (own.upper() if shaded else ".")
            liberties = sum(marks.get(other) == "." for other in around)
            strings.add((frozenset(map(literal.name, joined)), liberties))
    listed = [(frozenset(string["points"]), string["liberties"]) for string in shown["strings"]]
    assert set(listed) == strings
    assert len(listed) == len(strings)

    assert {literal.name(point) for point in marks if legal[point] == "1"} == set(
        game.legal_moves()
    )
    refused = {at: game.why_not(at) for at in map(literal.name, marks)}
    repeats = {at: why.turn for at, why in refused.items() if isinstance(why, Repeats)}
    assert shown["illegal"] == {at: {"rule": 6, "turn": turn} for at, turn in repeats.items()}

    score = game.score()
    counted = score.black, score.white, score.neutral
    assert tuple(shown["score"][key] for key in ("black", "white", "neutral")) == counted
    assert shown["players"] == "".join("BW"[turn % 2] for turn in range(len(shown["turns"])))
    assert shown["last"] == (game.turns[-1] if game.turns else "")
