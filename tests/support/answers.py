"""What Python answers, for tsc, which compares it with static/view.js: each key and its type. Every
event is answered, and each part of a view that may be null is there once.
"""

import json
import runpy

from tests.support.sites import ROOT
from ttgo.session.events import EVENTS

QUESTION = {"what": "legal"}
# What an event needs so that it is answered, besides its name.
WITH: dict = {
    "turn": {"at": "E5"},
    "goto": {"turn": 0},
    "new": {"width": 5},
    "open": {"name": "a.sgf", "text": "(;GM[1]SZ[5])"},
    "game": {"number": 1},
    "follow": {"link": "v=1&s=5&t=cc"},
    "set": {"size": "5", "diagram": ""},
    "look": {"at": "E5"},
    "tell": {"what": "score", "at": "E5"},
    "frames": {"of": "life", "at": "E5"},
    "question": {"question": QUESTION},
    "guess": {"question": QUESTION, "guess": "E5"},
    "reveal": {"question": QUESTION},
    "territory": {"shown": {}},
    "verdict": {"rows": [".....", ".O...", ".....", "XXXXX", "OOOOO"], "search": True},
    "lesson": {"text": "# A\n\nText\n\n- [B](b.md)\n\n```no"},
    "photo": {"pixels": ["00"], "width": 40, "height": 40},
}
MARKED = "(;SZ[3]GN[one]PB[Ann];B[aa]C[so]TR[bb]LB[cc:x]AR[aa:bb]VW[aa:bb](;W[bb])(;W[cc]))(;SZ[5])"
PASSES = [{"do": "turn", "at": "pass"}] * 2


def turns(words):
    return [{"do": "turn", "at": at} for at in words.split()]


# Events of one board each
BOARDS = [
    *[[{"do": do, **WITH.get(do, {})}] for do in EVENTS],
    [
        {"do": "new", "width": 2, "height": 1},
        *turns("A1 B1 A1"),
        {"do": "frames", "of": "repeat", "at": "A1"},
        {"do": "frames", "of": "score"},
        {"do": "guess", "question": {"what": "allowed", "at": "A1"}, "guess": "yes"},
        {"do": "captured"},
        {"do": "moments"},
        *PASSES,
    ],
    [{"do": "new", "width": 2, "setup": True}, *turns("A1")],
    [
        {"do": "new", "width": 5, "ending": "judge"},
        *turns("A1 C3"),
        *PASSES,
        *turns("A1"),
        {"do": "propose", "player": "black"},
        {"do": "propose", "player": "white", "play": True},
    ],
    [
        {"do": "new", "width": 5, "ending": "japanese"},
        *turns("A1 C3"),
        *PASSES,
        {"do": "take", "word": "black=C3"},
        {"do": "take", "word": "white=A1"},
    ],
    [{"do": "new", "width": 5, "friend": "1a2b3c4d"}, *turns("C3"), {"do": "sent"}],
    [
        {"do": "open", "name": "a.sgf", "text": MARKED},
        {"do": "goto", "turn": 1},
        {"do": "outline"},
        {"do": "problem"},
        {"do": "problem", "at": "B2"},
    ],
    [{"do": "exercise", "kind": "owner", "line": "X.O at=B1", "turned": "a"}],
    [
        {"do": "new", "width": 3, "rules": "New Zealand"},
        *turns("B1 pass A2"),
        {"do": "look", "at": "B1"},
        {"do": "look", "at": "A3"},
        {"do": "guess", "question": {"what": "reach", "colour": "black"}, "guess": "A1"},
        *turns("A1"),
    ],
    [
        {"do": "new", "width": 3, "rules": "Tromp-Taylor without suicide"},
        *turns("B1 pass A2"),
    ],
    [
        {"do": "set", "diagram": "O X . .\nO . . .\n. . . .\n. . . ."},
        {"do": "guess", "question": {"what": "take", "at": "A4"}, "guess": "A2"},
    ],
    [
        {"do": "verdict", "rows": [".XO.", "XXOO", "XO.O", "X.O."], "dead": ["B2"]},
        {"do": "verdict", "rows": [".....", ".O...", ".....", "XXXXX", "OOOOO"]},
        {"do": "verdict", "rows": [".....", ".O...", ".....", "XXXXX", "OOOOO"], "alive": ["B4"]},
    ],
]


def module():
    """All answers as a module of their type."""
    answer = runpy.run_path(str(ROOT / "static/host.py"))["start"]("handle")
    answers = [
        answer(json.dumps({**event, "board": str(number)}))
        for number, events in enumerate(BOARDS)
        for event in events
    ]
    listed = ",\n".join(answers)
    return f'/** @type {{import("../view.js").Answer[]}} */\nexport default [\n{listed},\n];\n'
