"""All that was played: a tree of turns with their comments, and the present place in it.

Undoing a turn and taking another keeps both; nothing played is lost. An illegal turn of a file
stays in the tree too, with the reason, but neither it nor the nodes after it can be played.
"""

from ttgo.game import Game
from ttgo.guards import brief, checked, is_of
from ttgo.illegal import Illegal
from ttgo.language import enumerated, say
from ttgo.match import NOTE, PLAY_ON, SETUP, Match
from ttgo.position import BLACK, NAMES, WHITE
from ttgo.record.node import NO_TURN, Node, everything, in_order
from ttgo.record.values import friend_of, split_blanks
from ttgo.record.words import tree_of_words, words_of_tree
from ttgo.rules import opponent
from ttgo.start import Start, check_player
from ttgo.vertex import plain_turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any


_FEW = 3  # nodes after a game's end that a sentence quotes
_PLACES = ("AB", "AW", "AE")  # SGF's properties that place stones


class Record:
    """The start of a game, the tree of all that happened from `root` on, and the present node,
    `here`.

    Raises ValueError with a sentence if `start` is not a Start.

    `start` may be replaced: the whole tree is kept, and `check` tells which turns are then illegal.

    `notes` are the properties of the whole game, those of `root`: names ("PB", "PW"), the result
    ("RE"), and so on. `remarks` are sentences about changes made in reading a file.
    Of a file with several games this is one: `titles` are those of all, `place` is its place among
    them, counted from 0, and `others` are the texts of the others. `friend` is what a game by links
    knows of its players, None in others.

    Records are equal if they have equal starts, equal notes, and the same nodes in the same places,
    the chosen ones first.

    >>> from ttgo import Start
    >>> from ttgo.record import Record
    >>> record = Record(Start(5))
    >>> c3 = record.root.add("C3")
    >>> c3.add("B2"), c3.add("D4").add("B2")
    (<Node 2: B2>, <Node 3: B2>)
    >>> record
    <Record 5x5, nodes: 4>
    >>> record.main_line()
    [<Node 1: C3>, <Node 2: B2>]
    >>> [game.turns for game in record.games()]
    [('C3', 'B2'), ('C3', 'D4', 'B2')]
    """

    def __init__(self, start: Start) -> None:
        self.start = checked(start, Start, "A record begins with a Start (Record.of is of a game)")
        self.remarks: list[str] = []
        self.others: list[str] = []
        self.place = 0
        self.titles: list[str] = []
        self.friend: dict[str, Any] | None = None  # of a game by links (friend.py)
        self.root = self.here = Node("", None)
        self._line = [self.root]

    @property
    def notes(self) -> "dict[str, list[str]]":
        """The properties of the whole game, by SGF's names, each with its values; they may be set.
        They are the notes of the start.

        >>> from ttgo import Start
        >>> from ttgo.record import Record
        >>> record = Record(Start(9))
        >>> record.notes["PB"] = ["Ada"]
        >>> record.root.comment = "A short game."
        >>> sorted(record.notes)
        ['C', 'PB']
        """
        if self.root.notes is None:
            self.root.notes = {}
        return self.root.notes

    @notes.setter
    def notes(self, notes: "dict[str, list[str]]") -> None:
        such = 'Properties are lists of texts by their names, such as {"PB": ["Ada"]}'
        self.root.notes = checked(notes, dict, such, list, str)

    @property
    def players(self) -> "dict[str, str]":
        """The names of both players, by their colours; "" where the record says none.

        >>> from ttgo import Start
        >>> from ttgo.record import Record
        >>> record = Record(Start(9))
        >>> record.notes = {"PB": ["Ada"], "RE": ["B+2.5"]}
        >>> record.players, record.result
        ({'black': 'Ada', 'white': ''}, 'B+2.5')
        """
        return {BLACK: self._noted("PB"), WHITE: self._noted("PW")}

    @property
    def result(self) -> str:
        """The result as the record states it, such as "B+2.5" or "W+R"; "" if it states none. The
        result by the rules is `final().score().result`.
        """
        return self._noted("RE")

    def _noted(self, name: str) -> str:
        return " ".join((self.notes.get(name) or [""])[0].split())

    def walk(self) -> "Iterator[Node]":
        """All nodes after the start, each before the nodes after it, and the chosen continuation
        before others.

        >>> from ttgo import Start
        >>> from ttgo.record import Record
        >>> record = Record(Start(9))
        >>> nodes = [record.root.add("E5"), record.root.add("D4").add("F6")]
        >>> for node in record.walk():
        ...     print("  " * node.depth + node.word)
          E5
          D4
            F6
        """
        nodes = everything(self.root)
        next(nodes)  # the start
        yield from nodes

    def main_line(self) -> "list[Node]":
        """The chosen nodes after the start, up to the first illegal one.

        Unlike `line` it does not depend on `here`. Which nodes are legal is known after `check`;
        files are checked when read.

        >>> from ttgo import Start
        >>> from ttgo.record import Record
        >>> record = Record(Start(9))
        >>> record.root.add("E5").add("pass")
        <Node 2: pass>
        >>> record.main_line()
        [<Node 1: E5>, <Node 2: pass>]
        """
        found: list[Node] = []
        node = self.root.chosen
        while node is not None and not node.wrong:
            found.append(node)
            node = node.chosen
        return found

    def final(self) -> Match:
        """The match at the end of the main line; its `score()` is the record's.

        Raises ValueError for an illegal turn, unless `check` has found it before.

        >>> from ttgo import Start
        >>> from ttgo.record import Record
        >>> record = Record(Start(3))
        >>> nodes = record.root.add("B2").add("pass").add("pass")
        >>> record.final().over, record.final().score().result
        (True, 'B+9')
        """
        match = self.new_match()
        for node in self.main_line():
            match.take(node.word)
        return match

    def games(self) -> "Iterator[Game]":
        """Every line of play to its end, as a Game of its own, the main line first: as many as the
        tree has ends.

        A line ends before its first illegal turn.

        >>> from ttgo import Start
        >>> from ttgo.record import Record
        >>> record = Record(Start(5))
        >>> ends = record.root.add("C3"), record.root.add("B2").add("D4")
        >>> [game.turns for game in record.games()]
        [('C3',), ('B2', 'D4')]
        """
        self.check()
        if not any(not node.wrong for node in self.root.next):
            yield self.new_match().game
        for end in self.walk():
            ends = not any(not node.wrong for node in end.next)
            if ends and not any(node.wrong for node in end.path()):
                yield self.match_at(end).game

    def line(self) -> "list[Node]":
        """The start, the nodes to `here` and the chosen ones after it, up to the first illegal one.

        The same list as last time if the line is the same: do not change it.
        """
        after = []
        node = self.here.chosen
        while node is not None and not node.wrong:
            after.append(node)
            node = node.chosen
        # Reuse what is shared with the last list, so that a long game costs no more than a short
        # one.
        known, fresh = self._line, []
        node = self.here
        while node is not None and not (node.depth < len(known) and known[node.depth] is node):
            fresh.append(node)
            node = node.parent
        common = 0 if node is None else node.depth + 1
        if fresh or known[common:] != after:
            self._line = known[:common] + (fresh[::-1] + after)
        return self._line

    def beside(self) -> "dict[int, list[tuple[str, Node]]]":
        """The legal nodes beside the line, by the number of the turn that they would replace, each
        with its name; nodes after the line's end, too.

        >>> from ttgo import Start
        >>> from ttgo.record import Record
        >>> record = Record(Start(9))
        >>> nodes = [record.root.add("D4"), record.root.add("C3"), record.root.add("D4")]
        >>> {turn: [name for name, node in others] for turn, others in record.beside().items()}
        {1: ['C3', 'D4 (2)']}
        """
        others = {turn: node.others() for turn, node in enumerate(self.line(), 1)}
        return {turn: nodes for turn, nodes in others.items() if nodes}

    def at_turn(self, number: int) -> "list[tuple[str, Node]]":
        """The legal nodes for the turn of that number, each with its name; the number may be one
        more than the line has.
        """
        line = self.line()
        return line[number - 1].continuations() if 0 < number <= len(line) else []

    def resign(self, player: str) -> None:
        """Note that this player resigned at the end of the line. The line becomes the main line,
        since a result belongs to that.
        """
        result = "W+R" if check_player(player) == BLACK else "B+R"
        for node in self.line()[1:]:
            nodes = [] if node.parent is None else node.parent.next
            nodes.remove(node)
            nodes.insert(0, node)
        self.notes["RE"] = [result]

    def resigned(self) -> str:
        """The result, such as "W+R", if `here` is where a resignation ended the first line; else
        "".
        """
        node = self.here
        result = self.notes.get("RE", [""])[0].partition("esign")[0]
        if result not in ("B+R", "W+R") or node is not self.line()[-1]:
            return ""
        while node.parent is not None and node.parent.next[0] is node:
            node = node.parent
        return result if node.parent is None else ""

    def depth(self) -> int:
        """The number of nodes from the start to `here`."""
        return self.here.depth

    def new_match(self) -> Match:
        """The match at the start."""
        return Match(Game(self.start))

    def match_at(self, node: Node) -> Match:
        """The match as it stands at a node of this record, wherever `here` is. Raises ValueError
        where the rules refuse a word on the way.

        >>> from ttgo import Start
        >>> from ttgo.record import Record
        >>> record = Record(Start(9))
        >>> e5 = record.root.add("E5")
        >>> corner = e5.add("C3")
        >>> record.match_at(corner).position.vertices("white")
        ['C3']
        """
        match = self.new_match()
        path = checked(node, Node, "A match stands at a Node").path()
        if (path[0].parent if path else node) is not self.root:
            raise ValueError("This node is of another record.")
        for one in path:
            match.take(one.word)
        return match

    def match(self) -> Match:
        """The match as it stands at `here`."""
        match = self.new_match()
        for node in self.line()[1 : self.depth() + 1]:
            match.take(node.word)
            node.turn = last_turn(match)
        return match

    def check(self, strict: bool = False) -> Match:
        """Replay the whole tree and set `wrong` on the first node of each branch that the rules
        refuse.

        Two oddities of files are accepted: a turn out of turn, as a free one, and a position set up
        in the middle of the game, as a new start. With `strict` both are illegal.

        Returns the match after the chosen nodes, or before the first illegal one; `stops` gives the
        reason.
        """
        match = self.new_match()
        node = self.root
        work: "list[tuple[Node, int]]" = []
        while True:
            if not node.wrong:
                nodes, depth = in_order(node), len(match.words)
                # The chosen one last, since the match stays at the node played last
                work += [(after, depth) for after in nodes[:1] + nodes[:0:-1]]
            if not work:
                break
            node, depth = work.pop()
            while len(match.words) > depth:
                match.undo()
            node.wrong = _why_wrong(match, node, strict)
        return match

    def check_but(self, refused: "set[Node]") -> None:
        """Check a saved record; raises ValueError, a sentence, for an illegal node that is not in
        `refused`.
        """
        self.check()
        for node in self.walk():
            if node.wrong and node not in refused:
                raise ValueError(node.wrong)

    def stops(self) -> str:
        """Why the present line stops at an illegal turn of the file; "" if it does not."""
        follower = self.line()[-1].chosen
        return "" if follower is None else follower.wrong

    def said(self) -> "list[str]":
        """The remarks, and the reason of `stops`."""
        stops = self.stops()
        return self.remarks if stops == "" or stops in self.remarks else self.remarks + [stops]

    @staticmethod
    def of(played: "Game | Match | Record") -> "Record":
        """The record of a game or of a match; a record is returned as it is. Raises ValueError for
        anything else.

        >>> from ttgo import Game
        >>> from ttgo.record import Record
        >>> game = Game(9)
        >>> game.play_all("E5 C3")
        >>> Record.of(game).main_line()
        [<Node 1: E5>, <Node 2: C3>]
        """
        if isinstance(played, Record):
            return played
        words = played.words if isinstance(played, (Game, Match)) else None
        if words is None:
            raise ValueError(f"A record is of a Game or a Match, not of {brief(played)}.")
        record = Record(played.start)
        for word in words:
            record.here = record.here.add(word)
        record.check()
        return record

    def to_dict(self) -> "dict[str, object]":
        """The record as plain values, for JSON; `from_dict` takes them back, `here` included.

        "turns" are the words of the tree, as words.py has them, and "at" the depth of `here`. The
        start's values are those of Start.to_dict. Present only if there are any: "notes", those of
        nodes, by the number of the node's word ("0" is the start); "remarks", sentences; and
        "others", the other games of the file, with their "titles" and the "place" of this one among
        them.

        >>> from ttgo import Game
        >>> from ttgo.record import Record
        >>> record = Record.of(Game(9))
        >>> record.root.add("E5").comment = "The middle."
        >>> record.to_dict()["turns"], record.to_dict()["notes"]
        ('E5', {'1': {'C': ['The middle.']}})
        """
        words, notes = words_of_tree(self.root)
        if self.notes:
            notes["0"] = self.notes
        values = self.start.to_dict()
        values.update({"turns": " ".join(words), "at": self.depth()})
        if self.others:
            values.update({"others": self.others, "place": self.place, "titles": self.titles})
        if notes:
            values["notes"] = notes
        if self.remarks:
            values["remarks"] = self.remarks
        if self.friend:
            values["friend"] = self.friend
        return values

    @staticmethod
    def from_dict(values: "dict[str, object]") -> "Record":
        """The record of values such as `to_dict` gives. For others raises a ValueError that says
        what is wrong, such as an illegal turn not marked as illegal.

        >>> from ttgo.record import Record
        >>> Record.from_dict({"size": [9, 9], "turns": "E5 ( C3 ) D4", "at": 1}).main_line()
        [<Node 1: E5>, <Node 2: D4>]
        """
        given: "dict[str, Any]" = dict(checked(values, dict, "A saved game is a dict"))
        for key, types in _TYPES.items():
            if key not in given and key not in _NEEDED:
                given[key] = types[0]()
            if not is_of(given.get(key), *types):
                raise ValueError(f'A saved game\'s "{key}" cannot be {brief(given.get(key))}.')
        if not 0 <= given["place"] <= len(given["others"]):
            raise ValueError("A saved game has its place in its file.")
        record = Record(Start.from_dict(given))
        record.notes = given["notes"].get("0") or {}
        record.remarks, record.others = given["remarks"], given["others"]
        record.titles, record.place = given["titles"], given["place"]
        words, at = split_blanks(given["turns"]), given["at"]
        record.check_but(tree_of_words(record.root, words, "saved", given["notes"]))
        line = record.line()
        if not 0 <= at < len(line):
            raise ValueError(
                f"The saved game has {len(line) - 1} turns, so it cannot be at turn {brief(at)}."
            )
        record.here = line[at]
        record.friend = friend_of(given.get("friend", {}))
        return record

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record) or self.start != other.start:
            return False
        work = [(self.root, other.root)]
        while work:
            mine, theirs = work.pop()
            one, two = [
                (node.word, node.wrong, node.notes or {}, len(node.next)) for node in (mine, theirs)
            ]
            if one != two:
                return False
            work += list(zip(in_order(mine), in_order(theirs)))
        return True

    __hash__ = None  # type: ignore[assignment]  # it can change

    def __repr__(self) -> str:
        nodes = sum(1 for _ in everything(self.root)) - 1
        return f"<Record {self.start.grid.width}x{self.start.grid.height}, nodes: {nodes}>"


# The keys of a saved game, each with the type of its value and of that value's items
_TYPES: "dict[str, tuple[type, ...]]" = {
    "size": (list, int),
    "turns": (str,),
    "at": (int,),
    "setup": (str,),
    "notes": (dict, dict, list, str),
    "remarks": (list, str),
    "others": (list, str),
    "titles": (list, str),
    "place": (int,),
}
_NEEDED = ("size", "turns", "at")


def label(node: Node) -> str:
    """The text of a node in a list, in a few words."""
    word = node.word
    _, number, copy = node.turn
    if number:
        return say("turn", number=number, vertex=plain_turn(word), copy=copy)
    who, proposal, points = word.partition("=")
    if word.startswith(SETUP):
        return say("setup")
    if proposal:
        plays_on = points == PLAY_ON
        off = points.count(",") + 1 if points and not plays_on else 0
        if who in NAMES:
            return say("proposal", player=who, off=off, plays_on=plays_on)
        return say("ruling", off=off)
    return say("note") if word == NOTE else word


def anomalies(record: Record) -> "list[str]":
    """The accepted oddities in the main line of a checked record, one sentence for each kind: turns
    out of turn, and positions set up in the middle of a game.
    """
    free, anew = [], []
    turn = 0
    for node in record.main_line():
        if node.word.startswith(SETUP):
            if turn:
                anew.append(turn)
            turn = 0
        elif node.turn[1]:
            turn = node.turn[1]
            if node.word[:2] in ("b:", "w:"):
                free.append((turn, node.turn[0]))
    sentences = []
    if free:
        turn, player = free[0]
        sentences.append(
            say("out_of_turn", turn=turn, player=player, due=opponent(player), turns=len(free))
        )
    if anew:
        sentences.append(say("set_up_anew", turn=anew[0], places=len(anew)))
    return sentences


def last_turn(match: Match) -> "tuple[str, int, bool]":
    """The `turn` of a node just played."""
    word = match.words[-1]
    if word == NOTE or "=" in word:
        return NO_TURN
    player, number = match.last_turn
    return player, number, match.copying or match.decided_on_copy


def _why_wrong(match: Match, node: Node, strict: bool) -> str:
    """Play a node; returns why it is illegal, a sentence, or ""."""
    game, word = match.board, node.word
    turn, player, is_turn = game.turn + 1, game.to_play, node.word != NOTE and "=" not in node.word
    stones = word.startswith(SETUP) and strict and game.turn > 0
    if stones or (word == NOTE and node.notes and any(name in node.notes for name in _PLACES)):
        return say("stones_placed", turn=turn)
    if match.over and not strict and word != NOTE and not word.startswith(SETUP):
        words = _following(node)
        return say(
            "after_the_end", turn=turn, words=enumerated(words[:_FEW]), more=len(words) > _FEW
        )
    if is_turn and node.player and node.player != player:
        if strict:
            return say("not_in_turn", turn=turn, player=player, taken_by=node.player)
        word, player = f"{node.player[0]}:{plain_turn(word)}", node.player
    try:
        match.take(word)
    except Illegal as refused:
        vertex = plain_turn(word) if len(word) < 10 else brief(plain_turn(word))
        why = say(refused.what, **refused.facts)
        return say(
            "not_legal", turn=turn, player=player, vertex=vertex, rule=refused.rule, reason=why
        )
    except ValueError as wrong:
        return say("goes_wrong", turn=turn - 1, why=str(wrong))
    node.word = match.words[-1]  # in the match's spelling
    node.turn = last_turn(match)
    return ""


def _following(node: Node) -> "list[str]":
    """The words of a node and of a few chosen after it."""
    words: "list[str]" = []
    after: "Node | None" = node
    while after is not None and len(words) <= _FEW:
        words.append(label(after))
        after = after.chosen
    return words
