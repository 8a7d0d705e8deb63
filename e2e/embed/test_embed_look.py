"""<tt-board> to look at: records, the colours of the page around it, and the room that it takes."""

import json
from collections.abc import Callable
from urllib.parse import quote

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.driver import Hold, settle
from e2e.support.embedded import (
    PYTHON,
    SCRIPT,
    TRIANGLE,
    board,
    button,
    cell,
    drawn,
    expect_turn,
    opened,
    part,
    picture,
    play,
    said,
    stones,
    surround,
    text_of,
)
from e2e.support.pixels import palette


@pytest.fixture
def page(new_context: Callable[..., BrowserContext]) -> Page:
    return new_context().new_page()


# Records


def test_a_record_from_a_file(page: Page) -> None:
    """Stepped through from its start, with names and comments; what stands inside is read until it is there."""
    page.route(
        "**/game.sgf",
        lambda route: route.fulfill(body="(;SZ[3]PB[Ada]PW[Bo]RE[B+R]C[Hello.];B[bb]C[The middle.];W[aa])"),
    )
    hold = Hold(page, PYTHON)
    surround(page, '<tt-board id="a" sgf="game.sgf"><i>The game of Ada and Bo.</i></tt-board>')
    expect(board(page).get_by_text("The game of Ada and Bo.")).to_be_visible()
    hold.let_go()
    expect(part(page, "names")).to_have_text("Black: Ada \u00b7 White: Bo \u00b7 Result: B+R")
    expect(board(page).get_by_text("The game of Ada and Bo.")).to_be_hidden()
    expect(part(page, "comment")).to_have_text("Hello.")
    button(page, "One turn on").click()
    expect(part(page, "comment")).to_have_text("The middle.")
    assert stones(page) == ["...", ".X.", "..."]


@pytest.mark.parametrize("name", ["shift-jis.sgf", "variations.sgf", "kg-0214-9x9.sgf"])
def test_records_of_all_kinds(page: Page, name: str) -> None:
    """Read by the same reader as on the game's page, whatever their encoding."""
    surround(page, f'<tt-board id="a" sgf="e2e/data/{name}"></tt-board>')
    view = opened(page)
    assert (view["error"], board(page).evaluate("board => board.error")) == (False, None)
    assert view["turns"]


def test_a_record_in_the_page(page: Page) -> None:
    """As the content; the grid has its size before Python is there."""
    hold = Hold(page, PYTHON)
    surround(page, '<tt-board id="a" at="1">(;GM[1]SZ[5:3]C[A < B \u56f2\u7881];B[aa];W[ec])</tt-board>')
    assert stones(page) == ["....."] * 3
    hold.let_go()
    expect_turn(page, 1)
    assert stones(page) == ["X....", ".....", "....."]
    button(page, "To the start").click()
    expect(part(page, "comment")).to_have_text("A < B \u56f2\u7881")


# Looks


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_theme_is_that_of_the_page_around_it(page: Page, scheme: str) -> None:
    """Whatever the reader's system is: a page that is only light has light boards, and one that turns dark has dark ones then."""
    page.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    boards = TRIANGLE + '<tt-board id="b" theme="dark"></tt-board><tt-board id="c" theme="light"></tt-board>'
    surround(page, f'<div id="all" style="color: #222">{boards}</div>')
    grid = board(page).locator("tt-grid")
    for colour, ground in [
        ("#222", "rgb(173, 151, 114)"),
        ("#ddd", "rgb(143, 124, 100)"),
        ("oklch(30% 0 0)", "rgb(173, 151, 114)"),
        ("oklch(90% 0 0)", "rgb(143, 124, 100)"),
        ("color(srgb 0.1 0.1 0.1)", "rgb(173, 151, 114)"),
        ("lab(90 0 0)", "rgb(143, 124, 100)"),
    ]:
        page.evaluate("colour => { document.getElementById('all').style.color = colour; }", colour)
        expect(grid).to_have_css("background-color", ground)
        expect(board(page, "b").locator("tt-grid")).to_have_css("background-color", "rgb(143, 124, 100)")
        expect(board(page, "c").locator("tt-grid")).to_have_css("background-color", "rgb(173, 151, 114)")


def test_a_page_may_ink_it_anew(page: Page) -> None:
    """By custom properties, also when they change later, and by parts."""
    style = "<style>tt-board { --tt-ground: #abcdef; --tt-width: 200px; } tt-board::part(say) { color: #010203; }</style>"
    surround(page, TRIANGLE, SCRIPT + style)
    grid = board(page).locator("tt-grid")
    expect(grid).to_have_css("background-color", "rgb(171, 205, 239)")
    expect(grid).to_have_css("width", "200px")
    expect(said(page)).to_have_css("color", "rgb(1, 2, 3)")
    before = picture(page)
    page.evaluate("document.querySelector('tt-board').style.setProperty('--tt-black', '#00ff00')")
    expect(grid).to_have_css("text-decoration-color", "rgb(0, 255, 0)")
    board(page).evaluate(
        """async (board, before) => {
            const grid = board.shadowRoot.querySelector("tt-grid");
            const canvas = grid.shadowRoot.querySelector("canvas");
            while (canvas.toDataURL() === before) await new Promise(requestAnimationFrame);
        }""",
        before,
    )
    assert palette(page)["black"] == (0, 255, 0)


def test_a_page_of_many_sizes(page: Page) -> None:
    """Boards are no wider than their place, in flex rows, grids, floats, table cells and columns, and no narrower than they need to be."""
    styles = ["", "display: flex; gap: 1rem", "display: grid; grid-template-columns: 1fr 1fr", "columns: 2"]
    styles += ["display: inline-block", "float: left", "display: table-cell"]
    body = "".join(
        f'<div style="width: 700px; {style}">{TRIANGLE.replace("id=", f"id=b{k} data-x=")}<tt-board></tt-board></div>'
        for k, style in enumerate(styles)
    )
    surround(page, body)
    for k in range(7):
        width = board(page, f"b{k}").bounding_box()["width"]  # type: ignore[index]
        assert 300 <= width <= 416, (k, width)


def test_the_note_takes_the_narrator_s_place(page: Page) -> None:
    """What is pointed at is told where the narrator stands, so nothing below the board moves."""
    surround(page, f'{TRIANGLE}<p id="after">After</p>')
    play(page, "C2")
    before = page.locator("#after").bounding_box()
    cell(page, "B3").hover()
    expect(part(page, "note")).to_contain_text("B3")
    expect(said(page)).to_have_css("opacity", "0")
    assert page.locator("#after").bounding_box() == before
    page.mouse.move(0, 0)
    expect(part(page, "note")).to_have_text("")
    expect(said(page)).to_have_css("opacity", "1")


def test_what_is_said_is_what_python_says(page: Page) -> None:
    """No sentence of the rules is made up in the page."""
    surround(page, TRIANGLE)
    play(page, "C2")
    view = opened(page)
    assert text_of(said(page)) == f"Rule {view['rule']}: {view['say']}"
    assert json.loads(json.dumps(view)) == view
    assert quote(view["say"])


# Places that are small, or not to be seen yet


@pytest.mark.parametrize("width", [0, 1, 40, 90])
@pytest.mark.parametrize("size", ["1", "9", "52", "52x1"])
def test_tiny_places(page: Page, width: int, size: str) -> None:
    """Nothing breaks, nothing hangs out, and with room again it is drawn as ever."""
    surround(
        page, f'<div id="box" style="width: {width}px"><tt-board id="a" play size="{size}"></tt-board></div>'
    )
    opened(page)
    settle(page)
    grid = board(page).locator("tt-grid").bounding_box()
    assert grid
    assert grid["width"] <= max(width, 1)
    page.evaluate("document.getElementById('box').style.width = '380px'")
    settle(page)
    wide = board(page).locator("tt-grid").bounding_box()
    assert wide
    assert wide["width"] > 70
    assert drawn(page)
    cell(page, "A1").click()
    expect(said(page)).to_contain_text("A1")


def test_boards_in_what_is_folded(page: Page) -> None:
    """In details, in a tab that is not shown, in a closed dialog: no Python for them; opened, they are drawn at their size and play."""
    hidden = '<details><summary>More</summary><tt-board id="a" play moves="B2" size="3"></tt-board></details>'
    tab = '<div id="tab" style="display: none"><tt-board id="b" play show="score" size="3"></tt-board></div>'
    dialog = '<dialog><tt-board id="c" play size="3"></tt-board></dialog>'
    hold = Hold(page, PYTHON)
    surround(page, hidden + tab + dialog)
    settle(page)
    assert hold._held == []
    hold.let_go()
    page.evaluate(
        "document.querySelector('details').open = true; document.getElementById('tab').style.display = '';"
    )
    expect_turn(page, 1)
    expect(part(page, "score", "b")).to_have_text("Black 0, White 0")
    page.evaluate("document.querySelector('dialog').showModal()")
    play(page, "B2", "c")
    for name in ("a", "b", "c"):
        assert drawn(page, name)
        width = board(page, name).locator("tt-grid").bounding_box()["width"]  # type: ignore[index]
        assert width > 150


# Its keys


def test_keys_that_a_board_uses_are_its_own(page: Page) -> None:
    """In slides or a book an arrow, a comma or p would also turn the page; what the board does not know goes on to it."""
    surround(page, TRIANGLE)
    play(page, "C2")
    page.evaluate(
        "window.heard = []; document.addEventListener('keydown', (event) => window.heard.push(event.key));"
    )
    for key in ("ArrowLeft", "ArrowUp", "p", ",", ".", "Enter", "x", "n", "PageDown"):
        page.keyboard.press(key)
    assert page.evaluate("window.heard") == ["x", "n", "PageDown"]
