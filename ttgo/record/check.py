"""What the rules say of a record's nodes: they are played, all of them, or at first those of the main line.

So a tree of many variations is there at once. Nothing else is to be noticed of it: `next` and `chosen` of a node play what comes after
it, and what goes through all nodes has all of them played before.
"""

from ttgo.explain import language
from ttgo.explain.sentences import reason
from ttgo.illegal import Illegal, brief
from ttgo.match import NOTE, PLAY, SETUP, Match, plain_turn
from ttgo.record.node import NO_TURN, Node, in_order
from ttgo.vertex import tables

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.record.tree import Record
    from ttgo.record.unread import Unread

_ALL, _KNOWN, _LINE = 0, 1, 2
_MANY = 6  # continuations of a node
_FEW = 4  # of what comes after the end of a game
_PLACES = ("AB", "AW", "AE")  # SGF's properties that place stones


def check_all(record: "Record", strict: bool = False) -> Match:
    """Play all nodes and set `wrong` on the first of each branch that the rules refuse; the match where the chosen ones have come to."""
    record.all_known = True
    return _replayed(record, _ALL, strict)


def check_line(record: "Record") -> Match:
    """The same for the chosen nodes and what else may follow each of them; the rest is played when somebody looks at it.

    >>> from ttgo import Start
    >>> from ttgo.record import Record
    >>> record = Record(Start(5))
    >>> nodes = record.root.add("C3"), record.root.add("B2").add("B2")
    >>> check_line(record).words, nodes[1].wrong
    (['C3'], '')
    >>> record.root.next[1].next[0].wrong
    'Turn 2, White B2, is not legal. Rule 7: A move colours an empty point, and B2 is black.'
    """
    return _replayed(record, _LINE)


def check_known(record: "Record") -> Match:
    """The same again for all that somebody has looked at."""
    return _replayed(record, _KNOWN)


def play_all(record: "Record") -> None:
    """Play what nobody has looked at yet."""
    if not record.all_known:
        check_all(record)


class Later:
    """What plays the nodes after one, as its `later`; where some were made before the others (node.py), those others."""

    def __init__(self, record: "Record") -> None:
        self.record = record
        # Where the last of them were played: the next ones are likely to be near
        self._match: "Match | None" = None

    def waits(self, node: Node) -> None:
        """Be a node's `later`."""
        node.later = self
        self.record.all_known = False

    def __call__(self, node: Node) -> None:
        node.later = None
        played = len(node.made) if node.unread is not None else 0
        try:
            match = self._match = self._match_at(node)
            _play(match, node, played, _LINE, self)
        except ValueError:
            self._match = None  # the record begins otherwise now, and nobody has checked that

    def _match_at(self, node: Node) -> Match:
        words = [before.word for before in node.path()]
        match = self._match
        if match is None or match.start != self.record.start:
            match = self.record.new_match()
        same = 0
        for known, word in zip(match.words, words):
            if known != word:
                break
            same += 1
        while len(match.words) > same:
            match.undo()
        for word in words[same:]:
            match.take(word)
        return match


def _replayed(record: "Record", which: int, strict: bool = False) -> Match:
    """Play a record's nodes; the match where the chosen ones have come to."""
    match = record.new_match()
    _play(match, record.root, 0, which, Later(record), strict)
    return match


def _play(match: Match, node: Node, played: int, which: int, later: Later, strict: bool = False) -> None:
    """Play the nodes after the one where the match is, of which so many have been played, and what comes after them."""
    node.later = None
    work: "list[tuple[Node, int]]" = []
    has_happened = True
    while True:
        if has_happened:
            node = _moves(match, node)
            depth = len(match.words)
            work += [(after, depth) for after in _to_play(match, node, played, which, later)]
            played = 0
        if not work:
            break
        node, depth = work.pop()
        while len(match.words) > depth:
            match.undo()
        is_line = node.parent is not None and node is node.parent.known_chosen
        is_later = (which == _LINE and not is_line) or (
            which != _ALL and node.later is not None and not node.is_begun
        )
        node.later = None
        node.wrong = _why_wrong(match, node, strict)
        has_happened = not node.wrong and not is_later
        if is_later and not node.wrong and _goes_on(node):
            later.waits(node)


def _moves(match: Match, node: Node) -> Node:
    """Play the moves after a node, as long as there is nothing but a move in its turn: most of most games. The last of them."""
    game = match.board
    points, number, copying = tables(game.grid)[0], game.turn, match.copying
    while len(node.made) == 1 and node.unread is None and match.state == PLAY:
        move = node.made[0]
        if move.player != game.to_play or move.word not in points or move.later is not None:
            break
        try:
            match.play(move.word)
        except Illegal:
            break
        number += 1
        move.wrong, move.turn = "", (move.player, number, copying)
        node = move
    return node


def _goes_on(node: Node) -> bool:
    """Whether something comes after a node, none of which has been played: it is made if that does not show."""
    return (node.unread is not None and not node.is_begun) or node.known_next != []


def _to_play(match: Match, node: Node, played: int, which: int, later: Later) -> "list[Node]":
    """The nodes after one that are to be played, in the order to be taken from the end of the list."""
    if node.is_begun and which != _ALL and not played and _may_wait(match, node.unread):
        later.waits(node)
    elif node.unread is not None:
        node.unread.grow(node)
    nodes = in_order(node)[played:]  # what has been played is the chosen one and what was made with it
    if which == _LINE and len(nodes) > _MANY and match.state == PLAY:
        first = 0 if played else 1
        nodes = nodes[:first] + _odd_ones(match, nodes[first:], later)
    return nodes[::-1] if played else nodes[:1] + nodes[:0:-1]


def _may_wait(match: Match, unread: "Unread | None") -> bool:
    """Whether continuations begin with turns that the rules allow, so that there is nothing to tell of them."""
    heads = unread.heads() if unread is not None and match.state == PLAY else []
    points, legal = tables(match.board.grid)[0], match.board.legal_points()
    side = match.board.to_play[0] + ":"
    for head in heads:
        point = points.get(head[2:])
        if point is None or not legal >> point & 1 or not head.startswith(side):
            return False
    return heads != []


def _odd_ones(match: Match, nodes: "list[Node]", later: "Later") -> "list[Node]":
    """Those of many continuations that have to be played to know whether the rules allow them: no moves, or not in their turn.

    Of others that is found out for all at once, which takes a tenth of the time.
    """
    game, found = match.board, []
    points, legal = tables(game.grid)[0], game.legal_points()
    player, turn = game.to_play, (game.to_play, game.turn + 1, match.copying)
    for node in nodes:
        point = points.get(node.word)
        if point is None or not legal >> point & 1 or node.player not in ("", player):
            found.append(node)
            continue
        node.wrong, node.turn, node.later = "", turn, None
        if _goes_on(node):
            later.waits(node)
    return found


def last_turn(match: Match) -> "tuple[str, int, bool]":
    """The `turn` of a node that has just happened."""
    word = match.words[-1]
    if word == NOTE or "=" in word:
        return NO_TURN
    player, number = match.last_turn
    return player, number, match.copying or match.settled


def _why_wrong(match: Match, node: Node, strict: bool) -> str:
    """Let a node happen; why it cannot, as a sentence, if it cannot."""
    game, say, word = match.board, language.record, node.word
    turn, player, is_turn = game.turn + 1, game.to_play, node.word != NOTE and "=" not in node.word
    stones = word.startswith(SETUP) and strict and game.turn > 0
    if stones or (word == NOTE and node.notes and any(name in node.notes for name in _PLACES)):
        return say.stones_placed(turn)
    if match.over and not strict and word != NOTE and not word.startswith(SETUP):
        return say.after_the_end(turn, _following(node))
    if is_turn and node.player and node.player != player:
        if strict:
            return say.not_in_turn(turn, player, node.player)
        word, player = f"{node.player[0]}:{plain_turn(word)}", node.player
    try:
        match.take(word)
    except Illegal as refused:
        taken = plain_turn(word) if len(word) < 10 else brief(plain_turn(word))
        return say.not_legal(turn, player, taken, refused.rule, reason(game, refused))
    except ValueError as wrong:
        return say.goes_wrong(turn - 1, str(wrong))
    node.word = match.words[-1]  # in the one spelling
    node.turn = last_turn(match)
    return ""


def _following(node: Node) -> "list[str]":
    """The words of a node and of those chosen after it, a few of them."""
    words: "list[str]" = []
    after: "Node | None" = node
    while after is not None and len(words) < _FEW:
        words.append(after.word)
        after = after.chosen
    return words
