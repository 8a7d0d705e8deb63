"""What the computer shows of its thinking: "what if Black plays here?", by mouse, keys and touch; and its offer to resign."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.demos import focus_point
from e2e.support.driver import begin, button, choose, picture, point, ready, say, settle, turns
from e2e.support.opponent import PHONE, THINKS, alone, answered

WHAT_IF = (
    r"^What if Black plays {}\? (Then White \w+(, (Black|White) \w+)*\. )?"
    r"Black (wins|does better than .*) in \d+ % of \d+ such games?; .* at their end\.$"
)


@pytest.fixture
def thought(table: Page) -> Iterator[Page]:
    """An empty 5x5 grid, of which the thinking is shown."""
    begin(table, 5)
    button(table, "Play the computer").click()
    table.locator("#level").select_option("300")
    table.get_by_label("Show its thinking").check()
    expect(table.locator("#look")).to_contain_text("looks best", timeout=THINKS)
    table.get_by_label("Show its thinking").focus()
    yield table
    table.mouse.move(0, 0)
    table.get_by_label("Show its thinking").uncheck()
    table.locator("#level").select_option("100")


def tried(page: Page) -> list[str]:
    """Two points that it has looked at: what the key e says of them."""
    found = []
    for at in "C3 B3 C2 D3 C4 B2 D2 B4 D4 C1 A3 E3 C5".split():
        page.locator("tt-grid").evaluate("(board, at) => board.focusPoint(at)", at)
        page.keyboard.press("e")
        expect(say(page)).to_contain_text(at)
        if re.match(WHAT_IF.format(at), say(page).inner_text()):
            found.append(at)
    page.get_by_label("Show its thinking").focus()
    return found[:2]


def test_by_mouse_and_keys(thought: Page) -> None:
    """Where the pointer or the keyboard rests, the line that follows a move there is drawn and told; elsewhere the best line again.

    The key e says it to those who hear the page, also when nothing is drawn.
    """
    one, two = tried(thought)
    focus_point(thought.locator("main"), one)
    expect(thought.locator("#look")).to_have_text(re.compile(WHAT_IF.format(one)))
    thought.get_by_label("Show its thinking").focus()
    expect(thought.locator("#look")).to_have_text("")
    best = picture(thought)
    point(thought, two).hover()
    expect(thought.locator("#look")).to_have_text(re.compile(WHAT_IF.format(two)))
    other = picture(thought)
    assert other != best
    point(thought, one).hover()
    expect(thought.locator("#look")).to_have_text(re.compile(WHAT_IF.format(one)))
    assert picture(thought) != other
    thought.mouse.move(0, 0)
    expect(thought.locator("#look")).to_have_text("")
    assert picture(thought) == best
    thought.get_by_label("Show its thinking").uncheck()
    assert len(tried(thought)) == 2


@pytest.mark.only_browser("chromium")  # a plain Firefox cannot be told that its pointer is a finger
def test_by_touch(new_context: Callable[..., BrowserContext]) -> None:
    """A tap shows what follows, and a second one plays; with nothing shown a tap plays at once."""
    page = alone(new_context, **PHONE)
    page.get_by_label("Show its thinking").check()
    expect(page.locator("#look")).to_contain_text("looks best", timeout=THINKS)
    tried = "C3"
    point(page, tried).tap()
    expect(page.locator("#look")).to_have_text(re.compile(WHAT_IF.format(tried)))
    expect(turns(page)).to_have_count(1)
    point(page, tried).tap()
    answered(page, 2)
    page.get_by_label("Show its thinking").uncheck()
    at = page.get_by_role("gridcell", name=re.compile("^[A-E][1-5], empty")).first
    at.tap()
    answered(page, 4)


def test_it_offers_to_resign(new_context: Callable[..., BrowserContext]) -> None:
    """When it has no hope, whatever its dice say; whoever accepts has won, and whoever does not plays on."""
    page = new_context(fresh=True).new_page()
    page.goto("./#v=1&s=5&b=babbbcbdbedadbdcddde&t=-aa-ac-ca-cc-ea-ec")
    ready(page)
    page.locator("#level").select_option("300")
    page.locator("#computer-plays").select_option("white")
    choose(page, "A1")
    answered(page, 14)
    expect(say(page)).to_contain_text("White offers to resign: it does not expect to win any more.")
    button(page, "Accept").click()
    expect(say(page)).to_have_text("White resigns, so Black wins. Nobody has to play it out.")
    expect(page.locator("#computer-plays")).to_have_value("")
    expect(page.locator("#changes")).to_be_visible(timeout=THINKS)


@pytest.mark.only_browser("chromium")  # the worker of a plain Firefox cannot be reached into
def test_a_worker_that_says_nothing_any_more(new_context: Callable[..., BrowserContext]) -> None:
    """After a minute it is given up: no turn is lost, and another one can be asked."""
    page = alone(new_context, "10000", before=lambda page: page.clock.install())
    choose(page, "C3")
    expect(page.locator("body")).to_have_attribute("data-thinker", "micropython", timeout=THINKS)
    worker = next(worker for worker in page.workers if "thinker" in worker.url)
    with worker.expect_event("close"):
        worker.evaluate("close()")
    settle(page)  # what it had said before is heard
    page.clock.run_for(61_000)
    expect(page.locator("#look")).to_contain_text("The game is as it was")
    expect(turns(page)).to_have_count(2)
    page.locator("#level").select_option("10")
    button(page, "Let it play").click()
    answered(page, 2)
