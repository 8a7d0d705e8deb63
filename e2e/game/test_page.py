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


# The path of a click, as the browser and then Python trace it; README lists it.


# Has Chromium tell its stack, also of what was awaited, where the text of a turn leaves for the
# worker, and where the grid is given the answer
TOLD = """() => {
  const trace = (type, name, tells) => {
    const plain = type.prototype[name];
    type.prototype[name] = function (...given) {
      const told = tells(...given);
      if (told) console.trace(told);
      return plain.apply(this, given);
    };
  };
  trace(Worker, "postMessage", ({ text }) => text?.includes('"turn"') && text);
  trace(HTMLElement, "toggleAttribute", (name) => name === "copy" && "shown");
}"""
# The stack in the worker, where it reads the text
HEARD = """() => {
  const plain = JSON.parse;
  JSON.parse = (text) => {
    if (text.includes('"turn"')) self.way = new Error().stack;
    return plain(text);
  };
}"""


@pytest.mark.all_of_python  # modules, not bundles
@pytest.mark.only_browser("chromium")  # whose debugger knows what was awaited
def test_the_way_of_a_click(page):
    """Each function that a click is in, from the grid to the rules, and that its answer is in, until
    the grid has it.
    """
    page.goto(ALONE)
    ready(page)
    button(page, "Share").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()  # the panels have come
    page.evaluate(TOLD)
    page.workers[0].evaluate(HEARD)
    traces: dict[str, list[str]] = {}
    session = page.context.new_cdp_session(page)
    session.on("Runtime.consoleAPICalled", lambda event: traces.update(told(event)))
    session.send("Debugger.enable")
    session.send("Debugger.setAsyncCallStackDepth", {"maxDepth": 99})
    session.send("Runtime.enable")
    choose(page, "E5")
    expect(current(page)).to_have_text("1 E5")
    back, (text, there) = traces.pop("shown"), *traces.items()
    back = [function for function in back if function not in there]
    way = there + in_worker(page.workers[0].evaluate("way")) + in_python(text)
    sys.stdout.write("\n".join([*way, "", *back]))
    readme = ROOT.joinpath("README.md").read_text()
    for start, found in (("A click passes through these functions", way), ("goes back", back)):
        listed = re.search(f"{start}.*?\n\n(.*?)\n\n", readme, re.DOTALL)
        assert listed
        assert found == [*functions(listed[1])]
        assert len(found) <= 14


def told(event):
    """What was told, and the functions of the stack, the outermost first."""
    stack, found = event["stackTrace"], []
    while stack:
        found += [
            f"static/{frame['url'].rpartition('/static/')[2]} {frame['functionName']}"
            for frame in stack["callFrames"]
            if "/static/" in frame["url"]
        ]
        stack = stack.get("parent")
    return {event["args"][0]["value"]: found[::-1]}


def in_worker(stack):
    calls = re.findall(r"at (?:async )?(?:\w+\.)?(\S+) \(\S+/(static/\S+\.js)", stack)
    return [f"{file} {name}" for name, file in reversed(calls)]


def in_python(text):
    """Where the game is played."""
    answer = runpy.run_path(str(ROOT / "static/host.py"))["start"]("handle")
    stack: list[str] = []

    def look(frame, event, _):
        if event == "call" and frame and frame.f_code is Game.play.__code__:
            while frame and frame.f_code.co_filename != __file__:
                file = frame.f_code.co_filename.removeprefix(f"{ROOT}/")
                stack.insert(0, f"{file} {frame.f_code.co_name}")
                frame = frame.f_back
            sys.setprofile(None)

    sys.setprofile(look)
    answer(text)
    sys.setprofile(None)
    return stack


def functions(listed):
    """README's, each behind the link of its file."""
    for line in listed.splitlines():
        file, *names = re.findall(r"(?<=\]\()[^)]+|(?<=`)[#\w ]+(?=`)", line)
        yield from (f"{file} {name}" for name in names)
