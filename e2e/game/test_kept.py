"""The game is kept in the browser's storage: reload, crash, several tabs, earlier games.

What is kept, and which game a tab takes, is in tests/static/game/store.test.mjs.
"""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.driver import (
    Hold,
    begin,
    begin_by,
    button,
    choose,
    current,
    dialog,
    open_page,
    phase,
    play,
    ready,
    say,
    stones,
    turns,
    undo,
)
from e2e.support.slots import from_more
from ttgo import sgf
from ttgo.record import Record

LINE = "E5 D4 pass F6 G7"


def played(page: Page) -> list[str]:
    return turns(page).all_text_contents()


def earlier(page: Page) -> list[str]:
    """Open the New game dialog at its earlier games, and read them."""
    button(page, "New game").click()
    fold = dialog(page).get_by_text("Earlier games")
    if not fold.locator("..").evaluate("details => details.open"):
        fold.click()
    return games(page)


def games(page: Page) -> list[str]:
    """The list as it is open."""
    return dialog(page).locator("#earlier [data-id]").all_inner_texts()


@pytest.fixture
def context(new_context: Callable[..., BrowserContext]) -> BrowserContext:
    return new_context()


@pytest.mark.in_each_browser
def test_a_reload_brings_back_the_board_the_list_and_redo(context: BrowserContext) -> None:
    """Board, turn list, the place in it and the turns to redo survive a reload; the board is drawn and named before Python is there."""
    page = open_page(context)
    play(page, LINE)
    undo(page)
    expect(current(page)).to_have_text("4 F6")
    before = (stones(page), played(page), page.locator("#score").inner_text())
    hold = Hold(page, "**/*.wasm")
    page.reload()
    expect(current(page)).to_have_text("4 F6")
    assert stones(page) == before[0]
    expect(page.locator("#progress")).to_be_visible()
    hold.let_go()
    ready(page)
    expect(current(page)).to_have_text("4 F6")
    assert (stones(page), played(page), page.locator("#score").inner_text()) == before
    from_more(page, "Redo")
    expect(current(page)).to_have_text("5 G7")


@pytest.mark.in_each_browser
def test_two_tabs_keep_their_own_games(context: BrowserContext) -> None:
    """The second tab begins its own game and may not take the first one's; after both are reloaded each has what was played in it."""
    one = open_page(context)
    play(one, "E5 D4")
    two = open_page(context)
    expect(turns(two)).to_have_count(1)
    play(two, "C3")
    play(one, "F6")
    assert earlier(two) == ["9 by 9, 3 turns"]
    button(dialog(two), "9 by 9, 3 turns").click()
    expect(dialog(two).get_by_role("alert")).to_have_text("That game is being played in another tab.")
    button(dialog(two), "Cancel").click()
    play(two, "G7")
    for page, line in ((one, ["Start", "1 E5", "2 D4", "3 F6"]), (two, ["Start", "1 C3", "2 G7"])):
        page.reload()
        ready(page)
        expect(turns(page)).to_have_text(line)


def test_earlier_games_are_listed_and_reopened(context: BrowserContext) -> None:
    """New game loses nothing: the game before is in the list, opens as it was, and the newer one is listed then."""
    page = open_page(context)
    play(page, "E5 D4 C3")
    begin(page, 5)
    play(page, "B2")
    assert earlier(page) == ["9 by 9, 3 turns"]
    button(dialog(page), "9 by 9, 3 turns").click()
    expect(dialog(page)).to_be_hidden()
    expect(current(page)).to_have_text("3 C3")
    play(page, "D5")
    assert earlier(page) == ["5 by 5, 1 turn"]
    with page.expect_download() as download:
        button(dialog(page), "Save all as one file").click()
    assert "2 games.sgf" in download.value.suggested_filename
    data = Path(download.value.path()).read_bytes()
    lines = [len(record.main_line()) for record in sgf.unchecked_games(data) if isinstance(record, Record)]
    assert lines == [1, 4], "the oldest first"
    page.reload()
    ready(page)
    expect(current(page)).to_have_text("4 D5")


def test_a_reload_keeps_a_new_game_that_nobody_has_moved_in(context: BrowserContext) -> None:
    """What was chosen counts: grid, komi, ending, a set-up that is not done; left without a turn, it is no earlier game."""
    page = open_page(context)
    begin_by(page, 5, ending="By agreement or by four", setup=True)
    choose(page, "C3")
    expect(say(page)).to_contain_text("C3 is black.")
    page.reload()
    ready(page)
    expect(phase(page, "Set up a position")).to_be_visible()
    choose(page, "C3")
    expect(say(page)).to_contain_text("C3 is white.")
    begin_by(page, 19)
    begin(page, 13, komi=6.5)
    page.reload()
    ready(page)
    expect(page.get_by_role("gridcell")).to_have_count(169)
    expect(page.locator("#score")).to_contain_text("6.5")
    assert earlier(page) == ["5 by 5, 0 turns"]
