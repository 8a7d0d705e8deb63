"""What the README promises: its Python runs, its commands are the real ones, its links lead to
files.
"""

import contextlib
import doctest
import io
import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
PYTHON = re.findall(r"^```python\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


def test_the_python_in_the_readme_runs():
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


def test_links_to_files_lead_to_files():
    """They are relative, so that they do so wherever the repository lies; pyproject.toml makes
    others of them for the package index.
    """
    links = re.findall(r"\]\(([^)\s]+)\)", README)
    inside = [link for link in links if not link.startswith("https://")]
    assert len(inside) > 10
    assert [link for link in inside if not (ROOT / link).is_file()] == []
    assert [link for link in links if "ttgo" in link and link not in inside] == []


def test_the_walk_of_a_click():
    """Each function is in the file that is named with it; there are at most nine stations.
    e2e/game/test_way.py traces them.
    """
    stations = re.findall(r"^\d+\. .*", README, re.MULTILINE)
    walk = re.findall(r"\[(\S+)\]\((\S+)\) `(#?\w+)` ?", "\n".join(stations))
    assert 4 < len(stations) <= 9
    for named, file, function in walk:
        assert named == file
        text = (ROOT / file).read_text(encoding="utf-8")
        assert re.search(
            rf"^ *(?:def |async |export |function )*{function}\(", text, re.MULTILINE
        ), function
