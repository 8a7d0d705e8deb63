"""SGF trees: made from any nodes, and written as text."""

from ttgo.sgf.grammar import Tree

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_WIDTH = 79  # of a written line, if it can be broken


def make_coarse_game_tree(
    root: "Any",
    get_children: "Callable[[Any], list[Any]]",
    get_properties: "Callable[[Any], dict[str, list[bytes]]]",
) -> Tree:
    """The tree of any nodes, by each one's children and properties."""
    top = Tree()
    work = [(top, root)]
    while work:
        tree, node = work.pop()
        tree.sequence.append(get_properties(node))
        children = get_children(node)
        while len(children) == 1:
            tree.sequence.append(get_properties(children[0]))
            children = get_children(children[0])
        for child in children:
            tree.children.append(Tree())
            work.append((tree.children[-1], child))
    return top


def serialise_game_tree(tree: Tree, width: "Callable[[bytes], int]" = len) -> bytes:
    """The tree as text, its lines measured by `width`; FF comes before a node's other properties, which are in alphabetical order."""
    pieces = []
    work: "list[Tree | None]" = [tree]
    while work:
        now = work.pop()
        if now is None:
            pieces.append(b")")
            continue
        pieces.append(b"(")
        for node in now.sequence:
            pieces.append(b";")
            for _, name in sorted([(name != "FF", name) for name in node]):
                pieces.append(
                    name.encode() + b"".join([b"[" + value + b"]" for value in node[name]])
                )
        work.append(None)
        work.extend(reversed(now.children))
    pieces.append(b"\n")
    return _lines(pieces, width)


def _lines(pieces: "list[bytes]", width: "Callable[[bytes], int]" = len) -> bytes:
    """Join the pieces, as many on each line as fit."""
    lines: "list[bytes]" = []
    line: "list[bytes]" = []
    length = 0
    for piece in pieces:
        size = width(piece)
        if length + size > _WIDTH:
            lines.append(b"".join(line))
            line = []
            length = 0
        line.append(piece)
        length += size
    if line:
        lines.append(b"".join(line))
    return b"\n".join(lines)
