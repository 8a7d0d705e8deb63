"""How a file's bytes become text, part by part, and the same with what a browser lends to MicroPython (`lent`)."""

from collections.abc import Callable

import pytest

from ttgo.sgf import codec
from ttgo.sgf.codec import decode

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


# What the file's CA property is

NAMED = {
    "none": (b"(;PB[x])", ""),
    "at the beginning": (b"CA[utf8]x", "utf8"),
    "after three blanks, and within": (b"(;CA \t\n[ utf8 ])", "utf8"),
    "the first of three": (b"(;CA[a]CA[b]CA[c])", "a"),
    "the first that says something": (b"(;CA[]CA[b]CA[c])", "b"),
    "the end of a name at the beginning": (b"XCA[a]CA[b]", "b"),
    "after a letter and a semicolon": (b"(x;CA[a])", "a"),
    "without a value": (b"(;CA;C[x])", ""),
    "without an end": (b"(;CA[utf8", ""),
    "40 letters": (b"(;CA[" + b"x" * 40 + b"])", "x" * 40),
    "41 letters": (b"(;CA[" + b"x" * 41 + b"])", ""),
    "after 57 blanks": (b"(;CA[" + b" " * 57 + b"x])", "x"),
    "after 58 blanks": (b"(;CA[" + b" " * 58 + b"x])", ""),
    "no ASCII": (b"(;CA[\xe9])", "é"),
    "of UGF": (b"[Header]\nLang=SJIS \nPlace=x", "SJIS"),
    "of UGF, behind a blank line": (b"\n[Header]\nLang=SJIS\n", "SJIS"),
    "of UGF, twice": (b"[Header]\nLang=SJIS\nLang=UTF8", "SJIS"),
    "of UGF that says none": (b"[Header]\nTitle=CA[utf8]\n", ""),
}


@pytest.mark.parametrize("small", [False, True])
@pytest.mark.parametrize(("data", "name"), NAMED.values(), ids=NAMED)
def test_named(data: bytes, name: str, small: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codec, "SMALL", small)
    assert codec._named(data) == name


# what is asked, of what, and its answer

ASKED: dict[str, tuple[Callable[..., object], tuple[object, ...], object]] = {
    "UTF-8": (codec._codec, ("UTF-8",), "utf-8"),
    "what is wider than it says": (codec._codec, ("GB2312",), "gb18030"),
    "with a blank": (codec._codec, ("MS KANJI",), "cp932"),
    **{name: (codec._codec, (name,), "") for name in ("utf-8é", "punycode", "utf-16", "")},
    "letters of it": (codec._exactly, ("黑".encode("gb18030"), "gb18030"), "黑".encode()),
    "private use, at the beginning": (
        codec._exactly,
        ("\ue000x".encode("gb18030"), "gb18030"),
        None,
    ),
    "private use, later": (codec._exactly, ("x\uf8ff".encode("gb18030"), "gb18030"), None),
    "right after private use": (
        codec._exactly,
        ("\uf900".encode("gb18030"), "gb18030"),
        "\uf900".encode(),
    ),
    "a short sample": (codec._sample, (b"x\xff",), b"x\xff"),
}


@pytest.mark.parametrize(("take", "given", "taken"), ASKED.values(), ids=ASKED)
def test_what_is_asked(
    take: Callable[..., object], given: tuple[object, ...], taken: object
) -> None:
    assert take(*given) == taken


def test_a_guess_looks_at_so_much() -> None:
    """As far as there are bytes enough that are not ASCII, or at the beginning of what has few."""
    assert len(codec._sample(b"x\x80" * 9000)) == 2 * 8192
    assert len(codec._sample(b"x" * 70_000 + b"\x80" * 9000)) == 65_536


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
    monkeypatch.setattr(codec, "SMALL", True)
    monkeypatch.setattr(codec, "lent", lender)
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
    monkeypatch.setattr(codec, "lent", None)
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
        monkeypatch.setattr(codec, "lent", None)
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
    assert codec._letters(b"", "gb2312").whole(text.encode("gb2312")) == text.encode()
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
    monkeypatch.setattr(codec, "SMALL", True)
    assert codec._is_utf8(Lenient(data)) is right


def test_nor_is_it_for_a_letter(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codec, "_text", lambda *_: "x")
    letters = codec._letters(b"\xed\xa0\x80", "utf-8")
    assert (letters.text().decode(), letters.bad) == ("\uefed\uefa0\uef80", 3)
    assert decode(b"\xef\xbb\xbf\xed\xa0\x80").text == letters.text()
