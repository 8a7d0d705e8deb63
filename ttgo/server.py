"""A small static server for one person on this machine: only the loopback address, only the files that a page needs."""

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

# Our own table: the system's may lack these or have them wrong, and browsers refuse modules and wasm of a wrong type.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".py": "text/x-python; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".zip": "application/zip",
}

_MODULES = (
    ("@pyscript", "core", "dist"),
    ("pyodide",),
    ("@micropython", "micropython-webassembly-pyscript"),
)
_PRIVATE = {
    "package.json",
    "package-lock.json",
    "requirements.txt",
    "tsconfig.json",
    "eslint.config.js",
}  # of static/: no part of the page
_LOOPBACK = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:\d{1,5})?", re.IGNORECASE)


def make_server(root: Path, port: int = 0, extra: Sequence[str] = ()) -> "Server":
    """A server, already listening, of the page in `root`; port 0 takes a free one.

    `extra` names further folders of `root` to show whole, for tests. Raises OSError if the port cannot be had.
    """
    return Server(root, port, extra)


class Server(ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 64  # a page asks for many files at once
    allow_reuse_address = os.name != "nt"  # on Windows it would let two servers share a port

    def __init__(self, root: Path, port: int, extra: Sequence[str]) -> None:
        self.root = root
        self.extra = tuple(extra)
        super().__init__(("127.0.0.1", port), _Handler)

    def server_bind(self) -> None:
        socketserver.TCPServer.server_bind(
            self
        )  # HTTPServer's own asks the DNS for a name, which can take seconds
        self.server_name, self.server_port = "127.0.0.1", self.server_address[1]

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/"

    def handle_error(self, request: "socket | tuple[bytes, socket]", client_address: Any) -> None:
        """A browser that hangs up is no error of ours."""
        if not isinstance(sys.exc_info()[1], ConnectionError):  # pragma: no cover - up to the browser
            super().handle_error(request, client_address)


def find(root: Path, target: str, extra: Sequence[str] = ()) -> "Path | None":
    """The file that a request's target names, or None for everything that is not on the list."""
    try:
        path = unquote(re.split("[?#]", target)[0], errors="strict")
    except UnicodeDecodeError:
        return None
    if path == "/":
        path = "/index.html"
    first, *parts = path.split("/")
    if first or any(part in ("", ".", "..") or re.search(r"[\\:\0]", part) for part in parts):
        return None
    if not _is_listed([part.casefold() for part in parts], extra):  # some disks do not tell cases apart
        return None
    file = root.joinpath(*parts)
    inside = root.resolve() if len(parts) == 1 else (root / parts[0]).resolve()
    return file if file.is_file() and file.resolve().is_relative_to(inside) else None


def _is_listed(parts: list[str], extra: Sequence[str]) -> bool:
    if any(part.startswith(".") for part in parts):
        return False
    match parts:
        case ["index.html"]:
            return True
        case ["static", "node_modules", *inner]:
            return any(tuple(inner[: len(module)]) == module for module in _MODULES)
        case ["static", *inner]:
            return inner[-1:] != [] and not (len(inner) == 1 and inner[0] in _PRIVATE)
        case ["ttgo", name]:
            return name.endswith(".py")
        case [top, _, *_]:
            return top in extra
    return False


class _Handler(SimpleHTTPRequestHandler):
    """Python's own file handler (conditional requests, HEAD, sizes) behind our list of files and our types."""

    protocol_version = "HTTP/1.1"  # keeps connections open
    disable_nagle_algorithm = True  # else each answer on a kept connection waits 40 ms
    server: Server

    def parse_request(self) -> bool:
        if not super().parse_request():
            return False
        hosts = self.headers.get_all("Host", [])
        if len(hosts) == 1 and _LOOPBACK.fullmatch(hosts[0].strip()):
            return True
        # Another name that resolves to this machine: a page of that name must not read what is here (DNS rebinding).
        self.send_error(403, "Ask for this page as 127.0.0.1 or localhost")
        return False

    def translate_path(self, path: str) -> str:
        file = find(self.server.root, path, self.server.extra)
        return "" if file is None else str(file)  # no file has the empty name: 404

    def guess_type(self, path: Any) -> str:
        return TYPES.get(os.path.splitext(path)[1].lower(), "application/octet-stream")

    def end_headers(self) -> None:
        self.send_header(
            "Cache-Control", "no-cache"
        )  # kept, but asked for again: an edited file shows at once
        self.send_header("X-Content-Type-Options", "nosniff")
        super().end_headers()

    def log_request(self, code: object = "-", size: object = "-") -> None:
        """Say nothing of what went well; errors are logged."""
