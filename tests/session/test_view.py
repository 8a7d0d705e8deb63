"""The view holds what static/view.js promises, and everything in it is so on the board."""

from tests.support.boards import answer, begun, opened, told
from tests.support.tables import each_row

# The contract: the JSDoc types of static/view.js


# Parts of the contract that may be null, where they are not: turns on 3x1, one more, the part

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
        "rule": 7,
        "say": "Black played A2. White to play.",
        "hint": "",
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
}


@each_row(OPENED)
def test_opened(text, turn, part, value):
    assert told(opened(text, turn), do="view")[part] == value
