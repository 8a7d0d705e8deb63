"""`ttgo check` on real processes: ours keeps every rule, faults are told with
the shortest moves, and statuses are what CI needs.
"""

import json
import sys

import pytest

from tests.bench.rules import Program, row
from tests.support.programs import BAD, LITERAL
from tests.support.sites import ROOT
from tests.support.tables import each_row
from ttgo import __main__ as command
from ttgo import sgf
from ttgo.referee.engine import drawn, margin
from ttgo.web import cases
from ttgo.web.cases import GROUPS, known, read


def run(capsys, *arguments):
    """The exit status of `ttgo check`, and what it printed."""
    status = command.main(["check", *arguments])
    return (status, *capsys.readouterr())


def test_our_own_engine_keeps_every_rule(capsys, monkeypatch):
    """All cases, by all rules of the family, and none that cannot be asked."""
    monkeypatch.chdir(ROOT)
    status, out, _ = run(capsys, "--json", "--", sys.executable, "-m", "ttgo", "gtp")
    found = json.loads(out)
    assert (status, found["verdict"]) == (0, "kept")
    assert {case["verdict"] for case in found["cases"]} == {"kept"}
    assert {case["id"] for case in found["cases"]} == {case.id for case in cases.read()}
    assert len({case["rules"] for case in found["cases"]}) == 8


def test_a_fault_is_told(capsys, tmp_path):
    """The rule, the shortest moves as text and as SGF, and the others that are broken."""
    status, out, _ = run(capsys, "--sgf", str(tmp_path), "--", *LITERAL, "simple ko")
    assert status == 1
    assert "kept            clearing (rules 4 and 7)" in out
    assert "  broken          repeats (rule 6): " in out
    assert "lone-suicide: By 'play white A1' White A1 is legal, and it is illegal." in out
    assert "5x5: B1 pass A2, then White A1" in out
    assert "also broken: " in out
    record = sgf.read(tmp_path / "without-capture-tromp-taylor.sgf")
    record.check()
    assert [node.word for node in record.main_line()][-1] == "pass"
    assert "C1 would repeat the position after turn 7" in record.stops()


def test_records_that_cannot_be_written(capsys, tmp_path):
    """What was found is told, and then why it is not there."""
    (tmp_path / "file").touch()
    status, out, err = run(
        capsys, "--only", "ko", "--sgf", str(tmp_path / "file"), "--", *LITERAL, "simple ko"
    )
    assert (status, err) == (2, f"ttgo: {tmp_path / 'file'}: File exists.\n")
    assert "ko" in out


def test_a_refused_suicide_is_no_fault_of_rule_6(capsys):
    """A turn on the way that is suicide counts for rule 7."""
    _, out, _ = run(capsys, "--json", "--", *LITERAL, "suicide forbidden")
    broken = [case for case in json.loads(out)["cases"] if case["verdict"] == "broken"]
    assert [(case["id"], case["group"]) for case in broken] == [("suicide", "suicide")]
    assert broken[0]["why"] == "It refuses turn 7, Black B1, which is legal by rule 7: suicide."


def test_rules_that_it_is_started_with(capsys):
    """What cannot be told its rules is asked about those that it is said to have."""
    chosen = ["--only", "ko", "--only", "two-for-one", "--only", "no-suicide"]
    rules = ["--rules", "superko=situational suicide=forbidden"]
    status, out, _ = run(
        capsys, *chosen, *rules, "--json", "--", *LITERAL, "", "situational", "forbidden"
    )
    verdicts = {case["id"]: case["verdict"] for case in json.loads(out)["cases"]}
    assert (status, verdicts) == (
        0,
        {"ko": "kept", "two-for-one": "cannot be asked", "no-suicide": "kept"},
    )


@pytest.mark.parametrize(("way", "at"), [("crash", "play"), ("junk", "clear_board")])
def test_a_program_that_fails(capsys, way, at):
    """That is broken, too, with what it wrote; after three times in a row it is not asked again."""
    status, out, _ = run(capsys, "--json", "--", *BAD, way, at)
    broken = [case for case in json.loads(out)["cases"] if case["verdict"] == "broken"]
    assert status == 1
    assert {case["group"] for case in broken} == {"talk"}
    assert len(broken) == 3


def test_the_table_beside_others(capsys):
    """In 80 columns, whatever is broken; its row has the counts that JSON has."""
    _, out, _ = run(capsys, "--", *LITERAL, "simple ko")
    assert max(map(len, out.splitlines())) <= 80
    head, *rows = out.splitlines()[out.splitlines().index("") + 1 : -1]
    found = {line[:33].strip(): dict(zip(head.split(), line[33:].split())) for line in rows}
    assert list(head.split()) == list(GROUPS)
    assert len(found) == 1 + len(known())
    assert set(found["ttgo 0.1.0"].values()) == {"ok"}
    assert (found["GNU Go 3.8"]["repeat"], found["GNU Go 3.8"]["end"]) == ("4", "-")
    own = next(found[name] for name in found if name.endswith("asked now"))
    _, told, _ = run(capsys, "--json", "--", *LITERAL, "simple ko")
    for line in json.loads(told)["rules"]:
        if line["rules"] == "Tromp-Taylor" and line["group"] in GROUPS:
            shown = {"kept": "ok", "broken": str(line["broken"])}.get(line["verdict"], "-")
            assert own[line["group"]] == shown


def test_what_is_known_names_cases():
    """Each group once, and cases that there are."""
    cases = {case.id: case.group for case in read()}
    for one in known():
        assert sorted([*one["keeps"], *one["breaks"], *one["not asked"]]) == sorted(GROUPS)
        for group, names in one["breaks"].items():
            assert {cases[name] for name in names} == {group}


SLOW = ["--patience", "1", "--", *BAD, "hang", "name"]
WRONG = [
    (
        "no such program",
        ["--", "not-there"],
        "'not-there' cannot be started: No such file or directory.",
    ),
    ("no GTP", ["--", "echo", "hello"], "It ended when asked 'name' (exit status 0)."),
    ("no answer", SLOW, "It did not answer 'name' within 1 seconds."),
    ("no program", [], "Give a program after --, such as: -- gnugo --mode gtp."),
    ("open quotes", ["--", "gnugo 'x"], "is not a command: no closing quotation."),
    ("unknown rules", ["--rules", "Japanese", "--", "gnugo"], "rules of another family"),
    ("unknown case", ["--only", "xyz", "--", "gnugo"], "There is no case 'xyz'; there are wide, "),
]


@each_row(WRONG)
def test_what_cannot_be_done(arguments, sentence, capsys):
    """One sentence and status 2."""
    status, out, err = run(capsys, *arguments)
    assert (status, out) == (2, "")
    assert sentence in err


@pytest.mark.parametrize(
    "arguments", [["--patience", "0", "--", "x"], ["--patience", "x", "--", "x"]]
)
def test_usage(capsys, arguments):
    with pytest.raises(SystemExit) as ended:
        command.main(["check", *arguments])
    assert ended.value.code == 2
    assert "usage: ttgo check" in capsys.readouterr().err


GNUGO = """
   A B C
 2 . X O 2     WHITE (O) has captured 0 stones
 1 + X . 1     BLACK (X)
   A B C"""
PACHI = """Move:   1
      A B C
    +-------+
  2 | . X O)|  | . . .
  1 | X . . |  | . . .
    +-------+"""
BOARDS = [
    ("ttgo", "\n   A B C\n 2 . X O 2\n 1 X . . 1\n   A B C", ".XO/X.."),
    ("GNU Go", GNUGO, ".XO/.X."),
    ("Pachi", PACHI, ".XO/X.."),
    ("KataGo", "MoveNum: 3\n   A B C\n 2 . X2O1\n 1 . . .\nNext player: Black", ".XO/..."),
    ("no board", "I have no board", None),
    ("half a board", " 2 . X O", None),
    ("a narrow board", " 2 . X\n 1 . X", None),
]


@each_row(BOARDS)
def test_drawn_boards(text, wanted):
    """As programs draw them."""
    assert drawn(text, 3, 2) == wanted


MARGINS: dict = {"B+3.5": 3.5, "W+12": -12, "0": 0, "B+25.0 (upper bound: 25)": 25}
MARGINS |= dict.fromkeys(("B+R", "?", ""))


@pytest.mark.parametrize(("text", "wanted"), MARGINS.items())
def test_scores(text, wanted):
    assert margin(text) == wanted


def test_what_is_known_of_pettingzoo(capsys):
    """static/cases/known.json has the row that comes of asking it now."""
    arguments = [sys.executable, str(ROOT / "tests/bench/rules_python.py"), "pettingzoo"]
    _, out, _ = run(capsys, "--json", "--", *arguments)
    assert row(Program("PettingZoo", arguments, ", go_v5"), json.loads(out)) in known()
