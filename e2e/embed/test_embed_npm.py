"""The boards as npm's package, in a page that asks for nothing but the package's own modules."""

import pytest
from playwright.sync_api import expect

from e2e.support.embedded import button, cell, expect_turn, surround
from tests.support.sites import CLONE
from ttgo.web.build import npm

MODULE = '<script type="module" src="node_modules/ttgo/index.js"></script>'


@pytest.mark.usefixtures("made")
def test_played(own, tmp_path):
    """Python, its words and the board's, in another language, come from within it."""
    npm.build(CLONE, tmp_path / "ttgo")
    asked: list[str] = []

    def answer(route):
        name = route.request.url.rpartition("/")[2]
        asked.append(name)
        route.fulfill(path=tmp_path / "ttgo" / name, content_type="text/javascript")

    own.route("**/node_modules/ttgo/*", answer)
    own.on("request", lambda request: asked.append(request.url))
    surround(
        own,
        '<tt-board id="a" play size="3" moves="B2"></tt-board>',
        MODULE,
        html='<html lang="de">',
    )
    cell(own, "A1").click()
    expect_turn(own, 2)
    expect(button(own, "Passen")).to_be_visible()
    expect(own.locator("tt-board [part~=say]")).to_contain_text("Weiß hat A1 gespielt")
    others = [url for url in asked if "/node_modules/ttgo/" not in url and url.startswith("http")]
    assert [url.rpartition("/")[2] for url in others] == ["surroundings.html"]
