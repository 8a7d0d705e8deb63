"""A small static server for one person on this machine: only on the loopback address, only the
files of the page.
"""

import io
import json
import os
import re
import socketserver
import sys
from collections.abc import Callable, Iterable, Sequence
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import socket
from typing import Any
from urllib.parse import unquote

from ttgo.web import made, words
from ttgo.web.places import Site

# Our own table: the system's may lack these or have them wrong, and browsers refuse modules and
# wasm of a wrong type.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".jsonl": "application/jsonl; charset=utf-8",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".sgf": "application/x-go-sgf",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}

# The files of the runtime that the page requests, as observed: PyScript loads its plugins even if
# they are switched off.
_PLUGINS = "core|deprecations-manager|donkey|error|py-editor|py-game|py-terminal"
# What CodeMirror is made of
_EDITOR = "codemirror|codemirror_(commands|lang-python-r|language|state|view)|index"
_PACKAGES = ("@pyscript", "pyodide", "@micropython", "gifenc")
_RUNTIME = re.compile(
    rf"@pyscript/core/dist/(core|({_PLUGINS}|{_EDITOR})-[\w-]+)\.js"
    r"|pyodide/(pyodide\.mjs|pyodide\.asm\.mjs|pyodide\.asm\.wasm|pyodide-lock\.json|python_stdlib\.zip)"
    r"|@micropython/micropython-webassembly-pyscript/micropython\.(mjs|wasm)"
    r"|gifenc/dist/gifenc\.esm\.js",
    re.IGNORECASE,
)
_PRIVATE = {
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "eslint.config.js",
    "page.png",  # the README's picture
    "sw.js",  # belongs to a built site: here, edited files must show at once
    "game/onefile.js",  # pages.py puts its text into a page
}  # of static/: no part of the page
# Named by other people's pages, by a referee and by the build itself.
BOARD = "static/embed/element.js"
ROOTS = (
    *(f"static/embed/{name}.js" for name in ("element", "widget")),
    "static/watch.html",
    "static/pictures.html",  # an address of before
    "static/game/offline.js",
)
_FILE = re.compile(r"[\w-]+(?:\.\w+)+")
_FETCHED = "node_modules"  # the folder of static/ that no clone begins with
LIVE = "/live.json"
_LOOPBACK = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?", re.IGNORECASE)


def make_server(site: "Site | Path", port: int = 0, extra: Sequence[str] = ()) -> "Server":
    """A listening server for a site, or for the clone at a path; port 0 takes a free one.

    `extra` names further folders beside index.html to show whole, for tests. Raises OSError if the
    port cannot be had.
    """
    return Server(site if isinstance(site, Site) else Site.clone(site), port, extra)


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64  # a page asks for many files at once
    allow_reuse_address = os.name != "nt"  # on Windows it would let two servers share a port

    def __init__(self, site: Site, port: int, extra: Sequence[str]) -> None:
        self.site = site
        self.extra = tuple(extra)
        # What /live.json has, for a page that shows what goes on here
        self.live: "Callable[[], object] | None" = None
        super().__init__(("127.0.0.1", port), _Handler)

    def server_bind(self) -> None:
        # HTTPServer's own asks the DNS for a name, which can take seconds
        socketserver.TCPServer.server_bind(self)
        self.server_name, self.server_port = "127.0.0.1", self.server_address[1]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/"

    def handle_error(self, request: "socket | tuple[bytes, socket]", client_address: Any) -> None:
        """A browser that hangs up is no error of ours."""
        if not isinstance(
            sys.exc_info()[1], ConnectionError
        ):  # pragma: no cover - up to the browser
            super().handle_error(request, client_address)


def files(site: Site) -> "dict[str, bytes]":
    """All files of the site, by address; of ttgo/, those that pyscript.json names."""
    paths: dict[str, Path] = {}
    for package in _PACKAGES:
        for path in sorted((site.fetched / _FETCHED / package).rglob("*")):
            parts = path.relative_to(site.fetched).parts
            if path.is_file() and _is_listed(["static", *parts], ()):
                paths["/".join(["static", *parts])] = path
    config = json.loads(made.configuration(site))
    for name in [
        *config["files"],
        *config["opponent"],
        *config["lab"],
        *config["languages"].values(),
    ]:
        if name.startswith("../ttgo/"):
            paths[name.removeprefix("../")] = site.rules / name.removeprefix("../ttgo/")
    read = {
        address: made.read(site, address) or path.read_bytes() for address, path in paths.items()
    }
    return {**_named(site), **read}


def _named(site: Site) -> "dict[str, bytes]":
    """The generated files and those in static/ that the page, or a file that it names, mentions by
    name. Others are taken for drafts.
    """
    there = made.addresses(site)
    for base, folders, names in os.walk(site.static):
        folders[:] = [name for name in folders if Path(base, name) != site.static / _FETCHED]
        for name in names:
            address = Path("static", Path(base, name).relative_to(site.static)).as_posix()
            if not Path(base, name).is_symlink() and _is_listed(address.split("/"), ()):
                there.append(address)
    first = {"index.html", *(address for address in ROOTS if (site.page / address).is_file())}
    if BOARD in first:
        first |= {*words.of_boards()}
    known: dict[str, bytes] = {}

    def read(address: str) -> bytes:
        known[address] = made.read(site, address) or (site.page / address).read_bytes()
        return known[address]

    return {address: known[address] for address in sorted(reached(first, there, read))}


def reached(
    first: "Iterable[str]", known: "Iterable[str]", read: "Callable[[str], bytes]"
) -> "set[str]":
    """The addresses of the first files, and of all known files whose name occurs in a reached one."""
    there: "dict[str, list[str]]" = {}
    for address in known:
        there.setdefault(address.rpartition("/")[2], []).append(address)
    found: "set[str]" = set()
    news = set(first)
    while news:
        found |= news
        named = {
            name
            for address in news
            for name in _FILE.findall(read(address).decode(errors="replace"))
        }
        news = {address for name in named for address in there.get(name, ())} - found
    return found


def find(site: Site, target: str, extra: Sequence[str] = ()) -> "Path | None":
    """The file that a request's target names; None for anything that is not on the list."""
    try:
        path = unquote(re.split("[?#]", target)[0], errors="strict")
    except UnicodeDecodeError:
        return None
    if path == "/":
        path = "/index.html"
    first, *parts = path.split("/")
    if first or any(part in ("", ".", "..") or re.search(r"[\\:\0]", part) for part in parts):
        return None
    if not _is_listed(
        [part.casefold() for part in parts], extra
    ):  # some disks do not tell cases apart
        return None
    folder, *inner = _place(site, parts)
    file = Path(folder, *inner)
    try:
        return (
            file
            if file.is_file() and file.resolve().is_relative_to(Path(folder).resolve())
            else None
        )
    except OSError:  # a name that is too long
        return None


def _place(site: Site, parts: list[str]) -> "tuple[Path, *tuple[str, ...]]":
    """The folder that a file must be in, and its path there."""
    match [part.casefold() for part in parts]:
        case ["static", first, _, *_] if first == _FETCHED:
            return site.fetched, *parts[1:]
        case ["static", *_]:
            return site.static, *parts[1:]
        case ["ttgo", *_]:
            return site.rules, *parts[1:]
        case [_]:
            return site.page, *parts
    return site.page / parts[0], *parts[1:]


def _is_listed(parts: list[str], extra: Sequence[str]) -> bool:
    if any(part.startswith(".") or part == "__pycache__" for part in parts):
        return False
    match parts:
        case ["index.html"]:
            return True
        case ["static", "node_modules", *inner]:
            return _RUNTIME.fullmatch("/".join(inner)) is not None
        case ["static", *inner]:
            return inner[-1:] != [] and "/".join(inner) not in _PRIVATE
        case ["ttgo", *inner]:
            return len(inner) in (1, 2) and inner[-1].endswith((".py", ".json"))
        case [top, _, *_]:
            return top in extra
    return False


class _Handler(SimpleHTTPRequestHandler):
    """Python's own file handler (conditional requests, HEAD, sizes) behind our list of files and
    our types.
    """

    protocol_version = "HTTP/1.1"  # keeps connections open
    disable_nagle_algorithm = True  # else each answer on a kept connection waits 40 ms
    server: Server

    def parse_request(self) -> bool:
        if not super().parse_request():
            return False
        hosts = self.headers.get_all("Host", [])
        if len(hosts) == 1 and _LOOPBACK.fullmatch(hosts[0].strip()):
            return True
        # Another name that resolves to this machine: a page of that name must not read what is here
        # (DNS rebinding).
        self.send_error(403, "Ask for this page as 127.0.0.1 or localhost")
        return False

    def do_GET(self) -> None:
        live = self.server.live
        if live is None or self.path.partition("?")[0] != LIVE:
            super().do_GET()
        else:
            self.wfile.write(self._head(json.dumps(live()).encode(), LIVE).read())

    def send_head(self) -> Any:
        """The headers of a file, or of a generated file."""
        address = unquote(self.path.partition("?")[0], errors="replace")
        address = address[1:] if address.startswith("/") else "//"  # which is no address
        if not address.endswith("//") and (not address or address.endswith("/")):
            address += "index.html"
        try:
            data = made.read(self.server.site, address)
        except OSError as error:  # as the file handler answers for a file that it may not read
            self.send_error(404, error.strerror)
            return None
        return super().send_head() if data is None else self._head(data, address)

    def _head(self, data: bytes, address: str) -> io.BytesIO:
        self.send_response(200)
        self.send_header("Content-Type", self.guess_type(address))
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        return io.BytesIO(data)

    def translate_path(self, path: str) -> str:
        file = find(self.server.site, path, self.server.extra)
        return "" if file is None else str(file)  # no file has the empty name: 404

    def guess_type(self, path: Any) -> str:
        return TYPES.get(os.path.splitext(path)[1].lower(), "application/octet-stream")

    def end_headers(self) -> None:
        # A page of another address may take its boards from here, as from any static host; of what
        # is secret there is nothing.
        if self.server.live is None:
            self.send_header("Access-Control-Allow-Origin", "*")
        # Kept, but asked for again: an edited file shows at once
        self.send_header("Cache-Control", "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Say nothing of what went well; errors are logged."""
