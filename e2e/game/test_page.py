"""The page as a guest of its server and its browser: what it asks for, what it stores, and the way
of a click through it.
"""

import re
import runpy
import sys
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from e2e.support.driver import THINKS, alone, answered, button, choose, current, fast, ready
from e2e.support.pythons import ALONE
from tests.support.sites import ROOT
from ttgo.game import Game


@pytest.mark.all_of_python
def test_it_keeps_to_its_server_and_its_storage(new_context, watch, home):
    """From the start to a game against the computer: every request goes to the page's own server,
    nothing is complained of in the console, games are in localStorage under our prefix, and there
    is no cookie, no cache, no database but PyScript's own.

    Pyodide is not fetched before somebody has begun; MicroPython begins to think, and with Pyodide
    the game goes on as it was.
    """
    page = alone(new_context)
    assert [url for url in watch.requests if "node_modules/pyodide" in url] == []
    choose(page, "C3")
    answered(page, 2)
    fast(page)
    button(page, "Hint").click()
    expect(button(page, "Hint")).to_be_visible(timeout=THINKS)
    button(page, "Undo").click()
    choose(page, "B2")
    answered(page, 2)
    asked = [url for url in watch.requests if url.startswith("http")]
    assert len(asked) > 15
    assert any(url.endswith("pyodide.asm.wasm") for url in asked), (
        "the worker's requests are seen too"
    )
    assert {urlsplit(url).netloc for url in asked} == {urlsplit(home).netloc}
    assert watch.complaints == []
    keys = page.evaluate("() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]")
    assert keys
    assert all(key.startswith("ttgo:") for key in keys), keys
    assert page.context.cookies() == []
    assert page.evaluate("async () => (await caches.keys()).length") == 0
    workers = "async () => (await navigator.serviceWorker.getRegistrations()).length"
    assert page.evaluate(workers) == 0, "a clone has none, so that an edited file shows at once"
    bases = page.evaluate("async () => (await indexedDB.databases()).map(base => base.name)")
    assert all(name.startswith("IDBMap/") for name in bases), (
        bases
    )  # it makes them at each start; nothing of the game is in them


# The path of a click, as traced in the running page and then in Python; README lists it.


# The files of the stack, the outermost first, where the client is asked and where its worker is
# told.
TRACE = """async () => {
  const { KeptGame } = await import("./static/python/kept-game.js");
  Error.stackTraceLimit = Infinity;
  const files = [];
  const trace = (type, name) => {
    const plain = type.prototype[name];
    type.prototype[name] = function (given) {
      const turns = given.do === "turn" || given.text?.includes('"turn"');
      if (turns) files.push(...new Error().stack.match(/static\\/[\\w/-]+\\.js/g).reverse());
      if (turns && given.text) window.way = [given.text, ...files];
      return plain.call(this, given);
    };
  };
  trace(KeptGame, "ask");
  trace(Worker, "postMessage");
}"""


@pytest.mark.all_of_python  # modules, not bundles
def test_the_way_of_a_click(page):
    """Nine stations, and none is visited twice."""
    page.goto(ALONE)
    ready(page)
    button(page, "Share").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()  # the panels have come
    page.evaluate(TRACE)
    choose(page, "E5")
    expect(current(page)).to_have_text("1 E5")
    text, *way = page.evaluate("way")
    way += ["static/" + page.workers[0].url.partition("/static/")[2], *in_python(text)]
    sys.stdout.write("\n".join(dict.fromkeys(way)))
    listed = re.search(
        r"path of a click through the code:\n\n(.*?)\n\n",
        ROOT.joinpath("README.md").read_text(),
        re.DOTALL,
    )
    assert listed
    assert list(dict.fromkeys(way)) == re.findall(r"\]\((\S+)\)", listed[1])


def in_python(text):
    """The files of the stack where the game is played, the outermost first."""
    host = runpy.run_path(str(ROOT / "static/host.py"))
    host["start"]()
    stack: list[str] = []

    def look(frame, event, _):
        if event == "call" and frame and frame.f_code is Game.play.__code__:
            while frame and frame.f_code.co_filename != __file__:
                stack.insert(0, frame.f_code.co_filename)
                frame = frame.f_back
            sys.setprofile(None)

    sys.setprofile(look)
    host["handle"](text)
    sys.setprofile(None)
    return [file.removeprefix(f"{ROOT}/") for file in stack]
