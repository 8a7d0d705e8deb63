"""The names that readers are told to use, in `help()` and on the Python page: each is told, its
examples run, and what runs is what is shown.
"""

import doctest
import importlib
import inspect
import pkgutil

import pytest

import ttgo
from tests.support.public import members, names
from ttgo.lab.lines import run
from ttgo.pages import docs

PUBLIC = {path: thing for path, thing in names() if callable(thing)}
MEMBERS = {
    f"{path}.{name}": member for path, thing in PUBLIC.items() for name, member in members(thing)
}


EXAMPLES, PRINTED = docs.code("python", "run"), docs.code("python", "printed")


@pytest.mark.parametrize("name", EXAMPLES)
def test_what_is_shown_is_what_runs(name, capsys):
    """The lines on the page, run as a reader runs them, print what the page says they print, or the
    picture that it shows.
    """
    assert run(EXAMPLES[name]) == ""
    said = docs.picture() if name == "picture" else PRINTED[name] + "\n"
    assert capsys.readouterr().out == said


FAULTS = {
    "an error": ("a = 1\n\nb = a / 0", "Line 3 raised ZeroDivisionError: "),
    "in a function": ("def f():\n    return []\nf()[3]", "Line 3 raised IndexError: "),
    "deeper": ("def f():\n    return [][3]\nf()", "Line 2 raised IndexError: "),
    "in ttgo": (
        "from ttgo import Game\nGame(3).play('K9')",
        "Line 2 raised NotAPoint: Rule 1: 'K9' is not a point",
    ),
    "no Python": ("a = 1\nprint(a b)", "Line 2 is not Python: "),
    "input": (
        "a = input('?')",
        "Line 1 raised RuntimeError: nobody can be asked here; write the value into the line.",
    ),
    "without a reason": ("raise ValueError", "Line 1 raised ValueError: no reason is given."),
    "an end": ("raise SystemExit", ""),
}


@pytest.mark.parametrize("name", FAULTS)
def test_what_stops_the_lines_is_one_sentence(name):
    text, said = FAULTS[name]
    told = run(text)
    assert told.startswith(said)
    assert bool(said) == bool(told)
    assert "\n" not in told


# What `help()` says: every public name has a docstring, the names that are called have an
# example, and all examples run.


MODULES = sorted(
    name
    for _, name, _ in pkgutil.walk_packages(ttgo.__path__, "ttgo.")
    if not name.endswith("__main__")
    and not name.startswith("ttgo.env.")  # tests/env has those: they need more
)


def test_each_has_a_docstring():
    """A sentence at least, of its own."""
    for path, thing in {**PUBLIC, **MEMBERS}.items():
        text = inspect.getdoc(thing)
        assert text, path
        assert text[0].isupper(), path
        assert text.partition("\n\n")[0].rstrip()[-1] in ".:;", (
            f"{path} begins with whole sentences"
        )


def test_each_has_an_example():
    assert [
        path for path, thing in PUBLIC.items() if ">>> " not in (inspect.getdoc(thing) or "")
    ] == []


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_run(name):
    assert doctest.testmod(importlib.import_module(name), verbose=False).failed == 0
