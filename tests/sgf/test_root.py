"""SGF's root properties become a start: size, komi, rules, handicap, setup and the first player."""

from typing import Any

import pytest

from tests.support.micropython import Compare
from ttgo import __version__, sgf
from ttgo.record import Record
from ttgo.rules import WHITE, Position
from ttgo.rulesets import NAMED, Rules
from ttgo.start import Start
from ttgo.vertex import names

START = {
    "nothing said": ("(;)", Start(19)),
    "all of it": ("(;SZ[9:7]KM[7.5]RU[NZ])", Start(9, 7, 7.5, rules=NAMED["New Zealand"])),
    "komi with a comma": ("(;KM[6,5])", Start(19, 19, 6.5)),
    "komi below zero": ("(;KM[-59.5])", Start(19, 19, -59.5)),
    "rules of 1995": ("(;RU[taylor 1995])", Start(19, rules=NAMED["Taylor 1995"])),
    "our own word goes before RU": ("(;RU[Tromp-Taylor]TTGO[ending=kgs])", Start(19, rules=Rules(ending="kgs"))),
    "a height of nine digits": ("(;SZ[9:000000007])", Start(9, 7)),
    "a handicap, and an emptied point": ("(;SZ[9]AE[aa]HA[2];B[aa];B[bb])", Start(9, handicap=2)),
    "a handicap beside a setup, as we write it": (
        "(;SZ[9]TTGO[tromp-taylor][handicap]HA[2]AB[aa]PL[B];B[bb];B[cc];W[dd])",
        Start(9, handicap=2),
    ),
    "a setup on a rectangle": ("(;SZ[9:7]AB[aa]AW[ig])", Start(9, 7)),
    "handicap of all points": ("(;SZ[3]HA[9])", Start(3, handicap=9)),
    "handicap by turns": ("(;HA[2];B[aa];B[bb];W[cc])", Start(19, handicap=2)),
    "handicap set up": ("(;HA[2]AB[dd][pp];W[aa])", Start(19, first=WHITE)),
    "handicap set up, no turns": ("(;HA[2]AB[dd][pp])", Start(19, first=WHITE)),
    "PL has the last word": ("(;HA[2]AB[dd][pp]PL[B])", Start(19)),
    "PL in words": ("(;AB[dd]PL[white])", Start(19, first=WHITE)),
    "a problem, White to play": ("(;AB[dd]AW[ee];W[ff])", Start(19, first=WHITE)),
}  # fmt: skip


@pytest.mark.parametrize(("text", "wanted"), START.values(), ids=START)
def test_start(text: str, wanted: Start) -> None:
    """Size, komi, rules, handicap and first player; stones are below."""
    record = sgf.read(text)
    assert (record.start.but(setup=None), record.remarks) == (wanted, [])


def test_our_own_word_goes_before_rules_that_are_not_known() -> None:
    """RU may be another program's; what TTGO says holds all the same."""
    record = sgf.read("(;RU[ours]TTGO[ending=kgs])")
    assert record.start.rules == Rules(ending="kgs")
    assert "rules are not used, but ending=kgs" in record.remarks[0]


SETUP = {
    "points": ("AB[aa][bc]AW[ia]", ["A9", "B7"], ["J9"]),
    "a rectangle": ("AB[aa:cb]", ["A8", "A9", "B8", "B9", "C8", "C9"], []),
    "a rectangle, corners the other way": ("AB[cb:aa]", ["A8", "A9", "B8", "B9", "C8", "C9"], []),
    "a rectangle and points inside": ("AB[aa:ab][aa][ab]", ["A8", "A9"], []),
    "emptied again": ("AB[aa:ac]AE[ab]", ["A7", "A9"], []),
    "white emptied again": ("AW[aa:ac]AE[ab]", [], ["A7", "A9"]),
    "points with a line break inside": ("AB[a\nb:\r\nb b]AW[\ri\na]", ["A8", "B8"], ["J9"]),
    "an empty list": ("AB[]AW[aa]", [], ["A9"]),
    "three corners": ("AB[aa:bb:cc]", [], []),
}


@pytest.mark.parametrize(("text", "black", "white"), SETUP.values(), ids=SETUP)
def test_setup(text: str, black: list[str], white: list[str]) -> None:
    """AB, AW and AE of the root make the position that the game begins with; none of these has a point twice."""
    record = sgf.read(f"(;SZ[9]{text})")
    setup = record.start.setup
    assert "black and white" not in " ".join(record.remarks)
    assert sorted(names(setup.grid, setup.black)) == black
    assert sorted(names(setup.grid, setup.white)) == white


# How a record begins, its root's notes, and what is written of them

SETTING = Position.parse("X..\n...\n..O")
SET = {"setup": SETTING}
WRITTEN: dict[str, tuple[dict[str, Any], dict[str, list[str]], str]] = {
    "turns are none of the root's": ({}, {"B": ["aa"], "W": ["bb"], "PB": ["x"]}, "PB[x]"),
    "a handicap": ({"handicap": 2}, {}, "HA[2]"),
    "as the file wrote it": ({"handicap": 2}, {"HA": ["02"]}, "HA[02]"),
    "another than the file's": ({"handicap": 2}, {"HA": ["3"]}, "HA[2]"),
    "a handicap beside a setup": ({"handicap": 2, **SET}, {}, "AB[aa]AW[cc]HA[2]PL[B]TTGO[Tromp-Taylor][handicap]"),
    "and our own word before": (
        {"handicap": 2, "rules": Rules(ending="kgs"), **SET},
        {"TTGO": ["ending=kgs", "x", "handicap"]},
        "AB[aa]AW[cc]HA[2]PL[B]TTGO[ending=kgs][handicap][x]",
    ),
    "our own word and others": ({"rules": Rules(ending="kgs")}, {"TTGO": ["x"]}, "TTGO[ending=kgs][x]"),
    "komi that a file had in words": ({}, {"KM": ["seven"]}, "KM[seven]"),
    "komi, whatever it had": ({"komi": 2.5}, {"KM": ["seven"]}, "KM[2.5]"),
    "komi times 100, as the file wrote it": ({"komi": 7.5}, {"KM": ["375"]}, "KM[375]"),
    "rules without a name": (
        {"rules": Rules("situational", suicide=False)}, {}, "RU[superko=situational suicide=forbidden]",
    ),
    "rules that are not known": ({}, {"RU": ["ours"]}, "RU[ours]"),
    "no player": ({}, {"PL": ["x"]}, "PL[x]"),
    "no player, and a setup": (SET, {"PL": ["x"]}, "AB[aa]AW[cc]PL[B][x]"),
    "White as the file wrote it": ({"first": WHITE}, {"PL": ["White", "x"]}, "PL[White][x]"),
    "a setup's points twice": (SET, {"AB": ["aa"], "AE": ["bb"]}, "AB[aa][aa]AE[bb]AW[cc]PL[B]"),
    "points off the grid and emptied": (
        SET,
        {"AB": ["jj", "aa:ac"], "AE": ["ab:ac"]},
        "AB[jj][aa:ac][aa]AE[ab:ac]AW[cc]PL[B]",
    ),
    "points off the grid alone": ({}, {"AB": ["jj"]}, "AB[jj]"),
    "points that are not set up": ({}, {"AB": ["aa"]}, ""),
    "points of the other colour": (SET, {"AW": ["aa"]}, "AB[aa]AW[cc]PL[B]"),
}  # fmt: skip


@pytest.mark.parametrize(("start", "notes", "written"), WRITTEN.values(), ids=WRITTEN)
def test_written(start: dict[str, Any], notes: dict[str, list[str]], written: str) -> None:
    """What every file has aside."""
    record = Record(Start(3, **start))
    record.notes = notes
    root = sgf.write(record).decode().replace("\n", "").split(";")[1].rstrip(")")
    for usual in (
        f"AP[ttgo:{__version__}]",
        *"FF[4] CA[UTF-8] GM[1] KM[0] SZ[3] RU[Tromp-Taylor]".split(),
    ):
        root = root.replace(usual, "", 1)
    assert root == written


# A file with Black to begin, and whether its first turn is White's all the same

BEGUN = {
    "Black's turn": ("(;SZ[3];B[aa])", False),
    "White's turn": ("(;SZ[3]PL[B];W[aa])", True),
    "White's, after a note": ("(;SZ[3]PL[B];C[x];W[aa])", True),
    "Black's, after a note": ("(;SZ[3];C[x];B[aa];W[bb])", False),
    "White's after another position": ("(;SZ[3];AB[bb]PL[B];W[aa])", False),
}


@pytest.mark.parametrize(("text", "white"), BEGUN.values(), ids=BEGUN)
def test_who_is_given_the_first_turn(text: str, white: bool) -> None:
    """PL is there only if the file would else be read as White's."""
    assert (b"PL[B]" in sgf.write(sgf.read(text)).split(b";")[1]) is white


def test_another_first_turn_makes_no_handicap() -> None:
    """HA, which White's turn had kept from being one, is not written where it would be believed."""
    record = sgf.read("(;SZ[9]HA[2];B[aa];W[bb])")
    assert b"HA[2]" in sgf.write(record)
    record.root.follow("E5")
    record.check()
    again = sgf.read(sgf.write(record))
    assert (again.start, again.root.next[0].word) == (record.start, "E5")


def test_files_come_to_the_same(same_on_micropython: Compare) -> None:
    setups = {name: f"(;SZ[9]{row[0]})" for name, row in SETUP.items()}
    same_on_micropython(START, setups, BEGUN)
