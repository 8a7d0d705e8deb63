"""Variations, and the ends of long lines, that are kept as words until somebody looks at them (ttgo/record/unread.py), so that a large
tree is open at once.

That is done where nothing would be said about a variation's syntax and nothing is set up in it. Its nodes are not even parsed one by
one: most are a turn like others before, and are found by their bytes.
"""

from ttgo.points import Grid
from ttgo.record.unread import Unread
from ttgo.sgf import grammar
from ttgo.sgf.root import size
from ttgo.sgf.spans import game_end
from ttgo.sgf.turns import happening

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.sgf.text import Notes, Properties

_BETWEEN = frozenset(b";() \t\n\r")  # what stands between nodes
_USUAL = 8  # letters of a property, and its bracket
_NEW = "?"  # no word
_NOWHERE = 1 << 30  # in no file
_PARSED = ("AB", "AW", "AE", "TTGO")  # properties of nodes that are parsed


class Variations:
    """Those of a game that begins with these notes."""

    def __init__(self, root: "Notes") -> None:
        self._parsed_to = 0  # where the last variation ends that was not put aside
        try:
            self._grid = Grid(*size(root))
        except ValueError:  # as somebody else will say
            self._grid, self._parsed_to = Grid(1), _NOWHERE
        self._words: "dict[bytes, str]" = {}  # of nodes and the brackets behind each, as `_read` finds them
        self._names: "dict[bytes, str]" = {}
        self._end = 0  # where the last variations end that were asked about, those after one node

    def aside(self, data: bytes, at: int) -> "tuple[int, Unread] | None":
        """Where the line ends whose next node stands there, or the last of the variations whose first bracket does, and their words.
        None if the line, or the first of them, is to be parsed with all that is in it.
        """
        if at < self._parsed_to:
            return None
        if data[at] == 0x3B:  # ;
            end = game_end(data, at) - 1
            if end < 0 or data.find(b"(", at, end) >= 0:
                return None  # what branches off from it is asked about by itself
            return self._put_aside(data, at, end, "")
        if at >= self._end:  # they are the first to be asked about of those after a node
            self._end = game_end(data, at) - 1
        found = None
        if self._end > 0 and data[at + 1] == 0x3B:
            found = self._put_aside(data, at, self._end, "(,")
        if found is None:
            self._parsed_to = game_end(data, at + 1) % (len(data) + 1)
        return found

    def _put_aside(self, data: bytes, at: int, end: int, before: str) -> "tuple[int, Unread] | None":
        """The nodes that stand there, with what stands before their words; of variations those before one that is to be parsed."""
        known = self._words
        nodes = data[data.find(b";", at) + 1 : end].split(b";")
        words = [known.get(node, _NEW) for node in nodes]  # most have been there before, and have no notes
        notes: "dict[str, Notes]" = {}
        number = more = 0  # so many semicolons stand in values
        while True:
            try:
                number = words.index(_NEW, number)
            except ValueError:
                break
            node, after = nodes[number], number + 1
            word = known.get(node, _NEW)
            if word == _NEW:
                found = self._read(node)
                if found is None:
                    after = _after(nodes, number)
                    node = b";".join(nodes[number:after])
                    found = self._read(node) or ("", None)
                word, beside = found
                if not word:
                    words, end = _whole(words[:number], data, at) if before else ([], at)
                    break
                if beside:
                    notes[str(number + 1 - more)] = beside
                else:
                    known[node] = word
                for other in range(number + 1, after):
                    words[other] = ""
                    more += 1
            words[number] = word
            number = after
        return (end, Unread((before + "".join(words))[:-1], notes, 1)) if words else None

    def _read(self, node: bytes) -> "tuple[str, Notes | None] | None":
        """The word of a node and the brackets behind it, "" if it is to be parsed, and its notes; None if it ends in a value."""
        at, size = 0, len(node)
        properties: "Properties" = {}
        while at < size and node[at] not in _BETWEEN:
            opens = node.find(b"[", at, at + _USUAL)
            name = self._name(node[at:opens]) if opens > 0 else ""
            if not name or name in properties:
                return "", None
            at = opens
            properties[name] = values = []
            while at < size and node[at] == 0x5B:  # [
                begin = at + 1
                at = grammar.value_end(node, begin)
                if at >= size:
                    return None
                values.append(node[begin:at])
                at += 1
        behind = ""
        if at < size:
            brackets = b"".join(node[at:].split())
            closed = len(brackets.rstrip(b"("))
            if brackets[:closed] != b")" * closed or len(brackets) > closed + 1:
                return "", None
            behind = ")," * closed + "(," * (len(brackets) - closed)
        word, player, notes = happening(self._grid, properties)
        return f"{player[:1]}:{word},{behind}" if player else f"{word},{behind}", notes

    def _name(self, letters: bytes) -> str:
        """A property's name, "" for what is none, or none as it is written today, or is for no variation."""
        if letters not in self._names:
            name = letters.decode()
            is_one = name.isupper() and grammar.is_valid_property_identifier(name)
            self._names[letters] = name if is_one and name not in _PARSED else ""
        return self._names[letters]


def _after(nodes: "list[bytes]", number: int) -> int:
    """Up to where it goes on what ends in a value, as some have semicolons."""
    is_open = False
    for after in range(number, len(nodes)):
        node, at = nodes[after], 0
        while at < len(node):
            at = grammar.value_end(node, at) if is_open else node.find(b"[", at) % (len(node) + 1)
            is_open = at == len(node) if is_open else at < len(node)
            at += 1
        if not is_open:
            return after + 1
    return len(nodes)


def _whole(words: "list[str]", data: bytes, at: int) -> "tuple[list[str], int]":
    """The words up to where the last variation ends, and where that is in the text that has them from there on."""
    depth, whole, many = 1, 0, 0
    for number, word in enumerate(words):
        if depth == 0:
            break  # a turn behind variations
        closed = word.count(")")
        depth -= closed
        if closed and depth == 0:
            whole, many = number + 1, many + 1
        depth += word.count("(")
    words = words[:whole]
    if words and words[-1].endswith("(,"):
        words[-1] = words[-1][:-2]
    for _ in range(many):
        at = game_end(data, data.find(b"(", at) + 1)
    return words, at
