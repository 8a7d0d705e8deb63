"""The encodings of SGF files: every file is decoded into UTF-8, in which it is also saved. Of SGF,
this module knows only the property CA.

A declared encoding is used if the bytes fit it. Otherwise the most likely one is guessed,
preferably one that keeps the file whole: in Big5 or Shift_JIS the second byte of a letter may be a
bracket or a backslash. Bytes that are not letters become U+FFFD, and a remark counts them.

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
_UTF8_MARK = b"\xef\xbb\xbf"
_UTF16_MARKS = (
    (b"\xff\xfe", "utf-16"),
    (b"\xfe\xff", "utf-16"),
    (b"(\0", "utf-16-le"),
    (b"\0(", "utf-16-be"),
)
# The likelier ones first
_GUESSED = (
    "GB18030",
    "Big5",
    "Shift_JIS",
    "EUC-KR",
    "EUC-JP",
    "Latin-1",
)
_SAMPLE = 65536  # bytes to guess from,
_ENOUGH = 8192  # or fewer, with this many not in ASCII
_TRUST = 0.3  # a bonus for the declared encoding if only some letters do not fit it
_SEVEN_BITS = ("iso2022", "iso-2022", "hz")
# First bytes of private-use letters; a right decoding gives none of these
_PRIVATE = [b"\xee"] + [bytes([0xEF, byte]) for byte in range(0x80, 0xA4)]  # MicroPython
_IN_BROWSERS = tuple(
    "big5,cp,euc,gb,hz,iso-2022,iso-8859,iso8859,koi8,ks,mac,ms,shift,sjis,tis,win,x-sjis".split(
        ","
    )
)
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
_NONE = "\ufffd"  # stands for what is not a letter
_HIGH_TRAILS = ("gb", "kr", "jp")  # their frequent letters have a second byte from A1 on
_LETTERS = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
_KOREAN = 5  # different syllables, too many to be Chinese by chance; see `likelihood`


def decode(data: bytes) -> "tuple[bytes, list[str]]":
    """A whole file in UTF-8, before it is parsed, and remarks about doubts."""
    for mark, codec in _UTF16_MARKS:
        if data.startswith(mark):
            marked = _text(data, codec, "replace")
            return marked.encode(), _badly_encoded(marked.count(_NONE), codec.upper())
    named = _named(data)
    if data.startswith(_UTF8_MARK):
        data, named = data[3:], "UTF-8"
    codec = _codec(named)
    is_utf8 = _is_utf8(data)
    if is_utf8 and len(data.decode()) == len(data):  # ASCII
        text = _exactly(data, codec) if codec.startswith(_SEVEN_BITS) else None
        return data if text is None else text, []
    if is_utf8 and not _is_likely(data, codec):
        return data, [say("other_encoding", named=named)] if named and codec != "utf-8" else []
    text = _exactly(data, codec)
    if text is None or (family(codec) and _damage(text[:_SAMPLE])):
        return _guessed(data, named, codec)
    return text, []


def _badly_encoded(places: int, encoding: str) -> "list[str]":
    return [say("badly_encoded", places=places, encoding=encoding)] if places else []


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
    parts, letters = _apart(data, codec)
    beside = [
        part for part in parts if part[0] < 0x80 and (part[0] in _LETTERS or part[-1] in _LETTERS)
    ]
    return not beside and _NONE not in letters.values() and likelihood(parts, letters, kind) >= 1


def _guessed(data: bytes, named: str, codec: str) -> "tuple[bytes, list[str]]":
    """Decode a file whose declared encoding is wrong or missing, with the most likely one."""
    likely: "tuple[int, float]" = (-len(data) - 1, 0)
    best, sample = "", _sample(data)
    for name in [codec, "utf-8"] + [name.lower() for name in _GUESSED]:  # MicroPython
        if name and not name.startswith(_SEVEN_BITS):
            parts, letters = _apart(sample, name)
            how = (
                -_damage(_joined(parts, letters)),
                likelihood(parts, letters, family(name)) + _TRUST * (name == codec),
            )
            if how > likely:
                likely, best = how, name
    known = {name.lower(): name for name in _GUESSED}
    known["utf-8"] = "UTF-8"
    parts, letters = _apart(data, best)
    places = sum([letters.get(part) == _NONE for part in parts])
    remarks = []
    if best not in (codec, "utf-8"):
        why = "unnamed" if not named else "wrong" if codec else "unknown"
        remarks.append(say("guessed_encoding", named=named, why=why, taken=known[best]))
    elif named and best != codec:
        remarks.append(say("other_encoding", named=named))
    encoding = named if best == codec else known[best]
    return _joined(parts, letters), remarks + _badly_encoded(places, encoding)


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
    return True


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
        label = named.lower()
        label = {"chinese": "gb2312", "korean": "euc-kr"}.get(label, label)  # as CPython does
        if label in ("utf-8", "utf8", "utf_8", "utf", "u8"):
            return "utf-8"
        if label in ("iso-8859-1", "iso8859-1", "latin-1", "latin1"):
            return "latin-1"
        if not browser_decode or not label.startswith(_IN_BROWSERS):
            return ""
        return label if browser_decode("", label, True, False) is not None else ""
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
    if codec == "utf-8" and _is_utf8(data):
        return data.decode()
    if codec == "utf-16":
        codec += "-le" if data[:1] == b"\xff" else "-be"
    label = codec.replace("-le", "le").replace("-be", "be")
    text = browser_decode(data.hex(), label, errors == "strict", False) if browser_decode else None
    if text is None:
        raise UnicodeError(f"The file is written in {codec}, which cannot be read here.")
    return text


# Letter by letter


def family(codec: str) -> str:
    """How an encoding makes its letters: a key of _LEADS, "utf-8", or "" for a byte a letter."""
    name = codec.lower()
    for part, found in _FAMILIES:
        if part in name:
            return found
    return ""


def _apart(data: bytes, codec: str) -> "tuple[list[bytes], dict[bytes, str]]":
    """A text taken apart: its letters in order, with the ASCII between them unchanged, and each
    letter in Unicode. A byte that is not a letter is a part, too.
    """
    kind, codec = family(codec), _codec(codec) or codec
    leads = frozenset([byte for some in _LEADS[kind][0] for byte in some] if kind in _LEADS else [])
    parts: "list[bytes]" = []
    letters: "dict[bytes, str]" = {}
    at, size = 0, len(data)
    while at < size:
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
        if part not in letters:
            letters[part] = _letter(part, codec)
        if letters[part] == _NONE:
            at = begin + 1
            part = data[begin:at]
            letters[part] = _NONE
        parts.append(part)
    return parts, letters


def _letter(part: bytes, codec: str) -> str:
    """A letter in Unicode. Private-use letters count in UTF-8."""
    for name in _BIG5 if codec == "big5" and not ON_MICROPYTHON else (codec,):
        try:
            text = _text(part, name)
        except UnicodeError:
            continue
        is_private = codec != "utf-8" and "\ue000" <= text <= "\uf8ff"
        return text if len(text) == 1 and not is_private else _NONE
    return _NONE


def _joined(parts: "list[bytes]", letters: "dict[bytes, str]") -> bytes:
    """The whole text in UTF-8."""
    return b"".join([letters[part].encode() if part in letters else part for part in parts])


def likelihood(parts: "list[bytes]", letters: "dict[bytes, str]", kind: str) -> float:
    """How likely a text is of this family, by its letters: 1 if all are frequent ones, less than 0
    if most are not letters.
    """
    found = [number for number, part in enumerate(parts) if part[0] >= 0x80]
    if not found:
        return 0
    if not kind:
        return sum([_latin(parts, number) for number in found]) / len(found)
    total = 0.0
    frequent: "dict[bytes, float]" = {}
    for number in found:
        part = parts[number]
        if part not in frequent:
            frequent[part] = _frequent(part, kind) if letters[part] != _NONE else -0.5
        total += frequent[part]
    leads = [parts[number][0] for number in found]
    if kind == "kr" and len(frequent) >= _KOREAN and all(value == 1 for value in frequent.values()):
        total += len(found) / 10  # only short Chinese texts have no letter beyond these
    if kind == "jp" and sum([lead in (0xA4, 0xA5) for lead in leads]) * 6 > len(found):
        total += len(found) / 10  # kana, which have the same places in Chinese encodings
    return total / len(found)


def _frequent(part: bytes, kind: str) -> float:
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
