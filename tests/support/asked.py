"""Boards as attributes say them, and what is asked of them: guesses, steps and pictures of every
kind.
"""

KO = {"diagram": ".XO./XO.O/.XO./....".replace("/", "\n"), "moves": "C3"}
BEFORE_KO = {**KO, "moves": ""}
EYE = {"diagram": "O.X.\nXX..", "first": "white"}
TRIANGLE = {"diagram": ".X.\nXO.\n..."}
NARROW = {"diagram": "X.O"}
FREE = {"diagram": "....\nOX..\n...."}
LONG = {
    "size": "9",
    "moves": " ".join(f"{c}{r}" for r in (1, 3, 5, 7, 9) for c in "ABCDEFGHJ"),
}
# Black fills the grid while White passes, White takes it all with the last point, and Black begins
# again.
POINTS = [f"{column}{row}" for column in "ABCDEFGHJKLMNOPQRST" for row in range(1, 20)]
TURNS = [
    *(f"{point} pass" for point in POINTS[:-2]),
    POINTS[-2],
    POINTS[-1],
    *(f"{point} pass" for point in POINTS[:150]),
]
VERY_LONG = {"size": "19", "moves": " ".join(TURNS)}


def guess(guess, what, **more):
    return {"do": "guess", "guess": guess, "question": {"what": what, **more}}


def steps(of, **more):
    return {"do": "frames", "of": of, **more}


# A game as attributes say it, and what is asked of it.
GUESSES = {
    "neighbours": (TRIANGLE, [guess(at, "beside", at="A1") for at in ("A1", "A2", "C3")]),
    "colours": (TRIANGLE, [guess("A1", "colour", colour="empty")]),
    "reach": (NARROW, [guess(at, "reach", colour="white") for at in ("B1", "A1")]),
    "reach among": (
        NARROW,
        [guess(at, "reach", colour="white", among=["A1", "C1"]) for at in ("A1", "C1")],
    ),
    "no reach": (EYE, [guess(at, "reach", colour="white") for at in ("B2", "D1")]),
    "none of these": (EYE, [guess("A2", "reach", colour="white", among=["B2"])]),
    "what is cleared": (
        BEFORE_KO,
        [guess(at, "clear", colour="white", at="C3") for at in ("B3", "C2", "A1")],
    ),
    "what stands": (
        BEFORE_KO,
        [guess(at, "stands", colour="white", at="C3") for at in ("B3", "C2")],
    ),
    "what stands then": (
        BEFORE_KO,
        [guess(at, "stands", colour="black", at="C3") for at in ("C3", "A1")],
    ),
    "liberties": (
        NARROW,
        [
            *(guess(at, "liberties", at="A1") for at in ("B1", "C1")),
            guess("A1", "liberties", at="B1"),
        ],
    ),
    "another string's liberty": (FREE, [guess("D1", "liberties", at="A2")]),
    "captures": (BEFORE_KO, [guess(at, "captures") for at in ("C3", "A1", "A2")]),
    "suicide": (
        EYE,
        [
            guess(at, what)
            for what in ("suicide", "captures", "legal", "illegal")
            for at in ("B2", "D1")
        ],
    ),
    "suicide forbidden": ({**EYE, "rules": "suicide=forbidden"}, [guess("B2", "illegal")]),
    "a capture is no suicide": (BEFORE_KO, [guess("C3", "suicide")]),
    "repeats": (
        KO,
        [guess(at, "repeats") for at in ("B3", "A1")]
        + [guess("yes", "allowed", at=at) for at in ("B3", "A1")],
    ),
    "done": (
        TRIANGLE,
        [guess("done", "colour", colour="white", found=found) for found in ([], ["B2"])],
    ),
    "over": (
        {"size": "3", "moves": "A1 pass pass"},
        [guess("yes", "over"), guess("black", "winner")],
    ),
    "not over": (
        {"size": "3", "moves": "A1 pass"},
        [guess("yes", "over"), guess("black", "to-play")],
    ),
    "after a turn": (
        {"size": "3", "moves": "A1"},
        [guess("yes", "over"), guess("black", "to-play")],
    ),
    "before all turns": ({"size": "3"}, [guess("yes", "over"), guess("black", "to-play")]),
    "scores": (
        {"diagram": ".X.O"},
        [guess(points, "score", colour="black") for points in (1, 2, 3, 4)],
    ),
    "whose it is": (NARROW, [guess("black", "owner", at=at) for at in ("A1", "B1")]),
    "moves allowed": (EYE, [guess("yes", "allowed", at=at) for at in ("B2", "D1")]),
    "a move that clears": (BEFORE_KO, [guess("yes", "allowed", at="C3")]),
    "force": (
        FREE,
        [guess("yes", "capture", at="A2", turns=turns) for turns in (1, 2, 3)]
        + [guess("yes", "capture", at="B2", turns=1)],
    ),
    "atari": (
        EYE,
        [guess(at, "atari", colour="white") for at in ("A2", "A1", "B2")] + [guess("B2", "atari")],
    ),
    "no question": (TRIANGLE, [guess("A1", "unheard of"), guess("A1", "reach")]),
}

STEPS = {
    "reach": (NARROW, [steps("reach", at=at) for at in ("A1", "B1")]),
    "no reach": ({"size": "2"}, [steps("reach", at="A1")]),
    "clear": (BEFORE_KO, [steps("clear", colour=colour, at="C3") for colour in ("black", "white")]),
    "clear as it is": (FREE, [steps("clear", colour="black")]),
    "clear an empty grid": ({"size": "2"}, [steps("clear", colour="black")]),
    "a move": (
        BEFORE_KO,
        [steps("move", at=at, without=without) for at in ("C3", "A1") for without in (False, True)],
    ),
    "a move that is refused": (
        KO,
        [steps("move", at="B3"), steps("repeat", at="B3"), steps("repeat", at="B3", without=True)],
    ),
    "a move that is not": (KO, [steps("repeat", at="A1")]),
    "suicide forbidden": (
        {**EYE, "rules": "suicide=forbidden"},
        [steps("move", at="B2"), steps("repeat", at="B2")],
    ),
    "another rule 6": (
        {"size": "3x1", "rules": "superko=situational", "moves": "B1"},
        [steps("repeat", at="A1")],
    ),
    "many turns": (LONG, [steps("repeat", at="A2")]),
    "goes round with a pass": (
        {"size": "2x1", "moves": "A1 B1"},
        [steps("repeat", at="A1", without=True)],
    ),
    "nothing goes round": (NARROW, [steps("repeat", at="B1", without=True)]),
    "score": ({"diagram": ".X.O\n..OO"}, [steps("score"), steps("score", without=True)]),
    "score of nothing": ({"size": "2"}, [steps("score"), steps("score", without=True)]),
    "turns": ({"size": "3", "moves": "A1 B1 pass A2 pass pass"}, [steps("turns")]),
    "no process": (
        {"size": "20"},
        [steps("unheard of"), steps("reach", at="A1", without=True), steps("score")],
    ),
    "no colour": (NARROW, [steps("clear")]),
    "too long": (VERY_LONG, [steps("score")]),
}

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

ASKED = {**{f"guess: {name}": row for name, row in GUESSES.items()}, **STEPS}
