"""What is no link: a sentence says so, and nothing else comes of it. What is one: tests/record/test_link.py."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.driver import current, earlier, follow, kept, open_page, play, say, stones, turns

NO_FRAGMENT = re.compile("^[^#]*$")


# Two of the many in tests/record/test_link.py, and one that is too long for any program

MANGLED = {
    "a turn that is not allowed": ("v=1&s=9&t=eeee", "E5 is black"),
    "a tag": ("<img src=x onerror=alert(1)>", "is no part of a link"),
    "a megabyte": ("v=1&s=9&t=" + "ee" * 500_000, "too long"),
}


@pytest.mark.parametrize("name", MANGLED)
def test_a_mangled_link_changes_nothing(table: Page, name: str) -> None:
    """On an open page Python's sentence says what is wrong, as text; the game and all kept ones are as they were, and play goes on."""
    fragment, sentence = MANGLED[name]
    play(table, "A1 B2")
    before = stones(table)
    games = kept(table)
    follow(table, fragment)
    expect(say(table)).to_contain_text(sentence)
    expect(current(table)).to_have_text("2 B2")
    assert stones(table) == before
    assert kept(table) == games
    assert table.locator("main :is(img, script, iframe)").count() == 0
    assert len(say(table).inner_text()) < 400
    play(table, "C3")


@pytest.mark.parametrize("name", ["a turn that is not allowed", "a tag"])
def test_a_mangled_link_at_the_start(new_context: Callable[..., BrowserContext], name: str) -> None:
    """An empty board and the sentence; the game that was played before is kept and can be gone back to."""
    fragment, sentence = MANGLED[name]
    context = new_context()
    first = open_page(context)
    play(first, "A1 B2 C3")
    games = kept(first)
    first.close()
    page = open_page(context, f"./#{fragment}")
    expect(say(page)).to_contain_text(sentence)
    expect(turns(page)).to_have_count(1)
    assert set("".join(stones(page))) == {"."}
    expect(page).to_have_url(NO_FRAGMENT)
    assert kept(page) == games
    assert earlier(page) == ["9 by 9, 3 turns"]
    play(page, "E5")
    assert games.items() <= kept(page).items()
