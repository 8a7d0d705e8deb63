"""What the README promises: its Python runs, its commands are the real ones, its links lead to files."""

import contextlib
import doctest
import io
import re
from pathlib import Path

from tests.test_structure import FOLDERS, TRUNK

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"^```python\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


def commands() -> list[str]:
    """The lines of the README's code blocks that are not Python, without a prompt."""
    fenced = re.findall(r"^```(?!python)\w*\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)
    indented = re.findall(r"^    (.*)$", README, re.MULTILINE)
    return [line.strip().removeprefix("$ ") for block in fenced for line in block.splitlines()] + indented


def test_the_python_in_the_readme_runs() -> None:
    """Each block runs with the names of those above it, and prints what it says that it prints."""
    assert PYTHON, "the README has no block of Python"
    names: dict[str, object] = {}
    for block in PYTHON:
        if ">>>" in block:
            example = doctest.DocTestParser().get_doctest(block, names, "README", "README.md", 0)
            assert doctest.DocTestRunner().run(example, clear_globs=False).failed == 0
            names.update(example.globs)
            continue
        printed = io.StringIO()
        with contextlib.redirect_stdout(printed):
            exec(compile(block, "README.md", "exec"), names)
        for line in re.findall(r"^print\(.*# \"([^\"]*)\"", block, re.MULTILINE):
            assert line in printed.getvalue().splitlines()


def test_the_test_command_is_the_one_that_ci_runs() -> None:
    lines = [line.strip() for line in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()]
    ran = [line.removeprefix("exec ") for line in lines if line and not line.startswith(("#", "set ", "cd "))]
    assert len(ran) == 1, "CI runs exactly one command"
    assert ran[0] in commands()


def test_the_play_command_is_there() -> None:
    assert "python3 -m ttgo" in commands()


def test_links_to_files_lead_to_files() -> None:
    links = [link for link in re.findall(r"\]\(([^)\s]+)\)", README) if "://" not in link]
    assert links
    missing = [link for link in links if not (ROOT / link.split("#")[0]).is_file()]
    assert missing == []


def test_the_tree_is_the_one_on_disk() -> None:
    """Each folder of code has its line, in the order of the imports, and there is no line of another."""
    block = README.partition("## Read the code\n\n")[2].partition("\n\n")[0]
    found: dict[str, list[str]] = {}
    for indent, name in re.findall(r"^    ( *)(\w+)/", block, re.MULTILINE):
        if indent:
            found[list(found)[-1]].append(name)
        else:
            found[name] = []
    assert found["ttgo"] == FOLDERS
    left_out = {"demos", "examples", "icons", "rules", "node_modules"}  # pictures and the like
    scripts = {
        path.name for path in (ROOT / "static").iterdir() if path.is_dir() and path.name[0] != "."
    } - left_out
    assert set(found["static"]) == scripts
    trunk = block.splitlines()[0].partition("read ")[2].partition(" in this order")[0].split(", ")
    assert trunk == [name for name in TRUNK if name != "version"]


def test_tests_follow_the_folders() -> None:
    """The tests of a folder are in the folder of the same name, so that they are found from the module's name."""
    for tests, code in (("tests", "ttgo"), ("e2e", "static")):
        for path in (ROOT / tests).glob("*/test_*.py"):
            assert (ROOT / code / path.parent.name).is_dir(), path
