"""What `help()` says of the environments: tests/test_docstrings.py has all modules that need no other packages."""

import doctest
import importlib
import pkgutil

import pytest

import ttgo.env

MODULES = sorted(f"ttgo.env.{name}" for _, name, _ in pkgutil.iter_modules(ttgo.env.__path__))


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_run(name):
    assert doctest.testmod(importlib.import_module(name), verbose=False).failed == 0
