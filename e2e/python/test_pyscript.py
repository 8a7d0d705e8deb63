"""The page for PyScript that the Python page shows, as whoever copies it has it: with ttgo.zip beside it, in both Pythons."""

import html
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from e2e.support.served import ROOT

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


@pytest.mark.parametrize("kind", ["mpy", "py"])
def test_the_lines_play_go(browser: Browser, base_url: str, kind: str) -> None:
    """A capture, a refusal and the end, by the buttons that the lines make; nothing is asked of anybody but PyScript."""
    lines = SHOWN.replace('type="mpy"', f'type="{kind}"')
    others: list[str] = []

    def elsewhere(route: Route) -> None:
        name = route.request.url.partition("?")[0].rpartition("/")[2]
        found = [part for part in PARTS if name and (FETCHED / part / name).is_file()]
        if not found:
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
    page.route(lambda url: not url.startswith(base_url), elsewhere)
    page.route(
        "**/static/examples/go.html",
        lambda route: route.fulfill(body=lines, content_type="text/html"),
    )
    page.goto(f"{base_url}static/examples/go.html")
    said = page.get_by_role("status")
    expect(said).to_have_text("Black begins. Black 0, White 0.", timeout=60_000)
    assert CORE in lines
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
    context.close()
