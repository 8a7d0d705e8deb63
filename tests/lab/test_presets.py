"""The presets: each breaks the published cases that it is to break and no others, and its position
shows what it changes.
"""

import re

import pytest

import ttgo.rules
from tests.support.sites import ROOT, page
from ttgo import Illegal
from ttgo.lab import Literal
from ttgo.lab.judge import PROGRAMS, judge, read, shortest
from ttgo.lab.literal import RULE, SHOWN
from ttgo.lab.presets import PRESETS
from ttgo.lab.text import Broken, Text, code, difference, source, words

CASES = (ROOT / "static" / "cases" / "rules-1.jsonl").read_text(encoding="utf-8")


def test_the_ten_rules_keep_all_cases():
    verdicts = list(judge(ttgo.rules, read(CASES)))
    assert len(verdicts) > 30
    assert [verdict.case["id"] for verdict in verdicts if verdict.differs] == []
    assert shortest(verdicts) is None
    assert verdicts[0].why == "Black has a stone on D3. White has no stones."


@pytest.mark.parametrize("name", PRESETS)
def test_breaks_what_it_is_to_break(name):
    """Those cases differ, each with a sentence; a repeat that the ten rules alone forbid is the
    shortest of its kind.
    """
    preset = PRESETS[name]
    verdicts = list(judge(Text(preset.made()).run(), read(CASES)))
    differ = [verdict for verdict in verdicts if verdict.differs]
    assert [verdict.case["id"] for verdict in differ] == preset.breaks.split()
    assert all(verdict.why.endswith(".") for verdict in differ)
    first = shortest(verdicts)
    assert first
    assert len(first.case["turns"]) == min(len(verdict.case["turns"]) for verdict in differ)


def shown(preset, rules):
    """What there is at the preset's position, and after the turn that it points at."""
    game = Literal(preset.graph, rules)
    game.play_all(preset.turns)
    found: list[object] = [game.over, game.scores(), str(game.why_not(preset.at))]
    try:
        game.play(preset.at)
    except Illegal:
        return found
    position = game.position
    return [*found, game.over, game.scores(), position.points("black"), position.points("white")]


@pytest.mark.parametrize("name", PRESETS)
def test_its_position_shows_it(name):
    """There the ten rules say something else; two sentences say what; few lines differ."""
    preset = PRESETS[name]
    assert shown(preset, Text(preset.made()).run()) != shown(preset, ttgo.rules)
    says = preset.message("says")
    assert 2 <= says.count(".") + says.count(":") <= 3
    told = difference(preset.made()).splitlines()
    assert told[0].startswith("Rule ")
    assert any(line.startswith("+ ") for line in told)
    if name not in ("three-players", "diagonals"):
        assert len(told) < 14


def test_programs_break_what_the_table_says():
    """The table of the Engines page, of which the yes-or-no cases are counted here."""
    text = page("static/engines.html")
    asked = {case["id"] for case in read(CASES) if case["ask"] == "legal"}
    for name, cases in PROGRAMS.items():
        row = re.search(
            rf'<th scope="row">{re.escape(name)}[^<]*</th>\s*<td>.*?</td>\s*(<td>.*?</td>)',
            text,
            re.IGNORECASE | re.DOTALL,
        )
        assert row, name
        assert set(cases.split()) == asked & set(re.findall(r"[a-z-]+", row[1])), name


# The text of the rules in its parts, changed and run.


MOVE = "def move(position, point, colour):\n"


def test_each_rule_has_its_words_and_its_functions():
    assert list(words(source())) == list(SHOWN) == list(range(1, 11))
    for name in RULE:
        assert code(name).split("\n")[0].split("(")[0].split(":")[0].split()[-1] == name
        assert code(name) in source()


def test_unchanged_it_is_the_same_text():
    assert Text({}).text == source()
    assert Text({name: code(name) for name in RULE}).text == source()
    assert difference({name: code(name) for name in RULE}) == ""


def test_one_function_is_replaced_and_no_other_line():
    new = MOVE + "    return position"
    text = Text({"move": new}).text
    assert text == source().replace(code("move"), new)
    assert difference({"move": new}).splitlines()[:2] == [
        "Rule 7, move:",
        "- def move(position: Position, point: int, colour: str) -> Position:",
    ]


@pytest.mark.parametrize(
    ("name", "lines", "line", "said"),
    [
        ("move", MOVE + "    return (", 2, "'(' was never closed"),
        ("move", MOVE + "  return position\n    return", 3, "unexpected indent"),
        ("move", "", 0, "Define move here: the other rules call it."),
        (
            "move",
            "def moves(): pass",
            0,
            "Define move here: the other rules call it.",
        ),
        ("clear", "x = 1 / 0\n" + code("clear"), 1, "ZeroDivisionError: division by zero"),
        ("clear", "import sys\nsys.exit()\n" + code("clear"), 2, "SystemExit"),
        (
            "clear",
            "import nothing\n" + code("clear"),
            1,
            "ModuleNotFoundError: No module named 'nothing'",
        ),
    ],
)
def test_what_is_no_text(name, lines, line, said):
    with pytest.raises(Broken) as broken:
        Text({name: lines}).run()
    assert (broken.value.name, broken.value.line, broken.value.text) == (name, line, said)


@pytest.mark.parametrize(
    ("name", "lines", "line", "said"),
    [
        ("move", MOVE + "\n    return positions", 3, "name 'positions' is not defined"),
        ("over", "def over(turns):\n    return turns[9]", 2, "IndexError: list index out of range"),
        ("move", MOVE + "    return 5", 0, "A move gives a position, not int '5'."),
        ("clear", "def clear(a, b):\n    return clear(a, b)", 2, "It calls itself for ever."),
        (
            "area",
            "def area(a, b, c):\n    return a",
            0,
            "TypeError: area() missing 1 required positional argument: 'c'",
        ),
    ],
)
def test_an_error_at_its_line(name, lines, line, said):
    """Counted from the function's first line, also where the error comes from what it gives."""
    text = Text({"opponent": "# longer\n" * 9 + code("opponent"), name: lines})
    rules = text.run()
    with pytest.raises(Exception) as error:  # noqa: PT011, PT012
        game = Literal("rectangle 3", rules)
        game.play("B2")
        game.scores()
    told = text.located(error.value)
    assert (told.name, told.line, told.text) == (name, line, said)


def test_nothing_else_can_be_changed():
    with pytest.raises(ValueError, match="The rules have no function 'plain' that can be changed"):
        Text({"plain": "def plain(): pass"})
    assert vars(ttgo.rules)["PASS"] == "pass"
