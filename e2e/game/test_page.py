"""The page as a guest of its server and its browser: what it asks for, and what it stores."""

from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.support.contexts import Watch
from e2e.support.driver import button, choose, fast
from e2e.support.opponent import THINKS, alone, answered


@pytest.mark.all_of_python
def test_it_keeps_to_its_server_and_its_storage(
    new_context: Callable[..., BrowserContext], watch: Watch, home: str
) -> None:
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
