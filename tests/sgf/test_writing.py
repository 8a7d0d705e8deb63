"""Records become SGF files and come back equal; files become records and keep what they said."""

import re
import string
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from sgfmill import sgf_grammar

from tests.support.records import records, tree
from tests.support.sgf_files import OURS, PLACES, self_played, trees
from tests.support.sites import ROOT
from tests.support.tables import each_row
from ttgo import __version__, sgf
from ttgo.guards import brief
from ttgo.position import WHITE
from ttgo.record import saved as browsers
from ttgo.record.tree import Record
from ttgo.rulesets import NAMED, Rules
from ttgo.sgf.text import TEXT
from ttgo.start import Start
from ttgo.vertex import PASS


def text(record):
    return sgf.write(record).decode()


# What is written


def test_a_file():
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


def test_players_are_found():
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
    "a handicap": (
        {"handicap": 3},
        "A2 B2 - black=A2 C2 D2",
        "B[Z9] B[ag] B[bg] - TTGO[black=A2] W[cg] B[dg]",
    ),
}


@each_row(REFUSED)
def test_players_after_a_refused_turn(start, words, nodes):
    """Those whose turn it would be."""
    record = Record(Start(8, **start))
    node = record.root.add("Z9")
    for word in words.split():
        node = node.add(word)
    written = text(record).replace("\n", "").split(";")[2:]
    assert [found.rstrip(")") or "-" for found in written] == nodes.split()


def test_the_chosen_turns_are_the_main_line():
    """What the board shows is what another program shows first."""
    record = Record(Start(9))
    record.root.follow("A1")
    record.root.follow("B2")
    assert [node.word for node in sgf.parse(sgf.write(record)).root.next] == ["B2", "A1"]


@pytest.mark.parametrize("name", ["", "Ca", "A[", "A b", "É", "A" * 65])
def test_names_that_are_none(name):
    """A property that SGF cannot have is refused rather than written into a file that nobody can
    read.
    """
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


@each_row(ESCAPED)
def test_escapes(name, value, written):
    """Texts get them; other values are as a file had them, unless no file can."""
    record = Record(Start(9))
    record.notes = {name: [value]}
    assert written in text(record)


@given(records())
def test_write_then_read(record):
    """A record comes back equal, whatever is in it; a second time it is the same file."""
    data = sgf.write(record)
    back = sgf.parse(data)
    assert (back.start, back.notes) == (record.start, record.notes)
    if not any(wrong for *_, wrong in tree(back)):
        assert tree(back, players=False) == tree(record, players=False)
    else:  # a turn off the grid becomes one that says so
        assert [node[0] for node in tree(back)] == [node[0] for node in tree(record)]
    assert sgf.write(sgf.parse(sgf.write(back))) == sgf.write(back)


# Nothing of a file is lost by opening and saving it: compared by sgfmill's reader, which knows
# neither ours nor our records.


Plain = tuple[int, bool, dict[str, list[bytes]]]


def nodes(data):
    """The nodes of all games in order, each with its depth, whether it is a root, and its values as
    they are to be compared.
    """
    found: list[Plain] = []
    for game in sgf_grammar.parse_sgf_collection(data):
        width = size(game.sequence[0])
        work = [(game, 0)]
        while work:
            tree, depth = work.pop()
            for node in tree.sequence:
                is_root = node is game.sequence[0]
                plain = {
                    name: [value_of(name, value, width) for value in node[name]] for name in node
                }
                for part in apart(plain, is_root):
                    found.append((depth, is_root and depth == 0, part))
                    depth += 1
            work += [(child, depth) for child in reversed(tree.children)]
    return found


def size(root):
    """Its longer side; 0 for what is no size, as a game has that is not the one that opens."""
    text = root.get("SZ", [b"19"])[0].strip() or b"19"
    sides = text.split(b":")
    return max(int(side) for side in sides) if all(side.isdigit() for side in sides) else 0


def value_of(name, value, width):
    if name in TEXT:
        return sgf_grammar.text_value(value)
    if name in ("B", "W"):
        value = b"".join(value.split())
        return b"" if value == b"tt" and width <= 19 else value
    return value.strip() if name in ("SZ", "KM", "HA", "PL") else value


def apart(node, is_root):
    """A node that both places stones and has a turn is two, as FF[4] has it."""
    turn = [name for name in ("B", "W") if name in node]
    if not turn or not (is_root or any(name in node for name in PLACES)):
        return [node]
    second = {
        name: node[name]
        for name in node
        if (name in turn if is_root else name not in (*PLACES, "PL"))
    }
    return [{name: node[name] for name in node if name not in second}, second]


def points(values):
    """The points of a list, each point of a rectangle by itself, and what is none."""
    letters = string.ascii_letters.encode()
    found = set()
    for value in values:
        corners = [b"".join(corner.split()) for corner in value.split(b":", 1)]
        if any(len(corner) != 2 or not set(corner) <= set(letters) for corner in corners):
            found.add(value)
            continue
        (x, y), (u, v) = (
            [letters.index(letter) for letter in corner] for corner in (corners[0], corners[-1])
        )
        found |= {
            bytes([letters[i], letters[j]])
            for i in range(min(x, u), max(x, u) + 1)
            for j in range(min(y, v), max(y, v) + 1)
        }
    return found


def assert_kept(before, after):
    """All that was there is there, node by node."""
    had, has = nodes(before), nodes(after)
    assert [depth for depth, *_ in has] == [depth for depth, *_ in had]
    for (_, is_root, mine), (*_, now) in zip(had, has, strict=True):
        assert mine.keys() - {"TTGO"} <= now.keys()
        for name in mine:
            if is_root and name in PLACES:
                assert points(mine[name]) <= points(now[name])
            elif is_root and name == "AP" and now[name] != mine[name]:
                assert now[name][0].startswith(b"ttgo")
                others = [
                    value for value in mine[name] if value.strip() and not value.startswith(b"ttgo")
                ]
                assert others == [] or mine[name] == now["TTGOAP"]
            elif is_root and name == "SZ":
                assert size(mine) == size(now)
            elif not (is_root and name in OURS) and name != "TTGO":
                assert [value for value in mine[name] if value not in now[name]] == []


def after_a_reload(record):
    """The file of what a browser's storage has kept of the record."""
    kept = browsers.write(record)
    again = browsers.read(kept)
    assert browsers.write(again) == kept
    return sgf.write(again)


@given(st.lists(trees.map(lambda tree: f"({tree})"), min_size=1, max_size=3).map("".join))
@example("(;AB[aa]AE[aa]KM[6,50]HA[1]AP[x];AB[bb]B[cc]C[x];B[d\nd])")
@example("(;AP[][x])")
@example(
    "(;SZ[9]TTGO[x]PL[B];TTGO[black=A1][white=];W[aa]TTGO[black=];TTGO[hello world];B[!!];B[aa][bb])"
)
@example("(;C[\\\\\\\\\\]\\\\];LB[aa:\\\\\\]\\:];N[\\\\])")
@example("(;GM[1]FF[4]SZ[9]PB[Ann]PW[Ben];B[ee];B[cc];W[gg];W[cg];B[gc];W[ef];W[fe])")
@example("(;SZ[9];B[ee];AW[cc]AE[ee]PL[B];W[];W[];B[aa];B[aa];W[zz](;B[bb])(;B[bb]))")
@example("(;)(;FF[]SZ[aa])")
@example("(;B[aa]W[bb]AB[cc])(;GM[2]SZ[99];X[y])")
def test_any_file_keeps_all_that_it_has(text):
    """Whatever the properties say, if the file opens."""
    try:
        record = sgf.parse(text.encode())
    except ValueError:
        return
    saved = sgf.write(record)
    assert_kept(text.encode(), saved)
    assert sgf.write(sgf.parse(saved)) == saved
    assert after_a_reload(record) == saved


FILES = dict(list(self_played().items())[::12]) | {
    path.name: path.read_bytes()
    for folder in ("e2e/data", "static/examples")
    for path in sorted((ROOT / folder).glob("*.sgf"))
}


@each_row(FILES)
def test_the_repositorys_files_keep_all_that_they_have(data):
    """Shift_JIS is compared as what it says, in UTF-8."""
    as_utf8 = data.decode("shift_jis").encode() if b"Shift_JIS" in data else data
    record = sgf.parse(data)
    saved = sgf.write(record)
    assert_kept(as_utf8, saved)
    assert after_a_reload(record) == saved
