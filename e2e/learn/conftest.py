"""Learn with nothing done yet."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page

from e2e.support.demos import DESKTOP


@pytest.fixture
def practice(learn: Page) -> Iterator[Page]:
    page = learn.context.new_page()
    page.goto("static/practice.html")
    yield page
    page.close()


@pytest.fixture(name="learn")
def _learn(rules: Page) -> Iterator[Page]:
    rules.evaluate(
        "localStorage.clear(); dispatchEvent(new StorageEvent('storage', { key: 'ttgo-learn' }))"
    )
    yield rules
    rules.set_viewport_size(DESKTOP)
