"""The texts of a lesson as nodes, from which Python makes HTML and scripts make elements: a node is a
text, or a list of an element's name, its attributes, and the nodes in it.

    ["p", {}, "Not ", ["em", {}, "now"], ", says ", ["a", {"href": "#ko"}, "rule 6"], "."]

It is as much of Markdown as lessons need: paragraphs, lists, tables, quotations, a heading (###);
*emphasis*, **strong**, `code` and [links](#ko). Everything else is text, and so is a link to
anything but a page: in a stranger's lesson nothing runs.
"""

_PAGES = ("http", "https")
_FAR = 500  # letters after which nothing ends what has begun
# Letters of a text with markup; MicroPython takes a step a letter to find one
_LONGEST = 5000

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeAlias

    Node: TypeAlias = "str | list[Any]"


def block(text: str) -> "list[Any]":
    r"""The node of a paragraph, a list, a table, a quotation or a heading.

    >>> block("- one\n- *two*")
    ['ul', {}, ['li', {}, 'one'], ['li', {}, ['em', {}, 'two']]]
    """
    lines = text.split("\n")
    first = lines[0]
    if first.startswith("### "):
        return element("h4", text[4:])
    if first[:1] == ">":
        return element("blockquote", "\n".join([line.lstrip("> ") for line in lines]))
    if first[:1] == "|":
        return _table(lines)
    number, dot, _ = first.partition(". ")
    if first.startswith("- ") or (dot and number.isdigit()):
        return _list("ol" if dot and number.isdigit() else "ul", lines)
    return element("p", text)


def element(name: str, text: str) -> "list[Any]":
    """An element with a text in it."""
    made: "list[Any]" = [name, {}]
    made.extend(inline(text))
    return made


def plain(text: str) -> str:
    """A text without its markup, for where there can be none."""
    waiting, found = inline(text)[::-1], ""
    while waiting:
        node = waiting.pop()
        if isinstance(node, str):
            found += node
        else:
            waiting += node[:1:-1]
    return found


def _list(name: str, lines: "list[str]") -> "list[Any]":
    items: "list[str]" = []
    for line in lines:
        mark, _, rest = line.partition(" ")
        if mark == "-" or (mark[-1:] == "." and mark[:-1].isdigit()):
            items.append(rest)
        else:
            items[-1] += "\n" + line
    made: "list[Any]" = [name, {}]
    return made + [element("li", item) for item in items]


def _table(lines: "list[str]") -> "list[Any]":
    """Its first row is a head where a row of dashes follows."""
    rows = [[cell.strip() for cell in line.strip("| ").split("|")] for line in lines]
    made: "list[Any]" = ["table", {}]
    for y, row in enumerate(rows):
        if "".join(row).strip("-: "):
            head = y == 0 and len(rows) > 1 and not "".join(rows[1]).strip("-: ")
            cells: "list[Any]" = ["tr", {}]
            made.append(cells + [element("th" if head else "td", cell) for cell in row])
    return made


def inline(text: str) -> "list[Node]":
    """The nodes of a text."""
    text = text.replace("\n", " ")
    if len(text) > _LONGEST:
        return [text]
    found: "list[Node]" = []
    begin = at = 0
    while at < len(text):
        made, end = _marked(text, at)
        if made:
            found += [text[begin:at]] if begin < at else []
            found += made
            begin = end
        at = end
    if begin < len(text):
        found.append(text[begin:])
    return found


def _marked(text: str, at: int) -> "tuple[list[Node], int]":
    """What is marked here, if anything, and where the text goes on."""
    sign = text[at]
    if sign == "\\" and text[at + 1 : at + 2] in ("*", "[", "`", "\\"):
        return [text[at + 1]], at + 2
    if sign == "[":
        return _link(text, at)
    mark = "**" if text[at : at + 2] == "**" else sign
    if mark in ("*", "**", "`"):
        begin = at + len(mark)
        end = text.find(mark, begin, begin + _FAR)
        inside = text[begin:end]
        if end > begin and inside.strip() == inside:
            if mark == "`":
                return [["code", {}, inside]], end + 1
            return [element("em" if mark == "*" else "strong", inside)], end + len(mark)
    return [], at + len(mark if mark == "**" else sign)


def _link(text: str, at: int) -> "tuple[list[Node], int]":
    """[words](address), where the words have no bracket in them."""
    end = text.find("]", at, at + _FAR)
    words = text[at + 1 : end]
    last = text.find(")", end, end + _FAR)
    if end < 0 or last < 0 or text[end + 1] != "(" or "[" in words or not words:
        return [], at + 1
    address = text[end + 2 : last]
    if address.startswith("fact:"):
        return [_fact(address[5:], words)], last + 1
    if not is_page(address):
        return [words], last + 1
    made = element("a", words)
    made[1]["href"] = address
    return [made], last + 1


def is_page(address: str) -> bool:
    r"""Whether an address is one of a page, and not of something that runs.

    >>> is_page("rules.html#ko"), is_page("javascript:alert()"), is_page("java\tscript:alert()")
    (True, False, False)
    """
    scheme, colon, _ = address.partition(":")
    is_local = not colon or any(sign in scheme for sign in "/?#")
    return (is_local or scheme.lower() in _PAGES) and all(" " < sign != "\\" for sign in address)


def _fact(name: str, words: str) -> "Node":
    """Words about what a board knows: fact:reaches-empty, or fact:reaches-white-C3 of a point."""
    parts = name.split("-")
    given = {"data-fact": name}
    if len(parts) > 2 and parts[-1][-1:].isdigit():
        colour = parts[-2]
        given = {"data-fact": "-".join(parts[:-1]), "data-from": parts[-1], "data-to": colour}
    made = element("span", words)
    made[1].update(given)
    return made
