"""The pages of the site in other languages: /ja/static/rules.html is made of static/rules.html and
of languages/ja.json.

A language is one file, whose room "about" has its own name for itself ("name"), and "dir" if it is
written from right to left; its room "pages" has the texts (texts.py), but for those of lessons, which
stand beside the English ones (ttgo/pages/translated.py). What a page shows beside its
texts, its board, scripts and pictures, is that of the English page, at the same places. Some pages
stay English, and say so in the reader's language.
"""

import functools
import json
import posixpath
import re
from pathlib import Path
from typing import Any, NamedTuple

from ttgo.language import say, spoken
from ttgo.pages import translated
from ttgo.pages.html import Element, nodes, written
from ttgo.web.site import texts
from ttgo.web.site.places import addresses

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.pages.html import Node

FOLDER = translated.CATALOGUES
ENGLISH = translated.ENGLISH
SCRIPT = "static/languages.js"
UNTRANSLATED = tuple(f"static/{name}.html" for name in "python engines".split())
_UNTRANSLATED = '<p class="untranslated" data-say="site.untranslated">This page is in English.</p>'
# Rooms of a catalogue that no browser asks for.
OF_FOLDERS = ("teach", "lessons", "lab")
SCRIPTS = "scripts"  # the room of what those say (words.py)
WRITTEN = ("style", "glossary", "never", "site", SCRIPTS, "pages", "made_of", "doubts")
WORDS = "static/words/"
_PAGE = re.compile(r"(?:index|static/(?:why/)?[\w-]+)\.html")
_REFERENCES = ("href", "src")
ELSEWHERE = re.compile(r"#|[a-z][a-z0-9+.-]*:|//|$", re.IGNORECASE)


class Language(NamedTuple):
    """A language of the site: its tag, what it calls itself, how it is written, and its texts by
    page and name.
    """

    tag: str
    name: str
    dir: str
    pages: "texts.Pages"


@functools.cache
def catalogue(tag: str) -> "dict[str, Any]":
    """The rooms of a language's file."""
    return dict(json.loads((FOLDER / f"{tag}.json").read_text(encoding="utf-8")))


def tags() -> "list[str]":
    """The tags of all catalogues."""
    return sorted(path.stem for path in FOLDER.glob("*.json"))


def languages() -> "dict[str, Language]":
    """All languages that there are pages in, by their tags; English first."""
    return _languages(FOLDER)


@functools.cache
def _languages(folder: Path) -> "dict[str, Language]":
    found = {ENGLISH: Language(ENGLISH, "English", "ltr", {})}
    for path in sorted(folder.glob("*.json")):
        rooms = json.loads(path.read_text(encoding="utf-8"))
        if rooms.get("pages"):
            about = rooms["about"]
            found[path.stem] = Language(
                path.stem, about["name"], about.get("dir", "ltr"), rooms["pages"]
            )
    return found


def split(address: str) -> "tuple[str, str]":
    """The language of a page's address, and the address of the English page.

    >>> split("static/rules.html")
    ('en', 'static/rules.html')
    """
    tag, _, rest = address.partition("/")
    return (tag, rest) if tag in languages() and tag != ENGLISH else (ENGLISH, address)


def joined(tag: str, address: str) -> str:
    """The address of a page in a language."""
    return address if tag == ENGLISH else f"{tag}/{address}"


def is_page(address: str) -> bool:
    """Whether it is the address of an English page that there is in other languages, too."""
    return _PAGE.fullmatch(address) is not None


def name_of(address: str) -> str:
    """What the texts of a page are called in the catalogues: "rules" for static/rules.html."""
    name = posixpath.basename(address).removesuffix(".html")
    return "why" if address == "static/why/index.html" else name


def doubted(page: Element) -> None:
    """Put into static/translate.html where the sentences of the spoken language are, and those of
    which its translators were not sure: words of a lesson, or the name of a message.
    """
    rooms = catalogue(spoken())
    (link,) = page.find("a", href="catalogue")
    source = addresses()["Source"]
    link.attributes["href"] = f"{source}/edit/main/ttgo/languages/{spoken()}.json"
    (shown,) = page.find("dl", class_="doubts")
    for name, doubt in rooms.get("doubts", {}).items():
        of, _, said = name.partition(".")
        text = texts.TAG.sub("", {**rooms, **rooms.get("pages", {})}.get(of, {}).get(said, name))
        shown.inside.append(
            Element(
                "div", {}, [Element("dt", {}, [text]), Element("dd", {"class": "soft"}, [doubt])]
            )
        )
    if not shown.inside:
        page.drop(lambda one: one.get("id") == "doubts")


def lead(address: str, page: Element) -> None:
    """Give an English page what it has in each language: the way to the other languages, and in
    them the sentence that it is English.
    """
    there = is_page(address) and len(languages()) > 1
    if not there:
        page.drop(lambda one: one.get("class") == "language")
    up = posixpath.dirname(address) or "."
    for names in page.find("div", class_="names"):
        names.inside = [
            Element(
                "a",
                {"href": posixpath.relpath(joined(tag, address), up), "lang": tag, "hreflang": tag},
                [one.name],
            )
            for tag, one in languages().items()
        ]
    if address in UNTRANSLATED:
        for header in page.find("header", class_="site"):
            body = page.parent(header).inside
            at = body.index(header) + 1
            body[at:at] = nodes(_UNTRANSLATED)


def page(address: str, made: Element) -> str:
    """A page in the language of its address, made of the English page."""
    tag, original = split(address)
    language = languages()[tag]
    if tag == ENGLISH:  # which needs no word that it is English
        made.drop(lambda one: one.get("class") == "untranslated")
    for element in made.all():
        if "data-english" in element.attributes:
            del element.attributes["data-english"]
            if tag != ENGLISH:
                element.attributes["lang"] = ENGLISH
        if element.get("hreflang") == tag:
            element.attributes["aria-current"] = "true"
    texts.speak(made, name_of(original), language.pages)
    for title in made.find("title"):
        if "ttgo" not in str(title.inside[0]):
            title.inside = [say("titled", title=title.inside[0])]
    if is_page(original):
        # A board in a frame has none, and no address that people know
        if made.find("header"):
            _head(made, language, original)
        if tag != ENGLISH:
            _move(made, tag, original)
            _say_language(made, language, original)
    return written(made)


def _head(page: Element, language: Language, address: str) -> None:
    """What search engines are told, and the script that finds the reader's language."""
    home = addresses()["Homepage"]
    (top,) = page.find("html")
    shown = {tag: home + joined(tag, address).removesuffix("index.html") for tag in languages()}
    own = home + joined(language.tag, address)
    for element in page.all():
        for attribute in ("content", "data-share"):  # where it says its own address
            if element.get(attribute) == home + address:
                element.attributes[attribute] = own
    lines: "list[Node]" = [Element("link", {"rel": "canonical", "href": shown[language.tag]})]
    if len(shown) > 1:
        top.attributes["data-page"] = joined(language.tag, address)
        lines += [
            Element("link", {"rel": "alternate", "hreflang": tag, "href": at})
            for tag, at in shown.items()
        ]
        lines.append(
            Element("link", {"rel": "alternate", "hreflang": "x-default", "href": shown[ENGLISH]})
        )
        if not any("early-start" in one.get("src") for one in page.all()):  # which begins with it
            script = posixpath.relpath(SCRIPT, posixpath.dirname(address) or ".")
            lines.append(Element("script", {"type": "module", "async": None, "src": script}))
    (title,) = page.find("title")
    page.insert(title, *[node for line in lines for node in (line, "\n")])


def _move(page: Element, tag: str, address: str) -> None:
    """Addresses in a page that is one folder deeper: pages stay in the language but for those that
    the chooser names, and everything else is where it was.
    """
    folder = posixpath.dirname(address)
    for element in page.all():
        for attribute in _REFERENCES:
            given = element.get(attribute)
            if attribute not in element.attributes or ELSEWHERE.match(given):
                continue
            path, mark, rest = re.split(r"([?#]|$)", given, maxsplit=1)
            there = posixpath.normpath(posixpath.join(folder, path))
            if "hreflang" in element.attributes or not is_page(there):
                moved = posixpath.relpath(there, posixpath.join(tag, folder))
                element.attributes[attribute] = moved + mark + rest


def _say_language(page: Element, language: Language, address: str) -> None:
    """The language of the page, and of what is in another one."""
    (top,) = page.find("html")
    if address not in UNTRANSLATED:
        top.attributes["lang"] = language.tag
        if language.dir != "ltr":
            top.attributes["dir"] = language.dir
    for element in page.all():
        if element.get("class") in ("untranslated", "site") and address in UNTRANSLATED:
            element.attributes["lang"] = language.tag
            element.attributes["dir"] = language.dir
