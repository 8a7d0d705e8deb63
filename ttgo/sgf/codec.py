"""The encodings of SGF files: every file is decoded into UTF-8, in which it is also saved. Of SGF,
this module knows only the property CA.

A file is read in the encoding that its CA names, if the bytes fit it; else in UTF-8; else in the
first one of a list that they fit. A remark says so if the encoding taken is not the CA's.

In Big5, GB18030 and Shift_JIS the second byte of a letter may look like a bracket or a backslash.
So a text that breaks SGF's grammar does not fit: names may come out wrong, turns never.

MicroPython knows only UTF-8. In a browser it uses the browser's decoders: see `browser_decode`.
"""

import sys

from ttgo.language import say
from ttgo.sgf import grammar

ON_MICROPYTHON = bool(sys.implementation.name == "micropython")
if not ON_MICROPYTHON:
    import codecs
    import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

# For MicroPython: the text of (bytes as hexadecimal digits, an encoding's name), None if the bytes
# do not fit or the encoding is unknown. A session sets it.
browser_decode: "Callable[[str, str], str | None] | None" = None

# Tried after the CA's encoding and UTF-8, in this order
_LATIN = ["Latin-1"]
_GUESSES = ["GB18030", "Big5", "Shift_JIS", "EUC-KR"] + _LATIN  # MicroPython
# Supersets of what the names promise, because files use them; other names are Python's own.
_WIDER = {
    "gb2312": "gb18030",
    "gbk": "gb18030",
    "shift_jis": "cp932",
    "euc_kr": "cp949",
    "big5": "big5hkscs",
}
_CODECS = (
    r"utf-8|ascii|iso8859-\d+|iso2022_\w+|cp\d+|koi8-[rtu]|gb\w+|hz|big5\w*|"
    r"shift_j\w+|euc_\w+|mac-\w+|johab|tis-620"
)
_SEVEN_BITS = ("iso2022", "iso-2022", "hz")
_LATIN_1 = ("iso-8859-1", "iso8859-1", "latin-1", "latin1")  # for browsers another encoding
_UTF8_MARK = b"\xef\xbb\xbf"
_UTF16_MARKS = (b"\xff\xfe", b"\xfe\xff")
_SAMPLE = 65536  # bytes that are looked at to choose an encoding
# First bytes of private-use letters; a right decoding gives none of these
_PRIVATE = [b"\xee"] + [bytes([0xEF, byte]) for byte in range(0x80, 0xA4)]  # MicroPython
_LETTERS = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")


def decode(data: bytes) -> "tuple[bytes, list[str]]":
    """A whole file in UTF-8, before it is parsed, and a remark if its CA does not say how it is
    written.
    """
    named = _named(data)
    if data.startswith(_UTF8_MARK):
        data, named = data[3:], "UTF-8"
    codec = "utf-16" if data[:2] in _UTF16_MARKS else _codec(named)
    text = _text(data, "utf-8")
    if text is not None and len(text) == len(data) and not codec.startswith(_SEVEN_BITS):
        return data, []  # ASCII
    if text is not None and codec in ("", "utf-8"):
        return data, [say("other_encoding", named=named)] if named and not codec else []
    taken, best = "", _fit(data, codec)
    for name in ["UTF-8"] + (_LATIN if _is_latin(data) else _GUESSES):  # MicroPython
        if name != "UTF-8" and best and not best[0]:
            break
        fit = _fit(data, _codec(name))
        if (
            fit
            and (
                best is None
                or fit[0] < best[0]
                # The CA's encoding and UTF-8 both fit: the right one makes fewer letters of the bytes.
                or (name == "UTF-8" and fit[:2] < best[:2])
            )
        ):
            taken, best = name, fit
    assert best  # at the latest with Latin-1
    if taken in ("", "UTF-8"):
        return best[2], [say("other_encoding", named=named)] if taken and named else []
    why = "unnamed" if not named else "wrong" if codec else "unknown"
    return best[2], [say("guessed_encoding", named=named, why=why, taken=taken)]


def _fit(data: bytes, codec: str) -> "tuple[int, int, bytes] | None":
    """The damage and the number of letters of a text that is read in an encoding, and the text in
    UTF-8; None if it is not in this encoding, or has private-use letters.
    """
    text = _text(data, codec)
    if text is None:
        return None
    written = text.encode()
    if codec != "utf-8" and any(written.find(begin) >= 0 for begin in _PRIVATE):
        return None
    return _damage(written[:_SAMPLE]), len(text), written


def _is_latin(data: bytes) -> bool:
    """Whether all that is not ASCII looks like accented letters among plain ones. GB18030 would
    take each accented letter together with the next one for a Chinese one.
    """
    before = 0
    for byte in data[:_SAMPLE]:
        if byte >= 0x80 and (byte < 0xC0 or before >= 0x80):
            return False
        before = byte
    return True


def _damage(text: bytes) -> int:
    """The number of places where a text breaks SGF's grammar. A bracket mistaken for part of a
    letter leaves the other bracket of its pair in a value.
    """
    parsed = grammar.parse(text)
    damage = len(parsed.left) + len(parsed.bare) + parsed.open
    work = parsed.trees[:]
    while work:
        tree = work.pop()
        work += tree.children
        tree.children = []  # see Tree.unlink
        for node in tree.sequence:
            for name in node:
                damage += sum([value.count(b"[") for value in node[name]])
    return damage


def _named(data: bytes) -> str:
    """The value of the first CA property; "" if there is none."""
    at = data.find(b"CA")
    while at >= 0:
        begin = at + 2
        while data[begin : begin + 1].isspace():
            begin += 1
        if data[begin : begin + 1] == b"[" and (at == 0 or data[at - 1] not in _LETTERS):
            end = data.find(b"]", begin, begin + 60)
            named = data[begin + 1 : end].strip() if end > 0 else b""
            if 0 < len(named) <= 40:
                return "".join([chr(byte) for byte in named])
        at = data.find(b"CA", begin)
    return ""


def _codec(named: str) -> str:
    """The codec for an encoding's name; "" if unknown, or impossible for SGF files."""
    if ON_MICROPYTHON:
        label = named.lower()
        if label in ("utf-8", "utf8", "utf_8", "utf", "u8"):  # CPython writes names so
            return "utf-8"
        if label in _LATIN_1:
            return "latin-1"
        return label if browser_decode and browser_decode("", label) is not None else ""
    if not re.fullmatch(r"[A-Za-z][\w.: -]*", named, re.ASCII):
        return ""
    try:
        codec = codecs.lookup(named).name
    except (LookupError, ValueError):
        return ""
    return _WIDER.get(codec, codec) if re.fullmatch(_CODECS, codec) else ""


def _text(data: bytes, codec: str) -> "str | None":
    """Bytes as text; None if they are not in this encoding."""
    if not codec:
        return None
    try:
        if not ON_MICROPYTHON:
            return data.decode(codec)
        if codec == "latin-1":
            return "".join([chr(byte) for byte in data])
        if browser_decode is None:
            return data.decode() if codec == "utf-8" else None
    except UnicodeError:
        return None
    if codec == "utf-16":
        codec += "le" if data[:1] == b"\xff" else "be"
    return browser_decode(data.hex(), codec)
