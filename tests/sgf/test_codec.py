"""How a file's bytes become text, part by part, and the same with what a browser lends to
MicroPython (`lent`).
"""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.examples import examples
from ttgo.sgf import codec
from ttgo.sgf.codec import Letters, decode, encoded, family

NONE = "The file names no encoding; it is read as {}, so names and comments may look wrong."
IS_UTF8 = "CA[{}] is not how the text is written; it is UTF-8."
BAD = "One place of the text is not {}; it shows as \ufffd and is saved as it is."
BYTE = b"(;%sPB[\xe6\x9f\xaf\xff])"  # a letter in UTF-8, and a byte that is none

# name -> the bytes, the text, the remarks, whether the letters are kept with their bytes

DECODED: dict[str, tuple[bytes, str, list[str], bool]] = {
    "ASCII, in an encoding where it is not": (
        b"(;CA[shift_jis_2004]C[~])",
        "(;CA[shift_jis_2004]C[~])",
        [],
        False,
    ),
    "UTF-8 but for a byte": (BYTE % b"", "(;PB[柯\uefff])", [BAD.format("UTF-8")], False),
    "UTF-8 said, but for a byte": (
        BYTE % b"CA[utf8]",
        "(;CA[utf8]PB[柯\uefff])",
        [BAD.format("utf8")],
        False,
    ),
    "as likely in three ways": (
        "(;PB[大人])".encode("gb2312"),
        "(;PB[大人])",
        [NONE.format("GB18030")],
        True,
    ),
    "what stands for a byte, at the beginning": (
        b"\xee\xbe\x80(;)",
        "\uefee\uefbe\uef80(;)",
        [],
        False,
    ),
    "UTF-8 with its mark": (b"\xef\xbb\xbf(;PB[\xe6\x9f\xaf])", "(;PB[柯])", [], False),
    "UTF-8 with its mark but for a byte": (
        b"\xef\xbb\xbf(;PB[\xff])",
        "(;PB[\uefff])",
        [BAD.format("UTF-8")],
        False,
    ),
    "UTF-16 and half a letter": (
        "(;)".encode("utf-16") + b"\0",
        "(;)\ufffd",
        [BAD.format("UTF-16")],
        False,
    ),
    "little ends and half a letter": (
        "(;)".encode("utf-16-le") + b"\0",
        "(;)\ufffd",
        [BAD.format("UTF-16-LE")],
        False,
    ),
    "big ends and half a letter": (
        "(;)".encode("utf-16-be") + b"\xd8\0",
        "(;)\ufffd",
        [BAD.format("UTF-16-BE")],
        False,
    ),
}


@pytest.mark.parametrize(("data", "text", "remarks", "kept"), DECODED.values(), ids=DECODED)
def test_decoded(data: bytes, text: str, remarks: list[str], kept: bool) -> None:
    decoded = decode(data)
    assert (decoded.text.decode(), decoded.remarks, bool(decoded.letters)) == (text, remarks, kept)


# The file's CA property, by what is said of a text that is UTF-8 all the same

NAMED = {
    "after blanks, and within": ("(;CA \t\n[ gbk ]%s)", "gbk"),
    "the first that says something": ("(;CA[]CA[big5]CA[gbk]%s)", "big5"),
    "the end of another name": ("(;XCA[big5]CA[gbk]%s)", "gbk"),
    "in a comment's place": ("(;CA;C[x]%s)", ""),
    "of UGF": ("[Header]\nLang=SJIS \nPlace=%s", "SJIS"),
    "of UGF that says none": ("[Header]\nTitle=CA[gbk]\n%s", ""),
}


@pytest.mark.parametrize("on_micropython", [False, True])
@pytest.mark.parametrize(("text", "name"), NAMED.values(), ids=NAMED)
def test_named(text: str, name: str, on_micropython: bool, monkeypatch) -> None:
    monkeypatch.setattr(codec, "ON_MICROPYTHON", on_micropython)
    remarks = decode((text % "PB[柯洁é]").encode()).remarks
    assert remarks == ([IS_UTF8.format(name)] if name else [])


def test_letters() -> None:
    """Hong Kong's in Big5, and Korean ones beyond EUC-KR."""
    for text, wide, name in (("喺", "big5hkscs", "big5"), ("똠", "cp949", "euc-kr")):
        letters = codec._letters(text.encode(wide), name)
        assert (letters.text().decode(), letters.bad) == (text, 0)


# A text in an encoding, taken apart into its letters, and how likely it is that they are meant.


def apart(data: bytes, codec: str) -> Letters:
    return Letters(data, family(codec), [lambda part: part.decode(codec)])


# the bytes, their encoding, the parts, how many bytes are no letters

PARTS: dict[str, tuple[bytes, str, list[bytes], int]] = {
    "two bytes": (b"x\xb0\xa1y", "gb18030", [b"x", b"\xb0\xa1", b"y"], 0),
    "four bytes": (
        b"x\x810\x846\x819\xee9y",
        "gb18030",
        [b"x", b"\x810\x846", b"\x819\xee9", b"y"],
        0,
    ),
    "two bytes that are none": (
        b"x\x80\x80y\xff",
        "gb18030",
        [b"x", b"\x80", b"\x80", b"y", b"\xff"],
        3,
    ),
    "one that is none, twice": (b"\xffy\xff", "gb18030", [b"\xff", b"y", b"\xff"], 2),
    "one at the end, twice": (b"\x81;\x81", "gb18030", [b"\x81", b";", b"\x81"], 2),
    "three bytes": (b"x\x8f\xb0\xa1y", "euc_jp", [b"x", b"\x8f\xb0\xa1", b"y"], 0),
    "UTF-8 of any length": (
        "x\x80\u0800\U00010000\u07ff\uffff\U0010ffff".encode(),
        "utf-8",
        [b"x"] + [letter.encode() for letter in "\x80\u0800\U00010000\u07ff\uffff\U0010ffff"],
        0,
    ),
    "UTF-8 of private use": ("\ue000".encode(), "utf-8", ["\ue000".encode()], 0),
}


@pytest.mark.parametrize(("data", "codec", "parts", "bad"), PARTS.values(), ids=PARTS)
def test_parts(data: bytes, codec: str, parts: list[bytes], bad: int) -> None:
    found = apart(data, codec)
    assert (found.parts, found.bad) == (parts, bad)


TEXTS = "柯洁对党毅飞 黑白圍棋 囲碁です 바둑 Jürgen\n;B[aa]C[] x\\]"


@examples(300)
@given(
    st.data(), st.sampled_from(["gb18030", "big5", "cp932", "cp949", "euc_jp", "latin-1", "utf-8"])
)
def test_a_whole_is_as_its_letters(draw: st.DataObject, codec: str) -> None:
    """Stretch by stretch or letter by letter, whatever was known before: the same text, the same
    damage.
    """
    pieces = st.one_of(
        st.text(st.sampled_from(TEXTS), max_size=300).map(
            lambda text: text.encode(codec, "ignore")
        ),
        st.binary(max_size=9),
    )
    data = b"".join(draw.draw(st.lists(pieces, max_size=12))) * draw.draw(st.integers(1, 3))
    sample = apart(data[: draw.draw(st.integers(0, len(data)))], codec)
    right = apart(data, codec)
    assert sample.decoded(data) == (right.text(), right.bad)
    assert sample.written().items() >= right.written().items()


def test_a_letter_that_the_file_has_not() -> None:
    assert encoded("x黑".encode(), {"黑": "\xba\xda"}) == b"x\xba\xda"
    assert encoded("\x80".encode(), {}) is None
