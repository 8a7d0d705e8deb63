"""Variations that are kept as words until somebody looks at them (ttgo/record/unread.py), so that a large tree is open at once.

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
    from ttgo.sgf.text import Notes


class Variations:
    """Those of a game that begins with these notes."""

    def __init__(self, root: "Notes") -> None:
        try:
            self._grid: "Grid | None" = Grid(*size(root))
        except ValueError:  # as somebody else will say
            self._grid = None
        self._turns: "dict[bytes, str]" = {}  # see `happening`
        self._words: "dict[bytes, str]" = {}  # of nodes and the brackets behind each, as `_read` finds them
        self._parsed_to = 0  # where the last variation ends that was not put aside

    def aside(self, data: bytes, at: int) -> "tuple[int, Unread] | None":
        """Where the variation ends whose bracket stands there, and its words; None if it is to be parsed, with all that is in it."""
        if at < self._parsed_to:
            return None
        end = game_end(data, at + 1)
        self._parsed_to = end if end > 0 else len(data)
        if end < 0 or data[at + 1] != 0x3B:  # ;
            return None
        words: "list[str]" = []
        notes: "dict[str, Notes]" = {}
        at += 2
        while at < end:
            stop = data.find(b";", at, end)
            stop = end - 1 if stop < 0 else stop
            word = self._words.get(data[at:stop])
            if word is None:
                word, beside, stop = self._read(data, at, stop, end - 1)
                if not word:
                    return None
                if beside:
                    notes[str(len(words) + 1)] = beside
                else:
                    self._words[data[at:stop]] = word
            words.append(word)
            at = stop + 1
        self._parsed_to = 0
        return end, Unread("".join(words)[:-1], notes, 1)

    def _read(self, data: bytes, at: int, stop: int, end: int) -> "tuple[str, Notes | None, int]":
        """The word of a node and the brackets behind it, "" if it is to be parsed; its notes; and where the next node begins."""
        properties, length, parsed = grammar.parse_node(data[at:stop])
        while parsed.open and stop < end:  # that was a ";" in a value
            stop = data.find(b";", min(2 * stop - at, end), end) % (end + 1)
            properties, length, parsed = grammar.parse_node(data[at:stop])
        at += length
        stop = data.find(b";", at, end) % (end + 1)
        brackets = b"".join(data[at:stop].split())
        closed = len(brackets.rstrip(b"("))
        is_plain = brackets[:closed] == b")" * closed and len(brackets) < closed + 2
        if self._grid is None or not is_plain or parsed.left or parsed.bare:
            return "", None, stop
        if places(properties) or "TTGO" in properties:
            return "", None, stop
        word, player, notes = happening(self._grid, properties, self._turns)
        behind = ")," * closed + "(," * (len(brackets) - closed)
        return f"{player[:1]}:{word},{behind}" if player else f"{word},{behind}", notes, stop
