"""The reference: found by a word, with scripts and without, and readable by everybody."""

import pytest
from playwright.sync_api import expect

from e2e.support.accessibility import check


def test_a_name_is_found_by_what_is_said_of_it(page):
    """And so is a task; few lines are left, under the headings of their modules."""
    page.goto("static/reference/index.html")
    search = page.get_by_role("searchbox", name="Search names")
    lines = page.locator(".names li:visible")
    for words, line in (
        ("suicide empty vertices", "Game.suicide_moves"),
        ("prisoners", "Count prisoners"),
    ):
        search.fill(words)
        expect(lines.first).to_contain_text(line)
        expect(page.locator("#names h3:visible").first).to_be_visible()
        assert lines.count() < 10
    lines.first.get_by_role("link").click()
    expect(page.locator(":target")).to_have_text("Count prisoners")
    search.fill("")
    expect(lines.first).to_contain_text("Play a list of moves")


@pytest.mark.parametrize("name", ["index", "ttgo"])
def test_it_is_readable_by_everybody(page, name):
    page.goto(f"static/reference/{name}.html")
    check(page)
