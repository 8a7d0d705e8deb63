"""`ttgo build DIR`: the whole site as plain files, for any static host and under any path.

    index.html  static/*.html  static/embed.js  static/examples/  static/cases/
    static/manifest.webmanifest
                      what people link to: at the same addresses as in a clone, pointing into the
                      release's folder
    static/why/       pages and pictures that are no part of a release: no browser fetches them in
                      advance
    sw.js  404.html  ttgo.html  embed.js  licences.txt  sitemap.xml  preview.png  ttgo-build.json
    release-HASH/     everything else of ours, and copies of this release's pages
    runtime-HASH/     MicroPython, Pyodide and PyScript; releases with the same pinned versions
                      share it

A folder's name is a hash of all that is in it, so a page can only ever get files of its own
release, from whatever cache between it and the host; a host may let browsers keep these two folders
for ever. That is simpler than a hash in each file's name, and unlike a version in the worker's
cache alone it holds for the first visit, too. The release before stays where it was, for pages that
are open. What is built is put together beside the folder and takes its place when it is whole, so a
build that fails loses nothing.
"""

import gzip
import hashlib
import json
import posixpath
import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from ttgo.demos import markup
from ttgo.version import __version__
from ttgo.web.build import core, licences, pages, scripts
from ttgo.web.build.tools import CannotBuild, workshop
from ttgo.web.fill import archive
from ttgo.web.server import ROOTS, files, reached
from ttgo.web.site import languages, words
from ttgo.web.site.places import Site, addresses

MARK = "ttgo-build.json"  # in every build: what it is, and a list of its files
_LASTING = re.compile(r"(release|runtime)-[0-9a-f]{12}/")  # folders whose files never change
_EMBEDS = {"embed.js": "./", "static/embed.js": "../"}  # where pages elsewhere find it
_RUNTIME = "static/node_modules/"
_APART = re.compile(r"(?:[\w-]+/)?static/why/")
# the part of the runtime that is kept from the first visit on; the rest, 13 MB, when it has been
# used
_FIRST = "@micropython/"
# Languages, and what one page alone needs: kept from its first use on. The editor and what runs its
# lines, all by which rules are changed, the verdict on a board, the package for other people's
# pages.
_RARE = re.compile(
    r"/(ttgo/(lab|languages|photo)|static/changes?|static/why)/"
    r"|/ttgo/territory\.py|/static/board/graph\.js"
    r"|/static/python/(bounded|editor|lines-worker|page|pyodide)\.js"
    r"|/pages/static/cases/"
    r"|/@pyscript/core/dist/(codemirror|index-|zip-)|/examples/ttgo\.zip|/embed-graph-"
    r"|/static/(change\.html|words/(?!(?:asked|board|embed|inks|site|start)\.js))"
)
_PACKED = (
    ".css",
    ".html",
    ".js",
    ".json",
    ".jsonl",
    ".mjs",
    ".py",
    ".svg",
    ".txt",
    ".wasm",
    ".webmanifest",
)
# All that boards on other people's pages need, where MicroPython thinks for an opponent, too
_OF_BOARDS = re.compile(
    r"ttgo/|static/(embed/(element|ahead|embed-.+)\.js"
    r"|python/micropython(-worker)?\.js|host\.py|pyscript\.json)"
)
# How modules, which are all one folder below static/, name the runtime and the site's pages.
_NODE_MODULES = re.compile(r"""new URL\(\s*(["'])\.\./node_modules/""")
_MODULE = re.compile(r"\b(pyodide|pyodide\.asm|micropython|lean-qr/index)\.mjs\b")  # of the runtime
_PAGE = re.compile(
    r"""new URL\(\s*(["'`])\.\./(?=(?:\.\./(?:index\.html)?|[\w-]+\.html)["'`?#$])"""
)


def build(site: Site, folder: Path, boards: bool = False) -> str:
    """Build the site, or what its boards need, into a folder that does not exist or is empty, or in
    place of an earlier build. Returns the release's name.

    A link to such a folder stays one. Raises CannotBuild.
    """
    refuse(site, folder)
    try:
        place = folder.resolve()
        place.parent.mkdir(parents=True, exist_ok=True)
        with workshop(place.parent, ".ttgo-build") as beside:
            new, old = beside / "new", beside / "old"
            mark = _write(site, new, boards)
            kept = _keep(place, new)
            text = json.dumps({**mark, "files": sorted(_files(new) - kept), "kept": sorted(kept)})
            (new / MARK).write_text(text + "\n", encoding="utf-8")
            if place.exists():
                place.rename(old)
            try:
                new.rename(place)
            except OSError:
                if old.exists():
                    old.rename(place)
                raise
            return mark["release"]
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
    """Copy what pages of the last release, which may be open, ask for late."""
    mark = _earlier(place)
    kept = {
        address
        for address in mark.get("files", [])
        if _LASTING.match(address) and not (new / address).exists()
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


def _write(site: Site, new: Path, boards: bool) -> "dict[str, str]":
    """Put the site together in a new folder. Returns its description for the mark."""
    known = files(site)
    own, runtime = _parts(known)
    bundles = scripts.bundled(site, own)
    scripted, lean = _parts(bundles)
    own |= scripted
    runtime |= lean
    compiled = core.configuration(site)
    held = core.held(compiled)
    if boards:
        spoken = words.of_boards()
        own = {
            at: data
            for at, data in own.items()
            if at not in held and (at in spoken or _OF_BOARDS.match(at))
        }
        runtime = {at: runtime[at] for at in runtime if at.startswith(_FIRST)}
    named = reached({"index.html", *ROOTS, *words.of_boards()} & set(own), own, own.__getitem__)
    own = {
        address: data
        for address, data in own.items()
        if address in named or not address.endswith(".js")
    }
    own |= compiled
    runtime_name = f"runtime-{_hash(runtime)}"
    for address in list(own):
        if address.endswith(".js"):
            own[address] = _placed(address, own[address], runtime_name)
    # The name is a hash of the files before the name itself is written into some of them.
    release = f"release-{_hash({**own, 'runtime': runtime_name.encode()})}"
    shown = {address: own.pop(address) for address in list(own) if _is_page(address)}
    for address, data in shown.items():
        if address.endswith(".webmanifest"):
            shown[address] = pages.manifest(address, data.decode(), release, set(own)).encode()
    if archive.PAGE in shown:
        lines = _named_js(shown[archive.PAGE].decode())
        lines = lines.replace("../node_modules/", f"../../{runtime_name}/")
        shown[archive.PAGE] = lines.encode()
    whole = [address for address in shown if address.endswith(".html") and address != archive.PAGE]
    trees = {address: markup.read(shown[address].decode()) for address in whole}
    for address, page in trees.items():
        folder, modules = posixpath.dirname(address), page.find("script", type="module")
        parts = [posixpath.normpath(posixpath.join(folder, one.get("src"))) for one in modules]
        more = scripts.with_imports(parts, own)[len(modules) :]
        pages.preload(page, (posixpath.relpath(part, folder or ".") for part in more))
        pages.moved(address, page, release, set(own))
        pages.previewed(address, page, addresses()["Homepage"])
    shown[licences.FILE] = licences.text(site).encode()
    small = f"{runtime_name}/{_FIRST}micropython-webassembly-pyscript/micropython."
    written = {f"{release}/{address}": data for address, data in own.items()}
    for tag in languages.languages():
        if (address := languages.joined(tag, "index.html")) in trees:
            up = "../" * address.count("/")
            parts = scripts.with_imports([scripts.PAGE], own)[1:] + [f"static/{scripts.WORKER}"]
            ours = (f"{release}/{part}" for part in parts)
            pages.preload(trees[address], (up + at for at in (f"{small}js", *ours)))
            within = {f"{release}/{scripts.FIRST}": bundles.get(scripts.first(tag), b"")}
            there = {up + name: data for name, data in {**written, **within}.items()}
            pages.at_once(trees[address], there)
    shown |= {address: markup.written(page).encode() for address, page in trees.items()}
    if scripts.EMBED in own:
        shown |= {
            address: scripts.leading(own, f"{up}{release}/", f"{small}js")
            for address, up in _EMBEDS.items()
        }
    kept = {address: data for address, data in shown.items() if not _APART.match(address)}
    if not boards:
        written |= {f"{release}/pages/{address}": data for address, data in kept.items()}
    large = {f"{runtime_name}/{address}": data for address, data in runtime.items()}
    everything = {**written, **large}
    names = {"release": release, "runtime": runtime_name}
    if not boards:
        worker = {**names, **_offline(written, large, kept, release, held)}
        code = (site.static / "sw.js").read_text(encoding="utf-8")
        shown["sw.js"] = f"self.SITE = {json.dumps(worker)};\n{code}".encode()
        shown["sitemap.xml"] = pages.sitemap(addresses()["Homepage"], shown).encode()
        shown[pages.PREVIEW] = (site.static / "icons" / pages.PREVIEW).read_bytes()
        shown["404.html"] = pages.not_found(MARK, known | bundles).encode()
        shown["ttgo.html"] = pages.one_file(
            known | bundles, site, compiled, licences.comment(site)
        ).encode()
        shown[".nojekyll"] = b""  # without it GitHub Pages leaves some files out
    for address, data in {**everything, **shown}.items():
        _put(new / address, data)
    return {"ttgo": __version__, **names}


def _offline(
    written: "dict[str, bytes]",
    large: "dict[str, bytes]",
    kept: "Iterable[str]",
    release: str,
    held: "set[str]",
) -> "dict[str, Any]":
    """What the worker keeps for use without a network, of our files, the runtime's and the pages:
    `files` from the first visit on, what is `large` when it has been used, the rest from its own
    first use on. Files that MicroPython has as others `held` are Pyodide's.
    """
    own = {*written} - {f"{release}/{address}" for address in held}
    first = own | {address for address in large if _FIRST in address}
    elsewhere = {
        f"{release}/pages/{address}"
        for address in kept
        if languages.split(address)[0] != languages.ENGLISH
    }
    often = {at for at in {*written, *large} - elsewhere if not _RARE.search(at)}
    return {
        "files": sorted(often & first),
        "large": sorted(often - first),
        "pages": sorted(kept),
    }


def _parts(known: "dict[str, bytes]") -> "tuple[dict[str, bytes], dict[str, bytes]]":
    """Our own files, and those of the runtime without their folder's name, by address. Modules are
    renamed to .js: many hosts send .mjs with a type that no browser runs.
    """
    own, runtime = {}, {}
    for address, data in known.items():
        if address.startswith(_RUNTIME):
            name = address.removeprefix(_RUNTIME)
            runtime[_named_js(name)] = (
                _named_js(data.decode()).encode() if name.endswith(".mjs") else data
            )
        else:
            own[address] = data
    return own, runtime


def _named_js(text: str) -> str:
    """A text with the runtime's modules renamed as in a build."""
    return _MODULE.sub(r"\1.js", text)


def _is_page(address: str) -> bool:
    """Whether people keep its address, or link to it."""
    if _APART.match(address) and address.endswith(".svg"):
        return True  # of pages that are no part of a release; other sites show them
    return address.endswith((".html", ".webmanifest")) or address.startswith(
        ("static/examples/", "static/cases/")
    )


def _placed(address: str, data: bytes, runtime: str) -> bytes:
    """A module with its references to the runtime and to pages changed to their places in the
    build.
    """
    text = _NODE_MODULES.sub(rf"new URL(\1../../../{runtime}/", _named_js(data.decode()))
    if "node_modules/" in text:
        raise CannotBuild(f"{address} names node_modules/ in a way that the build does not know.")
    return _PAGE.sub(r"new URL(\1../../../static/", text).encode()


def _hash(parts: "dict[str, bytes]") -> str:
    digest = hashlib.sha256()
    for address in sorted(parts):
        digest.update(f"{address} {len(parts[address])}\n".encode() + parts[address])
    return digest.hexdigest()[:12]


def _put(path: Path, data: bytes) -> None:
    """Write a file, and a compressed copy beside it for hosts that send such copies (nginx:
    gzip_static).
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)
    if path.suffix in _PACKED:
        path.with_name(path.name + ".gz").write_bytes(gzip.compress(data, 6, mtime=0))
