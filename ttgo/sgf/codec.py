"""The encodings of SGF files: every file is decoded into UTF-8. Of SGF, this module knows only the property CA.

A declared encoding is used if the bytes fit it. Otherwise the most likely one is guessed, preferably one that keeps the
file whole: in Big5 or Shift_JIS the second byte of a letter may be a bracket or a backslash. A wrong guess loses nothing: the
letters of the file, and bytes that are not letters, are written back unchanged (letters.py).

MicroPython knows only UTF-8. In a browser it uses the browser's decoders: see `lent`.
"""

import sys

from ttgo.language import say
from ttgo.sgf import grammar
from ttgo.sgf.letters import ESCAPES, Letters, encoded, family, likelihood, raw

SMALL = bool(sys.implementation.name == "micropython")
if not SMALL:
    import codecs
    import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ttgo.sgf.letters import Reader

# For MicroPython: the text of (bytes as hexadecimal digits, an encoding's name, whether to be exact, whether each of its letters
# once is enough), None if the bytes do not fit or the encoding is unknown. host.py sets it.
lent: "Callable[[str, str, bool, bool], str | None] | None" = None

# Supersets of what the names promise, because files use them; other names are Python's own.
_WIDER = {"gb2312": "gb18030", "gbk": "gb18030", "shift_jis": "cp932", "euc_kr": "cp949"}
_BIG5 = ("big5", "cp950", "big5hkscs")  # each has letters that the other two lack
_CODECS = r"utf-8|ascii|iso8859-\d+|iso2022_\w+|cp\d+|koi8-[rtu]|gb\w+|hz|big5\w*|shift_j\w+|euc_\w+|mac-\w+|johab|tis-620"
_MARKED = (
    (b"\xef\xbb\xbf", "utf-8-sig"),
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
    (b"(\0", "utf-16-le"),
    (b"\0(", "utf-16-be"),
)
_GUESSED = (
    "GB18030",
    "Big5",
    "Shift_JIS",
    "EUC-KR",
    "EUC-JP",
    "Latin-1",
)  # the likelier ones first
_SAMPLE = 65536  # bytes to guess from,
_ENOUGH = 8192  # or fewer, with this many not in ASCII
_TRUST = 0.3  # a bonus for the declared encoding if only some letters do not fit it
_OURS = b"AP[ttgo:"  # files written by ttgo name their encoding correctly
_SEVEN_BITS = ("iso2022", "iso-2022", "hz")
# Byte sequences that are never UTF-8: overlong letters, surrogates, and code points beyond Unicode
_NO_UTF8 = [bytes([byte]) for byte in range(0xC0, 0x100) if byte < 0xC2 or byte > 0xF4] + [
    bytes([lead, byte])
    for lead, begin, end in (
        (0xE0, 0x80, 0xA0),
        (0xED, 0xA0, 0xC0),
        (0xF0, 0x80, 0x90),
        (0xF4, 0x90, 0xC0),
    )
    for byte in range(begin, end)
]
# First bytes of private-use letters; a right decoding gives none of these
_PRIVATE = [b"\xee"] + [bytes([0xEF, byte]) for byte in range(0x80, 0xA4)]  # MicroPython
_LETTERS = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_LENDABLE = tuple(
    "big5 cp euc gb hz iso-2022 iso-8859 iso8859 koi8 ks mac ms shift sjis tis windows x-sjis".split()
)


class Decoded:
    """A decoded file: its `text` in UTF-8, `remarks` about doubts, and after a guess `letters`: each with its bytes in the
    file, a character a byte.
    """

    def __init__(
        self, text: bytes, remarks: "list[str]", letters: "dict[str, str] | None" = None
    ) -> None:
        self.text = text
        self.remarks = remarks
        self.letters: "dict[str, str]" = letters or {}


def decode(data: bytes) -> Decoded:
    """Decode a whole file, before it is parsed."""
    for mark, codec in _MARKED:
        if data.startswith(mark):
            return _marked(data, codec)
    named = _named(data)
    codec = _codec(named)
    is_utf8 = _is_utf8(data)
    if is_utf8 and len(data.decode()) == len(data):  # ASCII
        text = _exactly(data, codec) if codec.startswith(_SEVEN_BITS) else None
        return Decoded(data if text is None else text, [])
    if is_utf8 and not _is_likely(data, codec):
        remarks = [say("other_encoding", named=named)] if named and codec != "utf-8" else []
        return Decoded(_utf8(data)[0], remarks)
    if codec == "utf-8" and data.find(_OURS) >= 0:  # even if some bytes are not letters
        whole, bad = _utf8(data)
        return Decoded(whole, [say("badly_encoded", places=bad, encoding=named)])
    text = _exactly(data, codec)
    if text is None or (family(codec) and _damage(text[:_SAMPLE])):
        return _guessed(data, named, codec)
    return Decoded(text, [])


def _exactly(data: bytes, codec: str) -> "bytes | None":
    """Bytes of an encoding as UTF-8; None if they are not in it, or if the result has private-use letters."""
    if not codec:
        return None
    try:
        text = _text(data, codec).encode()
    except UnicodeError:
        return None
    return None if any(text.find(begin) >= 0 for begin in _PRIVATE) else text


def _is_likely(data: bytes, codec: str) -> bool:
    """Whether a possible UTF-8 file is more likely in its CA's encoding: both give only frequent letters of two bytes."""
    kind = family(codec)
    if kind in ("", "utf-8") or any(data.find(bytes([lead])) >= 0 for lead in range(0xE0, 0xF5)):
        return False
    letters = _letters(data, codec)
    beside = [
        part
        for part in letters.parts
        if part[0] < 0x80 and (part[0] in _LETTERS or part[-1] in _LETTERS)
    ]
    return not beside and letters.bad == 0 and likelihood(letters, kind) >= 1


def _guessed(data: bytes, named: str, codec: str) -> Decoded:
    """Decode a file whose declared encoding is wrong or missing, with the most likely one."""
    likely: "tuple[int, float]" = (-len(data) - 1, 0)
    taken, sample = "", _sample(data)
    letters = _letters(b"", "utf-8")
    for name in [codec, "utf-8"] + [name.lower() for name in _GUESSED]:  # MicroPython
        if name and not name.startswith(_SEVEN_BITS):
            apart = _letters(sample, name)
            how = (
                -_damage(apart.text()),
                likelihood(apart, family(name)) + _TRUST * (name == codec),
            )
            if how > likely:
                likely, taken, letters = how, name, apart
    text = letters.whole(data)
    known = {name.lower(): name for name in _GUESSED}
    known["utf-8"] = "UTF-8"
    remarks = []
    if taken not in (codec, "utf-8"):
        why = "unnamed" if not named else "wrong" if codec else "unknown"
        remarks.append(say("guessed_encoding", named=named, why=why, taken=known[taken]))
    elif named and taken != codec:
        remarks.append(say("other_encoding", named=named))
    if letters.bad:
        remarks.append(
            say(
                "badly_encoded",
                places=letters.bad,
                encoding=named if taken == codec else known[taken],
            )
        )
    return Decoded(text, remarks, {} if taken in (codec, "utf-8") else letters.written())


def _sample(data: bytes) -> bytes:
    """The beginning of a file, to guess from."""
    high = 0
    for at, byte in enumerate(data[:_SAMPLE]):
        high += byte >= 0x80
        if high == _ENOUGH:
            return data[: at + 1]
    return data[:_SAMPLE]


def _damage(text: bytes) -> int:
    """The number of places where a text breaks SGF's grammar. A bracket mistaken for part of a letter leaves its pair in a value."""
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


def encode(text: bytes, letters: "dict[str, str]") -> "bytes | None":
    """A text in UTF-8 in the encoding of its file, by the letters of `decode`; None if it has letters that the file does not have.

    A guess depends on the whole text: also None if it would now differ.
    """
    if not letters:
        return raw(text)
    written = encoded(text, letters)
    again = None if written is None else decode(written)
    return written if again is not None and again.letters and again.text == text else None


def width(text: bytes) -> int:
    """The number of bytes in a file for a text in UTF-8."""
    return len(raw(text))


def _letters(data: bytes, codec: str) -> Letters:
    """A text split into letters."""
    names = _BIG5 if codec == "big5" and not SMALL else (_codec(codec) or codec,)
    return Letters(data, family(codec), [_reader(name) for name in names])


def _reader(codec: str) -> "Reader":
    def text_of(part: bytes, once: bool = False) -> str:
        if codec == "utf-8" and not _is_utf8(part):
            raise UnicodeError
        return _text(part, codec, once=once)

    return text_of


def _utf8(data: bytes) -> "tuple[bytes, int]":
    """A text in UTF-8 with possible errors, and the number of its bytes that are not letters."""
    if _is_utf8(data) and not any(data.find(escape) >= 0 for escape in ESCAPES):
        return data, 0
    letters = _letters(b"", "utf-8")
    return letters.whole(data), letters.bad


def _is_utf8(data: bytes) -> bool:
    """Whether bytes are UTF-8. MicroPython's own decoder accepts overlong letters and surrogates; a browser's does not."""
    try:
        if len(data.decode()) == len(data):  # ASCII
            return True
    except UnicodeError:
        return False
    if SMALL and lent is not None:
        return lent(data.hex(), "utf-8", True, True) is not None
    return not SMALL or all(data.find(sequence) < 0 for sequence in _NO_UTF8)


def _named(data: bytes) -> str:
    """The value of the first CA property, or UGF's Lang; "" if there is none."""
    if data.lstrip().startswith(b"[Header]"):
        found = data[:1000].partition(b"Lang=")[2].split(b"\n")[0].strip()
        return _text(found, "latin-1") if found.isalpha() else ""
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
    """The codec for the name in a CA property; "" if unknown, or impossible for SGF files."""
    if SMALL:
        label = {"chinese": "gb2312", "korean": "euc-kr"}.get(
            named.lower(), named.lower()
        )  # as CPython does
        if label in ("utf-8", "utf8", "utf_8", "utf", "u8"):
            return "utf-8"
        if label in ("iso-8859-1", "iso8859-1", "latin-1", "latin1"):
            return "latin-1"
        return (
            label
            if lent and label.startswith(_LENDABLE) and lent("", label, True, False) is not None
            else ""
        )
    if not re.fullmatch(r"[A-Za-z][\w.: -]*", named, re.ASCII):
        return ""
    try:
        codec = codecs.lookup(named).name
    except (LookupError, ValueError):
        return ""
    return _WIDER.get(codec, codec) if re.fullmatch(_CODECS, codec) else ""


def _text(data: bytes, codec: str, errors: str = "strict", once: bool = False) -> str:
    """Bytes as text; with `once`, any text that has each letter is enough. Raises UnicodeError for bytes that do not fit, unless
    `errors` is "replace".
    """
    if not SMALL:
        return data.decode(codec, errors)
    if codec == "latin-1":
        return "".join([chr(byte) for byte in data])
    if codec == "utf-8" and errors == "strict" and not once:
        return data.decode()
    if codec == "utf-16":
        codec += "-le" if data[:1] == b"\xff" else "-be"
    label = codec.replace("-sig", "").replace("-le", "le").replace("-be", "be")
    text = lent(data.hex(), label, errors == "strict", once) if lent else None
    if text is None:
        if errors == "strict" or not lent:
            raise UnicodeError(f"The file is written in {codec}, which cannot be read here.")
        return _text(data, "latin-1")
    return text


def _marked(data: bytes, codec: str) -> Decoded:
    """Decode a file that begins with a byte order mark."""
    if codec == "utf-8-sig":
        text, bad = _utf8(data[3:])
    else:
        read = _text(data, codec, "replace")
        text, bad = read.encode(), read.count("\ufffd")
    name = codec.replace("-sig", "").upper()
    return Decoded(text, [say("badly_encoded", places=bad, encoding=name)] if bad else [])
