"""Pointing at a point shows what it reaches; a move is shown in its steps."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from e2e.support.driver import button, choose, current, drawn, picture, play, point, ready, say, settle
from e2e.support.pixels import Patch, palette
from e2e.support.pythons import ALONE


def looked(page: Page) -> Locator:
    """The sentence about the point that is looked at."""
    return page.locator("#look")


def test_hovering_an_empty_point_shows_its_path(table: Page) -> None:
    """The sentence names what D6 reaches; the path to D4 is drawn through D5, and the region is bordered."""
    play(table, "D4")
    table.mouse.move(0, 0)
    plain = picture(table)
    point(table, "D6").hover()
    expect(looked(table)).to_have_text("D6 is empty and reaches only Black, so it counts for Black.")
    settle(table)
    accent = palette(table)["accent"]
    assert accent in Patch(table, "D5").around(0, 0)
    assert accent in Patch(table, "D5").around(0, 0.4)
    assert accent not in Patch(table, "F5").around(0, 0)
    table.mouse.move(0, 0)
    expect(looked(table)).to_have_text("")
    assert picture(table) == plain


def test_a_ghost_stone_follows_the_pointer_where_a_move_is_allowed(table: Page) -> None:
    """Over an empty point a pale stone of the player to play; over a stone none, but its string and its liberties."""
    play(table, "D4 A1 D5")
    colours = palette(table)
    table.mouse.move(0, 0)
    settle(table)
    before = Patch(table, "F6").at(0.25, 0.25)
    point(table, "F6").hover()
    expect(looked(table)).to_contain_text("F6 is empty")
    settle(table)
    ghost = Patch(table, "F6").at(0.25, 0.25)
    assert ghost != before
    assert ghost != colours["white"]
    point(table, "D4").hover()
    expect(looked(table)).to_have_text("D4 is black, in a string of 2 stones with 6 liberties.")
    expect(point(table, "D4")).to_have_attribute("aria-label", "D4, black stone, string of 2, 6 liberties")
    settle(table)
    assert Patch(table, "D4").at(0.25, 0.25) == colours["black"]
    play(table, "G7")  # no sentence outlives what it says
    expect(looked(table)).not_to_contain_text("G7 is empty")


CROSS = """board => {
  const box = board.getBoundingClientRect();
  const at = { clientX: box.x + box.width * 0.6, clientY: box.y + box.height * 0.4, pointerType: "mouse", bubbles: true };
  board.dispatchEvent(new PointerEvent("pointermove", at));
  board.dispatchEvent(new PointerEvent("pointerleave", { pointerType: "mouse" }));
  board.dispatchEvent(new KeyboardEvent("keydown", { key: "s", bubbles: true }));
}"""


def test_leaving_before_the_answer_leaves_nothing_behind(table: Page) -> None:
    """The pointer has crossed the board before Python answers: the late answer lights up nothing and says nothing."""
    play(table, "D4")
    table.mouse.move(0, 0)
    expect(looked(table)).to_have_text("")
    plain = picture(table)
    table.locator("tt-grid").evaluate(CROSS)
    # The score was asked for last, so the look is answered by now.
    expect(say(table)).to_have_text("Black 81, White 0, neutral 0.")
    expect(looked(table)).to_have_text("")
    assert picture(table) == plain


def test_keyboard_focus_looks_too(table: Page) -> None:
    """Moving by keyboard shows the same sentence as pointing, and draws the focus; leaving the board ends both."""
    play(table, "D4")
    table.mouse.move(0, 0)
    plain = picture(table)
    point(table, "D4").focus()
    table.keyboard.press("ArrowUp")
    expect(looked(table)).to_have_text("D5 is empty and reaches only Black, so it counts for Black.")
    focused = picture(table)
    assert focused != plain
    table.keyboard.press("ArrowUp")
    expect(looked(table)).to_contain_text("D6")
    assert picture(table) != focused
    table.keyboard.press("Tab")
    expect(looked(table)).to_have_text("")
    assert picture(table) == plain


# Motion. The clock of the page stands still and is moved by hand, so that every picture is known.

CAPTURE = "B1 A1 J9 H9"  # then Black A2 takes A1


@pytest.fixture
def moving(new_context: Callable[..., BrowserContext]) -> Page:
    page = new_context(
        fresh=True, reduced_motion="no-preference", viewport={"width": 900, "height": 700}
    ).new_page()
    page.clock.install()
    page.goto(ALONE)
    ready(page)
    play(page, CAPTURE)
    page.mouse.move(0, 0)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 5)
    return page


def capture(page: Page) -> None:
    """Play A2 by typing it, so that no pointer is in the picture."""
    box = page.get_by_role("textbox", name="Type a turn")
    box.fill("A2")
    box.press("Enter")
    expect(current(page)).to_have_text("5 A2")


def test_a_stone_that_is_there_does_not_come_again(moving: Page) -> None:
    """It was placed before Python's answer; after it, too, it is so in each frame."""
    choose(moving, "E5")
    moving.clock.run_for(20)
    moving.mouse.move(0, 0)
    moving.clock.run_for(20)
    rim = Patch(moving, "E5").at(0, 0.36)
    expect(current(moving)).to_have_text("5 E5")
    for _ in range(30):
        moving.clock.run_for(20)
        assert Patch(moving, "E5").at(0, 0.36) == rim


def test_motion_can_be_skipped(moving: Page) -> None:
    """Any press of pointer or key on the board shows the end of the move at once."""
    for press, how in (("pointerdown", {}), ("keydown", {"key": "Shift"})):
        capture(moving)
        moving.clock.run_for(60)
        early = drawn(moving)
        moving.locator("tt-grid").dispatch_event(press, how)
        moving.clock.run_for(20)
        skipped = drawn(moving)
        assert skipped != early
        moving.clock.run_for(2000)
        assert drawn(moving) == skipped
        button(moving, "Undo").click()
        expect(current(moving)).to_have_text("4 H9")
