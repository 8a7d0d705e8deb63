"""The libraries' own tests, the rewards and ends of games as agents meet them, and the lines that
the pages show.
"""

import doctest
import importlib
import pkgutil
import random
import re
from typing import Any

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import ttgo.env
from tests.support.sites import shown
from tests.support.tables import each_row
from ttgo import BLACK, WHITE, Illegal
from ttgo.env import rewards, start
from ttgo.env.board import Board
from ttgo.env.gymnasium import Go
from ttgo.env.pettingzoo import env, raw_env


@pytest.mark.filterwarnings(
    "ignore::UserWarning"
)  # that an observation has a mask, or no stones yet
@pytest.mark.parametrize("make", [env, raw_env])
def test_its_own_tests(make, capsys):
    """api_test and seed_test; a rectangle with a handicap too. (Its max_cycles_test is for games in
    which all act at once.)
    """
    api_test(make(size=5), num_cycles=400)
    api_test(
        make(size=(4, 3), handicap=3, superko="situational", suicide=False, max_turns=30),
        num_cycles=200,
    )
    seed_test(lambda: make(size=(3, 4), reward="margin"), num_cycles=200)
    assert "Passed" in capsys.readouterr().out


def test_it_is_registered():
    from pettingzoo.env_registry import registration

    go = registration.make("aec", "ttgo/Go-v0", size=(5, 3))
    assert go.action_space("black_0").n == 16


def played(go, *actions):
    """The environment after these turns."""
    go.reset()
    for action in actions:
        go.step(action)
    return go


ENDS = {
    "White wins by komi": ({}, "win", [9, 9], {"black_0": -1, "white_0": 1}, "W+0.5"),
    "Black has all": ({}, "margin", [4, 9, 9], {"black_0": 8.5, "white_0": -8.5}, "B+8.5"),
    "a tie": ({"komi": 9}, "win", [4, 9, 9], {"black_0": 0, "white_0": 0}, "0"),
    "a handicap": (
        {"handicap": 2},
        "margin",
        [0, 1, 9, 9],
        {"black_0": 8.5, "white_0": -8.5},
        "B+8.5",
    ),
}


@each_row(ENDS)
def test_the_end(given, reward, actions, rewards, result):
    """Two passes end it: the reward of both, which `last` gives each of them, and the result."""
    go = played(env(size=3, reward=reward, **{"komi": 0.5, **given}), *actions)
    found = {}
    for agent in go.agent_iter():
        _, found[agent], terminated, truncated, info = go.last()
        assert (terminated, truncated, info) == (True, False, {"result": result})
        go.step(None)
    assert found == rewards


def test_what_is_illegal():
    """raw_env raises the reason and goes on as if nothing had been."""
    go = played(raw_env(size=(3, 1)), 1)
    with pytest.raises(Illegal, match="A1 would repeat the position after turn 1"):
        go.step(0)
    assert (go.agent_selection, go.last()[0]["action_mask"].tolist()) == ("white_0", [0, 0, 0, 1])


@pytest.mark.parametrize(("reward", "lost"), [("win", -1), ("margin", -3)])
def test_what_is_illegal_loses(reward, lost):
    """In env the game ends there, and tells the reason; what is no action at all is a mistake
    there, too.
    """
    go = played(env(size=(3, 1), reward=reward), 1)
    with pytest.raises(ValueError, match="An action is a whole number from 0 to 3, not 4"):
        go.step(4)
    go.step(0)
    found = {}
    for agent in go.agent_iter():
        _, found[agent], terminated, truncated, info = go.last()
        assert (terminated, truncated) == (True, False)
        assert info["illegal"] == "Rule 6: A1 would repeat the position after turn 1."
        go.step(None)
    assert found == {"black_0": 0, "white_0": lost}


def test_it_is_cut_off():
    """After so many turns, without a reward."""
    go = played(raw_env(size=3, max_turns=2), 4, 0)
    assert (go.truncations["black_0"], go.terminations["black_0"], go.last()[1]) == (True, False, 0)
    go.step(None)
    assert go.agents == ["white_0"]


def test_a_clone_goes_its_own_way():
    """What is played on in one is not in the other, rewards and infos included."""
    go = played(raw_env(size=4, komi=0.5, render_mode="ansi"), 5)
    seen = go.render()
    chance = random.Random(1)
    other = go.clone()
    while other.agents:
        observation, _, terminated, _, _ = other.last()
        legal = observation["action_mask"].nonzero()[0]
        other.step(None if terminated else int(chance.choice(legal)))
    assert (go.render(), go.agents, go.board.turn) == (seen, ["black_0", "white_0"], 1)
    assert raw_env(size=4).clone().board.turn == 0


# Gymnasium's own check, and what an agent meets: its opponent, losses and ends.


def passes(board, _):
    return board.shape.size


CHECKED: dict[str, dict[str, Any]] = {
    "plain": {"size": 5},
    "White": {"size": (3, 4), "agent": "white_0"},
    "handicap": {"size": 4, "handicap": 3, "max_turns": 9, "reward": "margin"},
}


@pytest.mark.filterwarnings("ignore:.*not having a spec")
@pytest.mark.parametrize("name", CHECKED)
def test_its_own_check(name):
    check_env(Go(lambda board, chance: chance.choice(board.legal_actions()), **CHECKED[name]))


def test_opponents():
    """A function is asked with the board and chance; who is White waits for Black; a handicap is
    several turns.
    """
    asked = []

    def first(board, chance):
        assert isinstance(chance, np.random.Generator)
        asked.append((board.player, board.turn))
        return board.legal_actions()[0]

    go = Go(first, agent="white_0", size=3)
    go.reset(seed=1)
    go.step(8)
    assert (asked, go.game.board.actions()) == ([(BLACK, 0), (BLACK, 2)], [0, 8, 1])
    asked.clear()
    go = Go(first, size=3, handicap=2)
    go.reset()
    go.step(4)
    assert (asked, go.game.board.player) == ([], BLACK)
    go.step(0)
    assert (asked, go.game.board.player) == ([(WHITE, 2)], BLACK)


OCCUPIED = "Rule 7: A move colours an empty point, and B2 is black."
GYM_ENDS = {
    "won": ("win", "black_0", [4, 9], 1, {"result": "B+8.5"}),
    "lost": ("margin", "black_0", [9], -0.5, {"result": "W+0.5"}),
    "the margin as White": ("margin", "white_0", [9], 0.5, {"result": "W+0.5"}),
    "illegal": ("win", "black_0", [4, 4], -1, {"illegal": OCCUPIED}),
    "illegal, in points": ("margin", "black_0", [4, 4], -9, {"illegal": OCCUPIED}),
}


@each_row(GYM_ENDS)
def test_the_end_of_gymnasium(reward, agent, actions, wanted, info):
    """The reward and the reason. The opponent passes."""
    go = Go(passes, agent, size=3, komi=0.5, reward=reward)
    go.reset()
    for action in actions[:-1]:
        assert go.step(action)[1:4] == (0, False, False)
    assert go.step(actions[-1])[1:] == (wanted, True, False, info)


def test_a_cut_is_no_end():
    go = Go(passes, size=3, max_turns=2, render_mode="ansi")
    go.reset()
    assert go.step(4)[1:] == (0, False, True, {})
    assert go.game.render().split("\n")[1] == ". X ."


def test_arrays_as_networks_take_them():
    """The same planes, of another type and with the planes first; and a picture."""
    found = []
    networks: dict[str, Any] = {"dtype": "float32", "channels_first": True}
    for given in ({}, networks):
        go = raw_env(size=(4, 3), render_mode="rgb_array", **given)
        go.reset(seed=1)
        go.step(5)
        seen = go.observe("black_0")
        assert seen in go.observation_space("black_0")
        assert go.render().shape == (72, 96, 3)
        found.append(seen["observation"])
    assert (found[1].shape, found[1].dtype) == ((18, 3, 4), np.float32)
    assert np.array_equal(np.moveaxis(found[0], -1, 0), found[1])


# What the pages show of the environments, and of a program that answers with text, as it stands
# there.


MODULES = sorted(f"ttgo.env.{name}" for _, name, _ in pkgutil.iter_modules(ttgo.env.__path__))
RESULT = r"([BW]\+\d+\.5) (-1|1)(\.0)?\n"
LINES = {
    "learning": ("python", RESULT),
    "gymnasium": ("python", RESULT),
    "language": (
        "python",
        r"(?s).*B1 or pass: .*Rule 6: A1 would repeat .* another turn\..*\nB\+2\.5\n",
    ),
    "openspiel": ("engines", r"(?s)GoState.*\n[BW]\+\d+\.5 \[(1\.0, -1\.0|-1\.0, 1\.0)\]\n"),
    "many": ("engines", r"\d+ games have ended\.\n"),
}


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_run(name):
    assert doctest.testmod(importlib.import_module(name), verbose=False).failed == 0


@pytest.mark.parametrize("name", LINES)
def test_the_lines_run(name, monkeypatch, capsys):
    """They print a result, and are no more than fifteen."""
    file, printed = LINES[name]
    lines = shown(file, name)
    assert len([line for line in lines.splitlines() if line]) <= 15
    answers = iter("B1 A1 pass pass".split())

    def answer(told):
        print(told)
        return next(answers)

    monkeypatch.setattr("builtins.input", answer)
    exec(compile(lines, name, "exec"), {})
    assert re.fullmatch(printed, capsys.readouterr().out)


def test_openspiel_and_the_board_agree():
    """What the recipe on the page relies on: the numbers of turns are the same, and without suicide
    only repeats are legal in OpenSpiel alone; so are the ends.
    """
    chance = random.Random(5)
    for _ in range(20):
        state = pyspiel.load_game("go(board_size=4,komi=0.5,max_game_length=9999)")
        state, board = state.new_initial_state(), Board(start(4, komi=0.5, suicide=False))
        while not board.over:
            more = {
                board.shape.point[action]
                for action in {*state.legal_actions()} - {*board.legal_actions()}
            }
            assert sum(1 << point for point in more) & ~board.repeats == 0
            action = chance.choice(board.legal_actions())
            board.play(action)
            state.apply_action(action)
        assert state.is_terminal()
        assert state.returns() == [*rewards(board, "win")]
