"""The presets: each breaks the published cases that it is to break and no others, and its position
shows what it changes.
"""

import re

import pytest

import ttgo.rules
from tests.lab.asked import CASES, verdicts
from tests.support.sites import page
from ttgo import Illegal
from ttgo.lab import Literal
from ttgo.lab.judge import PROGRAMS
from ttgo.lab.literal import RULE, SHOWN
from ttgo.lab.text import difference, rules_of
from ttgo.web.fill.functions import FUNCTIONS, words
from ttgo.web.fill.presets import PRESETS


def test_the_ten_rules_keep_all_cases():
    found = verdicts({})
    assert len(found) > 30
    assert [verdict for verdict in found if verdict["differs"]] == []


@pytest.mark.parametrize("name", PRESETS)
def test_breaks_what_it_is_to_break(name):
    """Those cases differ, each with a sentence."""
    preset = PRESETS[name]
    differ = [verdict for verdict in verdicts(preset.made()) if verdict["differs"]]
    assert [verdict["case"]["id"] for verdict in differ] == preset.breaks.split()
    assert all(verdict["why"].endswith(".") for verdict in differ)


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
    """There the ten rules say something else; two sentences say what."""
    preset = PRESETS[name]
    assert shown(preset, rules_of(FUNCTIONS, preset.made())) != shown(preset, ttgo.rules)
    says = preset.message("says")
    assert 2 <= says.count(".") + says.count(":") <= 3
    told = difference(FUNCTIONS, preset.made()).splitlines()
    assert told[0].startswith("Rule ")
    assert any(line.startswith("+ ") for line in told)


def test_programs_break_what_the_table_says():
    """The table of the Engines page, of which the yes-or-no cases are counted here."""
    text = page("static/engines.html")
    asked = {case["id"] for case in CASES if case["ask"] == "legal"}
    for name, cases in PROGRAMS:
        row = re.search(
            rf'<th scope="row">{re.escape(name)}[^<]*</th>\s*<td>.*?</td>\s*(<td>.*?</td>)',
            text,
            re.IGNORECASE | re.DOTALL,
        )
        assert row, name
        assert set(cases.split()) == asked & set(re.findall(r"[a-z-]+", row[1])), name


def test_each_rule_has_its_words_and_its_functions():
    assert list(words()) == list(SHOWN) == list(range(1, 11))
    for name in RULE:
        assert re.match(rf"(class|def) {name}\b", FUNCTIONS[name])


def test_unedited_they_are_the_ten_rules():
    assert difference(FUNCTIONS, FUNCTIONS) == ""
    rules = rules_of(FUNCTIONS, FUNCTIONS)
    assert {name for name in vars(ttgo.rules) if name[:2] != "__"} <= set(vars(rules))
    for row in ("B2 A1 A2 B1 pass B1", "B2 B2"):
        games = [Literal("rectangle 2", which) for which in (rules, ttgo.rules)]
        assert games[0].play_all(row) == games[1].play_all(row)
