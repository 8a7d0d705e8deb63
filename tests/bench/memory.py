"""How much memory pages with boards take: a page that may measure itself, and what it says."""

import contextlib
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, Page, Route

from tests.bench.browser import ROOT

PYTHONS = {"MicroPython": "micropython", "Pyodide": "pyodide"}
ISOLATED = {"Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp"}

# So many boards, each of a size that tutorials have, some turns into a game; each is brought into sight, which wakes it, and played on.
BOARDS = """async (count) => {
  await import("/static/embed.js");
  const { size, moves } = { size: 9, moves: "E5 D4 C3 E4 F4" };
  for (let k = 0; k < count; k++) {
    const board = document.createElement("tt-board");
    for (const [name, value] of Object.entries({ size, moves, play: "", at: "5" })) board.setAttribute(name, value);
    document.body.append(board);
  }
  for (const board of document.querySelectorAll("tt-board")) {
    board.scrollIntoView();
    await board.turn("G7");
  }
}"""


# Notes each memory of WebAssembly that a page makes.
WASM = """
window.memories = [];
for (const way of ["instantiate", "instantiateStreaming"]) {
  const plainly = WebAssembly[way];
  WebAssembly[way] = async (...given) => {
    const made = await plainly.apply(WebAssembly, given);
    const { exports } = made.instance ?? made;
    memories.push(...Object.values(exports ?? {}).filter((value) => value instanceof WebAssembly.Memory));
    return made;
  };
}
"""


def memory(browser: Browser, home: str, count: int) -> dict[str, Any]:
    """Bytes of a page with boards that have all been played on, by what they are for, and of the game's page on either Python."""
    facts = {}
    for boards in (1, 50):
        with isolated(browser, f"{home}empty.html") as page:
            page.evaluate(BOARDS, boards)
            facts[f"{boards} embedded"] = used(page)
    for name, python in PYTHONS.items():
        with isolated(browser, f"{home}?python={python}") as page:
            page.locator("#progress").wait_for(state="hidden")
            facts[f"the game's page, {name}"] = used(page)
    return facts


@contextlib.contextmanager
def isolated(browser: Browser, address: str) -> Iterator[Page]:
    """A page that may measure its memory: cross-origin isolated, which the server here sees to."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce")
    try:
        page = context.new_page()
        page.set_default_timeout(60_000)
        page.add_init_script(WASM)
        page.route("**/empty.html", _empty)
        page.route("**/static/python/worker.js", _showing)
        page.goto(address)
        yield page
    finally:
        context.close()


def _empty(route: Route) -> None:
    route.fulfill(body="<!doctype html><body>", content_type="text/html", headers=ISOLATED)


def _showing(route: Route) -> None:
    text = (ROOT / "static" / "python" / "worker.js").read_text(encoding="utf-8")
    shown = text.replace("return python;", "globalThis.bench = python; return python;")
    route.fulfill(body=shown, content_type="text/javascript", headers=ISOLATED)


def used(page: Page) -> dict[str, float]:
    """Bytes by type, workers included. What the browser says of JavaScript has no memory of WebAssembly in it."""
    found = page.evaluate("() => performance.measureUserAgentSpecificMemory()")
    python = sum(page.evaluate("() => memories.map((memory) => memory.buffer.byteLength)"))
    for worker in page.workers:
        python += worker.evaluate("() => globalThis.bench?._module.HEAP8.length ?? 0")
    facts: dict[str, float] = {"all": found["bytes"] + python, "WebAssembly": python}
    for part in found["breakdown"]:
        for kind in part["types"]:
            facts[kind] = facts.get(kind, 0) + part["bytes"]
    return facts
