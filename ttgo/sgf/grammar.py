"""SGF's grammar in plain Python, every byte kept: trees of nodes, each a dictionary of properties with their values, still escaped.

Loops and not regular expressions, for MicroPython's recurse once a character; each takes time in proportion to the text. A test holds
it to sgfmill's (https://mjw.woodcraft.me.uk/sgfmill/), whose names it uses, on any bytes and on every record there is.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

_WORD = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
_SPACE = frozenset(b" \t\n\r\f\v")
_LONGEST = 64  # letters of a name
_WIDTH = 79  # of a written line, where it can be broken


class Tree:
    """A list of nodes, each a dictionary of its properties, and the trees that may follow it."""

    def __init__(self) -> None:
        self.sequence: "list[dict[str, list[bytes]]]" = []
        self.children: "list[Tree]" = []


def tokenise(data: bytes, start: int = 0) -> "tuple[list[tuple[str, bytes]], int]":
    """The tokens of the first game from `start` on, and where they end: at its last bracket, or before what is no token.

    A token is ("D", a bracket or semicolon), ("I", a name without its small letters) or ("V", a value, still escaped).
    """
    at = _beginning(data, start)
    if at < 0:
        return [], 0
    tokens: "list[tuple[str, bytes]]" = []
    depth = 0
    # The next "]", as long as it is ahead: looked for again and again, it would take quadratic time
    close = -1
    size = len(data)
    while True:
        here = _after_space(data, at)
        if here == size:
            return tokens, at
        byte = data[here]
        if byte == 0x5B:  # [
            end = here + 1
            while True:
                if close < end:
                    close = data.find(b"]", end)
                    if close < 0:
                        return tokens, at
                slash = data.find(b"\\", end, close)
                if slash < 0:
                    break
                end = slash + 2
            tokens.append(("V", data[here + 1 : close]))
            at = close + 1
        elif byte in _WORD:
            end = here + 1
            while end < size and end - here < _LONGEST and data[end] in _WORD:
                end += 1
            tokens.append(("I", bytes([letter for letter in data[here:end] if letter < 0x61])))
            at = end
        elif byte in b"();":
            tokens.append(("D", data[here : here + 1]))
            at = here + 1
            depth += (byte == 0x28) - (byte == 0x29)
            if depth == 0:
                return tokens, at
        else:
            return tokens, at


def _beginning(data: bytes, start: int) -> int:
    """Where "(" and ";" follow each other, or -1."""
    at = data.find(b"(", start)
    while at >= 0:
        after = _after_space(data, at + 1)
        if data[after : after + 1] == b";":
            return at
        at = data.find(b"(", after)
    return -1


def _after_space(data: bytes, at: int) -> int:
    size = len(data)
    while at < size and data[at] in _SPACE:
        at += 1
    return at


def parse_sgf_game(data: bytes) -> Tree:
    """The first game. Raises ValueError where it is none."""
    tree, _ = _game(data, 0)
    if tree is None:
        raise ValueError("no SGF data found")
    return tree


def parse_sgf_collection(data: bytes) -> "list[Tree]":
    """All games, at least one. Raises ValueError where one is none."""
    trees = []
    at = 0
    while True:
        tree, at = _game(data, at)
        if tree is None:
            break
        trees.append(tree)
    if not trees:
        raise ValueError("no SGF data found")
    return trees


def _game(data: bytes, start: int) -> "tuple[Tree | None, int]":
    """The first game from `start` on and where it ends; None if there is none."""
    tokens, end = tokenise(data, start)
    if not tokens:
        return None, 0
    around: "list[Tree | None]" = []  # the trees that are open around `tree`
    tree: "Tree | None" = None
    node: "dict[str, list[bytes]] | None" = None  # that may get properties
    growing = False  # whether `tree` may get nodes: it has no variation yet
    at, count = 0, len(tokens)
    while at < count:
        kind, token = tokens[at]
        at += 1
        if kind == "V":
            raise ValueError("unexpected value")
        if kind == "I":
            first = at
            while at < count and tokens[at][0] == "V":
                at += 1
            if at == count:
                break
            if at == first:
                raise ValueError("property with no values")
            if node is None:
                raise ValueError("property value outside a node")
            values = [value for _, value in tokens[first:at]]
            name = token.decode()
            if name in node:
                node[name] += values
            else:
                node[name] = values
        elif token == b";":
            if not growing or tree is None:
                raise ValueError("unexpected node")
            node = {}
            tree.sequence.append(node)
        else:
            if growing and tree is not None and not tree.sequence:
                raise ValueError("empty sequence")
            node = None
            growing = token == b"("
            if growing:
                around.append(tree)
                tree = Tree()
            else:
                closed, tree = tree, around.pop()
                if tree is None:
                    return closed, end
                tree.children.append(closed)  # type: ignore[arg-type]  # a bracket closes what one has opened
    raise ValueError("unexpected end of SGF data")


def make_coarse_game_tree(
    root: "Any",
    get_children: "Callable[[Any], list[Any]]",
    get_properties: "Callable[[Any], dict[str, list[bytes]]]",
) -> Tree:
    """The tree of any nodes, by what follows each and its properties."""
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


def serialise_game_tree(tree: Tree) -> bytes:
    """The tree as text, FF before a node's other properties, which are in the order of their names."""
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
                pieces.append(name.encode() + b"".join([b"[" + value + b"]" for value in node[name]]))
        work.append(None)
        work.extend(reversed(now.children))
    pieces.append(b"\n")
    return _lines(pieces)


def _lines(pieces: "list[bytes]") -> bytes:
    """The pieces one after the other, as many on a line as it has room for."""
    lines: "list[bytes]" = []
    line: "list[bytes]" = []
    length = 0
    for piece in pieces:
        if length + len(piece) > _WIDTH:
            lines.append(b"".join(line))
            line = []
            length = 0
        line.append(piece)
        length += len(piece)
    if line:
        lines.append(b"".join(line))
    return b"\n".join(lines)


def text_value(value: bytes) -> bytes:
    """What a value says as a text: without escapes, line breaks as LF, other white space as spaces."""
    text = bytearray()
    at, size = 0, len(value)
    while at < size:
        byte = value[at]
        at += 1
        escaped = byte == 0x5C
        if escaped:
            if at == size:
                break
            byte = value[at]
            at += 1
        if byte in b"\n\r":
            if at < size and value[at] in b"\n\r" and value[at] != byte:  # two bytes, one break
                at += 1
            byte = 0x0A
            if escaped:
                continue
        text.append(0x20 if byte in b"\t\f\v" else byte)
    return bytes(text)


def escape_text(text: bytes) -> bytes:
    """A text as a value; what `text_value` undoes."""
    return text.replace(b"\\", b"\\\\").replace(b"]", b"\\]")


def is_valid_property_value(value: bytes) -> bool:
    """Whether a text can stand between brackets as it is."""
    at = value.find(b"\\")
    begin = 0
    while at >= 0:
        if value.find(b"]", begin, at) >= 0 or at + 1 == len(value):
            return False
        begin = at + 2
        at = value.find(b"\\", begin)
    return value.find(b"]", begin) < 0


def is_valid_property_identifier(name: str) -> bool:
    """Whether a text can be a property's name: 1 to 64 capital letters."""
    return 0 < len(name) <= _LONGEST and all("A" <= letter <= "Z" for letter in name)
