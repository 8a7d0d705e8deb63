"""Errors in edited rules, told by CPython and by MicroPython: the line, and what Python says. Where
MicroPython says less, or lacks what the lines use, it says that CPython is to be asked.
"""

import json

import pytest

from tests.lab.asked import event, on_micropython
from ttgo.lab.bench import Bench
from ttgo.web.fill.functions import FUNCTIONS

MOVE = "def move(position, point, colour):\n"
OVER = "def over(turns):\n"
DEFINE = "Define move here: the other rules call it."
PASSES = "[-2:] == ['pass', 'pass']"

# A function and its lines; the line of the error, and what it says
SAME = {
    "an indent": ("move", MOVE + "  return position\n    return", 3, "unexpected indent"),
    "a lone return": ("over", "return True", 1, "'return' outside function"),
    "no lines": ("move", "", 0, DEFINE),
    "another name": ("move", "def moves(): pass", 0, DEFINE),
    "an attribute": (
        "move",
        MOVE + "    return position.colored(1 << point, colour)",
        2,
        "AttributeError: 'Position' object has no attribute 'colored'",
    ),
    "an index": ("over", OVER + "    return turns[9]", 2, "IndexError: list index out of range"),
    "its end": ("clear", f"import sys\nsys.exit()\n{FUNCTIONS['clear']}", 2, "SystemExit"),
    "for ever": (
        "clear",
        "def clear(a, b):\n    return clear(a, b)",
        2,
        "It calls itself for ever.",
    ),
    "too many": (
        "move",
        MOVE + "    return clear(position, colour, 5)",
        2,
        "TypeError: clear() takes 2 positional arguments but 3 were given",
    ),
    "None": (
        "move",
        MOVE + "    position.coloured(1 << point, colour)",
        0,
        "A move gives a position, not None.",
    ),
    "a number": ("move", MOVE + "    return 5", 0, "A move gives a position, not int '5'."),
    "no answer": (
        "over",
        OVER + "    return len(turns)",
        0,
        "over has to return True or False, not int '0'.",
    ),
    "an error of its own": ("over", OVER + "    raise KeyError(5)", 2, "KeyError: 5"),
}

# and then what MicroPython says of it, as clearly
IN_OTHER_WORDS = {
    "a name": (
        "move",
        MOVE + "\n    return positions",
        3,
        "name 'positions' is not defined",
        "name 'positions' isn't defined",
    ),
    "a key": (
        "opponent",
        "def opponent(colour):\n    return {}[colour]",
        2,
        "KeyError: 'black'",
        "KeyError: black",
    ),
    "zero": (
        "clear",
        f"x = 1 / 0\n{FUNCTIONS['clear']}",
        1,
        "ZeroDivisionError: division by zero",
        "ZeroDivisionError: divide by zero",
    ),
    "a parameter": (
        "area",
        "def area(a, b, c):\n    return a",
        0,
        "TypeError: area() missing 1 required positional argument: 'c'",
        "TypeError: area() takes 3 positional arguments but 2 were given",
    ),
    "what it tells itself": (
        "to_play",
        "def to_play(turns, colour):\n    return colour",
        0,
        "TypeError: to_play() missing 1 required positional argument: 'colour'",
        "TypeError: to_play() takes 2 positional arguments but 1 were given",
    ),
    "what is told by it": (
        "repeats",
        "def repeats(position, earlier, moves):\n    return moves == 0",
        0,
        "TypeError: repeats() missing 1 required positional argument: 'moves'",
        "TypeError: repeats() takes 3 positional arguments but 2 were given",
    ),
    "too few": (
        "move",
        MOVE + "    return clear(position)",
        2,
        "TypeError: clear() missing 1 required positional argument: 'colour'",
        "TypeError: clear() takes 2 positional arguments but 1 were given",
    ),
    "a call": (
        "over",
        OVER + "    return turns(1)",
        2,
        "TypeError: 'list' object is not callable",
        "TypeError: 'list' object isn't callable",
    ),
    "a local name": (
        "over",
        OVER + "    if not turns:\n        n = 1\n    return n > 5",
        4,
        "cannot access local variable 'n' where it is not associated with a value",
        "local variable referenced before assignment",
    ),
}

# or says less of
POORER = {
    "a colon": ("over", "def over(turns)\n    return True", 1, "expected ':'", "invalid syntax"),
    "an open bracket": (
        "move",
        MOVE + "    return (",
        2,
        "'(' was never closed",
        "invalid syntax",
    ),
    "a closed bracket": ("over", OVER + "    return 1)", 2, "unmatched ')'", "invalid syntax"),
    "another bracket": (
        "over",
        OVER + "    return (turns]",
        2,
        "closing parenthesis ']' does not match opening parenthesis '('",
        "invalid syntax",
    ),
    "a text": (
        "over",
        OVER + "    return 'pass in turns",
        2,
        "unterminated string literal (detected at line 2)",
        "invalid syntax",
    ),
    "an assignment": (
        "over",
        OVER + "    if turns = []:\n        return False",
        2,
        "invalid syntax. Maybe you meant '==' or ':=' instead of '='?",
        "invalid syntax",
    ),
    "no indent": (
        "over",
        OVER + "return True",
        2,
        "expected an indented block after function definition on line 1",
        "invalid syntax",
    ),
    "a word": ("over", OVER + "    retrun True", 2, "invalid syntax", "invalid syntax"),
    "a module": (
        "clear",
        f"import nothing\n{FUNCTIONS['clear']}",
        1,
        "ModuleNotFoundError: No module named 'nothing'",
        "ImportError: no module named 'nothing'",
    ),
    "a sum": (
        "over",
        OVER + "    return turns + 1 == 2",
        2,
        'TypeError: can only concatenate list (not "int") to list',
        "TypeError: unsupported types for __add__: 'list', 'int'",
    ),
}

# What CPython runs, with the line of it, and what MicroPython says
LACKING = {
    "match": (
        "over",
        OVER + "    match turns:\n        case [*_, 'pass', 'pass']: return True\n    return False",
        2,
        "invalid syntax",
    ),
    "a star": ("over", OVER + f"    return [*turns]{PASSES}", 2, "*x must be assignment target"),
    "typing": (
        "over",
        f"from typing import Any\n{OVER}    return turns{PASSES}",
        1,
        "ImportError: no module named 'typing'",
    ),
    "a method": (
        "to_play",
        "def to_play(turns):\n    return ('black', 'white')[turns.bit_count() % 2]",
        2,
        "AttributeError: 'int' object has no attribute 'bit_count'",
    ),
    "an argument": (
        "over",
        OVER + f"    return [turn for turn, _ in zip(turns, turns, strict=True)]{PASSES}",
        2,
        "TypeError: function doesn't take keyword arguments",
    ),
    "a class": (
        "over",
        OVER + "    return isinstance(turns, UserWarning)",
        2,
        "name 'UserWarning' isn't defined",
    ),
}
ERRORS = {**SAME, **IN_OTHER_WORDS, **POORER}


EVENTS = {
    row: event(
        "show",
        graph="rectangle 3",
        edits={"opponent": "# longer\n" * 9 + FUNCTIONS["opponent"], name: lines},
        turns=["B2", "A1"],
    )
    for row, (name, lines, *_) in {**ERRORS, **LACKING}.items()
}


def _told(answer):
    error = answer["error"]
    return tuple(error[key] for key in ("name", "line", "text", "needsAll"))


@pytest.mark.parametrize("row", ERRORS)
def test_an_error_at_its_line(row):
    """Counted from the function's first line, also where the error comes from what it gives."""
    name, _, line, said, *_ = ERRORS[row]
    assert _told(json.loads(Bench().answer(EVENTS[row]))) == (name, line, said, False)


@pytest.mark.parametrize("row", ERRORS)
def test_an_error_on_micropython(row):
    """At the same line; CPython is asked where that says more."""
    name, _, line, *said = ERRORS[row]
    assert _told(_on_micropython(row)) == (name, line, said[-1], row in POORER)


@pytest.mark.parametrize("row", LACKING)
def test_what_micropython_lacks(row):
    """It is told at its line, and CPython plays by it."""
    name, _, line, said = LACKING[row]
    assert _told(_on_micropython(row)) == (name, line, said, True)
    assert json.loads(Bench().answer(EVENTS[row]))["turns"] == ["B2", "A1"]


def _on_micropython(row):
    return dict(zip(EVENTS, on_micropython(*EVENTS.values()), strict=True))[row]
