"""Little room: a page that is zoomed far in, a low window, a phone on its side, and a reader who
has set large text.
"""

import pytest
from playwright.sync_api import ViewportSize, expect

from e2e.support.driver import button, ready
from e2e.support.waiting import until

# A window of 1280 by 800, zoomed in: CSS pixels, and the least distance of two points in them on
# 9x9 and on 19x19.
ZOOMED = {
    "100 %": (1280, 800, 60, 30),
    "150 %": (853, 533, 48, 24),
    "200 %": (640, 400, 36, 24),
    "300 %": (427, 267, 25, 20),
    "400 %": (320, 200, 24, 14),
    "a phone on its side": (844, 390, 36, 18),
}
CELL = """board => {
  const cells = [...board.shadowRoot.querySelectorAll('[role=gridcell]')];
  const [one, other] = cells.map(cell => cell.getBoundingClientRect().left);
  return other - one;
}"""
PHONE = ViewportSize(width=390, height=844)
SIDEWAYS = "() => document.documentElement.scrollWidth - screen.width"


@pytest.mark.parametrize("columns", [9, 19])
def test_zooming_in_does_not_shrink_the_board(page, columns):
    """It is as wide as the window, or as high, but no point comes below 24 pixels for that height;
    nothing scrolls sideways.
    """
    page.goto(f"./#v=1&s={columns}")
    ready(page)
    for name, (width, height, nine, nineteen) in ZOOMED.items():
        page.set_viewport_size({"width": width, "height": height})
        least = nine if columns == 9 else nineteen
        until(page, f"least => ({CELL})(document.getElementById('board')) >= least", least)
        assert page.evaluate(SIDEWAYS) <= 0, name
        if height < 500:
            where = page.locator("main .acts").evaluate(
                "controls => getComputedStyle(controls).position"
            )
            assert where == "static", "what stays in sight leaves room for the board"


def test_a_new_game_at_400_percent(page):
    """The focus begins at the chosen size, and none of what it comes to is below the foot; Begin is
    reached and begins.
    """
    page.set_viewport_size({"width": 320, "height": 200})
    page.goto("./")
    ready(page)
    button(page, "New game").click()
    expect(page.get_by_role("radio", name="9", exact=True)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="13", exact=True)).to_be_focused()
    for _ in range(12):
        page.keyboard.press("Tab")
        here = page.locator(":focus")
        covered = here.evaluate(
            """here => {
                const part = here.type === 'checkbox' || here.type === 'radio' ? here.closest('label') : here;
                const box = part.getBoundingClientRect();
                const x = box.left + Math.min(20, box.width / 2);
                const top = document.elementFromPoint(x, box.top + Math.min(10, box.height / 2));
                return !top || !(part.contains(top) || top.contains(part));
            }"""
        )
        assert not covered, here.evaluate("here => here.outerHTML")
        if here.inner_text() == "Begin":
            break
    page.keyboard.press("Enter")
    expect(page.get_by_role("grid", name="Go board, 13 by 13")).to_be_attached()


@pytest.mark.only_browser("chromium")  # whose default size of text a test can set
def test_large_text_on_a_phone(browser, browser_type_launch_args, quick_url):
    """With text of 32 pixels no page scrolls sideways, each link of the navigation is in sight, and
    buttons leave the board room.
    """
    large = [
        *browser_type_launch_args["args"],
        "--blink-settings=defaultFontSize=32,defaultFixedFontSize=26",
    ]
    reader = browser.browser_type.launch(**{**browser_type_launch_args, "args": large})
    page = reader.new_page(viewport=PHONE, screen=PHONE, is_mobile=True)
    page.goto(f"{quick_url}#v=1&s=9&t=eedfgchdiebbff")
    expect(page.locator("#turns a")).to_have_count(8)
    assert page.evaluate(SIDEWAYS) <= 0, "a game with turns"
    # Change a rule last: it asks for Pyodide at once, which that server holds back.
    paths = "index rules embed python why/index change"
    for path in paths.split():
        page.goto(quick_url + (f"static/{path}.html" if path != "index" else ""))
        assert page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
        assert page.evaluate(SIDEWAYS) <= 0, path
        for link in page.locator("header nav a:visible").all():
            box = link.bounding_box()
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= 390
        if path == "index":
            sticky = "controls => getComputedStyle(controls).position"
            assert page.locator("main .acts").evaluate(sticky) == "static"
    reader.close()


def test_a_narrow_phone_has_its_board_from_edge_to_edge(page):
    """Without the names of the lines, until a reader wants them."""
    page.set_viewport_size({"width": 360, "height": 640})
    page.goto("./#v=1&s=9&t=ee")
    ready(page)
    board, names = page.locator("#board"), page.get_by_label("Letters and numbers")
    box = board.bounding_box()
    assert (box["x"], box["width"]) == (0, 360)
    for shown in (False, True):
        assert (board.get_attribute("bare") is None) == shown
        button(page, "More").click()
        expect(names).to_be_checked(checked=shown)
        names.click()
        page.reload()
        ready(page)
