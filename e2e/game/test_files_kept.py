"""Games that came from files are saved, kept over a reload, and wait for Python like any other."""

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.driver import (
    Hold,
    begin,
    button,
    comment,
    current,
    give,
    open_page,
    opened,
    play,
    players,
    ready,
    say,
    sgf,
    step_to,
    stones,
    turns,
)
from e2e.support.pythons import ALONE
from e2e.support.served import VARIATIONS


def exported(page: Page) -> str:
    """What the button Save gives, as text."""
    with page.expect_download() as download:
        button(page, "Save").click()
    return Path(download.value.path()).read_text(encoding="utf-8")


def test_saved_and_opened_again_it_is_the_same(table: Page) -> None:
    """Turns, other continuations, comments and names; the name of the file is of the players, else of the day."""
    opened(table, VARIATIONS, 6)
    step_to(table, 1)
    play(table, "A1")
    with table.expect_download() as download:
        button(table, "Save").click()
    assert download.value.suggested_filename == "Ada - Émile.sgf"
    expect(say(table)).to_contain_text("Ada - Émile.sgf")
    text = Path(download.value.path()).read_text(encoding="utf-8")
    begin(table, 5)
    play(table, "C3")
    with table.expect_download() as download:
        button(table, "Save").click()
    today = table.evaluate("() => new Date().toLocaleDateString('sv')")
    assert download.value.suggested_filename == f"ttgo {today}.sgf"
    assert "W[cc]" not in Path(download.value.path()).read_text(encoding="utf-8")
    opened(table, sgf(text, "again.sgf"), 2)
    expect(turns(table)).to_have_text(["Start", "1 E5", "2 A1or C7"])
    turns(table).get_by_role("link", name="Turn 2, other choice: C7").click()
    expect(turns(table)).to_have_text(
        ["Start", "1 E5", "2 C7or A1", "3 G7or C3or pass", "4 C3", "5 G3", "6 pass"]
    )
    step_to(table, 4)
    assert comment(table) == "The fourth corner is Black's."
    turns(table).get_by_role("link", name="Turn 2, other choice: A1").click()
    expect(current(table)).to_have_text("2 A1")
    assert exported(table) == text


def test_a_reload_keeps_an_opened_game(new_context: Callable[..., BrowserContext]) -> None:
    """Place, names, comment and other continuations are there again, at first without Python."""
    page = open_page(new_context(), ALONE)
    opened(page, VARIATIONS, 6)
    step_to(page, 1)
    hold = Hold(page, "**/*.wasm")
    page.reload()
    expect(current(page)).to_have_text("1 E5")
    assert players(page)[0] == "Black: Ada"
    assert comment(page) == "The centre."
    hold.let_go()
    ready(page)
    step_to(page, 4)
    assert comment(page) == "The fourth corner is Black's."
    expect(turns(page).nth(3)).to_have_text("3 G7or C3or pass")


def test_a_file_without_turns_is_kept(new_context: Callable[..., BrowserContext]) -> None:
    """Not an empty grid that nobody has touched: it is a game all the same."""
    page = open_page(new_context(), ALONE)
    give(page, sgf("(;SZ[9]AB[ee][ed]AW[dd]C[Black to play.])", "problem.sgf"))
    expect(say(page)).to_have_text("problem.sgf: 0 turns.")
    before = stones(page)
    page.reload()
    ready(page)
    assert stones(page) == before
    assert comment(page) == "Black to play."
