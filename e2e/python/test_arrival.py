"""What is chosen while Python arrives goes where it was meant."""

from playwright.sync_api import Page, expect

from e2e.support.driver import Hold, begin_by, button, choose, point, ready, turns
from e2e.support.opponent import THINKS
from e2e.support.pythons import WASM


def test_a_click_that_python_comes_into(page: Page) -> None:
    """The mouse goes down before Python is there and up after: the point is still the same, in the game that was asked for."""
    hold = Hold(page, WASM)
    page.goto("./")
    begin_by(page, 5)
    page.evaluate("""() => {
        window.sizes = new Set();
        const board = document.getElementById("board");
        new MutationObserver(() => sizes.add(board.size.join("x"))).observe(board.shadowRoot, { subtree: true, childList: true });
    }""")
    point(page, "C3").hover()
    page.mouse.down()
    hold.let_go()
    ready(page)
    page.wait_for_function(
        "Object.keys(localStorage).some((key) => key.includes(':game:'))"
    )  # the new game is kept
    page.mouse.up()
    expect(turns(page)).to_have_text(["Start", "1 C3"])
    assert page.evaluate("[...sizes]") == []


def test_turns_in_a_row_before_python(page: Page) -> None:
    """A handicap's turns are all a person's; the computer, chosen before Python too, answers the last."""
    hold = Hold(page, WASM)
    page.goto("./")
    begin_by(page, 5, handicap=3)
    button(page, "Play the computer").click()
    for vertex in ("C3", "D4", "B2"):
        choose(page, vertex)
    hold.let_go()
    expect(turns(page)).to_have_count(5, timeout=THINKS)
    assert turns(page).all_inner_texts()[:4] == ["Start", "1 C3", "2 D4", "3 B2"]
    expect(page.locator("#computer-plays")).to_have_value("white")
