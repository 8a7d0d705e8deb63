"""What the pages have in common: the palette, the mark at their head, the way to the main places,
and at their foot the way to all pages.

A page says where these go: `<svg data-site="mark"></svg>`, `<nav data-site="places"></nav>` and
`<nav data-site="all"></nav>`.
"""

import posixpath
import re

from ttgo.demos.markup import Element, nodes
from ttgo.svg import palette

_PLACES = (  # the name of each text, the text, and the page or a part of it
    ("play", "Play", "index.html"),
    ("learn", "Learn", "static/rules.html"),
    ("practice", "Practice", "static/rules.html#practice"),
    ("why", "Why?", "static/why/index.html"),
)
_ALL = (
    *(place for place in _PLACES if "#" not in place[2]),
    ("embed", "Embed", "static/embed.html"),
    ("python", "Python", "static/python.html"),
    ("change", "Change a rule", "static/change.html"),
    ("family", "Other rules", "static/family.html"),
    ("speed", "Speed", "static/speed.html"),
    ("player", "The computer", "static/player.html"),
    ("engines", "Engines", "static/engines.html"),
)
_NAVS = {"places": ("pages", "Pages", _PLACES), "all": ("all-pages", "All pages", _ALL)}
_MARK = (
    '<svg class="mark" viewBox="0 0 24 24" aria-hidden="true">'
    '<circle class="white" cx="12" cy="12" r="9"/>'
    '<path class="black" d="M12 3a9 9 0 0 0 0 18z"/></svg>'
)


# Files that name colours, by their names in the palette: ink(ground).
COLOURED = ("static/icon.svg", "static/icons/app.svg", "static/manifest.webmanifest")
LOOK = "static/look.css"  # the style sheet of all pages
_INK = re.compile(r"ink\(([a-z-]+)\)")
_THEMES = {"light": 1, "dark": 2}  # their places in a row of the palette


def coloured(text: str) -> str:
    """A text with the light colours that it names.

    >>> coloured('fill="ink(white)"')
    'fill="#ffffff"'
    """
    tones = {name: light for name, light, _ in (*palette.PAGE, *palette.BOARD)}
    return _INK.sub(lambda found: tones[found[1]], text)


def style() -> str:
    """The palette of pages as a style sheet; paper is light."""
    light, dark = (
        "".join(f"--{row[0]}:{row[place]};" for row in palette.PAGE) for place in _THEMES.values()
    )
    return f":root{{{light}}}@media screen and (prefers-color-scheme:dark){{:root{{{dark}}}}}\n"


def fill(address: str, page: Element) -> None:
    """Give a page at an address what all pages have. Texts have names where the page is one that is
    translated.
    """
    for scheme in page.find("meta", name_="color-scheme"):
        for theme, place in _THEMES.items():
            paper = {"name": "theme-color", "content": palette.PAGE[0][place]}
            media = f"(prefers-color-scheme: {theme})"
            page.insert(scheme, Element("meta", {**paper, "media": media}), "\n")
    named = any("data-say" in one.attributes for one in page.all())
    for mark in page.find("svg", data_site="mark"):
        page.insert(mark, *nodes(_MARK))
    page.drop(lambda one: one.get("data-site") == "mark")
    for kind, (said, label, places) in _NAVS.items():
        for nav in page.find("nav", data_site=kind):
            links = " ".join(
                f'<a href="{posixpath.relpath(there, posixpath.dirname(address) or ".")}"'
                + (' aria-current="page"' if there == address else "")
                + (f' data-say="site.{name}"' if named else "")
                + f">{text}</a>"
                for name, text, there in places
            )
            nav.attributes = {"aria-label": label}
            if named:
                nav.attributes["data-say-aria-label"] = f"site.{said}"
            nav.inside = nodes(links)
