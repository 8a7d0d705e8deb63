"""Every public callable, given values of every wrong kind, answers with a value, or with a
ValueError of one clear sentence: never with a raw TypeError, IndexError, KeyError or
AttributeError.
"""

import inspect
import itertools
import types
from functools import partial
from typing import Any

import pytest

import ttgo
from tests.support.public import members, names
from tests.support.sentences import whole
from ttgo import Game, Grid, Match, Position, Rules, Start
from ttgo.env import start
from ttgo.env.board import Board
from ttgo.env.pettingzoo import raw_env
from ttgo.gtp import Engine
from ttgo.record import Record

# Values of every kind, given where another kind is wanted.
WRONG = [
    None, True, 0, -1, 5, 10**40, 2.5, float("nan"), float("inf"), 1j, "", "E5", "C3 D4", "junk",
    "\ud800", b"E5", (), (3, 3), [], ["C3"], [None], [[]], {}, {"C3": 5}, {None: None}, {5}, object(), object,
    len, range(3), lambda *_: None, Grid(5), Start(5), Position.of(5), Game(5), Match(Game(5)), Rules(),
    Record(Start(5)), types,
]  # fmt: skip


def played():
    game = Game(5, rules="nz")
    game.play_all("C3 B2 pass pass")
    return game


def begun():
    env = raw_env(size=3)
    env.reset()
    return env


# By the name of a parameter, a value that fits, made anew for each call.
FITS = {
    "action": lambda: 0,
    "agent": lambda: "black_0",
    "black": lambda: "A1",
    "colour": lambda: "black",
    "data": lambda: "(;SZ[9];B[ee])",
    "dead": lambda: "C3",
    "files": lambda: ["none.sgf"],
    "game": played,
    "given": lambda: "C3",
    "grid": lambda: Grid(5),
    "handicap": lambda: 2,
    "height": lambda: 5,
    "komi": lambda: 0.5,
    "name": lambda: "none.sgf",
    "node": lambda: Record.of(played()).root,
    "number": lambda: 1,
    "parent": lambda: None,
    "path": lambda: "none.sgf",
    "played": played,
    "player": lambda: "black",
    "point": lambda: "C3",
    "points": lambda: "C3",
    "position": lambda: played().position,
    "rules": Rules,
    "start": lambda: Start(5),
    "text": lambda: "X O",
    "turn": lambda: 1,
    "turns": lambda: "C4 D4",
    "vertex": lambda: "C3",
    "white": lambda: "B1",
    "width": lambda: 5,
    "word": lambda: "D4",
    "x": lambda: 1,
    "y": lambda: 1,
    "values": lambda: played().to_dict(),
}
# Objects to ask: each class by a value that fits.
SELVES = {
    "Game": played,
    "Match": lambda: Match(played()),
    "Position": lambda: played().position,
    "Score": lambda: played().score(),
    "Rules": Rules,
    "Start": lambda: Start(5),
    "Grid": lambda: Grid(5),
    "Graph": lambda: ttgo.Graph("torus 3"),
    "Record": lambda: Record.of(played()),
    "Node": lambda: Record.of(played()).root.next[0],
    "Engine": Engine,
    "Literal": lambda: ttgo.lab.Literal("torus 3"),
    "Territory": lambda: ttgo.territory.Territory(Position.of(5)),
}
# Those of environments, whose other methods are the libraries' own
LEARNING = {
    "raw_env": (begun, "step observe action_space observation_space"),
    "Board": (lambda: Board(start(3)), "play judge observe"),
}


VALUE = inspect.Parameter("value", inspect.Parameter.POSITIONAL_OR_KEYWORD)


def asked():
    """Each public callable by its name: how it is got, and its parameters."""
    thing: Any
    for path, thing in names():
        if isinstance(thing, type) and issubclass(thing, Exception):
            continue  # they are raised, and not made
        if callable(thing):
            yield path, partial(partial, thing), parameters(thing)
        if not isinstance(thing, type):
            continue
        me = SELVES[thing.__name__]
        for name, member in members(thing):
            if not isinstance(member, property):
                get = partial(of, me, name)
                yield f"{path}.{name}", get, parameters(get())
            elif member.fset:
                yield f"{path}.{name} =", partial(partial, setting, me, name), [VALUE]
    for path, (me, methods) in LEARNING.items():
        for name in methods.split():
            get = partial(of, me, name)
            yield f"{path}.{name}", get, parameters(get())
    for made in (raw_env, Board):
        yield made.__name__, partial(partial, made), parameters(made)
    yield "position[value]", lambda: lambda value: played().position[value], [VALUE]
    yield "NAMED[value]", lambda: lambda value: ttgo.NAMED[value], [VALUE]


def of(me, name):
    return getattr(me(), name)


def setting(me, name, value):
    setattr(me(), name, value)


def parameters(thing):
    return [
        one
        for one in inspect.signature(thing).parameters.values()
        if one.name != "self" and one.kind not in (one.VAR_POSITIONAL, one.VAR_KEYWORD)
    ]


ASKED = {path: (get, given) for path, get, given in asked()}


def calls(get, given):
    """A wrong value for each parameter beside others that fit, and for all of them at once."""
    fits = {one.name: FITS[one.name] for one in given if one.name in FITS}
    needed = [one.name for one in given if one.default is one.empty]
    for wrong in WRONG:
        for one in given:
            values = {name: fits[name]() for name in needed if name != one.name and name in fits}
            if set(needed) <= {*values, one.name}:
                yield get(), {**values, one.name: wrong}
        yield get(), {one.name: wrong for one in given}


@pytest.mark.parametrize("path", ASKED)
def test_wrong_types(path, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    get, given = ASKED[path]
    needed = {one.name for one in given if one.default is one.empty}
    assert needed <= {*FITS, "value", "line", "ending"}, "all others get a value that fits"
    for function, values in calls(get, given):
        said = answer(path, function, values)
        assert said is None or whole(said), values


def answer(path, function, values):
    """The sentence that it raises; None if it gives something. All else that it raises is a
    fault.
    """
    try:
        found = function(**values)
        if inspect.isgenerator(found):
            list(itertools.islice(found, 5))
    except UnicodeError as error:
        raise AssertionError(values) from error
    except ValueError as error:
        return str(error)
    except OSError:
        if path != "ttgo.sgf.read":  # of a path where no file is
            raise
    return None
