"""What tries small faults (tests/mutants) takes what is there and puts each fault where it belongs; the faults themselves take too long."""

import importlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.mutants import __main__ as command
from tests.mutants import faults, scripts
from tests.mutants.reach import Reading
from tests.mutants.trial import never_back
from ttgo import rules
from ttgo.points import Grid

ROOT = faults.ROOT


def test_what_is_named_is_there() -> None:
    """The trunk is all that stands in ttgo/ itself but for what runs it, and the tests that are run are there."""
    assert all((ROOT / path).exists() for paths in faults.FOLDERS.values() for path in paths)
    assert all((ROOT / path).exists() for path in command.TESTS)
    beside = {"__init__.py", "__main__.py", "score.py", "terminal.py", "version.py"}
    assert {file.name for file in faults.files("ttgo")} == {
        path.name for path in (ROOT / "ttgo").glob("*.py")
    } - beside


class Written:
    """A fault as text in the place of text."""

    def __init__(self, path: str, function: str, was: str, now: str) -> None:
        text = (ROOT / path).read_text(encoding="utf-8")
        assert text.count(was) == 1
        self.path, self.function, self.text = path, function, text.replace(was, now)

    def code(self) -> str:
        return self.text


# A fault and what tells it from what is right

PUT_IN: dict[str, tuple[Written, Callable[[], Any]]] = {
    "a property": (
        Written("ttgo/rules.py", "Score.margin", "self.black - self.white - self.komi", "self.black"),
        lambda: rules.Score(rules.Position(Grid(3)), 0.5).margin,
    ),
    "a static method": (
        Written("ttgo/rules.py", "Position.parse", "Position(*read_diagram(text))", "Position(Grid(1))"),
        lambda: rules.Position.parse("X O").grid,
    ),
    "a default": (
        Written("ttgo/rules.py", "to_play", "handicap: int = 0, first", "handicap: int = 2, first"),
        lambda: rules.to_play(1),
    ),
}


@pytest.mark.skipif(not hasattr(os, "fork"), reason="it forks")
@pytest.mark.parametrize(("fault", "told"), PUT_IN.values(), ids=PUT_IN)
def test_a_fault_is_put_in(fault: Any, told: Callable[[], object], tmp_path: Path) -> None:
    """In the process that tries it, and in no other."""
    right = repr(told())
    if (child := os.fork()) == 0:
        with never_back():
            faults.put_in(fault)
            (tmp_path / "told").write_text(repr(told()), encoding="utf-8")
    os.waitpid(child, 0)
    assert (tmp_path / "told").read_text(encoding="utf-8") not in ("", right)
    assert repr(told()) == right


def test_what_changes_nothing_is_named() -> None:
    """With a reason, by functions that are there, and by lines that are not."""
    found = faults.equivalents(faults.EQUIVALENTS.read_text(encoding="utf-8"))
    for name, reason in found.items():
        function, _, line = name.partition(": ")
        path, function = function.split()
        module = importlib.import_module(path.removesuffix(".py").replace("/", "."))
        assert faults.function_of(vars(module), function), name
        text = (ROOT / path).read_text(encoding="utf-8")
        assert line not in map(str.strip, text.splitlines()), name
        assert reason.endswith("."), name
    with pytest.raises(AssertionError):
        faults.equivalents("Twice.\n    a b: c\n    a b: c\n")


def test_what_is_called_while_a_file_is_read() -> None:
    """By the file of a test; what is called later is none of it."""
    code = "from ttgo.rules import opponent\nopponent('black')\ndef later():\n    opponent('white')\n"
    names: dict[str, Any] = {}
    with Reading() as reading:
        exec(compile(code, str(ROOT / "tests" / "test_x.py"), "exec"), names)
    assert reading.found == {"ttgo/rules.py opponent": {"tests/test_x.py"}}
    with Reading() as reading:
        names["later"]()
    assert reading.found == {}


def test_scripts_that_tests_name() -> None:
    """Each is there and has its tests; what tests share counts for all of them."""
    found = scripts.tested()
    assert found["static/sw.js"] == {"tests/static/sw.test.mjs"}
    assert "tests/static/python/queue.test.mjs" in found["static/python/queue.js"]
    assert all((ROOT / path).is_file() for path in found)


def test_a_fault_of_a_script() -> None:
    """Is told, and known among those that change nothing, by the first line that it changes."""
    place = {"start": {"line": 2, "column": 5}, "end": {"line": 3, "column": 2}}
    fault: dict[str, object] = {"location": place, "replacement": "c;\nd", "status": "Survived"}
    told = scripts.mutated("static/x.js", "a\n  b(1,\n2)\nc\n", fault)
    assert told == ("static/x.js", 2, "b(1,", "b(c;", "Survived")
    names = faults.equivalents((ROOT / "tests" / "mutants" / "scripts.txt").read_text(encoding="utf-8"))
    assert names
    assert all((ROOT / name.partition(":")[0]).is_file() for name in names)
