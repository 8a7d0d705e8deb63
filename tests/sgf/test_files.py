"""SGF files become records: what is taken, what stays a note, what is said about it, and what is
refused.
"""

import io
import re
from typing import Any

import pytest

from tests.support.sentences import whole
from tests.support.sgf_files import chosen, self_played, words
from tests.support.tables import each_row
from ttgo import sgf
from ttgo.sgf.files import unchecked, unchecked_games

TURNS = {
    "columns skip I, rows count from the bottom": (
        "(;SZ[19];B[aa];W[ha];B[ia];W[ss])",
        "bA19 wH19 bJ19 wT1",
    ),
    "capital letters beyond 26": ("(;SZ[52];B[ZZ];W[Aa])", "bBB1 wAB52"),
    "an empty value is a pass": ("(;B[dd];W[])", "bD16 wpass"),
    "so is none": ("(;SZ[9];B[dd];W;B[cc])", "bD6 wpass bC7"),
    "tt is a pass up to 19x19": ("(;SZ[19];B[tt])", "bpass"),
    "tt is a point above": ("(;SZ[20];B[tt])", "bU1"),
    "White's turn in the root": ("(;SZ[9]W[aa];B[bb])", "wA9 bB8"),
    "the first variation is the main line": ("(;SZ[9];B[aa](;W[bb];B[cc])(;W[dd]))", "bA9 wB8 bC7"),
    "proposals": (
        "(;SZ[9]TTGO[ending=tromp];B[aa];W[];B[];TTGO[white=A9];TTGO[black=A9])",
        "bA9 wpass bpass white=A9 black=A9",
    ),
    "a ruling": ("(;SZ[9];B[aa];TTGO[judge=A9,B9])", "bA9 judge=A9,B9"),
}


@each_row(TURNS)
def test_turns(text, line):
    """The main line, each word with the letter of its player."""
    assert words(sgf.parse(text)) == line


NOTES = {
    "names, escapes": (r"(;PB[a\]b\\c]PW[d\:e])", {"PB": ["a]b\\c"], "PW": ["d:e"]}),
    "a comment's lines": ("(;C[one\r\ntwo\\\nthree])", {"C": ["one\ntwothree"]}),
    "point lists stay as they are": ("(;TR[aa:cc][dd])", {"TR": ["aa:cc", "dd"]}),
    "so do values of two parts": (r"(;LB[aa:1\:2][bb:x\]])", {"LB": [r"aa:1\:2", r"bb:x\]"]}),
    "unknown properties": ("(;KGSDE[x][y]VW[])", {"KGSDE": ["x", "y"], "VW": [""]}),
    "what is not used": (
        "(;KM[seven]RU[Japanese]HA[many])",
        {"KM": ["seven"], "RU": ["Japanese"], "HA": ["many"]},
    ),
    "the file's own facts go": ("(;FF[4]GM[1]CA[UTF-8]SZ[9]KM[7.5]RU[NZ])", {}),
    "as they are written": (
        "(;AP[ttgo:0.1]TTGOAP[x:1]KM[6.50]RU[nz]HA[02]PL[B])",
        {"TTGOAP": ["x:1"], "KM": ["6.50"], "RU": ["nz"], "HA": ["02"], "PL": ["B"]},
    ),
    "a handicap of two": ("(;HA[2];B[aa];B[bb])", {}),
    "our own word beside a setup": ("(;SZ[9]AB[aa]TTGO[tromp-taylor][handicap]HA[2]PL[B])", {}),
    "Black, beside a setup": ("(;SZ[9]AB[aa]PL[B])", {}),
    "Black, and White takes the turn": ("(;PL[B];W[aa];B[bb])", {}),
    "Black, in words": ("(;SZ[9]AB[aa]PL[Black][x])", {"PL": ["Black", "x"]}),
    "blanks, a bracket and a line of its own": ("(;C[\\]\r\t\f\v])", {"C": ["]\n   "]}),
    "what the setup does not tell": (
        "(;SZ[9]AB[aa][jj][bb:cc]AW[cc]AE[bb][dd])",
        {"AB": ["jj", "bb:cc"], "AE": ["bb", "dd"]},
    ),
}


@each_row(NOTES)
def test_notes(text, notes):
    """Everything that is no part of the rules is kept with the start, texts without their
    escapes.
    """
    assert sgf.parse(text).notes == notes


def test_notes_of_a_turn():
    """A turn's other properties are its notes; a turn without any has None."""
    record = sgf.parse("(;SZ[9];B[aa]C[x]BL[12.5];W[bb])")
    assert [node.notes for node in chosen(record)] == [{"C": ["x"], "BL": ["12.5"]}, None]


REMARKS = {
    "other rules": (
        "(;RU[Japanese])",
        "these instead: Tromp-Taylor. .*'Japanese' are rules of another",
    ),
    "komi of a quarter": (
        "(;KM[3.75])",
        "komi, '3.75', is written in the Chinese unit .* here it is 7½",
    ),
    "komi larger than the area": (
        "(;SZ[2]KM[4.5])",
        "komi, '4.5', is more than the number of points on the board: here it is 4½",
    ),
    "komi in words": ("(;KM[seven])", "komi, 'seven', cannot be used"),
    "handicap in words": ("(;HA[many])", "handicap, 'many', is not a number"),
    "handicap that is not there": (
        "(;HA[3];B[aa];W[bb])",
        "handicap of 3 but neither .* nor begins with 3 moves",
    ),
    "handicap, White begins": (
        "(;HA[2]PL[W])",
        "handicap of 2 but neither .* nor begins with 2 moves",
    ),
    "handicap of one, White begins": ("(;HA[1];W[aa])", "White plays first"),
    "White begins, Black goes on": ("(;W[aa];B[bb])", "White plays first"),
    "a player that is none": ("(;PL[3];B[aa])", "first player, '3', is neither B nor W"),
    "both colours": ("(;AB[aa:bb]AW[bb])", "black and white; here they are white"),
    "off the grid": ("(;SZ[9]AB[aa][jj])", "not on its board, such as 'jj'"),
    "two games": ("(;GM[1];B[aa])(;GM[1])", "holds 2 games; this is number 1"),
    "Chess first": ("(;GM[3])(;GM[1];B[aa])", "holds 2 games; this is number 2"),
    "cut off": ("(;SZ[9];B[aa];W[bb]C[half", "ends in the middle of a game"),
    "a bracket too many": ("(;SZ[9]\n;B[aa]]\n;W[bb])", "Line 2: ']' is not SGF and was ignored"),
    "many brackets too many": (
        "(;SZ[9];B[aa]];W[bb]])",
        r"Line 1: ']' \(the first of 2 such places\) is not SGF",
    ),
}


@each_row(REMARKS)
def test_remarks(text, sentence):
    """What is not taken as it stands is said in one sentence, and the record is there all the
    same.
    """
    remarks = sgf.parse(text).remarks
    assert len(remarks) == 1
    assert re.search(sentence, whole(remarks[0]))


WRONG = {
    "an occupied point": (
        "(;SZ[9];B[aa];W[aa];B[bb])",
        "bA9 wA9 bB8",
        "Move 2, White at A9, .* Rule 7",
    ),
    "off the grid": (
        "(;SZ[9];B[aa];W[jj];B[bb])",
        "bA9 wW[jj] bB8",
        "Move 2, White at W.jj.,.* Rule 1",
    ),
    "one row too far": ("(;SZ[9];B[aj])", "bB[aj]", "Rule 1"),
    "tt is no pass on a wider grid": ("(;SZ[20:9];B[tt])", "bB[tt]", "Rule 1"),
    "two turns in a node": ("(;SZ[9];B[aa]W[bb];B[cc])", "bB[aa]W[bb] bC7", "Move 1.* Rule 1"),
    "two points": ("(;SZ[9];B[aa][bb])", "bB[aa]B[bb]", "Rule 1"),
    "nine letters": ("(;SZ[9];B[123456789])", "bB[?]", "Rule 1"),
}


@each_row(WRONG)
def test_wrong(text, line, sentence):
    """A turn that the rules refuse stays in the tree with what follows; the sentence says which and
    why.
    """
    record = sgf.parse(text)
    assert words(record) == line
    wrong = [node.wrong for node in chosen(record) if node.wrong]
    assert wrong == record.remarks[-1:]
    assert re.search(sentence, wrong[0])


def test_a_wrong_variation_is_no_remark():
    """Only what the main line comes to is said; a variation's fault is at its node."""
    record = sgf.parse("(;SZ[9];B[aa](;W[bb])(;W[aa]))")
    assert (record.remarks, "Rule 7" in record.root.next[0].next[1].wrong) == ([], True)


# What is left of a file that ends too soon: name -> the file, the notes of its last node

CUT = {
    "in a variation": ("(;SZ[9];B[aa]C[x](", {"C": ["x"]}),
    "after a name": ("(;SZ[9];B[aa]C[x];W[bb]C[y]TR", {"C": ["y"]}),
    "after a bracket in a comment": ("(;SZ[9];B[aa]C[(]", {"C": ["("]}),
}


@each_row(CUT)
def test_cut_off(text, notes):
    record = sgf.parse(text)
    assert chosen(record)[-1].notes == notes
    assert record.remarks == ["The file ends in the middle of a game."]


REFUSED = {
    "nothing": (b"", "not SGF"),
    "words": (b"hello", 'no "\\(;" to begin with, only .hello.'),
    "words with an accent at the 80th byte": (b"x" * 79 + "éè".encode(), "only 'x{30}'"),
    "chess": (b"(;GM[3];B[aa])", "another game: GM is '3', and Go is 1"),
    "a size of three": (b"(;SZ[9:9:9])", "size is '9:9:9'"),
    "too big": (b"(;SZ[53])", "from 1 to 52, not 53"),
    "a full grid": (b"(;SZ[2]AB[aa:bb])", "black group at A1 has no empty point next to it"),
    "too long": (b"(;C[" + b"x" * 10_000_000 + b"])", "at most 10 MB"),
    "too many brackets": (b"(;C[" + b"(" * 300_000 + b"])", "at most 300000 nodes"),
    "too many nodes": (b"(;" + b";" * 300_000 + b")", "at most 300000 nodes"),
}


@each_row(REFUSED)
def test_refused(data, sentence):
    """What is no record of Go is refused with one sentence."""
    with pytest.raises(ValueError, match=sentence) as caught:
        sgf.parse(data)
    assert whole(caught.value)


def test_the_first_game_of_go():
    """Is the one that is meant, checked or not."""
    for record in (sgf.parse("(;GM[3])(;SZ[9];B[aa])"), unchecked("(;GM[3])(;SZ[9];B[aa])")):
        assert (record.place, words(record)) == (1, "bA9")


@pytest.mark.parametrize("mark", [b";", b"("])
def test_as_many_nodes_as_there_may_be(mark):
    assert sgf.parse(b"(;C[" + mark * 299_999 + b"])").remarks == []


def test_whole_games():
    """120 games by engines replay to the result that they state."""
    games = self_played()
    assert len(games) == 120
    for name, data in games.items():
        record = sgf.parse(data, name)
        assert all(not node.wrong for node in chosen(record)), name
        record.here = chosen(record)[-1]
        match = record.match()
        assert match.over, name
        assert [match.score().result] == record.notes["RE"], name


# What files have that is none of a game by the rules, and that others take: setups, turns out of
# turn, what follows on the end.


ODD = {
    "a player twice in a row": (
        "(;SZ[9];B[aa];B[bb];W[cc])",
        "bA9 bb:B8 wC7",
        "Black plays move 2 although it is White’s. No pass",
    ),
    "many times": (
        "(;SZ[9];B[aa];B[bb];B[cc])",
        "bA9 bb:B8 bb:C7",
        "move 2 .*the first of 2 such places",
    ),
    "Fox's handicap by turns": (
        "(;SZ[9]HA[0];B[aa];B[bb];W[cc])",
        "bA9 bb:B8 wC7",
        "plays move 2 although it is White’s",
    ),
    "stones after a turn": (
        "(;SZ[9];B[aa];AW[bb]C[x];W[cc];B[dd])",
        "bA9 setup=/B8//white wC7 bD6",
        "After move 1 the record sets up another position. The game starts again there",
    ),
    "a turn with stones": (
        "(;SZ[9];B[aa];W[cc]AW[bb]C[x])",
        "bA9 setup=/B8//white wC7",
        "After move 1",
    ),
    "after stones a grid may come again": (
        "(;SZ[9];B[ab];W[ii];B[ba];AE[ab][ba][ii];B[ab];W[ii];B[ba])",
        "bA8 wJ1 bB9 setup=//J1,A8,B9/black bA8 wJ1 bB9",
        "earlier positions no longer matter for rule 6",
    ),
    "a third pass": (
        "(;SZ[9];B[];W[];B[])",
        "bpass wpass bpass",
        "goes on after the end .* move 3: pass. Those moves are kept",
    ),
    "Black first with a handicap": (
        "(;SZ[9]HA[2]AB[cc][dd];B[ee];W[ff])",
        "bE5 wF4",
        "Black plays first",
    ),
}


@each_row(ODD)
def test_odd(text, line, sentence):
    """What others take as it is is taken so here, said in a remark, and comes back from the file
    that is saved.
    """
    record = sgf.parse(text)
    assert words(record) == line
    assert len(record.remarks) == 1
    assert re.search(sentence, record.remarks[0])
    assert sgf.parse(sgf.write(record)) == record


PLACED = {
    "before any turn, for a handicap": (
        "(;GM[1]SZ[9]HA[2];AB[gc][cg];W[ee];B[cc])",
        "setup=C3,G7///white wE5 bC7",
    ),
    "with nothing after it": ("(;GM[1]SZ[9]HA[2];AB[gc][cg])", "setup=C3,G7///white"),
    "after a comment": ("(;SZ[9];C[x];AB[aa];B[cc])", "- setup=A9///black bC7"),
    "Black to play": ("(;SZ[9]HA[2];AB[gc][cg]PL[B];B[ee])", "setup=C3,G7///black bE5"),
    "a problem": ("(;SZ[9];AB[aa:ba]AW[cc];W[ee])", "setup=A9,B9/C7//white wE5"),
    "in a variation": ("(;SZ[9];B[cc](;W[dd])(;AB[ee];W[dd]))", "bC7 wD6"),
}


@each_row(PLACED)
def test_stones_before_any_turn(text, line):
    """They are a setup at the start, of which nothing is to be said."""
    record = sgf.parse(text)
    assert (words(record), record.remarks) == (line, [])
    assert sgf.parse(sgf.write(record)) == record


@pytest.mark.parametrize(
    ("text", "sentence"),
    {
        "(;SZ[9];B[aa];B[bb];W[cc])": "Move 2 is White’s, but in the record Black plays it. Rule 5",
        "(;SZ[9];B[aa];AW[bb];W[cc])": "Before move 2 the record places stones. Rule 7",
        "(;SZ[9];B[];W[];B[])": "Move 3, Black at pass, is not allowed. Rule 8",
        "(;SZ[9];AW[bb];B[cc])": "",
    }.items(),
)
def test_odd_but_strict(text, sentence):
    """By the rules alone it is none of a game."""
    record = unchecked(text.encode())
    record.check(strict=True)
    assert record.stops().startswith(sentence)
    assert bool(record.stops()) == bool(sentence)


def test_stones_that_no_game_can_begin_with():
    """A string without a liberty is refused where it is set up, and the file is kept."""
    record = sgf.parse("(;SZ[2];B[aa];AW[ba][ab])")
    assert "The black group at A2 has no empty point next to it" in record.remarks[0]
    assert sgf.parse(sgf.write(record)) == record


def test_files_come_to_the_same(same_on_micropython):
    some = dict(list(self_played().items())[:12])
    same_on_micropython(TURNS, NOTES, REMARKS, WRONG, REFUSED, CUT, ODD, PLACED, some)


# Where a record is read from: a path, bytes or text, and what is none of these.


NO_PATHS = {
    "a record": "(;SZ[9]\n;B[aa])",
    "no text": "",
    "a number": 9,
    "bytes": b"game.sgf",
    "an open file": io.BytesIO(b"(;)"),
}


@each_row(NO_PATHS)
def test_no_path(path):
    """It is refused with one sentence, which names what takes a file's content."""
    with pytest.raises(ValueError, match=r"^A record is read from a path, not .*; sgf.parse takes"):
        sgf.read(path)


NO_CONTENT = {
    "a number": (9, "bytes or text, not 9; an open file has read()."),
    "an open file": (io.BytesIO(b"(;)"), "not a BytesIO; an open file has read()."),
    "a path": ("game.sgf", "This is not SGF"),
}


@each_row(NO_CONTENT)
def test_no_content(source, sentence):
    with pytest.raises(ValueError, match=re.escape(sentence)):
        sgf.parse(source)


ADA = "(;SZ[9]CA[GB2312]PB[Ada \u9ed1];B[ee])"


def test_where_a_record_comes_from(tmp_path):
    """A path, bytes, or text, which is decoded already whatever it says of its encoding, and half a
    letter of it.
    """
    path, data = tmp_path / "(1) Ada.sgf", ADA.encode("gb2312")
    path.write_bytes(data)
    content: list[Any] = [data, bytearray(data), ADA, ADA.replace("(;", "\n ( \n;")]
    found = [sgf.read(str(path)), sgf.read(path), *[sgf.parse(source) for source in content]]
    for record in found:
        assert (record.notes["PB"], record.root.next[0].word) == (["Ada \u9ed1"], "E5")
    assert sgf.parse("(;C[x\ud800])").root.comment == "x?"


@pytest.mark.parametrize(
    ("name", "error"), [("not there.sgf", FileNotFoundError), (".", IsADirectoryError)]
)
def test_a_path_without_a_file(name, error, tmp_path):
    """What no file can be read from is the system's error, which names it."""
    with pytest.raises(error, match=re.escape(str(tmp_path / name))):
        sgf.read(tmp_path / name)


SERVERS = [("a.GIB", "Tygem (GIB)"), ("a.ngf", "WBaduk (NGF)"), ("a.ugi", "PandaNet (UGF)")]


@pytest.mark.parametrize(("name", "server"), SERVERS)
def test_a_file_of_a_server(name, server, tmp_path):
    """It is known by its name, and the sentence says what to do with it."""
    path = tmp_path / name
    path.write_text("Go game", encoding="utf-8")
    said = f"^This is a {re.escape(server)} file; open it in Sabaki and save it as SGF[.]$"
    with pytest.raises(ValueError, match=said):
        sgf.read(path)
    for reading in (sgf.parse, unchecked, lambda *source: list(unchecked_games(*source))):
        with pytest.raises(ValueError, match=said):
            reading(b"Go game", name)


def test_a_file_that_is_too_long(tmp_path):
    """By one byte; nothing of it is taken."""
    path = tmp_path / "game.sgf"
    path.write_bytes(b"(;)" + b" " * 9_999_997)
    assert sgf.read(path).remarks == []
    path.write_bytes(b"(;)" + b" " * 9_999_998)
    with pytest.raises(ValueError, match="^An SGF file has at most 10 MB\\.$"):
        sgf.read(path)
