"""What a link may hold: all of a game; and what is no link, which a sentence says and nothing else comes of."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.driver import (
    begin,
    begin_by,
    button,
    current,
    earlier,
    follow,
    forget,
    kept,
    link,
    mark,
    open_page,
    play,
    say,
    stones,
    take,
    turns,
    undo,
)

NO_FRAGMENT = re.compile("^[^#]*$")


def facts(page: Page) -> dict[str, object]:
    """What the page shows of a game."""
    shown = "#score, #played-by, #phase-title, #phase ul:first-of-type, #phase-buttons, #over ul, #step-place"
    return {
        "stones": stones(page),
        "names": page.get_by_role("gridcell").evaluate_all("cells => cells.map(cell => cell.ariaLabel)"),
        "turns": turns(page).all_text_contents(),
        "current": current(page).inner_text(),
        "texts": page.locator(shown).all_text_contents(),
        "hidden": page.locator("#phase, #over").evaluate_all("parts => parts.map(part => part.hidden)"),
    }


def test_all_of_a_game_is_in_its_link(table: Page) -> None:
    """Rules, komi, handicap, other continuations, what the players have proposed, a dispute on a copy.

    The rest is in tests/record/test_link.py.
    """
    own = {"Superko": "Situational", "Suicide": "Forbidden", "Score": "Taylor 1995"}
    begin_by(table, 5, ending="By agreement or on a copy", own=own, handicap=2)
    begin(table, 5, komi=6.5)
    take(table, "A1 C3")
    undo(table)
    take(table, "D4 B2 pass pass")
    mark(table, "B2")
    button(table, "Black: take the marked off").click()
    button(table, "Play it out on a copy").click()
    expect(table.locator("#phase-title")).to_have_text("A copy of the grid")
    take(table, "D3")
    before = facts(table)
    fragment = link(table).split("#")[1]
    assert re.fullmatch(r"[\w.~&=-]+", fragment, re.ASCII), "nothing that a program would have to change"
    forget(table)
    begin(table, 9)
    follow(table, fragment)
    expect(current(table)).to_have_text(str(before["current"]))
    assert facts(table) == before


# What is no link: two of the many in tests/record/test_link.py, and one that is too long for any program

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
    before = facts(table)
    games = kept(table)
    follow(table, fragment)
    expect(say(table)).to_contain_text(sentence)
    assert facts(table) == before
    assert kept(table) == games
    assert table.locator("main :is(img, script, iframe)").count() == 0
    assert len(say(table).inner_text()) < 400
    play(table, "C3")


@pytest.mark.parametrize(
    "name", ["a turn that is not allowed", pytest.param("a tag", marks=pytest.mark.in_each_browser)]
)
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
