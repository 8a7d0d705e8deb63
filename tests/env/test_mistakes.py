"""What is said to a caller who is mistaken, by each environment: one table of arguments, and one of
turns.
"""

from collections.abc import Callable
from typing import Any

import pytest

from tests.support.tables import each_row
from ttgo.env.gymnasium import Go
from ttgo.env.pettingzoo import env, raw_env


def passes(board, _):
    return board.shape.size


MAKERS: dict[str, Callable[..., Any]] = {
    "env": env,
    "raw_env": raw_env,
    "Gymnasium": lambda **given: Go(passes, **given),
}

# What is given, who takes such an argument, and what is said.
SIZE = "size is a whole number, such as 9, or a width and a height, such as (9, 7), not"
ARGUMENTS: dict[str, tuple[dict[str, Any], tuple[str, ...], str]] = {
    "no points": (
        {"size": 0},
        tuple(MAKERS),
        "A board’s width is a whole number from 1 to 52, not 0.",
    ),
    "size as text": ({"size": "9"}, tuple(MAKERS), f"{SIZE} '9'."),
    "three sides": ({"size": [3, 3, 3]}, ("raw_env",), f"{SIZE} a list."),
    "suicide": (
        {"suicide": "no"},
        tuple(MAKERS),
        "suicide is True (allowed) or False (forbidden), not 'no'.",
    ),
    "reward": ({"reward": "points"}, tuple(MAKERS), "reward is 'win' or 'margin', not 'points'."),
    "no turns": (
        {"max_turns": 0},
        tuple(MAKERS),
        "max_turns is a whole number above 0, or None for no limit, not 0.",
    ),
    "render mode": (
        {"render_mode": "svg"},
        tuple(MAKERS),
        "render_mode is 'ansi', 'rgb_array' or None, not 'svg'.",
    ),
    "no type of numbers": (
        {"dtype": "text"},
        tuple(MAKERS),
        "dtype is a type of numpy's numbers, such as 'float32', not 'text'.",
    ),
    "channels": (
        {"channels_first": "yes"},
        tuple(MAKERS),
        "channels_first is True or False, not 'yes'.",
    ),
    "illegal": (
        {"illegal": "passes"},
        ("raw_env",),
        "illegal is 'raises' or 'loses', not 'passes'.",
    ),
    "agent": ({"agent": "red"}, ("Gymnasium",), "agent is 'black_0' or 'white_0', not 'red'."),
}


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


def after(go, *actions):
    """An environment with `reset` and `step`, on three points, after these actions. An action 3 is
    a pass.
    """
    go.reset()
    for action in actions:
        go.step(action)
    return go


OVER = "The game is over: call reset to begin another one."

# What is done, and what is said of it. Illegal turns are in the file of each environment.
TURNS: dict[str, tuple[Callable[[], Any], str]] = {
    "env, after the end": (
        lambda: after(env(size=(3, 1)), 3, 3, 1),
        "when an agent is dead, the only valid action is None",
    ),
    "raw_env, when both have left": (
        lambda: after(raw_env(size=(3, 1)), 3, 3, None, None, None),
        OVER,
    ),
    "env, when both have left": (lambda: after(env(size=(3, 1)), 1, 0, None, None, None), OVER),
    "Gymnasium, after the end": (
        lambda: after(Go(passes, size=(3, 1)), 3, 3),
        "when an agent is dead, the only valid action is None",
    ),
}


@each_row(TURNS)
def test_turns(act, sentence):
    with pytest.raises((ValueError, AttributeError)) as raised:
        act()
    assert str(raised.value).startswith(sentence)
