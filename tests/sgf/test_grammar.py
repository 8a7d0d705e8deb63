"""SGF's grammar: at least sgfmill's, and loose syntax."""

import contextlib
import random

import pytest
from hypothesis import example, given
from sgfmill import sgf_grammar as theirs

from tests.support.examples import examples
from tests.support.sgf_files import JUNK
from tests.support.tables import each_row
from ttgo import Game, sgf
from ttgo.record import Record
from ttgo.sgf import grammar as ours


def plain(tree):
    """A tree as plain values. A name without a capital letter is "" to sgfmill."""
    nodes = []
    for node in tree.sequence:
        nodes.append({name: values for name, values in node.items() if name.isupper()})
        nameless = [
            value for name, values in node.items() if not name.isupper() for value in values
        ]
        nodes[-1] |= {"": sorted(nameless)} if nameless else {}
    return nodes, [plain(child) for child in tree.children]


@given(JUNK)
@example(b"(;C[\\]](;)")
@example(b"(;B[aa];)(;")
@example(b"(;aB[x]B[y]ab[z])")
@example(b"\t\f\va\\\nb\\\r\nc\\\rd\n\re\r\rf\r")
@example(rb"a\]b\:c\\d\\\e\\\\]")
@example(rb"\]]")
@example(b"\rx\\")
def test_what_theirs_reads_ours_reads_the_same(data):
    """Trees, what is written, and texts, for any bytes; where sgfmill refuses, ours reads what it
    can.
    """
    for name in ("text_value", "escape_text", "is_valid_property_value"):
        assert getattr(ours, name)(data) == getattr(theirs, name)(data)
    parsed = ours.parse(data)
    try:
        trees = theirs.parse_sgf_collection(data)
    except ValueError:
        return
    assert [plain(tree) for tree in parsed.trees] == [plain(tree) for tree in trees]
    assert (parsed.left, parsed.bare, parsed.open) == ([], [], False)
    written = theirs.serialise_game_tree(trees[0])
    assert ours.serialised(trees[0]) == written


@examples(500)
@given(JUNK)
@example(b"(;C[(\\](])(;C[\\\\])(")
@example(b"([(;]);)(;")
@example(rb"(;C[\\\])];)(;\[)];)")
@example(b"x(;C[x][)][y];)y(;(;")
@example(b"(;C[\\")
def test_what_is_read_can_be_written(data):
    """So that it is read again as it is, whatever brackets values have."""
    parsed = ours.parse(data)
    for tree in parsed.trees:
        again = ours.parse(ours.serialised(tree))
        assert [plain(other) for other in again.trees] == [plain(tree)]
        assert (again.left, again.bare, again.open) == ([], [], False)


LOOSE = {
    "no semicolon in a variation": ("(;SZ[9](B[ee]))", "(;SZ[9](;B[ee]))"),
    "no semicolon in the root": ("(SZ[9];B[ee])", "(;SZ[9];B[ee])"),
    "a turn after variations": (
        "(;B[ee](;W[cc])(;W[dd]);B[gg])",
        "(;B[ee](;W[cc])(;W[dd])(;B[gg]))",
    ),
    "turns after variations": (
        "(;B[ee](;W[cc]);W[gg];B[aa](;W[bb])(;W[dd]))",
        "(;B[ee](;W[cc])(;W[gg];B[aa](;W[bb])(;W[dd])))",
    ),
    "a property after a variation": ("(;B[ee](;W[cc])C[x])", "(;B[ee]C[x](;W[cc]))"),
    "an empty game": ("()", "(;)"),
    "an empty variation": ("(;B[ee]()(;W[cc]))", "(;B[ee](;W[cc]))"),
    "brackets around brackets": ("(;B[ee]((;W[cc])(;W[dd])))", "(;B[ee](;W[cc])(;W[dd]))"),
    "a name with digits": ("(;LZ2[x]LZOP2[y];B[aa])", "(;LZ2[x]LZOP2[y];B[aa])"),
    "a name without a capital letter": ("(;abc[x]x2[y])", "(;abc[x]x2[y])"),
    "a mark of byte order": ("(\n;SZ[9];B[aa]\ufeff)", "(;SZ[9];B[aa])"),
    "a no-break space": ("(;\u00a0SZ[9]\u00a0;B[aa]\u3000[bb])", "(;SZ[9];B[aa][bb])"),
}


@each_row(LOOSE)
def test_loose_syntax(loose, strict):
    """What pysgf and Sabaki read too: the game that is meant, and nothing left out of it."""
    parsed, meant = ours.parse(loose.encode()), ours.parse(strict.encode())
    assert [plain(tree) for tree in parsed.trees] == [plain(tree) for tree in meant.trees]
    assert (parsed.left, parsed.bare, parsed.open) == ([], [], False)


BROKEN = {
    "a bracket too many": (b"(;B[aa]]\n;W[bb])", b"(;B[aa];W[bb])", [(7, b"]\n")], [], False),
    "points of none": (
        b"(;B[]a];B[]a])",
        b"(;B[];B[])",
        [(6, b"]"), (12, b"]")],
        [(5, b"a"), (11, b"a")],
        False,
    ),
    "a value without its property": (b"(;[aa];W[bb])", b"(;;W[bb])", [(2, b"[aa]")], [], False),
    "a property without a value": (b"(;C;W[aa])", b"(;;W[aa])", [], [(2, b"C")], False),
    "a turn without a value": (
        b"(;B;C[x]W\n(;B)(;B))",
        b"(;B[];C[x]W[](;B[])(;B[]))",
        [],
        [],
        False,
    ),
    "cut off in a turn": (b"(;B[aa];W", b"(;B[aa];)", [], [], True),
    "brackets missing": (b"(;B[aa](;W[bb]", b"(;B[aa](;W[bb]))", [], [], True),
    "cut off in a value": (b"(;B[aa];C[half", b"(;B[aa];C[half])", [], [], True),
    "a long name": (
        b"(;" + b"A" * 65 + b"[x]C[y])",
        b"(;C[y])",
        [(2, b"A" * 65 + b"[x]")],
        [],
        False,
    ),
    "a word in brackets": (b"(hello)", b"", [], [], False),
    "a value in brackets": (b"([x])", b"", [], [], False),
    "words before and between": (
        b"Hello (all): (;B[aa]) and (;B[bb])",
        b"(;B[aa])(;B[bb])",
        [],
        [],
        False,
    ),
}


@each_row(BROKEN)
def test_broken_syntax(data, meant, left, bare, is_open):
    """What is left out is told; what comes after it is read."""
    parsed = ours.parse(data)
    assert [plain(tree) for tree in parsed.trees] == [
        plain(tree) for tree in ours.parse(meant).trees
    ]
    assert (parsed.left, parsed.bare, parsed.open) == (left, bare, is_open)


NAMES = ["C", "KGSDE", "LZ2", "2", "abc", "x2", "A" * 64]
NO_NAMES = ["Xa", "A" * 65, "", "Ca", "A[", "É"]


@pytest.mark.parametrize("name", NAMES + NO_NAMES)
def test_names(name):
    """What can be a property's name: what is read as one comes back as it was written."""
    assert ours.is_valid_property_identifier(name) == (name in NAMES)
    assert (list(ours.parse(f"(;{name}[x])".encode()).trees[0].sequence[0]) == [name]) == (
        name in NAMES
    )


def test_trees_are_taken_apart_when_they_are_done_with(monkeypatch):
    """Else Pyodide has no room to free those that stand in each other, thousands deep."""
    made = []

    class Tree(ours.Tree):
        def __init__(self):
            super().__init__()
            made.append(self)

    monkeypatch.setattr(ours, "Tree", Tree)
    nested = "(;SZ[9]" + "(;B[aa]PB[é];AB[bb])(;W[cc]" * 9 + ")" * 10
    for text in (nested, nested.replace("9", "99", 1), nested * 2):
        for codec in ("utf-8", "latin-1"):
            with contextlib.suppress(ValueError):
                sgf.write(sgf.parse(text.encode(codec)))
    assert len(made) > 100
    assert [tree for tree in made if tree.children] == []


def test_files_come_to_the_same(same_on_micropython):
    same_on_micropython(LOOSE, BROKEN)


def test_variations_of_moves_1400_deep(same_on_micropython):
    """Each move of the line stands in a variation of its own, beside another move: read, played to
    the end, and written; in MicroPython, whose calls go less deep than that, 400.
    """
    game, chance = Game(19), random.Random(3)
    record = Record(game.start)
    node = record.root
    texts = {}
    while game.turn < 1400:
        turn = chance.choice(game.legal_moves())
        game.play(turn)
        before, node = node, node.add(turn)
        before.add("pass")
        if game.turn in (400, 1400):
            texts[game.turn] = sgf.write(record).decode()
    assert texts[1400].count("(") == 2801
    read = sgf.parse(texts[1400])
    assert (read, read.final().game.turns) == (record, game.turns)
    same_on_micropython({"deep": texts[400]})
