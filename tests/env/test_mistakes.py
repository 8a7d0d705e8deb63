"""What is said to a caller who is mistaken, by each environment: one table of arguments, and one of turns."""

from collections.abc import Callable
from typing import Any

import gymnasium
import pyspiel
import pytest

import ttgo.env.gymnasium
import ttgo.env.openspiel  # noqa: F401  # registers it
from ttgo.env.pettingzoo import env, raw_env
from ttgo.env.text import TextGame
from ttgo.env.vector import Vector


def passes(board, _):
    """An opponent who always passes."""
    return board.shape.size


def openspiel(size: Any = 9, **given: Any) -> Any:
    """The game with that size, which it calls width and height."""
    sides = {"width": size[0], "height": size[1]} if isinstance(size, tuple) else {"width": size}
    return pyspiel.load_game("python_ttgo", {**sides, **given})


MAKERS: dict[str, Callable[..., Any]] = {
    "env": env,
    "raw_env": raw_env,
    "Gymnasium": lambda **given: gymnasium.make("ttgo/Go-v0", **given),
    "OpenSpiel": openspiel,
    "Vector": lambda **given: Vector(2, **given),
    "TextGame": TextGame,
}
PETTINGZOO = ("env", "raw_env")
OURS = tuple(name for name in MAKERS if name != "OpenSpiel")  # which judges types before we are asked
LEARNING = tuple(name for name in MAKERS if name != "TextGame")

# What is given, who takes such an argument, and what is said.
ARGUMENTS: dict[str, tuple[dict[str, Any], tuple[str, ...], str]] = {
    "no points": ({"size": 0}, tuple(MAKERS), "A grid's width is a whole number from 1 to 52, not 0."),
    "too large": ({"size": (9, 53)}, tuple(MAKERS), "A grid's height is a whole number from 1 to 52, not 53."),
    "size as text": (
        {"size": "9"}, OURS, "size is a whole number, such as 9, or a width and a height, such as (9, 7), not '9'."
    ),
    "three sides": ({"size": [3, 3, 3]}, OURS, "size is a whole number, such as 9, or a width and a height, such as (9, 7), not a list."),
    "half a point": ({"size": (9, 0.5)}, OURS, "A grid's height is a whole number from 1 to 52, not 0.5."),
    "a third of a point": (
        {"komi": 7.3}, tuple(MAKERS), "Komi is a multiple of 0.5 from -9999 to 9999, such as 7 or 7.5, not 7.3."
    ),
    "no number": (
        {"komi": float("nan")}, tuple(MAKERS), "Komi is a multiple of 0.5 from -9999 to 9999, such as 7 or 7.5, not nan."
    ),
    "superko": (
        {"superko": "simple"}, tuple(MAKERS),
        "There is no superko 'simple'; there are natural situational, positional, situational, taylor 1995.",
    ),
    "suicide": ({"suicide": "no"}, OURS, "suicide is True (allowed) or False (forbidden), not 'no'."),
    "too many stones": (
        {"size": 2, "handicap": 5}, tuple(MAKERS), "A handicap is a whole number of turns from 0 to 4, not 5."
    ),
    "reward": ({"reward": "points"}, LEARNING, "reward is 'win' or 'margin', not 'points'."),
    "no turns": (
        {"max_turns": 0}, (*PETTINGZOO, "Gymnasium", "Vector"),
        "max_turns is a whole number above 0, or None for no limit, not 0.",
    ),
    "no length": ({"max_game_length": -1}, ("OpenSpiel",), "max_game_length is a number above 0, or 0 for 810, not -1."),
    "render mode": ({"render_mode": "human"}, (*PETTINGZOO, "Gymnasium"), "render_mode is 'ansi' or None, not 'human'."),
    "illegal": ({"illegal": "passes"}, PETTINGZOO, "illegal is 'raises' or 'loses', not 'passes'."),
    "opponent": (
        {"opponent": "strong"}, ("Gymnasium",),
        "opponent is 'random', a number of random games for a move, at least 1, or a function of a board, not 'strong'.",
    ),
    "no games": (
        {"opponent": 0}, ("Gymnasium",),
        "opponent is 'random', a number of random games for a move, at least 1, or a function of a board, not 0.",
    ),
    "colour": ({"colour": "red"}, ("Gymnasium",), "colour is 'black' or 'white', not 'red'."),
    # What the language says, and OpenSpiel.
    "unknown": ({"board_size": 9}, OURS, "got an unexpected keyword argument 'board_size'"),
    "unknown to OpenSpiel": ({"board_size": 9}, ("OpenSpiel",), "Unknown parameter 'board_size'. Available parameters are: handicap"),
    "suicide for OpenSpiel": ({"suicide": "no"}, ("OpenSpiel",), "Wrong type for parameter suicide. Expected type: kBool"),
}  # fmt: skip


@pytest.mark.filterwarnings("ignore:.*not in the possible render_modes")  # Gymnasium's, before we are asked
@pytest.mark.parametrize(
    ("mistake", "name"), [(mistake, name) for mistake in ARGUMENTS for name in ARGUMENTS[mistake][1]]
)
def test_arguments(mistake, name):
    """A mistake in them is a ValueError with a sentence, or what Python and OpenSpiel say of such a mistake themselves."""
    given, _, sentence = ARGUMENTS[mistake]
    known = (ValueError,) if sentence.endswith(".") else (TypeError, pyspiel.SpielError)
    with pytest.raises(known) as wrong:
        MAKERS[name](**given)
    assert sentence in str(wrong.value)


def by_pettingzoo(make: Callable[..., Any], actions: list[Any], begun: bool = True) -> str:
    """Why the game ends, or what is raised."""
    go = make(size=(3, 1))
    if begun:
        go.reset()
    for action in actions:
        go.step(action)
    return str(go.infos[go.agent_selection].get("illegal"))


def by_gymnasium(actions: list[Any], begun: bool = True) -> str:
    """The same, where the agent is Black and White only passes."""
    go = gymnasium.make("ttgo/Go-v0", size=(3, 1), opponent=passes)
    if begun:
        go.reset()
    for action in actions:
        info = go.step(action)[4]
    return str(info.get("illegal"))


def by_openspiel(actions: list[Any]) -> str:
    """What is raised."""
    state = openspiel((3, 1)).new_initial_state()
    for action in actions:
        state.apply_action(action)
    return "nothing"


def by_vector(actions: list[Any]) -> str:
    """What is raised, when all games take the same turns."""
    games = Vector(2, (3, 1))
    for action in actions:
        games.step([action] * 2)
    return "nothing"


def by_text(actions: list[Any]) -> str:
    """What is answered last."""
    game = TextGame((3, 1))
    for action in actions:
        said = game.answer(action).said
    return said


PLAYERS: dict[str, Callable[..., str]] = {
    "env": lambda *turns: by_pettingzoo(env, *turns),
    "raw_env": lambda *turns: by_pettingzoo(raw_env, *turns),
    "Gymnasium": by_gymnasium,
    "OpenSpiel": by_openspiel,
    "Vector": by_vector,
    "TextGame": by_text,
}
REPEAT = "Rule 6: A1 would repeat the grid as it was after turn 1."
OVER = "The game is over: call reset to begin another one."
NO_ACTION = "An action is a whole number from 0 to 3, not"

# Who is asked, the turns, and what is said of the last one. An action 3 is a pass.
TURNS: dict[str, tuple[str, tuple[Any, ...], str]] = {
    "env, illegal": ("env", ([1, 0],), REPEAT),
    "raw_env, illegal": ("raw_env", ([1, 0],), REPEAT),
    "Gymnasium, illegal": ("Gymnasium", ([1, 1],), "Rule 7: A move colours an empty point, and B1 is black."),
    "OpenSpiel, illegal": ("OpenSpiel", ([1, 0],), REPEAT),
    "Vector, illegal": ("Vector", ([1, 0],), REPEAT),
    "TextGame, illegal": ("TextGame", (["B1", "A1"],), REPEAT),
    "env, no action": ("env", ([4],), f"{NO_ACTION} 4."),
    "raw_env, no action": ("raw_env", (["B1"],), f"{NO_ACTION} 'B1'."),
    "Gymnasium, no action": ("Gymnasium", ([None],), f"{NO_ACTION} None."),
    "OpenSpiel, no action": ("OpenSpiel", ([4],), f"{NO_ACTION} 4."),
    "Vector, no action": ("Vector", ([0.5],), f"{NO_ACTION} 0.5."),
    "TextGame, no point": ("TextGame", (["Z9"],), "Rule 1: 'Z9' is not a point of this grid; write a letter A to C and the number 1"),
    "env, after the end": ("env", ([3, 3, 1],), "when an agent is dead, the only valid action is None"),
    "raw_env, when both have left": ("raw_env", ([3, 3, None, None, None],), OVER),
    "env, when both have left": ("env", ([1, 0, None, None, None],), OVER),
    "Gymnasium, after the end": ("Gymnasium", ([3, 3],), OVER),
    "OpenSpiel, after the end": ("OpenSpiel", ([3, 3, 1],), "Rule 8: Two passes in a row have ended the game"),
    "TextGame, after the end": ("TextGame", (["pass", "pass", "B1"],), "The game is over: W+7.5."),
    "env, before the start": ("env", ([1], False), "There is no 'agent_selection' before reset is called."),
    "raw_env, before the start": ("raw_env", ([1], False), "There is no 'agent_selection' before reset is called."),
    "Gymnasium, before the start": ("Gymnasium", ([1], False), "Cannot call env.step() before calling env.reset()"),
}  # fmt: skip


@pytest.mark.parametrize("mistake", TURNS)
def test_turns(mistake):
    """What is raised, or told where an environment ends the game or answers instead."""
    name, turns, sentence = TURNS[mistake]
    try:
        said = PLAYERS[name](*turns)
    except (ValueError, AttributeError, gymnasium.error.ResetNeeded) as raised:
        said = str(raised)
    assert said.startswith(sentence)


def test_others():
    """What only some have: a vector's numbers, OpenSpiel's states and observers, a text's player, a name that is not there."""
    go, game = raw_env(size=3), openspiel((3, 1))
    go.reset()
    for wrong, sentence in (
        (lambda: Vector(0), "The number of games is a whole number above 0, not 0."),
        (lambda: Vector(2).step([1]), "There are 2 games, and these are 1 actions."),
        (lambda: Vector(2).step(1), "The actions are a list or an array with one for each game, not 1."),  # type: ignore[arg-type]
        (lambda: game.new_initial_state("X.."), "A game begins with its first turn: give no state"),
        (lambda: game.make_py_observer(None, {"planes": 3}), "This game's observations have no parameters."),
        (lambda: game.new_initial_state().action_to_string(0, 4), f"{NO_ACTION} 4."),
        (lambda: TextGame().prompt("red"), "colour is 'black' or 'white', not 'red'."),
        (lambda: go.agent, "There is no 'agent' here."),
    ):
        with pytest.raises((ValueError, AttributeError)) as raised:
            wrong()
        assert str(raised.value).startswith(sentence)
