"""The Python page as it is written: its examples and names are those of the package, and what runs
is what it shows.
"""

import re

import pytest

from tests.support.public import PUBLIC
from ttgo.teach.lines import run
from ttgo.web import examples
from ttgo.web.python import code, reference


def test_all_names_are_told():
    """Each in its line, with a sentence."""
    told = re.findall(r"<(?:p|summary)><code>([\w.]+)[^<]*</code> \S", reference())
    assert set(told) == {path.removeprefix("ttgo.") for path in PUBLIC} | {"score.score_file"}
    assert "<dd></dd>" not in reference()


@pytest.mark.parametrize("name", examples.EXAMPLES)
def test_what_is_shown_is_what_runs(name, capsys):
    """The lines on the page, run as a reader runs them, print what the page says they print."""
    assert run(code(name)) == ""
    assert capsys.readouterr().out == examples.run(name) + "\n"


FAULTS = {
    "an error": ("a = 1\n\nb = a / 0", "Line 3 raised ZeroDivisionError: "),
    "in a function": ("def f():\n    return []\nf()[3]", "Line 3 raised IndexError: "),
    "deeper": ("def f():\n    return [][3]\nf()", "Line 2 raised IndexError: "),
    "in ttgo": (
        "from ttgo import Game\nGame(3).play('K9')",
        "Line 2 raised NotAPoint: Rule 1: 'K9' is not a point",
    ),
    "no Python": ("a = 1\nprint(a b)", "Line 2 is not Python: "),
    "input": (
        "a = input('?')",
        "Line 1 raised RuntimeError: nobody can be asked here; write the value into the line.",
    ),
    "without a reason": ("raise ValueError", "Line 1 raised ValueError: no reason is given."),
    "an end": ("raise SystemExit", ""),
}


@pytest.mark.parametrize("name", FAULTS)
def test_what_stops_the_lines_is_one_sentence(name):
    text, said = FAULTS[name]
    told = run(text)
    assert told.startswith(said)
    assert bool(said) == bool(told)
    assert "\n" not in told
