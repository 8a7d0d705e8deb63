"""What follows a node, kept as text until somebody asks for it: in a file of many variations most nodes are never made.

    b:E1,(,w:C3,b:B2,),w:D2

Each word is a match's, with the player that a file gives the turn. What stands in brackets is one continuation, and what comes behind
them another; the first one is the chosen one.
"""

from ttgo.record.node import Node
from ttgo.rules import BLACK, WHITE

TYPE_CHECKING = False
if TYPE_CHECKING:
    Notes = dict[str, list[str]]

_MANY = 5000  # nodes of a line that are made at once
SIDES = {"b": BLACK, "w": WHITE}


class Unread:
    """The words, and the notes of their nodes by the nodes' numbers, of which the first node has `first`."""

    def __init__(self, words: str, notes: "dict[str, Notes]", first: int) -> None:
        self.words = words
        self._notes = notes
        self._first = first

    def __len__(self) -> int:
        """How many nodes it makes."""
        words = self.words
        return words.count(",") + 1 - words.count("(") - words.count(")")

    def notes(self, first: int) -> "dict[str, Notes]":
        """The same notes, where the first node has another number."""
        found = {}
        for number in range(len(self) if self._notes else 0):
            notes = self._notes.get(str(self._first + number))
            if notes:
                found[str(first + number)] = notes
        return found

    def players(self, most: int) -> str:
        """Who takes the turns among so many words, as letters "B" and "W"."""
        words = self.words.split(",", most)[:most]
        return "".join([word[0].upper() for word in words if word[1:2] == ":"])

    def begin(self, node: Node) -> None:
        """Make the first node after one, to which the rest belongs then."""
        word, _, rest = self.words.partition(",")
        after = self._add(node, word, self._first)
        if rest:
            after.unread = Unread(rest, self._notes, self._first + 1)

    def grow(self, node: Node) -> None:
        """Make the nodes after the one that this belongs to; of a long line without variations only the next ones."""
        node.unread = None
        forks: "list[Node]" = []
        number = self._first
        most = len(self.words) if "(" in self.words else _MANY
        words = self.words.split(",", most)
        rest = words.pop() if len(words) > most else ""
        for word in words:
            if word == "(":
                forks.append(node)
            elif word == ")":
                node = forks.pop() if forks else node  # a text that is not ours may have too many
            else:
                node = self._add(node, word, number)
                number += 1
        if rest:
            node.unread = Unread(rest, self._notes, number)

    def _add(self, node: Node, word: str, number: int) -> Node:
        notes = self._notes.get(str(number)) if self._notes else None
        if word[1:2] != ":":
            return node.add(word, "", notes)
        return node.add(word[2:], SIDES.get(word[0], ""), notes)
