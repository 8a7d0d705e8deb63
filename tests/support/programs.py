"""Programs that speak GTP: ours in this process, and engines of the tests' own in processes of
theirs; and what a match of them has written.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.support.machine import installed_gnugo
from ttgo import gtp, score, sgf
from ttgo.referee.results import FILE

ENGINES = Path(__file__).parents[1] / "referee" / "engines"
LITERAL = [sys.executable, str(ENGINES / "literal_engine.py")]
CHANCE = [sys.executable, str(ENGINES / "chance_engine.py")]
BAD = [sys.executable, str(ENGINES / "bad.py")]
GNUGO = os.environ.get("TTGO_GNUGO") or installed_gnugo() or ""
SMALL = ["--size", "3", "--komi", "0.5"]  # a match that is played in no time


def ttgo(*arguments):
    """`ttgo` in a process of its own, with its ends."""
    command, pipe = [sys.executable, "-m", "ttgo", *arguments], subprocess.PIPE
    return subprocess.Popen(
        command, cwd=ENGINES.parents[2], text=True, stdin=pipe, stdout=pipe, stderr=pipe
    )


def lines(folder):
    """The results of a match, without its plan."""
    return [json.loads(line) for line in (folder / FILE).read_text(encoding="utf-8").splitlines()][
        1:
    ]


def answers(*lines, engine=None):
    """What an engine of ours answers to these lines."""
    engine = engine or gtp.Engine(playouts=2)
    return [engine.answer(line) for line in lines]


def said(engine, line):
    """The answer to a line that has one."""
    found = engine.answer(line)
    assert found is not None
    return found


def recount(folder):
    """The table of a match again, from nothing but its SGF files: points and games by name; each
    record is of a legal game, whose grid has the score that is stated.
    """
    table: dict[str, list[float]] = {}
    for line in score.scored(folder):
        assert line["verdict"] in (score.AGREES, score.SILENT), line
        notes, stated = sgf.parse(Path(str(line["file"])).read_bytes()).notes, str(line["stated"])
        for colour in "BW":
            row = table.setdefault(notes[f"P{colour}"][0], [0, 0])
            row[0] += 0.5 if stated == "0" else stated[0] == colour
            row[1] += 1
    return table


def is_running(number):
    """Whether a process is there and has not ended."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{number}/stat")
    return (
        not status.exists()
        or status.read_text(encoding="utf-8").rpartition(")")[2].split()[0] != "Z"
    )
