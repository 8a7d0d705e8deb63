"""The presets: each breaks the published cases that it is to break and no others, and its position shows what it changes."""

import re
from pathlib import Path

import pytest

import ttgo.rules
from ttgo import Illegal
from ttgo.lab import Literal
from ttgo.lab.judge import PROGRAMS, judge, read, shortest
from ttgo.lab.presets import PRESETS, Preset
from ttgo.lab.text import Text, difference

ROOT = Path(__file__).parents[2]
CASES = (ROOT / "static" / "cases" / "rules-1.jsonl").read_text(encoding="utf-8")


def test_the_ten_rules_keep_all_cases() -> None:
    verdicts = list(judge(ttgo.rules, read(CASES)))
    assert len(verdicts) > 30
    assert [verdict.case["id"] for verdict in verdicts if verdict.differs] == []
    assert shortest(verdicts) is None


@pytest.mark.parametrize("name", PRESETS)
def test_breaks_what_it_is_to_break(name: str) -> None:
    """Those cases differ, each with a sentence; a repeat that the ten rules alone forbid is the shortest of its kind."""
    preset = PRESETS[name]
    verdicts = list(judge(Text(preset.made()).run(), read(CASES)))
    differ = [verdict for verdict in verdicts if verdict.differs]
    assert [verdict.case["id"] for verdict in differ] == preset.breaks
    assert all(verdict.why.endswith(".") for verdict in differ)
    first = shortest(verdicts)
    assert first
    assert len(first.case["turns"]) == min(len(verdict.case["turns"]) for verdict in differ)


def shown(preset: Preset, rules: object) -> list[object]:
    """What there is at the preset's position, and after the turn that it points at."""
    game = Literal(preset.graph, rules)
    for turn in preset.turns:
        game.play(turn)
    found: list[object] = [game.over, game.scores(), str(game.why_not(preset.at))]
    try:
        game.play(preset.at)
    except Illegal:
        return found
    position = game.position
    return [*found, game.over, game.scores(), position.points("black"), position.points("white")]


@pytest.mark.parametrize("name", PRESETS)
def test_its_position_shows_it(name: str) -> None:
    """There the ten rules say something else; two sentences say what; few lines differ."""
    preset = PRESETS[name]
    assert shown(preset, Text(preset.made()).run()) != shown(preset, ttgo.rules)
    assert 2 <= preset.says.count(".") + preset.says.count(":") <= 3
    told = difference(preset.made()).splitlines()
    assert told[0].startswith("Rule ")
    assert any(line.startswith("+ ") for line in told)
    if name not in ("three-players", "diagonals"):
        assert len(told) < 14


def test_programs_break_what_the_table_says() -> None:
    """The table of the Engines page, of which the yes-or-no cases are counted here."""
    page = (ROOT / "static/engines.html").read_text(encoding="utf-8")
    asked = {case["id"] for case in read(CASES) if case["ask"] == "legal"}
    for name, cases in PROGRAMS.items():
        row = re.search(
            rf'<th scope="row">{re.escape(name)}[^<]*</th>.*?</td>(<td>.*?</td>)',
            page,
            re.IGNORECASE,
        )
        assert row, name
        assert set(cases.split()) == asked & set(re.findall(r"[a-z-]+", row[1])), name
