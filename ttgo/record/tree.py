"""Everything that was played: a tree of turns, what is written beside them, and the place in it that is being looked at.

Undoing a turn and taking another keeps both; nothing that was played is lost. A turn of a file that the rules refuse stays in the
tree too, with the reason, but it and what follows it cannot be played.
"""

from ttgo.explain import language
from ttgo.explain.sentences import reason
from ttgo.game import Game
from ttgo.illegal import Illegal, brief
from ttgo.match import NOTE, PLAY_ON, Match
from ttgo.rules import BLACK, NAMES, Position
from ttgo.rulesets import Rules
from ttgo.start import Start

_PLACES = ("AB", "AW", "AE")  # SGF's properties that place stones
_NO_TURN = ("", 0, False)


class Node:
    """Something that happened, or the start (`word` ""). `word` is one of a match: "E5", "pass", "black=D4", "-".

    `next` are the nodes after it, `chosen` the one to redo. `depth` is the number of nodes before it. `notes` are SGF properties with
    their values: comments ("C") and whatever else a file has there. `player` is the colour that a file gives the turn, "" for whoever
    is to play. `wrong` says why the rules refuse it, "" if they do not. `turn` is, once it has happened, who took it, its number on
    its board, and whether that is a copy; ("", 0, False) for what is no turn.
    """

    __slots__ = ("chosen", "depth", "next", "notes", "parent", "player", "turn", "word", "wrong")

    def __init__(self, word: str, parent: "Node | None", player: str = "") -> None:
        self.word = word
        self.parent = parent
        self.depth: int = 0 if parent is None else parent.depth + 1
        self.player = player
        self.notes: dict[str, list[str]] | None = None
        self.wrong = ""
        self.turn = _NO_TURN
        self.next: list[Node] = []
        self.chosen: Node | None = None

    def add(self, word: str, player: str = "", notes: "dict[str, list[str]] | None" = None) -> "Node":
        """Another node after this one; the first becomes the chosen one."""
        node = Node(word, self, player)
        node.notes = notes
        self.next.append(node)
        if self.chosen is None:
            self.chosen = node
        return node

    def continuations(self) -> "list[tuple[str, Node]]":
        """What the rules allow of the nodes after this one, each with a name of its own: "D4", and "D4 (2)" for another D4."""
        found: list[tuple[str, Node]] = []
        seen: dict[str, int] = {}
        for node in self.next:
            if not node.wrong:
                seen[node.word] = seen.get(node.word, 0) + 1
                again = f" ({seen[node.word]})" if seen[node.word] > 1 else ""
                found.append((node.word + again, node))
        return found

    def follow(self, word: str) -> "Node":
        """What `word` says after this one, made if it is not there; it becomes the chosen one."""
        for node in self.next:
            if node.word == word and not node.wrong:
                self.chosen = node
                return node
        self.chosen = self.add(word)
        return self.chosen


class Record:
    """What a Game begins with, the tree of what happened from `root` on, and the node `here`. The arguments are those of Game.

    `start` may be exchanged for another one: nothing of the tree is lost, and `check` tells what it refuses.

    `notes` are the properties of the whole game: names ("PB", "PW"), the result ("RE"), and so on. `remarks` are sentences about
    what a file says that was not taken as it is.
    """

    def __init__(
        self,
        width: "int | Start",
        height: "int | None" = None,
        komi: float = 0,
        rules: "Rules | None" = None,
        handicap: int = 0,
        setup: "Position | None" = None,
        first: str = BLACK,
    ) -> None:
        self.start = (
            width if isinstance(width, Start) else Start(width, height, komi, rules, handicap, setup, first)
        )
        self.notes: dict[str, list[str]] = {}
        self.remarks: list[str] = []
        self.root = self.here = Node("", None)
        self._line = [self.root]

    def line(self) -> "list[Node]":
        """The start, what led to `here` and the chosen nodes after it, as far as the rules allow them.

        The same list as the last time if it is the same line: not to be changed.
        """
        after = []
        node = self.here.chosen
        while node is not None and not node.wrong:
            after.append(node)
            node = node.chosen
        # What led here is taken from the list of the last time as far as it goes, so that a long game costs no more than a short one.
        known, fresh = self._line, []
        node = self.here
        while node is not None and not (node.depth < len(known) and known[node.depth] is node):
            fresh.append(node)
            node = node.parent
        common = 0 if node is None else node.depth + 1
        if fresh or known[common:] != after:
            self._line = (known if common == len(known) else known[:common]) + (fresh[::-1] + after)
        return self._line

    def depth(self) -> int:
        """The number of nodes from the start to `here`."""
        return self.here.depth

    def new_match(self) -> Match:
        """The match at the start."""
        return Match(Game(self.start))

    def match(self) -> Match:
        """The match as it stands at `here`."""
        match = self.new_match()
        for node in self.line()[1 : self.depth() + 1]:
            match.take(node.word)
            node.turn = last_turn(match)
        return match

    def check(self) -> Match:
        """Replay the whole tree and set `wrong` on the first node of each branch that the rules refuse.

        Returns the match where the chosen nodes, or what the rules allow of them, have come to; `stops` says what they refuse.
        """
        match = self.new_match()
        work = _chosen_last(self.root, 0)
        while work:
            node, depth = work.pop()
            while len(match.words) > depth:
                match.undo()
            node.wrong = _why_wrong(match, node)
            if not node.wrong:
                work += _chosen_last(node, len(match.words))
        return match

    def stops(self) -> str:
        """Why the line that is looked at ends where it does, if the rules refuse what a file has next; else ""."""
        follower = self.line()[-1].chosen
        return "" if follower is None else follower.wrong

    def said(self) -> "list[str]":
        """The remarks, with `stops` among them."""
        stops = self.stops()
        return self.remarks if stops == "" or stops in self.remarks else self.remarks + [stops]  # noqa: RUF005  # MicroPython


def _chosen_last(node: Node, depth: int) -> "list[tuple[Node, int]]":
    """The nodes after one, each with the depth that it is taken at, to be taken from the end of the list."""
    others = [(after, depth) for after in reversed(node.next) if after is not node.chosen]
    return others if node.chosen is None else [(node.chosen, depth)] + others  # noqa: RUF005  # MicroPython


def shared(one: "list[Node]", other: "list[Node]") -> int:
    """How many nodes two lines of a record begin with together: the start at least."""
    low, high = 1, min(len(one), len(other))
    while low < high:
        middle = (low + high + 1) // 2
        if one[middle - 1] is other[middle - 1]:
            low = middle
        else:
            high = middle - 1
    return low


def between(before: "list[Node]", was: int, line: "list[Node]", now: int) -> "tuple[int, int, int]":
    """What may have changed from one line to another as they were last given, at these depths: the turns after the first number and
    up to the second, in the place of those up to the third.
    """
    if line is before:
        return min(was, now), max(was, now), max(was, now)
    return min(was, now, shared(before, line) - 1), len(line) - 1, len(before) - 1


def last_turn(match: Match) -> "tuple[str, int, bool]":
    """The `turn` of a node that has just happened."""
    word = match.words[-1]
    if word == NOTE or "=" in word:
        return _NO_TURN
    player, number = match.last_turn
    return player, number, match.copying or match.settled


def label(node: Node) -> str:
    """What happened at a node, in a few words for a list."""
    say, word = language.record, node.word
    _, number, copy = node.turn
    if number:
        return say.turn(number, word, copy)
    who, proposal, points = word.partition("=")
    if proposal:
        off = None if points == PLAY_ON else points.count(",") + 1 if points else 0
        return say.proposal(who, off) if who in NAMES else say.ruling(off or 0)
    return say.NOTE if word == NOTE else word


def _why_wrong(match: Match, node: Node) -> str:
    """Let a node happen; why it cannot, as a sentence, if it cannot."""
    game, say = match.board, language.record
    turn, player = game.turn + 1, game.to_play
    if node.word == NOTE and node.notes and any(name in node.notes for name in _PLACES):
        return say.stones_placed(turn)
    if node.word != NOTE and node.player and node.player != player:
        return say.not_in_turn(turn, player, node.player)
    try:
        match.take(node.word)
    except Illegal as refused:
        taken = node.word if len(node.word) < 8 else brief(node.word)
        return say.not_legal(turn, player, taken, refused.rule, reason(game, refused))
    except ValueError as wrong:
        return say.goes_wrong(turn - 1, str(wrong))
    node.word = match.words[-1]  # in the one spelling
    node.turn = last_turn(match)
    return ""
