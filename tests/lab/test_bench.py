"""What the page "Change a rule" is told: boards, errors at their lines, what a change
changes.
"""

import json

import pytest

from tests.lab.asked import CASES, ask, event, on_micropython, verdicts
from ttgo.lab.bench import Bench
from ttgo.web.fill.functions import FUNCTIONS
from ttgo.web.fill.presets import PRESETS

NO_MEMORY = PRESETS["no-memory"].made()
KO = PRESETS["no-memory"].turns.split()


@pytest.fixture
def bench():
    return Bench()


def show(bench, turns, edits=None, graph="rectangle 5"):
    return ask(bench, "show", graph=graph, edits=edits or {}, turns=turns.split())


def test_the_board_goes_on_by_the_new_rule(bench):
    """The same turns by other rules: what was refused is played, and the other way round; the game
    before comes back.
    """
    turns = " ".join([*KO, "C2"])
    before = show(bench, turns)
    stopped = before["stopped"]
    assert (len(before["turns"]), stopped["turn"], stopped["at"]) == (8, 9, "C2")
    after = show(bench, turns, NO_MEMORY)
    assert (len(after["turns"]), after["stopped"]) == (9, None)
    assert after["ten"]["says"].startswith(
        "Under the ten rules move 9, C2, is not allowed. Rule 6:"
    )
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


def test_whose_turn_it_was(bench):
    """Also by rules that ask for the grids that there were."""
    fewer = "def to_play(turns, grids):\n    return WHITE if grids[-1].points(BLACK) else BLACK"
    said = [show(bench, turns, {"to_play": fewer})["say"] for turns in ("A1", "A1 B1")]
    assert said == ["Black played A1. White to play.", "White played B1. White to play."]


@pytest.mark.parametrize(("third", "mark"), [("blue", "B"), ("orange", "o")])
def test_a_third_player_is_no_other(bench, third, mark):
    """Whose colour begins as Black, or is called by White's sign."""
    edits = {
        name: lines.replace('"red"', f'"{third}"')
        for name, lines in PRESETS["three-players"].made().items()
    }
    view = show(bench, "pass pass A1 pass pass pass", edits, "rectangle 2 1")
    assert (view["stones"], view["result"]) == (f"{mark}.", f"{mark.upper()}+2")
    assert view["say"].endswith(f"The game is over. {third} wins by 2 points.")


@pytest.mark.parametrize(
    ("edits", "text"),
    [
        ({"over": "def over(turns):\n    import sys\n    sys.exit(7)"}, "SystemExit: 7"),
        ({"plain": "def plain(): 5"}, "The rules have no function 'plain' that can be changed."),
    ],
)
def test_after_an_error(bench, edits, text):
    """The next answer is as if nothing had been."""
    assert show(bench, "A1", edits)["error"]["text"] == text
    assert show(bench, "A1")["turns"] == ["A1"]


def test_no_such_grid(bench):
    assert "is not a grid" in show(bench, "", graph="sphere 5")["error"]["text"]


def test_what_did_i_just_do(bench):
    """Of the cases that differ the shortest, and the programs that play so."""
    told = ask(bench, "sum", verdicts=verdicts(NO_MEMORY, bench))
    assert told["first"]["id"] == "lone-suicide"
    assert told["first"]["why"] == "White is allowed to play at A1."
    assert told["first"]["ten"].startswith("White is not allowed to play at A1. Rule 6:")
    assert told["alike"] == []  # by goban, sgfmill and others some of these are as by the ten rules
    short = ask(bench, "sum", verdicts=verdicts(PRESETS["eight-back"].made(), bench))
    assert short["alike"] == [
        "sgfmill 1.1.1",
        "OpenSpiel 2.0.2",
        "PettingZoo 1.27.0",
        "goban 8.3.64",
        "go-board 1.4.3",
    ]


def test_a_difference(bench):
    """Of lines that are not Python, too: nothing of them is run."""

    def told(**edits):
        return ask(bench, "difference", edits=edits)["difference"].splitlines()

    assert told(**NO_MEMORY)[1:] == ["-     return position in earlier", "+     return False"]
    apart = FUNCTIONS["clear"].replace("def", "# new\ndef").replace("return", "return not")
    assert [line[0] for line in told(clear=apart)] == list("R+-+")
    assert "+ def over(" in told(over="def over(")
    error = ask(bench, "difference", edits={"system": "x"})["error"]["text"]
    assert error == "The rules have no function 'system' that can be changed."


def test_the_same_on_micropython(bench):
    """Each preset's board, which needs what functions ask for by their parameters, and two cases."""
    events = []
    for preset in PRESETS.values():
        edits, turns = preset.made(), [*preset.turns.split(), preset.at]
        events.append(event("show", graph=preset.graph, turns=turns, edits=edits))
        events += [event("judge", case=case, edits=edits) for case in CASES[5:30:12]]
    assert on_micropython(*events) == [json.loads(bench.answer(each)) for each in events]
