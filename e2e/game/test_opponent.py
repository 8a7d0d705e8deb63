"""Playing against the computer: at once, to the end, and with the first turn. What it says and
shows: tests/static/game/opponent.test.mjs.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.contexts import Watch
from e2e.support.driver import (
    begin,
    button,
    choose,
    current,
    dialog,
    names,
    play,
    point,
    ready,
    turns,
)
from e2e.support.opponent import answered, level, opponent
from e2e.support.pythons import WASM
from e2e.support.touch import PHONE
from e2e.support.waiting import Hold
from ttgo.player import LEVELS


def test_nothing_of_it_is_loaded_before(
    new_context: Callable[..., BrowserContext], watch: Watch
) -> None:
    """A page on which nobody has begun has no worker that thinks, and none of the player's files.
    Chosen and played before its Python has come, it answers when it has.
    """
    page = new_context(fresh=True).new_page()
    hold = Hold(page, "**/ttgo/player/opponent.py")
    page.goto("./")
    ready(page)
    begin(page, 5)
    assert [url for url in watch.requests if "think-" in url or "/player/" in url] == []
    play(page, "C3")
    level(page, "10")
    opponent(page, "white")
    expect(page.locator("#to-play")).to_have_text("White is thinking")
    hold.let_go()
    answered(page, 2)


@pytest.mark.in_each_browser
def test_a_tap_on_the_first_screen_begins_a_game_against_it(
    new_context: Callable[..., BrowserContext],
) -> None:
    """The one that the main button begins, with that stone: before Python is there, and after a
    reload. In a link it does not.
    """
    page = new_context(fresh=True, **PHONE).new_page()
    hold = Hold(page, WASM)
    page.goto("./")
    expect(button(page, "Play the computer")).to_be_visible()
    point(page, "E5").tap()
    expect(button(page, "Play the computer")).to_be_hidden()
    hold.let_go()
    answered(page, 2)
    page.reload()
    ready(page)
    expect(page.locator("#computer-plays")).to_have_value("white")
    play(page, free(page))
    answered(page, 4)

    page = new_context(fresh=True, **PHONE).new_page()
    hold = Hold(page, WASM)
    page.goto("./#v=1&s=5&t=cc")
    point(page, "A1").tap()
    hold.let_go()
    expect(current(page)).to_have_text("1 C3")
    expect(page.locator("#computer-plays")).to_have_value("")


def free(page: Page) -> str:
    """An empty point beside none of the first two stones."""
    return next(at for at in ("C3", "G7", "C7") if names(page)[at].startswith("empty"))


def test_it_may_begin(table: Page) -> None:
    """Chosen in the dialog for a new game, Black is the computer's; in a game like it the colours
    are changed. The levels are the player's.
    """
    options = table.locator("#level option")
    found = options.evaluate_all("options => options.map((option) => Number(option.value))")
    assert set(found) <= {games for _, games in LEVELS}
    button(table, "New game").click()
    form = dialog(table)
    form.get_by_text("5", exact=True).click()
    form.get_by_role("combobox", name="Opponent").select_option("black")
    button(form, "Begin").click()
    answered(table, 1)
    expect(table.locator("#computer-plays")).to_have_value("black")
    button(table, "New game").click()
    expect(form.get_by_role("combobox", name="Opponent")).to_have_value(
        "black"
    )  # it is not forgotten
    button(form, "Cancel").click()
    opponent(table, "")
    for turn in (2, 3):
        if not table.locator("#over").is_visible():  # the computer may have passed
            button(table, "Pass").click()
            answered(table, turn)
    opponent(table, "black")
    button(table, "Play again").click()
    expect(turns(table)).to_have_count(1)
    expect(table.locator("#computer-plays")).to_have_value("white")
    choose(table, "C3")
    answered(table, 2)
