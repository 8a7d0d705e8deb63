"""A small static server for one person on this machine: only on the loopback address, only the
files of the page.
"""

import io
import os
import re
import socketserver
import sys
from collections.abc import Sequence
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import socket
from typing import Any
from urllib.parse import unquote

from ttgo.web.fill import made
from ttgo.web.inventory import FETCHED, PRIVATE
from ttgo.web.site.places import Site

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

_PART = re.compile(r"[^.\\:\0][^\\:\0]*")  # of an address: no hidden file, and no way out
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


def find(site: Site, target: str, extra: Sequence[str] = ()) -> "Path | None":
    """The file that a request's target names; None for anything that is no part of the page."""
    path = unquote(re.split("[?#]", target)[0])
    if path in ("/", "/index.html"):
        return site.page / "index.html"
    first, *parts = path.split("/")
    if first or len(parts) < 2 or not all(map(_PART.fullmatch, parts)):
        return None
    top, *inner = parts
    folders = {
        "static": site.static,
        "ttgo": site.rules,
        **{name: site.page / name for name in extra},
    }
    if top not in folders or (top == "ttgo" and not inner[-1].endswith((".py", ".json"))):
        return None
    is_fetched = inner[0] == FETCHED
    if top == "static" and not is_fetched and PRIVATE & {*inner}:
        return None
    folder = site.fetched if is_fetched else folders[top]
    file = folder.joinpath(*inner)
    try:
        found = file.is_file() and file.resolve().is_relative_to(folder.resolve())
    except OSError:  # a name that is too long
        return None
    return file if found else None


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

    def send_head(self) -> Any:
        """The headers of a file, or of a generated file."""
        address = unquote(self.path.partition("?")[0], errors="replace")
        address = address[1:] if address.startswith("/") else "//"  # which is no address
        if not address.endswith("//") and (not address or address.endswith("/")):
            address += "index.html"
        data = made.read(self.server.site, address)
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
        # A page of another address may take its boards from here, as from any static host.
        self.send_header("Access-Control-Allow-Origin", "*")
        # Kept, but asked for again: an edited file shows at once
        self.send_header("Cache-Control", "no-cache")
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Say nothing of what went well; errors are logged."""
