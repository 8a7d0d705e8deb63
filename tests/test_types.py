"""What a type checker says of programs that use ttgo: a wrong word is an error, and none of the
right ones is.
"""

import sys

import mypy.api
import pytest

# The right line, and the same with a wrong word
LINES = {
    "superko": ('Rules(superko="situational")', 'Rules(superko="psk")'),
    "superko by its place": ('Rules("taylor 1995")', 'Rules("simple")'),
    "suicide": ("Rules(suicide=False)", 'Rules(suicide="forbidden")'),
    "score": ('Rules(score="pass stones")', 'Rules(score="territory")'),
    "ending": ('Rules(ending="judge")', 'Rules(ending="japan")'),
    "another ending": ('Rules().ended("kgs")', 'Rules().ended("ogs")'),
    "first": ('Game(9, first="white")', 'Game(9, first="green")'),
    "first, by a constant": ("Game(9, first=WHITE)", "Game(9, first=EMPTY)"),
    "rules": ('Game(9, rules="nz")', "Game(9, rules=5)"),
    "height": ("Game(9, 7)", "Game(9, 6.5)"),
    "size": ("Game(width=9)", "Game(size=9)"),
    "whose turn": ('Game(9).to_play == "black"', 'Game(9).to_play == "blue"'),
}
BEGIN = "from ttgo import EMPTY, WHITE, Game, Rules\n"


@pytest.fixture(scope="module")
def wrong(tmp_path_factory):
    """The numbers of the lines that mypy finds wrong, all of them in one program."""
    program = tmp_path_factory.mktemp("types") / "program.py"
    lines = [f"print({line})" for pair in LINES.values() for line in pair]
    program.write_text(BEGIN + "\n".join(lines), encoding="utf-8")
    found, _, _ = mypy.api.run(
        ["--strict", "--config-file=", f"--python-executable={sys.executable}", str(program)]
    )
    return {int(line.split(":")[1]) for line in found.splitlines() if line.startswith(str(program))}


@pytest.mark.parametrize(("number", "name"), list(enumerate(LINES)), ids=LINES)
def test_a_wrong_word_is_an_error(wrong, number, name):
    """The right word is none."""
    right = 2 + 2 * number
    assert [line in wrong for line in (right, right + 1)] == [False, True]
