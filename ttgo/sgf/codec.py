"""The encodings of SGF files: every file is decoded into UTF-8. Of SGF, this module knows only the
property CA.

A declared encoding is used if the bytes fit it. Otherwise the most likely one is guessed,
preferably one that keeps the file whole: in Big5 or Shift_JIS the second byte of a letter may be a
bracket or a backslash. A wrong guess loses nothing: the letters of the file, and bytes that are not
letters, are written back unchanged (`Letters`).

MicroPython knows only UTF-8. In a browser it uses the browser's decoders: see `browser_decode`.
"""

import sys

from ttgo.language import say
from ttgo.sgf import grammar

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    Reader = Callable[[bytes], str]

ON_MICROPYTHON = bool(sys.implementation.name == "micropython")
if not ON_MICROPYTHON:
    import codecs
    import re


# For MicroPython: the text of (bytes as hexadecimal digits, an encoding's name, whether to be
# exact, whether each of its letters once is enough), None if the bytes do not fit or the encoding
# is unknown. host.py sets it.
browser_decode: "Callable[[str, str, bool, bool], str | None] | None" = None

# Supersets of what the names promise, because files use them; other names are Python's own.
_WIDER = {"gb2312": "gb18030", "gbk": "gb18030", "shift_jis": "cp932", "euc_kr": "cp949"}
_BIG5 = ("big5", "cp950", "big5hkscs")  # each has letters that the other two lack
_CODECS = (
    r"utf-8|ascii|iso8859-\d+|iso2022_\w+|cp\d+|koi8-[rtu]|gb\w+|hz|big5\w*|"
    r"shift_j\w+|euc_\w+|mac-\w+|johab|tis-620"
)
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
_LENDABLE = tuple(
    "big5,cp,euc,gb,hz,iso-2022,iso-8859,iso8859,koi8,ks,mac,ms,shift,sjis,tis,win,x-sjis".split(
        ","
    )
)
_NONE = ("\uef80", "\uefff")  # the first and the last stand-in for bytes that are not letters
ESCAPES = (b"\xee\xbe", b"\xee\xbf")  # the start of U+EF80 and U+EFC0 in UTF-8; then come 80 to BF

# By family: the first bytes of letters of two bytes; of these, the first bytes of frequent letters,
# and those of others
_HIGH = (range(0x81, 0xFF),)
_LEADS = {
    "gb": (_HIGH, (range(0xB0, 0xD8), range(0xA1, 0xA4)), (range(0xD8, 0xF8),)),
    "big5": (_HIGH, (range(0xA4, 0xC7), range(0xA1, 0xA4)), (range(0xC9, 0xFA),)),
    "sjis": (
        (range(0x81, 0xA0), range(0xE0, 0xFD)),
        (range(0x81, 0x84), range(0x88, 0x98)),
        (range(0x98, 0xA0), range(0xE0, 0xEB)),
    ),
    "kr": (_HIGH, (range(0xB0, 0xC9), range(0xA1, 0xA4)), (range(0xCA, 0xFE),)),
    "jp": (
        (range(0x8E, 0x8F), range(0xA1, 0xFF)),
        (range(0xA1, 0xA6), range(0xB0, 0xD0)),
        (range(0xD0, 0xF5),),
    ),
}
# Parts of an encoding's name, with its family
_FAMILIES = [
    kind.split("=")
    for kind in "utf=utf-8,gb=gb,big5=big5,950=big5,jp=jp,kr=kr,949=kr,ks=kr,ji=sjis,932=sjis".split(
        ","
    )
]
_HIGH_TRAILS = ("gb", "kr", "jp")  # their frequent letters have a second byte from A1 on
_LETTERS = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
_PIECE = 2048  # bytes to take apart at once
_KOREAN = 5  # different syllables, too many to be Chinese by chance; see `likelihood`


class Decoded:
    """A decoded file: its `text` in UTF-8, `remarks` about doubts, and after a guess `letters`:
    each with its bytes in the file, a character a byte.
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
    """Bytes of an encoding as UTF-8; None if they are not in it, or if the result has private-use
    letters.
    """
    if not codec:
        return None
    try:
        text = _text(data, codec).encode()
    except UnicodeError:
        return None
    return None if any(text.find(begin) >= 0 for begin in _PRIVATE) else text


def _is_likely(data: bytes, codec: str) -> bool:
    """Whether a possible UTF-8 file is more likely in its CA's encoding: both give only frequent
    letters of two bytes.
    """
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
    text, bad = _utf8(data) if taken == "utf-8" else letters.decoded(data)
    known = {name.lower(): name for name in _GUESSED}
    known["utf-8"] = "UTF-8"
    remarks = []
    if taken not in (codec, "utf-8"):
        why = "unnamed" if not named else "wrong" if codec else "unknown"
        remarks.append(say("guessed_encoding", named=named, why=why, taken=known[taken]))
    elif named and taken != codec:
        remarks.append(say("other_encoding", named=named))
    if bad:
        encoding = named if taken == codec else known[taken]
        remarks.append(say("badly_encoded", places=bad, encoding=encoding))
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
    """The number of places where a text breaks SGF's grammar. A bracket mistaken for part of a
    letter leaves its pair in a value.
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


def encode(text: bytes, letters: "dict[str, str]") -> "bytes | None":
    """A text in UTF-8 in the encoding of its file, by the letters of `decode`; None if it has
    letters that the file does not have.

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


def _letters(data: bytes, codec: str) -> "Letters":
    """A text split into letters."""
    names = _BIG5 if codec == "big5" and not ON_MICROPYTHON else (_codec(codec) or codec,)
    return Letters(data, family(codec), [_reader(name) for name in names])


def _reader(codec: str) -> "Reader":
    def text_of(part: bytes) -> str:
        if codec == "utf-8" and not _is_utf8(part):
            raise UnicodeError
        return _text(part, codec)

    return text_of


def _utf8(data: bytes) -> "tuple[bytes, int]":
    """A text in UTF-8 with possible errors, and the number of its bytes that are not letters."""
    found, bad = [], 0
    for part in [data] if _is_whole(data) else data.split(b"]"):
        if not _is_whole(part):
            letters = _letters(part, "utf-8")
            part, bad = letters.text(), bad + letters.bad  # noqa: PLW2901
        found.append(part)
    return b"]".join(found), bad


def _is_whole(data: bytes) -> bool:
    """Whether bytes are UTF-8 without stand-ins for bytes that are not letters."""
    return _is_utf8(data) and not any(data.find(escape) >= 0 for escape in ESCAPES)


def _is_utf8(data: bytes) -> bool:
    """Whether bytes are UTF-8. MicroPython's own decoder accepts overlong letters and surrogates; a
    browser's does not.
    """
    try:
        if len(data.decode()) == len(data):  # ASCII
            return True
    except UnicodeError:
        return False
    if ON_MICROPYTHON and browser_decode is not None:
        return browser_decode(data.hex(), "utf-8", True, True) is not None
    return not ON_MICROPYTHON or all(data.find(sequence) < 0 for sequence in _NO_UTF8)


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
    if ON_MICROPYTHON:
        label = {"chinese": "gb2312", "korean": "euc-kr"}.get(
            named.lower(), named.lower()
        )  # as CPython does
        if label in ("utf-8", "utf8", "utf_8", "utf", "u8"):
            return "utf-8"
        if label in ("iso-8859-1", "iso8859-1", "latin-1", "latin1"):
            return "latin-1"
        return (
            label
            if browser_decode
            and label.startswith(_LENDABLE)
            and browser_decode("", label, True, False) is not None
            else ""
        )
    if not re.fullmatch(r"[A-Za-z][\w.: -]*", named, re.ASCII):
        return ""
    try:
        codec = codecs.lookup(named).name
    except (LookupError, ValueError):
        return ""
    return _WIDER.get(codec, codec) if re.fullmatch(_CODECS, codec) else ""


def _text(data: bytes, codec: str, errors: str = "strict") -> str:
    """Bytes as text. Raises UnicodeError for bytes that do not fit, unless `errors` is
    "replace".
    """
    if not ON_MICROPYTHON:
        return data.decode(codec, errors)
    if codec == "latin-1":
        return "".join([chr(byte) for byte in data])
    if codec == "utf-8" and errors == "strict":
        return data.decode()
    if codec == "utf-16":
        codec += "-le" if data[:1] == b"\xff" else "-be"
    label = codec.replace("-sig", "").replace("-le", "le").replace("-be", "be")
    text = browser_decode(data.hex(), label, errors == "strict", False) if browser_decode else None
    if text is None:
        if errors == "strict" or not browser_decode:
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


# Letter by letter


def family(codec: str) -> str:
    """How an encoding makes its letters: a key of _LEADS, "utf-8", or "" for a byte a letter."""
    name = codec.lower()
    for part, found in _FAMILIES:
        if part in name:
            return found
    return ""


class Letters:
    """A text taken apart: `parts` has its letters in order, and the ASCII between them unchanged.

    `texts` has each letter in Unicode, and `bad` is the number of other bytes: each is a part, too.
    """

    def __init__(self, data: bytes, kind: str, readers: "list[Reader]") -> None:
        """The first of `readers` that raises no UnicodeError decodes a letter of this family."""
        self.parts: "list[bytes]" = []
        self.texts: "dict[bytes, str]" = {}
        self.bad = 0
        self._none: "set[bytes]" = set()
        self._kind = kind
        self._leads = frozenset(
            [byte for some in _LEADS[kind][0] for byte in some] if kind in _LEADS else []
        )
        self._readers = readers
        self._apart(data, 0, len(data))

    def _apart(self, data: bytes, at: int, end: int) -> int:
        """Take apart what begins between `at` and `end`; returns the place after it."""
        size, kind, none, leads = len(data), self._kind, self._none, self._leads
        known, parts = self.texts, self.parts
        while at < end:
            pair = data[at : at + 2]
            if pair in known and at + 1 < size:  # soon true of most two-byte letters
                parts.append(pair)
                at += 2
                continue
            begin, byte = at, data[at]
            if byte < 0x80:
                while at < size and data[at] < 0x80:
                    at += 1
                parts.append(data[begin:at])
                continue
            at += 1
            if kind == "utf-8":
                at += (byte >= 0xC2) + (byte >= 0xE0) + (byte >= 0xF0)
            elif byte in leads:
                at += 3 if kind == "gb" and 0x30 <= (data[at : at + 1] or b"x")[0] < 0x3A else 1
            elif kind == "jp" and byte == 0x8F:
                at += 2
            part = data[begin:at]
            if part not in known and part not in none:
                text = _letter(part, self._readers, kind)
                if text:
                    known[part] = text
                else:
                    none.add(part)
            if part in none:
                at = begin + 1
                part = data[begin:at]
                none.add(part)  # where the file ends with it, too
                known[part] = chr(0xEF00 + byte)
                self.bad += 1
            parts.append(part)
        return at

    def text(self) -> bytes:
        """The text in UTF-8."""
        return b"".join(
            [self.texts[part].encode() if part in self.texts else part for part in self.parts]
        )

    def decoded(self, data: bytes) -> "tuple[bytes, int]":
        """A longer text in UTF-8, piece by piece, and the number of its bytes that are not letters;
        `texts` gets new letters, too.
        """
        found: "list[bytes]" = []
        at = self.bad = 0
        while at < len(data):
            self.parts = []
            at = self._apart(data, at, min(at + _PIECE, len(data)))
            found.append(self.text())
        return b"".join(found), self.bad

    def written(self) -> "dict[str, str]":
        """Each letter with its bytes, a character a byte."""
        return {self.texts[part]: "".join([chr(byte) for byte in part]) for part in self.texts}


def _letter(part: bytes, readers: "list[Reader]", kind: str) -> str:
    """A letter in Unicode; "" if it is not one. Private-use letters count in UTF-8, except the
    stand-ins.
    """
    text = ""
    for text_of in readers:
        try:
            text = text_of(part)
            break
        except UnicodeError:
            pass
    first, last = _NONE if kind == "utf-8" else ("\ue000", "\uf8ff")
    return "" if len(text) != 1 or first <= text <= last or text == "\ufffd" else text


def likelihood(letters: "Letters", kind: str) -> float:
    """How likely a text is of this family, by its letters: 1 if all are frequent ones, less than 0
    if most are not letters.
    """
    found = [number for number, part in enumerate(letters.parts) if part[0] >= 0x80]
    if not found:
        return 0
    if not kind:
        return sum([_latin(letters.parts, number) for number in found]) / len(found)
    total = 0.0
    frequent: "dict[bytes, float]" = {}
    for number in found:
        part = letters.parts[number]
        if part not in frequent:
            frequent[part] = _frequent(part, kind, letters.texts[part])
        total += frequent[part]
    leads = [letters.parts[number][0] for number in found]
    if kind == "kr" and len(frequent) >= _KOREAN and all(value == 1 for value in frequent.values()):
        total += len(found) / 10  # only short Chinese texts have no letter beyond these
    if kind == "jp" and sum([lead in (0xA4, 0xA5) for lead in leads]) * 6 > len(found):
        total += len(found) / 10  # kana, which have the same places in Chinese encodings
    return total / len(found)


def _frequent(part: bytes, kind: str, text: str) -> float:
    if len(part) == 1 and _NONE[0] <= text <= _NONE[1]:
        return -0.5
    if kind == "utf-8":
        return 1
    _, most, others = _LEADS[kind]
    if len(part) == 2 and (kind not in _HIGH_TRAILS or part[1] >= 0xA1):
        if any(part[0] in leads for leads in most):
            return 1
        if any(part[0] in leads for leads in others):
            return 0.5
    return 0.1


def _latin(parts: "list[bytes]", at: int) -> float:
    """How likely a byte is a letter with an accent: those stand among plain ones, rarely two
    together.
    """
    before = parts[at - 1][-1] if at else 0
    after = parts[at + 1][0] if at + 1 < len(parts) else 0
    if parts[at][0] < 0xC0:
        return 0.1
    if before >= 0x80 or after >= 0x80:
        return 0.1
    return 1 if before in _LETTERS or after in _LETTERS else 0.2


# Back to the file's bytes


def raw(text: bytes) -> bytes:
    """A text in UTF-8 with the bytes that were not letters in place of their stand-ins."""
    for number, escape in enumerate(ESCAPES):
        first, *rest = text.split(escape)
        text = first + b"".join([bytes([part[0] + 0x40 * number]) + part[1:] for part in rest])
    return text


def encoded(text: bytes, written: "dict[str, str]") -> "bytes | None":
    """A text in UTF-8 in its file's letters, with a character for each byte; None if it has other
    letters.
    """
    parts = []
    for letter in text.decode():
        if ord(letter) >= 0x80 and letter not in written:
            return None
        parts.append(bytes([ord(byte) for byte in written.get(letter, letter)]))
    return b"".join(parts)
