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
from ttgo.sgf.turns import happening, places

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.sgf.text import Notes, Properties

_BETWEEN = frozenset(b";() \t\n\r")  # what stands between nodes
_USUAL = 8  # letters of a property, and its bracket


class Variations:
    """Those of a game that begins with these notes."""

    def __init__(self, root: "Notes") -> None:
        try:
            self._grid: "Grid | None" = Grid(*size(root))
        except ValueError:  # as somebody else will say
            self._grid = None
        self._words: "dict[bytes, str]" = {}  # of nodes and the brackets behind each, as `_read` finds them
        self._names: "dict[bytes, str]" = {}
        self._parsed_to = 0  # where the last variation ends that was not put aside

    def aside(self, data: bytes, at: int) -> "tuple[int, Unread] | None":
        """Where the variation ends whose bracket stands there, or the line whose next node does, and its words; None if it is to be
        parsed, with all that is in it.
        """
        if at < self._parsed_to:
            return None
        is_line = data[at] == 0x3B  # ;
        begin = at if is_line else at + 1
        end = game_end(data, begin)
        if is_line and (end < 0 or data.find(b"(", at, end) >= 0):
            return None  # what branches off from it is asked about by itself
        self._parsed_to = end if end > 0 else len(data)
        if end < 0 or data[begin] != 0x3B:
            return None
        words = self._words
        notes: "dict[str, Notes]" = {}
        try:
            found = [words[node] for node in data[begin + 1 : end - 1].split(b";")]
        except KeyError:  # one that has not been there before, or has notes
            found, notes = self._one_by_one(data, begin + 1, end - 1)
        if not found:
            return None
        self._parsed_to = 0
        return end, Unread("".join(found)[:-1], notes, 1)

    def _one_by_one(self, data: bytes, at: int, end: int) -> "tuple[list[str], dict[str, Notes]]":
        """The words of the nodes that stand there, and their notes by their numbers; no words if they are to be parsed."""
        words: "list[str]" = []
        notes: "dict[str, Notes]" = {}
        while at <= end:
            stop = data.find(b";", at, end) % (end + 1)
            word = self._words.get(data[at:stop])
            if word is None:
                word, beside, stop = self._read(data, at, end)
                if not word:
                    return [], {}
                if beside:
                    notes[str(len(words) + 1)] = beside
                else:
                    self._words[data[at:stop]] = word
            words.append(word)
            at = stop + 1
        return words, notes

    def _read(self, data: bytes, at: int, end: int) -> "tuple[str, Notes | None, int]":
        """The word of a node and the brackets behind it, "" if it is to be parsed; its notes; and where the next node begins."""
        properties: "Properties" = {}
        while at < end and data[at] not in _BETWEEN:
            opens = data.find(b"[", at, at + _USUAL)
            name = self._name(data[at:opens]) if opens > 0 else ""
            if not name or name in properties:
                return "", None, end
            at = opens
            properties[name] = values = []
            while data[at : at + 1] == b"[":
                begin = at + 1
                at = grammar.value_end(data, begin)
                values.append(data[begin:at])
                at += 1
        stop = data.find(b";", at, end) % (end + 1)
        brackets = b"".join(data[at:stop].split())
        closed = len(brackets.rstrip(b"("))
        is_plain = brackets[:closed] == b")" * closed and len(brackets) < closed + 2
        if self._grid is None or not is_plain or places(properties) or "TTGO" in properties:
            return "", None, end
        word, player, notes = happening(self._grid, properties)
        behind = ")," * closed + "(," * (len(brackets) - closed)
        return f"{player[:1]}:{word},{behind}" if player else f"{word},{behind}", notes, stop

    def _name(self, letters: bytes) -> str:
        """A property's name, "" for what is none, or none as it is written today."""
        if letters not in self._names:
            name = letters.decode()
            is_one = name.isupper() and grammar.is_valid_property_identifier(name)
            self._names[letters] = name if is_one else ""
        return self._names[letters]
