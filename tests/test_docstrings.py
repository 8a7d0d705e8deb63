"""What `help()` says: every public name has a docstring, the names that are called have an example, and all examples run."""

import doctest
import importlib
import inspect
import pkgutil

import pytest

import ttgo
from tests.support.public import CONSTANTS, MEMBERS, PUBLIC

MODULES = sorted(
    name
    for _, name, _ in pkgutil.walk_packages(ttgo.__path__, "ttgo.")
    if not name.endswith("__main__")
    and not name.startswith("ttgo.env.")  # tests/env has those: they need more
)


def test_there_are_names() -> None:
    """The walk below finds what it is for."""
    assert {"ttgo.Game", "ttgo.Repeats", "ttgo.sgf.read", "ttgo.score.scored"} <= {*PUBLIC}
    assert {"ttgo.Game.play", "ttgo.Position.parse", "ttgo.record.Node.comment"} <= {*MEMBERS}
    assert {name for name in ttgo.__all__ if f"ttgo.{name}" not in PUBLIC} == CONSTANTS
    assert {"ttgo.rules", "ttgo.svg.drawing", "ttgo.web.build"} <= {*MODULES}


def test_each_has_a_docstring() -> None:
    """A sentence at least, of its own."""
    for path, thing in {**PUBLIC, **MEMBERS}.items():
        text = inspect.getdoc(thing)
        assert text, path
        assert text[0].isupper(), path
        assert text.partition("\n\n")[0].rstrip()[-1] in ".:;", (
            f"{path} begins with whole sentences"
        )


def test_each_has_an_example() -> None:
    assert [
        path for path, thing in PUBLIC.items() if ">>> " not in (inspect.getdoc(thing) or "")
    ] == []


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_run(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name), verbose=False).failed == 0
