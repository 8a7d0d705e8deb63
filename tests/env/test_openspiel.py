"""OpenSpiel's own random_sim_test, and its states against the core's games."""

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import ttgo.env.openspiel  # noqa: F401  # registers it
from ttgo import PASS, Game, Rules
from ttgo.illegal import Illegal

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


def test_an_illegal_action_changes_nothing():
    state = pyspiel.load_game("python_ttgo(width=3,height=1)").new_initial_state()
    state.apply_action(1)
    with pytest.raises(Illegal, match="A1 would repeat the grid as it was after turn 1"):
        state.apply_action(0)
    assert pickle.loads(pickle.dumps(state)).board.actions() == [1]
