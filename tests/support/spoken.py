"""Another language, in which all that is said stands between marks."""

import ast
import inspect
import re
from importlib import import_module
from pathlib import Path
from types import ModuleType

TTGO = Path(__file__).parents[2] / "ttgo"

CATALOGUES = tuple(import_module(f"ttgo.explain.english_{part}") for part in ("game", "record", "session"))
# What is said of questions, steps and pictures
LATER = tuple(import_module(f"ttgo.explain.english_{part}") for part in ("questions", "steps", "picture"))

# Parts of sentences, which the functions beside them use; teach/ and svg/ do so too.
PARTS = {"english_game.number", "english_game.listed", "english_game.stones", "english_game.counts_for"}


def said_by(module: ModuleType) -> set[str]:
    """The names of what a module says; not of what it imports."""
    names = set()
    for statement in ast.parse(inspect.getsource(module)).body:
        if isinstance(statement, ast.FunctionDef):
            names.add(statement.name)
        elif isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
            names.add(statement.targets[0].id)
    return {qualified(module, name) for name in names if name[0] != "_"}


def qualified(module: ModuleType, name: str) -> str:
    return f"{module.__name__.rpartition('.')[2]}.{name}"


class Marked:
    """A module of a language in which all that is said stands between marks; `asked` gets the names of what it is asked for."""

    def __init__(self, module: ModuleType, asked: set[str]) -> None:
        self._module = module
        self._asked = asked

    def __getattr__(self, name: str) -> object:
        self._asked.add(qualified(self._module, name))
        found = getattr(self._module, name)
        return f"‹{found}›" if isinstance(found, str) else lambda *args: f"‹{found(*args)}›"


def unmarked(text: str) -> str:
    """What of a text stands outside of all marks."""
    while "‹" in text:
        text, once = re.sub("‹[^‹›]*›", "", text), text
        assert text != once, f"a mark without its partner: {text}"
    return text.strip()


def complaints() -> dict[str, int]:
    """What was given and cannot be taken, by name, with the number of facts: as it is raised in ttgo, with the English sentence."""
    found: dict[str, int] = {}
    for path in TTGO.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Wrong":
                _, what, *facts = node.args
                assert isinstance(what, ast.Constant)
                assert found.setdefault(str(what.value), len(facts)) == len(facts), what.value
    return found
