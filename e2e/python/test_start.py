"""The page before Python is there, while it arrives, when it does not come, and when it breaks."""

import pytest
from playwright.sync_api import expect

from e2e.support.driver import (
    PYODIDE_COMES,
    begin,
    button,
    choose,
    current,
    dialog,
    picture,
    play,
    point,
    ready,
    say,
    sgf,
    stones,
    turns,
    two_players,
)
from e2e.support.pythons import ALONE, WASM, failure, keep
from e2e.support.waiting import Hold, settle, until


def inked(page):
    """How many pixels of the canvas are painted."""
    return page.locator("tt-grid canvas").evaluate(
        "c => c.getContext('2d').getImageData(0, 0, c.width, c.height).data.filter((v, k) => k % "
        "4 === 3 && v > 0).length"
    )


def test_the_page_before_python(page):
    """The board is painted and named; clicks and a pass show their place, and are played in
    order.
    """
    hold = Hold(page, WASM)
    page.goto("./")
    expect(page.get_by_role("gridcell")).to_have_count(81)
    assert inked(page) > 2000
    expect(page.get_by_role("progressbar", name="Loading the board")).to_be_attached()
    empty = picture(page)
    choose(page, "E5")
    expect(page.locator("#look")).to_have_text(
        "The board is still starting: E5 will be checked in a moment."
    )
    page.mouse.move(0, 0)
    one = picture(page)
    for turn in ("D4", "pass", "C3", "E5"):  # the last is refused when its turn comes
        choose(page, turn)
    page.mouse.move(0, 0)
    assert len({empty, one, picture(page)}) == 3
    expect(turns(page)).to_have_count(1)
    hold.let_go()
    ready(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4", "3 pass", "4 C3"])
    expect(say(page)).to_have_text(
        "Rule 7: There is already a black stone on E5. Choose an empty point."
    )
    expect(page.locator(".unable")).to_have_count(0)  # "Board not responding?"


ELSEWHERE = {
    "static/rules.html": ("#first-capture", "D3", "You captured two stones"),
    "static/why/who-won.html": ("#board", "E5", "Black wins by 81 points."),
    "static/why/the-ing-example.html": (".hero", "D3", "undo one to play on"),
}


@pytest.mark.parametrize("address", ELSEWHERE)
def test_a_press_elsewhere_before_python(page, address):
    """It is kept, and answered: the first task of Learn, a position that is set up, and a case."""
    place, at, told = ELSEWHERE[address]
    hold = Hold(page, WASM)
    page.goto(address)
    page.locator(place).locator(f"[data-at={at}]").click()
    page.mouse.move(0, 0)
    expect(page.locator("main")).not_to_contain_text(told)
    hold.let_go()
    expect(page.locator("main")).to_contain_text(told)


def test_the_board_before_the_page(page):
    """A click shows its stone while only the board is there; with buttons and keys it waits for
    what answers them, in order.
    """
    hold = Hold(page, "**/game/page.js")
    page.goto("./")
    empty = picture(page)
    two_players(page)  # or White would answer
    point(page, "E5").click()
    page.mouse.move(0, 0)
    settle(page)
    assert picture(page) != empty
    point(page, "D4").click()
    page.keyboard.press("u")
    hold.let_go()
    ready(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4"])
    expect(current(page)).to_have_text("1 E5")


COMES = {"page": "**/game/page.js", "panels": "**/game/panels.js", "Python": WASM}


@pytest.mark.parametrize(
    "order",
    ["page panels Python", "Python page panels"],
)
def test_nothing_is_lost(page, order):
    """A click, a key at a point, and a key of a button: before each of what a start brings, in
    whatever order that comes, and after the last; on a first visit behind a press, and with the
    game of that.
    """
    points = iter("A1 C1 E1 G1 J1 A3 C3 E3 G3 J3 A5 C5 E5 G5 J5 A7".split())
    played = []

    def do():
        click, key = next(points), next(points)
        point(page, click).click()
        point(page, key).focus()
        page.keyboard.press("Enter")
        page.keyboard.press("p")
        played.extend([click, key, "pass"])

    for visit in range(2):
        holds = [Hold(page, COMES[name]) for name in order.split()]
        page.goto("./")
        if visit == 0:
            two_players(page)
        for hold in holds:
            do()
            hold.let_go()
            settle(page)
        do()
        expect(turns(page)).to_have_text(
            ["Start", *(f"{number} {turn}" for number, turn in enumerate(played, 1))]
        )


def layouts(page):
    """How often the page is laid out until the stone of a first click is there."""
    Hold(page, "**/game/page.js")
    tools = page.context.new_cdp_session(page)
    tools.send("Performance.enable")
    page.goto("./")
    point(page, "E5").click()
    settle(page)
    counted = tools.send("Performance.getMetrics")["metrics"]
    return next(fact["value"] for fact in counted if fact["name"] == "LayoutCount")


def test_few_layouts(new_context):
    """Those that its parts need; where the machine is busy files come apart, and there are more."""
    assert min(layouts(new_context(fresh=True).new_page()) for _ in range(3)) <= 8


def test_files_before_the_page(page):
    """One that is chosen, then one that is dropped: opened as soon as the page can, in order."""
    hold = Hold(page, "**/game/page.js")
    page.goto("./")
    page.locator("#file").set_input_files([sgf("(;SZ[9];B[cc])")])
    page.evaluate(
        """text => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], "game.sgf"));
            const how = { dataTransfer, bubbles: true, cancelable: true };
            document.body.dispatchEvent(new DragEvent("drop", how));
        }""",
        "(;GM[1]SZ[9];B[ee];W[gc])",
    )
    hold.let_go()
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 G7"])


def test_an_arrow_before_the_page(page):
    """In a game that was reviewed it goes to another turn, not to another point."""
    page.goto("./")
    play(page, "E5 D4 C3")
    turns(page).filter(has_text="2 D4").click()
    expect(current(page)).to_have_text("2 D4")
    hold = Hold(page, "**/game/page.js")
    page.reload()
    point(page, "C3").focus()
    page.keyboard.press("ArrowLeft")
    expect(point(page, "C3")).to_be_focused()
    hold.let_go()
    expect(current(page)).to_have_text("1 E5")


def test_new_game_before_python(page):
    """What is chosen there stays when the kept game arrives."""
    page.goto("./")
    play(page, "E5 D4")
    hold = Hold(page, WASM)
    page.reload()
    button(page, "New game").click()
    expect(dialog(page)).to_be_visible()
    hold.let_go()
    until(page, "() => 'idle' in document.body.dataset")
    settle(page)
    expect(dialog(page)).to_be_visible()


def test_nothing_moves_when_python_arrives(new_context):
    """Board, narrator, score, buttons and text are where they were before Python."""
    page = new_context(viewport={"width": 390, "height": 844}).new_page()
    hold = Hold(page, WASM)
    page.goto("./")

    def places():
        settle(page)
        parts = ("tt-grid", "#say", "section.score", "#score", ".acts", "#turns", "#rules")
        return [page.locator(part).bounding_box() for part in parts]

    before = places()
    hold.let_go()
    ready(page)
    assert places() == before


def test_a_click_that_python_comes_into(page):
    """In a new game the mouse goes down before Python is there and up after: the point is the same,
    and no other grid came between.
    """
    hold = Hold(page, WASM)
    page.goto("./")
    begin(page, 5)
    page.evaluate("""() => {
        window.changes = 0;
        const cells = document.getElementById("board").shadowRoot;
        new MutationObserver(() => { changes += 1; }).observe(cells, { subtree: true, childList: true });
    }""")
    beside = point(page, "D3").bounding_box()
    point(page, "C3").hover()
    page.mouse.down()
    page.mouse.move(
        beside["x"] + 5, beside["y"] + 5
    )  # a mouse that is held at one point asks about it
    hold.let_go()
    ready(page)
    until(
        page, "() => Object.keys(localStorage).some((key) => key.includes(':game:'))"
    )  # it is kept
    point(page, "C3").hover()
    page.mouse.up()
    expect(turns(page)).to_have_text(["Start", "1 C3"])
    assert page.evaluate("changes") == 0
    assert stones(page)[2] == "..X.."


@pytest.mark.all_of_python
def test_pyodide_plays_where_micropython_cannot_start(page, watch):
    """What was clicked in a kept game is played, and kept."""
    watch.expected = True
    page.route("**/micropython.wasm", lambda route: route.abort())
    page.goto("icon.svg")  # without a Python
    keep(page, ["E5"], 9)
    page.goto("./")
    choose(page, "D4")
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4"], timeout=PYODIDE_COMES)
    until(page, "() => localStorage['ttgo:1:game:old'].includes('E5 D4')")


@pytest.mark.in_each_browser
def test_retry_keeps_the_early_clicks(page, watch):
    """The network fails while clicks wait, which is said, with the file that did not come; once it
    is back, Retry starts Python and plays them, those made in between too.
    """
    watch.expected = True
    page.route(WASM, lambda route: route.abort())
    page.goto(ALONE)
    choose(page, "E5")
    choose(page, "D4")
    sentence = "Python could not be loaded: the server did not answer for micropython.wasm."
    expect(failure(page)).to_contain_text(sentence, timeout=PYODIDE_COMES)
    expect(page.locator("#progress")).to_be_hidden()
    choose(page, "pass")
    page.unroute(WASM)
    button(page, "Try again").click()
    ready(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4", "3 pass"])
    expect(button(page, "Try again")).to_be_hidden()
