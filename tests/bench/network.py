"""A static host with a slow line to it: compressed files, cache headers as good hosts send them,
and a count of all bytes sent.

The browser's own emulation does not reach workers, where Pyodide is fetched; so the line is slow
here, for all requests alike: all share its bits a second, and each waits for the round trip.
HTTP/1.1, so at most six at a time; on a host with HTTP/2 many small files cost less.
"""

import contextlib
import gzip
import hashlib
import threading
import time
from collections.abc import Iterator
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from ttgo.web.server import TYPES

CHUNK = 4096  # bytes that the line sends at a time


class Line(NamedTuple):
    """A network: bits a second (0: no limit) and the seconds of a round trip."""

    name: str
    bits: float = 0
    delay: float = 0


LINES = (
    Line("fast"),
    Line("9 Mbit/s, 170 ms", 9e6, 0.170),
    Line("1.6 Mbit/s, 170 ms", 1.6e6, 0.170),
)


class Host:
    """Serves files, given by their addresses, over a line that can be changed; `sent` counts bytes
    and `asked` requests.
    """

    def __init__(self, files: dict[str, bytes]) -> None:
        self.files = files
        self.packed: dict[str, bytes] = {}
        self.line = LINES[0]
        self.sent = self.asked = 0
        self._free = 0.0  # when the line has sent all it was given
        self._lock = threading.Lock()

    def pack(self, address: str) -> bytes:
        """The file as a host that compresses sends it."""
        if address not in self.packed:
            self.packed[address] = gzip.compress(self.files[address], 6, mtime=0)
        return self.packed[address]

    def carry(self, data: bytes, write: Any) -> None:
        """Write data at the pace of the line, in turns with whoever else uses it."""
        line = self.line
        if line.delay:
            time.sleep(line.delay)
        size = CHUNK if line.bits else len(data) or 1
        for start in range(0, len(data), size):
            part = data[start : start + size]
            if line.bits:
                with self._lock:
                    now = time.monotonic()
                    self._free = max(self._free, now) + len(part) * 8 / line.bits
                    wait = self._free - now
                time.sleep(max(0, wait))
            write(part)
        with self._lock:
            self.sent += len(data)
            self.asked += 1


@contextlib.contextmanager
def serving(host: Host) -> Iterator[str]:
    """The address of the host, while it runs."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True

        def do_GET(self) -> None:
            address = self.path.partition("?")[0].lstrip("/")
            address += "index.html" if address == "" or address.endswith("/") else ""
            data = host.files.get(address)
            if data is None:
                self.answer(404, b"", {})
                return
            kind = TYPES.get("." + address.rpartition(".")[2], "application/octet-stream")
            tag = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
            forever = address.startswith(("release-", "runtime-", "peers/"))
            heads = {
                "Content-Type": kind,
                "ETag": tag,
                "Cache-Control": "max-age=31536000, immutable" if forever else "no-cache",
            }
            if self.headers.get("If-None-Match") == tag:
                self.answer(304, b"", heads)
            elif len(host.pack(address)) < len(data) and "gzip" in self.headers.get(
                "Accept-Encoding", ""
            ):
                self.answer(200, host.pack(address), {**heads, "Content-Encoding": "gzip"})
            else:
                self.answer(200, data, heads)

        def answer(self, status: int, data: bytes, heads: dict[str, str]) -> None:
            if status != 304:
                heads = {**heads, "Content-Length": str(len(data))}
            lines = [
                f"HTTP/1.1 {status} {HTTPStatus(status).phrase}",
                *(f"{name}: {heads[name]}" for name in heads),
            ]
            with contextlib.suppress(ConnectionError):
                host.carry("\r\n".join([*lines, "", ""]).encode() + data, self.wfile.write)

    class Server(ThreadingHTTPServer):
        request_queue_size = 64

        def handle_error(self, request: object, client_address: object) -> None:
            """A browser that hangs up is no error of ours."""

    server = Server(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(
        target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True
    )
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
