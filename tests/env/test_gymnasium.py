"""Gymnasium's own check, and what an agent meets: its opponents, losses and ends."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import ttgo.env.gymnasium  # noqa: F401  # registers it
from ttgo import BLACK, WHITE

CHECKED: dict[str, dict[str, Any]] = {
    "plain": {"size": 5},
    "White, against the player": {"size": (3, 4), "opponent": 20, "colour": WHITE},
    "handicap": {"size": 4, "handicap": 3, "max_turns": 9, "reward": "margin"},
}


def made(**given):
    return gymnasium.make("ttgo/Go-v0", **{"size": 3, "komi": 0.5, **given}).unwrapped


@pytest.mark.parametrize("name", CHECKED)
def test_its_own_check(name):
    check_env(made(**CHECKED[name]))


def test_opponents():
    """A function is asked with the board and chance; who is White waits for Black; a handicap is several turns."""
    asked = []

    def first(board, chance):
        assert isinstance(chance, np.random.Generator)
        asked.append((board.player, board.turn))
        return board.legal_actions()[0]

    go = made(opponent=first, colour=WHITE)
    go.reset(seed=1)
    go.step(8)
    assert (asked, go.board.actions()) == ([(BLACK, 0), (BLACK, 2)], [0, 8, 1])
    asked.clear()
    go = made(opponent=first, handicap=2)
    go.reset()
    go.step(4)
    assert (asked, go.board.player) == ([], BLACK)
    go.step(0)
    assert (asked, go.board.player) == ([(WHITE, 2)], BLACK)


@pytest.mark.parametrize("opponent", ["random", 10])
def test_chance_is_the_seed(opponent):
    """The same seed gives the same game; among some seeds there are several games, if the opponent plays at random."""
    games = []
    for seed in (1, 1, 2, 3):
        go = made(size=5, opponent=opponent)
        go.reset(seed=seed)
        for _ in range(3):
            go.step(go.board.legal_actions()[0])
        games.append(tuple(go.board.actions()))
    assert games[0] == games[1]
    assert opponent != "random" or len({*games}) > 1


ENDS = {
    "won": ("win", BLACK, [4, 9], 1.0, {"result": "B+8.5"}),
    "lost": ("margin", BLACK, [9], -0.5, {"result": "W+0.5"}),
    "the margin as White": ("margin", WHITE, [9], 0.5, {"result": "W+0.5"}),
    "illegal": ("win", BLACK, [4, 4], -1.0, {"illegal": "Rule 7: A move colours an empty point, and B2 is black."}),
    "illegal, in points": (
        "margin", BLACK, [4, 4], -9.0, {"illegal": "Rule 7: A move colours an empty point, and B2 is black."}
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", ENDS)
def test_the_end(name):
    """The reward and the reason. The opponent passes."""
    reward, colour, actions, wanted, info = ENDS[name]
    go = made(opponent=lambda board, _: board.shape.size, reward=reward, colour=colour)
    go.reset()
    for action in actions[:-1]:
        assert go.step(action)[1:4] == (0.0, False, False)
    assert go.step(actions[-1])[1:] == (wanted, True, False, info)


def test_a_cut_is_no_end():
    go = made(opponent=lambda board, _: board.shape.size, max_turns=2, render_mode="ansi")
    go.reset()
    assert go.step(4)[1:] == (0.0, False, True, {})
    assert go.render().split("\n")[1] == ". X ."
