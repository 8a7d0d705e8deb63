"""SGF's grammar in plain Python, every byte kept: trees of nodes, each a dictionary of properties
with their values, still escaped.

It reads all that sgfmill's (https://mjw.woodcraft.me.uk/sgfmill/) reads, to the same trees (a test
compares them on any bytes), and also what other programs write and read: names with digits, nodes
without a semicolon or after a variation, empty variations, missing or extra brackets. The parser
reports what it leaves out. It is made of loops, since MicroPython's regular expressions recurse
once a character, and takes time proportional to the text.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    Node = dict[str, list[bytes]]
    Left = tuple[int, bytes]

_WORD = frozenset(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
_SPACE = frozenset(b" \t\n\r\f\v")
# Blanks of other scripts, and marks of byte order, as editors leave them between tokens; in UTF-8
_BLANKS = (
    b"\xc2\xa0",
    b"\xe3\x80\x80",
    b"\xef\xbb\xbf",
    b"\xe2\x80\x8b",
    b"\xe2\x80\xa8",
    b"\0",
    b"\x1a",
)
_TOKENS = frozenset(b"[;()") | _WORD
_TURNS = (b"B", b"W")
_ENDS = (b";", b"(", b")")  # of a node
_LONGEST = 64  # letters of a name
_WIDTH = 79  # of a written line, if it can be broken
_USUAL = 8  # letters and a bracket


class Tree:
    """A list of nodes, each a dictionary of its properties, and the trees that follow it."""

    def __init__(self) -> None:
        self.sequence: "list[Node]" = []
        self.children: "list[Tree]" = []

    def unlink(self) -> None:
        """Take the trees after this one apart once they are no longer needed: freeing thousands of
        nested trees at once crashes Pyodide.
        """
        work = [self]
        while work:
            tree = work.pop()
            work += tree.children
            tree.children = []


class Parsed:
    """The games of a text: `trees`, in order, `spans`, where each begins and ends, and the breaches
    of the grammar.

    `left` are the parts left out, by place in the text: what is no token, or no part of a node.
    `bare` are the places of properties without a value, which are left out too. `open` is True if
    the text ends in the middle of a game.
    """

    def __init__(self) -> None:
        self.trees: "list[Tree]" = []
        self.spans: "list[tuple[int, int]]" = []
        self.left: "list[Left]" = []
        self.bare: "list[Left]" = []
        self.open = False


def parse(data: bytes) -> Parsed:
    """Read all games of a text."""
    parsed = Parsed()
    at = beginning(data, 0)
    while at >= 0:
        end = _game(data, at + 1, parsed)
        parsed.spans.append((at, end))
        at = beginning(data, end)
    return parsed


def parse_game(data: bytes, at: int) -> Parsed:
    """Read the game at a place."""
    parsed = Parsed()
    parsed.spans.append((at, _game(data, at + 1, parsed)))
    return parsed


def beginning(data: bytes, start: int) -> int:
    """Where the next game begins, or -1; only the first game of a text may lack its ";"."""
    at = _beginning(data, start)
    return _loose_beginning(data) if at < 0 and start == 0 else at


def _beginning(data: bytes, start: int) -> int:
    """Where "(" and ";" follow each other, or -1."""
    at = data.find(b"(", start)
    while at >= 0:
        after = _after_space(data, at + 1)
        if data[after : after + 1] == b";":
            return at
        at = data.find(b"(", after)
    return -1


def _loose_beginning(data: bytes) -> int:
    """Where a text begins with "(" and a property, or with "()"; else -1."""
    at = _after_space(data, 0)
    if data[at : at + 1] != b"(":
        return -1
    after = end = _after_space(data, at + 1)
    while end < len(data) and data[end] in _WORD:
        end += 1
    if data[after : after + 1] == b")" or (
        after < end and data[_after_space(data, end) :][:1] == b"["
    ):
        return at
    return -1


def _after_space(data: bytes, at: int) -> int:
    size = len(data)
    while at < size:
        if data[at] in _SPACE:
            at += 1
            continue
        for blank in _BLANKS:
            if data.startswith(blank, at):
                at += len(blank)
                break
        else:
            break
    return at


def _game(data: bytes, at: int, parsed: Parsed) -> int:
    """Read the game whose first bracket stands before `at`, and return its end."""
    root = tree = Tree()
    parsed.trees.append(root)
    node: "Node | None" = None  # the node that the next property belongs to
    above: "Tree | None" = None  # the tree that an empty `tree` will follow once it has a node
    around: "list[tuple[Tree, Node | None, Tree | None]]" = []  # the three, by open bracket
    # The places of the next "]" and the next "\\", kept while they are ahead: searching anew for
    # each value would take quadratic time
    close = slash = -1
    size = len(data)
    names: "dict[bytes, str]" = {}  # cache: names already read
    while True:
        if at >= size:
            parsed.open = True
            break
        byte = data[at]
        if byte == 0x3B:  # ;
            if tree.children or not tree.sequence:
                tree = _grown(tree, above)
            node = {}
            at += 1
            tree.sequence.append(node)
        elif byte in _WORD:
            begin = at
            end = data.find(b"[", at, at + _USUAL)
            name = data[at:end]
            if end < 0 or name not in names:
                end = at + 1
                while end < size and data[end] in _WORD:
                    end += 1
                name = data[at:end]
            at = end
            if at >= size or data[at] != 0x5B:
                at = _after_space(data, at)
            values = []
            while at < size and data[at] == 0x5B:  # [
                end = at + 1
                if close < end:  # a value without "]" goes on to the end of the text
                    close = data.find(b"]", end) % (size + 1)
                if slash < end:
                    slash = data.find(b"\\", end) % (size + 1)
                while slash < close:
                    end = slash + 2
                    if close < end:
                        close = data.find(b"]", end) % (size + 1)
                    slash = data.find(b"\\", end) % (size + 1)
                values.append(data[at + 1 : close - (end > size)])  # without half an escape
                at = close + 1
                if at < size and data[at] not in _TOKENS:
                    at = _after_space(data, at)
            if not values and name in _TURNS and node is not None and data[at : at + 1] in _ENDS:
                values = [b""]  # a property without a value: other programs read a pass, too
            if not values:
                if at < size:  # at the end of the text `open` says that the name was cut off
                    parsed.bare.append((begin, name))
            elif len(name) > _LONGEST:
                parsed.left.append((begin, data[begin:at]))
            else:
                if node is None:
                    tree, node = _grown(tree, above), {}
                    tree.sequence.append(node)
                if name not in names:
                    names[name] = _plain(name.decode())
                known = names[name]
                if known in node:
                    node[known] += values
                else:
                    node[known] = values
        elif byte == 0x28:  # (
            around.append((tree, node, above))
            if tree.sequence:
                above = tree
            tree, node = Tree(), None
            at += 1
        elif byte == 0x29:  # )
            at += 1
            if not around:
                break
            tree, node, above = around.pop()
        elif byte in _SPACE:
            at += 1
        else:
            begin = at
            at = _after_space(data, at)
            if at == begin:
                at = _after_junk(data, at)
                parsed.left.append((begin, data[begin:at]))
    if not root.sequence:
        root.sequence.append({})
    return min(at, size)


def _grown(tree: Tree, above: "Tree | None") -> Tree:
    """The tree to add a node to: `tree` itself (if it was empty, it now follows `above`), or, after
    variations, a new tree.
    """
    if tree.children:
        above, tree = tree, Tree()
    if above is not None and not tree.sequence:
        above.children.append(tree)
    return tree


def _plain(name: str) -> str:
    """A property's name without its small letters, which mean nothing beside capital ones."""
    plain = "".join([letter for letter in name if letter < "a"])
    return name if plain.strip("0123456789") == "" else plain


def _after_junk(data: bytes, at: int) -> int:
    """The end of a part that is no token: the place of the next possible token. A value without a
    name is no token.
    """
    size = len(data)
    while at < size and data[at] not in b"();" and data[at] not in _WORD:
        if data[at] == 0x5B:  # [
            at = value_end(data, at + 1)
        at += 1
    return min(at, size)


def value_end(data: bytes, at: int) -> int:
    """The place of the "]" that ends a value, or the text's end."""
    size = len(data)
    close = data.find(b"]", at) % (size + 1)
    slash = data.find(b"\\", at, close)
    while slash >= 0:
        at = slash + 2
        if close < at:
            close = data.find(b"]", at) % (size + 1)
        slash = data.find(b"\\", at, close)
    return close


def is_valid_property_identifier(name: str) -> bool:
    """Whether a text can be a property's name: 1 to 64 letters and digits, no small letters beside
    capital ones.
    """
    return (
        0 < len(name) <= _LONGEST
        and all(ord(letter) in _WORD for letter in name)
        and _plain(name) == name
    )


# Values and their texts: escapes, line breaks and other white space


def text_value(value: bytes) -> bytes:
    """The text of a value: without escapes, with LF for line breaks and spaces for other white
    space.
    """
    if value.find(b"\r") >= 0:
        return _with_returns(value)
    for blank in (b"\t", b"\f", b"\v"):
        value = value.replace(blank, b" ")
    parts = value.split(b"\\")
    text = [parts[0]]
    at = 1
    while at < len(parts):
        part = parts[at]
        if part == b"" and at + 1 < len(parts):  # an escaped backslash
            at += 1
            part = b"\\" + parts[at]
        text.append(part[1:] if part[:1] == b"\n" else part)
        at += 1
    return b"".join(text)


def _with_returns(value: bytes) -> bytes:
    """The text of a value that has a CR, read byte by byte: CR and LF together are one break, in
    either order.
    """
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
    """A text as a value; the inverse of `text_value`."""
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


# Writing


def serialised(tree: Tree) -> bytes:
    """The tree as text; FF comes before a node's other properties, which are in alphabetical
    order.
    """
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
    return _lines(pieces)


def _lines(pieces: "list[bytes]") -> bytes:
    """Join the pieces, as many on each line as fit."""
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
