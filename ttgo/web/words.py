"""What the scripts say: small modules, compiled when they are asked for from the room "scripts" of
the catalogues, and kept nowhere.

    static/words/PART.js         English, built into what imports it; the page's own language goes
                                 before it
    static/words/TAG.js          all that the scripts of a page in this language say, which the page
                                 loads before them
    static/words/TAG-board.js    what any board says in it, and TAG-roles.js what some say, for
                                 pages of all languages
    static/words/others.js       which languages boards speak, and how they come
    static/words/inks.js         no words, but as they: the palette's inks and sizes of boards
    static/words/themes.js       and its themes, by name

A message is called PART.name, or PART.table.name where scripts choose by a word. It becomes a text,
or a function of its facts: nothing is parsed in a browser. What a language lacks is English.
"""

import json
import re
from typing import Any

from ttgo.language import parsed
from ttgo.svg.palette import BOARD, BOARD_THEMES, DRAWN, GRAIN, INKS
from ttgo.web import languages

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.language import Parts

    Tree = dict[str, Any]  # texts by name, or trees

FOLDER = languages.WORDS
ENGLISH_ONLY = (
    "unable.",
    "python.",
)  # of pages that no language has, and of other people's pages
_BOARD, _ROLES = ("board",), ("start", "embed", "asked")
# Of a board's words, those that it says before all others have come (static/game/first.js).
FIRST = set(
    "between goBoard sized onCopy empty marked disputed stone reaches string labelled marks "
    "notAllowed wantsOff".split()
)
_ADDRESS = re.compile(r"static/words/([\w-]+?)(?:-(board|roles))?\.js")


def addresses() -> "list[str]":
    """The addresses of all these modules."""
    names = [*_parts(languages.ENGLISH), "others", "inks", "themes", *_spoken()]
    return [*(f"{FOLDER}{name}.js" for name in names), *of_boards()]


def of_boards() -> "list[str]":
    """The addresses of those that a board asks for by its language."""
    return [f"{FOLDER}{tag}-{kind}.js" for tag in _spoken() for kind in ("board", "roles")]


def read(address: str, *, typed: bool = False) -> "bytes | None":
    """One of them; None for any other address. `typed` has the types that English messages are
    checked by.
    """
    found = _ADDRESS.fullmatch(address)
    if found is None or address not in addresses():
        return None
    name, kind = found.groups()
    untyped = "// @ts-nocheck\n" if typed else ""
    if name == "others":
        text = f"export default {json.dumps(_spoken())};\n"
    elif name == "inks":
        text = _inks(typed)
    elif name == "themes":
        inks = {
            theme: ";".join(f"--tt-{ink}:{tone}" for ink, tone in zip(INKS, tones.split()))
            for theme, tones in BOARD_THEMES.items()
        }
        text = f"export const THEMES = {json.dumps(inks)};\n"
    elif kind:
        text = untyped + _board(name, _BOARD if kind == "board" else _ROLES)
    elif name in _spoken():
        text = untyped + _page(name)
    else:
        text = _english(name, typed)
    return text.encode()


def _inks(typed: bool) -> str:
    """The inks of boards: each with its name, and its tones in light and in dark; what is drawn
    with them, and how large.
    """
    kinds = ("[string, string, string][]", "Record<string, any>", "[number, string]")
    return "".join(
        f"export const {name} = {f'/** @type {{{kind}}} */ ' if typed else ''}({json.dumps(of)});\n"
        for name, of, kind in zip(("INKS", "DRAWN", "GRAIN"), (BOARD, DRAWN, GRAIN), kinds)
    )


def at_first(tag: str) -> str:
    """In the place of static/words/board.js, what a board says in a language at first."""
    board = _parts(tag)["board"]
    said = {name: tree for name, tree in board.items() if name in FIRST}
    return f"{_forms(tag)}\nexport default {_value(said)};\n"


def compiled(message: str) -> str:
    """A message as JavaScript: a text, or a function of its facts, f. `form` is there, which names
    a number's plural.

    >>> compiled("{n, plural, one {a stone} other {# stones}}")
    'f=>form(f.n)=="one"?"a stone":`${f.n} stones`'
    """
    parts = parsed(message)
    return _text(parts) if all(isinstance(part, str) for part in parts) else f"f=>{_text(parts)}"


def types(message: str) -> "dict[str, str]":
    """Of which type each fact of a message is, in TypeScript's words.

    >>> types("{who, select, true {You} other {{name}}} {n, plural, other {#}}")
    {'who': 'boolean', 'name': 'string | number', 'n': 'number'}
    """
    found: "dict[str, str]" = {}

    def look(parts: "Parts") -> None:
        for part in parts:
            if isinstance(part, str):
                continue
            name, kind, texts = part
            yes_or_no = kind == "select" and not {*texts} - {"true", "false", "other"}
            said = "number" if kind == "plural" else "boolean" if yes_or_no else "string | number"
            if found.get(name) != "number":
                found[name] = said
            for text in texts.values():
                look(text)

    look(parsed(message))
    return found


def _catalogue(tag: str) -> "dict[str, str]":
    return dict(languages.catalogue(tag).get(languages.SCRIPTS, {}))


def _spoken() -> "list[str]":
    """The tags of the languages besides English that scripts speak."""
    return [tag for tag in languages.tags() if tag != languages.ENGLISH and _catalogue(tag)]


def _parts(tag: str) -> "dict[str, Tree]":
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


def _text(parts: "Parts") -> str:
    """Parts of a message as one value."""
    if all(isinstance(part, str) for part in parts):
        return json.dumps("".join(map(str, parts)), ensure_ascii=False)
    if len(parts) == 1 and parts[0][1]:
        return _choice(parts[0])  # type: ignore[arg-type]
    return (
        "`"
        + "".join(
            _quoted(part) if isinstance(part, str) else f"${{{_choice(part)}}}" for part in parts
        )
        + "`"
    )


def _quoted(text: str) -> str:
    return re.sub(r"[`\\]|\$(?=\{)", r"\\\g<0>", text)


def _choice(fact: "tuple[str, str, dict[str, Parts]]") -> str:
    name, kind, texts = fact
    if not kind:
        return f"f.{name}"
    code = ""
    # A number goes before the form that it has
    for selector in sorted(texts, key=lambda one: not one.startswith("=")):
        if selector == "other":
            continue
        if kind == "plural":
            when = (
                f"f.{name}=={selector[1:]}"
                if selector.startswith("=")
                else f'form(f.{name})=="{selector}"'
            )
        else:
            when = (
                f"f.{name}==={selector}"
                if selector in ("true", "false")
                else f'f.{name}=="{selector}"'
            )
        code += f"{when}?{_text(texts[selector])}:"
    return code + _text(texts["other"])


def _value(tree: "Tree | str") -> str:
    """A message, or a table of them."""
    if isinstance(tree, str):
        return compiled(tree)
    return (
        "{" + ",".join(f"{json.dumps(name)}:{_value(inner)}" for name, inner in tree.items()) + "}"
    )


def _typed(tree: "Tree | str") -> str:
    if isinstance(tree, str):
        facts = types(tree)
        given = "; ".join(f"{name}: {kind}" for name, kind in facts.items())
        return f"(facts: {{{given}}}) => string" if facts else "string"
    kinds = {name: _typed(inner) for name, inner in tree.items()}
    if len({*kinds.values()}) == 1:
        return f"Record<string, {kinds.popitem()[1]}>"
    return "{" + "; ".join(f"{json.dumps(name)}: {kind}" for name, kind in kinds.items()) + "}"


def _english(part: str, typed: bool) -> str:
    """The messages of a part by their names: those of the page's own language, or else these. A
    module of its own asks which: what several parts of a bundle share would be one file more. Those
    of boards stand in one object, which may be exchanged for another.
    """
    tree = _parts(languages.ENGLISH)[part]
    whole = part in _BOARD
    kind = _typed(tree) if whole else f"[{', '.join(map(_typed, tree.values()))}]"
    page = "/** @type {any} */ (globalThis)" if typed else "globalThis"
    names = "export default said" if whole else f"export const [{', '.join(tree)}] = said"
    said = _value(tree) if whole else _list(tree)
    forms = _forms(languages.ENGLISH) if "form(" in said else ""
    return (
        f"{forms}\n{f'/** @type {{{kind}}} */ ' if typed else ''}"
        f"const said = {page}.ttgoWords?.{part} ?? {said};\n{names};\n"
    )


def _list(tree: "Tree") -> str:
    return f"[{','.join(map(_value, tree.values()))}]"


def _forms(tag: str) -> str:
    """What names a number's form in a language."""
    form = "(/** @type {number} */ n) => rules.select(n)"
    return f'const rules = new Intl.PluralRules("{tag}"), form = {form};'


def _page(tag: str) -> str:
    said = ",".join(
        f"{part}:{_value(tree) if part in _BOARD else _list(tree)}"
        for part, tree in _parts(tag).items()
        if f"{part}." not in ENGLISH_ONLY
    )
    return f'{{{_forms(tag)}globalThis.ttgoWords={{tag:"{tag}",{said}}}}}\n'


def _board(tag: str, parts: "tuple[str, ...]") -> str:
    there = _parts(tag)
    words = {name: tree for part in parts for name, tree in there.get(part, {}).items()}
    return f"{_forms(tag)}\nexport default {_value(words)};\n"
