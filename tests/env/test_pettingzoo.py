"""PettingZoo's own tests, and the rewards and ends of games as agents meet them."""

import random

import pytest
from pettingzoo.env_registry import registration
from pettingzoo.test import api_test, seed_test

from ttgo import Illegal
from ttgo.env.pettingzoo import env, raw_env


@pytest.mark.filterwarnings(
    "ignore::UserWarning"
)  # that an observation has a mask, or no stones yet
@pytest.mark.parametrize("make", [env, raw_env])
def test_its_own_tests(make, capsys):
    """api_test and seed_test; a rectangle with a handicap too. (Its max_cycles_test is for games in which all act at once.)"""
    api_test(make(size=5), num_cycles=400)
    api_test(
        make(size=(4, 3), handicap=3, superko="situational", suicide=False, max_turns=30),
        num_cycles=200,
    )
    seed_test(lambda: make(size=(3, 4), reward="margin"), num_cycles=200)
    assert "Passed" in capsys.readouterr().out


def test_it_is_registered():
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


@pytest.mark.parametrize("name", ENDS)
def test_the_end(name):
    """Two passes end it: the reward of both, which `last` gives each of them, and the result."""
    given, reward, actions, rewards, result = ENDS[name]
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
    with pytest.raises(Illegal, match="A1 would repeat the grid as it was after turn 1"):
        go.step(0)
    assert (go.agent_selection, go.last()[0]["action_mask"].tolist()) == ("white_0", [0, 0, 0, 1])


@pytest.mark.parametrize(("reward", "lost"), [("win", -1), ("margin", -3)])
def test_what_is_illegal_loses(reward, lost):
    """In env the game ends there, and tells the reason; what is no action at all is a mistake there, too."""
    go = played(env(size=(3, 1), reward=reward), 1)
    with pytest.raises(ValueError, match="An action is a whole number from 0 to 3, not 4"):
        go.step(4)
    go.step(0)
    found = {}
    for agent in go.agent_iter():
        _, found[agent], terminated, truncated, info = go.last()
        assert (terminated, truncated) == (True, False)
        assert info["illegal"] == "Rule 6: A1 would repeat the grid as it was after turn 1."
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
