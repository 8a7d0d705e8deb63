"""How soon the page can be played: `python3 -m tests.bench.start`.

    python3 -m tests.bench.start                  tables; about ten minutes
    python3 -m tests.bench.start --runs 3         medians of three runs, not five

From the start of the navigation, in a Chromium without a window: when the stone of a click, made
as soon as there was a board, was painted, and when the answer to it; and how long after that the
answer to a second turn, made at once, so that no way to shorten the first alone counts. Cold is a
browser that has never been there, warm one that has been there once. The site is `ttgo build`'s.
The runs of all pages are mixed, so that what else the machine does meets all alike.

The host compresses, and sends cache headers as good hosts do. The browser's own emulation of a
slow line does not reach workers, where Pyodide is fetched; so the line is slow here, for all
requests alike: all share its bits a second, and each waits for the round trip. HTTP/1.1, so at
most six at a time; on a host with HTTP/2 many small files cost less.
"""

import argparse
import contextlib
import gzip
import hashlib
import sys
import tempfile
import threading
import time
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import NamedTuple

from e2e.support.servers import running
from tests.bench.browser import ROOT, chromium, table
from tests.bench.measure import machine
from ttgo.web.build import lasting
from ttgo.web.build.build import build
from ttgo.web.build.runtime import CannotFetch, fetch
from ttgo.web.build.tools import CannotBuild
from ttgo.web.server import TYPES
from ttgo.web.site.places import Site

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
    """Serves files, given by their addresses, over a line that can be changed."""

    def __init__(self, files):
        self.files = files
        self.packed: dict[str, bytes] = {}
        self.line = LINES[0]
        self._free = 0.0  # when the line has sent all it was given
        self._lock = threading.Lock()

    def pack(self, address):
        """The file as a host that compresses sends it."""
        if address not in self.packed:
            self.packed[address] = gzip.compress(self.files[address], 6, mtime=0)
        return self.packed[address]

    def carry(self, data, write):
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


@contextlib.contextmanager
def serving(host):
    """The address of the host, while it runs."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True

        def do_GET(self):
            address = self.path.partition("?")[0].lstrip("/")
            address += "index.html" if address == "" or address.endswith("/") else ""
            data = host.files.get(address)
            if data is None:
                self.answer(404, b"", {})
                return
            kind = TYPES.get("." + address.rpartition(".")[2], "application/octet-stream")
            tag = f'"{hashlib.sha256(data).hexdigest()[:16]}"'
            forever = lasting.PATTERN.match(address)
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

        def answer(self, status, data, heads):
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

        def handle_error(self, request, client_address):
            """A browser that hangs up is no error of ours."""

    server = Server(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    with running(server) as address:
        yield address


class Entry(NamedTuple):
    """A page to measure: its address, what it is, and for `CLICKER` a script that gives it
    `target`, the part to click, and `played`, whether a stone is there.
    """

    name: str
    address: str
    says: str
    script: str = ""


def on(board, at):
    """A point to press on the first such board, and that a stone has come there."""
    return f"""
        const grid = () => {{
          const found = document.querySelector("{board}");
          return found?.matches("tt-grid") ? found : found?.shadowRoot?.querySelector("tt-grid");
        }};
        window.target = () => grid()?.shadowRoot?.querySelector('[data-at="{at}"]');
        const stone = () => grid()?.view?.stones.at(-{at[1:]})["ABCDEFGH".indexOf("{at[0]}")];
        window.played = () => /[XO]/.test(stone());
    """


PAGES = (
    Entry("ttgo", "", "MicroPython; Pyodide comes to think after the first turn"),
    Entry("embed page", "static/embed.html", "its first board to play", on("tt-board[play]", "B2")),
    Entry("Learn", "static/rules.html", "its first task", on("tt-board", "D3")),
    Entry("Who won?", "static/why/who-won.html", "a position set up", on("tt-grid", "E5")),
    Entry(
        "Change a rule",
        "static/change.html",
        "MicroPython, by the rules as they are written",
        """
        window.target = () => document.querySelector("#board [data-stone]");
        window.played = () => Boolean(target()?.dataset.stone);
        """,
    ),
)


# Clicks the board as soon as there is one, and notes when its answer was painted.
CLICKER = """
(() => {
  if (window.top !== window) return;
  const board = () => document.querySelector("tt-grid");
  const cell = (at) => board()?.shadowRoot?.querySelector(`[data-at="${at}"]`);
  // The frame has been made when the next task of highest priority runs.
  const painted = (then) =>
    requestAnimationFrame(() =>
      scheduler.postTask(() => then(performance.now()), { priority: "user-blocking" }),
    );
  // Our board is told of what waits for an answer, and then of the answer.
  customElements.whenDefined("tt-grid").then(({ prototype }) => {
    const after = (name, then) => {
      const property = Object.getOwnPropertyDescriptor(prototype, name);
      const set = function (value) {
        property.set.call(this, value);
        then(value);
      };
      Object.defineProperty(prototype, name, { ...property, set });
    };
    after("waiting", (turns) => {
      if (turns.length && !window.target) painted((now) => { window.stone ??= now; });
    });
    after("view", (view) => {
      if (view?.turn === 1 && !window.target) painted(answered);
    });
  });
  const press = (part) => {
    const box = part.getBoundingClientRect();
    const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
    const at = { bubbles: true, composed: true, cancelable: true, view: window, clientX, clientY };
    if (!box.width) return false;
    for (const type of ["pointermove", "pointerdown", "pointerup"])
      part.dispatchEvent(new PointerEvent(type, at));
    for (const type of ["mousemove", "mousedown", "mouseup", "click"])
      part.dispatchEvent(new MouseEvent(type, { ...at, detail: 1 }));
    return true;
  };
  // The other player is a person now, or the computer would have to answer first.
  const answered = (now) => {
    if (window.done) return;
    window.done = now;
    if (window.target) return void (window.second = 0);
    document.getElementById("people").click();
    press(cell("D4"));
    const wait = () => {
      if (board().view.turn < 2) setTimeout(wait, 4);
      else painted((now) => { window.second = now - window.done; });
    };
    wait();
  };
  let clicked = false;
  const step = () => {
    if (window.played?.()) return painted(answered);
    if (window.done) return;
    const part = window.target ? window.target() : cell("E5");
    if (part && !clicked) clicked = press(part);
    setTimeout(step, 4);
  };
  step();
})();
"""


def site(folder):
    """All files of the host. Raises an error whose text is a sentence if a part cannot be fetched
    or made.
    """
    fetch(ROOT / "static", tools=True)
    build(Site.clone(ROOT), folder)
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".gz"
    }


def visit(context, host, address, script):
    """Milliseconds of one visit until the stone, until the answer, and from there until the answer
    to a second turn, 0 where nobody has to be asked.
    """
    page = context.new_page()
    page.set_default_timeout(180_000)
    page.add_init_script(script + CLICKER)
    page.goto(address, wait_until="commit")
    page.wait_for_function("() => window.second !== undefined")
    took = page.evaluate("[window.stone ?? window.done, window.done, window.second]")
    page.wait_for_load_state("load")
    if "sw.js" in host.files:
        page.wait_for_timeout(500)  # a service worker keeps what it needs
    page.close()
    return took


def measure(browser, host, home, entry, line):
    """A cold and a warm visit: stone, answer and second answer of each."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    try:
        host.line = line
        cold = visit(context, host, home + entry.address, entry.script)
        host.line = LINES[0]  # the rest of what it fetches for later
        idle = context.new_page()
        idle.goto(home + entry.address)
        idle.wait_for_timeout(1500)
        idle.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        idle.close()
        host.line = line
        warm = visit(context, host, home + entry.address, entry.script)
        return cold + warm
    finally:
        context.close()


def main(arguments=None):
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python3 -m tests.bench.start", description="how soon the page can be played"
    )
    parser.add_argument("--runs", type=int, default=5, help="runs whose medians are told (5)")
    given = parser.parse_args(arguments)
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as workshop, chromium() as browser:
        try:
            files = site(Path(workshop, "site"))
        except (CannotFetch, CannotBuild) as error:
            print(error, file=sys.stderr)
            return 1
        print(machine(Chromium=browser.version))
        host = Host(files)
        for address in files:
            host.pack(address)
        with serving(host) as home:
            for line in LINES:
                found: dict[str, list] = {entry.name: [] for entry in PAGES}
                for entry in rounds(given.runs):
                    found[entry.name].append(measure(browser, host, home, entry, line))
                print("\n" + tell(line, found), flush=True)
    print(f"\n{time.perf_counter() - began:.0f} s in all")
    return 0


def rounds(runs):
    """All pages once a run, in an order that turns."""
    for run in range(runs):
        for k in range(len(PAGES)):
            yield PAGES[(k + run) % len(PAGES)]


def tell(line, found):
    """A table of medians."""
    times = ["stone", "answer", "second"]
    heads = [f"{line.name}; ms", *times, "warm: stone", *times[1:], "what"]
    rows = [[entry.name, *map(median, zip(*found[entry.name])), entry.says] for entry in PAGES]
    return table(heads, rows)


if __name__ == "__main__":
    sys.exit(main())
