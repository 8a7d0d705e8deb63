"""SGF on MicroPython: ttgo's small grammar is sgfmill's, and files come to the same as on CPython."""

import json
import subprocess
import tarfile
from pathlib import Path

from hypothesis import example, given
from hypothesis import strategies as st
from sgfmill import sgf_grammar as theirs

from tests.sgf import rows as sgf_rows
from tests.sgf import test_files as test_sgf
from tests.sgf import test_files_written as test_sgf_write
from tests.sgf import test_text as test_sgf_text
from ttgo.sgf import grammar as ours

TESTS = Path(__file__).parents[1]


def files() -> dict[str, bytes]:
    """The files of the other tests of SGF, but for the largest, and some of a program's games."""
    found: dict[str, str | bytes] = {}
    for table in ("TURNS", "START", "NOTES", "REMARKS", "WRONG", "REFUSED"):
        found |= {f"{table}, {name}": row[0] for name, row in getattr(test_sgf, table).items()}
    found |= {name: f"(;SZ[9]{row[0]})" for name, row in test_sgf.SETUP.items()}
    found |= test_sgf_write.TRICKY
    found |= {name: row[0] for name, row in test_sgf_text.UNCLEAR.items()}
    for name, (codec, text) in test_sgf_text.ENCODINGS.items():
        found[name] = f"(;CA[{name.split(',', maxsplit=1)[0]}]PB[{text}]PW[x])".encode(codec)
    for codec in ("utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"):
        found[codec] = "(;PB[黑棋])".encode(codec)
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
    assert len(known) >= 150
    rows = json.dumps([data.decode("latin-1") for data in known.values()])
    command = ["node", str(TESTS / "sgf" / "micropython.mjs")]
    done = subprocess.run(command, input=rows, capture_output=True, text=True, timeout=120, check=False)
    assert done.stdout.strip(), f"no answer from MicroPython:\n{done.stderr}"
    small = dict(zip(known, json.loads(done.stdout)))
    for name, outcome in zip(known, json.loads(sgf_rows.run(rows))):
        assert (name, small[name]) == (name, outcome)


PIECES = [b"(", b";", b")", b"[", b"]", b"\\", b"B", b"aB", b"C", b" ", b"\n", b"\r", b"\n\r", b"\t", b"\xff", b"(;", b"B[aa]",
          b"W[]", b";C[", b"x" * 70, b"A" * 63]  # fmt: skip
JUNK = st.lists(st.sampled_from(PIECES), max_size=30).map(b"".join)


def outcome(parse, data):
    """Trees as plain values, or why there are none; sgfmill's collections also say in which game."""
    try:
        found = parse(data)
    except ValueError as error:
        return str(error).rpartition(": ")[2]
    return [plain(tree) for tree in found] if isinstance(found, list) else plain(found)


def plain(tree):
    return tree.sequence, [plain(child) for child in tree.children]


@given(JUNK)
@example(b"(;C[\\]](;)")
@example(b"(;B[aa];)(;")
def test_grammars_agree(data: bytes) -> None:
    """Tokens, trees, errors, what is written, and texts: for any bytes the same from both."""
    assert ours.tokenise(data) == theirs.tokenise(data)
    for name in ("parse_sgf_game", "parse_sgf_collection"):
        assert outcome(getattr(ours, name), data) == outcome(getattr(theirs, name), data)
    for name in ("text_value", "escape_text", "is_valid_property_value"):
        assert getattr(ours, name)(data) == getattr(theirs, name)(data)
    try:
        tree = theirs.parse_sgf_game(data)
    except ValueError:
        return
    written = theirs.serialise_game_tree(tree)
    assert ours.serialise_game_tree(ours.parse_sgf_game(data)) == written
    assert ours.serialise_game_tree(ours.make_coarse_game_tree((tree, 0), following, properties)) == written


def following(place):
    """What follows a node of sgfmill's tree, as make_coarse_game_tree asks for it."""
    tree, at = place
    return [(tree, at + 1)] if at + 1 < len(tree.sequence) else [(child, 0) for child in tree.children]


def properties(place):
    tree, at = place
    return tree.sequence[at]


@given(st.text("AZa0 ", max_size=70) | st.just("A" * 64))
def test_names_agree(name: str) -> None:
    """What can be a property's name."""
    assert ours.is_valid_property_identifier(name) == theirs.is_valid_property_identifier(name)


def test_large_values_take_linear_time() -> None:
    """Escapes far before the bracket, many values and many nodes: quadratic time would take hours."""
    tree = ours.parse_sgf_game(
        b"(;C[" + b"\\x" * 500_000 + b"]" + b"B[aa]" * 100_000 + b";C[x]" * 50_000 + b")"
    )
    assert len(tree.sequence[0]["B"]) == 100_000
    assert len(ours.text_value(tree.sequence[0]["C"][0])) == 500_000
    assert len(ours.tokenise(b"( " * 200_000)[0]) == 0
