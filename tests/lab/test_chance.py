"""Random games by the literal rules, and the computer that plays by them."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.lab import plays
from ttgo.chance import RandomNumbers
from ttgo.lab import Literal
from ttgo.lab.montecarlo import MonteCarlo, Tally, copied

HERE = Path(__file__).parent


def test_the_same_on_micropython() -> None:
    """Turn for turn, on six graphs, with the refusals and the computer's choice; and each of them ended."""
    command = ["node", str(HERE / "micropython.mjs")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.stdout.strip(), done.stderr[-800:]
    expected = json.loads(plays.played())
    assert json.loads(done.stdout) == expected
    assert all(ended for _, _, ended, *_ in expected[1::2])


def test_chance_is_even() -> None:
    """Each of six numbers comes about as often as the others."""
    chance = RandomNumbers(3)
    many = [0] * 6
    for _ in range(6000):
        many[chance.below(6)] += 1
    assert min(many) > 880
    assert max(many) < 1120


@pytest.mark.parametrize(
    ("graph", "turns", "best"),
    [
        ("rectangle 4 1", "A1 B1 pass D1", "C1"),  # which clears B1
        ("A-B-C-D-A", "pass pass", "pass"),  # over: nothing else is there
    ],
)
def test_the_computer_sees_what_is_near(graph: str, turns: str, best: str) -> None:
    game = Literal(graph)
    for turn in turns.split():
        game.play(turn)
    before = (list(game.turns), list(game.grids))
    choice = MonteCarlo(copied(game), 1)
    for _ in range(40):
        choice.step()
    assert choice.best == best
    assert (game.turns, game.grids) == before


def test_a_tally() -> None:
    tally = Tally()
    for seed in range(10):
        tally.add(lambda: Literal("torus 3"), seed)
    assert (tally.games, tally.ended, sum(tally.won.values())) == (10, 10, 10)
    assert tally.turns > 20
