"""What may follow a node and is kept as text: what is told of it as it is, and the nodes that it becomes."""

import pytest

from ttgo import Start, sgf
from ttgo.record import Record
from ttgo.record.check import check_line
from ttgo.record.node import Node
from ttgo.record.unread import Unread

# words; the words of the nodes that are made at once, each with what stays unread after it

GROWN: dict[str, tuple[str, list[tuple[str, str]]]] = {
    "a line": ("b:C3,w:D4", [("C3", "")]),
    "variations": ("(,b:C3,w:D4,),(,b:E5,)", [("C3", "w:D4"), ("E5", "")]),
    "a turn behind variations": ("(,b:C3,),b:D4", [("C3", ""), ("D4", "")]),
    "a bracket too many": ("(,b:C3,),),b:D4", [("C3", ""), ("D4", "")]),
    "a bracket too many of a line": ("b:C3,),w:D4", [("C3", "")]),
    "nothing in brackets": ("(,),(,b:C3,)", [("C3", "")]),
    "a bracket that is open": ("(,b:C3,w:D4", [("C3", "w:D4")]),
}


@pytest.mark.parametrize(("words", "made"), GROWN.values(), ids=GROWN)
def test_what_it_becomes(words: str, made: list[tuple[str, str]]) -> None:
    root = Node("", None)
    Unread(words, {}, 1).grow(root)
    assert [(node.word, node.unread.words if node.unread else "") for node in root.made] == made


def test_notes_go_by_the_number_of_their_node() -> None:
    """Brackets count for none; from another number on they are the same notes."""
    words = "(,b:C3,(,w:D4,),),(,b:E5,w:A1,)"
    unread = Unread(words, {"2": {"C": ["two"]}, "4": {"C": ["four"]}, "9": {"C": ["of another"]}}, 1)
    assert len(unread) == 4
    assert Unread(words, {str(number): {"C": [str(number)]} for number in range(9)}, 5).notes(1) == {
        str(number - 4): {"C": [str(number)]} for number in range(5, 9)
    }
    assert unread.notes(11) == {"12": {"C": ["two"]}, "14": {"C": ["four"]}}
    root = Node("", None)
    unread.grow(root)
    first, second = root.made
    assert (first.next[0].comment, second.comment, second.next[0].comment) == ("two", "", "four")


# words; those that the continuations begin with, if each of them stands in brackets

HEADS = {
    "variations": ("(,b:C3,w:D4,),(,b:E5,)", ["b:C3", "b:E5"]),
    "a line": ("b:C3,w:D4", []),
    "a turn before them": ("b:C3,(,w:D4,),(,w:A1,)", []),
    "a turn behind them": ("(,b:C3,),(,b:E5,),b:D4", []),
    "an X behind them": ("(,b:C3,),X", []),
    "an open bracket": ("(,b:C3,(,w:D4,)", []),
    "a bracket too many": ("(,b:C3,),),(,(,b:E5,)", []),
}


@pytest.mark.parametrize(("words", "heads"), HEADS.values(), ids=HEADS)
def test_what_continuations_begin_with(words: str, heads: list[str]) -> None:
    assert Unread(words, {}, 1).heads() == heads


def test_who_takes_the_first_turns() -> None:
    assert Unread("b:C3,w:D4,-,b:E5,w:A1", {}, 1).players(4) == "BWB"


def test_a_long_line_is_made_in_parts_and_one_with_variations_is_not() -> None:
    """The brackets of a part would not fit."""
    line = ",".join(["b:C3", "w:D4"] * 2501)
    for words, made, most in ((line, 5000, 1), (line + ",(,b:E5,),(,b:A1,)", 5004, 2)):
        root = Node("", None)
        Unread(words, {}, 1).grow(root)
        found = work = [root]
        while work:
            work = [after for node in work for after in node.made]
            found = found + work
        assert len(found) - 1 == made
        assert max(len(node.made) for node in found) == most


# the variations of White's turn beside the first; the names of those that the rules allow, and whether they are known unread

OTHERS = {
    "moves": ("(;W[cc];B[dd])(;W[dd])", ["C3", "D2"], True),
    "one on a stone": ("(;W[aa];B[dd])(;W[dd])", ["D2"], False),
    "a pass": ("(;W[];B[dd])(;W[dd])", ["pass", "D2"], False),
    "Black's": ("(;B[cc];W[dd])(;W[dd])", ["C3", "D2"], False),
}


@pytest.mark.parametrize(("variations", "names", "are_unread"), OTHERS.values(), ids=OTHERS)
def test_the_names_of_others(variations: str, names: list[str], are_unread: bool) -> None:
    node = sgf.read(f"(;SZ[5];B[aa](;W[bb];B[cc]){variations})").root.next[0]
    assert (node.others(), node.unread is not None) == (names, are_unread)
    assert [name for name, _ in node.continuations()] == ["B4", *names]


def test_the_names_of_others_that_are_there_and_wait() -> None:
    record = Record(Start(5))
    record.root.add("C3")
    node = record.root.add("B2")
    for word in ("D4", "B2", "E5"):
        node.add(word)
    check_line(record)
    assert (node.later is not None, node.unread) == (True, None)
    assert node.others() == ["E5"], "B2 is not legal"
