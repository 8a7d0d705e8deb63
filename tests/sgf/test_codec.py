"""How a file's bytes become text, and the same with what a browser lends to MicroPython."""

import pytest

from ttgo.sgf import codec
from ttgo.sgf.codec import decode

NONE = "The file names no encoding; it is read as {}, so names and comments may look wrong."
IS_UTF8 = "CA[{}] is not how the text is written; it is UTF-8."
BAD = "One place of the text is not {}; it shows and is saved as \ufffd."
BYTE = b"(;%sPB[\xe6\x9f\xaf\xff])"  # a letter in UTF-8, and a byte that is none

# name -> the bytes, the text, the remarks

DECODED: dict[str, tuple[bytes, str, list[str]]] = {
    "ASCII, in an encoding where it is not": (
        b"(;CA[shift_jis_2004]C[~])",
        "(;CA[shift_jis_2004]C[~])",
        [],
    ),
    "UTF-8 but for a byte": (BYTE % b"", "(;PB[柯\ufffd])", [BAD.format("UTF-8")]),
    "UTF-8 said, but for a byte": (
        BYTE % b"CA[utf8]",
        "(;CA[utf8]PB[柯\ufffd])",
        [BAD.format("utf8")],
    ),
    "as likely in three ways": (
        "(;PB[大人])".encode("gb2312"),
        "(;PB[大人])",
        [NONE.format("GB18030")],
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
    "four bytes, and one that is none": (
        b"(;CA[GB18030]PB[\xba\xda\x810\x846\xff])",
        "(;CA[GB18030]PB[黑\xa5\ufffd])",
        [BAD.format("GB18030")],
    ),
    "UTF-8 with its mark": (b"\xef\xbb\xbf(;PB[\xe6\x9f\xaf])", "(;PB[柯])", []),
    "UTF-8 with its mark but for a byte": (
        b"\xef\xbb\xbf(;PB[\xe6\x9f\xaf\xff])",
        "(;PB[柯\ufffd])",
        [BAD.format("UTF-8")],
    ),
    "UTF-16 and half a letter": (
        "(;)".encode("utf-16") + b"\0",
        "(;)\ufffd",
        [BAD.format("UTF-16")],
    ),
    "little ends and half a letter": (
        "(;)".encode("utf-16-le") + b"\0",
        "(;)\ufffd",
        [BAD.format("UTF-16-LE")],
    ),
    "big ends and half a letter": (
        "(;)".encode("utf-16-be") + b"\xd8\0",
        "(;)\ufffd",
        [BAD.format("UTF-16-BE")],
    ),
}


@pytest.mark.parametrize(("data", "text", "remarks"), DECODED.values(), ids=DECODED)
def test_decoded(data: bytes, text: str, remarks: list[str]) -> None:
    decoded, said = decode(data)
    assert (decoded.decode(), said) == (text, remarks)


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
    _, remarks = decode((text % "PB[柯洁é]").encode())
    assert remarks == ([IS_UTF8.format(name)] if name else [])
