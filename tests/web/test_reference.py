"""`ttgo build --reference`: which modules pdoc is given, and what is said without it."""

import sys
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace

from tests.support.public import names
from ttgo.__main__ import main


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
