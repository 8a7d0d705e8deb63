"""Records become SGF files and come back equal; files become records and keep what they said."""

import re
from typing import Any

import pytest
from hypothesis import given

from tests.support.records import records, tree
from ttgo import __version__, sgf
from ttgo.illegal import brief
from ttgo.record.tree import Record
from ttgo.rules import WHITE
from ttgo.rulesets import NAMED, Rules
from ttgo.start import Start
from ttgo.vertex import PASS


def text(record: Record) -> str:
    return sgf.write(record).decode()


# What is written


def test_a_file() -> None:
    """A file as a whole."""
    record = Record(Start(9, 7, 7.5, NAMED["New Zealand"]))
    record.notes = {"PB": ["a]b\\c"], "C": ["two\nlines"]}
    node = record.root.follow("E4").follow(PASS)
    node.notes = {"C": ["x:y"], "TR": ["aa:cc", "dd"]}
    record.root.next[0].add("A1")
    record.check()
    # sgfmill breaks lines between nodes and properties, never within a value
    assert re.sub(r"\n(?=[A-Z(;)])", "", text(record)) == (
        f"(;FF[4]AP[ttgo:{__version__}]C[two\nlines]CA[UTF-8]GM[1]KM[7.5]PB[a\\]b\\\\c]RU[NZ]SZ[9:7]"
        ";B[ed](;C[x:y]TR[aa:cc][dd]W[])(;W[ag]))\n"
    )


def test_players_are_found() -> None:
    """Turns without a player get the colour that is due, handicap and proposals counted in."""
    record = Record(Start(9, rules=Rules(ending="tromp"), handicap=2))
    node = record.root
    for word in ("A1", "B2", "C3", PASS, PASS, "black=", "white=play", "D4", "E5"):
        node = node.follow(word)
    record.check()
    assert record.stops() == ""
    turns = text(record).replace("\n", "").split(";")[2:]
    assert [turn[:2] for turn in turns] == "B[ B[ W[ B[ W[ TT TT B[ W[".split()


REFUSED: dict[str, tuple[dict[str, Any], str, str]] = {
    "Black first": ({}, "A2 B2 - C2", "B[Z9] W[ag] B[bg] - W[cg]"),
    "White first": ({"first": WHITE}, "A2 B2 - C2", "W[Z9] B[ag] W[bg] - B[cg]"),
    "a handicap": ({"handicap": 3}, "A2 B2 - black=A2 C2 D2", "B[Z9] B[ag] B[bg] - TTGO[black=A2] W[cg] B[dg]"),
}  # fmt: skip


@pytest.mark.parametrize(("start", "words", "nodes"), REFUSED.values(), ids=REFUSED)
def test_players_after_a_refused_turn(start: dict[str, Any], words: str, nodes: str) -> None:
    """Those whose turn it would be."""
    record = Record(Start(8, **start))
    node = record.root.add("Z9")
    for word in words.split():
        node = node.add(word)
    written = text(record).replace("\n", "").split(";")[2:]
    assert [found.rstrip(")") or "-" for found in written] == nodes.split()


def test_the_chosen_turns_are_the_main_line() -> None:
    """What the board shows is what another program shows first."""
    record = Record(Start(9))
    record.root.follow("A1")
    record.root.follow("B2")
    assert [node.word for node in sgf.read(sgf.write(record)).root.next] == ["B2", "A1"]


@pytest.mark.parametrize("name", ["", "Ca", "A[", "A b", "É", "A" * 65])
def test_names_that_are_none(name: str) -> None:
    """A property that SGF cannot have is refused rather than written into a file that nobody can read."""
    record = Record(Start(9))
    record.notes = {name: ["x"]}
    with pytest.raises(ValueError, match=re.escape(f"{brief(name)} cannot be an SGF property")):
        sgf.write(record)


ESCAPED = {
    "a backslash in a text": ("C", "d\\e", "C[d\\\\e]"),
    "a backslash elsewhere": ("LB", "aa:d\\e", "LB[aa:d\\e]"),
    "a bracket elsewhere": ("LB", "aa:]", "LB[aa:\\]]"),
    "half a letter": ("C", "x\ud800", "C[x?]"),
}


@pytest.mark.parametrize(("name", "value", "written"), ESCAPED.values(), ids=ESCAPED)
def test_escapes(name: str, value: str, written: str) -> None:
    """Texts get them; other values are as a file had them, unless no file can."""
    record = Record(Start(9))
    record.notes = {name: [value]}
    assert written in text(record)


@given(records())
def test_write_then_read(record: Record) -> None:
    """A record comes back equal, whatever is in it; a second time it is the same file."""
    data = sgf.write(record)
    back = sgf.read(data)
    assert (back.start, back.notes) == (record.start, record.notes)
    if not any(wrong for *_, wrong in tree(back)):
        assert tree(back, players=False) == tree(record, players=False)
    else:  # a turn off the grid becomes one that says so
        assert [node[0] for node in tree(back)] == [node[0] for node in tree(record)]
    assert sgf.write(sgf.read(sgf.write(back))) == sgf.write(back)
