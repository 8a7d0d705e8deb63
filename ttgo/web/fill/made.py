"""The generated files of the site: pictures, the pages of static/why/, what other pages are filled
in with, all pages in all languages (languages.py), and what the scripts say (words.py).

They are made on request, so no copy is ever out of date. Their generators are imported late because
that takes a while.
"""

import functools
import json
import posixpath
import re
import threading
from pathlib import Path

from ttgo import language
from ttgo.pages.html import Element, written
from ttgo.pages.html import read as read_page
from ttgo.session.events import EVENTS, does
from ttgo.web.fill import archive
from ttgo.web.site import languages, shell, texts, words
from ttgo.web.site.places import Site
from ttgo.web.site.places import addresses as published

CONFIG = "static/pyscript.json"
_FOLDERS = ("demos", "rules", "player", "changes", "examples", "docs")
_COMMANDS = ("__main__.py", "score.py")
_WHY = "static/why/"
_CATALOGUE = re.compile(r"ttgo/(?:languages/([\w-]+\.json)|(\w+)/said\.json)")
_parsed = functools.cache(language.parsed)
_ALONE = threading.Lock()  # a page and its pictures are requested at the same time


def addresses(site: Site) -> "list[str]":
    """The addresses of all generated files, including the pages."""
    with _ALONE:
        pages = _pages(site)
        return [
            *(languages.joined(tag, address) for tag in languages.languages() for address in pages),
            *(f"static/{folder}/{name}" for folder in _FOLDERS for name in _folder(folder)),
            *(f"{_WHY}{name}" for name in _why_names() if not name.endswith(".html")),
            archive.ADDRESS,
            archive.PAGE,
            *([shell.LOOK] if (site.static / "look").is_dir() else []),
            *words.addresses(),
        ]


def read(site: Site, address: str) -> "bytes | None":
    """A generated file; None for any other address."""
    folder, _, name = address.removeprefix("static/").partition("/")
    if found := _CATALOGUE.fullmatch(address):
        path = languages.FOLDER / (found[1] or "en.json")
        return spoken(path, found[2]) if path.is_file() else None
    if address == archive.ADDRESS:
        return archive.packed(site, lambda name: read(site, name))
    if address == archive.PAGE:
        return archive.page()
    if address == CONFIG:
        return configuration(site)
    if address == shell.LOOK:
        parts = [site.static / "look" / f"{name}.css" for name in shell.LOOKS]
        return shell.style().encode() + b"".join(part.read_bytes() for part in parts)
    if address in shell.COLOURED:
        return shell.coloured((site.page / address).read_text(encoding="utf-8")).encode()
    if address.startswith(words.FOLDER):
        return words.read(address)
    with _ALONE:
        tag, original = languages.split(address)
        if original in _pages(site):
            language.speak(tag)
            try:
                page = source(site, original)
                own = languages.ENGLISH if original in languages.UNTRANSLATED else tag
                words.tell(address, page, own)
                return languages.page(address, page).encode()
            finally:
                language.speak(languages.ENGLISH)
        if address.startswith("static/") and folder in _FOLDERS:
            text = _folder(folder).get(name)
            return None if text is None else text.encode()
        if address.startswith(_WHY):
            from ttgo.pages.why import picture_file

            return picture_file(address.removeprefix(_WHY))
    return None


def spoken(path: Path, room: "str | None" = None) -> bytes:
    """A catalogue as browsers get it: without the rooms that pages are made of, its messages parsed,
    which takes MicroPython longer than a turn. Of English, which each page begins with, the
    messages of some folders come with them (language.extend): `room` is such a folder.
    """
    rooms = json.loads(path.read_text(encoding="utf-8"))
    for messages in [rooms[name] for name in ("python", *languages.OF_FOLDERS) if name in rooms]:
        messages.update({name: _parsed(text) for name, text in messages.items()})
    left_out = languages.WRITTEN + (languages.OF_FOLDERS if path.stem == languages.ENGLISH else ())
    kept = {name: messages for name, messages in rooms.items() if name not in left_out}
    return json.dumps(
        rooms.get(room, {}) if room else kept, ensure_ascii=False, separators=(",", ":")
    ).encode()


def configuration(site: Site) -> bytes:
    """pyscript.json, with the events that need what comes later, the files of the folders that it
    names, what an opponent and other grids also need, and the languages.
    """
    config = json.loads((site.page / CONFIG).read_text(encoding="utf-8"))
    files = _python(site, ".", *config.pop("folders"))
    if (site.rules / "languages").is_dir():
        files.append(f"../ttgo/languages/{languages.ENGLISH}.json")
    tags = [tag for tag in languages.tags() if tag != languages.ENGLISH]
    made = {
        "later": {path: [do for do in EVENTS if does(do, _part(path))] for path in config["later"]},
        "files": {name: f"./{name[3:].rpartition('/')[0]}/" for name in files},
        "opponent": _python(site, "solve", "player"),
        "lab": _python(site, "lab"),
        "languages": {tag: f"../ttgo/languages/{tag}.json" for tag in tags},
    }
    return json.dumps(config | made).encode()


def _part(path: str) -> str:
    """What the table of events calls a folder or a module of ttgo/.

    >>> _part("../ttgo/sgf/"), _part("../ttgo/territory.py")
    ('sgf', 'territory')
    """
    return path.removeprefix("../ttgo/").removesuffix(".py").removesuffix("/")


def _python(site: Site, *folders: str) -> "list[str]":
    """The modules of folders of ttgo/ ("." for itself, without its commands), and the messages that
    come with them.
    """
    found = []
    for folder in folders:
        there = sorted(path.name for path in (site.rules / folder).glob("*.py"))
        if folder == ".":
            found += [f"../ttgo/{name}" for name in there if name not in _COMMANDS]
            continue
        # its messages (language.extend)
        there += ["said.json"] if folder in languages.OF_FOLDERS else []
        found += [f"../ttgo/{folder}/{name}" for name in there]
    return found


def english(site: Site) -> "dict[str, dict[str, str]]":
    """All messages of all pages in English, by the page's name and their own: what there is to
    translate.
    """
    return texts.english(
        (languages.name_of(address), source(site, address)) for address in _pages(site)
    )


def source(site: Site, address: str) -> Element:
    """An English page with the names of its texts, with what all pages have, and with its generated
    parts in the language that is spoken.
    """
    from ttgo.pages import docs, why

    name = posixpath.basename(address).removesuffix(".html")
    if (site.page / address).is_file():
        text = (site.page / address).read_text(encoding="utf-8")
    elif address.startswith(_WHY):
        text = why.page(name, published()["Homepage"])
    else:
        text = docs.page(name)
    made = read_page(_page(address, text, language.spoken())[0])
    why.entitle(made)
    shell.fill(address, made)
    languages.lead(address, made)
    return made


def _pages(site: Site) -> "list[str]":
    """The English pages that are there; a symbolic link may lead out of the site."""
    from ttgo.pages import docs

    written = [site.page / "index.html", *sorted((site.page / "static").glob("*.html"))]
    written += sorted((site.page / "static" / "why").glob("*.html"))
    files = (path for path in written if path.is_file() and not path.is_symlink())
    found = [path.relative_to(site.page).as_posix() for path in files]
    found += [f"static/{name}.html" for name in docs.names()]
    return [*found, *(f"{_WHY}{name}" for name in _why_names() if name.endswith(".html"))]


def _why_names() -> "list[str]":
    from ttgo.pages import why

    return why.names()


@functools.cache
def _page(address: str, text: str, spoken: str) -> "tuple[str, dict[str, str]]":
    """A written page with its generated parts filled in, in the language that is spoken, and by the
    names of their files the pictures that stand in its boards.
    """
    from ttgo.pages import both, docs, learn, pictures
    from ttgo.web.fill import change, engines, player

    fills = {
        "index.html": pictures.describe,
        "static/change.html": change.fill,
        "static/engines.html": engines.fill,
        "static/player.html": player.fill,
        "static/rules.html": learn.fill,
        "static/translate.html": languages.doubted,
        "static/why/who-won.html": both.fill,
    }
    drawn: "dict[str, str]" = {}
    name = posixpath.basename(address).removesuffix(".html")
    if address not in fills and name not in docs.names():
        return text, drawn
    made = read_page(text)
    if address in fills:
        fills[address](made)
    if name in docs.names():
        language.speak(languages.ENGLISH if address in languages.UNTRANSLATED else spoken)
        drawn = pictures.stand_in(name, made)
        language.speak(spoken)
    return written(made), drawn


@functools.cache
def _folder(folder: str) -> "dict[str, str]":
    """The files of a folder by name."""
    from ttgo.pages import docs, learn, pictures
    from ttgo.web.fill import change, player

    if folder == "demos":
        return {**learn.pictures(), "demos.json": learn.table()}
    if folder == "changes":
        return change.pictures()
    if folder == "examples":
        return {"picture.svg": docs.picture()}
    if folder == "docs":
        pages = {f"static/{name}.html": docs.page(name) for name in docs.names()}
        drawn = [_page(at, text, languages.ENGLISH)[1] for at, text in pages.items()]
        return {name: svg for one in drawn for name, svg in one.items()}
    if folder == "rules":
        return {f"{name}.svg": draw() for name, draw in pictures.PICTURES.items()}
    return {f"{name}.svg": finding.svg for name, finding in player.findings().items()}
