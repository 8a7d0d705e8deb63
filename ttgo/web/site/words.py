"""What the scripts say: small modules, made when they are asked for of the room "scripts" of the
catalogues, and kept nowhere.

    static/words/PART.js         English, built into what imports it; the page's own language goes
                                 before it
    static/words/TAG.js          all that the scripts of a page in this language say, which the page
                                 loads before them
    static/words/TAG-board.js    what any board says in it, and TAG-roles.js what some say, for
                                 pages of all languages
    static/words/others.js       which languages boards speak, and how they come
    static/words/inks.js         no words, but as they: the palette's inks and sizes of boards
    static/words/themes.js       and its themes, by name
    static/words/events.js       the events of each kind

A message is called PART.name, or PART.table.name where scripts choose by a word. static/messages.js
makes a text of it, or a function of its facts. What a language lacks is English.
"""

import json
import re
from typing import Any

from ttgo.session.events import by_kind
from ttgo.svg.palette import BOARD, BOARD_THEMES, DRAWN, GRAIN, INKS
from ttgo.web.site import languages

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable

    Tree = dict[str, Any]  # texts by name, or trees

FOLDER = languages.WORDS
_ENGLISH = ("unable", "python")  # of other people's pages, and of one that no language has
# What boards say, by the modules that they ask for
_OF_BOARDS = {"board": ("board",), "roles": ("start", "embed", "asked", "lesson")}
_ADDRESS = re.compile(r"static/words/([\w-]+?)(?:-(board|roles))?\.js")


def addresses() -> "list[str]":
    """The addresses of all these modules."""
    names = [*parts(languages.ENGLISH), "others", "inks", "themes", "events", *_spoken()]
    return [*(f"{FOLDER}{name}.js" for name in names), *of_boards()]


def of_boards() -> "list[str]":
    """The addresses of those that a board asks for by its language."""
    return [f"{FOLDER}{tag}-{kind}.js" for tag in _spoken() for kind in _OF_BOARDS]


def asked() -> "list[str]":
    """Of these what browsers ask for; what is English is built into what imports it."""
    return [*(f"{FOLDER}{tag}.js" for tag in _spoken()), *of_boards()]


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
    elif kind:
        text = _board(name, _OF_BOARDS[kind])
    elif name in _spoken():
        text = _page(name)
    else:
        text = _english(name)
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


def _english(part: str) -> str:
    """The messages of a part by their names: those of the page's own language, or else these. Those
    of boards stand in one table, which may be exchanged for another; in a bundle the others need
    no names.
    """
    messages = parts(languages.ENGLISH)[part]
    given = f"said({json.dumps(part)}, {_of_part(part, messages)})"
    names = f"const [{', '.join(messages)}] = {given}"
    exported = f"default {given}[0]" if part == "board" else names
    return f'import {{ said }} from "../messages.js";\nexport {exported};\n'


def _page(tag: str) -> str:
    said = ",".join(
        f"{part}:{_of_part(part, messages)}"
        for part, messages in parts(tag).items()
        if part not in _ENGLISH
    )
    return f'ttgoWords={{tag:"{tag}",{said}}}\n'


def _of_part(part: str, messages: "Tree") -> str:
    return _written([messages] if part == "board" else list(messages.values()))


def _board(tag: str, kinds: "tuple[str, ...]") -> str:
    said = parts(tag)
    words = {name: one for part in kinds for name, one in said.get(part, {}).items()}
    return f"export default {_written(words)};\n"


def _written(messages: object) -> str:
    return json.dumps(messages, ensure_ascii=False, separators=(",", ":"))
