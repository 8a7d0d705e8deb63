"""The encodings of SGF files: whatever a file is written in becomes UTF-8. Nothing here knows SGF but for the property CA.

MicroPython has UTF-8 alone. Where it runs in a browser, that lends it its own decoders: see `lent`.
"""

import sys

from ttgo.explain import language

SMALL = bool(sys.implementation.name == "micropython")
if not SMALL:
    import codecs
    import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

# For MicroPython: the text of (bytes as characters, an encoding's name, whether it is to be exact), None if that is not how they
# are written or if there is no such encoding. host.py sets it.
lent: "Callable[[str, str, bool], str | None] | None" = None

# Supersets that hold more than the name promises, as files do; other names are Python's own.
_WIDER = {"gb2312": "gb18030", "gbk": "gb18030", "shift_jis": "cp932", "euc_kr": "cp949"}
_CODECS = r"utf-8|ascii|iso8859-\d+|iso2022_\w+|cp\d+|koi8-[rtu]|gb\w+|hz|big5\w*|shift_j\w+|euc_\w+|mac-\w+|johab|tis-620"
_MARKED = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
    (b"(\0", "utf-16-le"),
    (b"\0(", "utf-16-be"),
)
_LETTERS = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_LENDABLE = tuple(
    "big5 cp euc gb hz iso-2022 iso-8859 iso8859 koi8 ks mac ms shift sjis tis windows x-sjis".split()
)


def decode(data: bytes) -> "tuple[bytes, list[str]]":
    """The text in UTF-8, whatever its encoding is, and sentences about what was unclear.

    All of it is decoded before it is parsed: in Shift_JIS and GBK the second byte of a letter may be a bracket or a backslash.
    """
    for mark, codec in _MARKED:
        if data.startswith(mark):
            return _recode(data, codec)
    named = _named(data)
    codec = _codec(named)
    for attempt in (codec, "utf-8"):
        if attempt:
            try:
                text = _text(data, attempt)
            except UnicodeError:
                continue
            missed = named and attempt != codec
            return text.encode(), [language.record.other_encoding(named)] if missed else []
    if codec:
        return _recode(data, codec)
    return _text(data, "latin-1").encode(), [language.record.no_encoding(named)]


def _named(data: bytes) -> str:
    """What the file's first CA property says, "" if there is none."""
    at = data.find(b"CA")
    while at >= 0:
        begin = at + 2
        while data[begin : begin + 1].isspace():
            begin += 1
        if data[begin : begin + 1] == b"[" and (at == 0 or data[at - 1] not in _LETTERS):
            end = data.find(b"]", begin, begin + 60)
            named = data[begin + 1 : end].strip() if end > 0 else b""
            if 0 < len(named) <= 40:
                return _text(named, "latin-1")
        at = data.find(b"CA", begin)
    return ""


def _codec(named: str) -> str:
    """The name here of the encoding that a CA property names; "" if there is none that a file like this can have."""
    if SMALL:
        label = named.lower()
        if label in ("utf-8", "utf8"):
            return "utf-8"
        if label in ("iso-8859-1", "iso8859-1", "latin-1", "latin1"):
            return "latin-1"
        return label if lent and label.startswith(_LENDABLE) and lent("", label, True) is not None else ""
    if not re.fullmatch(r"[A-Za-z][\w.: -]*", named, re.ASCII):
        return ""
    try:
        codec = codecs.lookup(named.replace(" ", "_")).name
    except (LookupError, ValueError):
        return ""
    return _WIDER.get(codec, codec) if re.fullmatch(_CODECS, codec) else ""


def _text(data: bytes, codec: str, errors: str = "strict") -> str:
    """Bytes as text. Raises UnicodeError for what is not in this encoding, unless errors are to be replaced."""
    if not SMALL:
        return data.decode(codec, errors)
    if codec == "latin-1":
        return "".join([chr(byte) for byte in data])
    if codec == "utf-8" and errors == "strict":
        return data.decode()
    if codec == "utf-16":
        codec += "-le" if data[:1] == b"\xff" else "-be"
    label = codec.replace("-sig", "").replace("-le", "le").replace("-be", "be")
    text = lent(_text(data, "latin-1"), label, errors == "strict") if lent else None
    if text is None:
        if errors == "strict" or not lent:
            raise UnicodeError(f"The file is written in {codec}, which cannot be read here.")
        return _text(data, "latin-1")
    return text


def _recode(data: bytes, codec: str) -> "tuple[bytes, list[str]]":
    text = _text(data, codec, "replace")
    bad = text.count("\ufffd")
    name = codec.replace("-sig", "").upper()
    remarks = [language.record.badly_encoded(bad, name)] if bad else []
    return text.encode("utf-8", "replace"), remarks
