"""The player on MicroPython, in node: the same turns for the same seed, with the same shares of wins, as on this Python."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.examples import part

HERE = Path(__file__).parent
GAMES = {
    "9x9": "9 60 1 4",
    "another seed and level": "7 16 -5 8",
    "a proof": "2 20 3 20",
    "strings taken back without end": "4 20 8 40",
    "an agreement": "4 60 2 60 tromp",
    "a large grid": "13 60 2 4",
    "a game to its end, with strings in atari": "5 32 6 40",
}


def printed(command: list[str]) -> list[str]:
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=150, cwd=HERE.parent.parent, check=True
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize("game", part([*GAMES], 2))
def test_it_plays_the_same_game(game: str) -> None:
    """Needs node and the packages that `npm ci` puts into static/node_modules."""
    words = GAMES[game]
    there = printed(["node", str(HERE / "micropython.mjs"), *words.split()])
    here = printed([sys.executable, "-m", "tests.player.plays", *words.split()])
    assert there == here
    assert len(here) > 3
    assert any(line.startswith("black=") for line in here) == ("tromp" in words)
