"""What an author points out on a <tt-board>: in the diagram, by attributes, from a record; drawn,
named, and in its picture alike.
"""

import pytest
from playwright.sync_api import expect

from e2e.support.embedded import board, cell, part, play, put, said, stones
from e2e.support.waiting import settle


def test_marks(page):
    """They are drawn and named at once, without a Python."""
    put(page, '<tt-board id="a" labels="C1:99" dim="C2" circle="C2">X1 O .A\n. a .</tt-board>')
    expect(cell(page, "A2")).to_have_accessible_name("A2, labelled 1, black stone")
    expect(cell(page, "C2")).to_have_accessible_name("C2, labelled A, empty, circle, dimmed")
    expect(cell(page, "C1")).to_have_accessible_name("C1, labelled 99, empty")
    expect(said(page)).to_have_text("")
    assert board(page).evaluate("board => board.view") is None


def test_a_part(page):
    """Cells are for what is shown, and where its points are drawn; keys stay in it."""
    put(page, '<tt-board id="a" play size="19" crop="A1:E4"></tt-board>')
    expect(board(page).locator("[role=gridcell]")).to_have_count(20)
    expect(board(page).locator("[role=row]")).to_have_count(4)
    shape = board(page).locator("tt-grid").bounding_box()
    assert shape["width"] / shape["height"] == pytest.approx(5.75 / 4.75, abs=0.05)
    play(page, "A1 E4")
    cell(page, "A1").focus()
    for key, vertex in (("ArrowLeft", "A1"), ("Control+Home", "A4"), ("End", "E4")):
        page.keyboard.press(key)
        expect(cell(page, vertex)).to_be_focused()
    board(page).evaluate("board => { board.crop = null; }")
    expect(board(page).locator("[role=gridcell]")).to_have_count(361)
    assert stones(page)[-1][0] == "X"


def test_a_caption_is_a_figures_name(page):
    """It stands below the board, names the figure, and the board where that has no label of its
    own.
    """
    put(page, '<tt-board id="a" size="3" caption="Diagram 1. Black &lt;b&gt; to play"></tt-board>')
    expect(part(page, "caption")).to_have_text("Diagram 1. Black <b> to play")
    expect(board(page).get_by_role("figure", name="Diagram 1. Black <b> to play")).to_be_visible()
    expect(
        board(page).get_by_role("grid", name="Diagram 1. Black <b> to play, 3 by 3")
    ).to_be_visible()
    board(page).evaluate("board => { board.label = 'A puzzle'; }")
    expect(board(page).get_by_role("grid", name="A puzzle, 3 by 3")).to_be_visible()
    board(page).evaluate("board => { board.caption = null; }")
    expect(part(page, "caption")).to_be_hidden()
    expect(board(page).get_by_role("figure")).to_have_count(0)


PLACES = {
    "": 0,
    "text-align: center": 0.5,
    "text-align: right": 1,
    "direction: rtl; text-align: end": 0,
}


@pytest.mark.in_each_browser
def test_it_stands_where_a_line_of_text_would(page):
    """At the side that the page's text is at, or in the middle."""
    inner = '<tt-board style="--tt-width: 200px" size="3"></tt-board>'
    put(
        page,
        "".join(
            f'<div class="around" style="width: 600px; {style}">{inner}</div>' for style in PLACES
        ),
    )
    around = page.locator(".around")
    for n, (style, share) in enumerate(PLACES.items()):
        outer, box = around.nth(n).bounding_box(), around.nth(n).locator("tt-board").bounding_box()
        assert box["x"] - outer["x"] == pytest.approx(
            share * (outer["width"] - box["width"]), abs=1
        ), style
        assert box["width"] == pytest.approx(200, abs=1)


def test_what_is_wrong_is_said_to_its_author(page):
    """In the console; the board is shown all the same, and says nothing of it."""
    sentence = (
        "\u201cZ9\u201d in the attribute triangle cannot be drawn on 3x3 points; write points"
    )
    with page.expect_console_message(lambda message: message.type == "warning") as warned:
        put(page, '<tt-board id="a" size="3" triangle="Z9"></tt-board>')
    assert sentence in warned.value.text
    expect(board(page).locator("tt-grid")).to_be_visible()
    with page.expect_console_message(lambda message: "scores" in message.text):
        board(page).evaluate("board => { board.triangle = null; board.show = 'scores'; }")
    with page.expect_console_message(lambda message: "sise" in message.text):
        put(page, '<tt-board id="a" sise="3">. X</tt-board>')
    settle(page)
    expect(said(page)).to_have_text("")
