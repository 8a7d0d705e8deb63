"""A page's HTML as a tree of elements, and back: what is not changed is written as it was read.

It reads the pages of this site, which close each element that they open and quote each attribute.
It does not mend what is wrong.
"""

import html
import re

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeAlias

    Node: TypeAlias = (
        "str | Element"  # text is kept as it is written, with its character references
    )

_TOKEN = re.compile(
    r'<!--.*?-->|<!doctype[^>]*>|<(/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*(/?)>',
    re.DOTALL,
)
_ATTRIBUTE = re.compile(r'([^\s=>/]+)(?:="([^"]*)")?')
VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}


class Element:
    """An element: its name, its attributes by name (None: without a value) as they are written, and
    what is in it.
    """

    __slots__ = ("attributes", "closed", "inside", "name")

    def __init__(
        self,
        name: str,
        attributes: "dict[str, str | None] | None" = None,
        inside: "list[Node] | None" = None,
    ) -> None:
        self.name = name
        self.attributes = {} if attributes is None else attributes
        self.inside = [] if inside is None else inside
        self.closed = False  # written as <path/>

    def get(self, attribute: str) -> str:
        """The value of an attribute as it is meant; "" if it has none."""
        return html.unescape(self.attributes.get(attribute) or "")

    def set(self, attribute: str, value: str) -> None:
        self.attributes[attribute] = html.escape(value)

    def all(self) -> "list[Element]":
        """It and all elements in it, in their order."""
        found = [self]
        for node in self.inside:
            if isinstance(node, Element):
                found += node.all()
        return found


def read(text: str) -> Element:
    """The page as an element without a name. Raises ValueError where elements do not close in their
    order.
    """
    page = Element("")
    opened = [page]
    at = 0
    for token in _TOKEN.finditer(text):
        if token.start() > at:
            opened[-1].inside.append(text[at : token.start()])
        at = token.end()
        end, name, attributes, closed = token.groups()
        if name is None:
            opened[-1].inside.append(token[0])
        elif end:
            if opened[-1].name != name:
                raise ValueError(
                    f"</{name}> closes <{opened[-1].name}>, near {text[token.start() - 60 : at]!r}."
                )
            opened.pop()
        else:
            element = Element(
                name, {found[1]: found[2] for found in _ATTRIBUTE.finditer(attributes)}
            )
            element.closed = bool(closed)
            opened[-1].inside.append(element)
            if not closed and name not in VOID:
                opened.append(element)
    if len(opened) > 1:
        raise ValueError(f"Nothing closes <{opened[-1].name}>.")
    page.inside.append(text[at:])
    return page


def written(node: "Node") -> str:
    """The HTML of an element or a text."""
    if isinstance(node, str):
        return node
    inside = "".join(map(written, node.inside))
    if not node.name:
        return inside
    attributes = "".join(
        f" {key}" if value is None else f' {key}="{value}"'
        for key, value in node.attributes.items()
    )
    if node.closed:
        return f"<{node.name}{attributes}/>"
    return f"<{node.name}{attributes}>" + ("" if node.name in VOID else f"{inside}</{node.name}>")
