"""Hands that know nothing of a page break nothing: no error, and a game that a reload has."""

import pytest
from playwright.sync_api import expect

from e2e.support.driver import current, ready, stones
from e2e.support.hands import play_about
from tests.support.examples import part

PAGES = ("static/rules.html", "static/player.html", "static/embed.html", "static/python.html")


def test_on_the_game(page):
    """Whatever state it is in then, it starts again from there, and a reload has the same."""
    play_about(page, "./", 1, 100)
    page.reload()
    ready(page)
    computer = page.locator("#computer-plays")
    if computer.is_visible():
        computer.select_option("")
    shown, grid = current(page).inner_text(), stones(page)
    page.reload()
    ready(page)
    expect(current(page)).to_have_text(shown)
    assert stones(page) == grid


@pytest.mark.parametrize("address", part(PAGES, len(PAGES)))
def test_on_other_pages(page, address):
    """Nothing is complained of."""
    play_about(page, address, 1, 60)
