"""How fast the page answers, in a Chromium without a window: `python3 -m tests.bench.page`.

    python3 -m tests.bench.page                     a table; some minutes
    python3 -m tests.bench.page --quick             a few clicks of each, to see that it runs

A click counts from the browser's own time stamp of it until a frame with its answer has been
painted; the stone is there before. The browser paints a frame as soon as there is one (no waiting
for a screen), so that the figures are work; a screen of 60 Hz adds 8 ms on average, 17 at most.
"""

import argparse
import contextlib
import json
import sys
from functools import cache
from pathlib import Path
from time import perf_counter

from e2e.support.driver import two_players
from e2e.support.pythons import line
from e2e.support.servers import running
from tests.bench.browser import ROOT, chromium, spread, table
from tests.bench.measure import machine
from ttgo.session.session import Session
from ttgo.web.server import make_server

PYTHONS = {"MicroPython": "micropython", "Pyodide": "pyodide"}
DESKTOP = {"viewport": {"width": 1280, "height": 800}}
PHONE = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 3, "is_mobile": True}
# The turns played before, how many times slower the page's thread is, and the device
CASES = ((0, 1, DESKTOP), (1_000, 1, DESKTOP), (300, 4, PHONE))
CLICKS, WARMING = 60, 5
SIZE = 760  # pixels of the bare page's canvas, as the board's on a desktop
SCRIPT = (Path(__file__).parent / "page.js").read_text(encoding="utf-8")
# Paint as soon as there is something to paint
FLAGS = ("--disable-frame-rate-limit", "--disable-gpu-vsync")

# What a click costs at least, counted in the same way: a page without Python, rules or words.
BARE = f"""<!doctype html><title>Clicks</title>
<p id="said">0</p><canvas id="board" width="{SIZE}" height="{SIZE}"></canvas>
<script>
const ctx = board.getContext("2d");
let clicks = 0;
window.took = [];
addEventListener("click", ({{ timeStamp }}) => {{
  said.textContent = String(++clicks);
  requestAnimationFrame(() => {{
    ctx.clearRect(0, 0, {SIZE}, {SIZE});
    for (let k = 0; k < 361; k++) {{
      ctx.beginPath();
      ctx.arc((k % 19) * 40 + 20, Math.floor(k / 19) * 40 + 20, 18, 0, 2 * Math.PI);
      ctx.fillStyle = (k + clicks) % 2 ? "black" : "white";
      ctx.fill();
      ctx.stroke();
    }}
    const {{ port1, port2 }} = new MessageChannel();
    port1.onmessage = () => took.push(performance.now() - timeStamp);
    port2.postMessage(null);
  }});
}});
</script>"""

# The computer takes a turn: the longest task since the page came, and the longest frame meanwhile.
THINKS = """async () => {
  const board = document.getElementById("board");
  const { turn } = board.view;
  const longest = Math.max(0, ...bench.long);
  for (const id of ["play-computer", "pass"]) document.getElementById(id).click();
  const frame = () => new Promise(requestAnimationFrame);
  const frames = [await frame()];
  while (board.view.turn < turn + 2) frames.push(await frame());
  return [longest, Math.max(...frames.slice(1).map((time, at) => time - frames[at]))];
}"""
TASKS = """bench.long = [];
new PerformanceObserver((list) => {
  for (const { duration } of list.getEntries()) bench.long.push(duration);
}).observe({ type: "longtask" });"""

# Opens the page with a game in the storage, as if it had been played there.
KEEP = """([text, view]) => {
  localStorage["ttgo:1:game:bench"] = JSON.stringify({ text, view, time: 1 });
  localStorage["ttgo:1:newest"] = "bench";
  sessionStorage.clear();
}"""


@cache
def moves():
    """A game, as long as the longest case."""
    return line(max(CASES)[0] + CLICKS + WARMING, 19)


@contextlib.contextmanager
def opened(browser, home, python, turns, device):
    """The page at a turn of the game, in a context of its own."""
    text = json.dumps(
        {"ttgo": 2, "size": [19, 19], "komi": 0, "turns": " ".join(moves()[:turns]), "at": turns}
    )
    kept = Session().handle({"do": "load", "text": text})
    context = browser.new_context(**device, reduced_motion="reduce")
    try:
        page = context.new_page()
        page.set_default_timeout(300_000)
        page.goto(f"{home}static/icon.svg")
        page.evaluate(KEEP, [kept["save"], kept["view"]])
        page.add_init_script(SCRIPT)
        page.goto(f"{home}?python={python}")
        page.locator("#progress").wait_for(state="hidden")
        current = page.locator(f"#turns [data-turn='{turns}'][aria-current]")
        current.wait_for(state="attached")  # in a tab that may be hidden
        two_players(page)
        page.evaluate("bench.watch()")
        yield page
    finally:
        context.close()


def click(page, at):
    """Play a move with the mouse, which was there before; milliseconds until it was answered and
    painted.
    """
    cell = page.locator(f'#board [data-at="{at}"]').bounding_box()
    assert cell
    page.mouse.move(cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2)
    # What was asked before has been answered and drawn
    page.evaluate("() => new Promise((done) => setTimeout(done, 300)).then(bench.next)")
    page.mouse.down()
    page.mouse.up()
    took: dict[str, float] = page.evaluate("bench.done")
    return took


def clicks(browser, home, count):
    """A row of the table for each Python, at the start and far into a game; first what a click
    costs at least.
    """
    least = floor(browser, count)
    yield ["a bare page of 361 discs", *[""] * 3, least["p50"], least["p95"], *[""] * 4]
    for name, python in PYTHONS.items():
        for turns, slower, device in CASES:
            with opened(browser, home, python, turns, device) as page:
                tool = page.context.new_cdp_session(page)
                tool.send("Emulation.setCPUThrottlingRate", {"rate": slower})
                after = moves()[turns : turns + WARMING + count]
                for at in after[:WARMING]:
                    click(page, at)
                page.evaluate(TASKS)
                took = [click(page, at) for at in after[WARMING:]]
                tasks = page.evaluate(THINKS)
                nodes = page.evaluate("document.querySelectorAll('*').length")
            row: list[object] = [f"{name}, turn {turns:,}" + ", a phone" * (slower > 1)]
            for what in ("stone", "painted"):
                found = spread([each[what] for each in took])
                row += [found["p50"], found["p95"], found["p50"] / least["p50"]]
            yield [*row, *tasks, nodes]


def floor(browser, count):
    """Milliseconds until a page has painted as many discs as a 19x19 grid has points."""
    page = browser.new_page(viewport={"width": 1280, "height": 1000})
    page.set_content(BARE)
    for _ in range(count + 10):
        page.mouse.click(300, 300)
        page.wait_for_timeout(30)
    took = spread(page.evaluate("took")[10:])
    page.close()
    return took


def main(arguments=None):
    """Measure and print."""
    parser = argparse.ArgumentParser(
        prog="python3 -m tests.bench.page", description="how fast the page answers"
    )
    parser.add_argument("--quick", action="store_true", help="a few clicks of each")
    count = 5 if parser.parse_args(arguments).quick else CLICKS
    began = perf_counter()
    heads = ["until painted, ms", "stone", "95 %", "x discs", "answer", "95 %", "x discs"]
    heads += ["longest task", "frame while it thinks", "elements"]
    with running(make_server(ROOT)) as home, chromium(*FLAGS) as browser:
        print(machine(Chromium=browser.version))
        print("\n" + table(heads, list(clicks(browser, home, count))), flush=True)
    print(f"\n{perf_counter() - began:.0f} s in all")
    return 0


if __name__ == "__main__":
    sys.exit(main())
