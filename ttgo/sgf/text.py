"""SGF as bytes: encodings, damaged brackets and escapes, around the grammar. Nothing here knows
Go.
"""

from ttgo.guards import brief, checked
from ttgo.language import say
from ttgo.record.values import split_blanks
from ttgo.sgf import grammar
from ttgo.sgf.codec import decode

TYPE_CHECKING = False
if TYPE_CHECKING:
    Properties = dict[
        str, list[bytes]
    ]  # a node: its properties with their values, still escaped, in UTF-8
    Notes = dict[str, list[str]]  # a node with its values as texts, as records keep them

LONGEST = 10_000_000  # bytes of a file
MOST_NODES = 300_000
_MAPPED = (b"\\", b"\r", b"\t", b"\f", b"\v")  # bytes that change in a value's text

# Properties whose values are text, which is unescaped; other values (points, "point:text", unknown
# ones) stay as found.
TEXT = frozenset(
    "AN BR BT C CP DT EV GC GN N ON OT PB PC PW RE RO RU SO US WR WT".split()  # FF[4]
    + "BS CR ID LT OB OM OV TC WS".split()  # earlier formats
)


class File:
    """A file of one or more games, read one at a time: `tree` gives one, and `texts` all of them as
    in the file.

    `remarks` are sentences about changes in reading.
    """

    def __init__(self, data: "bytes | str") -> None:
        """Read a file's bytes, or a text: that is decoded already, so its declared encoding is
        ignored. Raises ValueError for what is not SGF.
        """
        if len(data) > LONGEST:
            raise ValueError(f"An SGF file has at most {LONGEST // 1_000_000} MB.")
        self._text, self._remarks = (
            (data.encode("utf-8", "replace"), []) if isinstance(data, str) else decode(data)
        )
        _check_nodes(max(self._text.count(b";"), self._text.count(b"(")))
        self._parsed = grammar.parse(self._text)
        self._spans, self._is_open = self._parsed.spans, self._parsed.open
        self._roots = [tree.sequence[0] for tree in self._parsed.trees]
        if len(self._spans) > 1:  # read again one by one, to save memory
            for tree in self._parsed.trees:
                tree.unlink()
        if not self._spans:
            raise ValueError(
                f'This is not SGF: it has no "(;" to begin with, only {brief(_glance(self._text))}.'
            )

    def __len__(self) -> int:
        return len(self._spans)

    def tree(self, number: int) -> "tuple[grammar.Tree, list[str]]":
        """The game of that number, counted from 0, and remarks about the file and the game."""
        parsed = self._parsed
        if len(self._spans) > 1:
            parsed = grammar.parse_game(self._text, self._spans[number][0])
        return parsed.trees[0], self._remarks + _faults(self._text, parsed)

    def root(self, number: int) -> "Properties":
        """The first node of the game of that number."""
        return self._roots[number]

    def texts(self) -> "list[str]":
        """The text of each game as in the file, with missing brackets added."""
        texts = [self._text[begin:end] for begin, end in self._spans]
        if self._is_open:
            texts[-1] = in_utf8(texts[-1])
        return [text.decode() for text in texts]


def _check_nodes(nodes: int) -> None:
    if nodes > MOST_NODES:
        raise ValueError(f"An SGF file has at most {MOST_NODES} nodes; this one has more.")


def in_utf8(text: bytes) -> bytes:
    """The text of a game, with a CA that declares UTF-8."""
    tree = grammar.parse(text).trees[0]
    tree.sequence[0]["CA"] = [b"UTF-8"]
    written = grammar.serialised(tree).strip()
    tree.unlink()
    return written


def _faults(text: bytes, parsed: grammar.Parsed) -> "list[str]":
    """Sentences about breaches of the grammar."""
    remarks = []
    for places, message in ((parsed.left, "not_sgf"), (parsed.bare, "no_value")):
        if places:
            at, found = places[0]
            line = text.count(b"\n", 0, at) + 1
            remarks.append(say(message, line=line, text=brief(_glance(found)), places=len(places)))
    if parsed.open:
        remarks.append(say("ends_in_the_middle"))
    return remarks


def _glance(text: bytes) -> str:
    """The beginning of a text, on one line."""
    end = min(80, len(text))
    while end < len(text) and 0x80 <= text[end] < 0xC0:  # not within a character
        end += 1
    return " ".join(split_blanks(text[:end].decode()))[:30]


def unescaped(name: str, value: bytes) -> str:
    """A property's value as text."""
    if name in TEXT:
        for mark in _MAPPED:
            if value.find(mark) >= 0:
                return grammar.text_value(value).decode()
    return value.decode()


def escaped(name: str, text: str) -> bytes:
    """A text as the property's value between brackets; `unescaped` reads it back."""
    value = checked(text, str, "The value of an SGF property is text").encode("utf-8", "replace")
    if name not in TEXT and grammar.is_valid_property_value(value):
        return value
    return grammar.escape_text(value)
