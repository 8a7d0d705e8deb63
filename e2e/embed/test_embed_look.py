"""<tt-board> to look at: records, the colours of the page around it, the room that it takes, and
where that page scales, zooms or turns it.
"""

import re

import pytest
from playwright.sync_api import expect

from e2e.support.embedded import (
    PYTHON,
    TRIANGLE,
    board,
    button,
    cell,
    drawn,
    expect_turn,
    part,
    play,
    put,
    said,
    stones,
    surround,
)
from e2e.support.pixels import palette
from e2e.support.waiting import Hold, settle


def test_a_record_from_a_file(own):
    """Stepped through from its start, and into its variations, with the marks of each node, and in
    its picture also the author's; names and comments are text, whatever they hold; what stands
    inside is read until it is there.
    """
    evil = '<img src=x onerror="window.hit = 1"><b>bold</b>&lt;script&gt;'
    record = (
        f"(;SZ[3]PB[Ada]PW[{evil}]RE[B+R]C[{evil}]LB[ac:Z];B[bb]C[The middle.]TR[bb]"
        "(;W[aa]VW[aa:bb])(;W[ca]C[Another.]))"
    )
    own.route("**/game.sgf", lambda route: route.fulfill(body=record))
    hold = Hold(own, PYTHON)
    given = 'sgf="game.sgf" circle="C2" labels="B1:Q"'
    surround(own, f'<tt-board id="a" {given}><i>The game of Ada and Bo.</i></tt-board>')
    expect(board(own).get_by_text("The game of Ada and Bo.")).to_be_visible()
    hold.let_go()
    expect(part(own, "names")).to_have_text(f"Black: Ada \u00b7 White: {evil} \u00b7 Result: B+R")
    expect(board(own).get_by_text("The game of Ada and Bo.")).to_be_hidden()
    expect(part(own, "comment")).to_have_text(evil)
    expect(cell(own, "A1")).to_have_accessible_name("A1, labelled Z, empty")
    button(own, "One move forward").click()
    expect(cell(own, "B2")).to_have_accessible_name(re.compile("black stone.*triangle"))
    expect(cell(own, "A1")).to_have_accessible_name("A1, empty")
    svg = board(own).evaluate("board => board.picture()")
    assert [mark for mark in ("Triangle: B2.", "Circle: C2.", ">Q</text>") if mark not in svg] == []
    expect(part(own, "comment")).to_have_text("The middle.")
    assert stones(own) == ["...", ".X.", "..."]
    button(own, "B C3").click()
    expect(part(own, "comment")).to_have_text("Another.")
    button(own, "Back to the main line").click()
    cell(own, "A3").click()
    expect(part(own, "comment")).to_be_hidden()
    expect(board(own).locator("[role=gridcell]")).to_have_count(4)
    found = (
        "board => [board.shadowRoot.querySelectorAll('img, b, script').length, window.hit ?? null]"
    )
    assert board(own).evaluate(found) == [0, None]


def test_on_paper(own):
    """A record is printed at its end, with its author's words; once somebody has stepped through
    it, as it stands. A picture in a board is printed in its place. Printing brings those that
    nobody has seen yet.
    """
    record = "(;SZ[3]PB[Ada]PW[Bo]C[The begin.];B[bb];W[aa]C[The end.])"
    words = '<tt-board id="a" sgf="game.sgf"><i>The game of Ada and Bo.</i></tt-board>'
    svg = '<svg width="9" height="9"><desc>B2</desc></svg>'
    image = f'<tt-board id="b" size="3" moves="B2">{svg}</tt-board>'
    own.route("**/game.sgf", lambda route: route.fulfill(body=record))
    unseen = '<p style="height: 9000px"></p><tt-board id="c" size="3" moves="B2"></tt-board>'
    surround(own, words + image + unseen)
    expect(part(own, "names")).to_have_text("Black: Ada \u00b7 White: Bo")
    expect_turn(own, 1, "b")
    assert board(own, "c").evaluate("board => board.view") is None
    board(own).evaluate("board => board.fragment()")  # it has asked for its end before
    own.evaluate("() => void dispatchEvent(new Event('beforeprint'))")
    assert stones(own) == ["O..", ".X.", "..."]
    expect_turn(own, 1, "c")
    own.emulate_media(media="print")
    expect(board(own).locator("tt-grid")).to_be_visible()
    expect(board(own).locator(".all")).to_have_css("break-inside", "avoid")
    expect(board(own).get_by_text("The game of Ada and Bo.")).to_be_visible()
    expect(part(own, "comment")).to_have_text("The end.")
    expect(board(own).locator("slot.prose")).to_have_css("margin-top", re.compile("[1-9]"))
    expect(board(own, "b").locator("tt-grid")).to_be_hidden()
    expect(board(own, "b").locator("svg").first).to_be_visible()
    own.emulate_media(media="screen")
    for place, wanted in ((0, "..."), (1, ".X.")):
        own.evaluate("() => void dispatchEvent(new Event('afterprint'))")
        expect(board(own).get_by_text("The game of Ada and Bo.")).to_be_hidden()
        assert stones(own)[1] == wanted
        board(own).evaluate("board => board.goto(1)")
        own.evaluate("() => void dispatchEvent(new Event('beforeprint'))")
        assert stones(own) == ["...", ".X.", "..."], place


def test_the_theme_is_that_of_the_page_around_it(own):
    """Whatever the reader's system is: a page that is only light has light boards, and one that
    turns dark has dark ones then; a theme by name is the same anywhere.
    """
    surround(own, f'<div id="all">{TRIANGLE}<tt-board id="b" theme="slate"></tt-board></div>')
    for system, colour, ground in (
        ("dark", "#222", "rgb(200, 157, 97)"),
        ("light", "oklch(90% 0 0)", "rgb(154, 121, 75)"),
    ):
        own.emulate_media(color_scheme=system)
        own.evaluate("colour => { document.getElementById('all').style.color = colour; }", colour)
        for name, seen in (("a", ground), ("b", "rgb(132, 142, 152)")):
            expect(board(own, name).locator("tt-grid")).to_have_css("background-color", seen)


def test_a_page_may_ink_it_anew(page):
    """By custom properties, also when they change later, and by parts."""
    own = "tt-board { --tt-ground: #abcdef; --tt-width: 200px; }"
    put(page, TRIANGLE, f"{own} tt-board::part(say) {{ color: #010203; }}")
    grid = board(page).locator("tt-grid")
    expect(grid).to_have_css("background-color", "rgb(171, 205, 239)")
    expect(grid).to_have_css("width", "200px")
    expect(said(page)).to_have_css("color", "rgb(1, 2, 3)")
    page.evaluate("document.querySelector('tt-board').style.setProperty('--tt-black', '#00ff00')")
    expect(grid).to_have_css("text-decoration-color", "rgb(0, 255, 0)")
    settle(page)
    assert palette(page)["black"] == (0, 255, 0)


def test_a_page_of_many_sizes(page):
    """Boards are no wider than their place, in flex rows, grids, floats, table cells and columns,
    and no narrower than they need to be.
    """
    styles = [
        "",
        "display: flex; gap: 1rem",
        "display: grid; grid-template-columns: 1fr 1fr",
        "columns: 2",
    ]
    styles += ["display: inline-block", "float: left", "display: table-cell"]
    body = "".join(
        f'<div style="width: 700px; '
        f'{style}">{TRIANGLE.replace("id=", f"id=b{k} data-x=")}<tt-board></tt-board></div>'
        for k, style in enumerate(styles)
    )
    put(page, body)
    for k in range(7):
        width = board(page, f"b{k}").bounding_box()["width"]
        assert 300 <= width <= 416, (k, width)


def test_the_note_stands_below_the_narrator(page):
    """What is pointed at is told below what was said last, in room that is kept, so nothing below
    the board moves.
    """
    put(page, f'{TRIANGLE}<p id="after">After</p>')
    play(page, "C2")
    before = page.locator("#after").bounding_box()
    cell(page, "B3").hover()
    expect(part(page, "note")).to_contain_text("B3")
    expect(said(page)).to_have_css("opacity", "1")
    above, below = said(page).bounding_box(), part(page, "note").bounding_box()
    assert above["y"] + above["height"] <= below["y"]
    assert page.locator("#after").bounding_box() == before
    page.mouse.move(0, 0)
    expect(part(page, "note")).to_have_text("")


def test_boards_out_of_sight(own):
    """Far below, in details, in a hidden tab, in a closed dialog: no Python for them; then each is
    drawn at its size and plays.
    """

    def small(attributes):
        return f'<tt-board size="3" {attributes}></tt-board>'

    hidden = f"<details><summary>More</summary>{small('id=a play moves=B2')}</details>"
    tab = f'<div id="tab" style="display: none">{small("id=b play show=score")}</div>'
    dialog = f"<dialog>{small('id=c play')}</dialog>"
    below = f'<div style="height: 3000px"></div>{small("id=d show=score")}'
    hold = Hold(own, PYTHON)
    surround(own, hidden + tab + dialog + below)
    settle(own)
    assert hold._held == []
    with own.expect_request(PYTHON):
        board(own, "d").scroll_into_view_if_needed()
    hold.let_go()
    expect_turn(own, 0, "d")
    own.evaluate(
        "document.querySelector('details').open = true; document.getElementById('tab').style = '';"
    )
    board(own).scroll_into_view_if_needed()
    expect_turn(own, 1)
    expect(part(own, "score", "b")).to_have_text("Black 0, White 0")
    own.evaluate("document.querySelector('dialog').showModal()")
    play(own, "B2", "c")
    for name in ("a", "b", "c"):
        assert drawn(own, name)
        width = board(own, name).locator("tt-grid").bounding_box()["width"]
        assert width > 150


def test_keys_that_a_board_uses_are_its_own(page):
    """In slides or a book an arrow, a comma or p would also turn the page; what the board does not
    know goes on to it.
    """
    put(page, TRIANGLE)
    play(page, "C2")
    page.evaluate(
        "window.heard = []; document.addEventListener('keydown', (event) => "
        "window.heard.push(event.key), over);"
    )
    for key in "ArrowLeft ArrowUp p , . Enter Home End x n Escape PageDown".split():
        page.keyboard.press(key)
    assert page.evaluate("window.heard") == ["x", "n", "Escape", "PageDown"]


# <tt-board> in pages that scale, zoom or turn it: what is under the pointer is what is chosen,
# and what is shown there.


SCALED = "transform: scale(1.23); transform-origin: 0 0"
# From right to left, about the middle of the board, which stays there when there are more words
# below it
TURNED = "direction: rtl; transform: rotate(90deg); transform-origin: 10rem 10rem"


def surroundings(style, attributes, width=20):
    """A board, so many rem wide, in a part of the page with a style."""
    room = f"width: {width}rem; margin: 6rem; {style}"
    return f'<div style="{room}"><tt-board id="a" {attributes}></tt-board></div>'


@pytest.mark.parametrize(
    "style",
    [SCALED, pytest.param(TURNED, marks=pytest.mark.in_each_browser)],
    ids=["scaled", "turned"],
)
def test_the_point_under_the_pointer(page, style):
    """Corners and an edge of 5x5: each is where its picture is, for a click and for a pointer that
    rests there.
    """
    put(page, surroundings(style, 'play size="5"'))
    expect(board(page).get_by_role("gridcell")).to_have_count(25)  # it is drawn
    for vertex in ("A1", "E5", "C1"):
        box = cell(page, vertex).bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        expect(board(page)).to_contain_text(f"{vertex} is empty")
        page.mouse.down()
        page.mouse.up()
        expect(board(page).locator(f'[data-at="{vertex}"][aria-current]')).to_have_count(1)
    assert stones(page) == ["....O", ".....", ".....", ".....", "X.X.."]


@pytest.mark.in_each_browser
def test_a_slip_is_no_move(page):
    """Pressed on one point and let go on another: nothing is chosen."""
    put(page, '<tt-board id="a" play size="5"></tt-board>')
    one, other = (cell(page, vertex).bounding_box() for vertex in ("B2", "C2"))
    page.mouse.move(one["x"] + 9, one["y"] + 9)
    page.mouse.down()
    page.mouse.move(other["x"] + 9, other["y"] + 9)
    page.mouse.up()
    cell(page, "E5").click()
    expect(board(page).locator('[data-at="E5"][aria-current]')).to_have_count(1)
    assert stones(page) == ["....X", ".....", ".....", ".....", "....."]


def test_a_finger_aims_where_it_is(new_context):
    """On points that are too small for it; the second tap drops the stone there, or the button,
    which moves no other button.
    """
    page = new_context(has_touch=True).new_page()
    surround(page, surroundings(SCALED, 'play size="13"', width=8))
    for turn, vertex in enumerate(("C3", "N1", "B11"), 1):
        passes = button(page, "Pass").bounding_box()
        cell(page, vertex).tap()
        expect(said(page)).to_contain_text(f"Tap {vertex} again")
        assert turn == 1 or button(page, "Pass").bounding_box() == passes
        (cell(page, vertex) if turn < 3 else button(page, f"Place at {vertex}")).tap()
        expect_turn(page, turn)
        assert board(page).evaluate("board => board.view.last") == vertex
