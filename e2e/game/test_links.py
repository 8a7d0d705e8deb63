"""A link opened: on a fresh page, on one that is loading, on an open one, by two people in turn. The games before it are kept."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, expect

from e2e.support.driver import (
    Hold,
    button,
    choose,
    current,
    dialog,
    earlier,
    follow,
    kept,
    link,
    open_page,
    play,
    ready,
    say,
    sharing,
    turns,
)
from e2e.support.pythons import WASM

NO_FRAGMENT = re.compile("^[^#]*$")
GAME = "v=1&s=9&t=eedf"  # E5 D4


@pytest.mark.in_each_browser
def test_a_link_on_a_fresh_browser(new_context: Callable[..., BrowserContext], home: str) -> None:
    """The game is there, with what was just played and who is to play; the address is clean, and a reload opens nothing twice."""
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


def test_two_people_play_by_links(new_context: Callable[..., BrowserContext]) -> None:
    """Each plays in a browser of their own and sends the link; nothing else passes between them."""
    black, white = (open_page(new_context()) for _ in "BW")
    play(black, "E5")
    for page, other, turn, told_there in [
        (black, white, "D4", "Black played E5. White to play."),
        (white, black, "C3", "White played D4. Black to play."),
        (black, white, "pass", "Black played C3. White to play."),
    ]:
        follow(other, link(page).split("#")[1])
        expect(say(other)).to_contain_text(told_there)
        play(other, turn)
    expect(turns(white)).to_have_text(["Start", "1 E5", "2 D4", "3 C3", "4 pass"])


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
    """Opened on the open page or in another tab, a link's game is one of its own; the one before it goes on as it was."""
    context = new_context()
    page = open_page(context)
    play(page, "A1 B2 C3")
    before = kept(page)
    follow(page, GAME)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4"])
    expect(page.locator("#look")).to_have_text("The other games are under New game.")
    assert earlier(page) == ["9 by 9, 3 turns"]
    assert before.items() <= kept(page).items()
    tab = open_page(context, "./#v=1&s=5&t=cc")
    expect(current(tab)).to_have_text("1 C3")
    assert sorted(earlier(tab)) == ["9 by 9, 2 turns", "9 by 9, 3 turns"]
    play(page, "F6")
    expect(turns(tab)).to_have_count(2)
    button(page, "New game").click()
    page.get_by_text("Earlier games").click()
    button(dialog(page), "9 by 9, 3 turns").click()
    expect(current(page)).to_have_text("3 C3")


@pytest.mark.in_each_browser
def test_back_brings_the_game_before_a_link_back(new_context: Callable[..., BrowserContext]) -> None:
    """Tried on the board, a rule's position is a game of its own; Back returns to the one that was being played, as it was."""
    page = open_page(new_context(fresh=True))
    play(page, "A1 B2 C3")
    page.locator("#rule-6").get_by_role("link", name="Try it on the board").click()
    expect(page.get_by_role("gridcell")).not_to_have_count(81)
    page.go_back()
    expect(turns(page)).to_have_text(["Start", "1 A1", "2 B2", "3 C3"])
    play(page, "D4")


def test_links_to_parts_of_the_page_go_on_working(new_context: Callable[..., BrowserContext]) -> None:
    """A rule's or a heading's name in the address leads there, stays in the address and opens nothing."""
    page = open_page(new_context(), "./#rule-6")
    play(page, "E5")
    expect(page).to_have_url(re.compile("#rule-6$"))
    page.locator("#menu").click()
    page.get_by_role("link", name="Keys").click()
    expect(page).to_have_url(re.compile("#keys$"))
    page.reload()
    ready(page)
    expect(current(page)).to_have_text("1 E5")
    assert len(kept(page)) == 1


def test_a_rule_is_tried_on_the_board(new_context: Callable[..., BrowserContext]) -> None:
    """The link beside a rule's picture puts it on the board, in sight and with the focus, and the rule can be tried there."""
    page = open_page(new_context())
    page.locator("#rule-6").get_by_role("link", name="Try it on the board").click()
    expect(turns(page)).to_have_text(["Start", "1 C3"])
    expect(page.get_by_role("gridcell", name=re.compile("^B3,"))).to_have_accessible_name(
        "B3, empty, reaches only Black, not allowed: repeats the grid at the start"
    )
    expect(page.locator("#board")).to_be_in_viewport()
    expect(page.locator("#board")).to_be_focused()
    page.keyboard.press("Enter")
    choose(page, "B3")
    expect(say(page)).to_contain_text("B3 would repeat the grid as it was at the start")
    page.locator("#rule-7").get_by_role("link", name="Try it on the board").click()
    expect(turns(page)).to_have_text(["Start"])
    assert earlier(page) == [], "what nobody played on is no earlier game"
