"""What `help()` says: every public name has a docstring, the names that are called have an example, and all examples run."""

import doctest
import importlib
import inspect
import pkgutil
from collections.abc import Iterator

import pytest

import ttgo
from ttgo import explain, gtp, record, sgf, svg
from ttgo.score import scored

# What a reader is told to use: what these hand on. Names of constants have no docstring of their own.
FACES = (ttgo, explain, gtp, record, sgf, svg)
CONSTANTS = {"BLACK", "EMPTY", "NAMED", "PASS", "WHITE", "__version__"}
MODULES = sorted(
    name for _, name, _ in pkgutil.walk_packages(ttgo.__path__, "ttgo.") if not name.endswith("__main__")
)


def names() -> Iterator[tuple[str, object]]:
    for face in FACES:
        for name in face.__all__:
            if name not in CONSTANTS:
                yield f"{face.__name__}.{name}", getattr(face, name)
    yield "ttgo.score.scored", scored


def members(thing: object) -> Iterator[tuple[str, object]]:
    """The public methods and properties of a class, those that it inherits from a class of ours included."""
    for ours in type.mro(thing) if isinstance(thing, type) else ():
        for name, member in vars(ours).items() if ours.__module__.startswith("ttgo.") else ():
            if name[0] != "_" and (callable(member) or isinstance(member, (property, staticmethod))):
                yield name, member


PUBLIC = dict(names())
MEMBERS = {f"{path}.{name}": member for path, thing in PUBLIC.items() for name, member in members(thing)}


def test_there_are_names() -> None:
    """The walk below finds what it is for."""
    assert {"ttgo.Game", "ttgo.Repeats", "ttgo.sgf.read", "ttgo.score.scored", "ttgo.explain.why"} <= {
        *PUBLIC
    }
    assert {"ttgo.Game.play", "ttgo.Position.parse", "ttgo.record.Node.comment", "ttgo.Score.margin"} <= {
        *MEMBERS
    }
    assert {name for name in ttgo.__all__ if f"ttgo.{name}" not in PUBLIC} == CONSTANTS
    assert {"ttgo.rules", "ttgo.svg.drawing", "ttgo.web.build"} <= {*MODULES}


@pytest.mark.parametrize("path", [*PUBLIC, *MEMBERS])
def test_each_has_a_docstring(path: str) -> None:
    """A sentence at least, of its own."""
    text = inspect.getdoc({**PUBLIC, **MEMBERS}[path])
    assert text, path
    assert text[0].isupper()
    assert text.partition("\n\n")[0].rstrip()[-1] in ".:;", "it begins with whole sentences"


@pytest.mark.parametrize("path", PUBLIC)
def test_each_has_an_example(path: str) -> None:
    assert ">>> " in (inspect.getdoc(PUBLIC[path]) or "")


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name), verbose=False).failed == 0
