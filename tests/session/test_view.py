"""The view holds what static/view.js promises, and everything in it is so on the board."""

import json
from typing import Any

import pytest

from tests.support.jsdoc import CONTRACT, TYPES, fits
from ttgo import sgf
from ttgo.session.session import Session

# The contract: the JSDoc types of static/view.js


def test_the_contract_is_read_as_it_is_meant() -> None:
    """The small reader in jsdoc.py tells right from wrong; otherwise the tests below would hold nothing."""
    assert {"View", "Score", "Steps", "Refused", "Look", "Answer"} <= set(TYPES)
    assert len(TYPES["View"]) == CONTRACT.split("@typedef {object} Score")[0].count("@property")
    assert fits([9, 9], "[number, number]")
    assert not fits([9], "[number, number]")
    assert not fits([9, True], "[number, number]")
    assert fits({"A1": {"rule": 6, "turn": 0}}, "Record<string, {rule: number, turn: number}>")
    assert not fits({"A1": {"rule": 6}}, "Record<string, {rule: number, turn: number}>")
    assert fits([[8, "x"]], "[number, string][]")
    assert not fits("red", '"black" | "white"')
    assert fits(None, "Refused | null")
    assert not fits({"look": None}, "Answer")
    assert not fits({"extra": 1}, "Answer")
    assert fits({"facts": {"empty": ["A1"]}}, "Answer")
    assert not fits({"reveal": None}, "Answer")


def answer(session: Session, **event: object) -> dict[str, Any]:
    """The answer over the JSON border, as the page gets it."""
    given = json.loads(session.answer(json.dumps(event)))
    assert fits(given, "Answer")
    assert isinstance(given, dict)
    return given


def view(session: Session) -> dict[str, object]:
    given = answer(session, do="view")["view"]
    assert isinstance(given, dict)
    return given


def after(turns: str, width: int = 9, height: int = 9, komi: float = 0) -> Session:
    session = Session()
    answer(session, do="new", width=width, height=height, komi=komi)
    for turn in turns.split():
        answer(session, do="turn", at=turn)
    assert view(session)["turns"] == turns.split()
    return session


# Each part of the contract that may be null, shown when it is not: name -> turns on 3x1, event, part

VAIN = {"at": "A1", "colour": "black", "opponent": [], "own": ["A1"]}
PARTS = {
    "steps of a capture": (
        "A1",
        "B1",
        "steps",
        {"at": "B1", "colour": "white", "opponent": ["A1"], "own": []},
    ),
    "steps of a move": ("", "A1", "steps", {"at": "A1", "colour": "black", "opponent": [], "own": []}),
    "no steps of a pass": ("A1", "pass", "steps", None),
    "a repeat": (
        "pass B1",
        "A1",
        "refused",
        {
            "rule": 6,
            "at": "A1",
            "turn": 2,
            "earlier": [".O."],
            "steps": {"at": "A1", "colour": "black", "opponent": [], "own": ["A1"]},
        },
    ),
    "another refusal": (
        "B1",
        "B1",
        "refused",
        {"rule": 7, "at": None, "turn": None, "earlier": None, "steps": None},
    ),
    "no refusal": ("A1", "C1", "refused", None),
    "not over": ("", "pass", "over", None),
}


@pytest.mark.parametrize(("turns", "at", "part", "value"), PARTS.values(), ids=PARTS.keys())
def test_parts(turns: str, at: str, part: str, value: object) -> None:
    shown = answer(after(turns, 3, 1), do="turn", at=at)["view"]
    assert isinstance(shown, dict)
    assert shown[part] == value


# What is asked, and the other answers that are no view: event -> the name of its answer

ASKED = {
    "a point": ({"do": "look", "at": "E5"}, "look"),
    "a topic": ({"do": "tell", "what": "score", "at": "E5"}, "tell"),
    "the plot": ({"do": "plot"}, "plot"),
    "a link": ({"do": "link"}, "link"),
    "a picture": ({"do": "picture"}, "picture"),
    "the facts": ({"do": "facts"}, "facts"),
    "steps of reach": ({"do": "frames", "of": "reach", "at": "E5"}, "frames"),
    "steps of a move": ({"do": "frames", "of": "move", "at": "D4"}, "frames"),
    "steps of the score": ({"do": "frames", "of": "score"}, "frames"),
    "a question of points": ({"do": "question", "question": {"what": "legal"}}, "question"),
    "a question of numbers": (
        {"do": "question", "question": {"what": "score", "colour": "black"}},
        "question",
    ),
    "a question of words": ({"do": "question", "question": {"what": "winner"}}, "question"),
    "a right guess": ({"do": "guess", "question": {"what": "legal"}, "guess": "D4"}, "guess"),
    "a wrong guess": ({"do": "guess", "question": {"what": "illegal"}, "guess": "D4"}, "guess"),
    "a choice": ({"do": "guess", "question": {"what": "winner"}, "guess": "tie"}, "guess"),
    "the points": ({"do": "reveal", "question": {"what": "repeats"}}, "reveal"),
    "the number": ({"do": "reveal", "question": {"what": "score", "colour": "black"}}, "reveal"),
    "the text": ({"do": "keep"}, "save"),
}


@pytest.mark.parametrize(("event", "what"), ASKED.values(), ids=ASKED.keys())
def test_what_is_asked_is_answered_by_its_name(event: dict[str, object], what: str) -> None:
    """One key, and what it holds is of the type that the page reads."""
    assert list(answer(after("E5 A1"), **event)) == [what]


def test_suicide_is_the_third_step() -> None:
    shown = view(after("A1 C1 B1", 4, 1))
    assert shown["steps"] == {"at": "B1", "colour": "black", "opponent": [], "own": ["A1", "B1"]}


def test_the_end() -> None:
    shown = view(after("A1 pass pass", 3, 1, 3.5))
    assert shown["over"] == {
        "result": "W+0.5",
        "lines": [
            [8, "Two passes in a row ended the game. No stone is taken off: the grid counts as it is."],
            [9, "Black: 1 stone and 2 empty points that reach only Black, 3 in all."],
            [9, "White: 0 stones and 0 empty points that reach only White, 0 in all."],
            [0, "Komi: 3.5 is added to White's score, which makes 3.5."],
            [10, "White wins by 0.5 (W+0.5)."],
        ],
    }
    assert shown["score"] == {
        "black": 3,
        "white": 0,
        "neutral": 0,
        "komi": 3.5,
        "margin": -0.5,
        "result": "W+0.5",
        "text": "Black 3, White 0 + 3.5 komi, neutral 0",
    }
    assert shown["legal"] == ["..."]
    assert shown["illegal"] == {}


def test_a_whole_view() -> None:
    """One view in full, so that a reader sees what the page gets."""
    session = after("B2 B1 A1", 2, 3)
    answer(session, do="undo")
    answer(session, do="turn", at="A2")
    assert view(session) == {
        "size": [2, 3],
        "stones": ["..", "XX", ".O"],
        "reach": ["bb", "..", "2."],
        "legal": ["11", "..", "1."],
        "illegal": {},
        "strings": [{"points": ["A2", "B2"], "liberties": 3}, {"points": ["B1"], "liberties": 1}],
        "toPlay": "white",
        "turn": 3,
        "turns": ["B2", "B1", "A2"],
        "labels": ["1 B2", "2 B1", "3 A2"],
        "players": "BWB",
        "branches": {"3": ["A1"]},
        "last": "A2",
        "score": {
            "black": 4,
            "white": 1,
            "neutral": 1,
            "komi": 0,
            "margin": 3,
            "result": "B+3",
            "text": "Black 4, White 1, neutral 1",
        },
        "steps": {"at": "A2", "colour": "black", "opponent": [], "own": []},
        "refused": None,
        "phase": None,
        "copy": False,
        "over": None,
        "rules": "Tromp-Taylor",
        "names": {},
        "games": None,
        "markup": None,
        "comment": "",
        "remarks": [],
        "undo": True,
        "redo": False,
        "rule": 7,
        "say": "Black A2. White to play.",
        "hint": "",
        "error": False,
    }


# What a file can bring into a view: name -> the file, the place, part, value

OPENED = {
    "where a move would be suicide": (
        "(;SZ[3:1]RU[suicide=forbidden];B[];W[ba])",
        2,
        "illegal",
        {"A1": {"rule": 7, "turn": None}, "C1": {"rule": 7, "turn": None}},
    ),
    "other turns beside a turn": ("(;SZ[3];B[aa](;W[bb])(;W[cc]))", 0, "branches", {"2": ["C1"]}),
    "other turns after the line's end": (
        "(;SZ[3];B[aa](;W[aa])(;W[bb])(;W[cc]))",
        1,
        "branches",
        {"2": ["B2", "C1"]},
    ),
    "other turns twice": (
        "(;SZ[3];B[aa](;W[bb])(;W[cc];B[bb])(;W[cc];B[ba]))",
        0,
        "branches",
        {"2": ["C1", "C1 (2)"]},
    ),
    "a comment on the game": ("(;SZ[3]C[one]C[two];B[aa]C[three];W[bb])", 0, "comment", "one\ntwo"),
    "a comment on a turn": ("(;SZ[3]C[one]C[two];B[aa]C[three];W[bb])", 1, "comment", "three"),
    "no comment": ("(;SZ[3]C[one]C[two];B[aa]C[three];W[bb])", 2, "comment", ""),
    "names and a result": ("(;SZ[3]PB[A]PB[B]PW[]RE[0]GC[x])", 0, "names", {"PB": "A", "PW": "", "RE": "0"}),
}


@pytest.mark.parametrize(("text", "turn", "part", "value"), OPENED.values(), ids=OPENED)
def test_opened(text: str, turn: int, part: str, value: object) -> None:
    session = Session(read_file=sgf.read)
    answer(session, do="open", name="a.sgf", text=text)
    assert view(session)["error"] is False
    answer(session, do="goto", turn=turn)
    assert view(session)[part] == value


# What a beginner is told: turns on 3x1 -> how it begins

HINTS = {
    "at the start": ("", "Take turns to place a stone"),
    "one stone": (
        "A1",
        "Why is all of it Black's? Every empty point reaches Black, and there is no white stone to reach",
    ),
    "another black stone": ("A1 pass C1", "Why is all of it Black's?"),
    "a pass first": ("pass", ""),
    "a white stone alone": ("pass A1", ""),
    "both": ("A1 C1", ""),
    "the end": ("A1 pass pass", ""),
}


@pytest.mark.parametrize(("turns", "begins"), HINTS.values(), ids=HINTS.keys())
def test_hints(turns: str, begins: str) -> None:
    hint = view(after(turns, 3, 1))["hint"]
    assert isinstance(hint, str)
    assert hint.startswith(begins)
    assert bool(hint) == bool(begins)
