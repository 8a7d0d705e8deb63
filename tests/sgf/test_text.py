"""SGF's bytes: whatever its encoding and however damaged or large a file is, its texts come out right or a sentence says why not."""

import re
import time
from pathlib import Path

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ttgo import sgf
from ttgo.record import saved
from ttgo.sgf.text import File

ROOT = Path(__file__).parents[2]

ENCODINGS = {
    "UTF-8": ("utf-8", "黑棋 é"),
    "utf8": ("utf-8", "黑棋 é"),
    "GB2312": ("gb2312", "黑棋"),
    "GB2312, wider than it says": ("gb18030", "镕"),
    "GBK, a bracket as second byte": ("gbk", "淽"),
    "Big5, a backslash as second byte": ("big5", "功許"),
    "Shift_JIS, a backslash as second byte": ("shift_jis", "表ソ十"),
    "MS_KANJI": ("cp932", "①表"),
    "EUC-JP": ("euc_jp", "囲碁"),
    "ISO-2022-JP": ("iso2022_jp", "囲碁"),
    "EUC-KR": ("euc_kr", "바둑"),
    "ISO-8859-1": ("latin-1", "Jürgen"),
    "ISO8859-15": ("iso8859-15", "5 €"),
    "windows-1251": ("cp1251", "Го"),
    "KOI8-R": ("koi8-r", "Го"),
}


@pytest.mark.parametrize(
    ("name", "codec", "text"), [(n, *row) for n, row in ENCODINGS.items()], ids=ENCODINGS
)
def test_encodings(name: str, codec: str, text: str) -> None:
    """A file is decoded as its CA property says, before its brackets are looked at."""
    record = sgf.read(f"(;CA[{name.split(',', maxsplit=1)[0]}]PB[{text}]PW[x])".encode(codec))
    assert (record.notes, record.remarks) == ({"PB": [text], "PW": ["x"]}, [])


@pytest.mark.parametrize("codec", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_marked_encodings(codec: str) -> None:
    """A byte order mark, or the two bytes of its first bracket, tell UTF-16 and UTF-8."""
    assert sgf.read("(;PB[黑棋])".encode(codec)).notes == {"PB": ["黑棋"]}


UNCLEAR = {
    "no CA, UTF-8": ("(;PB[é])".encode(), "é", ""),
    "no CA, Latin-1": ("(;PB[é])".encode("latin-1"), "é", "names no encoding; it is read as Latin-1"),
    "another CA, UTF-8": ("(;CA[US-ASCII]PB[Jür])".encode(), "Jür", "not how the text is written; it is UTF-8"),
    "UTF-8 said, Latin-1": ("(;CA[UTF-8]PB[é])".encode("latin-1"), "é", "not how the text is written; it is read as Latin-1"),
    "unknown CA, Latin-1": ("(;CA[ours]PB[é])".encode("latin-1"), "é", "no encoding that is known here; it is read as Latin-1"),
    "a codec that is none": ("(;CA[unicode_escape]PB[é])".encode("latin-1"), "é", "names no encoding"),
    "a slow codec": ("(;CA[punycode]PB[é])".encode("latin-1"), "é", "names no encoding"),
    "a codec of two bytes": ("(;CA[UTF-16]PB[é])".encode("latin-1"), "é", "names no encoding"),
    "a path": ("(;CA[../x]PB[é])".encode("latin-1"), "é", "names no encoding"),
    "GB2312 said, UTF-8 (Lizzie)": ("(;CA[gb2312]PB[柯洁]PW[党毅飞];B[dd])".encode(), "柯洁", "CA[gb2312] is not how"),
    "GB2312 that could be UTF-8": ("(;CA[GB2312]PB[莫])".encode("gb2312"), "莫", ""),
    "GB2312 said, UTF-8 of two bytes": ("(;CA[GB2312]PB[Müller])".encode(), "Müller", "it is UTF-8"),
    "no CA, Big5, a bracket and a backslash": ("(;PB[功許淽]PW[淽])".encode("big5", "ignore"), "功許淽", "read as Big5"),
    "no CA, GB18030": ("(;PB[柯洁]PW[党毅飞];B[dd])".encode("gb18030"), "柯洁", "read as GB18030"),
    "no CA, GBK, a bracket": ("(;PB[聂卫平]PW[淽];B[dd])".encode("gbk"), "聂卫平", "read as GB18030"),
    "no CA, Shift_JIS, a backslash": ("(;PB[ソフトの表]PW[十段];B[dd])".encode("shift_jis"), "ソフトの表", "read as Shift_JIS"),
    "no CA, EUC-JP": ("(;PB[たけみや]PW[さかた];B[dd])".encode("euc_jp"), "たけみや", "read as EUC-JP"),
    "no CA, EUC-KR": ("(;PB[바둑 기사]C[안녕하세요 여러분 오늘은];B[dd])".encode("euc_kr"), "바둑 기사", "read as EUC-KR"),
    "no CA, accents": ("(;PB[Jürgen]PW[François Désiré];B[dd])".encode("latin-1"), "Jürgen", "read as Latin-1"),
    "Big5 said, GB18030": ("(;CA[Big5]PB[古力]PW[常昊]EV[名人战])".encode("gb18030"), "古力", "CA[Big5] is not how .* GB18030"),
    "UTF-8 but for a byte": ("(;PB[柯洁]PW[".encode() + b"\xff" + "飞]EV[名人战])".encode(), "柯洁", "One place of the text is not UTF-8"),
    "UTF-8 said, but for a byte": ("(;CA[UTF-8]PB[柯".encode() + b"\xe6]EV[x])", "柯\uefe6", "One place of the text is not UTF-8"),
    "GB2312 said, but for a byte": ("(;CA[GB2312]PB[柯洁".encode("gb2312") + b"\xff]EV[x])", "柯洁\uefff", "One place .* not GB2312"),
    "UTF-8 but for two bytes": ("(;PB[柯洁]PW[\udcff]C[\udcff])".encode(errors="surrogateescape"), "柯洁", "2 places .* are not UTF-8"),
    "letters that stand for bytes": ("(;PB[\uef80])".encode(), "\uefee\uefbe\uef80", ""),
}  # fmt: skip


@pytest.mark.parametrize(("data", "text", "sentence"), UNCLEAR.values(), ids=UNCLEAR)
def test_unclear_encodings(data: bytes, text: str, sentence: str) -> None:
    """A wrong or missing CA loses no text in silence, and nothing of the rest of the file."""
    record = sgf.read(data)
    assert record.notes["PB"] == [text]
    assert re.search(sentence.replace("[", "\\["), " ".join(record.remarks))
    assert bool(sentence) == bool(record.remarks)
    assert len(record.root.next) == data.count(b";B[dd]")


@pytest.mark.parametrize("data", [row[0] for row in UNCLEAR.values()], ids=UNCLEAR)
def test_a_guess_is_saved_as_it_was(data: bytes) -> None:
    """The bytes of each text are in the file that is saved, or the text is UTF-8; in a browser's storage too."""
    record = sgf.read(data)
    again = saved.read(saved.write(record))
    for written in (sgf.write(record), sgf.write(again)):
        back = sgf.read(written)
        assert (back.notes, back.letters) == (record.notes, record.letters)
        if record.letters or any(" place" in remark for remark in record.remarks):
            values = re.findall(rb"(?:PB|PW|EV|CA)\[[^];]*", data if record.letters else b"")
            assert [value for value in values if value not in written] == []
        else:
            written.decode()


def test_other_letters_make_it_utf8() -> None:
    """What the file's own letters cannot say is said in UTF-8, all of it."""
    record = sgf.read("(;PB[柯洁]PW[党毅飞])".encode("gb18030"))
    assert "柯洁".encode("gb18030") in sgf.write(record)
    record.notes["EV"] = ["決"]
    written = sgf.write(record).decode()
    assert "CA[UTF-8]" in written
    assert "柯洁" in written
    assert sgf.read(written.encode()).letters == {}


def test_other_letters_make_the_other_games_utf8() -> None:
    """Those before it and those behind it."""
    record = sgf.read("(;PB[柯洁])(;PB[党毅飞]) (;PB[古力])".encode("gb18030"), number=2)
    assert record.letters
    record.notes["EV"] = ["決"]
    written = sgf.write(record).decode()
    assert written.startswith("(;CA[UTF-8]PB[柯洁])\n(;FF[4]")
    assert written.endswith(")\n(;CA[UTF-8]PB[古力])\n")
    assert sgf.read(written.encode(), number=2).notes["EV"] == ["決"]


GAMES = {
    "as they stand": (b"(; C[x])(;\nC[y])", ["(; C[x])", "(;\nC[y])"]),
    "in any letters": (b"(; CA[ utf-8 ])", ["(; CA[ utf-8 ])"]),
    "another encoding": (b"(; CA[latin-1]C[x])", ["(;C[x]CA[UTF-8])"]),
    "the last cut off": (b"(; C[x])(; C[y]", ["(; C[x])", "(;C[y]CA[UTF-8])"]),
    "one cut off": (b"(; C[x]", ["(;C[x]CA[UTF-8])"]),
}


@pytest.mark.parametrize(("data", "texts"), GAMES.values(), ids=GAMES)
def test_games_as_texts(data: bytes, texts: list[str]) -> None:
    assert File(data).texts() == texts


ROOTS = {
    "the first": (b"(;C[x];C[y])(;C[z])", 0, {"C": [b"x"]}),
    "the second": (b"(;C[x];C[y])(;C[z](;C[w]))", 1, {"C": [b"z"]}),
    "without a semicolon": (b"(C[x];C[y])", 0, {"C": [b"x"]}),
    "of another format": (b"[Header]\nSize=9", 0, {"SZ": [b"9"]}),
}


@pytest.mark.parametrize(("data", "number", "root"), ROOTS.values(), ids=ROOTS)
def test_roots(data: bytes, number: int, root: dict[str, list[bytes]]) -> None:
    assert File(data).root(number) == root


LARGE = {
    "30,000 nodes in a line": b"(;" + b";C[x]" * 29_999 + b")",
    "30,000 turns, illegal soon": b"(;" + b";B[dd];W[ee]" * 15_000 + b")",
    "20,000 variations, each in the one before": b"(;SZ[9]" + b"(;C[x]" * 20_000 + b")" * 20_001,
    "20,000 variations of one turn": b"(;SZ[9]" + b"(;B[aa])" * 20_000 + b")",
    "a long comment": b"(;C[" + b"\\]x" * 1_000_000 + b"])",
    "a long comment without its end": b"(;C[" + b"x" * 9_000_000,
    "brackets that open": b"(;C" + b"[" * 9_000_000,
    "parentheses that open": b"(;" + b"(" * 200_000,
    "values without their end": b"(;" + b"C[x\\]" * 1_000_000,
    "spaces": b"( " + b" " * 9_000_000 + b";)",
    "beginnings without an end": b"(;" * 30_000,
    "rectangles": b"(;SZ[52]AB" + b"[aa:ZY]" * 400_000 + b")",
    "one rectangle many times, then junk": b"(;SZ[52]AB" + b"[ba:Z?]" * 400_000 + b")",
    "many properties": b"(;" + b"C[x]" * 300_000 + b")",
}


@pytest.mark.parametrize("data", LARGE.values(), ids=LARGE)
def test_large(data: bytes) -> None:
    """Megabytes of anything are read, and written again, or refused with a sentence, in seconds and without recursion."""
    began = time.monotonic()
    try:
        back = sgf.write(sgf.read(data))
    except ValueError as error:
        assert "\n" not in str(error)  # noqa: PT017  # either is right
    else:
        assert back.startswith(b"(;FF[4]")
    assert time.monotonic() - began < 60  # quadratic time would take hours


PIECES = [b"(", b";", b")", b"[", b"]", b"\\", b":", b"B", b"W", b"AB", b"C", b"SZ", b"TTGO", b"HA", b"KM", b"RU", b"aa", b"tt",
          b"9", b"black=", b" ", b"\n", b"\xff", "é".encode(), b"(;", b"B[aa]", b"W[]", b";C["]  # fmt: skip


@given(st.lists(st.sampled_from(PIECES), max_size=40).map(b"".join))
@example(b"(;B[aa](;)")
@example(b"(;W[]HA[9")
def test_junk(junk: bytes) -> None:
    """Any bytes whatever are a record that can be written, or a ValueError of one sentence."""
    for data in (junk, b"(;SZ[9]" + junk):
        try:
            record = sgf.read(data)
        except ValueError as error:
            assert "\n" not in str(error)  # noqa: PT017
        else:
            sgf.write(record)
