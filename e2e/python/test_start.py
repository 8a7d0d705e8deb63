"""The page before Python is there, when Python does not come, and when it dies."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.contexts import Watch
from e2e.support.driver import (
    PYODIDE_COMES,
    Hold,
    begin,
    begin_by,
    button,
    choose,
    picture,
    play,
    ready,
    say,
    stones,
    turns,
    whole,
)
from e2e.support.pythons import CATCH_WORKERS, WASM
from e2e.support.served import ROOT

pytestmark = pytest.mark.all_of_python


def inked(page: Page) -> int:
    """How many pixels of the canvas are painted."""
    return page.locator("tt-grid canvas").evaluate(
        "c => c.getContext('2d').getImageData(0, 0, c.width, c.height).data.filter((v, k) => k % 4 === 3 && v > 0).length"
    )


def boxes(page: Page) -> dict[str, object]:
    """Where the parts of the page are."""
    parts = ("tt-grid", "#say", "section.score", "#score", ".controls", "#turns", "#rules")
    return {part: page.locator(part).bounding_box() for part in parts}


def test_the_board_is_there_before_python(page: Page) -> None:
    """With the runtime held back the empty board is painted and named, and a progress bar tells how far the start is."""
    hold = Hold(page, WASM)
    page.goto("./")
    expect(page.get_by_role("gridcell")).to_have_count(81)
    assert inked(page) > 2000
    bar = page.get_by_role("progressbar", name="Loading Python")
    expect(bar).to_be_visible()
    expect(bar).to_have_attribute("aria-valuetext", re.compile("of 12 MB"), timeout=PYODIDE_COMES)
    assert 0 < bar.evaluate("bar => bar.value") < 1
    paint = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime")
    print("first contentful paint, ms:", paint)  # noqa: T201  # for whoever runs this with -s; no limit, machines differ
    hold.let_go()
    ready(page)


def test_clicks_before_python_are_played_in_order(page: Page) -> None:
    """Early clicks and a pass are shown with their place in the queue, then played in that order."""
    hold = Hold(page, WASM)
    page.goto("./")
    empty = picture(page)
    choose(page, "E5")
    page.mouse.move(0, 0)
    one = picture(page)
    choose(page, "D4")
    choose(page, "pass")
    choose(page, "C3")
    choose(page, "E5")  # taken by then: refused when its turn comes
    page.mouse.move(0, 0)
    four = picture(page)
    assert len({empty, one, four}) == 3
    expect(turns(page)).to_have_count(1)
    hold.let_go()
    ready(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4", "3 pass", "4 C3"])
    expect(say(page)).to_have_text("Rule 7: A move colours an empty point, and E5 is black.")


def test_a_new_game_before_python(page: Page) -> None:
    """The empty grid of the wanted size is there at once and takes clicks; a komi that is none is told when Python comes."""
    hold = Hold(page, WASM)
    page.goto("./")
    begin(page, 5)
    choose(page, "A5")
    hold.let_go()
    ready(page)
    expect(turns(page)).to_have_text(["Start", "1 A5"])
    assert stones(page) == ["X....", ".....", ".....", ".....", "....."]


def test_a_bad_new_game_before_python(page: Page) -> None:
    """The dialog has closed by then, so the narrator says what was wrong, and the grid is as it was."""
    hold = Hold(page, WASM)
    page.goto("./")
    begin(page, 5, komi=0.3)
    hold.let_go()
    ready(page)
    expect(say(page)).to_contain_text("Komi is a multiple of 0.5")
    expect(page.get_by_role("gridcell")).to_have_count(81)
    play(page, "J9")


@pytest.mark.parametrize("width", [390, 1280])
def test_nothing_moves_when_python_arrives(new_context: Callable[..., BrowserContext], width: int) -> None:
    """Board, narrator, score, buttons and text are where they were before Python."""
    page = new_context(viewport={"width": width, "height": 844}).new_page()
    hold = Hold(page, WASM)
    page.goto("./")
    picture(page)
    before = boxes(page)
    hold.let_go()
    ready(page)
    picture(page)
    assert boxes(page) == before


FILES = [
    "pyscript.json",
    "host.py",
    "worker.js",
    "core.js",
    "pyodide.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "rules.py",
]


@pytest.mark.parametrize("name", FILES)
def test_a_missing_file_is_told_in_a_sentence(page: Page, watch: Watch, name: str) -> None:
    """Whatever the server does not give, the page says so plainly and offers Retry; the progress bar does not stay."""
    watch.expected = True  # the browser logs the 404
    page.route(f"**/{name}", lambda route: route.fulfill(status=404, body="not here"))
    page.goto("./")
    failure = page.get_by_role("alert").filter(has=button(page, "Retry"))
    expect(failure).to_be_visible(timeout=PYODIDE_COMES)
    expect(failure).to_contain_text("Python could not be loaded: ")
    expect(failure).to_contain_text(name)
    expect(page.locator("#progress")).to_be_hidden()


def test_a_second_click_does_not_come_into_the_next_game(page: Page) -> None:
    """Whose turn it would be is not known before Python; nor is it taken in a game that it was not meant for."""
    hold = Hold(page, WASM)
    page.goto("./")
    begin_by(page, 5, handicap=2)
    button(page, "Play the computer").click()
    choose(page, "C3")
    choose(page, "D4")
    begin_by(page, 7)
    hold.let_go()
    ready(page)
    expect(page.get_by_role("grid")).to_have_accessible_name("Go board, 7 by 7")
    expect(turns(page)).to_have_text(["Start"])


def test_retry_keeps_the_early_clicks(page: Page, watch: Watch) -> None:
    """The network fails while clicks wait; once it is back, Retry starts Python and plays them, those made in between too."""
    watch.expected = True
    page.route(WASM, lambda route: route.abort())
    page.goto("./")
    choose(page, "E5")
    choose(page, "D4")
    expect(button(page, "Retry")).to_be_visible(timeout=PYODIDE_COMES)
    choose(page, "pass")
    page.unroute(WASM)
    button(page, "Retry").click()
    ready(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4", "3 pass"])
    expect(button(page, "Retry")).to_be_hidden()


def test_retry_that_fails_again_still_keeps_them(page: Page, watch: Watch) -> None:
    """Two failures in a row lose no click and play none twice."""
    watch.expected = True
    page.route(WASM, lambda route: route.abort())
    page.goto("./")
    choose(page, "E5")
    expect(button(page, "Retry")).to_be_visible(timeout=PYODIDE_COMES)
    button(page, "Retry").click()
    expect(button(page, "Retry")).to_be_visible(timeout=PYODIDE_COMES)
    page.unroute(WASM)
    button(page, "Retry").click()
    ready(page)
    expect(turns(page)).to_have_text(["Start", "1 E5"])


BREAKING = """

def _broken(self, event):
    raise MemoryError("as if there were no memory left")

_EVENTS["turn"] = lambda self, event: (_broken if event["at"] == "B2" else Session._do_turn)(self, event)
"""


def test_an_error_in_python_is_told_and_retry_goes_on(page: Page) -> None:
    """Python breaks in the middle of a game: a sentence and Retry; the game, and what was clicked after, are there again."""
    source = (ROOT / "ttgo" / "session" / "session.py").read_text() + BREAKING
    page.route(
        "**/ttgo/session/session.py", lambda route: route.fulfill(body=source, content_type="text/x-python")
    )
    page.goto("./")
    ready(page)
    play(page, "E5 D4")
    choose(page, "B2")
    failure = page.get_by_role("alert").filter(has=button(page, "Retry"))
    # MicroPython breaks at it, then so does Pyodide, which may have to come first.
    expect(failure).to_contain_text(
        "Python stopped with an error. What you played is kept.", timeout=PYODIDE_COMES
    )
    choose(page, "C3")
    page.unroute("**/ttgo/session/session.py")
    button(page, "Retry").click()
    ready(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4", "3 C3"])
    assert stones(page)[4] == "....X...."


def test_a_worker_that_dies_is_told_and_retry_goes_on(page: Page) -> None:
    """A worker that the browser ends never answers: after a patience the page says so, and the game is intact after Retry."""
    page.add_init_script(CATCH_WORKERS)
    page.clock.install()
    page.goto("./")
    ready(page)
    play(page, "E5 D4")
    whole(page)
    assert (
        page.evaluate("() => { workers.forEach(worker => worker.terminate()); return workers.length; }") > 0
    )
    box = page.get_by_role("textbox", name="Type a turn")  # so that the turn itself is what stays unanswered
    box.fill("B2")
    box.press("Enter")
    page.clock.fast_forward(60_000)
    failure = page.get_by_role("alert").filter(has=button(page, "Retry"))
    expect(failure).to_contain_text("Python has stopped answering. What you played is kept.")
    button(page, "Retry").click()
    ready(page)
    expect(turns(page)).to_have_text(["Start", "1 E5", "2 D4", "3 B2"])
    play(page, "C3")


def test_python_that_says_nothing_is_given_up(page: Page, watch: Watch) -> None:
    """A server that never answers ends in the same sentence and Retry after a minute, not in an endless bar."""
    Hold(page, WASM)
    page.clock.install()
    page.goto("./")
    expect(page.locator("#progress")).to_have_attribute(
        "aria-valuetext", re.compile("of 12 MB"), timeout=PYODIDE_COMES
    )
    failure = page.get_by_role("alert").filter(has=button(page, "Retry"))
    for _ in range(300):  # seconds; what still arrives begins the minute anew
        page.clock.run_for(1000)
        if failure.is_visible():
            break
    expect(failure).to_contain_text("nothing happened for 60 seconds")
