"""Records become SGF files and come back equal; files become records and keep what they said."""

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ttgo import __version__, sgf
from ttgo.endings import ENDINGS
from ttgo.game import Game
from ttgo.illegal import brief
from ttgo.points import Grid
from ttgo.record.node import Node
from ttgo.record.tree import Record
from ttgo.rules import BLACK, WHITE, Position
from ttgo.rulesets import NAMED, SCORES, Rules
from ttgo.start import Start
from ttgo.superko import SUPERKO
from ttgo.vertex import PASS


def facts(record: Record) -> tuple[object, ...]:
    """How it begins."""
    return (
        *(
            record.start.grid.width,
            record.start.grid.height,
            record.start.komi,
            record.start.rules,
            record.start.handicap,
            record.start.setup,
            record.start.first,
        ),
        record.notes,
    )


def tree(record: Record, players: bool = True) -> list[tuple[Any, ...]]:
    """All nodes in order; each with its depth, so that equal lists are equal trees. `players`: with the players too."""
    found: list[tuple[Any, ...]] = []
    work = [(node, 1) for node in reversed(record.root.next)]
    while work:
        node, depth = work.pop()
        found.append((depth, node.word, node.player if players else "", node.notes, node.wrong))
        work += [(after, depth + 1) for after in reversed(node.next)]
    return found


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


RULES = {
    "Tromp-Taylor": (Rules(), "RU[Tromp-Taylor]", ""),
    "New Zealand": (NAMED["New Zealand"], "RU[NZ]", ""),
    "Taylor 1995": (NAMED["Taylor 1995"], "RU[Taylor 1995]", ""),
    "another ending": (Rules(ending="kgs"), "RU[Tromp-Taylor]", "TTGO[ending=kgs]"),
    "no name": (Rules("situational", suicide=False), "RU[superko=situational suicide=forbidden]", ""),
}


@pytest.mark.parametrize(("rules", "ru", "own"), RULES.values(), ids=RULES)
def test_rules(rules: Rules, ru: str, own: str) -> None:
    """RU has the name that other programs may know; our own property says what it leaves open, and only then."""
    written = text(Record(Start(9, rules=rules)))
    assert ru in written
    assert ("TTGO" in written) == bool(own)
    assert own in written
    assert sgf.read(written.encode()).start.rules == rules


KOMI = {
    "none": (0, {}, "KM[0]"),
    "some": (7.5, {}, "KM[7.5]"),
    "none, and a note": (0, {"KM": ["seven"]}, "KM[seven]"),
    "some, whatever the note": (7.5, {"KM": ["seven"]}, "KM[7.5]"),
}


@pytest.mark.parametrize(("komi", "notes", "written"), KOMI.values(), ids=KOMI)
def test_komi(komi: float, notes: dict[str, list[str]], written: str) -> None:
    """What a file said of komi stays only where there is none."""
    record = Record(Start(9, komi=komi))
    record.notes = notes
    assert written in text(record)


def test_players_are_found() -> None:
    """Turns without a player get the colour that is due, handicap and proposals counted in."""
    record = Record(Start(9, rules=Rules(ending="tromp"), handicap=2))
    node = record.root
    for word in ("A1", "B2", "C3", PASS, PASS, "black=", "white=play", "D4", "E5"):
        node = node.follow(word)
    record.check()
    assert record.stops() == ""
    assert [
        turn[:2] for turn in text(record).replace("\n", "").split(";")[2:]
    ] == "B[ B[ W[ B[ W[ TT TT B[ W[".split()


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


def test_the_place_is_not_kept() -> None:
    """A file has no place that is being looked at: the record comes back at its start."""
    record = Record(Start(9))
    record.here = record.root.follow("A1")
    back = sgf.read(sgf.write(record))
    assert back.here is back.root


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


# There and back

words_ = st.text(
    st.characters(exclude_categories=["Cs", "Cc"]) | st.sampled_from("\\]:;()[\n\\]"), max_size=12
)
points_ = st.sampled_from(["aa", "bb:cc", r"dd:1\:2", "", r"ee:x\]y", "a b\n"])
texts_ = st.dictionaries(
    st.sampled_from("C N PB PW EV GC RE".split()), st.lists(words_, min_size=1, max_size=2)
)
lists_ = st.dictionaries(
    st.sampled_from("TR LB VW KGSDE ZZ".split()), st.lists(points_, min_size=1, max_size=3)
)


@st.composite
def notes_(draw: st.DrawFn) -> dict[str, list[str]]:
    return {**draw(texts_), **draw(lists_)}


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any record whose chosen turns come first: legal turns, turns that are not, notes, proposals, variations."""
    width, height = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    grid = Grid(width, height)
    rules = Rules(
        draw(st.sampled_from(sorted(SUPERKO))),
        draw(st.booleans()),
        draw(st.sampled_from(sorted(SCORES))),
        draw(st.sampled_from(sorted(ENDINGS))),
    )
    colours = [draw(st.sampled_from([0, 0, 0, 1, 2])) for _ in range(width * height)]
    places = [grid.point(x, y) for y in range(height) for x in range(width)]
    setup = Position(
        grid,
        sum(1 << point for point, colour in zip(places, colours, strict=True) if colour == 1),
        sum(1 << point for point, colour in zip(places, colours, strict=True) if colour == 2),
    )
    handicap = draw(st.integers(0, min(3, width * height)))
    first = BLACK if handicap >= 2 else draw(st.sampled_from([BLACK, WHITE]))
    if handicap == 1 and first == WHITE:
        handicap = 0
    try:
        Game(width, height, setup=setup)
    except ValueError:
        setup = Position(grid)
    komi = draw(st.integers(-40, 40)) / 2
    record = Record(Start(width, height, komi, rules, handicap, setup, first))
    record.notes = draw(notes_())
    nodes: list[Node] = [record.root]
    for _ in range(draw(st.integers(0, 12))):
        parent = draw(st.sampled_from(nodes[-3:]))
        vertex = draw(
            st.sampled_from(["A1", "B2", "C1", "A2", PASS, PASS, "-", "black=", "white=A1", "judge=play"])
        )
        nodes.append(parent.add(vertex, notes=draw(st.none() | notes_()) or None))
    record.check()
    return record


@settings(deadline=None)
@given(records())
def test_write_then_read(record: Record) -> None:
    """A record comes back equal, whatever is in it; a second time it is the same file."""
    data = sgf.write(record)
    back = sgf.read(data)
    assert facts(back) == facts(record)
    if not any(wrong for *_, wrong in tree(back)):
        assert tree(back, players=False) == tree(record, players=False)
    else:  # a turn off the grid becomes one that says so
        assert [node[0] for node in tree(back)] == [node[0] for node in tree(record)]
    again = sgf.read(sgf.write(back))
    assert facts(again) == facts(back)
    assert tree(again) == tree(back)


TRICKY = {
    "turns that are none": "(;SZ[9];B[aa]W[bb];B[zz];W[!!];B[aa][bb])",
    "placed stones": "(;SZ[9];B[aa];AW[bb]AE[aa]PL[B]C[x];B[cc])",
    "a turn with placed stones": "(;SZ[9];B[aa]AW[bb])",
    "our property, misused": "(;SZ[9]TTGO[x];TTGO[black=A1][white=];B[aa]TTGO[black=];TTGO[hello world])",
    "start that is not used": "(;KM[seven]RU[Japanese]HA[many];B[aa])",
    "start that is empty": "(;KM[]RU[]HA[]PL[]SZ[];B[aa])",
    "handicap that is not there": "(;HA[3];B[aa];W[bb])",
    "a setup with Black to play": "(;SZ[9]HA[2]AB[aa][bb]PL[B];B[cc];B[dd])",
    "Black to play, White plays": "(;SZ[9]PL[B];W[aa])",
    "old names": "(;GaMe[1]SiZe[9];Black[aa]Comment[x])",
    "long names": f"(;{'A' * 64}[x];{'B' * 64}[y])",
    "values over several lines": "(;C[a\nb\n\nc];LB[aa:one\ntwo])",
    "backslashes": r"(;C[\\\\\]\\];LB[aa:\\\]\:];N[\\])",
}


@pytest.mark.parametrize("text", TRICKY.values(), ids=TRICKY)
def test_there_and_back(text: str) -> None:
    """What a file says in its own way is the same after a second reading."""
    record = sgf.read(text.encode())
    back = sgf.read(sgf.write(record))
    assert facts(back) == facts(record)
    assert tree(back) == tree(record)
    assert back.remarks == record.remarks
