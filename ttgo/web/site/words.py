"""What the scripts say: small modules, made when they are asked for of the room "scripts" of the
catalogues, and kept nowhere.

    static/words/PART.js         English, built into what imports it; what the page has goes before it
    static/words/PART-own.js     the same without English, for scripts of the site's own pages
    static/words/TAG-board.js    what any board says in a language, and TAG-roles.js what some say,
                                 for pages of all languages
    static/words/others.js       which languages boards speak, and how they come
    static/words/inks.js         no words, but as they: the palette's inks and sizes of boards
    static/words/themes.js       and its themes, by name
    static/words/events.js       the events of each kind
    static/words/steps.js        of each step of the computer's way up its glances and games, and
                                 which one is the first

A message is called PART.name, or PART.table.name where scripts choose by a word. static/messages.js
makes a text of it, or a function of its facts. What a language lacks is English.
"""

import json
import posixpath
import re
from typing import Any

from ttgo.pages.html import Element, data
from ttgo.player.fit import FIRST
from ttgo.player.steps import STEPS, strength
from ttgo.session.events import by_kind
from ttgo.svg.palette import BOARD, BOARD_THEMES, DRAWN, GRAIN, INKS
from ttgo.web.site import languages

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    Tree = dict[str, Any]  # texts by name, or trees

FOLDER = languages.WORDS
_APART = ("unable", "python")  # of other people's pages, and of one that no language has
# What boards say, by the modules that they ask for
_OF_BOARDS = {"board": ("board",), "roles": ("start", "embed", "asked", "lesson")}
_ID = "ttgo-words"
PYTHON = "ttgo/languages/en.json"  # what Python says
PYTHON_AT = "data-ttgo-said"  # the attribute of a page that tells where that is
_ADDRESS = re.compile(r"static/words/([\w-]+?)(?:-(board|roles))?\.js")


def addresses() -> "list[str]":
    """The addresses of all these modules."""
    names = [*parts(languages.ENGLISH), "others", "inks", "themes", "events", "steps"]
    return [*(f"{FOLDER}{name}.js" for name in names), *own(), *of_boards()]


def own() -> "dict[str, str]":
    """The addresses of those for the site's own pages, each with the one in whose place it is."""
    return {
        f"{FOLDER}{part}-own.js": f"{FOLDER}{part}.js"
        for part in parts(languages.ENGLISH)
        if part not in _APART
    }


def of_boards() -> "list[str]":
    """The addresses of those that a board asks for by its language."""
    return [f"{FOLDER}{tag}-{kind}.js" for tag in _spoken() for kind in _OF_BOARDS]


def read(address: str) -> "bytes | None":
    """One of them; None for any other address."""
    found = _ADDRESS.fullmatch(address)
    if found is None or address not in addresses():
        return None
    name, kind = found.groups()
    if name == "others":
        text = f"export default {json.dumps(_spoken())};\n"
    elif name == "inks":
        inks = zip(("INKS", "DRAWN", "GRAIN"), (BOARD, DRAWN, GRAIN))
        text = "".join(f"export const {name} = {json.dumps(of)};\n" for name, of in inks)
    elif name == "themes":
        themes = {
            theme: ";".join(f"--tt-{ink}:{tone}" for ink, tone in zip(INKS, tones.split()))
            for theme, tones in BOARD_THEMES.items()
        }
        text = f"export const THEMES = {json.dumps(themes)};\n"
    elif name == "events":
        kinds = by_kind()
        text = "".join(f"export const {of.upper()} = {json.dumps(kinds[of])};\n" for of in kinds)
    elif name == "steps":
        steps = [strength(step) for step in range(1, STEPS + 1)]
        text = f"export const FIRST = {FIRST};\nexport const STEPS = {json.dumps(steps)};\n"
    elif kind:
        text = _board(name, _OF_BOARDS[kind])
    elif name.endswith("-own"):
        text = _of_page(name.removesuffix("-own"))
    else:
        text = _of_page(name, built_in=True)
    return text.encode()


def at_first(tag: str, names: "Iterable[str]") -> str:
    """In the place of static/words/board.js, what a board says in a language at first: the messages
    of these names.
    """
    board = parts(tag)["board"]
    said = {name: board[name] for name in board if name in names}
    return (
        'import { spoken } from "../messages.js";\n'
        f"export default spoken({_written(said)}, {json.dumps(tag)});\n"
    )


def _catalogue(tag: str) -> "dict[str, str]":
    return dict(languages.catalogue(tag).get(languages.SCRIPTS, {}))


def _spoken() -> "list[str]":
    """The tags of the languages besides English that scripts speak."""
    return [tag for tag in languages.tags() if tag != languages.ENGLISH and _catalogue(tag)]


def parts(tag: str) -> "dict[str, Tree]":
    """All messages by part and name, in the order of English, with English where there is none."""
    own = _catalogue(tag)
    found: "dict[str, Tree]" = {}
    for name, english in _catalogue(languages.ENGLISH).items():
        *path, last = name.split(".")
        place: "Tree" = found
        for step in path:
            place = place.setdefault(step, {})
        place[last] = own.get(name, english)
    return found


def _of_page(part: str, built_in: bool = False) -> str:
    """The messages of a part by their names: those that the page has, or else English, if that is
    built in. Those of boards stand in one table, which may be exchanged for another; in a bundle the
    others need no names.
    """
    messages = parts(languages.ENGLISH)[part]
    english = f", {_written(unnamed(part, messages))}" if built_in else ""
    given = f"said({json.dumps(part)}{english})"
    names = f"const [{', '.join(messages)}] = {given}"
    exported = f"default {given}[0]" if part == "board" else names
    return f'import {{ said }} from "../messages.js";\nexport {exported};\n'


def tell(address: str, page: "Element", tag: str) -> None:
    """Give a page with scripts what they say in a language, at its end, before which no module
    runs, and where it is what Python says.
    """
    if any(one.get("type") == "module" for one in page.find("script")):
        messages = parts(tag).items()
        said = {part: unnamed(part, of) for part, of in messages if part not in _APART}
        for body in page.find("body"):
            script = {"type": "application/json", "id": _ID}
            body.inside += [Element("script", {**script}, [data({"tag": tag, **said})]), "\n"]
        for top in page.find("html"):
            python = posixpath.relpath(PYTHON, posixpath.dirname(address) or ".")
            top.attributes[PYTHON_AT] = python  # which may be asked for before the page has come


def keep(page: "Element", scripts: str) -> None:
    """Keep of that what these scripts of a build need: what is English is built in for boards."""
    for one in page.find("script", id=_ID):
        said = json.loads(str(one.inside[0]))
        ends = r"\)" if said["tag"] == languages.ENGLISH else r"[,)]"
        needed = {"tag", *re.findall(rf'\("(\w+)"{ends}', scripts)}
        one.inside = [data({part: said[part] for part in said if part in needed})]
        if needed.isdisjoint({*said} - {"tag"}):
            page.parent(one).inside.remove(one)


def unnamed(part: str, messages: "Tree") -> "list[Any]":
    """The messages of a part in their order, as pages and scripts have them; those of boards keep
    their names.
    """
    return [messages] if part == "board" else list(messages.values())


def _board(tag: str, kinds: "tuple[str, ...]") -> str:
    said = parts(tag)
    words = {name: one for part in kinds for name, one in said.get(part, {}).items()}
    return f"export default {_written(words)};\n"


def _written(messages: object) -> str:
    return json.dumps(messages, ensure_ascii=False, separators=(",", ":"))
