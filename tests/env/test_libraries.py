"""PettingZoo's own tests, and the rewards and ends of games as agents meet them."""

import random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.observation import make_observation
from pettingzoo.test import api_test, seed_test

import ttgo.env.gymnasium  # registers it
import ttgo.env.openspiel  # noqa: F401  # registers it
from ttgo import BLACK, PASS, WHITE, Game, Illegal, Rules
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


# Gymnasium's own check, and what an agent meets: its opponents, losses and ends.


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
    """A function is asked with the board and chance; who is White waits for Black; a handicap is
    several turns.
    """
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
    """The same seed gives the same game; among some seeds there are several games, if the opponent
    plays at random.
    """
    games = []
    for seed in (1, 1, 2, 3):
        go = made(size=5, opponent=opponent)
        go.reset(seed=seed)
        for _ in range(3):
            go.step(go.board.legal_actions()[0])
        games.append(tuple(go.board.actions()))
    assert games[0] == games[1]
    assert opponent != "random" or len({*games}) > 1


GYM_ENDS = {
    "won": ("win", BLACK, [4, 9], 1.0, {"result": "B+8.5"}),
    "lost": ("margin", BLACK, [9], -0.5, {"result": "W+0.5"}),
    "the margin as White": ("margin", WHITE, [9], 0.5, {"result": "W+0.5"}),
    "illegal": (
        "win",
        BLACK,
        [4, 4],
        -1.0,
        {"illegal": "Rule 7: A move colours an empty point, and B2 is black."},
    ),
    "illegal, in points": (
        "margin",
        BLACK,
        [4, 4],
        -9.0,
        {"illegal": "Rule 7: A move colours an empty point, and B2 is black."},
    ),
}


@pytest.mark.parametrize("name", GYM_ENDS)
def test_the_end_of_gymnasium(name):
    """The reward and the reason. The opponent passes."""
    reward, colour, actions, wanted, info = GYM_ENDS[name]
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


# OpenSpiel's own random_sim_test, and its states against the core's games.


GAMES: dict[str, tuple[tuple[Any, ...], dict[str, bool]]] = {
    "python_ttgo(width=5,height=3,komi=0.5)": ((5, 3, 0.5), {}),
    "python_ttgo(width=4,superko=situational,suicide=False,handicap=2,reward=margin)": (
        (4, 4, 7.5, Rules("situational", suicide=False), 2),
        {"margin": True},
    ),
}


@pytest.mark.parametrize("name", GAMES)
def test_its_own_test(name):
    """Legal actions, serialization, copies and observations, as OpenSpiel checks them."""
    pyspiel.random_sim_test(pyspiel.load_game(name), 3, True, False)


@pytest.mark.parametrize("name", GAMES)
def test_states_are_games(name):
    """Legal actions, players, observations and returns at every turn."""
    arguments, options = GAMES[name]
    state, game = pyspiel.load_game(name).new_initial_state(), Game(*arguments)
    observation = make_observation(state.get_game())
    chance = random.Random(3)
    while not game.over:
        words = [
            state.action_to_string(state.current_player(), action)
            for action in state.legal_actions()
        ]
        assert words == [*game.legal_moves(), PASS]
        assert state.current_player() == int(game.to_play == "white")
        assert state.returns() == [0, 0]
        seen = (
            observation.set_from(state, state.current_player()) or observation.dict["observation"]
        )
        planes, mask = state.board.observe(state.board.player)
        assert np.array_equal(seen, planes.transpose(2, 0, 1))
        player = state.current_player()
        assert state.legal_actions_mask() == state.legal_actions_mask(player) == mask.tolist()
        assert (state.legal_actions(1 - player), {*state.legal_actions_mask(1 - player)}) == (
            [],
            {0},
        )
        for looking in (0, 1):
            observation.set_from(state, looking)
            assert state.observation_tensor(looking) == observation.tensor.tolist()
        assert state.observation_tensor() == state.observation_tensor(player)
        *moves, action = state.legal_actions()
        if moves and game.turn <= 40:
            action = chance.choice(moves)
        kept = state.clone()
        state.apply_action(action)
        assert kept.board.turn == state.board.turn - 1
        game.play(state.board.shape.word(action))
    assert (state.is_terminal(), state.current_player()) == (True, pyspiel.PlayerId.TERMINAL)
    margin = game.score().margin
    won = margin if options else (margin > 0) - (margin < 0)
    assert state.returns() == [won, -won]
    assert state.legal_actions() == []


def test_the_longest_game():
    """Where it is cut off the grid counts as it is."""
    state = pyspiel.load_game("python_ttgo(width=3,max_game_length=1,komi=2.0)").new_initial_state()
    state.apply_action(4)
    assert (state.is_terminal(), state.returns()) == (True, [1, -1])
    assert (state.legal_actions(), state.legal_actions_mask(), state.legal_actions(1)) == (
        [],
        [0] * 10,
        [],
    )
    with pytest.raises(pyspiel.SpielError, match="player >= 0"):
        state.observation_tensor()
    assert pyspiel.load_game("python_ttgo(width=3)").max_game_length() == 90


LOOKS = {
    "PettingZoo": (
        raw_env,
        lambda go: go.observe("black_0"),
        lambda go: go.observation_space("black_0"),
    ),
    "Gymnasium": (
        lambda **given: gymnasium.make("ttgo/Go-v0", opponent=30, **given).unwrapped,
        lambda go: go._seen(),
        lambda go: go.observation_space,
    ),
}


@pytest.mark.parametrize(("made_by", "look", "space"), LOOKS.values(), ids=LOOKS)
def test_arrays_as_networks_take_them(made_by, look, space):
    """The same planes, of another type and with the planes first; and a picture."""
    found = []
    for given in ({}, {"dtype": "float32", "channels_first": True}):
        go = made_by(size=(4, 3), render_mode="rgb_array", **given)
        go.reset(seed=1)
        go.step(5)
        assert look(go) in space(go)
        assert go.render().shape == (72, 96, 3)
        found.append(look(go)["observation"])
    assert (found[1].shape, found[1].dtype) == ((18, 3, 4), np.float32)
    assert np.array_equal(np.moveaxis(found[0], -1, 0), found[1])
