"""Things that people want to do: the lines that the Python page shows come to what they
should, by hand.
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

from tests.support.sites import ROOT, page
from tests.support.tables import each_row
from ttgo import sgf
from ttgo.pages import docs
from ttgo.pages.html import read as read_page

SAID = docs.code("python", "printed")  # tests/web/test_python.py holds the examples to it
TINY = json.loads((ROOT / "tests" / "data" / "tiny.json").read_text(encoding="utf-8"))

# what people want -> the section of the page, and lines that are printed

REPEATS = "Rule 6: A1 would repeat the position after turn"
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
    "score a position given as text": ("position", ["11 14 0 W+3.5"]),
    "all legal positions of 2x2": ("legal", ["57"]),
}


@each_row(PRINTED)
def test_a_task(name, lines):
    printed = SAID[name].splitlines()
    assert [line for line in printed if line in lines] == lines


def test_a_picture():
    """SVG that an XML parser takes, with the stones in its words."""
    picture = ET.fromstring(docs.picture())
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    assert "3 black stones" in (picture.findtext("{http://www.w3.org/2000/svg}desc") or "")


def test_writing_an_sgf_with_comments():
    """What is printed is a file that reads back with all that was written."""
    record = sgf.parse(SAID["write"])
    assert [(node.word, node.comment) for node in record.walk()] == [
        ("E5", "The point in the middle."), ("C3", ""), ("G7", "Or here."),
    ]  # fmt: skip
    assert (record.notes["PB"], record.start.komi) == (["Ada"], 6.5)


# The thirty tasks: lines that they print, by hand.
TASKS = {
    "Play a list of moves": "2 . O O X X",
    "List the legal moves": "19 ['A1', 'B1', 'C1', 'E1']",
    "Ask if a move is legal": "True False",
    "Say why a move is illegal": "7 A move colours an empty point, and C3 is black.",
    "Ask for the colour of a point": "black empty",
    "Print the board": "3 . X X . .",
    "Undo": "D1 5",
    "Copy a game": "7 6",
    "See what a move captured": "C1 captures ['B2', 'C2']",
    "Count prisoners": "{'black': 2, 'white': 0}",
    "List the points that superko forbids": "{'A1': 1, 'C1': 1}",
    "Tell a simple ko from a longer repeat": "C2 repeats 2 turns ago",
    "Get the position after a turn": ". . X . .",
    "Get the game after a turn": "['C3', 'B2', 'E5']",
    "Score by area": "3 3 W+0.5 white",
    "Score a diagram": "W+1.5",
    "Remove dead stones before counting": "B+0.5",
    "Count territory and prisoners": "25 0.5 B+24.5",
    "Play by other rules": "chinese",
    "Find a string and its liberties": "['B2', 'C2'] ['B1', 'C1', 'A2']",
    "Build a position": "X . O .",
    "Compare positions, turned and mirrored": "False True 2",
    "Keep a game as JSON": "True",
    "Read a game record": "{'black': 'Ada', 'white': 'Bo'} W+R",
    "Get the main line and its end": "0",
    "Write each variation to a file of its own": "{'0.sgf': 2, '1.sgf': 3} turns",
    "Get the position at a node": "B2 ['D2']",
    "Write a game as SGF": "B[bc];W[cd];B[dd];W[de])",
    "Draw a picture with marks": "<svg </svg>",
    "Play at random": "200",
}


def tasks():
    """The lines that each begins with; by name, those of a task and what they print."""
    (place,) = read_page(page("static/python.html")).find("section", id="tasks")
    begin, *codes = [text(one) for one in place.find("code", class_="python")]
    names, printed = map(text, place.find("h3")), map(text, place.find("samp"))
    return begin, dict(zip(names, zip(codes, printed, strict=True), strict=True))


def text(element):
    return "".join(str(part) for part in element.inside)


BEGIN, SHOWN = tasks()


@pytest.mark.parametrize("name", TASKS)
def test_one_of_thirty(name, capsys):
    """In one to five lines, which print what the page says; one line of that was seen by hand."""
    code, printed = SHOWN[name]
    exec(compile(f"{BEGIN}\n{code}", name, "exec"), {})
    assert capsys.readouterr().out == printed + "\n"
    assert TASKS[name] in printed.splitlines()
    assert len([*filter(None, code.splitlines())]) <= 5


def test_each_of_thirty_is_tried():
    assert list(SHOWN) == list(TASKS)
    assert len(TASKS) == 30


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
