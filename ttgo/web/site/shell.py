"""What all pages have: the palette, their style sheet, one head and one foot (shell.html), and what
an icon has in each.

A page says where these go, `<header class="site"></header>` and `<footer class="site"></footer>`;
what is in its header are its own tools. Its <head> names its styles, and what its policy allows
besides. So pages that stand at no address have them, too.
"""

import functools
import posixpath
import re
from pathlib import Path

from ttgo.pages.html import Element, read
from ttgo.svg import palette

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import TypeGuard

    from ttgo.pages.html import Node

_TEMPLATE = Path(__file__).with_name("shell.html")
_BUILD = "static/change.html"
# A place that is not the page's own
_WITHIN = dict.fromkeys(
    ("static/why/", "static/family.html", "static/programs.html"), "static/why/index.html"
)
_WITHIN |= {
    f"static/{name}.html": _BUILD
    for name in "make-lesson embed python engines player translate".split()
}


# Files that name colours, by their names in the palette: ink(ground).
COLOURED = ("static/icon.svg", "static/icons/app.svg", "static/manifest.webmanifest")
LOOK = "static/look.css"  # the style sheet of all pages: the palette, and of static/look/
LOOKS = ("base", "head", "buttons")
HEAD = "static/head.js"
_INK = re.compile(r"ink\(([a-z-]+)\)")
_ICON = {"viewBox": "0 0 24 24", "aria-hidden": "true"}
_THEMES = {"light": 1, "dark": 2}  # their places in a row of the palette


def coloured(text: str) -> str:
    """A text with the light colours that it names.

    >>> coloured('fill="ink(black)"')
    'fill="#121417"'
    """
    tones = {name: light for name, light, _ in (*palette.PAGE, *palette.BOARD)}
    return _INK.sub(lambda found: tones[found[1]], text)


def style() -> str:
    """The palette of pages as a style sheet; paper is light. Where a reader has chosen a theme
    (static/head.js) it holds for the page, and for the boards that are the page's own.
    """
    (light, dark), boards = (
        [
            "".join(f"--{row[0]}:{said.format(*row)};" for row in rows for said in [form[at]])
            for at in (0, 1)
        ]
        for rows, form in (
            (palette.PAGE, ("{1}", "{2}")),
            (palette.BOARD, ("var(--tt-{0},{1})", "var(--tt-{0},{2})")),
        )
    )
    return (
        f":root{{{light}}}[data-theme=light] tt-grid{{{boards[0]}}}"
        "@media screen{@media (prefers-color-scheme:dark){"
        f":root:not([data-theme=light]){{{dark}}}}}"
        f"[data-theme=dark]{{{dark}}}[data-theme=dark] tt-grid{{{boards[1]}}}}}\n"
    )


@functools.cache
def _template() -> Element:
    return read(_TEMPLATE.read_text(encoding="utf-8"))


def fill(address: str, page: Element) -> None:
    """Give a page at an address what all pages have."""
    up = posixpath.dirname(address) or "."
    made = _template().copy()
    (start,) = made.find("head")
    for icon in start.find("link"):
        icon.attributes["href"] = posixpath.relpath(icon.get("href"), up)
    for own in page.find("head") if page.find("title") else ():
        allowed = {name: own.attributes.pop(f"data-{name}", "") for name in ("workers", "pictures")}
        for policy in start.find("meta", http_equiv="Content-Security-Policy"):
            policy.attributes["content"] = policy.get("content").format(**allowed)
        sheets = [
            Element("link", {"rel": "stylesheet", "href": sheet})
            for sheet in (own.attributes.pop("data-styles", "") or "").split()
        ]
        if sheets:
            kinds = ("link", "noscript", "script")
            own.insert(next(one for one in own.all() if one.name in kinds), *sheets)
        own.inside[:0] = start.inside
    for scheme in page.find("meta", name_="color-scheme"):
        for theme, tone in _THEMES.items():
            paper = {"name": "theme-color", "content": palette.PAGE[0][tone]}
            media = f"(prefers-color-scheme: {theme})"
            page.insert(scheme, Element("meta", {**paper, "media": media, "data-paper": theme}))
        # last, as a browser looks for nothing behind a script that it waits for
        page.parent(scheme).inside += [
            Element("script", {"src": posixpath.relpath(HEAD, up)}),
            "\n",
        ]
    place = _place(address)
    (head,), (foot,) = made.find("header"), made.find("footer")
    within = [link for link in foot.find("a") if _place(link.get("href")) == _BUILD]
    for link in made.find("a"):
        there = link.get("href")
        if there == address or (there == place and link in head.find("a")):
            link.attributes["aria-current"] = "page" if there == address else "true"
        link.attributes["href"] = posixpath.relpath(there, up)
    for contents in page.find("div", class_="contents"):
        contents.inside = _contents(page, within)
    for header in page.find("header", class_="site"):
        _fill_head(head, header.inside, not page.find("h1"))
        header.inside = head.inside
    for footer in page.find("footer", class_="site"):
        footer.inside = foot.inside
    for group in page.find("fieldset"):
        _choose(group)
    for icon in page.find("svg"):
        if "role" not in icon.attributes:
            icon.attributes = {**_ICON, **icon.attributes}


def _choose(group: Element) -> None:
    """Give the labels of a group that has a name for them what one chooses by."""
    name = group.attributes.pop("data-name", None)
    for label in group.find("label") if name else ():
        span, label.attributes = label.attributes, {}
        radio: "dict[str, str | None]" = {"type": "radio", "name": name}
        radio |= {key: span.pop(key) for key in ("value", "checked") if key in span}
        label.inside = [Element("input", radio), Element("span", span, label.inside)]


def _fill_head(head: Element, tools: "list[Node]", only_heading: bool) -> None:
    """The place that one is at has its name on the menu, and the page's tools stand before that.
    Where the page has no heading of its own, the site's name is it.
    """
    (places,), (menu,) = head.find("nav"), head.find("details")
    head.insert(menu, *tools)
    (sheet,), (here,) = menu.find("div", class_="sheet"), menu.find("span", class_="here")
    sheet.inside[:0] = [places.copy()]
    for link in places.find("a"):
        if "aria-current" in link.attributes:
            here.attributes["data-say"] = link.get("data-say")
            here.inside = list(link.inside)
    if only_heading:
        (logo,) = head.find("a", class_="logo")
        head.inside[head.inside.index(logo)] = Element("h1", {}, [logo])


def _contents(page: Element, within: "list[Element]") -> "list[Node]":
    """The way to the pages of the place and to the parts of the page; folded, for a phone, too."""
    links = []
    for part in page.find("section"):
        head = next((one for one in part.inside if _is_heading(one)), None)
        if head is not None and "id" in part.attributes:
            english = {key: None for key in part.attributes if key == "data-english"}
            links.append(Element("a", {"href": f"#{part.get('id')}", **english}, [*head.inside]))
    pages = Element("nav", {"aria-label": "Build", "data-say-aria-label": "site.build"})
    pages.inside = [Element("h2", {"data-say": "site.build"}, ["Build"]), *within]
    own = {"class": "this", "aria-label": "Contents", "data-say-aria-label": "site.contents"}
    summary = Element("summary", {"data-say": "site.contents"}, ["Contents"])
    both = [pages, Element("nav", {**own}, [*links])]
    return [*both, Element("details", {}, [summary, *(one.copy() for one in both)])]


def _is_heading(node: "Node") -> "TypeGuard[Element]":
    return isinstance(node, Element) and node.name == "h2"


def _place(address: str) -> str:
    """The place that a page is within."""
    return next((place for of, place in _WITHIN.items() if address.startswith(of)), address)
