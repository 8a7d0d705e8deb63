"""<tt-board> in a site of React's with rendering on the server: real markup of React 19, taken over in the browser without a mismatch."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.embedded import SCRIPT, button, cell, expect_turn, opened, part, stones, surround

RENDER = Path(__file__).parent / "react" / "render.mjs"
CLIENT = '<script type="module" src="client.js"></script>'


@pytest.fixture(scope="module")
def rendered() -> dict[str, str]:
    """What the server sends, and the script."""
    done = subprocess.run(["node", str(RENDER)], capture_output=True, text=True, check=True, timeout=120)
    return json.loads(done.stdout)


@pytest.fixture
def page(new_context: Callable[..., BrowserContext], rendered: dict[str, str]) -> Page:
    page = new_context().new_page()
    page.route(
        "**/client.js", lambda route: route.fulfill(body=rendered["script"], content_type="text/javascript")
    )
    return page


def test_the_markup_is_the_board(page: Page, rendered: dict[str, str]) -> None:
    """Before React's script, and without it: the diagram is drawn, and played on."""
    assert '<tt-board id="b" triangle="B2" caption="Diagram 1">' in rendered["markup"]
    surround(page, f'<div id="root">{rendered["markup"]}</div>')
    assert stones(page, "b") == [".X.", "XO.", "..."]
    cell(page, "A1").click()
    expect_turn(page, 2)


@pytest.mark.parametrize("first", ["boards", "React"])
@pytest.mark.in_each_browser
def test_hydrated(page: Page, rendered: dict[str, str], first: str) -> None:
    """Whichever script is there first: the same elements, no mismatch in the console, turns as state, and another language."""
    root = f'<div id="root">{rendered["markup"]}</div>'
    if first == "boards":
        surround(page, root, SCRIPT + CLIENT)
    else:
        surround(page, root, CLIENT)
    page.evaluate("window.before = document.querySelector('#a')")
    page.wait_for_function("document.body.dataset.hydrated !== undefined")
    if first == "React":
        page.add_script_tag(type="module", url="static/embed.js")
    expect(part(page, "caption", "b")).to_have_text("Diagram 1")
    cell(page, "A1").click()
    expect_turn(page, 2)
    expect(page.locator("output")).to_have_text("B2 A1")
    cell(page, "C3").click()
    expect(page.locator("output")).to_have_text("B2 A1 C3")
    expect(page.locator("#a")).to_have_attribute("moves", "B2 A1 C3")
    opened(page)  # the game that React gives back
    assert stones(page) == ["..X", ".X.", "O.."]
    assert page.evaluate("before === document.querySelector('#a')")
    page.get_by_role("button", name="Deutsch").click()
    expect(button(page, "Passen")).to_be_visible()
