"""Share gives the lines that put this very board into a page: what is pasted shows it."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.driver import button, play, ready, share, sharing
from e2e.support.embedded import stones, surround
from e2e.support.slots import further


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    page = new_context(permissions=["clipboard-read", "clipboard-write"]).new_page()
    page.goto("./")
    ready(page)
    play(page, "E5 D4")
    share(page)
    return page


def lines(page: Page, kind: str) -> str:
    """What the dialog copies for a kind."""
    further(page)
    page.locator("#paste-as").select_option(kind)
    expect(page.locator("#paste-lines")).not_to_have_value("")
    button(sharing(page), "Copy lines").click()
    expect(sharing(page).get_by_role("status")).to_have_text("The lines are copied.")
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == page.locator("#paste-lines").input_value() + "\n"
    return copied


def test_the_element_and_the_frame(page: Page, home: str) -> None:
    """In an empty page it is this board, at this turn; its content is the diagram, for whoever has no JavaScript.

    The frame shows the board, too.
    """
    text = lines(page, "element")
    assert f'src="{home}static/embed.js"' in text
    other = page.context.new_page()
    surround(other, text.replace("<tt-board", '<tt-board id="a"'), "")
    assert stones(other)[4] == "....X...."
    view = other.locator("tt-board").evaluate("async board => { await board.fragment(); return board.view; }")
    assert view["turns"] == ["E5", "D4"]
    assert view["turn"] == 2
    surround(other, lines(page, "frame"), "")
    board = other.frame_locator("iframe").locator("tt-board")
    expect(board.locator("[data-at=E5]")).to_have_accessible_name("E5, black stone, 4 liberties")
