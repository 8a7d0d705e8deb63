"""Everything that was played: a tree of turns, the place in it that is being looked at, and its text.

Undoing a turn and taking another keeps both; nothing that was played is lost.
"""

import json

from ttgo.game import Game, check_komi
from ttgo.illegal import Illegal, brief
from ttgo.points import Grid

_FORMAT = 1
_LONGEST = 2_000_000  # characters of a text that is read; a 10,000-turn game has 40,000


class Node:
    """A turn in the tree, or the start (`vertex` ""). `next` are the turns taken after it, `chosen` the one to redo."""

    __slots__ = ("chosen", "next", "parent", "vertex")

    def __init__(self, vertex: str, parent: "Node | None") -> None:
        self.vertex = vertex
        self.parent = parent
        self.next: list[Node] = []
        self.chosen: Node | None = None

    def follow(self, vertex: str) -> "Node":
        """The turn `vertex` after this one, made if it is not there; it becomes the chosen one."""
        for node in self.next:
            if node.vertex == vertex:
                self.chosen = node
                return node
        self.chosen = Node(vertex, self)
        self.next.append(self.chosen)
        return self.chosen


class Record:
    """A game's size and komi, the tree of its turns from `root` on, and the node `here`."""

    def __init__(self, width: int, height: "int | None" = None, komi: float = 0) -> None:
        grid = Grid(width, height)
        self.width, self.height = grid.width, grid.height
        self.komi = check_komi(komi)
        self.root = self.here = Node("", None)

    def line(self) -> "list[Node]":
        """The start, the turns to `here` and the chosen ones after it."""
        nodes = []
        node: Node | None = self.here
        while node is not None:
            nodes.append(node)
            node = node.parent
        nodes.reverse()
        node = self.here.chosen
        while node is not None:
            nodes.append(node)
            node = node.chosen
        return nodes

    def depth(self) -> int:
        """The number of turns to `here`."""
        depth, node = 0, self.here
        while node.parent is not None:
            depth, node = depth + 1, node.parent
        return depth

    def game(self) -> Game:
        """The game as it stands at `here`."""
        game = Game(self.width, self.height, self.komi)
        for node in self.line()[1 : self.depth() + 1]:
            game.play(node.vertex)
        return game

    def write(self) -> str:
        """The record as text, JSON with the turns as words: `( D4 C3 )` is another continuation than what follows."""
        words: list[str] = []
        work: list[Node | str] = [self.root]
        while work:
            item = work.pop()
            if isinstance(item, str):
                words.append(item)
                continue
            words.append(item.vertex)
            if item.chosen is not None:
                work.append(item.chosen)
            for node in reversed(item.next):
                if node is not item.chosen:
                    work.append(")")
                    work.append(node)
                    work.append("(")
        size = [self.width, self.height]
        turns = " ".join(words).strip()
        return json.dumps(
            {"ttgo": _FORMAT, "size": size, "komi": self.komi, "turns": turns, "at": self.depth()}
        )


def read(text: str) -> Record:
    """The record that a text of `Record.write` holds.

    Raises ValueError that says what is wrong with any other text, an illegal turn included.
    """
    size, komi, words, at = _parts(text)
    record = Record(size[0], size[1], komi)
    game = Game(size[0], size[1], komi)
    node, forks = record.root, []
    for word in words:
        if word == "(":
            forks.append((node, game.turn))
        elif word == ")":
            if not forks:
                raise ValueError('The saved turns hold a ")" without its "(".')
            node, turn = forks.pop()
            while game.turn > turn:
                game.undo()
        else:
            try:
                game.play(word)
            except Illegal as refused:
                raise ValueError(f"Turn {game.turn + 1} of the saved game is not legal. {refused}") from None
            node = node.follow(game.last)
    if forks:
        raise ValueError('The saved turns hold a "(" without its ")".')
    line = record.line()
    if at >= len(line):
        raise ValueError(f"The saved game has {len(line) - 1} turns, so it cannot be at turn {brief(at)}.")
    record.here = line[at]
    return record


def _parts(text: str) -> "tuple[list[int], float, list[str], int]":
    """Size, komi, words and turn number of a text; raises ValueError if it is not of this form."""
    if not isinstance(text, str) or len(text) > _LONGEST:
        raise ValueError(f"A saved game is text of at most {_LONGEST} characters.")
    try:
        saved = json.loads(text)
    except (ValueError, RuntimeError):
        raise ValueError(f"A saved game is JSON text, not {brief(text)}.") from None
    version = saved.get("ttgo") if isinstance(saved, dict) else None
    if isinstance(version, bool) or version != _FORMAT:
        raise ValueError(f'A saved game says "ttgo": {_FORMAT}; this text does not.')
    size, turns, at = saved.get("size"), saved.get("turns"), saved.get("at")
    if not isinstance(size, list) or len(size) != 2 or None in size:
        raise ValueError('A saved game has a "size" of two numbers, such as [9, 9]; this one has not.')
    if not isinstance(turns, str):
        raise ValueError(f'A saved game has "turns" as text, such as "E5 D4 pass", not {brief(turns)}.')
    if isinstance(at, bool) or not isinstance(at, int) or at < 0:
        raise ValueError(f'A saved game has "at", a number of turns from 0 on, not {brief(at)}.')
    return size, saved.get("komi", 0), turns.split(), at
