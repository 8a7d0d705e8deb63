"""What is said to a caller who is mistaken, by each environment: one table of arguments, and one of
turns.
"""

import itertools
from collections.abc import Callable
from typing import Any

import gymnasium
import pyspiel
import pytest

import ttgo.env.gymnasium
import ttgo.env.openspiel  # noqa: F401  # registers it
from tests.support.sentences import whole
from tests.support.wrong import WRONG
from ttgo import Start
from ttgo.env import start
from ttgo.env.board import Board
from ttgo.env.pettingzoo import env, raw_env
from ttgo.env.text import TextGame
from ttgo.env.vector import Vector


def openspiel(size=9, **given):
    """The game with that size, which it calls width and height."""
    sides = {"width": size[0], "height": size[1]} if isinstance(size, tuple) else {"width": size}
    return pyspiel.load_game("python_ttgo", {**sides, **given})


MAKERS: dict[str, Callable[..., Any]] = {
    "env": env,
    "raw_env": raw_env,
    "Gymnasium": lambda **given: gymnasium.make("ttgo/Go-v0", **given),
    "OpenSpiel": openspiel,
    "Vector": lambda **given: Vector(**{"num_envs": 2, **given}),
    "TextGame": TextGame,
}
OURS = tuple(
    name for name in MAKERS if name != "OpenSpiel"
)  # which judges types before we are asked
LEARNING = tuple(name for name in MAKERS if name != "TextGame")

# What is given, who takes such an argument, and what is said.
SIZE = "size is a whole number, such as 9, or a width and a height, such as (9, 7), not"
OPPONENT = (
    "opponent is 'random', a number of random games for a move, at least 1, or a function of a "
    "board, not"
)
ARGUMENTS: dict[str, tuple[dict[str, Any], tuple[str, ...], str]] = {
    "no points": (
        {"size": 0},
        tuple(MAKERS),
        "A board’s width is a whole number from 1 to 52, not 0.",
    ),
    "size as text": ({"size": "9"}, OURS, f"{SIZE} '9'."),
    "three sides": ({"size": [3, 3, 3]}, ("TextGame",), f"{SIZE} a list."),
    "suicide": (
        {"suicide": "no"},
        OURS,
        "suicide is True (allowed) or False (forbidden), not 'no'.",
    ),
    "reward": ({"reward": "points"}, LEARNING, "reward is 'win' or 'margin', not 'points'."),
    "no turns": (
        {"max_turns": 0},
        ("raw_env", "Gymnasium", "Vector"),
        "max_turns is a whole number above 0, or None for no limit, not 0.",
    ),
    "no length": (
        {"max_game_length": -1},
        ("OpenSpiel",),
        "max_game_length is a number above 0, or 0 for 810, not -1.",
    ),
    "render mode": (
        {"render_mode": "svg"},
        ("raw_env", "Gymnasium", "Vector"),
        "render_mode is 'ansi', 'rgb_array' or None, not 'svg'.",
    ),
    "no type of numbers": (
        {"dtype": "text"},
        ("raw_env", "Gymnasium", "Vector"),
        "dtype is a type of numpy's numbers, such as 'float32', not 'text'.",
    ),
    "channels": (
        {"channels_first": "yes"},
        ("raw_env", "Gymnasium", "Vector"),
        "channels_first is True or False, not 'yes'.",
    ),
    "illegal": (
        {"illegal": "passes"},
        ("raw_env",),
        "illegal is 'raises' or 'loses', not 'passes'.",
    ),
    "opponent": ({"opponent": "strong"}, ("Gymnasium",), f"{OPPONENT} 'strong'."),
    "no games": ({"opponent": 0}, ("Gymnasium",), f"{OPPONENT} 0."),
    "colour": ({"colour": "red"}, ("Gymnasium",), "colour is 'black' or 'white', not 'red'."),
    "no vector": (
        {"num_envs": 0},
        ("Vector",),
        "The number of games is a whole number above 0, not 0.",
    ),
}


@pytest.mark.filterwarnings(
    "ignore:.*not in the possible render_modes"
)  # Gymnasium's, before we are asked
@pytest.mark.parametrize(
    ("mistake", "name"),
    [(mistake, name) for mistake in ARGUMENTS for name in ARGUMENTS[mistake][1]],
)
def test_arguments(mistake, name):
    """A sentence each."""
    given, _, sentence = ARGUMENTS[mistake]
    with pytest.raises(ValueError) as wrong:  # noqa: PT011  # the sentence is compared below
        MAKERS[name](**given)
    assert str(wrong.value).startswith(sentence)


BEGUN: "dict[str, tuple[Callable[[], Any], str]]" = {
    "raw_env": (lambda: after(raw_env(size=3)), "step observe action_space observation_space"),
    "Gymnasium": (lambda: after(gymnasium.make("ttgo/Go-v0", size=3).unwrapped), "step"),
    "Vector": (lambda: after(Vector(2, size=3)), "step"),
    "TextGame": (lambda: TextGame(size=3), "answer prompt stop transcript"),
    "Board": (lambda: Board(start(3)), "play judge observe"),
}


@pytest.mark.parametrize(
    ("name", "call"), [(name, call) for name in BEGUN for call in BEGUN[name][1].split()]
)
def test_values_of_every_kind(name, call):
    """As with all public names (tests/test_public.py), a wrong one is refused in one sentence."""
    for wrong in WRONG:
        called = getattr(BEGUN[name][0](), call)
        try:
            called(wrong)
        except ValueError as error:
            whole(error)


@pytest.mark.parametrize("name", ["raw_env", "Gymnasium", "Vector", "TextGame"])
def test_arguments_of_every_kind(name):
    arguments = "size komi superko suicide handicap".split()
    if name != "TextGame":
        arguments += "reward max_turns dtype channels_first".split()
    for wrong, argument in itertools.product(WRONG, arguments):
        try:
            MAKERS[name](**{argument: wrong})
        except ValueError as error:
            whole(error)


def test_a_board_begins_with_a_start():
    for wrong in WRONG:
        if not isinstance(wrong, Start):
            with pytest.raises(ValueError, match=r"^A board begins with a Start, not .*\.$"):
                Board(wrong)  # type: ignore[arg-type]


def after(go, *actions):
    """An environment with `reset` and `step`, on three points, after these actions. An action 3 is
    a pass.
    """
    go.reset()
    for action in actions:
        go.step(action)
    return go


def gymnasium_after(*actions):
    """The same, where the agent is Black and White only passes."""
    return after(
        gymnasium.make("ttgo/Go-v0", size=(3, 1), opponent=lambda board, _: board.shape.size),
        *actions,
    )


def state_after(*actions):
    """OpenSpiel's state, from which an exception of ours comes through."""
    state = openspiel((3, 1)).new_initial_state()
    for action in actions:
        state.apply_action(action)
    return state


OVER = "The game is over: call reset to begin another one."

# What is done, and what is said of it. Illegal turns are in the file of each environment.
TURNS: dict[str, tuple[Callable[[], Any], str]] = {
    "Vector, an action too few": (
        lambda: Vector(2).step([1]),
        "There are 2 games, and these are 1 actions.",
    ),
    "env, after the end": (
        lambda: after(env(size=(3, 1)), 3, 3, 1),
        "when an agent is dead, the only valid action is None",
    ),
    "raw_env, when both have left": (
        lambda: after(raw_env(size=(3, 1)), 3, 3, None, None, None),
        OVER,
    ),
    "env, when both have left": (lambda: after(env(size=(3, 1)), 1, 0, None, None, None), OVER),
    "Gymnasium, after the end": (lambda: gymnasium_after(3, 3), OVER),
    "OpenSpiel, after the end": (
        lambda: state_after(3, 3, 1),
        "Rule 8: Two passes in a row have ended the game",
    ),
    "OpenSpiel, a state": (
        lambda: openspiel().new_initial_state("X.."),
        "A game begins with its first turn: give no state",
    ),
    "OpenSpiel, an observer": (
        lambda: openspiel().make_py_observer(None, {"planes": 3}),
        "This game's observations have no parameters.",
    ),
    "TextGame, a player": (
        lambda: TextGame().prompt("red"),
        "colour is 'black' or 'white', not 'red'.",
    ),
}


@pytest.mark.parametrize(("act", "sentence"), TURNS.values(), ids=TURNS)
def test_turns(act, sentence):
    with pytest.raises((ValueError, AttributeError)) as raised:
        act()
    assert str(raised.value).startswith(sentence)
