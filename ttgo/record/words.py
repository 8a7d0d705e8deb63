"""A record's tree as a list of words, for its texts, and back.

`( D4 C3 )` is another continuation than what follows it. The last continuation is the chosen one unless another has a `*` before it.
`!wD4` is a turn of White's (`!?D4`: of whoever is to play) that the rules refuse, or that comes after one, and is kept all the same.
"""

from ttgo.record.node import NO_TURN, Node
from ttgo.record.tree import Record
from ttgo.rules import BLACK, WHITE

_SIDES = {"b": BLACK, "w": WHITE}


def flatten(record: Record, refused: bool = True) -> "tuple[list[str], list[Node]]":
    """The words of a record's tree, and its nodes in the same order; without those that the rules refuse if told so."""
    words: list[str] = []
    nodes: list[Node] = []
    work: list[Node | str] = [record.root]
    while work:
        item = work.pop()
        if isinstance(item, str):
            words.append(item)
            continue
        following = item.next if refused else [node for node in item.next if not node.wrong]
        if item.parent is not None:
            siblings = item.parent.next if refused else [node for node in item.parent.next if not node.wrong]
            star = "*" if item is item.parent.chosen and item is not siblings[-1] else ""
            never = refused and item.player and item.turn == NO_TURN  # it comes after what is refused
            wrong = f"!{item.player[:1] or '?'}" if item.wrong or never else ""
            words.append(star + wrong + item.word)
            nodes.append(item)
        last = len(following) - 1
        for place in range(last, -1, -1):
            work += [following[place]] if place == last else [")", following[place], "("]
    return words, nodes


def grow(record: Record, words: "list[str]", what: str) -> "tuple[list[Node], set[Node]]":
    """Add what the words say to a record that has nothing yet: all nodes in the order of the words, and those marked as refused.

    Raises ValueError for brackets without a partner; `what` names the text in its sentence.
    """
    node, forks = record.root, []
    nodes: list[Node] = []
    starred: set[Node] = set()
    refused: set[Node] = set()
    for word in words:
        if word == "(":
            forks.append(node)
        elif word == ")":
            if not forks:
                raise ValueError(f'The {what} turns hold a ")" without its "(".')
            node = forks.pop()
        else:
            parent, star, vertex = node, word[0] == "*", word.lstrip("*")
            wrong = vertex[:1] == "!"
            player = _SIDES.get(vertex[1:2], "") if wrong else ""
            node = parent.add(vertex[2 * wrong :], player)
            nodes.append(node)
            if star:
                starred.add(parent)
            if star or parent not in starred:
                parent.chosen = node
            if wrong:
                refused.add(node)
    if forks:
        raise ValueError(f'The {what} turns hold a "(" without its ")".')
    return nodes, refused


def check(record: Record, refused: "set[Node]") -> None:
    """Check a record; raises ValueError, the sentence, for a node that is not legal and not among the refused ones."""
    record.check()
    work = [record.root]
    while work:
        node = work.pop()
        if node.wrong and node not in refused:
            raise ValueError(node.wrong)
        work += node.next
