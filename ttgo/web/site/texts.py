"""The texts of a page, by their names, and the page with the texts of another language.

    <p data-say="lead">Read <a href="rules.html">the rules</a>.</p>
        the message "lead": Read <a>the rules</a>.
    <nav aria-label="Pages" data-say-aria-label="pages">
        the message "pages": Pages

English stands in the page itself, and other languages in their catalogues, in the room "pages":
messages by the name of the page and their own. A name with a dot says its page itself: "site.play"
is of every page. The elements in a text are tags, which have the attributes that they have in
English; of several of one kind each has its number: <a1>, <a2>. What is no text, such as <input/>,
and what has a name of its own, is a tag without an inside. Everything else in a message is text.
What is English in each language has the attribute data-english.
"""

import contextlib
import re

from ttgo.pages.html import VOID, Element

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    from ttgo.pages.html import Node

    Pages = dict[str, dict[str, str]]  # messages by the page's name and their own

SAY = "data-say"
TAG = re.compile(r"<(/?)([a-z][a-z-]*\d*)(/?)>")
_WHOLE = VOID | {"svg", "select", "textarea", "pre", "tt-board"}
_SPACE = re.compile(r"[ \n]+")


class BadText(ValueError):
    """A message that does not have the tags of the English one; for its author."""


def english(pages: "Iterable[tuple[str, Element]]") -> "Pages":
    """All messages of English pages, each after its name."""
    found: "Pages" = {}
    for name, element in [(name, one) for name, page in pages for one in page.all()]:
        for attribute in list(element.attributes):
            if attribute == SAY:
                text = _message(element)
            elif attribute.startswith(f"{SAY}-"):
                text = _SPACE.sub(" ", element.get(attribute.removeprefix(f"{SAY}-")))
            else:
                continue
            of, said = _named(element.get(attribute), name)
            if found.setdefault(of, {}).setdefault(said, text) != text:
                raise ValueError(
                    f"The text {of}.{said} is two texts: {text!r} and {found[of][said]!r}."
                )
    return found


def speak(page: Element, name: str, pages: "Pages") -> None:
    """Give a page the messages of a language, and take the names away. A message that is not there,
    or that has other tags than the English one, stays English.
    """

    def said(given: str, text: str) -> str:
        of, own = _named(given, name)
        return pages.get(of, {}).get(own, "") or text

    for element in page.all():
        for attribute in list(element.attributes):
            if attribute.startswith(f"{SAY}-"):
                key = attribute.removeprefix(f"{SAY}-")
                text = _SPACE.sub(" ", element.get(key))
                element.attributes[key] = said(element.attributes.pop(attribute) or "", text)
    for element in page.all():
        if SAY in element.attributes:
            text = _message(element)
            for message in (said(element.get(SAY), text), text):
                with contextlib.suppress(BadText):
                    element.inside = _nodes(element, message)
                    break
            del element.attributes[SAY]


def _named(given: str, name: str) -> "tuple[str, str]":
    of, dot, own = given.rpartition(".")
    return (of, own) if dot else (name, own)


def _message(element: Element) -> str:
    """The English text of an element, with its tags."""
    tagged = {id(one): tag for tag, one in _tagged(element).items()}

    def inside(parent: Element) -> str:
        said = ""
        for node in parent.inside:
            if isinstance(node, str):
                said += node
            elif _is_whole(node):
                said += f"<{tagged[id(node)]}/>"
            else:
                said += f"<{tagged[id(node)]}>{inside(node)}</{tagged[id(node)]}>"
        return said

    return _SPACE.sub(" ", inside(element)).strip()


def _is_whole(element: Element) -> bool:
    """Whether it has nothing to translate, or says itself what it is called."""
    return element.name in _WHOLE or any(SAY in one.attributes for one in element.all())


def _tagged(element: Element) -> "dict[str, Element]":
    """The elements in an element that are tags of its message, by their names."""
    found: "list[Element]" = []

    def look(parent: Element) -> None:
        for node in parent.inside:
            if isinstance(node, Element):
                found.append(node)
                if not _is_whole(node):
                    look(node)

    look(element)
    names = [one.name for one in found]
    return {
        one.name
        + (str(names[: index + 1].count(one.name)) if names.count(one.name) > 1 else ""): one
        for index, one in enumerate(found)
    }


def _nodes(element: Element, message: str) -> "list[Node]":
    """A message as what is in an element. Raises BadText where its tags are not those of the
    element.
    """
    tagged = _tagged(element)
    left = set(tagged)
    opened: "list[tuple[str, list[Node]]]" = [("", [])]
    at = 0
    for token in TAG.finditer(message):
        end, tag, alone = token.groups()
        if tag not in tagged:
            continue
        opened[-1][1].append(message[at : token.start()])
        at = token.end()
        if end:
            if len(opened) == 1 or opened.pop()[0] != tag:
                raise BadText(f"</{tag}> closes nothing: {message}")
            continue
        one = tagged[tag]
        if tag not in left or bool(alone) != _is_whole(one):
            raise BadText(f"<{tag}> is not as in English: {message}")
        left.remove(tag)
        if alone:
            opened[-1][1].append(one)
        else:
            new = Element(one.name, dict(one.attributes))
            opened[-1][1].append(new)
            opened.append((tag, new.inside))
    if len(opened) > 1 or left:
        raise BadText(f"A tag is missing: {message}")
    opened[0][1].append(message[at:])
    return opened[0][1]
