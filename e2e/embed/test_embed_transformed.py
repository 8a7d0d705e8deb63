"""<tt-board> in pages that scale, zoom or turn it: what is under the pointer is what is chosen, and
what is shown there.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.embedded import board, button, cell, expect_turn, said, stones, surround
from e2e.support.warm import put

STYLES = {
    "a scaled slide": "transform: scale(1.23); transform-origin: 0 0",
    "turned in a page from right to left": "direction: rtl; transform: rotate(90deg)",
}


def surroundings(name: str, attributes: str, width: int = 20) -> str:
    """A board, so many rem wide, in a part of the page with a style."""
    style = f"width: {width}rem; margin: 6rem; {STYLES[name]}"
    return f'<div style="{style}"><tt-board id="a" {attributes}></tt-board></div>'


@pytest.mark.in_each_browser
@pytest.mark.parametrize("name", STYLES)
def test_the_point_under_the_pointer(page: Page, name: str) -> None:
    """Corners and an edge of 5x5: each is where its picture is, for a click and for a pointer that
    rests there.
    """
    put(page, surroundings(name, 'play size="5"'))
    for vertex in ("A1", "E5", "C1"):
        box = cell(page, vertex).bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(board(page)).to_contain_text(f"{vertex} is empty")
        page.mouse.down()
        page.mouse.up()
        expect(board(page).locator(f'[data-at="{vertex}"][aria-current]')).to_have_count(1)
    assert stones(page) == ["....O", ".....", ".....", ".....", "X.X.."]


@pytest.mark.in_each_browser
def test_a_slip_is_no_move(page: Page) -> None:
    """Pressed on one point and let go on another: nothing is chosen."""
    put(page, '<tt-board id="a" play size="5"></tt-board>')
    one, other = (cell(page, vertex).bounding_box() for vertex in ("B2", "C2"))
    assert one
    assert other
    page.mouse.move(one["x"] + 9, one["y"] + 9)
    page.mouse.down()
    page.mouse.move(other["x"] + 9, other["y"] + 9)
    page.mouse.up()
    cell(page, "E5").click()
    expect(board(page).locator('[data-at="E5"][aria-current]')).to_have_count(1)
    assert stones(page) == ["....X", ".....", ".....", ".....", "....."]


def test_a_finger_aims_where_it_is(new_context: Callable[..., BrowserContext]) -> None:
    """On points that are too small for it; the second tap drops the stone there, or the button,
    which moves no other button.
    """
    page = new_context(has_touch=True).new_page()
    surround(page, surroundings("a scaled slide", 'play size="13"', width=8))
    for turn, vertex in enumerate(("C3", "N1", "B11"), 1):
        passes = button(page, "Pass").bounding_box()
        cell(page, vertex).tap()
        expect(said(page)).to_contain_text(f"Aiming at {vertex}")
        assert turn == 1 or button(page, "Pass").bounding_box() == passes
        (cell(page, vertex) if turn < 3 else button(page, f"Place at {vertex}")).tap()
        expect_turn(page, turn)
        assert board(page).evaluate("board => board.view.last") == vertex
