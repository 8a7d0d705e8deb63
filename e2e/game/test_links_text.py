"""What a link may hold: all of a game; and what is no link, which a sentence says and nothing else comes of."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.driver import (
    begin,
    begin_by,
    button,
    choose,
    current,
    earlier,
    follow,
    forget,
    kept,
    link,
    mark,
    open_page,
    opened,
    play,
    ready,
    say,
    stones,
    take,
    turns,
)
from e2e.support.served import VARIATIONS

NO_FRAGMENT = re.compile("^[^#]*$")


# All that a record holds


def variations(page: Page) -> None:
    opened(page, VARIATIONS, 6)
    page.locator("#step").fill("3")
    expect(current(page)).to_have_text("3 G7")


def rules(page: Page) -> None:
    begin_by(
        page, 7, 5, own={"Superko": "Situational", "Suicide": "Forbidden", "Score": "Taylor 1995"}, handicap=2
    )
    begin(page, 7, 5, komi=6.5)
    take(page, "C3 D4 E3")


def setup(page: Page) -> None:
    begin_by(page, 5, setup=True)
    for vertex in ("C3", "B2", "B2"):
        choose(page, vertex)
    expect(say(page)).to_contain_text("B2 is white")
    button(page, "White begins").click()
    expect(page.locator("#phase")).to_be_hidden()
    play(page, "D4")


def agreement(page: Page) -> None:
    begin_by(page, 5, ending="By agreement or on a copy")
    take(page, "C3 B2 pass pass")
    mark(page, "B2")
    button(page, "Black: take the marked off").click()
    expect(button(page, "White agrees")).to_be_visible()


def copy(page: Page) -> None:
    agreement(page)
    button(page, "Play it out on a copy").click()
    expect(page.locator("#phase-title")).to_have_text("A copy of the grid")
    take(page, "D4")


def ruled(page: Page) -> None:
    agreement(page)
    button(page, "White agrees").click()
    expect(page.get_by_role("heading", name="Result")).to_be_visible()


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


@pytest.mark.parametrize(
    "make", [variations, rules, setup, agreement, copy, ruled], ids=lambda make: make.__name__
)
def test_all_of_a_game_is_in_its_link(table: Page, make: Callable[[Page], None]) -> None:
    """Other continuations and the place in them, rules, komi, handicap, setup, what the players have proposed, a dispute on a copy."""
    make(table)
    before = facts(table)
    fragment = link(table).split("#")[1]
    assert re.fullmatch(r"[\w.~&=-]+", fragment, re.ASCII), (
        "nothing in it that a program would have to change"
    )
    forget(table)
    begin(table, 9)
    follow(table, fragment)
    expect(current(table)).to_have_text(str(before["current"]))
    assert facts(table) == before


# What is no link

MANGLED = {
    "a word": ("nonsense", "'nonsense' is no part of a link"),
    "cut off in a point": ("v=1&s=9&t=eed", "'d' in the link is not a point"),
    "another version": ("v=7&s=9", "version '7'"),
    "a size of no grid": ("v=1&s=999", "52"),
    "a point outside": ("v=1&s=5&t=jj", "'jj' in the link is not a point"),
    "a turn that is not allowed": ("v=1&s=9&t=eeee", "E5 is black"),
    "a place that is not there": ("v=1&s=9&t=ee&a=5", "cannot be at turn 5"),
    "a bracket alone": ("v=1&s=9&t=ee0", "link"),
    "unknown rules": ("v=1&s=9&r=mine", "mine"),
    "a tag": ("<img src=x onerror=alert(1)>", "is no part of a link"),
    "a script": ("v=1&s=9&r=<script>alert(1)</script>", "script"),
    "a javascript address": ("javascript:alert(1)", "is no part of a link"),
    "percent junk": ("%00%ff%3Cscript%3E%zz", "This link is damaged"),
    "percent alone": ("v=1&s=9&t=%", "This link is damaged"),
    "a name of the language": ("__proto__", "is no part of a link"),
    "a megabyte": ("v=1&s=9&t=" + "ee" * 500_000, "too long"),
    "a megabyte of brackets": ("v=1&s=9&t=" + "1" * 1_000_000, "too long"),
    "brackets within brackets": ("v=1&s=9&t=" + "1" * 90_000, "link"),
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
    "name",
    [
        "a word",
        "a turn that is not allowed",
        "a tag",
        "percent junk",
        pytest.param("a megabyte", marks=pytest.mark.all_of_python),  # which waits for Pyodide
    ],
)
def test_a_mangled_link_at_the_start(new_context: Callable[..., BrowserContext], name: str) -> None:
    """An empty board and the sentence; the game that was played before is kept and can be gone back to."""
    fragment, sentence = MANGLED[name]
    context = new_context()
    first = open_page(context)
    play(first, "A1 B2 C3")
    games = kept(first)
    first.close()
    page = context.new_page()
    page.goto(
        "./"
    )  # the fragment is set by the page itself: a protocol message has less room than an address
    page.evaluate("fragment => { location.hash = fragment; location.reload(); }", fragment)
    ready(page)
    expect(say(page)).to_contain_text(sentence)
    expect(turns(page)).to_have_count(1)
    assert set("".join(stones(page))) == {"."}
    expect(page).to_have_url(NO_FRAGMENT)
    assert kept(page) == games
    assert earlier(page) == ["9 by 9, 3 turns"]
    play(page, "E5")
    assert games.items() <= kept(page).items()
