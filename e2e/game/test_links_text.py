"""What is no link: a sentence says so, and nothing else comes of it. What is one: tests/record/test_link.py."""

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.driver import current, earlier, follow, kept, open_page, play, say, stones, turns

NO_FRAGMENT = re.compile("^[^#]*$")


def test_a_mangled_link_changes_nothing(table: Page) -> None:
    """One too long for any program, on an open page: Python's sentence says so; the game and all kept ones stay, and play goes on."""
    play(table, "A1 B2")
    before = stones(table)
    games = kept(table)
    follow(table, "v=1&s=9&t=" + "ee" * 500_000)
    expect(say(table)).to_contain_text("too long")
    expect(current(table)).to_have_text("2 B2")
    assert stones(table) == before
    assert kept(table) == games
    assert len(say(table).inner_text()) < 400
    play(table, "C3")


def test_a_mangled_link_at_the_start(new_context: Callable[..., BrowserContext]) -> None:
    """An empty board and the sentence, as text; the game that was played before is kept and can be gone back to."""
    context = new_context()
    first = open_page(context)
    play(first, "A1 B2 C3")
    games = kept(first)
    first.close()
    page = open_page(context, "./#<img src=x onerror=alert(1)>")
    expect(say(page)).to_contain_text("is no part of a link")
    assert page.locator("main :is(img, script, iframe)").count() == 0
    expect(turns(page)).to_have_count(1)
    assert set("".join(stones(page))) == {"."}
    expect(page).to_have_url(NO_FRAGMENT)
    assert kept(page) == games
    assert earlier(page) == ["9 by 9, 3 turns"]
    play(page, "E5")
    assert games.items() <= kept(page).items()
