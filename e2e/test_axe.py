"""axe-core, the accessibility checker, finds nothing in any state of the page, light or dark."""

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from e2e.contexts import Watch
from e2e.driver import (
    begin,
    begin_by,
    button,
    choose,
    current,
    dialog,
    drag,
    forget,
    mark,
    opened,
    option,
    phase,
    play,
    point,
    say,
    sgf,
    share,
    sharing,
    slider,
    take,
    unfold,
)
from e2e.opponent import THINKS


@pytest.fixture(params=["light", "dark"])
def themed(table: Page, request: pytest.FixtureRequest) -> Iterator[Page]:
    table.emulate_media(color_scheme=request.param)
    yield table
    table.emulate_media(color_scheme="light")


def check(page: Page) -> None:
    results = Axe().run(page)
    assert len(results.response["passes"]) > 10, "axe has looked at the page"
    assert results.violations_count == 0, results.generate_report()


def test_the_start(themed: Page) -> None:
    """An empty grid."""
    check(themed)


def test_the_middle_of_a_game(themed: Page) -> None:
    """Stones, turns with another continuation, a look, and a refused repeat."""
    play(themed, "D6 E6 C5 F5 D4 E4 J1 D5 E5")
    button(themed, "Undo").click()
    expect(current(themed)).to_have_text("8 D5")
    play(themed, "A9")
    button(themed, "Undo").click()
    expect(current(themed)).to_have_text("8 D5")
    play(themed, "E5")
    choose(themed, "D5")
    expect(say(themed)).to_contain_text("Rule 6")
    point(themed, "G7").hover()
    check(themed)


def test_a_game_that_was_looked_through(themed: Page) -> None:
    """What the computer expected, and the turns that changed it; then its thinking, and what follows a move."""
    begin(themed, 5)
    play(themed, "C3 B2 C2 B3 B4 C4 pass pass")
    button(themed, "Look through the game").click()
    expect(themed.locator("#changes a").first).to_be_visible(timeout=THINKS)
    check(themed)
    themed.locator("#changes a").first.click()
    themed.get_by_label("Show its thinking").check()
    expect(themed.locator("#look")).to_contain_text("looks best", timeout=THINKS)
    check(themed)
    themed.get_by_label("Show its thinking").uncheck()


def test_an_opened_file(themed: Page) -> None:
    """Players, plot, slider, a comment and remarks that scroll, other continuations."""
    long = "A long line of a comment. " * 200
    more = "".join(f"(;B[{letter}a])" for letter in "abcdefg")
    text = f"(;SZ[9]PB[Ada]PW[Bo]RE[W+R]KM[x]HA[x]RU[Japanese]C[{long}];B[ee];W[dd](;B[cc]){more}(;B[];W[]))"
    opened(themed, sgf(text), 3)
    check(themed)
    slider(themed).fill("3")
    expect(current(themed)).to_have_text("3 C7")
    check(themed)


def test_a_file_of_games(themed: Page) -> None:
    """A list to choose from, and a position that is set up in a game."""
    opened(themed, sgf("(;SZ[5]PB[Ada];B[cc];AW[aa]AE[cc];B[ee])(;SZ[5]PB[Bo])"), 3)
    slider(themed).fill("2")
    expect(phase(themed, "A position is set up here")).to_be_visible()
    check(themed)


def test_a_file_held_over_the_page(themed: Page) -> None:
    """The sign that says to drop it."""
    drag(themed, "dragenter", "a.sgf", b"")
    expect(themed.locator("#drop")).to_be_visible()
    check(themed)
    drag(themed, "dragleave", "a.sgf", b"")


def test_the_end(themed: Page) -> None:
    """The result spelled out."""
    play(themed, "E5 pass pass")
    expect(themed.get_by_role("heading", name="Result")).to_be_visible()
    check(themed)


def test_the_dialog(themed: Page) -> None:
    """New game, with the boxes for any rectangle and a complaint."""
    button(themed, "New game").click()
    dialog(themed).get_by_text("other", exact=True).click()
    dialog(themed).get_by_label("Columns").fill("99")
    button(dialog(themed), "Begin").click()
    expect(dialog(themed).get_by_role("alert")).to_contain_text("99")
    check(themed)
    button(dialog(themed), "Cancel").click()


def test_the_dialog_unfolded(themed: Page) -> None:
    """All rules, endings and starts to choose from."""
    unfold(themed)
    option(themed, "Rules", "New Zealand").check()
    check(themed)
    option(themed, "Rules", "Choose each").check()
    check(themed)
    button(dialog(themed), "Cancel").click()
    forget(themed)


def test_sharing(themed: Page) -> None:
    """The dialog with a link, and with what it says after copying."""
    play(themed, "E5")
    share(themed)
    check(themed)
    button(themed, "Copy link for White").click()
    expect(sharing(themed).get_by_role("status")).to_contain_text("link is")
    check(themed)
    button(sharing(themed), "Close").click()


def test_an_agreement(themed: Page) -> None:
    """Marks and a proposal; then the copy on which they are played out."""
    begin_by(themed, 5, ending="By agreement or on a copy")
    take(themed, "C3 B2 pass pass")
    mark(themed, "B2")
    button(themed, "Black: take the marked off").click()
    expect(button(themed, "White agrees")).to_be_visible()
    check(themed)
    button(themed, "Play it out on a copy").click()
    expect(phase(themed, "A copy of the grid")).to_be_visible()
    check(themed)
    forget(themed)


def test_setting_up(themed: Page) -> None:
    """A position in the making."""
    begin_by(themed, 5, setup=True)
    choose(themed, "C3")
    expect(say(themed)).to_contain_text("C3 is black")
    check(themed)
    forget(themed)


@pytest.mark.all_of_python
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_failure(page: Page, watch: Watch, theme: str) -> None:
    """Python could not be loaded."""
    watch.expected = True
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    page.route("**/pyodide.asm.wasm", lambda route: route.abort())
    page.goto("./")
    expect(button(page, "Retry")).to_be_visible(timeout=20_000)
    check(page)
