"""Variations that are kept as words: which are, and that a record is the same as if all had been parsed at once."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.records import records
from tests.support.sgf_files import JUNK, trees
from ttgo import Start, sgf
from ttgo.record import Record, check, saved, unread
from ttgo.record.node import Node
from ttgo.record.unread import Unread
from ttgo.sgf import grammar
from ttgo.sgf.variations import Variations

# the variation, and its words; None if it is parsed

ROWS = {
    "turns": (";W[bb];B[cc]", "w:B4,b:C3"),
    "a pass": (";W[];B[tt]", "w:pass,b:pass"),
    "semicolons in comments": (";W[bb]C[a;b];B[cc]C[c;d;e];W[dd]C[f]", "w:B4,b:C3,w:D2"),
    "a semicolon at a comment's end": (";W[bb]C[a;];B[cc]C[x]", "w:B4,b:C3"),
    "a semicolon in a second value": (";W[bb]C[x][y;z];B[cc]", "w:B4,b:C3"),
    "an empty node": (";W[bb];;B[cc]", "w:B4,-,b:C3"),
    "no turn": (";W[bb];B[zz]C[x]", "w:B4,b:B[zz]"),
    "a point on two lines": (";W[bb];B[c\nc]", "w:B4,b:C3"),
    "two turns in one node": (";W[bb];B[cc]W[dd]", "w:B4,b:B[cc]W[dd]"),
    "variations in variations": (";W[bb](;B[cc](;W[dd])(;W[aa]))(;B[dd])",
                                 "w:B4,(,b:C3,(,w:D2,),(,w:A5,),),(,b:D2,)"),
    "a turn after variations": (";W[bb](;B[cc]);B[dd]", "w:B4,(,b:C3,),b:D2"),
    "several, and a turn behind them": (";W[bb])(;W[cc]);W[dd](;B[aa]", "w:B4,),(,w:C3,),w:D2,(,b:A5"),
    "those behind one that is parsed": (";AB[cc];B[aa])(;W[bb]", "w:B4"),
    "the last ones": (";W[bb])(;W[cc];AB[dd])(;W[aa](;B[bb])(;B[ac]))(;W[cc]", "w:A5,(,b:B4,),(,b:A3,),),(,w:C3"),
    "none before one that is parsed": (";W[bb](;B[cc])(;B[dd]))(;W[cc];AB[dd]", None),
    "stones that are set up": (";W[bb];AB[cc]", None),
    "what players propose": (";W[bb];TTGO[black=A1]", None),
    "a property twice": (";W[bb];C[x]C[y]", None),
    "a blank in a node": (";W[bb]; B[cc]", None),
    "no semicolon": ("W[bb];B[cc]", None),
    "an empty variation": (";W[bb]()(;B[cc])", None),
    "no token": (";W[bb];B[cc]?", None),
    "a bracket too many": (";W[bb];B[cc]]", None),
    "no value": (";W[bb];B;B[cc]", None),
    "letters that are no name": (";W[bb];É[x]", None),
}  # fmt: skip


def words(node: Node) -> str | None:
    """Those of what may follow a node that have not been made into nodes."""
    return node.unread.words if node.unread else None


@pytest.mark.parametrize(("variation", "wanted"), ROWS.values(), ids=ROWS)
def test_what_is_kept_as_words(variation: str, wanted: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """And what it becomes is what the grammar would have made of it, remarks and all."""
    text = f"(;SZ[5];B[aa](;W[ee];B[de])({variation}))".encode()
    fork = sgf.unchecked(text).root.next[0]
    assert (fork.made[0].word, fork.made[0].unread) == ("E1", None), "the main line is there"
    assert words(fork) == (f"(,{wanted},)" if wanted else None)
    assert told(sgf.read(text)) == told(parsed(text, monkeypatch))


def test_what_is_in_one_that_is_parsed_is_parsed() -> None:
    """Else brackets in brackets would be gone through again and again."""
    record = sgf.read("(;SZ[5];B[aa](;W[ee])(;W[de];AB[aa](;B[bb])(;B[cc];W[cd]))(;W[cc];B[bb]))")
    _, placed, plain = record.root.next[0].next
    assert (placed.unread, plain.unread is not None) == (None, True)
    assert placed.next[0].next[1].unread is None


# what follows the second node of a line, and what is kept as words where two nodes are a long line; None if it is parsed

LINES = {
    "turns": (";B[cc];W[dd]", "b:C3,w:D2"),
    "no turns": (";B[zz];C[x];", "b:B[zz],-,-"),
    "a variation": (";B[cc](;W[dd])(;W[ee])", None),
    "stones that are set up": (";B[cc];AB[dd]", None),
    "no token": (";B[cc]?;W[dd]", None),
    "nothing": ("", None),
}


@pytest.mark.parametrize(("after", "wanted"), LINES.values(), ids=LINES)
def test_what_is_kept_of_a_long_line(after: str, wanted: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until it is played: as far as the rules allow it, nothing is to be noticed of it."""
    text = f"(;SZ[5];W[bb]{after})".encode()
    same(text)
    same(text[:-1])  # cut off
    same(b"(;SZ[5];AB[ee];B[aa](;AW[ab]" + text[6:] + b"(;W[bb]))")
    monkeypatch.setattr(grammar, "_LONG", 2)
    [second] = sgf.unchecked(text).root.next
    assert words(second) == wanted


def test_a_line_that_the_rules_end_soon_stays_words() -> None:
    """A file of nothing but turns on two points: what can never happen is not made into nodes, and nothing of it is lost."""
    turns = b";B[dd];W[ee]" * 20_000
    record = sgf.read(b"(;SZ[9]" + turns + b")")
    last = max(made(record.root), key=lambda node: node.depth)
    assert (last.depth, len(last.unread or "")) == (2999, 37_001)
    kept = saved.write(record)
    for one in (record, saved.read(kept)):
        assert len(sgf.write(one).replace(b"\n", b"").split(turns)) == 2


def made(node: Node) -> list[Node]:
    """The nodes from one on, without those that are still words."""
    found = [node]
    for node in found:
        found += [] if node.unread else node.known_next
    return found


def parsed(data: bytes, monkeypatch: pytest.MonkeyPatch) -> Record:
    """The record of a file with no variation kept as words."""
    with monkeypatch.context() as patch:
        patch.setattr(Variations, "aside", lambda self, data, at: None)
        return sgf.read(data)


def told(record: Record) -> list[Any]:
    """All of a record, as somebody finds it who goes through it."""
    found: list[Any] = [record.remarks, record.notes]
    work = [record.root]
    while work:
        node = work.pop()
        chosen = node.next.index(node.chosen) if node.chosen else None
        found.append([node.depth, node.word, node.player, node.wrong, node.turn, node.notes or {}, chosen])
        work += node.next
    return found


def outcome(data: bytes) -> Any:
    """All of a file's record, the file that it is saved as, also after a reload; or why it is none."""
    try:
        record = sgf.read(data)
    except ValueError as refused:
        return str(refused)
    again = saved.read(saved.write(record))
    return sgf.write(again), again == record, sgf.write(sgf.read(data)), told(sgf.read(data))


def same(data: bytes) -> None:
    """The outcome is the one of a file that is parsed whole, also where lines are held to be long soon."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Variations, "aside", lambda self, data, at: None)
        whole = outcome(data)
    assert outcome(data) == whole
    for long, many in ((1, 1), (2, 3)):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(grammar, "_LONG", long)
            patch.setattr(unread, "_MANY", many)
            assert outcome(data) == whole, (long, many)


ANY = st.one_of(
    trees.map(lambda tree: f"(;SZ[9](;B[aa])({tree}))".encode()),
    records().map(sgf.write),
    JUNK.map(lambda junk: b"(;SZ[9];B[aa](;W[bb])(;" + junk + b")(;W[cc];B[bb]))"),
)


@given(ANY)
def test_any_file_is_as_if_it_had_been_parsed(data: bytes) -> None:
    """A tree of any properties, a record, and junk among variations."""
    same(data)


# words, and whether they are written as they are

WRITTEN = {
    "turns": ("-,b:C3", True),
    "one variation": ("(,b:C3,)", True),
    "a turn after a variation": ("(,b:C3,),w:D4", True),
    "brackets that do not end": ("(,b:A1,(,w:B2", True),
    "brackets that end nothing": ("b:A1,),),w:B2", False),
    "somebody's turn": ("b:C3,(,E4,)", False),
    "nobody's turn": ("A1,x:B2", False),
}


@pytest.mark.parametrize(("text", "as_they_are"), WRITTEN.values(), ids=WRITTEN)
def test_words_are_written_as_their_nodes_are(text: str, as_they_are: bool) -> None:
    records = Record(Start(5)), Record(Start(5))
    for record in records:
        # After what is refused nothing is played
        record.root.add("E5", "black").add("Z9").unread = Unread(text, {}, 1)
    work = [records[1].root]
    while work:
        work += work.pop().known_next
    assert sgf.write(records[0]) == sgf.write(records[1])
    assert (records[0].root.made[0].made[0].unread is not None) == as_they_are


def test_those_before_one_that_is_parsed_are_put_aside_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else each of them would go through all that follow."""
    places = []
    put_aside = Variations._put_aside

    def counted(variations: Variations, data: bytes, at: int, *rest: Any) -> tuple[int, Unread] | None:
        places.append(at)
        return put_aside(variations, data, at, *rest)

    monkeypatch.setattr(Variations, "_put_aside", counted)
    sgf.read(b"(;SZ[9];B[aa](;W[bb])" + b"(;W[cc])" * 5 + b"(;W[dd];AB[ee])(;W[ff]))")
    assert places == [21, 61, 76]


def test_one_is_made_into_nodes_when_it_is_looked_at() -> None:
    record = sgf.read("(;SZ[5];B[cc](;W[bb];B[dd])(;W[aa](;B[ee];W[cc])(;B[ea]C[x])))")
    variation = record.root.next[0].next[1]
    check.check_known(record)
    assert len(variation.unread or "") == 3
    assert [node.word for node in variation.next] == ["E1", "E5"]
    assert not variation.unread
    assert variation.next[1].comment == "x"
