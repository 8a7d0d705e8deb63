"""`ttgo llm`: programs that read and write lines, good ones and bad, and what the transcript keeps
of them.
"""

import json
import sys
from pathlib import Path

import pytest

from ttgo.__main__ import main

PROGRAM = Path(__file__).parent / "engines" / "lines.py"


def played(capsys, how, *options):
    """The exit status, the transcript and what was said of a game."""
    status = main(["llm", *options, "--", sys.executable, str(PROGRAM), how])
    out, err = capsys.readouterr()
    return status, [json.loads(line) for line in out.splitlines()], err


def test_a_game_against_the_computer(capsys):
    """Every turn of both is in the transcript, which ends with the score."""
    options = "--size 3x2 --level 5 --komi 0.5 --max-turns 40"
    status, lines, said = played(capsys, "first", *options.split())
    assert status == 0
    assert lines[0]["size"] == [3, 2]
    turns = [line for line in lines if line["event"] == "turn"]
    assert [line["player"] for line in turns[:2]] == ["black", "white"]
    assert [line["turn"] for line in turns] == [*range(1, len(turns) + 1)]
    assert lines[-1]["event"] == "end"
    assert lines[-1]["result"] in said


def test_a_game_of_two_programs(capsys):
    """--against has the other colour, and is held to the same."""
    other = f"{sys.executable} {PROGRAM} first"
    status, lines, said = played(
        capsys, "resigns", *"--colour white --size 3 --against".split(), other
    )
    assert (status, said) == (0, "Black wins: B+R.\n")
    assert [line.get("move") for line in lines if line["event"] == "turn"][:3] == ["A1", "C3", "B1"]


FORFEITS = {
    "wrong": "Black forfeits: 2 answers in a row were refused.",
    "ends": "Black forfeits: ended (exit status 3).",
    "asks": "Black forfeits: it asked more than 3 questions for a turn.",
    "floods": "Black forfeits: wrote more than can be read.",
    "waits": "Black forfeits: did not answer within 0.5 seconds.",
}


@pytest.mark.parametrize("how", FORFEITS)
def test_forfeits(capsys, how):
    """A program that cannot play loses the game, with a sentence that says why."""
    patience = "0.5" if how == "waits" else "20"
    status, lines, said = played(
        capsys, how, *f"--tries 2 --questions 3 --patience {patience}".split()
    )
    assert (status, said) == (1, f"White wins: W+F. {FORFEITS[how]}\n")
    assert lines[-1] == {"event": "end", "result": "W+F", "why": FORFEITS[how]}
    if how == "wrong":
        refused = [line["why"] for line in lines if line["event"] == "refused"]
        assert len(refused) == 2
        assert refused[0].startswith("Rule 1: 'I would play tengen' is not a point of this board")


UNUSABLE = {
    "--size nine": "--size takes a number or two, such as 9 or 9x13, not 'nine'.",
    "--size 60": "A board’s width is a whole number from 1 to 52, not 60.",
    "--size 25": "The computer plays on grids of up to 19 by 19 points; this one has 25 by 25.",
    "--superko none": "There is no superko 'none'",
    "--komi 7.3": "Komi is a multiple of 0.5",
    "--against '": '"\'" is not a command',
}


@pytest.mark.parametrize("options", UNUSABLE)
def test_what_cannot_be_done(capsys, options):
    status, lines, said = played(capsys, "first", *options.split())
    assert (status, lines) == (2, [])
    assert UNUSABLE[options] in said
    assert said.count("\n") == 1


def test_no_such_program(capsys):
    assert main(["llm", "--", "no-such-program"]) == 2
    assert "'no-such-program' cannot be started" in capsys.readouterr().err
