"""A game against the computer, as somebody plays it."""

import re

from playwright.sync_api import expect

from e2e.support.driver import begin, button, current, ready

THINKS = 60_000  # ms in which the computer has moved, also on a busy machine


def alone(new_context, level="10", **options):
    """A page of its own with a game on 5x5 against the computer, which is White."""
    page = new_context(fresh=True, **options).new_page()
    page.goto("./")
    ready(page)
    begin(page, 5)
    opponent(page, "white", of_level=level)
    return page


def opponent(page, colour, *, of_level=""):
    """Have the computer play a colour, "" for none, in the game that is shown."""
    page.locator("#menu").click()
    if of_level:
        page.get_by_role("combobox", name="Level").select_option(of_level)
    page.get_by_role("combobox", name="Opponent").select_option(colour)
    _close(page)


def level(page, games):
    page.locator("#menu").click()
    page.get_by_role("combobox", name="Level").select_option(games)
    _close(page)


def thinking(page, shown):
    """Have its thinking shown, or not."""
    page.locator("#menu").click()
    page.get_by_label("Show its thinking").set_checked(shown)
    _close(page)


def _close(page):
    button(page.get_by_role("dialog", name="More"), "Close").click()


def answered(page, turn):
    """The computer's turn of that number, once it has taken it."""
    expect(current(page)).to_have_text(re.compile(rf"^{turn} "), timeout=THINKS)
    return current(page).inner_text().split()[1]
