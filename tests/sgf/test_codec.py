"""How a file's bytes become text, part by part, and the same with what a browser lends to MicroPython (`lent`)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.examples import examples
from ttgo.sgf import codec
from ttgo.sgf.codec import Letters, decode, encoded, family, likelihood

NONE = "The file names no encoding; it is read as {}, so names and comments may look wrong."
IS_UTF8 = "CA[{}] is not how the text is written; it is UTF-8."
BAD = "One place of the text is not {}; it shows as \ufffd and is saved as it is."
BYTE = b"(;%sPB[\xe6\x9f\xaf\xff])"  # a letter in UTF-8, and a byte that is none

# name -> the bytes, the text, the remarks, whether the letters are kept with their bytes

DECODED: dict[str, tuple[bytes, str, list[str], bool]] = {
    "ASCII, in an encoding where it is not": (b"(;CA[shift_jis_2004]C[~])", "(;CA[shift_jis_2004]C[~])", [], False),
    "UTF-8 but for a byte": (BYTE % b"", "(;PB[柯\uefff])", [BAD.format("UTF-8")], False),
    "UTF-8 said, but for a byte": (BYTE % b"CA[utf8]", "(;CA[utf8]PB[柯\uefff])", [BAD.format("utf8")], False),
    "as likely in three ways": ("(;PB[大人])".encode("gb2312"), "(;PB[大人])", [NONE.format("GB18030")], True),
    "what stands for a byte, at the beginning": (b"\xee\xbe\x80(;)", "\uefee\uefbe\uef80(;)", [], False),
    "UTF-8 with its mark": (b"\xef\xbb\xbf(;PB[\xe6\x9f\xaf])", "(;PB[柯])", [], False),
    "UTF-8 with its mark but for a byte": (b"\xef\xbb\xbf(;PB[\xff])", "(;PB[\uefff])", [BAD.format("UTF-8")], False),
    "UTF-16 and half a letter": ("(;)".encode("utf-16") + b"\0", "(;)\ufffd", [BAD.format("UTF-16")], False),
    "little ends and half a letter": ("(;)".encode("utf-16-le") + b"\0", "(;)\ufffd", [BAD.format("UTF-16-LE")], False),
    "big ends and half a letter": ("(;)".encode("utf-16-be") + b"\xd8\0", "(;)\ufffd", [BAD.format("UTF-16-BE")], False),
}  # fmt: skip


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


# On MicroPython, with decoders that are lent to it


class Lender:
    """A browser's decoders, which are Python's here; `asked` is what they were asked for."""

    NAMES = ("utf-8", "utf-16le", "utf-16be", "gb2312", "euc-kr", "shift_jis", "punycode")

    def __init__(self) -> None:
        self.asked: list[tuple[str, str, bool]] = []

    def __call__(self, digits: str, name: str, exact: bool, once: bool) -> str | None:
        self.asked.append((digits, name, exact))
        if name not in self.NAMES:
            return None
        try:
            text = bytes.fromhex(digits).decode(name, "strict" if exact else "replace")
            return "".join(dict.fromkeys(text)) if once else text
        except UnicodeError:
            return None


class Lenient(bytes):
    """Bytes whose decoder takes what is no UTF-8, as MicroPython's does."""

    def decode(self, *_: str) -> str:
        return "x"


@pytest.fixture
def lender(monkeypatch: pytest.MonkeyPatch) -> Lender:
    lender = Lender()
    monkeypatch.setattr(codec, "ON_MICROPYTHON", True)
    monkeypatch.setattr(codec, "browser_decode", lender)
    return lender


SMALL_CODECS = {
    "UTF-8": "utf-8",
    "ISO-8859-1": "latin-1",
    "Latin-1": "latin-1",
    "GB2312": "gb2312",
    "Chinese": "gb2312",
    "Korean": "euc-kr",
    "gb-none": "",
    "punycode": "",
}


@pytest.mark.parametrize(("name", "known"), SMALL_CODECS.items())
def test_known_encodings_of_a_browser(name, known, lender, monkeypatch) -> None:
    """It is asked for those only that may be meant, and by an empty text."""
    assert codec._codec(name) == known
    assert lender.asked == (
        [("", known or name, True)] if known[:2] in ("gb", "eu") or name == "gb-none" else []
    )
    monkeypatch.setattr(codec, "browser_decode", None)
    assert codec._codec(name) == ("" if lender.asked else known)


# bytes, the encoding, how errors are taken; the text (None: an error), the label that is asked for

LENT: dict[str, tuple[bytes, str, str, str | None, str]] = {
    "a byte a letter": (b"\xe9", "latin-1", "strict", "é", ""),
    "UTF-8 and a byte": (b"x\xff", "utf-8", "replace", "x\ufffd", "utf-8"),
    "UTF-8 with its mark": ("黑".encode(), "utf-8-sig", "strict", "黑", "utf-8"),
    "UTF-16 with big ends": (b"\xfe\xff\0x", "utf-16", "replace", "\ufeffx", "utf-16be"),
    "little ends": (b"x\0", "utf-16-le", "replace", "x", "utf-16le"),
    "another encoding": ("黑".encode("gb2312"), "gb2312", "strict", "黑", "gb2312"),
    "what is none of its letters": (b"\xff", "gb2312", "strict", None, "gb2312"),
    "an unknown one": (b"\xe9", "gb-none", "strict", None, "gb-none"),
    "an unknown one, whatever it is": (b"\xe9", "gb-none", "replace", "é", "gb-none"),
}


@pytest.mark.parametrize("row", LENT.values(), ids=LENT)
def test_lent(row, lender, monkeypatch) -> None:
    data, name, errors, text, label = row
    refused = f"^The file is written in {name}, which cannot be read here\\.$"
    if text is None:
        with pytest.raises(UnicodeError, match=refused):
            codec._text(data, name, errors)
    else:
        assert codec._text(data, name, errors) == text
    assert lender.asked == ([(data.hex(), label, errors == "strict")] if label else [])
    if label:
        monkeypatch.setattr(codec, "browser_decode", None)
        with pytest.raises(
            UnicodeError, match="^The file is written in .*, which cannot be read here"
        ):
            codec._text(data, name, errors)


@pytest.mark.parametrize(("data", "right"), [("黑".encode(), True), (b"\xed\xa0\x80", False)])
def test_a_browser_knows_what_is_utf_8(data: bytes, right: bool, lender: Lender) -> None:
    assert codec._is_utf8(Lenient(data)) is right
    assert lender.asked == [(data.hex(), "utf-8", True)]


def test_letters_are_asked_for_once(lender: Lender) -> None:
    """Which MicroPython could only find one by one."""
    text = "黑白黑黑" * 1000
    assert codec._text(text.encode("gb2312"), "gb2312", once=True) == "黑白"
    assert codec._text(text.encode(), "utf-8", once=True) == "黑白"
    assert codec._letters(b"", "gb2312").decoded(text.encode("gb2312")) == text.encode()
    assert len([digits for digits, _, _ in lender.asked if len(digits) > 4000]) == 7


STRICT = {
    "plain": (b"x", True),
    "longer than it need be, at the beginning": (b"\xc0\x80x", False),
    "longer than it need be, later": (b"x\xe0\x80\x80", False),
    "half a pair": (b"x\xed\xa0\x80", False),
    "more than there is": (b"x\xf4\x90\x80\x80", False),
}


@pytest.mark.parametrize(("data", "right"), STRICT.values(), ids=STRICT)
def test_a_lenient_decoder_is_not_believed(
    data: bytes, right: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert codec._is_utf8(Lenient(data)), "elsewhere it is"
    assert codec._is_utf8(data) is right
    monkeypatch.setattr(codec, "ON_MICROPYTHON", True)
    assert codec._is_utf8(Lenient(data)) is right


def test_nor_is_it_for_a_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codec, "_text", lambda *_: "x")
    letters = codec._letters(b"\xed\xa0\x80", "utf-8")
    assert (letters.text().decode(), letters.bad) == ("\uefed\uefa0\uef80", 3)
    assert decode(b"\xef\xbb\xbf\xed\xa0\x80").text == letters.text()


# A text in an encoding, taken apart into its letters, and how likely it is that they are meant.


def apart(data: bytes, codec: str) -> Letters:
    return Letters(data, family(codec), [lambda part, once=False: part.decode(codec)])


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
    """Stretch by stretch or letter by letter, whatever was known before: the same text, the same damage."""
    pieces = st.one_of(
        st.text(st.sampled_from(TEXTS), max_size=300).map(
            lambda text: text.encode(codec, "ignore")
        ),
        st.binary(max_size=9),
    )
    data = b"".join(draw.draw(st.lists(pieces, max_size=12))) * draw.draw(st.integers(1, 3))
    sample = apart(data[: draw.draw(st.integers(0, len(data)))], codec)
    right = apart(data, codec)
    assert (sample.decoded(data), sample.bad) == (right.text(), right.bad)
    assert sample.written().items() >= right.written().items()


def test_a_whole_asks_for_stretches() -> None:
    """Where all of its letters are known: a few times, not for each of them."""
    asked: list[tuple[int, bool]] = []
    data = "黑白".encode("gb18030")

    def text_of(part: bytes, once: bool = False) -> str:
        asked.append((len(part), once))
        return part.decode("gb18030")

    found = Letters(data, "gb", [text_of])
    assert found.decoded(b"x" + data * 1000) == b"x" + "黑白".encode() * 1000
    assert [size for size, once in asked if once] == [2048, 2047, 1954], (
        "at first half a letter too many"
    )
    assert len(asked) == 7, "each letter, and two stretches for their texts"


def test_what_stands_for_a_byte_is_no_letter_that_is_known() -> None:
    found = apart(b"", "utf-8")
    data = b"\x80" + b"x" * 3000 + "\uef80".encode()
    assert found.decoded(data).decode() == "\uef80" + "x" * 3000 + "\uefee\uefbe\uef80"
    assert found.bad == 4


# a text, its encoding, how likely it is

LIKELY: dict[str, tuple[bytes, str, float]] = {
    "ASCII": (b"x", "gb18030", 0),
    "a frequent letter and a rare one": (b"\xb0\xa1x\xd8\xa1", "gb18030", 0.75),
    "a byte that is none": (b"\x80", "gb18030", -0.5),
    "four Korean syllables": ("가나다라".encode("euc_kr"), "euc_kr", 1),
    "five Korean syllables": ("가나다라마".encode("euc_kr"), "euc_kr", 1.1),
    "five, one of them rare": ("가나다라爐".encode("euc_kr"), "euc_kr", 0.9),
    "one kana of five": ("日本本因の".encode("euc_jp"), "euc_jp", 1.1),
    "one kana of six": ("日本本因坊の".encode("euc_jp"), "euc_jp", 1),
    "an accent among letters": (b"J\xfcrgen", "latin-1", 1),
    "an accent, and another alone": (b"J\xfcrgen \xfc", "latin-1", 0.6),
}


@pytest.mark.parametrize(("data", "codec", "likely"), LIKELY.values(), ids=LIKELY)
def test_likelihood(data: bytes, codec: str, likely: float) -> None:
    assert likelihood(apart(data, codec), family(codec)) == pytest.approx(likely)


FAMILIES = "utf-8=utf-8 gb=GB18030 gb=gbk big5=cp950 jp=euc_jp kr=cp949 kr=ks_c_5601-1987 sjis=x-sjis sjis=ms_kanji"


@pytest.mark.parametrize("pair", FAMILIES.split())
def test_families(pair: str) -> None:
    kind, codec = pair.split("=")
    assert family(codec) == kind


def test_a_letter_that_the_file_has_not() -> None:
    assert encoded("x黑".encode(), {"黑": "\xba\xda"}) == b"x\xba\xda"
    assert encoded("\x80".encode(), {}) is None
