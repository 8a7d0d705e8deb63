"""Games that came from files are saved, kept over a reload, and wait for Python like any other."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.contexts import Watch
from e2e.support.driver import (
    PYODIDE_COMES,
    Hold,
    begin,
    button,
    comment,
    current,
    dialog,
    give,
    open_page,
    opened,
    play,
    players,
    point,
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
    assert "W[cc]" not in exported(table)
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


def test_a_game_without_names_is_saved_by_its_day(table: Page) -> None:
    """A date as files are sorted by."""
    play(table, "E5")
    with table.expect_download() as download:
        button(table, "Save").click()
    today = table.evaluate("() => new Date().toLocaleDateString('sv')")
    assert download.value.suggested_filename == f"ttgo {today}.sgf"
    assert ";B[ee]" in Path(download.value.path()).read_text(encoding="utf-8")


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


@pytest.mark.parametrize("setup", ["AB[ee][ed]AW[dd]", ""], ids=["a problem", "words alone"])
def test_a_file_without_turns_is_kept(new_context: Callable[..., BrowserContext], setup: str) -> None:
    """Not an empty grid that nobody has touched: it is a game all the same."""
    page = open_page(new_context(), ALONE)
    give(page, sgf(f"(;SZ[9]{setup}C[Black to play.])", "problem.sgf"))
    expect(say(page)).to_have_text("problem.sgf: 0 turns.")
    before = stones(page)
    page.reload()
    ready(page)
    assert stones(page) == before
    assert comment(page) == "Black to play."


@pytest.mark.all_of_python
def test_a_file_opens_while_python_is_loading(new_context: Callable[..., BrowserContext]) -> None:
    """It waits; what is clicked meanwhile is refused with a sentence, for it was meant for another grid."""
    page = new_context().new_page()
    hold = Hold(page, "**/pyodide.asm.wasm")
    page.goto("./")
    point(page, "A1").click()
    give(page, VARIATIONS)
    expect(say(page)).to_have_text("variations.sgf opens as soon as all of Python is there.")
    point(page, "E5").click()
    expect(say(page)).to_have_text("variations.sgf is being opened; wait for it.")
    hold.let_go()
    ready(page)
    expect(say(page)).to_contain_text("variations.sgf: 6 turns.")
    expect(turns(page)).to_have_count(7)
    button(page, "New game").click()
    page.get_by_text("Earlier games").click()
    expect(button(dialog(page), "9 by 9, 1 turn")).to_be_visible()


@pytest.mark.all_of_python
@pytest.mark.parametrize(
    ("size", "sentence"),
    [(10, "a.sgf: 1 turn."), (6_000_000, "a.sgf is too large to wait over a restart: open it again.")],
)
def test_a_file_over_a_retry(page: Page, watch: Watch, size: int, sentence: str) -> None:
    """A file that waits when Python fails is there after the Retry; one that no storage can hold has to be opened again."""
    watch.expected = True
    wasm = re.compile(r"(pyodide\.asm|micropython)\.wasm")
    page.route(wasm, lambda route: route.abort())
    page.goto("./")
    point(page, "A1").click()
    give(page, sgf(f"(;SZ[9]C[{'x' * size}];B[ee])", "a.sgf"))
    expect(say(page)).to_contain_text("a.sgf")
    expect(button(page, "Retry")).to_be_visible(timeout=PYODIDE_COMES)
    page.unroute(wasm)
    button(page, "Retry").click()
    ready(page)
    expect(say(page)).to_contain_text(sentence, timeout=PYODIDE_COMES)
    expect(turns(page).nth(1)).to_have_text("1 E5" if size == 10 else "1 A1")
