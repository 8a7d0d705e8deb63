"""One input tried on both Pythons: what is wrong with what they answer, and the smallest input that shows it."""

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from tests.fuzz.answers import answers
from ttgo.gtp import Engine

HERE = Path(__file__).parent
FOUND = HERE / "found"
GUESSED = re.compile(
    "it is read as|of the text (is|are) not"
)  # in a remark about a file whose letters are not what it says
PLAYOUTS = 3  # so that an engine answers genmove at once


class Small:
    """MicroPython, in node."""

    def __init__(self) -> None:
        command = ["node", str(HERE / "micropython.mjs")]
        self._node = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def answers(self, kind: str, given: Any) -> str:
        """JSON text."""
        assert self._node.stdin
        assert self._node.stdout
        self._node.stdin.write(json.dumps([kind, given]) + "\n")
        self._node.stdin.flush()
        return self._node.stdout.readline()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._node.kill()
        self._node.communicate()


def fault_of(kind: str, given: Any, small: "Small | None") -> str:
    """What is wrong, in a few words; "" if nothing is. Without MicroPython only CPython is asked."""
    if kind == "gtp":
        return _gtp(given)
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


def _is_guessed(file: str, *answers: "list[Any]") -> bool:
    """Whether a file's letters are not known for sure: browsers' decoders and Python's take broken ones differently."""
    if any(GUESSED.search(json.dumps(found)) for found in answers):
        return True
    try:
        file.encode("latin-1").decode()
    except UnicodeError:
        return all(found[0]["view"]["error"] for found in answers)  # a sentence with letters in it
    return False


def _wrong(python: str, found: "list[Any]") -> str:
    """What a Python's answers themselves say of a fault or a loss."""
    for answer in found:
        if isinstance(answer, dict) and "fault" in answer:
            return f"{python}: {answer['fault']}: {answer['said']}"
        if isinstance(answer, dict) and "lost" in answer:
            return f"{python}: lost {answer['lost']}"
    return ""


def _jsons(kind: str, given: Any) -> "list[str]":
    """The texts of an input that are to be JSON. Of one that is none MicroPython's reader may make something, where CPython refuses it."""
    return given if kind == "session" else [given] if kind == "saved" else []


def _is_json(text: str) -> bool:
    try:
        value = json.loads(text, parse_constant=lambda name: 1 / 0)
    except (ValueError, ZeroDivisionError):
        return False
    nested = value.get("text") if isinstance(value, dict) else None
    return not isinstance(nested, str) or _is_json(nested)


def _difference(one: Any, other: Any) -> str:
    """Two values from a little before the place where they differ."""
    mine, theirs = (json.dumps(value, sort_keys=True) for value in (one, other))
    at = next((at for at, pair in enumerate(zip(mine, theirs)) if pair[0] != pair[1]), 0)
    at = max(0, at - 60)
    return f"{mine[at : at + 300]} on CPython, {theirs[at : at + 300]}"


def _gtp(lines: "list[str]") -> str:
    """Each line is answered as the protocol has it, or asks nothing; what is refused changes nothing."""
    engine = Engine(playouts=PLAYOUTS)
    for line in lines:
        before = _state(engine)
        try:
            answer = engine.answer(line)
        except Exception as fault:  # noqa: BLE001  # whatever it is, it is what is looked for
            return f"{type(fault).__name__} at {line!r}: {fault}"
        if answer is None:
            continue
        if answer[:1] not in ("=", "?") or "\n\n" in answer or answer != answer.rstrip("\n"):
            return f"{line!r} is answered by {answer!r}"
        if answer[0] == "?" and _state(engine) != before:
            return f"{line!r} is refused and has changed something"
        if engine.done:
            break
    return ""


def _state(engine: Engine) -> "tuple[str | None, ...]":
    known = (
        engine.answer("showboard"),
        engine.answer("final_score"),
        engine.answer("move_history"),
    )
    return (*known, engine.answer("kata-get-rules"), engine.answer("get_komi"))


def smallest(given: Any, is_wrong: "Callable[[Any], bool]", tries: int = 300) -> Any:
    """The smallest input that still goes wrong, as far as leaving parts out brings it there."""
    size = max(1, len(given) // 2)
    while size and tries > 0:
        at = 0
        while at < len(given) and tries > 0:
            less = given[:at] + given[at + size :]
            tries -= 1
            if less and is_wrong(less):
                given = less
            else:
                at += size
        size //= 2
    if isinstance(given, list) and given and isinstance(given[0], str):
        for at, text in enumerate(given):

            def wrong_with(less: str, at: int = at) -> bool:
                return is_wrong([*given[:at], less, *given[at + 1 :]])

            if len(text) > 60:
                given[at] = smallest(text, wrong_with, 60)
    return given
