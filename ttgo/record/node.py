"""A node of a record's tree: a word of a match (match.py), with its comments."""

from ttgo.guards import checked
from ttgo.start import check_player
from ttgo.vertex import plain_turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

NO_TURN = ("", 0, False)


class Node:
    """One word of a match, or the start (`word` ""). `word` is as in match.py: "E5", "pass",
    "black=D4", "-".

    `parent` is the node before it, None for the start. `next` are the nodes after it, `chosen` the
    one of them to redo, which may be set. `depth` is the number of nodes before it. `notes` are SGF
    properties with their values: comments ("C") and anything else in a file. `player` is the turn's
    colour in a file, "" for the player who is to play. `wrong` says why the rules refuse the word,
    "" if they do not. `turn`, set when a turn is played, is its player, its number on its board, and
    whether that board is a copy; ("", 0, False) for other nodes.

    >>> from ttgo import Start
    >>> from ttgo.record import Record
    >>> record = Record(Start(9))
    >>> node = record.root.add("E5").add("C3")
    >>> node.comment = "White takes a corner."
    >>> node
    <Node 2: C3>
    >>> node.parent.word, node.notes
    ('E5', {'C': ['White takes a corner.']})
    """

    __slots__ = (
        "chosen",
        "depth",
        "next",
        "notes",
        "parent",
        "player",
        "turn",
        "word",
        "wrong",
    )

    def __init__(self, word: str, parent: "Node | None", player: str = "") -> None:
        self.word = checked(word, str, "What happens in a record is text")
        self.parent = None if parent is None else checked(parent, Node, "A node follows on a Node")
        self.depth: int = 0 if parent is None else parent.depth + 1
        self.player = player and check_player(player)
        self.notes: dict[str, list[str]] | None = None
        self.wrong = ""
        self.turn = NO_TURN
        self.next: list[Node] = []
        self.chosen: Node | None = None

    def add(
        self, word: str, player: str = "", notes: "dict[str, list[str]] | None" = None
    ) -> "Node":
        """Add a node after this one and return it. The first one becomes the chosen one.

        Any word is accepted here; `Record.check` applies the rules.

        >>> from ttgo.record import Node
        >>> root = Node("", None)
        >>> d4, c3 = root.add("D4"), root.add("C3")
        >>> root.next, root.chosen
        ([<Node 1: D4>, <Node 1: C3>], <Node 1: D4>)
        """
        node = Node(word, self, player)
        node.notes = notes
        self.next.append(node)
        if self.chosen is None:
            self.chosen = node
        return node

    def continuations(self) -> "list[tuple[str, Node]]":
        """The legal nodes after this one, each with a unique name: "D4", and "D4 (2)" for another
        D4.

        >>> from ttgo.record import Node
        >>> root = Node("", None)
        >>> nodes = [root.add("D4"), root.add("C3"), root.add("D4")]
        >>> [name for name, node in root.continuations()]
        ['D4', 'C3', 'D4 (2)']
        """
        nodes = [node for node in self.next if not node.wrong]
        return list(zip(_names([plain_turn(node.word) for node in nodes]), nodes))

    def others(self) -> "list[tuple[str, Node]]":
        """The legal nodes after this one without the chosen one, each with its name."""
        if len(self.next) < 2:  # most nodes, so this is fast
            return []
        return [found for found in self.continuations() if found[1] is not self.chosen]

    def follow(self, word: str) -> "Node":
        """The node after this one with that word, made if it does not exist; now the chosen one.

        >>> from ttgo.record import Node
        >>> root = Node("", None)
        >>> root.follow("D4") is root.follow("D4")
        True
        """
        for node in self.next:
            if node.word == word and not node.wrong:
                self.chosen = node
                return node
        self.chosen = self.add(word)
        return self.chosen

    @property
    def comment(self) -> str:
        """The comment ("C" of the notes), "" if there is none; it may be set.

        >>> from ttgo.record import Node
        >>> node = Node("D4", None)
        >>> node.comment = "Too slow?"
        >>> node.comment, node.notes
        ('Too slow?', {'C': ['Too slow?']})
        """
        return "\n".join((self.notes or {}).get("C", []))

    @comment.setter
    def comment(self, text: str) -> None:
        checked(text, str, "A comment is text")
        if self.notes is None:
            self.notes = {}
        self.notes.pop("C", None)
        if text:
            self.notes["C"] = [text]

    def path(self) -> "list[Node]":
        """The nodes after the start up to this one, which is the last.

        >>> from ttgo.record import Node
        >>> Node("", None).add("D4").add("C3").path()
        [<Node 1: D4>, <Node 2: C3>]
        """
        found: list[Node] = []
        node = self
        while node.parent is not None:
            found.append(node)
            node = node.parent
        return found[::-1]

    def __repr__(self) -> str:
        return f"<Node {self.depth}: {self.word}>" if self.parent is not None else "<Node 0>"


def _names(words: "list[str]") -> "list[str]":
    """Unique names for continuations with these words: "D4", then "D4 (2)"."""
    if len(set(words)) == len(words):
        return words
    found: "list[str]" = []
    seen: "dict[str, int]" = {}
    for word in words:
        seen[word] = seen.get(word, 0) + 1
        found.append(f"{word} ({seen[word]})" if seen[word] > 1 else word)
    return found


def in_order(node: Node) -> "list[Node]":
    """The continuations of a node, the chosen one first."""
    if len(node.next) < 2:
        return node.next
    first = node.chosen
    return [after for after in node.next if after is first] + [
        after for after in node.next if after is not first
    ]


def everything(root: Node) -> "Iterator[Node]":
    """All nodes from `root` on, each before its continuations, chosen ones first."""
    work = [root]
    while work:
        node = work.pop()
        yield node
        work += in_order(node)[::-1]
