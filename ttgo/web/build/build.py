"""`ttgo build DIR`: the whole site as plain files, for any static host and under any path.

    index.html  static/*.html  static/embed.js  static/examples/  static/cases/
    static/manifest.webmanifest
                      what people link to, at the same addresses as in a clone
    static/why/       pages and pictures that no browser fetches in advance
    sw.js  404.html  ttgo.html  embed.js  sitemap.xml  preview.png  ttgo-build.json
    static/NAME-HASH.js and others  python-HASH/  said-HASH/  words-HASH/
                      all else of ours, at addresses that change only with what is there (lasting.py)
    runtime-HASH/     MicroPython, Pyodide and PyScript

So a page can only ever get the files that it was built with, from whatever cache between it and the
host, and a host may let browsers keep what has a hash in its address for ever. What the build
before had stays where it was, for pages that are open. What is built is put together beside the
folder and takes its place when it is whole, so a build that fails loses nothing.
"""

import gzip
import json
import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ttgo.pages.html import read as read_page
from ttgo.pages.html import written
from ttgo.version import __version__
from ttgo.web.build import core, lasting, pages, scripts
from ttgo.web.build.tools import CannotBuild, begin, workshop
from ttgo.web.fill import archive
from ttgo.web.inventory import files
from ttgo.web.site import languages
from ttgo.web.site.places import Site, addresses

MARK = "ttgo-build.json"  # in every build: a list of its files
_RUNTIME = "static/node_modules/"
_APART = re.compile(r"(?:[\w-]+/)?static/why/")
# the part of the runtime that is kept from the first visit on; the rest, 13 MB, when it has been
# used
_FIRST = "@micropython/"
# Languages, and what one page alone needs: kept from its first use on. What runs a reader's lines,
# all by which rules are changed, a lesson's element, which other people's pages have, and its
# editor, the verdict on a board, the package for other people's pages.
_RARE = re.compile(
    r"ttgo/(lab|languages(?!/en\.)|photo)/|ttgo/territory\.py"
    r"|static/(cases|changes?|docs|learn/exercises|lesson|make|why|words)/"
    r"|static/(change|make-lesson)\.html|static/examples/ttgo\.zip"
    r"|static/python/(bounded|lines-worker|page)\.js|static/embed/embed-graph-"
    r"|static/node_modules/@pyscript/core/dist/(codemirror|index-|zip-)"
)
_UNPACKED = (".png", ".zip", "")  # all else of text and wasm has a compressed copy
# All that boards on other people's pages need, where MicroPython thinks for an opponent, too
_OF_BOARDS = re.compile(
    r"ttgo/|static/(demos/demos\.json|embed/(element|embed-.+|frame)\.js|lesson/element\.js"
    r"|board\.html|rules/rule-9\.svg|embed\.css"
    r"|(head|host|icon|licences|pyscript)\.\w+|python/micropython(-worker)?\.js"
    r"|words/\S+-(board|roles)\.js|node_modules/(@micropython|lean-qr)/)"
)
_MODULE = re.compile(
    rb"\b(pyodide|pyodide\.asm|micropython|lean-qr/index)\.mjs\b"
)  # of the runtime


def build(
    site: Site, folder: Path, boards: bool = False, more: "dict[str, bytes] | None" = None
) -> None:
    """Build the site, or what its boards need, and `more` files by address, into a folder that does
    not exist or is empty, or in place of an earlier build.

    A link to such a folder stays one. Raises CannotBuild.
    """
    refuse(site, folder)
    try:
        place = folder.resolve()
        place.parent.mkdir(parents=True, exist_ok=True)
        with workshop(place.parent, ".ttgo-build") as beside:
            new, old = beside / "new", beside / "old"
            _write(site, new, boards, more or {})
            kept = _keep(place, new)
            text = json.dumps(
                {"ttgo": __version__, "files": sorted(_files(new) - kept), "kept": sorted(kept)}
            )
            (new / MARK).write_text(text + "\n", encoding="utf-8")
            if place.exists():
                place.rename(old)
            try:
                new.rename(place)
            except OSError:
                if old.exists():
                    old.rename(place)
                raise
    except OSError as error:
        raise _cannot(folder, error) from error


def refuse(site: Site, folder: Path) -> None:
    """Raise CannotBuild, before anything is fetched, if this folder cannot have the site."""
    try:
        place = folder.resolve()
        for source in (site.static, site.rules, site.fetched / "node_modules"):
            # A build would become part of what it is made of.
            if place == site.page.resolve() or place.is_relative_to(source.resolve()):
                raise CannotBuild(
                    f"{folder} is in {source}, which the site is made of: name a folder elsewhere."
                )
        _earlier(place)
    except OSError as error:
        raise _cannot(folder, error) from error


def _earlier(place: Path) -> "dict[str, Any]":
    """What the mark of an earlier build says, {} in an empty folder. Raises CannotBuild where there
    is anything else, because the whole folder is replaced.
    """
    if not place.exists() or (place.is_dir() and not any(place.iterdir())):
        return {}
    try:
        mark: "dict[str, Any]" = json.loads((place / MARK).read_text(encoding="utf-8"))
        made = {MARK, *mark["files"], *mark.get("kept", [])}
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise CannotBuild(
            f"{place} exists and is not an earlier build of ttgo with a list of its files ({MARK}), so "
            "it is left alone: name a new or an empty folder."
        ) from error
    for other in sorted(_files(place) - made):
        raise CannotBuild(
            f"{place / other} was not made by a build, and a build replaces the whole folder: move it "
            "elsewhere, or name another folder."
        )
    return mark


def _keep(place: Path, new: Path) -> "set[str]":
    """Copy what pages of the last build, which may be open, ask for late."""
    mark = _earlier(place)
    kept = {
        address
        for address in mark.get("files", [])
        if lasting.PATTERN.match(address) and not (new / address).exists()
    }
    for address in kept:
        (new / address).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(place / address, new / address)
    return kept


def _files(folder: Path) -> "set[str]":
    """The addresses of all files in a folder, and of links."""
    found = (path for path in folder.rglob("*") if path.is_symlink() or not path.is_dir())
    return {path.relative_to(folder).as_posix() for path in found}


def _cannot(folder: Path, error: Exception) -> CannotBuild:
    why = getattr(error, "strerror", None) or str(error)
    return CannotBuild(
        f"{folder} cannot be built, and nothing was changed: {why}; "
        "try again, or name another folder."
    )


def _write(site: Site, new: Path, boards: bool, more: "dict[str, bytes]") -> None:
    """Put the site together in a new folder."""
    begin("Writing pages")
    wanted = re.compile(rf"{_OF_BOARDS.pattern}|{scripts.AHEAD}").match if boards else bool
    sources = files(site, wanted)
    begin("Compiling Python")
    compiled = core.configuration(site)
    begin("Bundling scripts")
    known = {**sources, **scripts.bundled(site, sources)}
    begin("Packing all of it")
    parts, shown = _parted({**known, **compiled}, core.held(compiled) if boards else None)
    hashes = lasting.hashes(parts)
    placed = {address: lasting.placed(address, data, hashes) for address, data in parts.items()}
    shown = _pages(shown, placed, known, hashes)
    if not boards:
        lists = _offline(parts, shown, hashes, core.held(compiled))
        code = (site.static / "sw.js").read_text(encoding="utf-8")
        shown["sw.js"] = f"self.SITE = {json.dumps(lists)};\n{code}".encode()
        shown["sitemap.xml"] = pages.sitemap(addresses()["Homepage"], shown).encode()
        shown[pages.PREVIEW] = (site.static / "icons" / pages.PREVIEW).read_bytes()
        shown["404.html"] = pages.not_found(MARK, known).encode()
        shown["ttgo.html"] = pages.one_file(known, compiled).encode()
        shown[".nojekyll"] = b""  # without it GitHub Pages leaves some files out
    shown |= scripts.leading(parts, hashes, known.get(scripts.AHEAD, b"")) | more
    for address, data in placed.items():
        _put(new / lasting.place(address, hashes), data)
    for address, data in shown.items():
        _put(new / address, data)


def _parted(
    known: "dict[str, bytes]", held: "set[str] | None"
) -> "tuple[dict[str, bytes], dict[str, bytes]]":
    """What gets a lasting address, of scripts the bundles and what browsers ask for by a language;
    and what people link to. Of boards alone, whose Python has the files `held` in others, no more
    than they need. Modules of the runtime are renamed to .js: many hosts send .mjs with a type that
    no browser runs.
    """
    parts, shown = {}, {}
    for address, data in known.items():
        if held is not None and (address in held or not _OF_BOARDS.match(address)):
            continue
        named = address.endswith((".js", ".mjs", archive.PAGE))
        text = _MODULE.sub(rb"\1.js", data) if named else data
        if _is_page(address):
            shown[address] = text
        elif (
            not address.endswith(".js")
            or address.startswith(_RUNTIME)
            or scripts.is_asked_for(address)
        ):
            parts[address.replace(".mjs", ".js")] = text
    return parts, shown


def _pages(
    given: "dict[str, bytes]",
    placed: "dict[str, bytes]",
    known: "dict[str, bytes]",
    hashes: "dict[str, str]",
) -> "dict[str, bytes]":
    """What people link to, with the addresses of what is built; the game's page holds what it is
    painted by.
    """
    shown = {}
    for address, data in given.items():
        tag, _ = languages.split(address)
        shown[address] = lasting.placed(address, data, hashes)
        if not address.endswith(".html") or address == archive.PAGE:
            continue
        page = read_page(data.decode())
        scripts.keep_words(address, page, known)
        scripts.preload(address, page, placed)
        pages.previewed(address, page, addresses()["Homepage"])
        first = known.get(scripts.first(tag), b"")  # says what it says in the page's language
        within = {**placed, scripts.FIRST: lasting.placed(scripts.FIRST, first, hashes)}
        for link in page.find("a", target="_blank"):
            if "index.html" not in given:  # boards alone
                link.attributes["href"] = link.get("href").replace("../", addresses()["Homepage"])
        pages.at_once(address, page, within)
        pages.moved(address, page, hashes)
        shown[address] = written(page).encode()
    return shown


def _offline(
    parts: "Iterable[str]", shown: "dict[str, bytes]", hashes: "dict[str, str]", held: "set[str]"
) -> "dict[str, list[str]]":
    """What the worker keeps for use without a network, by when it does: `first` at the first visit,
    `large`, which is Pyodide's, when that has been used, and the `rest`, as pages in other languages,
    from its own first use on. Pages have a hash behind their names. Files that MicroPython has as
    others `held` are Pyodide's.
    """
    lists: "dict[str, list[str]]" = {"first": [], "large": [], "rest": []}
    for address in sorted(parts):
        large = address in held or (address.startswith(_RUNTIME) and _FIRST not in address)
        kept = "rest" if _RARE.match(address) else "large" if large else "first"
        lists[kept].append(lasting.place(address, hashes))
    for address, data in sorted(shown.items()):
        if not _APART.match(address):
            english = languages.split(address)[0] == languages.ENGLISH
            kept = "rest" if not english or _RARE.match(address) else "first"
            lists[kept].append(f"{address}?{lasting.digest(data)}")
    return lists


def _is_page(address: str) -> bool:
    """Whether people keep its address, or link to it."""
    if _APART.match(address) and address.endswith(".svg"):
        return True  # of pages that are no part of the rest; other sites show them
    others = ("static/examples/", "static/cases/", "static/licences.txt", "static/view.js")
    kept = address.startswith(others) and address not in scripts.EXAMPLES
    return kept or address.endswith((".html", ".webmanifest"))


def _put(path: Path, data: bytes) -> None:
    """Write a file, and a compressed copy beside it for hosts that send such copies (nginx:
    gzip_static).
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    if path.suffix not in _UNPACKED:
        path.with_name(path.name + ".gz").write_bytes(gzip.compress(data, 6, mtime=0))
