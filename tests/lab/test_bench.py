"""What the page "Change a rule" is told: boards, errors at their lines, what a change
changes.
"""

import json
from pathlib import Path

import pytest

from ttgo.lab.bench import Bench
from ttgo.lab.presets import PRESETS

CASES = (Path(__file__).parents[2] / "static" / "cases" / "rules-1.jsonl").read_text(
    encoding="utf-8"
)
NO_MEMORY = PRESETS["no-memory"].made()
KO = PRESETS["no-memory"].turns.split()


def ask(bench, do, **event):
    return json.loads(bench.answer(json.dumps({"do": do, **event})))


@pytest.fixture
def bench():
    return Bench(CASES)


def show(bench, turns, edits=None, graph="rectangle 5"):
    return ask(bench, "show", graph=graph, edits=edits or {}, turns=turns.split())


def test_the_board_goes_on_by_the_new_rule(bench):
    """The same turns by other rules: what was refused is played, and the other way round; the game
    before comes back.
    """
    turns = " ".join([*KO, "C2"])
    before = show(bench, turns)
    assert (len(before["turns"]), before["stopped"]["turn"], before["stopped"]["at"]) == (
        8,
        9,
        "C2",
    )
    after = show(bench, turns, NO_MEMORY)
    assert (len(after["turns"]), after["stopped"]) == (9, None)
    assert after["ten"]["says"].startswith("By the ten rules turn 9, C2, is illegal. Rule 6:")
    assert show(bench, turns) == before


def test_a_ko_for_ever_is_told(bench):
    turns = " ".join([*KO, *("C2 B2" for _ in range(2))])
    assert "This position has occurred 3 times." in show(bench, turns, NO_MEMORY)["say"]


def test_a_view(bench):
    """Stones, areas, refusals and sentences on a grid that is no rectangle."""
    view = show(bench, "A B C", graph="A-B-C-D-E A-E")
    assert (view["names"], view["stones"]) == (["A", "B", "C", "D", "E"], "X.X..")
    assert view["say"] == "Black played C and cleared 1 stone. White to play."
    assert view["cleared"] == ["B"]
    assert view["areas"] == {"black": ["A", "B", "C", "D", "E"], "white": []}
    assert (view["scores"], view["result"], view["mayPass"]) == (
        {"black": 5, "white": 0},
        "B+5",
        True,
    )
    assert view["refused"] == {"B": "Rule 6: B would repeat the position after turn 3."}
    assert set(view["legal"]) == {"D", "E"}
    over = show(bench, "A pass pass", graph="A-B-C-D-E A-E")
    assert (over["over"], over["toPlay"], over["legal"]) == (True, None, [])
    assert over["say"].startswith("Black passed. The game is over.")


@pytest.mark.parametrize(
    ("edits", "error"),
    [
        ({"move": "def move(:"}, {"name": "move", "rule": 7, "line": 1, "text": "invalid syntax"}),
        (
            {"over": "def over(turns):\n    return turnes"},
            {"name": "over", "rule": 8, "line": 2, "text": "name 'turnes' is not defined"},
        ),
        (
            {"over": "def over(turns):\n    import sys\n    sys.exit(7)"},
            {"name": "over", "rule": 8, "line": 3, "text": "SystemExit: 7"},
        ),
        (
            {"plain": "def plain(): 5"},
            {"text": "The rules have no function 'plain' that can be changed."},
        ),
    ],
)
def test_errors(bench, edits, error):
    """At their line; and the next answer is as if nothing had been."""
    assert show(bench, "A1", edits)["error"] == error
    assert show(bench, "A1")["turns"] == ["A1"]


def test_no_such_grid(bench):
    assert "is not a grid" in show(bench, "", graph="sphere 5")["error"]["text"]


def test_what_did_i_just_do(bench):
    """The cases that differ, the shortest of them, the preset that it is."""
    told = ask(bench, "judge", edits=NO_MEMORY)
    differ = [name for name, differs in told["cases"].items() if differs]
    assert differ == PRESETS["no-memory"].breaks.split()
    assert (len(told["cases"]), told["first"]["id"]) == (31, "lone-suicide")
    assert told["first"]["why"] == "A1 is legal for White."
    assert told["first"]["ten"].startswith("A1 is illegal for White. Rule 6:")
    assert told["alike"] == []  # by goban, sgfmill and others some of these are as by the ten rules
    short = ask(bench, "judge", edits=PRESETS["eight-back"].made())
    assert short["alike"] == [
        "sgfmill 1.1.1",
        "OpenSpiel 2.0.2",
        "PettingZoo 1.27.0",
        "goban 8.3.64",
        "go-board 1.4.3",
    ]
    plain = ask(bench, "judge", edits={})
    assert (plain["first"], plain["alike"]) == (None, [])


def test_what_there_is(bench):
    """All rules with their words and functions; each preset's edits can be played; the difference
    of one is two lines.
    """
    told = ask(bench, "rules")
    assert [rule["rule"] for rule in told["rules"]] == list(range(1, 11))
    assert {preset["id"] for preset in told["presets"]} == set(PRESETS)
    for preset in told["presets"]:
        assert "error" not in ask(
            bench, "show", **{key: preset[key] for key in ("graph", "edits", "turns")}
        )
    assert ask(bench, "difference", edits=NO_MEMORY)["difference"].splitlines()[1:] == [
        "-     return position in earlier",
        "+     return False",
    ]


def test_a_difference_of_what_is_not_python(bench):
    """It is told, too: nothing of the lines is run."""
    assert "+ def over(" in ask(bench, "difference", edits={"over": "def over("})["difference"]
    told = ask(bench, "difference", edits={"system": "x"})["error"]["text"]
    assert told == "The rules have no function 'system' that can be changed."
