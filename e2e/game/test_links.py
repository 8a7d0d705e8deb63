"""A link opened: on a fresh page, on one that is loading, on an open one; the games before it are
kept.

What is a link: tests/record/test_link.py.
"""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.support.driver import (
    button,
    choose,
    current,
    dialog,
    earlier,
    follow,
    kept,
    open_page,
    play,
    point,
    ready,
    say,
    sharing,
    turns,
)
from e2e.support.pythons import WASM
from e2e.support.waiting import Hold

NO_FRAGMENT = re.compile("^[^#]*$")
GAME = "v=1&s=9&t=eedf"  # E5 D4


@pytest.mark.in_each_browser
def test_a_link_on_a_fresh_browser(new_context: Callable[..., BrowserContext], home: str) -> None:
    """The game is there, with what was just played and who is to play; the address is clean, and a
    reload opens nothing twice.
    """
    page = open_page(new_context(), f"./#{GAME}")
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4"])
    expect(say(page)).to_have_text("Rule 7: White played D4. Black to play.")
    expect(page.locator("#look")).to_have_text("")
    expect(page).to_have_url(home)
    play(page, "C3")
    page.reload()
    ready(page)
    expect(current(page)).to_have_text("3 C3")
    assert len(kept(page)) == 1


def test_a_link_while_python_is_loading(new_context: Callable[..., BrowserContext]) -> None:
    """The page says what it waits for, and takes no turn for a game that nobody sees yet."""
    page = new_context().new_page()
    hold = Hold(page, WASM)
    page.goto(f"./#{GAME}")
    expect(say(page)).to_have_text("Opening the link's game…")
    choose(page, "A1")
    expect(say(page)).to_have_text("Please wait: opening the link's game.")
    button(page, "Share").click()
    expect(sharing(page)).to_be_hidden()
    hold.let_go()
    ready(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4"])
    expect(page).to_have_url(NO_FRAGMENT)


def test_the_game_before_a_link_is_kept(new_context: Callable[..., BrowserContext]) -> None:
    """A link's game is one of its own; the one before it goes on as it was. What is no link is
    told, as text, and changes nothing.
    """
    context = new_context()
    page = open_page(context)
    play(page, "A1 B2 C3")
    before = kept(page)
    follow(page, GAME)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4"])
    expect(page.locator("#look")).to_have_text("The other games are under New game.")
    assert earlier(page) == ["9 by 9, 3 turns"]
    games = kept(page)
    assert before.items() <= games.items()
    other = open_page(context, "./#<img src=x onerror=alert(1)>")
    expect(say(other)).to_contain_text("is no part of a link")
    assert other.locator("main img").count() == 0
    expect(turns(other)).to_have_count(1)
    assert kept(other) == games
    play(other, "E5")
    assert games.items() <= kept(other).items()
    button(page, "New game").click()
    page.get_by_text("Earlier games").click()
    button(dialog(page), "9 by 9, 3 turns").click()
    expect(current(page)).to_have_text("3 C3")


@pytest.mark.in_each_browser
def test_back_brings_the_game_before_a_link_back(
    new_context: Callable[..., BrowserContext],
) -> None:
    """Tried on the board, in sight and with the focus, a rule's position is a game of its own; Back
    returns to the one before.
    """
    page = open_page(new_context(fresh=True))
    play(page, "A1 B2 C3")
    page.locator("#rule-6").get_by_role("link", name="Try it on the board").click()
    expect(turns(page)).to_have_text(["Start", "1 C3"])
    expect(point(page, "B3")).to_have_accessible_name(
        re.compile("not allowed: repeats the grid at the start$")
    )
    expect(page.locator("#board")).to_be_in_viewport()
    expect(page.locator("#board")).to_be_focused()
    page.go_back()
    expect(turns(page)).to_have_text(["Start", "1 A1", "2 B2", "3 C3"])
    play(page, "D4")
