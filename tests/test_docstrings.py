"""What `help()` says: every public name has a docstring, the names that are called have an example,
and all examples run.
"""

import doctest
import importlib
import inspect
import pkgutil

import pytest

import ttgo
from tests.support.public import MEMBERS, PUBLIC

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
