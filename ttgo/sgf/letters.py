"""Texts in encodings of several bytes a letter, taken apart into their letters: how likely an encoding is, and the damage.

A byte that belongs to no letter becomes a character from U+EF80 to U+EFFF, which is written back as that byte.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    # The text of bytes, or, if the second is True, any text with all its letters; raises UnicodeError for other bytes
    Reader = Callable[..., str]

_NONE = ("\uef80", "\uefff")  # the first and the last stand-in for bytes that are not letters
ESCAPES = (b"\xee\xbe", b"\xee\xbf")  # the start of U+EF80 and U+EFC0 in UTF-8; then come 80 to BF

# By family: the first bytes of letters of two bytes; of these, the first bytes of frequent letters, and those of others
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
_HIGH_TRAILS = ("gb", "kr", "jp")  # their frequent letters have a second byte from A1 on
_LETTERS = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
_STRETCH = 2048  # bytes
_LONGEST = 4  # bytes of a letter
_KOREAN = 5  # different syllables, too many to be Chinese by chance; see `likelihood`


def family(codec: str) -> str:
    """How an encoding makes its letters: a key of _LEADS, "utf-8", or "" for a byte a letter."""
    name = codec.lower()
    for part, found in (("utf", "utf-8"), ("gb", "gb"), ("big5", "big5"), ("950", "big5"), ("jp", "jp"), ("kr", "kr"), ("949", "kr"),
                        ("ks", "kr"), ("ji", "sjis"), ("932", "sjis")):  # fmt: skip
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
                known[part] = chr(0xEF00 + byte)
                self.bad += 1
            parts.append(part)
        return at

    def text(self) -> bytes:
        """The text in UTF-8."""
        return b"".join(
            [self.texts[part].encode() if part in self.texts else part for part in self.parts]
        )

    def whole(self, data: bytes) -> bytes:
        """A longer text in UTF-8, taken apart only at new letters; `texts` gets these, too, and `bad` counts in all of it."""
        known = {chr(byte) for byte in range(0x80)}
        found: "list[bytes]" = []
        at, self.bad, self.parts = 0, 0, list(self.texts)
        while at < len(data):
            texts = [self.texts.get(part, "") for part in self.parts]
            known.update([text for text in texts if not _NONE[0] <= text <= _NONE[1]])
            stretch, self.parts = _stretch(data, at, known, self._readers[0]), []
            if stretch:
                text, at = stretch
                found.append(text.encode())
            else:
                at = self._apart(data, at, min(at + _STRETCH, len(data)))
                found.append(self.text())
        return b"".join(found)

    def written(self) -> "dict[str, str]":
        """Each letter with its bytes, a character a byte."""
        return {self.texts[part]: "".join([chr(byte) for byte in part]) for part in self.texts}


def _letter(part: bytes, readers: "list[Reader]", kind: str) -> str:
    """A letter in Unicode; "" if it is not one. Private-use letters count in UTF-8, except the stand-ins."""
    text = ""
    for text_of in readers:
        try:
            text = text_of(part)
            break
        except UnicodeError:
            pass
    first, last = _NONE if kind == "utf-8" else ("\ue000", "\uf8ff")
    return "" if len(text) != 1 or first <= text <= last or text == "\ufffd" else text


def _stretch(
    data: bytes, at: int, known: "set[str]", text_of: "Reader"
) -> "tuple[str, int] | None":
    """The stretch at a place, and its end, after a letter; None unless all its letters are known."""
    longest = min(at + _STRETCH, len(data))
    for end in range(longest, max(at, longest - _LONGEST), -1):
        part = data[at:end]
        try:
            return (text_of(part), end) if known.issuperset(text_of(part, True)) else None
        except UnicodeError:
            pass  # perhaps a letter is cut
    return None


def likelihood(letters: Letters, kind: str) -> float:
    """How likely a text is of this family, by its letters: 1 if all are frequent ones, less than 0 if most are not letters."""
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
    """How likely a byte is a letter with an accent: those stand among plain ones, rarely two together."""
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
    """A text in UTF-8 in its file's letters, with a character for each byte; None if it has other letters."""
    parts = []
    for letter in text.decode():
        if ord(letter) >= 0x80 and letter not in written:
            return None
        parts.append(bytes([ord(byte) for byte in written.get(letter, letter)]))
    return b"".join(parts)
