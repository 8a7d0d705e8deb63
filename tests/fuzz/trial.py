"""Inputs tried on both Pythons: what is wrong with what they answer, and that files are the same
game on both.
"""

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

from tests.fuzz.answers import answers
from tests.support.sites import MICROPYTHON

HERE = Path(__file__).parent
FOUND = HERE / "found"
GUESSED = re.compile(
    "it is read as|of the text (is|are) not"
)  # in a remark about a file whose letters are not what it says


class Small:
    """MicroPython, in node."""

    def __init__(self):
        command = [*MICROPYTHON, "fuzz"]
        self._node = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def answers(self, kind, given):
        """JSON text."""
        assert self._node.stdin
        assert self._node.stdout
        self._node.stdin.write(json.dumps([kind, given]) + "\n")
        self._node.stdin.flush()
        return self._node.stdout.readline()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._node.kill()
        self._node.communicate()


def fault_of(kind, given, small):
    """What is wrong, in a few words; "" if nothing is. Without MicroPython only CPython is
    asked.
    """
    whole = json.loads(answers(kind, json.dumps(given)))
    if wrong := _wrong("CPython", whole):
        return wrong
    if small is None or not all(_is_json(text) for text in _jsons(kind, given)):
        return ""
    text = small.answers(kind, given)
    try:
        other = json.loads(text)
    except ValueError:
        return f"MicroPython: no answer but {text[:200]!r}"
    if wrong := _wrong("MicroPython", other):
        return wrong
    if kind == "sgf" and _is_guessed(given, whole, other):
        return ""
    return "" if other == whole else f"MicroPython: {_difference(whole, other)}"


def _is_guessed(file, *answers):
    """Whether a file's letters are not known for sure: browsers' decoders and Python's take broken
    ones differently.
    """
    if any(GUESSED.search(json.dumps(found)) for found in answers):
        return True
    try:
        file.encode("latin-1").decode()
    except UnicodeError:
        return all(found[0]["view"]["error"] for found in answers)  # a sentence with letters in it
    return False


def _wrong(python, found):
    """What a Python's answers themselves say of a fault or a loss."""
    for answer in found:
        if isinstance(answer, dict) and "fault" in answer:
            return f"{python}: {answer['fault']}: {answer['said']}"
        if isinstance(answer, dict) and "lost" in answer:
            return f"{python}: lost {answer['lost']}"
    return ""


def _jsons(kind, given):
    """The texts of an input that are to be JSON. Of one that is none MicroPython's reader may make
    something, where CPython refuses it.
    """
    return given if kind == "session" else [given] if kind == "saved" else []


def _is_json(text):
    try:
        value = json.loads(text, parse_constant=lambda name: 1 / 0)
    except (ValueError, ZeroDivisionError):
        return False
    nested = value.get("text") if isinstance(value, dict) else None
    return not isinstance(nested, str) or _is_json(nested)


def _difference(one, other):
    """Two values from a little before the place where they differ."""
    mine, theirs = (json.dumps(value, sort_keys=True) for value in (one, other))
    at = next((at for at, pair in enumerate(zip(mine, theirs)) if pair[0] != pair[1]), 0)
    at = max(0, at - 60)
    return f"{mine[at : at + 300]} on CPython, {theirs[at : at + 300]}"


# Tables of tests, each row a file or a tuple that begins with one
Compare = Callable[..., None]


def compare(small, *tables):
    """What the files in some tables come to is the same on both Pythons."""
    for name, row in (row for table in tables for row in table.items()):
        file = row[0] if isinstance(row, tuple) else row
        text = (
            file.decode("latin-1") if isinstance(file, bytes) else file.encode().decode("latin-1")
        )
        if len(text) < 100_000:
            theirs = json.loads(small.answers("sgf", text))
            assert (name, theirs) == (name, json.loads(answers("sgf", json.dumps(text))))
