"""How fast the page answers, in a Chromium without a window: `python3 -m tests.bench.page`.

    python3 -m tests.bench.page                     a table; some minutes
    python3 -m tests.bench.page --quick             a few clicks of each, to see that it runs

A click counts from the browser's own time stamp of it until a frame with its answer has been
painted; the stone is there before. The browser paints a frame as soon as there is one (no waiting
for a screen), so that the figures are work; a screen of 60 Hz adds 8 ms on average, 17 at most.

Four times slower is Chrome's own throttling of the page's thread (CDP's
Emulation.setCPUThrottlingRate). It does not reach the workers that Python is in, so there it waits
itself, three times as long as it has worked, before it answers.
"""

import argparse
import contextlib
import json
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from threading import Thread
from time import perf_counter
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, Route

from tests.bench.__main__ import machine
from tests.bench.browser import ROOT, chromium, spread, table
from tests.bench.games import random_line, vertex
from ttgo.session.session import Session
from ttgo.web.server import make_server

PYTHONS = {"MicroPython": "micropython", "Pyodide": "pyodide"}
SLOWER = 4
LONG = 1_000  # turns of the long game
CLICKS, WARMING = 60, 5
SIZE = 760  # pixels of the bare page's canvas, as the board's on a desktop
SCRIPT = (Path(__file__).parent / "page.js").read_text(encoding="utf-8")
FLAGS = (
    "--disable-frame-rate-limit",
    "--disable-gpu-vsync",
)  # paint as soon as there is something to paint

# Added to the Python end of the page, which is in a worker.
SLOW = f"""
try:
    from time import perf_counter_ns as ticks_us
    ticks_diff = lambda end, began: end - began
except ImportError:  # MicroPython, whose clock begins anew every 18 minutes
    from time import ticks_diff, ticks_us
_plainly = handle
def handle(text):
    began = ticks_us()
    answer = _plainly(text)
    worked = ticks_diff(ticks_us(), began)
    while ticks_diff(ticks_us(), began) < {SLOWER} * worked:
        pass
    return answer
"""

# What a click costs at least, counted in the same way: a page without Python, rules or words.
BARE = f"""<!doctype html><title>Clicks</title><p id="said">0</p><canvas id="board" width="{SIZE}" height="{SIZE}"></canvas>
<script>
const ctx = board.getContext("2d");
let clicks = 0;
window.took = [];
const DRAW = {{
  "a number": () => {{}},
  "361 discs": () => {{
    ctx.clearRect(0, 0, {SIZE}, {SIZE});
    for (let k = 0; k < 361; k++) {{
      ctx.beginPath();
      ctx.arc((k % 19) * 40 + 20, Math.floor(k / 19) * 40 + 20, 18, 0, 2 * Math.PI);
      ctx.fillStyle = (k + clicks) % 2 ? "black" : "white";
      ctx.fill();
      ctx.stroke();
    }}
  }},
}};
addEventListener("click", ({{ timeStamp }}) => {{
  said.textContent = String(++clicks);
  requestAnimationFrame(() => {{
    DRAW[window.what]();
    const {{ port1, port2 }} = new MessageChannel();
    port1.onmessage = () => took.push(performance.now() - timeStamp);
    port2.postMessage(null);
  }});
}});
</script>"""

# Opens the page with a game in the storage, as if it had been played there.
KEEP = """([text, view]) => {
  localStorage["ttgo:1:game:bench"] = JSON.stringify({ text, view, time: 1 });
  localStorage["ttgo:1:newest"] = "bench";
  sessionStorage.clear();
}"""


@cache
def line(size: int, turns: int) -> list[str]:
    """A game of random legal moves with superko."""
    return [vertex(size, move) for move in random_line(size, turns, 1).moves]


@cache
def kept(size: int, turns: int) -> tuple[str, dict[str, Any]]:
    """A game of so many turns as the page keeps it: the text and the newest view."""
    words = " ".join(line(size, LONG + CLICKS + WARMING)[:turns])
    text = json.dumps({"ttgo": 2, "size": [size, size], "komi": 0, "turns": words, "at": turns})
    answer = Session().handle({"do": "load", "text": text})
    return answer["save"], answer["view"]  # type: ignore[return-value]


@contextlib.contextmanager
def opened(
    browser: Browser, home: str, python: str, turns: int, slower: int, size: int = 19
) -> Iterator[tuple[Page, CDPSession]]:
    """The page at a turn of the game, in a context of its own."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    try:
        page = context.new_page()
        page.set_default_timeout(300_000)
        page.goto(f"{home}static/icon.svg")
        page.evaluate(KEEP, list(kept(size, turns)))
        page.add_init_script(SCRIPT)
        if slower > 1:
            page.route("**/static/host.py", _slowly)
        page.goto(f"{home}?python={python}")
        page.locator("#progress").wait_for(state="hidden")
        current = page.locator(f"#turns [data-turn='{turns}'][aria-current]")
        current.wait_for(state="attached")  # in a tab that may be hidden
        page.evaluate("bench.watch()")
        cdp = context.new_cdp_session(page)
        if slower > 1:
            cdp.send("Emulation.setCPUThrottlingRate", {"rate": slower})
        yield page, cdp
    finally:
        context.close()


def _slowly(route: Route) -> None:
    text = (ROOT / "static" / "host.py").read_text(encoding="utf-8")
    route.fulfill(body=text + SLOW, content_type="text/x-python")


def click(page: Page, at: str) -> dict[str, float]:
    """Play a move with the mouse, which was there before; milliseconds until it was answered and
    painted.
    """
    cell = page.locator(f'#board [data-at="{at}"]').bounding_box()
    assert cell
    page.mouse.move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2)
    # What is looked at has been answered
    page.evaluate("() => new Promise((done) => setTimeout(done, 30)).then(bench.next)")
    page.mouse.down()
    page.mouse.up()
    took: dict[str, float] = page.evaluate("bench.done")
    return took


def clicks(browser: Browser, home: str, count: int) -> list[dict[str, Any]]:
    """Click to painted answer: on each Python, at the start and far into a game, as it is and
    slower; first what it costs at least.
    """
    least = floor(browser, count)
    found: list[dict[str, Any]] = [
        {"name": f"a bare page: {what}", "painted": took} for what, took in least.items()
    ]
    whole = least["361 discs"]["p50"]
    for name, python in PYTHONS.items():
        for turns in (0, LONG):
            for slower in (1, SLOWER):
                began = perf_counter()
                with opened(browser, home, python, turns, slower) as (page, _):
                    moves = line(19, LONG + CLICKS + WARMING)[turns : turns + WARMING + count]
                    took = [click(page, at) for at in moves][WARMING:]
                slowly = f", {slower}x slower" if slower > 1 else ""
                facts: dict[str, Any] = {"name": f"{name}, turn {turns:,}{slowly}"}
                for what in ("painted", "answered", "stone"):
                    facts[what] = spread([each[what] for each in took])
                facts["ratio"] = facts["painted"]["p50"] / whole
                facts["stone ratio"] = facts["stone"]["p50"] / whole
                found.append(facts)
                print(
                    f"  {name}, turn {turns}, {slower}x: {perf_counter() - began:.0f} s",
                    file=sys.stderr,
                )
    return found


def floor(browser: Browser, count: int) -> dict[str, dict[str, float]]:
    """Milliseconds until a page has painted a number, and until it has painted as many discs as a
    19x19 grid has points.
    """
    facts = {}
    for what in ("a number", "361 discs"):
        page = browser.new_page(viewport={"width": 1280, "height": 1000})
        page.set_content(BARE)
        page.evaluate("what => { window.what = what; }", what)
        for _ in range(count + 10):
            page.mouse.click(300, 300)
            page.wait_for_timeout(30)
        facts[what] = spread(page.evaluate("took")[10:])
        page.close()
    return facts


def tell(facts: list[dict[str, Any]]) -> str:
    """A table for people."""
    heads = ["click to painted answer, ms", "p50", "p95", "most", "x discs", "answered p50", "p95",
             "stone painted p50", "p95", "x discs"]  # fmt: skip
    rows = [
        [f["name"], *(f["painted"][p] for p in ("p50", "p95", "high")), f.get("ratio", ""),
         *(f[what][p] if what in f else "" for what in ("answered", "stone") for p in ("p50", "p95")),
         f.get("stone ratio", "")]
        for f in facts
    ]  # fmt: skip
    return table(heads, rows)


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python3 -m tests.bench.page", description="how fast the page answers"
    )
    parser.add_argument("--quick", action="store_true", help="a few clicks of each")
    count = 5 if parser.parse_args(arguments).quick else CLICKS
    began = perf_counter()
    with serving() as home, chromium(*FLAGS) as browser:
        print(machine(Chromium=browser.version))
        print("\n" + tell(clicks(browser, home, count)), flush=True)
    print(f"\n{perf_counter() - began:.0f} s in all")
    return 0


@contextlib.contextmanager
def serving() -> Iterator[str]:
    """The page as `python3 -m ttgo` serves it."""
    with make_server(ROOT) as server:
        thread = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05}, daemon=True)
        thread.start()
        try:
            yield server.url
        finally:
            server.shutdown()
            thread.join()


if __name__ == "__main__":
    sys.exit(main())
