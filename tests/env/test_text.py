"""The game as text: what is answered, refused and kept in the transcript."""

import contextlib
import doctest
import html
import importlib
import io
import json
import pkgutil
import re
from pathlib import Path
from typing import Any

import pytest

import ttgo.env
from ttgo.env.text import RULES, TextGame


def after(*answers, **given):
    """A game after these answers, all of which are taken."""
    game = TextGame(**given)
    for answer in answers:
        assert game.answer(answer).taken, answer
    return game


REPLIES: dict[str, tuple[dict[str, Any], list[str], str, bool, str]] = {
    "a move": ({}, [], " c3 ", True, "Black C3."),
    "what it cleared": ({"size": 2}, ["A1", "B1"], "B2", True, "Black B2. It cleared B1."),
    "occupied": (
        {},
        ["E5"],
        "E5",
        False,
        "Rule 7: A move colours an empty point, and E5 is black.",
    ),
    "a repeat": (
        {"size": (3, 1)},
        ["B1"],
        "A1",
        False,
        "Rule 6: A1 would repeat the position after turn 1.",
    ),
    "suicide": (
        {"size": (3, 1), "suicide": False},
        ["B1"],
        "A1",
        False,
        "Rule 7: A1 would clear the stone played there",
    ),
    "no point": (
        {},
        [],
        "I think E5",
        False,
        "Rule 1: 'I think E5' is not a point of this board; write a letter A to J",
    ),
    "nothing": ({}, [], "", False, "Rule 1: '' is not a point of this board"),
    "moves": ({"size": 2}, ["A1"], "MOVES", False, "Legal are pass and: B1 A2 B2"),
    "no moves": ({"size": 1}, [], "moves", False, "You may pass; no point is legal."),
    "rules": ({}, [], "rules", False, RULES),
    "the end": (
        {"size": 2},
        ["A1", "pass"],
        "Pass",
        True,
        "Black passes. The game is over: W+3.5.",
    ),
    "resigning": ({}, ["E5"], "resign", True, "White resigns. The game is over: B+R."),
}


@pytest.mark.parametrize("name", REPLIES)
def test_replies(name):
    """What is taken changes the game; what is refused changes nothing, and says why."""
    given, before, text, taken, said = REPLIES[name]
    game = after(*before, **given)
    turns = game.game.turns
    reply = game.answer(text)
    assert (reply.taken, reply.said[: len(said)]) == (taken, said)
    assert taken or (game.game.turns, game.result) == (turns, "")


def test_the_prompt():
    """Who one is, the turns so far, the board with the last move in brackets, and whose turn it
    is.
    """
    game = after("A1", size=(2, 2))
    assert game.prompt().split("\n") == [
        "You play White (O). The turns so far: A1.",
        "    A  B",
        " 2  .  .  2",
        " 1 (X) .  1",
        "    A  B",
        "It is your turn: answer with one line.",
    ]
    assert game.prompt("black").endswith("White is to play.")
    game.answer("resign")
    assert game.prompt("black").endswith("The game is over.")
    assert game.answer("A1") == (False, "The game is over: B+R.")


def test_the_transcript():
    """An object a line, in the order of events; refusals keep what was said, and why."""
    game = after("b1", size=(3, 1), komi=0.5, handicap=0)
    for text in ("A1", "moves", "pass", "pass"):
        game.answer(text)
    lines = [json.loads(line) for line in game.transcript().splitlines()]
    assert [line["event"] for line in lines] == [
        "start",
        "turn",
        "refused",
        "asked",
        "turn",
        "turn",
        "end",
    ]
    assert lines[0] | {"by": ""} == {
        "event": "start",
        "size": [3, 1],
        "komi": 0.5,
        "rules": "Tromp-Taylor",
        "handicap": 0,
        "by": "",
    }
    assert lines[2]["why"] == "Rule 6: A1 would repeat the position after turn 1."
    assert lines[1] == {"event": "turn", "turn": 1, "player": "black", "said": "b1", "move": "B1"}
    assert lines[-1] == {"event": "end", "result": "B+2.5", "black": 3, "white": 0, "komi": 0.5}
    assert game.transcript(6).count("\n") == 1


# What `help()` and the Python page show of the environments, as it stands there. web/test_python.py
# has all modules that need no more.


PAGE = (Path(__file__).parents[2] / "static" / "python.html").read_text(encoding="utf-8")
MODULES = sorted(f"ttgo.env.{name}" for _, name, _ in pkgutil.iter_modules(ttgo.env.__path__))
PRINTED = {
    "learning": r"([BW]\+\d+\.5) (-1\.0|1\.0)\n",
    "gymnasium": r"([BW]\+\d+\.5) (-1\.0|1\.0)\n",
    "openspiel": r"(?s).*\[(1\.0, -1\.0|-1\.0, 1\.0)\]\n",
    "language": r"(?s).*> A1\nRule 6: A1 would repeat the position after turn "
    r"1\..*\"result\": \"B\+2\.5\".*",
}


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_run(name):
    assert doctest.testmod(importlib.import_module(name), verbose=False).failed == 0


@pytest.mark.parametrize("name", PRINTED)
def test_the_lines_run(name):
    """They print a result, and are no more than ten."""
    section = PAGE.partition(f'<section id="{name}">')[2].partition("</section>")[0]
    (code,) = re.findall(r'<code class="python">(.*?)</code></pre>', section, re.DOTALL)
    lines = html.unescape(code)
    assert len([line for line in lines.splitlines() if line]) <= 10
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(lines, name, "exec"), {})
    assert re.fullmatch(PRINTED[name], printed.getvalue())
