"""What an author points out on a <tt-board>: in the diagram, by attributes, from a record; drawn, named, and in its picture alike."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.support.driver import settle
from e2e.support.embedded import (
    board,
    button,
    cell,
    expect_turn,
    part,
    picture,
    play,
    said,
    stones,
)
from e2e.support.warm import put

# By name: the attributes, the diagram, and what cells are called; each spelling is in tests/static/embed
MARKS = {
    "a": (
        'labels="C1:99"', "X1 O .A\n. a .",
        {"A2": "A2, labelled 1, black stone", "C2": "C2, labelled A, empty", "C1": "C1, labelled 99, empty"},
    ),
    "b": (
        'triangle="A1" square="B1" circle="A2" cross="b2"', ". .\nX O",
        {"A1": "A1, black stone, triangle", "B1": "B1, white stone, square", "A2": "A2, empty, circle", "B2": "B2, empty, cross"},
    ),
    "c": ('dim="A1:B1" circle="A1"', ". .\nX O", {"A1": "A1, black stone, circle, dimmed", "B1": "B1, white stone, dimmed"}),
}  # fmt: skip


def test_marks(page: Page) -> None:
    """They are drawn and named at once, without a Python."""
    boards = (f'<tt-board id="{name}" {given}>{rows}</tt-board>' for name, (given, rows, _) in MARKS.items())
    put(page, "".join(boards))
    for name, (_, _, names) in MARKS.items():
        for vertex, wanted in names.items():
            expect(cell(page, vertex, name)).to_have_accessible_name(wanted)
        expect(said(page, name)).to_have_text("")
        assert board(page, name).evaluate("board => board.view") is None


DRAWN = """labels="B2:A" triangle="B2" square="B2" circle="B2" cross="B2" line="A1-B2" arrow="A1-B2" arrow="B2-A1" dim="A1" stars="B2"
    crop="A1:B2" """.split()


def test_each_is_drawn_in_its_own_way(page: Page) -> None:
    """No two look the same, nor like nothing at all; taken away, the board is as before."""
    put(page, '<tt-board id="a">. . .\n. . .\nX . .</tt-board>')
    pictures = [picture(page)]
    for attribute in DRAWN:
        key, value = attribute.replace('"', "").split("=")
        board(page).evaluate("(board, [key, value]) => { board[key] = value; }", [key, value])
        pictures.append(picture(page))
        board(page).evaluate("(board, key) => board.removeAttribute(key)", key)
        assert picture(page) == pictures[0]
    assert len(set(pictures)) == len(DRAWN) + 1


def test_a_labelled_diagram_is_played_on(page: Page) -> None:
    """Python gets the stones; the labels stay."""
    put(page, '<tt-board id="a" play>\n . X .\n X O1 a\n . + .\n</tt-board>')
    play(page, "C2")
    assert stones(page) == [".X.", "XOX", "..."]
    expect(cell(page, "C2")).to_have_accessible_name(re.compile("labelled a, black stone"))


@pytest.mark.in_each_browser
def test_a_part(page: Page) -> None:
    """There are cells for what is shown, and they are where the points are drawn; keys stay in it."""
    put(page, '<tt-board id="a" play size="19" crop="A1:E4"></tt-board>')
    expect(board(page).locator("[role=gridcell]")).to_have_count(20)
    expect(board(page).locator("[role=row]")).to_have_count(4)
    shape = board(page).locator("tt-grid").bounding_box()
    assert shape
    assert shape["width"] / shape["height"] == pytest.approx(5.75 / 4.75, abs=0.05)
    play(page, "A1 E4")
    cell(page, "A1").focus()
    for key, vertex in (("ArrowLeft", "A1"), ("Control+Home", "A4"), ("End", "E4")):
        page.keyboard.press(key)
        expect(cell(page, vertex)).to_be_focused()
    board(page).evaluate("board => { board.crop = null; }")
    expect(board(page).locator("[role=gridcell]")).to_have_count(361)
    assert stones(page)[-1][0] == "X"


RECORD = "(;SZ[5]LB[aa:A]DD[ee];B[bb]TR[bb]C[One];W[cc]AR[bb:cc]VW[aa:dd];B[dd]VW[]DD[]FG[257:Figure 2]MN[7])"


def test_a_record_is_stepped_through(page: Page) -> None:
    """Each node's own marks at it, and what holds onward until another says otherwise; in its picture also the author's."""
    put(page, f'<tt-board id="a" sgf="{RECORD}" circle="C3" labels="A1:Q"></tt-board>')
    expect(cell(page, "A5")).to_have_accessible_name("A5, labelled A, empty")
    expect(cell(page, "E1")).to_have_accessible_name("E1, empty, dimmed")
    button(page, "One turn on").click()
    expect_turn(page, 1)
    expect(cell(page, "B4")).to_have_accessible_name(re.compile("black stone.*triangle"))
    expect(cell(page, "A5")).to_have_accessible_name("A5, empty")
    svg = board(page).evaluate("board => board.picture()")
    for mark in ("Triangle: B4.", "Circle: C3.", ">Q</text>"):
        assert mark in svg
    for number, cells in ((2, 16), (3, 25)):
        button(page, "One turn on").click()
        expect_turn(page, number)
        expect(board(page).locator("[role=gridcell]")).to_have_count(cells)
    expect(cell(page, "D2")).to_have_accessible_name(re.compile("labelled 7, black stone"))
    expect(part(page, "comment")).to_have_text("Figure 2")


def test_a_caption_is_a_figures_name(page: Page) -> None:
    """It stands below the board, names the figure, and the board where that has no label of its own."""
    put(page, '<tt-board id="a" size="3" caption="Diagram 1. Black &lt;b&gt; to play"></tt-board>')
    expect(part(page, "caption")).to_have_text("Diagram 1. Black <b> to play")
    expect(board(page).get_by_role("figure", name="Diagram 1. Black <b> to play")).to_be_visible()
    expect(board(page).get_by_role("grid", name="Diagram 1. Black <b> to play, 3 by 3")).to_be_visible()
    board(page).evaluate("board => { board.label = 'A puzzle'; }")
    expect(board(page).get_by_role("grid", name="A puzzle, 3 by 3")).to_be_visible()
    board(page).evaluate("board => { board.caption = null; }")
    expect(part(page, "caption")).to_be_hidden()
    expect(board(page).get_by_role("figure")).to_have_count(0)


PLACES = {"": 0, "text-align: center": 0.5, "text-align: right": 1, "direction: rtl; text-align: end": 0}


@pytest.mark.in_each_browser
def test_it_stands_where_a_line_of_text_would(page: Page) -> None:
    """At the side that the page's text is at, or in the middle."""
    inner = '<tt-board style="--tt-width: 200px" size="3"></tt-board>'
    put(page, "".join(f'<div class="around" style="width: 600px; {style}">{inner}</div>' for style in PLACES))
    around = page.locator(".around")
    for n, (style, share) in enumerate(PLACES.items()):
        outer, box = around.nth(n).bounding_box(), around.nth(n).locator("tt-board").bounding_box()
        assert outer
        assert box
        assert box["x"] - outer["x"] == pytest.approx(share * (outer["width"] - box["width"]), abs=1), style
        assert box["width"] == pytest.approx(200, abs=1)


def test_what_is_wrong_is_said_to_its_author(page: Page) -> None:
    """On the board, which is shown all the same, and in the console; once it is right nothing is said."""
    sentence = "\u201cZ9\u201d in the attribute triangle is nothing to draw on 3x3 points; write points"
    with page.expect_console_message(lambda message: message.type == "warning") as warned:
        put(page, '<tt-board id="a" size="3" triangle="Z9"></tt-board>')
    assert sentence in warned.value.text
    expect(said(page)).to_contain_text(sentence)
    expect(board(page).locator("tt-grid")).to_be_visible()
    board(page).evaluate("board => { board.triangle = null; board.show = 'scores'; }")
    expect(said(page)).to_contain_text("There is no \u201cscores\u201d to show; there are reach, score,")
    board(page).evaluate("board => { board.show = 'score'; }")
    expect(part(page, "score")).to_have_text("Black 0, White 0")
    expect(said(page)).to_have_text("")


def test_a_strange_attribute_is_no_readers_business(page: Page) -> None:
    """Where there are stones to see."""
    put(page, '<tt-board id="a" sise="3">. X</tt-board>')
    settle(page)
    expect(said(page)).to_have_text("")
