"""What tries small faults (tests/mutants) names what is there; the faults themselves take too long."""

from tests.mutants import __main__ as command
from tests.mutants import faults, scripts

ROOT = faults.ROOT


def test_what_is_named_is_there() -> None:
    """The trunk is all that stands in ttgo/ itself but for what runs it, and the tests that are run are there."""
    assert all((ROOT / path).exists() for paths in faults.FOLDERS.values() for path in paths)
    assert all((ROOT / path).exists() for path in command.TESTS)
    beside = {"__init__.py", "__main__.py", "score.py", "terminal.py", "version.py"}
    assert {file.name for file in faults.files("ttgo")} == {
        path.name for path in (ROOT / "ttgo").glob("*.py")
    } - beside


def test_scripts_that_tests_name() -> None:
    """Each is there and has its tests; what tests share counts for all of them."""
    found = scripts.tested()
    assert found["static/sw.js"] == {"tests/static/sw.test.mjs"}
    assert "tests/static/python/queue.test.mjs" in found["static/python/queue.js"]
    assert all((ROOT / path).is_file() for path in found)
