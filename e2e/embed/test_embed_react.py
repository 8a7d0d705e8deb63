"""<tt-board> in a site of React's with rendering on the server: real markup of React 19, taken over
in the browser without a mismatch.
"""

import functools
import json
import subprocess
from pathlib import Path

import pytest
from playwright.sync_api import expect

from e2e.support.embedded import SCRIPT, button, cell, expect_turn, opened, part, stones, surround
from e2e.support.waiting import until

RENDER = Path(__file__).parent / "react" / "render.mjs"
CLIENT = '<script type="module" src="client.js"></script>'


@pytest.fixture
def rendered(made):
    """What the server sends, and the script."""
    command = ["node", str(RENDER)]
    run = functools.partial(subprocess.run, capture_output=True, text=True, check=True, timeout=120)
    return json.loads(made.once("react", lambda: run(command).stdout))


def test_hydrated(own, rendered):
    """The same elements, no mismatch in the console, turns as state, and another language."""
    assert '<tt-board id="b" triangle="B2" caption="Diagram 1">' in rendered["markup"]
    root = f'<div id="root">{rendered["markup"]}</div>'
    own.route(
        "**/client.js",
        lambda route: route.fulfill(body=rendered["script"], content_type="text/javascript"),
    )
    surround(own, root, SCRIPT + CLIENT)
    own.evaluate("window.before = document.querySelector('#a')")
    until(own, "() => document.body.dataset.hydrated !== undefined")
    expect(part(own, "caption", "b")).to_have_text("Diagram 1")
    cell(own, "A1").click()
    expect_turn(own, 2)
    expect(own.locator("output")).to_have_text("B2 A1")
    cell(own, "C3").click()
    expect(own.locator("output")).to_have_text("B2 A1 C3")
    expect(own.locator("#a")).to_have_attribute("moves", "B2 A1 C3")
    opened(own)  # the game that React gives back
    assert stones(own) == ["..X", ".X.", "O.."]
    assert own.evaluate("before === document.querySelector('#a')")
    own.get_by_role("button", name="Deutsch").click()
    expect(button(own, "Passen")).to_be_visible()
