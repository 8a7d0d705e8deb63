"""The view holds what static/view.js promises, and everything in it is so on the board."""

import pytest

from tests.support.boards import answer, begun, told
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
}


@pytest.mark.parametrize(("turns", "at", "part", "value"), PARTS.values(), ids=PARTS.keys())
def test_parts(turns: str, at: str, part: str, value: object) -> None:
    shown = told(begun(turns, width=3, height=1), do="turn", at=at)
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
    "a question of points": ({"do": "question", "question": {"what": "legal"}}, "question"),
    "a question of numbers": (
        {"do": "question", "question": {"what": "score", "colour": "black"}},
        "question",
    ),
    "a right guess": ({"do": "guess", "question": {"what": "legal"}, "guess": "D4"}, "guess"),
    "a wrong guess": ({"do": "guess", "question": {"what": "illegal"}, "guess": "D4"}, "guess"),
    "the points": ({"do": "reveal", "question": {"what": "repeats"}}, "reveal"),
    "the text": ({"do": "keep"}, "save"),
}


@pytest.mark.parametrize(("event", "what"), ASKED.values(), ids=ASKED.keys())
def test_what_is_asked_is_answered_by_its_name(event: dict[str, object], what: str) -> None:
    """One key, and what it holds is of the type that the page reads."""
    assert list(answer(begun("E5 A1", width=9), **event)) == [what]


def test_the_end() -> None:
    shown = told(begun("A1 pass pass", width=3, height=1, komi=3.5), do="view")
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
    session = begun("B2 B1 A1", width=2, height=3)
    answer(session, do="undo")
    answer(session, do="turn", at="A2")
    assert told(session, do="view") == {
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
    assert told(session, do="open", name="a.sgf", text=text)["error"] is False
    assert told(session, do="goto", turn=turn)[part] == value
