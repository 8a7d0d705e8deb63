"""SGF's bytes: whatever its encoding and however damaged or large a file is, its texts come out
right or a sentence says why not; on MicroPython by a browser's decoders.
"""

import re
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.examples import examples
from tests.support.tables import each_row
from ttgo import sgf
from ttgo.sgf import codec
from ttgo.sgf.codec import decode
from ttgo.sgf.text import File

# How a file's bytes become text, and the same with what a browser lends to MicroPython.

NONE = "The file names no encoding; it is read as {}, so names and comments may look wrong."
IS_UTF8 = "The file gives its encoding as CA[{}], but the text is UTF-8."

# name -> the bytes, the text, the remarks

DECODED: dict[str, tuple[bytes, str, list[str]]] = {
    "ASCII, in an encoding where it is not": (
        b"(;CA[shift_jis_2004]C[~])",
        "(;CA[shift_jis_2004]C[~])",
        [],
    ),
    "what fits several ways, by the first of them": (
        "(;PB[大人])".encode("gb2312"),
        "(;PB[大人])",
        [NONE.format("GB18030")],
    ),
    "what fits none but the last": (
        b"(;PB[\xe6\x9f\xaf\xff])",
        "(;PB[æ\x9f¯ÿ])",
        [NONE.format("Latin-1")],
    ),
    "Hong Kong's letters in Big5": (
        "(;CA[Big5]PB[黑白喺])".encode("big5hkscs"),
        "(;CA[Big5]PB[黑白喺])",
        [],
    ),
    "Korean ones beyond EUC-KR": (
        "(;CA[EUC-KR]PB[바둑똠])".encode("cp949"),
        "(;CA[EUC-KR]PB[바둑똠])",
        [],
    ),
    "UTF-8 with its mark": (b"\xef\xbb\xbf(;PB[\xe6\x9f\xaf])", "(;PB[柯])", []),
}


@each_row(DECODED)
def test_decoded(data, text, remarks):
    decoded, said = decode(data)
    assert (decoded.decode(), said) == (text, remarks)


# The file's CA property, by what is said of a text that is UTF-8 all the same

NAMED = {
    "after blanks, and within": ("(;CA \t\n[ gbk ]%s)", "gbk"),
    "the first that says something": ("(;CA[]CA[big5]CA[gbk]%s)", "big5"),
    "the end of another name": ("(;XCA[big5]CA[gbk]%s)", "gbk"),
    "in a comment's place": ("(;CA;C[x]%s)", ""),
}


@pytest.mark.parametrize("on_micropython", [False, True])
@each_row(NAMED)
def test_named(text, name, on_micropython, monkeypatch):
    monkeypatch.setattr(codec, "ON_MICROPYTHON", on_micropython)
    _, remarks = decode((text % "PB[柯洁é]").encode())
    assert remarks == ([IS_UTF8.format(name)] if name else [])


ENCODINGS = {
    "UTF-8": ("utf-8", "黑棋 é"),
    "GB2312": ("gb2312", "黑棋"),
    "GB2312, wider than it says": ("gb18030", "镕"),
    "Big5, a backslash as second byte": ("big5", "功許"),
    "Shift_JIS, a backslash as second byte": ("shift_jis", "表ソ十"),
    "MS_KANJI": ("cp932", "①表"),
    "EUC-JP": ("euc_jp", "囲碁"),
    "ISO-2022-JP": ("iso2022_jp", "囲碁"),
    "KOI8-R": ("koi8-r", "Го"),
}


@pytest.mark.parametrize(
    ("name", "codec", "text"), [(n, *row) for n, row in ENCODINGS.items()], ids=ENCODINGS
)
def test_encodings(name, codec, text):
    """A file is decoded as its CA property says, before its brackets are looked at."""
    record = sgf.parse(f"(;CA[{name.split(',', maxsplit=1)[0]}]PB[{text}]PW[x])".encode(codec))
    assert (record.notes, record.remarks) == ({"PB": [text], "PW": ["x"]}, [])


UNCLEAR = {
    "no CA, Latin-1": (
        "(;PB[é])".encode("latin-1"),
        "é",
        "names no encoding; it is read as Latin-1",
    ),
    "another CA, UTF-8": (
        "(;CA[US-ASCII]PB[Jür])".encode(),
        "Jür",
        "but the text is UTF-8",
    ),
    "UTF-8 said, Latin-1": (
        "(;CA[UTF-8]PB[é])".encode("latin-1"),
        "é",
        "not how the text is written; it is read as Latin-1",
    ),
    "unknown CA, Latin-1": (
        "(;CA[ours]PB[é])".encode("latin-1"),
        "é",
        "is not an encoding we know; it is read as Latin-1",
    ),
    "GB2312 said, UTF-8 (Lizzie)": (
        "(;CA[gb2312]PB[柯洁]PW[党毅飞];B[dd])".encode(),
        "柯洁",
        "encoding as CA[gb2312], but",
    ),
    "GB2312 that could be UTF-8": ("(;CA[GB2312]PB[莫])".encode("gb2312"), "莫", ""),
    "Latin-1 said, UTF-8": (
        "(;CA[ISO-8859-1]PB[Müller])".encode(),
        "Müller",
        "but the text is UTF-8",
    ),
    "no CA, Big5, a bracket and a backslash": (
        "(;PB[黃孟正]C[功淽];B[dd])".encode("big5"),
        "黃孟正",
        "read as Big5",
    ),
    "no CA, GB18030": ("(;PB[柯洁]PW[党毅飞];B[dd])".encode("gb18030"), "柯洁", "read as GB18030"),
    "no CA, GBK, a bracket": (
        "(;PB[聂卫平]PW[淽];B[dd])".encode("gbk"),
        "聂卫平",
        "read as GB18030",
    ),
    "no CA, Latin-1 that GB18030 would fit": (
        "(;PB[Müller]C[où?];B[dd])".encode("latin-1"),
        "Müller",
        "read as Latin-1",
    ),
    "Big5 said, GB18030": (
        "(;CA[Big5]PB[古力]PW[常昊]EV[名人战])".encode("gb18030"),
        "古力",
        "CA[Big5] is not how .* GB18030",
    ),
    "UTF-8 said, but for a byte": (
        "(;CA[UTF-8]PB[柯".encode() + b"\xe6]EV[x];B[dd])",
        "æ\x9f¯æ",
        "CA[UTF-8] is not how .* Latin-1",
    ),
    "letters of private use": ("(;PB[\uef80])".encode(), "\uef80", ""),
}


@each_row(UNCLEAR)
def test_unclear_encodings(data, text, sentence):
    """A wrong or missing CA loses no text in silence, and nothing of the rest of the file."""
    record = sgf.parse(data)
    assert record.notes["PB"] == [text]
    assert re.search(sentence.replace("[", "\\["), " ".join(record.remarks))
    assert bool(sentence) == bool(record.remarks)
    assert len(record.root.next) == data.count(b";B[dd]")


@pytest.mark.parametrize("data", [row[0] for row in UNCLEAR.values()], ids=UNCLEAR)
def test_what_is_saved_is_utf8(data):
    """And comes to the same, without a doubt."""
    record = sgf.parse(data)
    written = sgf.write(record)
    assert b"CA[UTF-8]" in written
    back = sgf.parse(written.decode())
    assert (back, sgf.parse(written).remarks) == (record, [])


NAMES = ["", "CA[UTF-8]", "CA[GB2312]", "CA[Big5]", "CA[Shift_JIS]", "CA[latin-1]", "CA[none]"]
SCRIPTS = st.characters(codec="utf-8", exclude_characters="[]\\", min_codepoint=32)
WRITTEN = ["gb18030", "big5", "cp932", "cp949", "latin-1", "utf-8", "euc_jp", "koi8-r", "cp1251"]


@examples(150)
@given(st.sampled_from(NAMES), st.sampled_from(WRITTEN), st.lists(st.text(SCRIPTS), max_size=4))
def test_turns_are_never_garbled(named, codec, texts):
    """However a file is written and whatever it says of that: at the worst its names are."""
    parts = [text.encode(codec, "ignore") for text in [*texts, "", "", "", ""]]
    comments = b"PB[%b]C[%b];B[dd]C[%b];W[pp]N[%b]" % tuple(parts[:4])
    record = sgf.parse(b"(;" + named.encode() + comments + b")")
    assert [node.word for node in record.main_line()] == ["D16", "Q4"]


def test_the_other_games_are_utf8_too():
    """Those before it and those behind it."""
    games = "(;PB[柯洁])(;CA[gb18030]PB[党毅飞]) (;CA [GB18030]PB[古力])"
    record = sgf.parse(games.encode("gb18030"), number=2)
    record.notes["EV"] = ["決"]
    written = sgf.write(record).decode()
    assert written.startswith("(;PB[柯洁])\n(;FF[4]")
    assert written.endswith(")\n(;CA[UTF-8]PB[古力])\n")
    assert sgf.parse(written.encode(), number=2).notes["EV"] == ["決"]


GAMES = {
    "in any letters": (b"(; CA[ utf-8 ])", ["(; CA[ utf-8 ])"]),
    "another encoding": (b"(; CA[latin-1]C[x])", ["(; CA[latin-1]C[x])"]),
    "the last cut off": (b"(; C[x])(; C[y]", ["(; C[x])", "(;C[y]CA[UTF-8])"]),
    "one cut off": (b"(; C[x]", ["(;C[x]CA[UTF-8])"]),
}


@each_row(GAMES)
def test_games_as_texts(data, texts):
    assert File(data).texts() == texts


LARGE = {
    "many nodes in a line": b"(;" + b";C[x]" * 9_999 + b")",
    "many turns, illegal soon": b"(;" + b";B[dd];W[ee]" * 5_000 + b")",
    "variations, each in the one before": b"(;SZ[9]" + b"(;C[x]" * 5_000 + b")" * 5_001,
    "a long comment without its end": b"(;C[" + b"x" * 2_000_000,
    "brackets that open": b"(;C" + b"[" * 2_000_000,
    "parentheses that open": b"(;" + b"(" * 50_000,
    "spaces": b"( " + b" " * 2_000_000 + b";)",
    "rectangles": b"(;SZ[52]AB" + b"[aa:ZY]" * 50_000 + b")",
    "one rectangle many times, then junk": b"(;SZ[52]AB" + b"[ba:Z?]" * 50_000 + b")",
    "many properties": b"(;" + b"C[x]" * 50_000 + b")",
    "escapes": b"(;C[" + b"\\x" * 500_000 + b"])",
    "parentheses before blanks": b"( " * 500_000,
}


@each_row(LARGE)
def test_large(data):
    """Megabytes of anything are read, and written again, or refused with a sentence, in seconds and
    without recursion.
    """
    began = time.monotonic()
    try:
        back = sgf.write(sgf.parse(data))
    except ValueError as error:
        assert "\n" not in str(error)  # noqa: PT017  # either is right
    else:
        assert back.startswith(b"(;FF[4]")
    assert time.monotonic() - began < 30  # quadratic time would take minutes


def test_files_come_to_the_same(same_on_micropython):
    """Encodings by the host's decoders."""
    said = {
        name: f"(;CA[{name.split(',', maxsplit=1)[0]}]PB[{text}]PW[x])".encode(codec)
        for name, (codec, text) in ENCODINGS.items()
    }
    marked = {
        codec: "(;PB[黑棋])".encode(codec)
        for codec in ("utf-8-sig", "utf-16", "utf-16-le", "utf-16-be")
    }
    same_on_micropython(UNCLEAR, said, marked, {"no such encoding": b"(;CA[gb-nothing]PB[\xe9])"})
