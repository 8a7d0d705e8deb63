"""Boards as attributes say them, and what is asked of each, which each language tells: every question
with guesses of every kind, and every process.
"""

KO = {"diagram": ".XO.\nXO.O\n.XO.\n....", "moves": "C3"}
EYE = {"diagram": "O.X.\nXX..", "first": "white"}
BOARDS = [
    {"diagram": ".X.\nXO.\n..."},
    KO,
    {**KO, "moves": ""},
    EYE,
    {**EYE, "rules": "suicide=forbidden"},
    {"diagram": "X.O"},
    {"diagram": "....\nOX..\n...."},
    {"size": "3", "moves": "A1 pass pass"},
    {"size": "3x1", "rules": "superko=situational", "moves": "B1"},
    {"size": "2x1", "moves": "A1 B1"},
    {"size": "2"},
    {"size": "20"},
]
WHAT = (
    "allowed atari beside capture captures clear colour counts illegal legal liberties over owner "
    "reach repeats score stands suicide to-play winner"
).split()
MORE = [
    {"what": "reach", "among": ["A1", "C1"]},
    {"what": "reach", "among": ["B2"]},
    {"what": "colour", "found": []},
]


def asked():
    """What is asked of a board, in turn."""
    questions: list[dict] = [
        {"what": what, "at": at, "turns": 3} for what in WHAT for at in ("A1", "B2", "C3")
    ]
    for question in [*questions, *MORE]:
        for guess in ("A1", "B1", "C3", "yes", "white", 2, "done"):
            given = {"colour": "white", **question}
            yield {"do": "guess", "guess": guess, "question": given}
    for of in ("reach", "clear", "move", "repeat", "score", "turns"):
        for at in ("A1", "B2"):
            for colour, without in (("white", False), ("black", True)):
                yield {"do": "frames", "of": of, "at": at, "colour": colour, "without": without}


PICTURES = [
    {},
    {
        "labels": {"A1": "1"},
        "triangle": ["B1"],
        "line": [["A1", "B2"]],
        "arrow": [["A1", "B2"]],
        "dim": ["C1"],
        "crop": ["A1", "B2"],
    },
    {"labels": {f"{c}{r}": "1" for r in (1, 2, 3) for c in "ABCD"} | {"A4": "2"}},
]
