"""A game against the computer, as somebody plays it."""

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.driver import begin, button, current, ready

THINKS = 60_000  # ms in which the computer has moved, also on a busy machine


def alone(
    new_context: Callable[..., BrowserContext],
    level: str = "10",
    *,
    before: Callable[[Page], object] | None = None,
    **options: Any,
) -> Page:
    """A page of its own with a game on 5x5 against the computer, which is White; `before` is what to do before it is opened."""
    page = new_context(fresh=True, **options).new_page()
    if before:
        before(page)
    page.goto("./")
    ready(page)
    begin(page, 5)
    button(page, "Play the computer").click()
    page.locator("#level").select_option(level)
    return page


def answered(page: Page, turn: int) -> str:
    """The computer's turn of that number, once it has taken it."""
    expect(current(page)).to_have_text(re.compile(rf"^{turn} "), timeout=THINKS)
    return current(page).inner_text().split()[1]
