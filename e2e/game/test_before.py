"""A browser that was used in November 2026: its games are there."""

import json
from collections.abc import Callable

from playwright.sync_api import BrowserContext, expect

from e2e.support.driver import button, dialog, ready, turns
from e2e.support.served import ROOT

BEFORE = ROOT / "tests" / "data" / "before" / "pages.json"


def test_kept_games(new_context: Callable[..., BrowserContext]) -> None:
    """The newest one goes on where it was, and the one before is listed and can be taken up."""
    page = new_context().new_page()
    stored = json.loads(BEFORE.read_text(encoding="utf-8"))["storage"]
    page.add_init_script(f"if (!localStorage.length) Object.assign(localStorage, {json.dumps(stored)});")
    page.goto("")
    ready(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 C3", "3 pass", "4 D4"])
    button(page, "New game").click()
    dialog(page).get_by_text("Earlier games").click()
    dialog(page).locator("#earlier [data-id]").click()
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 C6", "3 G3", "3 G7", "4 C3"])
