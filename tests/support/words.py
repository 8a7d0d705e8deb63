"""What the scripts say and the list of Python's files, where node and tsc find them: in
static/words/, which git ignores. A server and a build make their own. Beside them stand their
types, so that tsc knows each message by its name and by its facts; and Python's answers.
"""

from tests.support import answers
from tests.support.catalogue import names
from tests.support.sites import CLONE, ROOT
from ttgo.language import parsed
from ttgo.session.events import by_kind
from ttgo.web.fill.made import configuration
from ttgo.web.site import words
from ttgo.web.site.languages import ENGLISH

PLAIN = {
    "others": "declare const others: string[];\nexport default others;\n",
    "inks": "export const INKS: [string, string, string][];\n"
    "export const DRAWN: Record<string, any>;\nexport const GRAIN: string;\n",
    "events": "".join(f"export const {kind.upper()}: string[];\n" for kind in by_kind()),
    "themes": "export const THEMES: Record<string, string>;\n",
}


def typed(tree):
    """The type of a message, or of a table of them."""
    if isinstance(tree, str):
        facts = sorted({f"{name}: any" for name, _ in names(parsed(tree))})
        return f"(facts: {{{'; '.join(facts)}}}) => string" if facts else "string"
    kinds = {name: typed(inner) for name, inner in tree.items()}
    if len({*kinds.values()}) == 1:
        return f"Record<string, {kinds.popitem()[1]}>"
    return "{" + "; ".join(f"{name!r}: {kind}" for name, kind in kinds.items()) + "}"


def types(part, tree):
    if part == "board":
        return f"declare const board: {typed(tree)};\nexport default board;\n"
    return "".join(f"export const {name}: {typed(inner)};\n" for name, inner in tree.items())


def write():
    """Have those of the catalogues as they are now, and no others."""
    folder = ROOT / words.FOLDER
    folder.mkdir(exist_ok=True)
    english = {part: types(part, tree) for part, tree in words.parts(ENGLISH).items()}
    made = {f"{name}.d.ts": text.encode() for name, text in {**PLAIN, **english}.items()}
    for address in words.addresses():
        name = address.removeprefix(words.FOLDER)
        untyped = b"" if f"{name[:-3]}.d.ts" in made else b"// @ts-nocheck\n"
        made[name] = untyped + (words.read(address) or b"")
    made[".pyscript.json"] = configuration(CLONE)
    made["answers.js"] = answers.module().encode()
    for path in folder.iterdir():
        if path.name not in made:
            path.unlink()
    for name, text in made.items():
        (folder / name).write_bytes(text)


if __name__ == "__main__":
    write()
