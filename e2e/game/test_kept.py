"""The game is kept in the browser's storage: reload, crash, several tabs, earlier games."""

import contextlib
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Error, Page, expect

from e2e.support.driver import (
    Hold,
    begin,
    begin_by,
    button,
    choose,
    current,
    dialog,
    option,
    phase,
    play,
    ready,
    say,
    stones,
    turns,
    unfold,
    write,
)
from ttgo import sgf
from ttgo.record import Record

LINE = "E5 D4 pass F6 G7"


def open_page(context: BrowserContext) -> Page:
    page = context.new_page()
    page.goto("./")
    ready(page)
    return page


def played(page: Page) -> list[str]:
    return turns(page).all_inner_texts()


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


def test_a_reload_brings_back_the_board_the_list_and_redo(context: BrowserContext) -> None:
    """Board, turn list, the place in it and the turns to redo survive a reload."""
    page = open_page(context)
    play(page, LINE)
    button(page, "Undo").click()
    expect(current(page)).to_have_text("4 F6")
    before = (stones(page), played(page), page.locator("#score").inner_text())
    page.reload()
    ready(page)
    expect(current(page)).to_have_text("4 F6")
    assert (stones(page), played(page), page.locator("#score").inner_text()) == before
    button(page, "Redo").click()
    expect(current(page)).to_have_text("5 G7")
    button(page, "Undo").click()
    button(page, "Undo").click()
    expect(current(page)).to_have_text("3 pass")


def test_a_kept_game_is_there_before_python(context: BrowserContext) -> None:
    """After a reload the board is drawn and named from what was kept, while Python is still loading."""
    page = open_page(context)
    play(page, "E5 D4")
    before = stones(page)
    hold = Hold(page, "**/*.wasm")
    page.reload()
    expect(current(page)).to_have_text("2 D4")
    assert stones(page) == before
    expect(page.locator("#progress")).to_be_visible()
    hold.let_go()
    ready(page)


def test_a_closed_tab_comes_back_in_a_new_one(context: BrowserContext) -> None:
    """A tab that is gone without a word leaves its game to the next one."""
    page = open_page(context)
    play(page, LINE)
    before = (stones(page), played(page))
    page.close()
    again = open_page(context)
    expect(current(again)).to_have_text("5 G7")
    assert (stones(again), played(again)) == before


@pytest.mark.only_browser("chromium")  # the page to crash one is its own
def test_a_crashed_tab_comes_back(context: BrowserContext) -> None:
    """The browser ends the tab's process; the game was kept at its last turn and is there in the next tab."""
    page = open_page(context)
    play(page, LINE)
    before = (stones(page), played(page))
    with page.expect_event("crash"), contextlib.suppress(Error):
        page.goto("chrome://crash", wait_until="commit")
    page.close()
    again = open_page(context)
    expect(current(again)).to_have_text("5 G7")
    assert (stones(again), played(again)) == before


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


def test_a_duplicated_tab_goes_on_with_a_copy(context: BrowserContext) -> None:
    """A tab that was born with another's sessionStorage shows the same game and writes to one of its own."""
    one = open_page(context)
    play(one, "E5 D4")
    with context.expect_page() as opened:
        one.evaluate("() => { open(location.href); }")
    two = opened.value
    ready(two)
    expect(turns(two)).to_have_text(["Start", "1 E5", "2 D4"])
    play(two, "A1")
    play(one, "J9")
    for page, last in ((one, "3 J9"), (two, "3 A1")):
        page.reload()
        ready(page)
        expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4", last])


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
    page.reload()
    ready(page)
    expect(current(page)).to_have_text("4 D5")


def test_reopening_before_python_loses_no_early_click(context: BrowserContext) -> None:
    """Clicks that still wait go into the game that is being left, and neither game takes the other's place."""
    page = open_page(context)
    play(page, "E5 D4")
    begin(page, 5)
    play(page, "B2")
    hold = Hold(page, "**/*.wasm")
    page.reload()
    page.get_by_role("gridcell", name="C3,").click()
    button(page, "New game").click()
    page.get_by_text("Earlier games").click()
    button(dialog(page), "9 by 9, 2 turns").click()
    expect(dialog(page).get_by_role("alert")).to_have_text("That game opens as soon as Python is there.")
    hold.let_go()
    ready(page)
    expect(dialog(page)).to_be_hidden()
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4"])
    assert earlier(page) == ["5 by 5, 2 turns"]


def test_a_reload_keeps_a_new_game_that_nobody_has_moved_in(context: BrowserContext) -> None:
    """What was chosen counts: grid, komi, handicap and ending; left without a turn, it is no earlier game."""
    page = open_page(context)
    unfold(page)
    option(page, "How it ends", "By agreement or by four").check()
    write(dialog(page).get_by_label("Handicap"), "3")
    begin(page, 19, komi=7.5)
    page.reload()
    ready(page)
    expect(page.get_by_role("gridcell")).to_have_count(361)
    expect(page.locator("#score")).to_contain_text("7.5")
    expect(page.locator("#played-by")).to_contain_text("agreement")
    play(page, "Q16 D4 Q4 K10")
    expect(page.locator("#to-play")).to_have_text("Black to play")
    begin(page, 7)
    page.reload()
    ready(page)
    expect(page.get_by_role("gridcell")).to_have_count(49)
    begin(page, 5)
    assert earlier(page) == ["19 by 19, 4 turns"]


def test_a_reload_keeps_a_set_up_that_is_not_done(context: BrowserContext) -> None:
    """It goes on, and begins with the stones that are there."""
    page = open_page(context)
    begin_by(page, 5, setup=True)
    choose(page, "C3")
    expect(say(page)).to_contain_text("C3 is black.")
    page.reload()
    ready(page)
    expect(phase(page, "Set up a position")).to_be_visible()
    choose(page, "C3")
    expect(say(page)).to_contain_text("C3 is white.")


def finished(page: Page) -> None:
    """A new game, played to its end."""
    begin(page, 5)
    play(page, "C3 pass pass")


@pytest.mark.all_of_python
def test_hundreds_of_earlier_games(context: BrowserContext) -> None:
    """None is dropped for another; all are listed, and saved as one file, the oldest first."""
    page = open_page(context)
    play(page, "E5")
    page.evaluate("""() => {
      const [key] = Object.keys(localStorage).filter((key) => key.startsWith("ttgo:1:game:"));
      const { text, row } = JSON.parse(localStorage[key]);
      for (let n = 0; n < 300; n++) {
        const turns = Array.from({ length: 9 }, (_, i) => `${"ABCDEFGHJ"[n % 9]}${i + 1}`).slice(0, 1 + (n % 9));
        const other = JSON.stringify({ ...JSON.parse(text), turns: turns.join(" "), at: turns.length });
        const kept = { text: other, row: { ...row, turns: turns.length }, time: 1e12 - n, order: -n };
        localStorage[`ttgo:1:game:old${n}`] = JSON.stringify(kept);
      }
    }""")
    begin(page, 7)
    assert len(earlier(page)) == 301
    assert games(page)[:2] == ["9 by 9, 1 turn", "9 by 9, 1 turn"]
    with page.expect_download() as download:
        button(dialog(page), "Save all as one file").click()
    assert "302 games.sgf" in download.value.suggested_filename
    data = Path(download.value.path()).read_bytes()
    assert [
        len(record.main_line()) for record in sgf.unchecked_games(data) if isinstance(record, Record)
    ] == [1 + n % 9 for n in range(299, -1, -1)] + [1, 0]


def test_finished_games_are_deleted_when_asked_twice(context: BrowserContext) -> None:
    """With a word on how many; a game that goes on stays, and so does one that is open in another tab."""
    page = open_page(context)
    play(page, "E5 D4")
    finished(page)
    finished(page)
    other = open_page(context)
    finished(other)
    begin(page, 7)
    assert earlier(page) == ["5 by 5, 3 turns, B+25"] * 3 + ["9 by 9, 2 turns"]
    button(dialog(page), "Delete 3 finished games").click()
    assert len(games(page)) == 4
    button(dialog(page), "Delete 3 games for good?").click()
    expect(dialog(page).get_by_role("alert")).to_have_text("That game is being played in another tab.")
    assert games(page) == ["5 by 5, 3 turns, B+25", "9 by 9, 2 turns"]
    last = dialog(page).get_by_role("listitem").filter(has_text="9 by 9")
    last.get_by_role("button", name="Delete: 9 by 9, 2 turns").click()
    last.get_by_role("button", name="Delete for good?").click()
    expect(dialog(page).get_by_role("alert")).to_have_text("1 game deleted.")
    other.reload()
    ready(other)
    expect(turns(other)).to_have_count(4)


def test_a_clock_that_stood_wrong_changes_no_order(context: BrowserContext) -> None:
    """What was kept later stands first, whatever the time was then."""
    page = open_page(context)
    play(page, "E5 D4")
    page.evaluate("() => { Date.now = () => 1; }")
    begin(page, 5)
    play(page, "C3")
    begin(page, 7)
    assert earlier(page) == ["5 by 5, 1 turn", "9 by 9, 2 turns"]


def test_an_empty_grid_is_not_kept(context: BrowserContext) -> None:
    """Looking at the page, or at an empty new game, adds nothing to the list of earlier games."""
    page = open_page(context)
    begin(page, 5)
    begin(page, 7)
    button(page, "New game").click()
    expect(dialog(page).get_by_text("Earlier games")).to_be_hidden()
