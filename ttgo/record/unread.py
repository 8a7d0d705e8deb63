"""What may follow a node, kept as text until somebody asks for it: in a file of many variations most nodes are never made.

    b:E1,(,w:C3,b:B2,),w:D2

Each word is a match's, with the player that a file gives the turn. What stands in brackets is one continuation, and what comes behind
them another; the first one is the chosen one, unless there was a node before.
"""

from ttgo.record.node import Node
from ttgo.rules import BLACK, WHITE

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    Notes = dict[str, list[str]]

_MANY = 5000  # nodes of a line that are made at once
SIDES = {"b": BLACK, "w": WHITE}


class Unread:
    """The words, and the notes of their nodes by the nodes' numbers, of which the first node has `first`."""

    def __init__(self, words: str, notes: "dict[str, Notes]", first: int) -> None:
        self.words = words
        self._notes = notes
        self._first = first
        self._heads: "list[str] | None" = None

    def __len__(self) -> int:
        """How many nodes it makes."""
        words = self.words
        return words.count(",") + 1 - words.count("(") - words.count(")")

    def notes(self, first: int) -> "dict[str, Notes]":
        """The same notes, where the first node has another number."""
        found = {}
        end = self._first + len(self)
        numbers: "Iterable[int]" = range(self._first, end)
        if len(self._notes) < len(self):
            try:  # noqa: SIM105  # MicroPython has no contextlib
                numbers = sorted([int(name) for name in self._notes])
            except ValueError:  # a text that is not ours has other names, too
                pass
        for number in numbers:
            notes = self._notes.get(str(number)) if self._first <= number < end else None
            if notes:
                found[str(first + number - self._first)] = notes
        return found

    def players(self, most: int) -> str:
        """Who takes the turns among so many words, as letters "B" and "W"."""
        words = self.words.split(",", most)[:most]
        return "".join([word[0].upper() for word in words if word[1:2] == ":"])

    def heads(self) -> "list[str]":
        """The words that the continuations begin with; none if not each of them stands in brackets."""
        if self._heads is None:
            self._heads = self._found_heads()
        return self._heads

    def _found_heads(self) -> "list[str]":
        found: "list[str]" = []
        depth = 0
        parts = self.words.split("(,")
        if parts.pop(0):
            return []
        for part in parts:
            if depth == 0:
                found.append(part[: part.find(",")])
            depth += 1 - part.count(")")
            if depth <= 0 and (depth < 0 or not part.rstrip(",").endswith(")")):
                return []
        return found if depth == 0 else []

    def grow(self, node: Node) -> None:
        """Make the nodes after the one that this belongs to: the first of each continuation if there are several, and the next ones of
        a long line; else all.
        """
        node.unread = None
        if self.words[:1] == "(":
            self._first_ones(node)
            return
        most = len(self.words) if "(" in self.words else _MANY
        words = self.words.split(",", most)
        rest = words.pop() if len(words) > most else ""
        node, number = self._all(node, words, self._first)
        if rest:
            node.unread = Unread(rest, self._notes, number)

    def _first_ones(self, node: Node) -> None:
        words = self.words.split(",")
        number = self._first
        at = 0
        while at < len(words):
            begin = at + (words[at] == "(")
            at = _end(words, begin) if begin > at else len(words)
            some = words[begin:at]
            if some and some[0] not in ("(", ")"):
                first = self._add(node, some[0], number)
                if len(some) > 1:
                    first.unread = Unread(",".join(some[1:]), self._notes, number + 1)
                number += len(some) - some.count("(") - some.count(")")
            else:  # a text that is not ours
                _, number = self._all(node, some, number)
            at += 1

    def _all(self, node: Node, words: "list[str]", number: int) -> "tuple[Node, int]":
        """Make all nodes; the last of them, and the next number."""
        forks: "list[Node]" = []
        for word in words:
            if word == "(":
                forks.append(node)
            elif word == ")":
                node = forks.pop() if forks else node  # a text that is not ours may have too many
            else:
                node = self._add(node, word, number)
                number += 1
        return node, number

    def _add(self, node: Node, word: str, number: int) -> Node:
        notes = self._notes.get(str(number)) if self._notes else None
        return node.put(*said(word), notes)


def said(word: str) -> "tuple[str, str]":
    """A match's word, and the colour that takes the turn; "" for whoever is to play, and for what is no turn."""
    return (word[2:], SIDES.get(word[0], "")) if word[1:2] == ":" else (word, "")


def _end(words: "list[str]", at: int) -> int:
    """Where the bracket stands that ends what begins there, or where the words end."""
    depth = 1
    while at < len(words):
        depth += (words[at] == "(") - (words[at] == ")")
        if depth == 0:
            break
        at += 1
    return at
