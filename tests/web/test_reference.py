"""`ttgo build --reference`: which modules pdoc is given, what it finds there, and what is said
without it.
"""

import ast
import doctest
import inspect
import sys
import textwrap
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

import pytest

import ttgo
from tests.support.public import members, names
from ttgo import rulesets
from ttgo.__main__ import main

PUBLIC = dict(names())
CLASSES = {path: thing for path, thing in PUBLIC.items() if isinstance(thing, type)}
TOLD = {
    **PUBLIC,
    **{f"{path}.{name}": one for path, kind in CLASSES.items() for name, one in members(kind)},
}
EXAMPLES = {path: one.__doc__ for path, one in TOLD.items() if ">>> " in (one.__doc__ or "")}


def test_pdoc_is_given_all_public_modules(monkeypatch, tmp_path):
    """Each can be imported, and together they have all public names."""
    given: list[str] = []
    made = []

    def pdoc(*modules, output_directory):
        given.extend(modules)
        made.append(output_directory)

    monkeypatch.setitem(sys.modules, "pdoc", SimpleNamespace(pdoc=pdoc))
    assert main(["build", "--reference", str(tmp_path)]) == 0
    assert made == [Path(tmp_path)]
    assert all(map(import_module, given))
    assert {path.rpartition(".")[0] for path, _ in names()} <= {*given}


def test_without_pdoc(monkeypatch, tmp_path, capsys):
    monkeypatch.setitem(sys.modules, "pdoc", None)
    assert main(["build", "--reference", str(tmp_path)]) == 1
    said = "ttgo: The reference is made by pdoc: pip install '.[docs]' in a clone.\n"
    assert capsys.readouterr().err == said


@pytest.mark.parametrize("path", EXAMPLES)
def test_an_example_stands_alone(path):
    """Pasted as it is shown, it runs and prints what it shows."""
    test = doctest.DocTestParser().get_doctest(EXAMPLES[path], {}, path, None, 0)
    assert doctest.DocTestRunner(verbose=False).run(test).failed == 0


@pytest.mark.parametrize("path", CLASSES)
def test_each_attribute_is_told(path):
    """By its name, in the text of its class."""
    own = [one for one in CLASSES[path].__mro__ if one.__module__.partition(".")[0] == "ttgo"]
    told = "".join([inspect.getdoc(one) or "" for one in own])
    sources = [ast.parse(textwrap.dedent(inspect.getsource(one))) for one in own]
    given = {
        node.attr
        for source in sources
        for node in ast.walk(source)
        if isinstance(node, ast.Attribute)
        and isinstance(node.ctx, ast.Store)
        and ast.unparse(node.value) == "self"
        and node.attr[0] != "_"
        and not isinstance(getattr(CLASSES[path], node.attr, None), property)
    }
    assert [name for name in sorted(given) if f"`{name}" not in told] == []


def test_each_value_is_told():
    """What an argument of Rules may be, and what colours and a pass are called."""
    told = inspect.getdoc(ttgo.Rules) or ""
    values = [*rulesets.SUPERKO, *rulesets.SCORES, *rulesets.ENDINGS]
    assert [value for value in values if f'"{value}"' not in told] == []
    told = ttgo.__doc__ or ""
    assert [
        value for value in ("black", "white", "empty", "pass") if f'"{value}"' not in told
    ] == []
