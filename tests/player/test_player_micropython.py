"""The player on MicroPython, in node: the same turns for the same seed, with the same shares of wins, as on this Python."""

import subprocess
from pathlib import Path

import pytest

from tests.player import plays
from tests.support.examples import part

GAMES = {
    "9x9": "9 60 1 4",
    "another seed and level": "7 16 -5 8",
    "a proof": "2 20 3 20",
    "strings taken back without end": "4 20 8 40",
    "an agreement": "4 60 2 60 tromp",
    "a large grid": "13 60 2 4",
    "a game to its end, with strings in atari": "5 32 6 40",
    "advice to the end": "6 40 3 70 strict advises",
}


def test_it_plays_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    """Needs node and the packages that `npm ci` puts into static/node_modules."""
    games = part([*GAMES.values()], 2)
    command = ["node", str(Path(__file__).with_name("micropython.mjs")), *games]
    there = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True).stdout
    for game in games:
        played = plays.begun(game)
        while not played.step():
            pass
    here = capsys.readouterr().out
    assert there == here
    assert here.count("\n") > 3 * len(games)
    assert "\nblack=" in here
