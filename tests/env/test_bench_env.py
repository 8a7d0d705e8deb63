"""The benchmark of environments runs, and all that it compares play the same games. Nothing here
measures time.
"""

import pyspiel
import pytest
from pettingzoo.classic.go import go

from tests.bench import env
from ttgo.env.pettingzoo import raw_env


def test_the_command_prints_what_it_compares(capsys):
    """Once through on a small grid, with a line for each and the ratios."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(env, "MANY", 3)
        assert env.main(["--size", "5", "--quick", "--rounds", "1"]) == 0
    out = capsys.readouterr().out
    assert "5x5: " in out
    assert out.count("steps a second\n") == 11
    assert out.count(" times as many as ") == 6
    assert "clone after 16 turns" in out


def test_all_end_with_the_same_grid():
    """After a game of the benchmark, PettingZoo's Go and OpenSpiel's have the stones that ours
    has.
    """
    actions = env.games(5, 1)[0]
    ours, theirs = raw_env(size=5), go.raw_env(5)
    spiel = pyspiel.load_game("go", {"board_size": 5}).new_initial_state()
    ours.reset()
    theirs.reset()
    for action in actions:
        ours.step(action)
        theirs.step(env.mirrored(action, 5))
        spiel.apply_action(action)
    grid = str(ours.board.position).replace(" ", "").split("\n")
    marks = {1: "X", -1: "O", 0: "."}
    assert ["".join(marks[int(point)] for point in row) for row in theirs._go.board] == grid
    assert [
        line.split()[-1].replace("+", ".")
        for line in str(spiel).splitlines()
        if line.strip()[:1].isdigit()
    ] == grid
