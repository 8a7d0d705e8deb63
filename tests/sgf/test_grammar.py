"""SGF's grammar: at least sgfmill's, and loose syntax; and files on MicroPython come to the same as on CPython."""

import json
import subprocess
import tarfile
from pathlib import Path

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from sgfmill import sgf_grammar as theirs

from tests.sgf import rows as sgf_rows
from tests.sgf import test_files, test_formats, test_odd, test_root
from tests.sgf import test_files_written as test_sgf_write
from tests.sgf import test_text as test_sgf_text
from ttgo.sgf import grammar as ours
from ttgo.sgf import layout, values
from ttgo.sgf.spans import spans

TESTS = Path(__file__).parents[1]


def files() -> dict[str, bytes]:
    """The files of the other tests of SGF, but for the largest, and some of a program's games."""
    found: dict[str, str | bytes] = {}
    for tests, tables in (
        (test_odd, "ODD PLACED"),
        (test_files, "TURNS NOTES REMARKS WRONG REFUSED"),
        (test_formats, "FILES LEFT"),
        (test_root, "START"),
    ):
        for table in tables.split():
            found |= {f"{table}, {name}": row[0] for name, row in getattr(tests, table).items()}
    found |= {f"LOOSE, {name}": row[0] for name, row in LOOSE.items()}
    found |= {f"BROKEN, {name}": row[0] for name, row in BROKEN.items()}
    found |= {name: f"(;SZ[9]{row[0]})" for name, row in test_root.SETUP.items()}
    found |= test_sgf_write.TRICKY
    found |= {name: row[0] for name, row in test_sgf_text.UNCLEAR.items()}
    for name, (codec, text) in test_sgf_text.ENCODINGS.items():
        found[name] = f"(;CA[{name.split(',', maxsplit=1)[0]}]PB[{text}]PW[x])".encode(codec)
    for codec in ("utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"):
        found[codec] = "(;PB[黑棋])".encode(codec)
    found |= {f"ENCODED, {name}": row[0].encode(row[1]) for name, row in test_formats.ENCODED.items()}
    found["no such encoding"] = b"(;CA[gb-nothing]PB[\xe9])"
    with tarfile.open(TESTS / "data" / "sgf-selfplay.tar.gz") as archive:
        for member in archive.getmembers()[:12]:
            if file := archive.extractfile(member):
                found[member.name] = file.read()
    # MicroPython's repr writes such digits as escapes, in the remark alone
    del found["REMARKS, komi of other digits"]
    plain = {name: text.encode() if isinstance(text, str) else text for name, text in found.items()}
    return {name: data for name, data in plain.items() if len(data) < 100_000}


def test_files_come_to_the_same() -> None:
    """What is read, said about it and written again, row by row, as on CPython; encodings by the host's decoders."""
    known = files()
    assert len(known) > 140
    rows = json.dumps([data.decode("latin-1") for data in known.values()])
    command = ["node", str(TESTS / "sgf" / "rows.mjs")]
    done = subprocess.run(command, input=rows, capture_output=True, text=True, timeout=120, check=False)
    assert done.stdout.strip(), f"no answer from MicroPython:\n{done.stderr[-800:]}"
    small = dict(zip(known, json.loads(done.stdout)))
    for name, outcome in zip(known, json.loads(sgf_rows.run(rows))):
        assert (name, small[name]) == (name, outcome)


PIECES = [b"(", b";", b")", b"[", b"]", b"\\", b"B", b"aB", b"C", b" ", b"\n", b"\r", b"\n\r", b"\t", b"\xff", b"(;", b"B[aa]",
          b"W[]", b";C[", b"x" * 70, b"A" * 63]  # fmt: skip
JUNK = st.lists(st.sampled_from(PIECES), max_size=30).map(b"".join)


def plain(tree):
    """A tree as plain values. A name without a capital letter is "" to sgfmill."""
    nodes = []
    for node in tree.sequence:
        nodes.append({name: values for name, values in node.items() if name.isupper()})
        nameless = [value for name, values in node.items() if not name.isupper() for value in values]
        nodes[-1] |= {"": sorted(nameless)} if nameless else {}
    return nodes, [plain(child) for child in tree.children]


@given(JUNK)
@example(b"(;C[\\]](;)")
@example(b"(;B[aa];)(;")
@example(b"(;aB[x]B[y]ab[z])")
def test_what_theirs_reads_ours_reads_the_same(data: bytes) -> None:
    """Trees, what is written, and texts, for any bytes; where sgfmill refuses, ours reads what it can."""
    for name in ("text_value", "escape_text", "is_valid_property_value"):
        assert getattr(values, name)(data) == getattr(theirs, name)(data)
    parsed = ours.parse(data)
    try:
        trees = theirs.parse_sgf_collection(data)
    except ValueError:
        return
    assert [plain(tree) for tree in parsed.trees] == [plain(tree) for tree in trees]
    assert (parsed.left, parsed.bare, parsed.open) == ([], [], False)
    written = theirs.serialise_game_tree(trees[0])
    assert layout.serialise_game_tree(trees[0]) == written
    assert (
        layout.serialise_game_tree(layout.make_coarse_game_tree((trees[0], 0), following, properties))
        == written
    )


@settings(max_examples=500)
@given(JUNK)
@example(b"(;C[(\\](])(;C[\\\\])(")
@example(b"([(;]);)(;")
def test_games_are_found_without_reading_them(data: bytes) -> None:
    """Where each begins and ends, whatever brackets its values have."""
    parsed = ours.parse(data)
    assert spans(data) == (parsed.spans, parsed.open)


@given(JUNK)
def test_what_is_read_is_written(data: bytes) -> None:
    """However loose a text is: what was read of it is written so that it is read again, and nothing of that is left out."""
    for tree in ours.parse(data).trees:
        again = ours.parse(layout.serialise_game_tree(tree))
        assert [plain(other) for other in again.trees] == [plain(tree)]
        assert (again.left, again.bare, again.open) == ([], [], False)


LOOSE = {
    "no semicolon in a variation": ("(;SZ[9](B[ee]))", "(;SZ[9](;B[ee]))"),
    "no semicolon in the root": ("(SZ[9];B[ee])", "(;SZ[9];B[ee])"),
    "a turn after variations": ("(;B[ee](;W[cc])(;W[dd]);B[gg])", "(;B[ee](;W[cc])(;W[dd])(;B[gg]))"),
    "turns after variations": ("(;B[ee](;W[cc]);W[gg];B[aa](;W[bb])(;W[dd]))",
                               "(;B[ee](;W[cc])(;W[gg];B[aa](;W[bb])(;W[dd])))"),
    "a property after a variation": ("(;B[ee](;W[cc])C[x])", "(;B[ee]C[x](;W[cc]))"),
    "no semicolon before one letter": ("(B[ee])", "(;B[ee])"),
    "an empty game": ("()", "(;)"),
    "an empty game and a blank": ("() ", "(;)"),
    "an empty variation": ("(;B[ee]()(;W[cc]))", "(;B[ee](;W[cc]))"),
    "brackets around brackets": ("(;B[ee]((;W[cc])(;W[dd])))", "(;B[ee](;W[cc])(;W[dd]))"),
    "a name with digits": ("(;LZ2[x]LZOP2[y];B[aa])", "(;LZ2[x]LZOP2[y];B[aa])"),
    "a name without a capital letter": ("(;abc[x]x2[y])", "(;abc[x]x2[y])"),
    "a no-break space": ("(;\u00a0SZ[9]\u00a0;B[aa]\u3000[bb])", "(;SZ[9];B[aa][bb])"),
}  # fmt: skip


@pytest.mark.parametrize(("loose", "strict"), LOOSE.values(), ids=LOOSE)
def test_loose_syntax(loose: str, strict: str) -> None:
    """What pysgf and Sabaki read too: the game that is meant, and nothing left out of it."""
    parsed, meant = ours.parse(loose.encode()), ours.parse(strict.encode())
    assert [plain(tree) for tree in parsed.trees] == [plain(tree) for tree in meant.trees]
    assert (parsed.left, parsed.bare, parsed.open) == ([], [], False)


BROKEN = {
    "a bracket too many": (b"(;B[aa]]\n;W[bb])", b"(;B[aa];W[bb])", [(7, b"]\n")], [], False),
    "points of one letter": (b"(;B[a]];B[a]])", b"(;B[a];B[a])", [(6, b"]"), (12, b"]")], [], False),
    "points of none": (b"(;B[]a];B[]a])", b"(;B[];B[])", [(6, b"]"), (12, b"]")], [(5, b"a"), (11, b"a")], False),
    "a value without its property": (b"(;[aa];W[bb])", b"(;;W[bb])", [(2, b"[aa]")], [], False),
    "a property without a value": (b"(;B;W[aa])", b"(;;W[aa])", [], [(2, b"B")], False),
    "brackets missing": (b"(;B[aa](;W[bb]", b"(;B[aa](;W[bb]))", [], [], True),
    "cut off in a value": (b"(;B[aa];C[half", b"(;B[aa];C[half])", [], [], True),
    "a long name": (b"(;" + b"A" * 65 + b"[x]C[y])", b"(;C[y])", [(2, b"A" * 65 + b"[x]")], [], False),
    "a word in brackets": (b"(hello)", b"", [], [], False),
    "a value in brackets": (b"([x])", b"", [], [], False),
    "words before and between": (b"Hello (all): (;B[aa]) and (;B[bb])", b"(;B[aa])(;B[bb])", [], [], False),
}  # fmt: skip


@pytest.mark.parametrize(("data", "meant", "left", "bare", "is_open"), BROKEN.values(), ids=BROKEN)
def test_broken_syntax(data: bytes, meant: bytes, left: object, bare: object, is_open: bool) -> None:
    """What is left out is told; what comes after it is read."""
    parsed = ours.parse(data)
    assert [plain(tree) for tree in parsed.trees] == [plain(tree) for tree in ours.parse(meant).trees]
    assert (parsed.left, parsed.bare, parsed.open) == (left, bare, is_open)


def following(place):
    """What follows a node of sgfmill's tree, as make_coarse_game_tree asks for it."""
    tree, at = place
    return [(tree, at + 1)] if at + 1 < len(tree.sequence) else [(child, 0) for child in tree.children]


def properties(place):
    tree, at = place
    return tree.sequence[at]


@pytest.mark.parametrize(
    ("name", "is_one"),
    {
        "C": 1,
        "KGSDE": 1,
        "LZ2": 1,
        "2": 1,
        "abc": 1,
        "x2": 1,
        "Xa": 0,
        "A" * 64: 1,
        "A" * 65: 0,
        "": 0,
        "Ca": 0,
        "A[": 0,
        "É": 0,
    }.items(),
)
def test_names(name: str, is_one: int) -> None:
    """What can be a property's name: what is read as one comes back as it was written."""
    assert ours.is_valid_property_identifier(name) == bool(is_one)
    assert (list(ours.parse(f"(;{name}[x])".encode()).trees[0].sequence[0]) == [name]) == bool(is_one)


# pieces, the lengths of the lines that they make

LINES = {
    "one that fills a line": ([79], [79]),
    "two that fill a line": ([40, 39], [79]),
    "two that do not": ([40, 40], [40, 40]),
    "two that fill the second line": ([79, 40, 39], [79, 79]),
    "one too long": ([100, 1], [0, 100, 1]),
    "nothing": ([], [0]),
}


@pytest.mark.parametrize(("pieces", "lines"), LINES.values(), ids=LINES)
def test_lines(pieces: list[int], lines: list[int]) -> None:
    written = layout._lines([b"x" * length for length in pieces])
    assert [len(line) for line in written.split(b"\n")] == lines


TEXTS = {
    "letters": (b"X", b"X"),
    "lines": (b"X\nX\rX\r\nX\n\nX", b"X\nX\nX\nX\n\nX"),
    "blanks": (b"X\tX\fX\vX", b"X X X X"),
    "escapes": (b"X\\]X\\\nX\\", b"X]XX"),
}


@pytest.mark.parametrize(("value", "text"), TEXTS.values(), ids=TEXTS)
def test_texts(value: bytes, text: bytes) -> None:
    assert values.text_value(value) == text


VALUES = {
    "a text": (b"x", True),
    "a bracket": (b"]", False),
    "a bracket before an escape": (b"]\\]", False),
    "a bracket after an escape": (b"\\]]", False),
    "a bracket between escapes": (b"\\]]\\]", False),
    "escapes": (b"\\]x\\\\", True),
    "half an escape": (b"x\\", False),
}


@pytest.mark.parametrize(("value", "is_one"), VALUES.values(), ids=VALUES)
def test_values(value: bytes, is_one: bool) -> None:
    """What can stand between brackets as it is."""
    assert values.is_valid_property_value(value) is is_one


def test_large_values_take_linear_time() -> None:
    """Escapes far before the bracket, many values, nodes and brackets: quadratic time would take hours."""
    (tree,) = ours.parse(
        b"(;C[" + b"\\x" * 200_000 + b"]" + b"B[aa]" * 40_000 + b";C[x]" * 20_000 + b")"
    ).trees
    assert len(tree.sequence[0]["B"]) == 40_000
    assert len(values.text_value(tree.sequence[0]["C"][0])) == 200_000
    assert ours.parse(b"( " * 200_000).trees == []
    assert len(ours.parse(b"(;" + b"(" * 40_000 + b";)" * 40_000).trees) == 1
    assert len(ours.parse(b"(;" + b"]" * 400_000 + b")").left) == 1
