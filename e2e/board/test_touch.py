"""A phone in one hand: taps, aiming where points are small, nothing wider than the screen."""

import pytest
from playwright.sync_api import expect

from e2e.support.accessibility import too_small
from e2e.support.contexts import PHONE
from e2e.support.driver import (
    begin,
    button,
    current,
    dialog,
    picture,
    play,
    point,
    say,
    turns,
    undo,
)


@pytest.fixture
def phone(hand):
    """A phone with an empty 9x9 grid, shared in this module."""
    hand.set_viewport_size(PHONE["viewport"])
    hand.evaluate("scrollTo(0, 0)")
    begin(hand, 9)
    return hand


PLACE = """board => {
  const box = board.getBoundingClientRect();
  return [box.x + scrollX, box.y + scrollY, box.width, box.height];
}"""


@pytest.mark.in_each_browser
def test_small_points_are_aimed_at_first(phone):
    """On 19x19 the first tap aims and plays nothing, another aims anew; a second tap on the same
    point places, or the large button under the thumb. The board under the finger stays where it is.
    """
    begin(phone, 19)
    empty, before = picture(phone), phone.locator("tt-grid").evaluate(PLACE)
    point(phone, "K10").tap()
    expect(button(phone, "Place at K10")).to_be_visible()
    expect(say(phone)).to_contain_text("K10")
    assert phone.locator("tt-grid").evaluate(PLACE) == before
    aimed = picture(phone)
    point(phone, "D4").tap()
    expect(button(phone, "Place at D4")).to_be_visible()
    expect(turns(phone)).to_have_count(1)
    assert len({empty, aimed, picture(phone)}) == 3
    point(phone, "D4").tap()
    expect(current(phone)).to_have_text("1 D4")
    expect(phone.locator("#place")).to_be_hidden()
    point(phone, "Q4").tap()
    button(phone, "Place at Q4").tap()
    expect(current(phone)).to_have_text("2 Q4")
    point(phone, "K10").tap()
    button(phone, "Pass").tap()
    expect(current(phone)).to_have_text("3 pass")
    expect(phone.locator("#place")).to_be_hidden()


def test_nothing_is_wider_than_the_screen(phone):
    """No sideways scrolling, with any board, with turns listed, and in the dialog."""
    for width, size in (
        (390, (9, 9)),
        *((320, size) for size in ((52, 52), (1, 52))),
    ):
        phone.set_viewport_size({"width": width, "height": 700})
        begin(phone, *size)
        play(phone, "pass A1 pass")
        assert phone.evaluate("document.documentElement.scrollWidth") <= width, size
    button(phone, "New game").tap()
    box = dialog(phone).bounding_box()
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width
    button(dialog(phone), "Cancel").tap()


def test_controls_are_large_enough(phone):
    """Everything to tap is at least 24 by 24 px (WCAG 2.5.8); links inside sentences are excepted
    there.
    """
    play(phone, "E5 D4")
    undo(phone)
    expect(current(phone)).to_have_text("1 E5")
    play(phone, "C3")
    button(phone, "New game").tap()
    controls = "button, input:not([type=radio]), summary, nav a, #turns a, .sizes label"
    small = too_small(phone, controls)
    button(dialog(phone), "Cancel").tap()
    assert small == []
