"""Two Pythons: when one of them fails, and when only one is wanted."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from e2e.support.contexts import Watch
from e2e.support.driver import (
    PYODIDE_COMES,
    Hold,
    begin_by,
    button,
    choose,
    drag,
    give,
    play,
    ready,
    say,
    sgf,
    turns,
    whole,
)
from e2e.support.pythons import CATCH_WORKERS, PYODIDE, exported, pyodide_is_there, small
from e2e.support.served import ROOT

pytestmark = pytest.mark.all_of_python


def failure(page: Page) -> Locator:
    return page.get_by_role("alert").filter(has=button(page, "Retry"))


def test_play_goes_on_without_pyodide(page: Page, watch: Watch) -> None:
    """It fails: the page says what that means, answers clicks, saves and opens files; no turn is lost."""
    watch.expected = True
    page.route(PYODIDE, lambda route: route.abort())
    page.goto("./")
    small(page)
    play(page, "E5")
    expect(failure(page)).to_contain_text(
        "pyodide.asm.wasm. Play goes on without all of it, only slower.", timeout=PYODIDE_COMES
    )
    play(page, "D4")
    assert ";W[df]" in exported(page, button(page, "Save").click)
    play(page, "C3")
    drag(page, "drop", "a.sgf", b"(;SZ[9];B[cc])")
    expect(say(page)).to_contain_text("a.sgf: 1 turn.")
    button(page, "New game").click()
    page.get_by_text("Earlier games").click()
    expect(button(page, "9 by 9, 3 turns")).to_be_visible()


@pytest.mark.parametrize(
    "line", ['{ "saveData": true }', '{ "effectiveType": "2g" }'], ids=["save data", "slow line"]
)
def test_where_little_is_to_be_fetched_there_is_no_pyodide(page: Page, watch: Watch, line: str) -> None:
    """Its reader saves data, or the line is slow: MicroPython does all, files, too, and nothing of Pyodide is asked for."""
    page.add_init_script(f"Object.defineProperty(Navigator.prototype, 'connection', {{ value: {line} }});")
    page.goto("./")
    small(page)
    play(page, "E5")
    assert ";B[ee]" in exported(page, button(page, "Save").click)
    drag(page, "drop", "a.sgf", b"(;SZ[9];B[cc];W[dd])")
    expect(say(page)).to_contain_text("a.sgf: 2 turns.")
    expect(page.locator("#progress")).to_be_hidden()
    assert [url for url in watch.requests if "/node_modules/pyodide/" in url or "/@pyscript/" in url] == []


def test_where_little_is_to_be_fetched_but_micropython_fails(page: Page, watch: Watch) -> None:
    """Then Pyodide comes all the same."""
    watch.expected = True
    page.add_init_script(
        "Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } });"
    )
    page.route("**/micropython.wasm", lambda route: route.fulfill(status=404, body="not here"))
    page.goto("./")
    choose(page, "E5")
    whole(page)
    expect(turns(page)).to_have_text(["Start", "1 E5"])


@pytest.mark.parametrize("name", ["micropython.mjs", "micropython.wasm"])
def test_without_micropython_pyodide_does_all(page: Page, watch: Watch, name: str) -> None:
    """Early clicks wait for Pyodide and are played; nothing is said of a failure that costs only time."""
    watch.expected = True
    page.route(f"**/{name}", lambda route: route.fulfill(status=404, body="not here"))
    page.goto("./")
    choose(page, "E5")
    whole(page)
    expect(turns(page)).to_have_text(["Start", "1 E5"])
    expect(failure(page)).to_be_hidden()


BREAKING = """

import sys

def _broken(self, event):
    raise MemoryError("as if there were no memory left")

if sys.implementation.name == "micropython":
    _EVENTS["turn"] = lambda self, event: (_broken if event["at"] == "B2" else Session._do_turn)(self, event)
"""


def test_when_micropython_breaks_pyodide_answers(page: Page) -> None:
    """The turn that it broke at is played by Pyodide, when that is there, and so is what was clicked after."""
    source = (ROOT / "ttgo" / "session" / "session.py").read_text(encoding="utf-8") + BREAKING
    page.route(
        "**/ttgo/session/session.py", lambda route: route.fulfill(body=source, content_type="text/x-python")
    )
    hold = Hold(page, PYODIDE)
    page.goto("./")
    small(page)
    play(page, "E5")
    choose(page, "B2")
    choose(page, "C3")
    hold.let_go()
    whole(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 B2", "3 C3"])
    expect(failure(page)).to_be_hidden()


def test_a_worker_that_dies_before_the_handover(page: Page) -> None:
    """Pyodide is there, waits for a position to be set up, and is gone when that is done: MicroPython goes on."""
    page.add_init_script(CATCH_WORKERS)
    page.clock.install()
    page.goto("./")
    ready(page)
    begin_by(page, 5, setup=True)
    pyodide_is_there(page)
    page.evaluate("workers.forEach(worker => worker.terminate())")
    button(page, "Black begins").click()
    play(page, "C3")
    page.clock.fast_forward(60_000)
    expect(failure(page)).to_contain_text("Python has stopped answering. Play goes on")
    play(page, "B2")
    expect(turns(page)).to_have_text(["Start", "1 C3", "2 B2"])


def test_one_python_can_be_chosen(new_context: Callable[..., BrowserContext], watch: Watch) -> None:
    """By the address: nothing of the other is fetched. MicroPython alone opens and saves files, too."""
    page = new_context().new_page()
    page.goto("./?python=micropython")
    small(page)
    play(page, "E5")
    with page.expect_download() as saved:
        button(page, "Save").click()
    assert "SZ[9];B[ee])" in saved.value.path().read_text(encoding="utf-8").replace("\n", "")
    give(page, sgf("(;SZ[5]CA[Shift_JIS]PB[\u8868]PW[x];B[cc])".encode("shift_jis")))
    expect(turns(page)).to_have_text(["Start", "1 C3"])
    expect(page.get_by_text("\u8868")).to_be_visible()
    play(page, "D4")
    assert not [url for url in watch.requests if "modules/pyodide" in url or "@pyscript" in url]
    watch.requests.clear()
    page = new_context().new_page()
    page.goto("./?python=pyodide")
    ready(page)
    whole(page)
    play(page, "E5")
    assert not [url for url in watch.requests if "@micropython" in url]
