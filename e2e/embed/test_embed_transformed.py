"""<tt-board> in pages that scale, zoom or turn it: what is under the pointer is what is chosen, and what is shown there."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.embedded import board, cell, stones, surround

STYLES = {
    "as it is": "",
    "a scaled slide": "transform: scale(1.23); transform-origin: 0 0",
    "half as large again": "transform: scale(1.5); transform-origin: 0 0",
    "smaller": "transform: scale(0.6); transform-origin: 0 0",
    "zoomed": "zoom: 1.5",
    "zoomed and scaled": "zoom: 0.8; transform: scale(1.4); transform-origin: 0 0",
    "turned to the right": "transform: rotate(90deg)",
    "turned to the left": "transform: rotate(-90deg)",
    "upside down": "transform: rotate(180deg)",
    "mirrored": "transform: scaleX(-1)",
    "in a page from right to left": "direction: rtl",
    "leaning": "transform: perspective(60rem) rotateY(30deg)",
}


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    return new_context().new_page()


@pytest.mark.parametrize("name", STYLES)
def test_the_point_under_the_pointer(page: Page, name: str) -> None:
    """Corners, an edge and the middle of 5x5: each is where its picture is, for a click and for a pointer that rests there."""
    surround(
        page,
        f'<div style="width: 20rem; margin: 6rem; {STYLES[name]}"><tt-board id="a" play size="5"></tt-board></div>',
    )
    for vertex in ("B3", "A1", "E5", "C1", "E1"):
        box = cell(page, vertex).bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.mouse.up()
        expect(board(page).locator(f'[data-at="{vertex}"][aria-current]')).to_have_count(1)
    assert stones(page) == ["....X", ".....", ".X...", ".....", "O.O.X"]


def test_a_slip_is_no_move(page: Page) -> None:
    """Pressed on one point and let go on another: nothing is chosen."""
    surround(page, '<tt-board id="a" play size="5"></tt-board>')
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
