"""SGF's root properties become a start: size, komi, rules, handicap, setup and the first player."""

from typing import Any

import pytest

from tests.support.tables import each_row
from ttgo import __version__, sgf
from ttgo.points import Grid
from ttgo.position import WHITE, Position
from ttgo.record import Record
from ttgo.rulesets import NAMED, Rules
from ttgo.sgf.files import unchecked
from ttgo.sgf.root import changes, read_komi, write_komi
from ttgo.start import Start

START = {
    "nothing said": ("(;)", Start(19)),
    "all of it": ("(;SZ[9:7]KM[7.5]RU[NZ])", Start(9, 7, 7.5, rules=NAMED["New Zealand"])),
    "komi with a comma": ("(;KM[6,5])", Start(19, 19, 6.5)),
    "rules of 1995": ("(;RU[taylor 1995])", Start(19, rules=NAMED["Taylor 1995"])),
    "our own word goes before RU": (
        "(;RU[Tromp-Taylor]TTGO[ending=kgs])",
        Start(19, rules=Rules(ending="kgs")),
    ),
    "a handicap, and an emptied point": ("(;SZ[9]AE[aa]HA[2];B[aa];B[bb])", Start(9, handicap=2)),
    "a handicap beside a setup, as we write it": (
        "(;SZ[9]TTGO[tromp-taylor][handicap]HA[2]AB[aa]PL[B];B[bb];B[cc];W[dd])",
        Start(9, handicap=2),
    ),
    "a setup on a rectangle": ("(;SZ[9:7]AB[aa]AW[ig])", Start(9, 7)),
    "handicap by turns": ("(;HA[2];B[aa];B[bb];W[cc])", Start(19, handicap=2)),
    "handicap set up": ("(;HA[2]AB[dd][pp];W[aa])", Start(19, first=WHITE)),
    "handicap set up, no turns": ("(;HA[2]AB[dd][pp])", Start(19, first=WHITE)),
    "PL has the last word": ("(;HA[2]AB[dd][pp]PL[B])", Start(19)),
    "PL in words": ("(;AB[dd]PL[white])", Start(19, first=WHITE)),
    "a problem, White to play": ("(;AB[dd]AW[ee];W[ff])", Start(19, first=WHITE)),
}


@each_row(START)
def test_start(text, wanted):
    """Size, komi, rules, handicap and first player; stones are below."""
    record = sgf.parse(text)
    assert (record.start.but(setup=None), record.remarks) == (wanted, [])


def test_our_own_word_goes_before_rules_that_are_not_known():
    """RU may be another program's; what TTGO says holds all the same."""
    record = sgf.parse("(;RU[ours]TTGO[suicide=forbidden])")
    assert record.start.rules == Rules(suicide=False)
    assert "It uses these instead: Tromp-Taylor without suicide." in record.remarks[0]


SETUP = {
    "points": ("AB[aa][bc]AW[ia]", ["A9", "B7"], ["J9"]),
    "a rectangle": ("AB[aa:cb]", ["A8", "A9", "B8", "B9", "C8", "C9"], []),
    "a rectangle, corners the other way": ("AB[cb:aa]", ["A8", "A9", "B8", "B9", "C8", "C9"], []),
    "emptied again": ("AB[aa:ac]AE[ab]", ["A7", "A9"], []),
    "an empty list": ("AB[]AW[aa]", [], ["A9"]),
}


@each_row(SETUP)
def test_setup(text, black, white):
    """AB, AW and AE of the root make the position that the game begins with; none of these has a
    point twice.
    """
    record = sgf.parse(f"(;SZ[9]{text})")
    setup = record.start.setup
    assert "black and white" not in " ".join(record.remarks)
    assert sorted(setup.grid.named(setup.black)) == black
    assert sorted(setup.grid.named(setup.white)) == white


# How a record begins, its root's notes, and what is written of them

SETTING = Position.parse("X..\n...\n..O")
SET = {"setup": SETTING}
WRITTEN: dict[str, tuple[dict[str, Any], dict[str, list[str]], str]] = {
    "turns are none of the root's": ({}, {"B": ["aa"], "W": ["bb"], "PB": ["x"]}, "PB[x]"),
    "a handicap": ({"handicap": 2}, {}, "HA[2]"),
    "as the file wrote it": ({"handicap": 2}, {"HA": ["02"]}, "HA[02]"),
    "another than the file's": ({"handicap": 2}, {"HA": ["3"]}, "HA[2]"),
    "a handicap beside a setup": (
        {"handicap": 2, **SET},
        {},
        "AB[aa]AW[cc]HA[2]PL[B]TTGO[Tromp-Taylor][handicap]",
    ),
    "and our own word before": (
        {"handicap": 2, "rules": Rules(ending="kgs"), **SET},
        {"TTGO": ["ending=kgs", "x", "handicap"]},
        "AB[aa]AW[cc]HA[2]PL[B]TTGO[ending=kgs][handicap][x]",
    ),
    "our own word and others": (
        {"rules": Rules(ending="kgs")},
        {"TTGO": ["x"]},
        "TTGO[ending=kgs][x]",
    ),
    "komi that a file had in words": ({}, {"KM": ["seven"]}, "KM[seven]"),
    "komi, whatever it had": ({"komi": 2.5}, {"KM": ["seven"]}, "KM[2.5]"),
    "rules without a name": (
        {"rules": Rules("situational", suicide=False)},
        {},
        "RU[superko=situational suicide=forbidden]",
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
    "points that are not set up": ({}, {"AB": ["aa"]}, ""),
}


@each_row(WRITTEN)
def test_written(start, notes, written):
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
    "White's after another position": ("(;SZ[3];AB[bb]PL[B];W[aa])", False),
}


@each_row(BEGUN)
def test_who_is_given_the_first_turn(text, white):
    """PL is there only if the file would else be read as White's."""
    assert (b"PL[B]" in sgf.write(sgf.parse(text)).split(b";")[1]) is white


def test_another_first_turn_makes_no_handicap():
    """HA, which White's turn had kept from being one, is not written where it would be believed."""
    record = sgf.parse("(;SZ[9]HA[2];B[aa];W[bb])")
    assert b"HA[2]" in sgf.write(record)
    record.root.follow("E5")
    record.check()
    again = sgf.parse(sgf.write(record))
    assert (again.start, again.root.next[0].word) == (record.start, "E5")


def test_files_come_to_the_same(same_on_micropython):
    setups = {name: f"(;SZ[9]{row[0]})" for name, row in SETUP.items()}
    same_on_micropython(START, setups, BEGUN)


# Komi as files write it, and in points.


# the text and the points of the grid -> the komi, and what is odd about it

KOMI: dict[str, tuple[str, int, tuple[float, str] | None]] = {
    "in points": (" 6.5 ", 81, (6.5, "")),
    "between blanks of other scripts": ("\u00a06.5\u2003\u3000", 81, (6.5, "")),
    "in full width": ("\uff16\uff0e\uff15", 81, (6.5, "")),
    "in other digits": ("\u0667", 81, None),
    "beside what is no blank of ASCII's": ("\x1c6.5\x85", 81, None),
    "with a comma": ("6,5", 81, (6.5, "")),
    "with two commas": ("6,,5", 81, None),
    "with a plus": ("+5", 81, (5, "")),
    "below zero": ("-5", 81, (-5, "")),
    "a sign alone": ("-", 81, None),
    "six digits": ("000007", 81, (7, "")),
    "twenty decimals": ("7." + "0" * 20, 81, (7, "")),
    "the area": ("9", 9, (9, "")),
    "more than the area": ("9.5", 9, (9.5, "large")),
    "199": ("199", 361, (199, "")),
    "200, times 100 or not": ("200", 361, None),
    "6.5 times 100": ("650", 361, (6.5, "hundredfold")),
    "3.75 times 100": ("375", 361, (7.5, "hundredfold-pairs")),
    "3.75": ("3.75", 361, (7.5, "pairs")),
    "an eighth": ("3.125", 361, None),
    "the most": ("9999.0", 361, (9999, "large")),
}


@each_row(KOMI)
def test_komi_read(text, area, known):
    assert read_komi(text, area) == known


@pytest.mark.parametrize(
    ("points", "text"), [(6.5, "6.5"), (7, "7"), (-3, "-3"), (650, "650.0"), (200, "200.0")]
)
def test_komi_written(points, text):
    """So that it is read as what it is."""
    assert write_komi(points, 361) == text


# Positions that are set up after the root: the word that a node becomes, and its properties again.


OFF = "The record sets up points that are not on its board, such as {}."

# The rest of the root and what follows -> the word of the last node, what is said of points off the
# grid

SET_UP = {
    "stones": (";AB[aa]AW[bb]AE[cc]", "setup=A9/B8/C7/", []),
    "a later colour": (";AB[aa:ba]AW[ba]", "setup=A9/B9//", []),
    "taken away at once": (";AB[aa:ba]AE[ba]", "setup=A9//B9/", []),
    "who is to play": (";AB[aa]PL[W]", "setup=A9///white", []),
    "who plays next": (";AB[aa];W[bb]", "setup=A9///white", []),
    "two nodes with the same": (";AB[jj];AW[jj]", "setup=///", ["jj"]),
    "with a handicap": ("HA[2];AB[aa][bb]", "setup=B8,A9///white", []),
    "the file says who": ("HA[2];AB[aa]PL[B]", "setup=A9///black", []),
    "the next turn does": ("HA[2];AB[aa];B[cc]", "setup=A9///black", []),
}


@each_row(SET_UP)
def test_set_up(text, word, off):
    record = unchecked(f"(;SZ[9]{text})")
    [found] = [node.word for node in record.walk() if node.word.startswith("setup")][:1]
    assert found == word
    assert record.remarks == [OFF.format(repr(point)) for point in off]


# what is set up, the words after it of which the last is written first; what is written with it

SAID = {
    "the other player's comes first": ("setup=A3///black", "b:B2 w:B2", "AB[aa]PL[B]"),
    "its own player's comes first": ("setup=A3///black", "w:B2 b:B2", "AB[aa]"),
    "whoever is to play, and that is not who plays": ("setup=A3///", "w:B2", "AB[aa]PL[B]"),
    "whoever is to play": ("setup=A3///", "b:B2", "AB[aa]"),
}


@each_row(SAID)
def test_who_is_to_play_is_written_where_it_could_be_read_otherwise(word, after, written):
    record = Record(Start(3))
    node = record.root.add(word, "", {"AB": ["aa"]})
    for turn in after.split():
        node.chosen = node.add(turn)
    record.check()
    text = sgf.write(record)
    assert text.decode().replace("\n", "").split(";")[2].rstrip("(") == written
    back = sgf.parse(text)
    assert [node.turn for node in back.walk()] == [node.turn for node in record.walk()]
    assert sgf.write(back) == text


CHANGES = {
    "stones": ("setup=A9,B9/C7/D6/", {"AB": ["aa", "ba"], "AW": ["cc"], "AE": ["dd"]}),
    "Black to play": ("setup=A9///black", {"AB": ["aa"], "PL": ["B"]}),
    "nothing": ("setup=///", {"AE": [""]}),
}


@each_row(CHANGES)
def test_changes(word, notes):
    assert changes(Grid(9), word) == notes
