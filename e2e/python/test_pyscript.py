"""The page for PyScript that the Python page shows, as whoever copies it has it: with ttgo.zip
beside it, in both Pythons.
"""

import contextlib
import html
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.support.servers import ROOT

FETCHED = ROOT / "static" / "node_modules"
CORE = "https://pyscript.net/releases/"
# What PyScript asks for by its own addresses, and where this clone has it.
PARTS = ("@pyscript/core/dist", "@micropython/micropython-webassembly-pyscript", "pyodide")
SHOWN = html.unescape(
    re.findall(
        r"data-copy>\s*<pre><code>(.*?)</code>",
        (ROOT / "static/python.html").read_text(),
        re.DOTALL,
    )[0]
)


OWN = {CORE: "dist/", '{"files"': '{"interpreter": "./micropython.mjs", "files"'}


@contextlib.contextmanager
def opened(browser, base_url, kind, missing=""):
    """The page, and what it asks of others than PyScript; what has the name `missing` cannot be
    had.
    """
    lines = SHOWN.replace('type="mpy"', f'type="{kind.removeprefix("own ")}"')
    for before, after in OWN.items() if kind.startswith("own") else ():
        lines = re.sub(rf"{re.escape(before)}([\d.]+/)?", after, lines)
    others: list[str] = []

    def elsewhere(route):
        name = route.request.url.partition("?")[0].rpartition("/")[2]
        found = [part for part in PARTS if name and (FETCHED / part / name).is_file()]
        foreign = kind.startswith("own") and not route.request.url.startswith(base_url)
        if not found or name == missing or foreign:
            others.append(route.request.url)
            route.abort()
        elif found == ["@pyscript/core/dist"]:  # our own server has less of it
            types = {".js": "text/javascript", ".css": "text/css"}
            route.fulfill(
                path=FETCHED / found[0] / name,
                content_type=types[Path(name).suffix],
                headers={"Access-Control-Allow-Origin": "*"},
            )
        else:
            address = f"{base_url}static/node_modules/{found[0]}/{name}"
            route.fulfill(
                status=302, headers={"Location": address, "Access-Control-Allow-Origin": "*"}
            )

    context = browser.new_context()
    page = context.new_page()
    here = f"{base_url}static/examples/"
    page.route(
        lambda url: not url.startswith(base_url) or re.match(rf"{here}(dist|micropython)", url),
        elsewhere,
    )
    page.route(
        "**/static/examples/go.html",
        lambda route: route.fulfill(body=lines, content_type="text/html"),
    )
    if missing == "ttgo.zip":
        page.route("**/ttgo.zip", lambda route: route.fulfill(status=404))
    page.goto(f"{base_url}static/examples/go.html")
    yield page, others
    context.close()


@pytest.mark.parametrize("kind", ["mpy", "py", "own mpy"])
def test_the_lines_play_go(browser, base_url, kind):
    """A capture, a refusal and the end, by the buttons that the lines make; nothing is asked of
    anybody but PyScript, which may be one's own.
    """
    assert CORE in SHOWN
    with opened(browser, base_url, kind) as (page, others):
        said = page.get_by_role("status")
        expect(said).to_have_text("Black begins. Black 0, White 0.", timeout=60_000)
        for at in ("A2", "A1", "B1"):
            page.get_by_role("button", name=f"{at}, empty", exact=True).click()
        expect(said).to_have_text("B1. Next: white. Black 81, White 0.")
        expect(page.get_by_role("button", name="A1, empty", exact=True)).to_be_visible()
        page.get_by_role("button", name="B1, black", exact=True).click()
        expect(said).to_contain_text("B1 is black. Black 81, White 0.")
        page.get_by_role("button", name="Pass").click()
        page.get_by_role("button", name="Pass").click()
        expect(said).to_have_text("Game over. Black 81, White 0.")
        assert others == []


@pytest.mark.in_each_browser
@pytest.mark.parametrize("missing", ["core.js", "micropython.mjs", "micropython.wasm", "ttgo.zip"])
def test_the_page_says_that_python_cannot_be_loaded(browser, base_url, missing):
    """Whichever part of it cannot be had."""
    with opened(browser, base_url, "mpy", missing) as (page, _):
        expect(page.get_by_role("status")).to_have_text(
            "Python could not be loaded. Try again later."
        )
