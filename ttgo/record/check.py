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

_ALL, _KNOWN, _LINE = 0, 1, 2
_MANY = 6  # continuations of a node
_FEW = 4  # of what comes after the end of a game
_PLACES = ("AB", "AW", "AE")  # SGF's properties that place stones


def check_all(record: "Record", strict: bool = False) -> Match:
    """Play all nodes and set `wrong` on the first of each branch that the rules refuse; the match where the chosen ones have come to."""
    record.all_known = True
    return _replayed(record, record.root, _ALL, strict)


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
    return _replayed(record, record.root, _LINE)


def check_known(record: "Record") -> Match:
    """The same again for all that somebody has looked at."""
    return _replayed(record, record.root, _KNOWN)


def play_all(record: "Record") -> None:
    """Play what nobody has looked at yet."""
    if not record.all_known:
        check_all(record)


class Later:
    """What plays the nodes after one, as its `later`."""

    def __init__(self, record: "Record") -> None:
        self.record = record
        record.all_known = False

    def __call__(self, node: Node) -> None:
        node.later = None
        try:
            _replayed(self.record, node, _LINE)
        except ValueError:
            return  # the record begins otherwise now, and nobody has checked that


def _replayed(record: "Record", begin: Node, which: int, strict: bool = False) -> Match:
    """Play the nodes after one."""
    match = record.new_match()
    for node in begin.path():
        match.take(node.word)
    begin.later = None
    later = None
    work = [(after, len(match.words)) for after in _chosen_last(begin)]
    while work:
        node, depth = work.pop()
        while len(match.words) > depth:
            match.undo()
        is_line = node.parent is None or node is node.parent.known_chosen
        is_later = (which == _LINE and not is_line) or (which != _ALL and node.later is not None)
        node.later = None
        node.wrong = "" if _is_played(match, node) else _why_wrong(match, node, strict)
        if node.wrong:
            continue
        if is_later:
            if node.unread is not None or node.known_next:
                node.later = later = later or Later(record)
            continue
        after = node.known_next
        if len(after) > 1:
            after = _chosen_last(node)
        if which == _LINE and len(after) > _MANY and match.state == PLAY:
            later = later or Later(record)
            after = after[:1] + _to_play(match, after[1:], later)
        depth = len(match.words)
        for node in after:
            work.append((node, depth))
    return match


def _to_play(match: Match, nodes: "list[Node]", later: "Later") -> "list[Node]":
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
        node.wrong, node.turn = "", turn
        node.later = later if node.unread is not None or node.known_next else None
    return found


def _chosen_last(node: Node) -> "list[Node]":
    """The nodes after one, in the order to be taken from the end of the list."""
    line = in_order(node)
    return line[:1] + line[:0:-1]


def last_turn(match: Match) -> "tuple[str, int, bool]":
    """The `turn` of a node that has just happened."""
    word = match.words[-1]
    if word == NOTE or "=" in word:
        return NO_TURN
    player, number = match.last_turn
    return player, number, match.copying or match.settled


def _is_played(match: Match, node: Node) -> bool:
    """Play a move in its turn, as most nodes are; False for anything else, and for what the rules refuse, and then nothing has changed."""
    game = match.board
    player = game.to_play
    if node.player != player or match.state != PLAY or node.word not in tables(game.grid)[0]:
        return False
    try:
        match.play(node.word)
    except Illegal:
        return False
    node.turn = (player, game.turn, match.copying)
    return True


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
