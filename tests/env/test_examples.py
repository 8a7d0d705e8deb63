"""What `help()` and the Python page show of the environments, as it stands there. test_docstrings.py has all modules that need no more."""

import contextlib
import doctest
import html
import importlib
import io
import pkgutil
import re
from pathlib import Path

import pytest

import ttgo.env

PAGE = (Path(__file__).parents[2] / "static" / "python.html").read_text(encoding="utf-8")
MODULES = sorted(f"ttgo.env.{name}" for _, name, _ in pkgutil.iter_modules(ttgo.env.__path__))
PRINTED = {
    "learning": r"([BW]\+\d+\.5) (-1\.0|1\.0)\n",
    "gymnasium": r"([BW]\+\d+\.5) (-1\.0|1\.0)\n",
    "openspiel": r"(?s).*\[(1\.0, -1\.0|-1\.0, 1\.0)\]\n",
    "language": r"(?s).*> A1\nRule 6: A1 would repeat the grid as it was after turn 1\..*\"result\": \"B\+2\.5\".*",
}


@pytest.mark.parametrize("name", MODULES)
def test_the_examples_run(name):
    assert doctest.testmod(importlib.import_module(name), verbose=False).failed == 0


@pytest.mark.parametrize("name", PRINTED)
def test_the_lines_run(name):
    """They print a result, and are no more than ten."""
    section = PAGE.partition(f'<section id="{name}">')[2].partition("</section>")[0]
    (code,) = re.findall(r'<code class="python">(.*?)</code></pre>', section, re.DOTALL)
    lines = html.unescape(code)
    assert len([line for line in lines.splitlines() if line]) <= 10
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(lines, name, "exec"), {})
    assert re.fullmatch(PRINTED[name], printed.getvalue())
