"""<tt-board> to look at: records, the colours of the page around it, and the room that it takes."""

from playwright.sync_api import Page, expect

from e2e.support.driver import Hold, settle
from e2e.support.embedded import (
    PYTHON,
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
)
from e2e.support.pixels import palette
from e2e.support.warm import put

# Records


def test_a_record_from_a_file(own: Page) -> None:
    """Stepped through from its start, with names and comments; what stands inside is read until it is there."""
    own.route(
        "**/game.sgf",
        lambda route: route.fulfill(body="(;SZ[3]PB[Ada]PW[Bo]RE[B+R]C[Hello.];B[bb]C[The middle.];W[aa])"),
    )
    hold = Hold(own, PYTHON)
    surround(own, '<tt-board id="a" sgf="game.sgf"><i>The game of Ada and Bo.</i></tt-board>')
    expect(board(own).get_by_text("The game of Ada and Bo.")).to_be_visible()
    hold.let_go()
    expect(part(own, "names")).to_have_text("Black: Ada \u00b7 White: Bo \u00b7 Result: B+R")
    expect(board(own).get_by_text("The game of Ada and Bo.")).to_be_hidden()
    expect(part(own, "comment")).to_have_text("Hello.")
    button(own, "One turn on").click()
    expect(part(own, "comment")).to_have_text("The middle.")
    assert stones(own) == ["...", ".X.", "..."]


def test_records_of_all_kinds(page: Page) -> None:
    """Read by the same reader as on the game's page, whatever their encoding."""
    names = ["shift-jis", "variations", "kg-0214-9x9"]
    put(page, "".join(f'<tt-board id="{name}" sgf="e2e/data/{name}.sgf"></tt-board>' for name in names))
    for name in names:
        view = opened(page, name)
        assert (view["error"], board(page, name).evaluate("board => board.error")) == (False, None)
        assert view["turns"], name


def test_a_record_in_the_page(own: Page) -> None:
    """As the content; the grid has its size before Python is there."""
    hold = Hold(own, PYTHON)
    surround(own, '<tt-board id="a" at="1">(;GM[1]SZ[5:3]C[A < B \u56f2\u7881];B[aa];W[ec])</tt-board>')
    assert stones(own) == ["....."] * 3
    hold.let_go()
    expect_turn(own, 1)
    assert stones(own) == ["X....", ".....", "....."]
    button(own, "To the start").click()
    expect(part(own, "comment")).to_have_text("A < B \u56f2\u7881")


# Looks


def test_the_theme_is_that_of_the_page_around_it(own: Page) -> None:
    """Whatever the reader's system is: a page that is only light has light boards, and one that turns dark has dark ones then."""
    boards = TRIANGLE + '<tt-board id="b" theme="dark"></tt-board><tt-board id="c" theme="light"></tt-board>'
    surround(own, f'<div id="all" style="color: #222">{boards}</div>')
    grid = board(own).locator("tt-grid")
    bright, dim = "rgb(173, 151, 114)", "rgb(143, 124, 100)"
    own.emulate_media(color_scheme="dark")
    for n, colour in enumerate(
        ("#222", "#ddd", "oklch(30% 0 0)", "oklch(90% 0 0)", "color(srgb 0.1 0.1 0.1)", "lab(90 0 0)")
    ):
        if n == 2:
            own.emulate_media(color_scheme="light")
        own.evaluate("colour => { document.getElementById('all').style.color = colour; }", colour)
        expect(grid).to_have_css("background-color", dim if n % 2 else bright)
        expect(board(own, "b").locator("tt-grid")).to_have_css("background-color", dim)
        expect(board(own, "c").locator("tt-grid")).to_have_css("background-color", bright)


def test_a_page_may_ink_it_anew(page: Page) -> None:
    """By custom properties, also when they change later, and by parts."""
    style = "tt-board { --tt-ground: #abcdef; --tt-width: 200px; } tt-board::part(say) { color: #010203; }"
    put(page, TRIANGLE, style)
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
    put(page, body)
    for k in range(7):
        width = board(page, f"b{k}").bounding_box()["width"]  # type: ignore[index]
        assert 300 <= width <= 416, (k, width)


def test_the_note_takes_the_narrator_s_place(page: Page) -> None:
    """What is pointed at is told where the narrator stands, so nothing below the board moves."""
    put(page, f'{TRIANGLE}<p id="after">After</p>')
    play(page, "C2")
    before = page.locator("#after").bounding_box()
    cell(page, "B3").hover()
    expect(part(page, "note")).to_contain_text("B3")
    expect(said(page)).to_have_css("opacity", "0")
    assert page.locator("#after").bounding_box() == before
    page.mouse.move(0, 0)
    expect(part(page, "note")).to_have_text("")
    expect(said(page)).to_have_css("opacity", "1")


# Places that are small, or not to be seen yet


TINY = {
    f"{size}-{width}": (size, width)
    for size, width in (("1", 0), ("1", 40), ("9", 1), ("9", 90), ("52", 0), ("52x1", 40))
}


def test_tiny_places(page: Page) -> None:
    """Nothing breaks, nothing hangs out, and with room again it is drawn as ever."""
    box = '<div class="box" style="width: {}px"><tt-board id="b{}" play size="{}"></tt-board></div>'
    put(page, "".join(box.format(width, name, size) for name, (size, width) in TINY.items()))
    for name, (_, width) in TINY.items():
        opened(page, f"b{name}")
        settle(page)
        grid = board(page, f"b{name}").locator("tt-grid").bounding_box()
        assert grid, name
        assert grid["width"] <= max(width, 1), name
    page.evaluate("for (const box of document.querySelectorAll('.box')) box.style.width = '380px'")
    for name in TINY:
        board(page, f"b{name}").scroll_into_view_if_needed()
        settle(page)
        grid = board(page, f"b{name}").locator("tt-grid").bounding_box()
        assert grid, name
        assert grid["width"] > 70, name
        assert drawn(page, f"b{name}"), name
    play(page, "A1", "b9-1")


def test_boards_in_what_is_folded(own: Page) -> None:
    """In details, in a tab that is not shown, in a closed dialog: no Python for them; opened, they are drawn at their size and play."""
    hidden = '<details><summary>More</summary><tt-board id="a" play moves="B2" size="3"></tt-board></details>'
    tab = '<div id="tab" style="display: none"><tt-board id="b" play show="score" size="3"></tt-board></div>'
    dialog = '<dialog><tt-board id="c" play size="3"></tt-board></dialog>'
    hold = Hold(own, PYTHON)
    surround(own, hidden + tab + dialog)
    settle(own)
    assert hold._held == []
    hold.let_go()
    own.evaluate(
        "document.querySelector('details').open = true; document.getElementById('tab').style.display = '';"
    )
    expect_turn(own, 1)
    expect(part(own, "score", "b")).to_have_text("Black 0, White 0")
    own.evaluate("document.querySelector('dialog').showModal()")
    play(own, "B2", "c")
    for name in ("a", "b", "c"):
        assert drawn(own, name)
        width = board(own, name).locator("tt-grid").bounding_box()["width"]  # type: ignore[index]
        assert width > 150


# Its keys


def test_keys_that_a_board_uses_are_its_own(page: Page) -> None:
    """In slides or a book an arrow, a comma or p would also turn the page; what the board does not know goes on to it."""
    put(page, TRIANGLE)
    play(page, "C2")
    page.evaluate(
        "window.heard = []; document.addEventListener('keydown', (event) => window.heard.push(event.key), over);"
    )
    for key in (
        "ArrowLeft",
        "ArrowUp",
        "p",
        ",",
        ".",
        "Enter",
        "Home",
        "End",
        "x",
        "n",
        "Escape",
        "PageDown",
    ):
        page.keyboard.press(key)
    assert page.evaluate("window.heard") == ["x", "n", "Escape", "PageDown"]
