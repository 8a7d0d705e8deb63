"""How soon the page can be played, beside JavaScript boards of the same job: `python3 -m
tests.bench.start`.

    python3 -m tests.bench.start                  tables; about ten minutes
    python3 -m tests.bench.start --runs 3         medians of three runs, not five

From the start of the navigation, in a Chromium without a window: when something was first painted;
when the stone of a click, made as soon as there was a board, was painted, and when the answer to
it; and how many bytes came. Cold is a browser that has never been there, warm one that has been
there once. The site is `ttgo build`'s. The runs of all pages are mixed, so that what else the
machine does meets all alike.
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import NamedTuple

from tests.bench.__main__ import machine
from tests.bench.browser import ROOT, Browser, BrowserContext, chromium, table
from tests.bench.js_peers import PEERS, fetch
from tests.bench.network import LINES, Host, Line, serving
from ttgo.web.build import build
from ttgo.web.places import Site
from ttgo.web.runtime import CannotFetch
from ttgo.web.runtime import fetch as fetch_tools
from ttgo.web.tools import CannotBuild


class Entry(NamedTuple):
    """A page to measure: its address, and what it is."""

    name: str
    address: str
    says: str


# Clicks the board as soon as there is one, and notes when its answer was painted. Where a click may
# come before anybody listens, it is made again at each frame; our page answers early clicks later,
# so that one is enough.
CLICKER = """
(() => {
  if (window.top !== window) return;
  const ours = () => document.querySelector("tt-grid")?.shadowRoot?.querySelector('[data-at="E5"]');
  const target = () => ours() ?? window.target?.();
  const played = () => window.played?.() ?? document.querySelector('#turns [aria-current]')?.textContent === "1 E5";
  const painted = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => then(performance.now());
    requestAnimationFrame(() => port2.postMessage(null));
  };
  // Our board is told of what waits for an answer, and shows it as played.
  customElements.whenDefined("tt-grid").then(({ prototype }) => {
    const waiting = Object.getOwnPropertyDescriptor(prototype, "waiting");
    const set = function (turns) {
      waiting.set.call(this, turns);
      if (turns.includes("E5")) painted((now) => { window.stone ??= now; });
    };
    Object.defineProperty(prototype, "waiting", { ...waiting, set });
  });
  let clicked = false;
  const step = () => {
    if (played()) {
      painted((now) => { window.done = now; });
      return;
    }
    const part = target();
    if (part && !(clicked && ours())) {
      const box = part.getBoundingClientRect();
      const [clientX, clientY] = [box.x + box.width / 2, box.y + box.height / 2];
      const at = { bubbles: true, composed: true, cancelable: true, view: window, clientX, clientY, detail: 1 };
      if (box.width) {
        for (const type of ["pointermove", "pointerdown"]) part.dispatchEvent(new PointerEvent(type, at));
        for (const type of ["mousemove", "mousedown", "mouseup"]) part.dispatchEvent(new MouseEvent(type, at));
        part.dispatchEvent(new PointerEvent("pointerup", at));
        part.dispatchEvent(new MouseEvent("click", at));
        clicked = true;
      }
    }
    setTimeout(step, 4);
  };
  step();
})();
"""


def site(folder: Path) -> tuple[dict[str, bytes], list[Entry]]:
    """All files of the host, and the pages on it. Raises an error whose text is a sentence if a
    part cannot be fetched or made.
    """
    fetch_tools(ROOT / "static", tools=True)
    build(Site.clone(ROOT), folder)
    files = {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix != ".gz"
    }
    entries = [
        Entry("ttgo", "", "MicroPython first, Pyodide after it"),
        Entry("ttgo, MicroPython", "?python=micropython", "alone"),
        Entry("ttgo, Pyodide", "?python=pyodide", "alone"),
    ]
    for peer in PEERS:
        files[f"peers/{peer.name}.js"] = fetch(peer)
        files[f"peers/{peer.name}.html"] = peer.page.encode()
        entries.append(Entry(peer.name, f"peers/{peer.name}.html", f"{peer.version}: {peer.says}"))
    return files, entries


def visit(context: BrowserContext, host: Host, address: str, patience: float) -> dict[str, float]:
    """Milliseconds and bytes of one visit."""
    host.sent = host.asked = 0
    page = context.new_page()
    page.set_default_timeout(patience * 1000)
    page.add_init_script(CLICKER)
    page.goto(address, wait_until="commit")
    page.wait_for_function("() => window.done")
    sent, asked = host.sent, host.asked
    page.wait_for_load_state("load")
    page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length")
    painted = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime")
    stone, answered = page.evaluate("[window.stone ?? window.done, window.done]")
    took = {
        "painted": painted,
        "stone": stone,
        "answered": answered,
        "bytes": sent,
        "requests": asked,
    }
    if "sw.js" in host.files and "peers/" not in address:
        page.wait_for_timeout(500)  # a service worker keeps what it needs
    page.close()
    return took


def measure(
    browser: Browser, host: Host, home: str, entry: Entry, line: Line
) -> dict[str, dict[str, float]]:
    """A cold and a warm visit."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    try:
        host.line = line
        cold = visit(context, host, home + entry.address, 180)
        host.line = LINES[0]  # the rest of what it fetches for later
        idle = context.new_page()
        idle.goto(home + entry.address)
        idle.wait_for_timeout(1500)
        idle.evaluate("() => { localStorage.clear(); sessionStorage.clear(); }")
        idle.close()
        host.line = line
        warm = visit(context, host, home + entry.address, 180)
        return {"cold": cold, "warm": warm}
    finally:
        context.close()


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python3 -m tests.bench.start", description="how soon the page can be played"
    )
    parser.add_argument("--runs", type=int, default=5, help="runs whose medians are told (5)")
    parser.add_argument(
        "--lines", type=int, default=len(LINES), help="how many of the networks, the fast one first"
    )
    given = parser.parse_args(arguments)
    began = perf_counter()
    with tempfile.TemporaryDirectory() as workshop, chromium() as browser:
        try:
            files, entries = site(Path(workshop, "site"))
        except (CannotFetch, CannotBuild, RuntimeError) as error:
            print(error, file=sys.stderr)
            return 1
        print(machine(Chromium=browser.version))
        host = Host(files)
        for address in files:
            host.pack(address)
        with serving(host) as home:
            for line in LINES[: given.lines]:
                found: dict[str, list[dict[str, dict[str, float]]]] = {
                    entry.name: [] for entry in entries
                }
                for entry in rounds(entries, given.runs):
                    found[entry.name].append(measure(browser, host, home, entry, line))
                print(
                    "\n"
                    + tell(line, entries, {name: medians(runs) for name, runs in found.items()}),
                    flush=True,
                )
    print(f"\n{perf_counter() - began:.0f} s in all")
    return 0


def rounds(entries: list[Entry], runs: int) -> Iterator[Entry]:
    """All pages once a run, in an order that turns."""
    for run in range(runs):
        for k in range(len(entries)):
            yield entries[(k + run) % len(entries)]


def medians(runs: list[dict[str, dict[str, float]]]) -> dict[str, dict[str, float]]:
    """Of each figure the median."""
    return {
        visit: {key: median(run[visit][key] for run in runs) for key in keys}
        for visit, keys in runs[0].items()
    }


def tell(line: Line, entries: list[Entry], found: dict[str, dict[str, dict[str, float]]]) -> str:
    """A table for people; the ratios are to the soonest of the peers."""
    times = ["painted", "stone", "x peer", "answer", "x peer", "kB"]
    heads = [f"{line.name}; ms", *times, "requests", *("warm: painted", *times[1:]), "what"]
    least = {
        visit: min(found[peer.name][visit]["answered"] for peer in PEERS)
        for visit in ("cold", "warm")
    }
    rows: list[list[object]] = []
    for entry in entries:
        row: list[object] = [entry.name]
        for visit, soonest in least.items():
            took = found[entry.name][visit]
            row.append(took["painted"])
            for what in ("stone", "answered"):
                row += [took[what], took[what] / soonest]
            row.append(took["bytes"] / 1e3)
            row += [int(took["requests"])] if visit == "cold" else []
        rows.append([*row, entry.says])
    return table(heads, rows)


if __name__ == "__main__":
    sys.exit(main())
