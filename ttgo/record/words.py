"""A record's tree as a list of words, for its texts, and back.

`( D4 C3 )` is an alternative to the words after it. The last continuation is the chosen one unless another has a `*` before it.
`!wD4` is a turn of White (`!?D4`: of the player to play) that is illegal, or comes after an illegal one, but is kept.
Alternatives after `?` have not been played yet: there `w:D4` is a turn that a file gives to White.
Earlier versions wrote such words with commas between them: `?b:E1,w:D2`, and `?(,b:E1,)` beside played ones.
"""

from ttgo.record.check import check_known, later, play_all
from ttgo.record.node import NO_TURN, Node
from ttgo.record.tree import Record
from ttgo.rules import BLACK, WHITE

TYPE_CHECKING = False
if TYPE_CHECKING:
    Notes = dict[str, list[str]]

_LATER = "?"
_SIDES = {"b": BLACK, "w": WHITE}
_KNOWN = ""  # not a word: it ends the unplayed nodes


def flatten(record: Record, refused: bool = True) -> "tuple[list[str], dict[str, Notes]]":
    """The words of a record's tree, and the notes of its nodes by their numbers, from 1 on, in the order of the words.

    With refused=False illegal nodes are left out.
    """
    if not refused:
        play_all(record.root, record.new_match)
    words: list[str] = []
    notes: "dict[str, Notes]" = {}
    number = 0
    known = True
    # A node with the text before its word, or a word
    work: list[tuple[Node | None, str]] = [(record.root, "")]
    while work:
        node, word = work.pop()
        if node is None:
            known = known or word == _KNOWN
            words += [word] * (word != _KNOWN)
            continue
        following = [node]
        while len(following) == 1:
            node = following[0]
            if node.parent is not None:
                never = (
                    refused and node.player and node.turn == NO_TURN
                )  # it comes after an illegal one
                if node.player and not known:
                    word += f"{node.player[0]}:"
                elif node.wrong or never:
                    word += f"!{node.player[:1] or '?'}"
                words.append(word + node.word)
                number += 1
                if node.notes:
                    notes[str(number)] = node.notes
            word = ""
            following = node.made
            if node.later is not None:
                words.append(_LATER)
                work.append((None, _KNOWN))
                known = False
            if not refused:
                following = [after for after in following if not after.wrong]
        last = True
        for after in reversed(following):
            star = "" if last or after is not node.picked else "*"
            work += [(after, star)] if last else [(None, ")"), (after, star), (None, "(")]
            last = False
    return words, notes


def grow(record: Record, words: "list[str]", what: str, notes: "dict[str, Notes]") -> "set[Node]":
    """Add the words' nodes to an empty record, with notes as from `flatten`; returns the nodes marked as refused.

    Raises ValueError for unpaired brackets; `what` names the text in its sentence.
    """
    node, known, wait = record.root, True, later(record.new_match)
    forks: list[tuple[Node, bool]] = []
    number = 0
    starred: set[Node] = set()
    refused: set[Node] = set()
    earlier: "list[tuple[Node, int]]" = []
    for word in words:
        if word == "(":
            forks.append((node, known))
        elif word == ")":
            if not forks:
                raise ValueError(f'The {what} turns hold a ")" without its "(".')
            node, known = forks.pop()
        elif word[0] == _LATER:
            node.later, known = wait, False
            number = _grow_earlier(node, word[1:].split(","), number, notes)
            earlier.append((node, len(node.made)))
        else:
            parent, star, vertex = node, word[0] == "*", word.lstrip("*")
            wrong = vertex[:1] == "!"
            is_given = wrong or (not known and vertex[1:2] == ":")
            player = _SIDES.get(vertex[wrong : wrong + 1], "") if is_given else ""
            number += 1
            node = parent.add(vertex[2 * is_given :], player, notes.get(str(number)))
            if star:
                starred.add(parent)
            if star or parent not in starred:
                parent.picked = node
            if wrong:
                refused.add(node)
    if forks:
        raise ValueError(f'The {what} turns hold a "(" without its ")".')
    for node, many in earlier:  # they come after played ones
        node.made = node.made[many:] + node.made[:many]
    return refused


def _grow_earlier(node: Node, words: "list[str]", number: int, notes: "dict[str, Notes]") -> int:
    """Add nodes that earlier versions wrote as one word; returns the last one's number. The first continuation is the chosen one."""
    forks: "list[Node]" = []
    for word in words:
        if word == "(":
            forks.append(node)
        elif word == ")":
            node = forks.pop() if forks else node
        elif word:
            number += 1
            player = _SIDES.get(word[0], "") if word[1:2] == ":" else ""
            node = node.add(word[2:] if player else word, player, notes.get(str(number)))
    return number


def check(record: Record, refused: "set[Node]") -> None:
    """Check a record; raises ValueError, a sentence, for an illegal node that is not among the refused ones."""
    check_known(record.root, record.new_match)
    work = [record.root]
    while work:
        node = work.pop()
        if node.wrong and node not in refused:
            raise ValueError(node.wrong)
        work += node.made
