"""How long an event holds up the page's own thread at most, while Python works beside it: `python3 -m tests.bench.page --only tasks`.

Milliseconds of the longest task, as the browser counts them from 50 on ("longtask"), in several pages each; 0 stands for none. The pass
of an empty loop in the same page says how fast the machine is at that moment.
"""

from typing import Any

from playwright.sync_api import Browser

from tests.bench.browser import spread
from tests.bench.games import random_line, vertex
from ttgo.session.session import Session

PAGES = 5

LISTEN = """
window.tasks = [];
new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: "longtask" });
"""
LOOP = """() => {
  const began = performance.now();
  let sum = 0;
  for (let k = 0; k < 1e7; k++) sum += k;
  return sum && (performance.now() - began) / 10;
}"""
STEP = """() => {
  const step = document.getElementById("step");
  step.value = TURN;
  step.dispatchEvent(new Event("input", { bubbles: true }));
}"""
# Until the page says nothing of being busy, and all is drawn and told.
DONE = """async () => {
  const next = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 20)));
  await next();
  while (document.querySelector("#busy:not([hidden])") || /Opening the link/.test(document.getElementById("say").textContent)) await next();
  for (let k = 0; k < 10; k++) await next();
  return Math.max(0, ...tasks.splice(0));
}"""


def link(size: int, count: int) -> str:
    """The fragment of a link to a game of random moves."""
    session = Session()
    moves = " ".join(vertex(size, move) for move in random_line(size, count, 1).moves)
    session.handle({"do": "set", "size": str(size), "moves": moves})
    return str(session.handle({"do": "link"})["link"])


def tasks(browser: Browser, home: str, _: int) -> list[dict[str, Any]]:
    """By what happens, on MicroPython alone, which is the slower one."""
    links = {
        f"{size}x{size}, {count} turns": link(size, count)
        for size, count in ((19, 300), (19, 700), (37, 390), (52, 700))
    }
    found: dict[str, list[float]] = {}
    loops = []
    for _ in range(PAGES):
        for name, fragment in links.items():
            context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
            page = context.new_page()
            page.set_default_timeout(300_000)
            page.add_init_script(LISTEN)
            page.goto(f"{home}?python=micropython")
            page.locator("#progress").wait_for(state="hidden")
            loops.append(page.evaluate(LOOP))
            page.evaluate(DONE)  # what starting took
            for what, script in {
                "is opened": f"() => {{ location.hash = {fragment!r}; }}",
                "back to its start": STEP.replace("TURN", "0"),
                "on to its middle": STEP.replace("TURN", "step.max >> 1"),
            }.items():
                page.evaluate(script)
                found.setdefault(f"{name}: {what}", []).append(page.evaluate(DONE))
            context.close()
    rows = [{"name": what, **spread(values)} for what, values in found.items()]
    return [*rows, {"name": "a million passes of an empty loop", **spread(loops)}]
