"""A page's HTML as a tree of elements, and back. How its lines are wrapped says nothing: space in
its texts becomes one space or one line end, or none, but for <pre> and the like. Comments are left
out.

It reads the pages of this site, which close each element that they open. It does not mend what is
wrong.
"""

import html
import json
import re
from html.parser import HTMLParser

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any, TypeAlias

    Node: TypeAlias = "str | Element"

VOID = {"!doctype html", "area", "base", "br", "col", "hr", "img", "input", "link", "meta"}
# Where space at the begin and the end is none.
_TIGHT = {"button", "dd", "dt", "h1", "h2", "h3", "li", "main", "p", "section", "td", "th", "tr"}
_CODE = ("script", "style")  # whose text has no character references
_KEPT = {"pre", "textarea", *_CODE}
_SPACE = re.compile(r"[ \t\r\n]+")


class Element:
    """An element: its name, its attributes by name (None: without a value), and what is in it."""

    __slots__ = ("attributes", "inside", "name")

    def __init__(
        self,
        name: str,
        attributes: "dict[str, str | None] | None" = None,
        inside: "list[Node] | None" = None,
    ) -> None:
        self.name = name
        self.attributes = {} if attributes is None else attributes
        self.inside = [] if inside is None else inside

    def get(self, attribute: str) -> str:
        """The value of an attribute; "" if it has none."""
        return self.attributes.get(attribute) or ""

    def copy(self) -> "Element":
        """The same again, with all that is in it."""
        inside = [node if isinstance(node, str) else node.copy() for node in self.inside]
        return Element(self.name, dict(self.attributes), inside)

    def all(self) -> "list[Element]":
        """It and all elements in it, in their order."""
        found = []

        def look(one: "Element") -> None:
            found.append(one)
            for node in one.inside:
                if isinstance(node, Element):
                    look(node)

        look(self)
        return found

    def find(self, name: str = "", **given: str) -> "list[Element]":
        """The elements in it with this name and these attributes (class_="x" for a class)."""
        wanted = {key.strip("_").replace("_", "-"): value for key, value in given.items()}
        return [
            one
            for one in self.all()[1:]
            if one.name == (name or one.name)
            and all(one.attributes.get(key) == value for key, value in wanted.items())
        ]

    def parent(self, child: "Element") -> "Element":
        """The element in it that a child is in."""
        return next(one for one in self.all() if child in one.inside)

    def insert(self, before: "Element", *nodes: "Node") -> None:
        """Put nodes before an element in it."""
        inside = self.parent(before).inside
        inside[inside.index(before) : inside.index(before)] = nodes

    def drop(self, unwanted: "Callable[[Element], bool]") -> None:
        """Take away the elements in it that are unwanted."""
        for one in self.all():
            one.inside = [x for x in one.inside if isinstance(x, str) or not unwanted(x)]


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.opened = [Element("")]

    def handle_decl(self, decl: str) -> None:
        self.handle_startendtag(f"!{decl}", [])

    def handle_startendtag(self, tag: str, attrs: "list[tuple[str, str | None]]") -> None:
        self.opened[-1].inside.append(Element(tag, dict(attrs)))

    def handle_starttag(self, tag: str, attrs: "list[tuple[str, str | None]]") -> None:
        element = Element(tag, dict(attrs))
        self.opened[-1].inside.append(element)
        if tag not in VOID:
            self.opened.append(element)

    def handle_endtag(self, tag: str) -> None:
        if self.opened[-1].name != tag:
            at, _ = self.getpos()
            raise ValueError(f"</{tag}> closes <{self.opened[-1].name}>, in line {at}.")
        inside = self.opened.pop().inside
        for at, strip in ((0, str.lstrip), (-1, str.rstrip)) if tag in _TIGHT else ():
            if inside and isinstance(text := inside[at], str):
                inside[at] = strip(text, " \n")

    def handle_data(self, data: str) -> None:
        if not any(one.name in _KEPT for one in self.opened):
            data = _SPACE.sub("\n" if data.isspace() and "\n" in data else " ", data)
        self.opened[-1].inside.append(data)


def read(text: str) -> Element:
    """The page as an element without a name. Raises ValueError where elements do not close in their
    order.
    """
    reader = _Reader()
    reader.feed(text)
    reader.close()
    if len(reader.opened) > 1:
        raise ValueError(f"Nothing closes <{reader.opened[-1].name}>.")
    return reader.opened[0]


def nodes(text: str) -> "list[Node]":
    """What a part of a page is made of."""
    return read(text).inside


def data(value: object) -> str:
    """A value as JSON for a <script>, which none of its texts ends."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def made(given: "list[Any]") -> "list[Node]":
    """The nodes of a lesson's text (ttgo/lessons/markup.py) as those of a page."""
    return [
        one if isinstance(one, str) else Element(one[0], dict(one[1]), made(one[2:]))
        for one in given
    ]


def written(element: Element) -> str:
    """The HTML of an element."""
    inside = "".join(
        written(node)
        if isinstance(node, Element)
        else node
        if element.name in _CODE
        else html.escape(node, quote=False)
        for node in element.inside
    )
    if not element.name:
        return inside
    attributes = "".join(
        f" {key}" if value is None else f' {key}="{_quoted(value)}"'
        for key, value in element.attributes.items()
    )
    end = "" if element.name in VOID else f"</{element.name}>"
    return f"<{element.name}{attributes}>{inside}{end}"


def _quoted(value: str) -> str:
    return html.escape(value, quote=False).replace('"', "&quot;")
