"""The tree of a record as words: those of its nodes, in their order, and brackets around
alternatives.

In `E5 ( D4 C3 ) D5` the words `( D4 C3 )` are an alternative to the words after them. The last
continuation is the chosen one unless another has a `*` before it. `!wD4` is a turn of White
(`!?D4`: of the player to play) that is illegal, or comes after an illegal one, but is kept.

Versions of November 2026 wrote `?` before alternatives that had not been played yet: there `w:D4`
is a turn that a file gives to White, and may be illegal. The oldest versions wrote such an
alternative as one word, `?b:E1,w:D2`, and `?(,b:E1,)` beside played ones, the chosen one first.
"""

from ttgo.position import BLACK, WHITE
from ttgo.record.node import NO_TURN, Node

TYPE_CHECKING = False
if TYPE_CHECKING:
    Notes = dict[str, list[str]]

_LATER = "?"
_EARLY = "?,"  # as `?`, but with the chosen continuation first
_SIDES = {"b": BLACK, "w": WHITE}


def words_of_tree(root: Node, refused: bool = True) -> "tuple[list[str], dict[str, Notes]]":
    """The words of the nodes after `root`, and the nodes' notes by number, counted from 1 in the
    order of the words. With refused=False illegal nodes are left out.
    """
    words: list[str] = []
    notes: "dict[str, Notes]" = {}
    number = 0
    # A node with the text before its word, or a word
    work: list[tuple[Node | None, str]] = [(root, "")]
    while work:
        node, word = work.pop()
        if node is None:
            words.append(word)
            continue
        following = [node]
        while len(following) == 1:
            node = following[0]
            if node.parent is not None:
                # After an illegal node
                never = refused and node.player and node.turn == NO_TURN
                if node.wrong or never:
                    word += f"!{node.player[:1] or '?'}"
                words.append(word + node.word)
                number += 1
                if node.notes:
                    notes[str(number)] = node.notes
            word = ""
            following = [after for after in node.next if refused or not after.wrong]
        last = True
        for after in reversed(following):
            star = "" if last or after is not node.chosen else "*"
            work += [(after, star)] if last else [(None, ")"), (after, star), (None, "(")]
            last = False
    return words, notes


def tree_of_words(
    root: Node, words: "list[str]", what: str, notes: "dict[str, Notes]"
) -> "set[Node]":
    """Add the words' nodes after the root of an empty record, with notes as from `words_of_tree`;
    returns the nodes that the rules may refuse.

    Raises ValueError for unpaired brackets; `what` names the text in its sentence.
    """
    node, unplayed = root, ""
    forks: list[tuple[Node, str]] = []
    number = 0
    starred: set[Node] = set()
    refused: set[Node] = set()
    for word in _one_by_one(words):
        if word == "(":
            forks.append((node, unplayed))
        elif word == ")":
            if not forks:
                raise ValueError(f'The {what} turns hold a ")" without its "(".')
            node, unplayed = forks.pop()
        elif word[0] == _LATER:
            unplayed = word
        else:
            parent, star, vertex = node, word[0] == "*", word.lstrip("*")
            wrong = vertex[:1] == "!"
            is_given = wrong or (unplayed and vertex[1:2] == ":")
            player = _SIDES.get(vertex[wrong : wrong + 1], "") if is_given else ""
            number += 1
            node = parent.add(vertex[2:] if is_given else vertex, player, notes.get(str(number)))
            if star:
                starred.add(parent)
            if star or (unplayed != _EARLY and parent not in starred):
                parent.chosen = node
            if wrong or unplayed:
                refused.add(node)
    if forks:
        raise ValueError(f'The {what} turns hold a "(" without its ")".')
    return refused


def _one_by_one(words: "list[str]") -> "list[str]":
    """The words, after taking apart those that the oldest versions wrote as one."""
    found: "list[str]" = []
    for word in words:
        if len(word) > 1 and word[0] == _LATER:
            found += ["(", _EARLY] + [part for part in word[1:].split(",") if part] + [")"]
        else:
            found.append(word)
    return found
