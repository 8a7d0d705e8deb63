"""SGF as bytes: encodings, damaged brackets and escapes, around the grammar. Nothing here knows Go."""

from ttgo.explain import language
from ttgo.illegal import brief
from ttgo.sgf import formats, grammar
from ttgo.sgf.codec import Decoded, decode

TYPE_CHECKING = False
if TYPE_CHECKING:
    Properties = dict[str, list[bytes]]  # a node: its properties with their values, still escaped, in UTF-8
    Notes = dict[str, list[str]]  # the same as texts, as records have them

LONGEST = 10_000_000  # bytes of a file
MOST_NODES = 300_000
_OTHERS = (b"\\", b"[", b"#")  # what texts in other formats begin with, most of them
_MAPPED = b"\\\r\t\f\v"  # what a text does not say as it is written

# Properties whose values are text, which is unescaped; those of others (points, "point:text", unknown ones) stay as found.
TEXT = frozenset(
    "AN BR BT C CP DT EV GC GN N ON OT PB PC PW RE RO RU SO US WR WT".split()  # FF[4]
    + "BS CR ID LT OB OM OV TC WS".split()  # earlier formats
)


class File:
    """A file that was parsed: its game `trees`, at least one, `texts` of each where there are more, `remarks`, sentences about what was
    not taken as it is, and its `letters` if their encoding is a guess.
    """

    def __init__(self, data: "bytes | str") -> None:
        """A text is decoded already, whatever encoding it says that it is in. Raises ValueError for what is not SGF."""
        if len(data) > LONGEST:
            raise ValueError(f"An SGF file has at most {LONGEST // 1_000_000} MB.")
        decoded = Decoded(data.encode("utf-8", "replace"), []) if isinstance(data, str) else decode(data)
        text = decoded.text
        _check_nodes(max(text.count(b";"), text.count(b"(")))
        parsed = grammar.parse(text)
        self.trees, self.letters = parsed.trees, decoded.letters
        self.remarks = decoded.remarks + _faults(text, parsed)
        other = formats.read(text) if not self.trees or text[:40].lstrip()[:1] in _OTHERS else None
        if other is not None:
            parsed, self.trees, self.letters = grammar.Parsed(), [other[1]], {}
            self.remarks = decoded.remarks + [language.record.other_format(other[0], other[2])]  # noqa: RUF005  # MicroPython
            _check_nodes(len(other[1].sequence))
        if not self.trees:
            raise ValueError(f'This is not SGF: it has no "(;" to begin with, only {brief(_glance(text))}.')
        self.texts: "list[str]" = []
        for number, (begin, end) in enumerate(parsed.spans if len(parsed.spans) > 1 else []):
            tree = self.trees[number]
            is_whole = not parsed.open or number + 1 < len(self.trees)
            as_it_is = is_whole and (self.letters or "CA" not in tree.sequence[0])
            self.texts.append((text[begin:end] if as_it_is else in_utf8(tree, not self.letters)).decode())


def _check_nodes(nodes: int) -> None:
    if nodes > MOST_NODES:
        raise ValueError(f"An SGF file has at most {MOST_NODES} nodes; this one has more.")


def in_utf8(tree: grammar.Tree, is_utf8: bool) -> bytes:
    """A game as text, which says that it is in UTF-8 if it is."""
    if is_utf8:
        tree.sequence[0]["CA"] = [b"UTF-8"]
    return grammar.serialise_game_tree(tree).strip()


def _faults(text: bytes, parsed: grammar.Parsed) -> "list[str]":
    """Sentences about what is not as the grammar has it."""
    say, remarks = language.record, []
    for places, sentence in ((parsed.left, say.not_sgf), (parsed.bare, say.no_value)):
        if places:
            at, found = places[0]
            line = text.count(b"\n", 0, at) + 1
            remarks.append(sentence(line, brief(_glance(found)), len(places)))
    if parsed.open:
        remarks.append(say.ENDS_IN_THE_MIDDLE)
    return remarks


def _glance(text: bytes) -> str:
    """How a text begins, on one line."""
    end = min(80, len(text))
    while end < len(text) and 0x80 <= text[end] < 0xC0:  # not in the midst of a character
        end += 1
    return " ".join(text[:end].decode().split())[:30]


def unescaped(name: str, value: bytes) -> str:
    """A property's value as text."""
    if name in TEXT and any(byte in value for byte in _MAPPED):
        value = grammar.text_value(value)
    return value.decode("utf-8")


def escaped(name: str, text: str) -> bytes:
    """A property's value as it stands between its brackets; what `unescaped` undoes."""
    value = text.encode("utf-8", "replace")
    if name not in TEXT and grammar.is_valid_property_value(value):
        return value
    return grammar.escape_text(value)
