"""Fifteen things that people want to do: the lines that the Python page shows come to what they
should, by hand.

Those that make no process are run as functions; tests/web/test_python.py holds the page to these.
"""

import html
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from tests.support.sites import page
from tests.support.tables import each_row
from ttgo import sgf
from ttgo.web import examples

ROOT = Path(__file__).parent.parent
TINY = json.loads((ROOT / "tests" / "data" / "tiny.json").read_text(encoding="utf-8"))

# what people want -> the section of the page, and lines that are printed

REPEATS = "Rule 6: A1 would repeat the grid as it was after turn"
PRINTED = {
    "read an SGF and print the final score": (
        "read",
        ["B+4.5"],
    ),  # three columns against two, and komi 0.5
    "perft": ("perft", [f"{turns} {TINY['perft']['psk']['2x2'][turns]}" for turns in range(5)]),
    "captured stones": ("captured", ["C4 captures ['C3']"]),
    "walk variations": ("variations", ["    C7 The corner", "('E5', 'E6', 'D6', 'D5')"]),
    "situational superko": (
        "superko",
        [f"positional superko: {REPEATS} 1.", "situational superko: White may."],
    ),
    "set up a position": ("setup", [". X O .", "X . X O", ". X O .", ". . . ."]),
    "why a move is illegal": ("illegal", [f"{REPEATS.replace('A1', 'A2')} 5.", "6 5"]),
    "liberties of a string": (
        "liberties",
        ["['C2', 'B3', 'C3']", "['D2', 'A3', 'D3', 'B4', 'C4']"],
    ),
    "copy a game and try a line": ("copy", ["the game itself: ['C3']"]),
    "score a position given as text": ("score", ["11 14 0 W+3.5"]),
    "all legal positions of 2x2": ("legal", ["57"]),
}


@each_row(PRINTED)
def test_a_task(name, lines):
    printed = examples.run(name).splitlines()
    assert [line for line in printed if line in lines] == lines


def test_a_picture():
    """SVG that an XML parser takes, with the stones in its words."""
    picture = ET.fromstring(examples.run("picture"))
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    assert "3 black stones" in (picture.findtext("{http://www.w3.org/2000/svg}desc") or "")


def test_writing_an_sgf_with_comments():
    """What is printed is a file that reads back with all that was written."""
    record = sgf.read(examples.run("write"))
    assert [(node.word, node.comment) for node in record.walk()] == [
        ("E5", "The point in the middle."), ("C3", ""), ("G7", "Or here."),
    ]  # fmt: skip
    assert (record.notes["PB"], record.start.komi) == (["Ada"], 6.5)


def run(name, folder, then=""):
    """What a program of the page's lines prints, started by itself; `then` is a line after them."""
    section = page("static/python.html").partition(f'<section id="{name}">')[2]
    code = re.findall(r"<pre[^>]*><code[^>]*>(.*?)</code>", section, re.DOTALL)[0]
    program = folder / "program.py"
    program.write_text(f"{html.unescape(code)}\n{then}\n", encoding="utf-8")
    start, env = [sys.executable, str(program)], {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(
        start, stdout=subprocess.PIPE, text=True, check=True, cwd=folder, env=env
    ).stdout


def test_two_programs_play(tmp_path):
    """To two passes, and the other engine has the same grid: each was told every turn."""
    same = 'assert players["white"].answer("showboard") == players["black"].answer("showboard")'
    printed = run("programs", tmp_path, then=same)
    assert re.search(r"^= ([BW]\+\d+|0)$", printed, re.MULTILINE)


@pytest.mark.parametrize("files", [3, 40])
def test_a_folder_in_parallel(files, tmp_path):
    """Of few files and of so many that other processes take part."""
    games = tmp_path / "games"
    games.mkdir()
    for number in range(files):
        stated = "W+1" if number == 1 else "B+9"
        (games / f"{number}.sgf").write_text(
            f"(;SZ[3]RE[{stated}];B[bb];W[];B[])", encoding="utf-8"
        )
    assert run("folder", tmp_path).splitlines() == [
        f"{Path('games', '1.sgf')} W+1 is B+9",
        str({"agrees": files - 1, "differs": 1}),
    ]
