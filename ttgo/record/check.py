"""Validates a tree's nodes by the rules: all of them, or at first those of the main line and the other continuations of each.

So a file of many variations opens at once. Callers see no difference: a node's `next` and `chosen` play what follows.
`begin` gives the match at the start of the record whose nodes these are.
"""

from ttgo.explain.sentences import reason
from ttgo.illegal import Illegal, brief
from ttgo.language import enumerated, say
from ttgo.match import NOTE, SETUP, Match, plain_turn
from ttgo.record.node import NO_TURN, Node, in_order

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Begin = Callable[[], Match]
    Later = Callable[[Node], None]

_ALL, _KNOWN, _LINE = 0, 1, 2
_FEW = 3  # of the nodes after a game's end
_PLACES = ("AB", "AW", "AE")  # SGF's properties that place stones


def check_all(root: Node, begin: "Begin", strict: bool = False) -> Match:
    """Play all nodes and set `wrong` on the first illegal one of each branch; returns the match at the end of the chosen ones."""
    return _checked(root, begin, _ALL, strict)


def check_line(root: Node, begin: "Begin") -> Match:
    """The same for the chosen nodes and their other continuations; the rest is validated when visited.

    >>> from ttgo import Start
    >>> from ttgo.record import Record
    >>> record = Record(Start(5))
    >>> nodes = record.root.add("C3"), record.root.add("B2").add("B2")
    >>> check_line(record.root, record.new_match).words, nodes[1].wrong
    (['C3'], '')
    >>> record.root.next[1].next[0].wrong
    'Turn 2, White B2, is not legal. Rule 7: A move colours an empty point, and B2 is black.'
    """
    return _checked(root, begin, _LINE)


def check_known(root: Node, begin: "Begin") -> Match:
    """The same for everything visited so far."""
    return _checked(root, begin, _KNOWN)


def play_all(root: Node, begin: "Begin") -> None:
    """Play the nodes not yet visited."""
    if any(node.later is not None for node in everything(root)):
        check_all(root, begin)


def everything(root: Node) -> "Iterator[Node]":
    """All nodes from one on, played or not, each before its continuations, the chosen one of these first."""
    work = [root]
    while work:
        node = work.pop()
        yield node
        work += in_order(node)[::-1]


def later(begin: "Begin") -> "Later":
    """The `later` of a node: it plays the nodes after it when visited."""

    def play(node: Node) -> None:
        node.later = None
        match = begin()
        try:
            for before in node.path():
                match.take(before.word)
        except ValueError:
            return  # the record's start has changed and has not been checked
        _play(match, node, _LINE, play)

    return play


def _checked(root: Node, begin: "Begin", which: int, strict: bool = False) -> Match:
    match = begin()
    _play(match, root, which, later(begin), strict)
    return match


def _play(match: Match, node: Node, which: int, wait: "Later", strict: bool = False) -> None:
    """Play the subtree after the match's node; the match ends where the chosen nodes end."""
    node.later = None
    work: "list[tuple[Node, int]]" = []
    has_happened = True
    while True:
        if has_happened:
            nodes, depth = in_order(node), len(match.words)
            # The chosen one last: the match stays there
            work += [(after, depth) for after in nodes[:1] + nodes[:0:-1]]
        if not work:
            break
        node, depth = work.pop()
        while len(match.words) > depth:
            match.undo()
        is_line = node.parent is not None and node is node.parent.picked
        waits = (which == _LINE and not is_line) or (which == _KNOWN and node.later is not None)
        node.later = None
        node.wrong = _why_wrong(match, node, strict)
        has_happened = not node.wrong and not waits
        if waits and not node.wrong and node.made:
            node.later = wait


def last_turn(match: Match) -> "tuple[str, int, bool]":
    """The `turn` of a node just played."""
    word = match.words[-1]
    if word == NOTE or "=" in word:
        return NO_TURN
    player, number = match.last_turn
    return player, number, match.copying or match.settled


def _why_wrong(match: Match, node: Node, strict: bool) -> str:
    """Play a node; returns the reason, a sentence, if it is illegal."""
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
        taken = plain_turn(word) if len(word) < 10 else brief(plain_turn(word))
        why = reason(refused)
        return say(
            "not_legal", turn=turn, player=player, vertex=taken, rule=refused.rule, reason=why
        )
    except ValueError as wrong:
        return say("goes_wrong", turn=turn - 1, why=str(wrong))
    node.word = match.words[-1]  # in the one spelling
    node.turn = last_turn(match)
    return ""


def _following(node: Node) -> "list[str]":
    """The words of a node and of a few chosen after it."""
    words: "list[str]" = []
    after: "Node | None" = node
    while after is not None and len(words) <= _FEW:
        words.append(after.word)
        after = after.picked
    return words
