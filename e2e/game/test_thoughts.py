"""What the computer shows of its thinking: "what if Black plays here?", by mouse, keys and touch."""

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.axe import check
from e2e.support.demos import focus_point
from e2e.support.driver import begin, button, picture, point, say, turns
from e2e.support.opponent import THINKS, alone, answered, level, opponent, thinking
from e2e.support.touch import PHONE

WHAT_IF = (
    r"^What if Black plays {}\? (Then White \w+(, (Black|White) \w+)*\. )?"
    r"Black (wins|does better than .*) in \d+ % of \d+ trial games?; .* at their end\.$"
)


@pytest.fixture
def thought(table: Page) -> Iterator[Page]:
    """An empty 5x5 grid, of which the thinking is shown."""
    begin(table, 5)
    opponent(table, "white", of_level="1000")  # fewer may all be of one move
    thinking(table, True)
    expect(table.locator("#look")).to_contain_text("Try ", timeout=THINKS)
    button(table, "More").focus()
    yield table
    table.mouse.move(0, 0)
    thinking(table, False)
    level(table, "100")


def tried(page: Page) -> list[str]:
    """Two points that it has looked at: what the key e says of them."""
    found = []
    for at in "C3 B3 C2 D3 C4 B2 D2 B4 D4 C1 A3 E3 C5 A2 B1 D1 E2 A4 B5 D5 E4 A1 A5 E1 E5".split():
        page.locator("tt-grid").evaluate("(board, at) => board.focusPoint(at)", at)
        page.keyboard.press("e")
        expect(say(page)).to_contain_text(at)
        if re.match(WHAT_IF.format(at), say(page).inner_text()):
            found.append(at)
        if len(found) == 2:
            break
    button(page, "More").focus()
    return found


def test_by_mouse_and_keys(thought: Page) -> None:
    """Where the pointer or the keyboard rests, the line that follows a move there is drawn and told; elsewhere the best line again.

    The key e says it to those who hear the page, also when nothing is drawn.
    """
    check(thought)
    one, two = tried(thought)
    focus_point(thought.locator("main"), one)
    expect(thought.locator("#look")).to_have_text(re.compile(WHAT_IF.format(one)))
    button(thought, "More").focus()
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
    thinking(thought, False)
    assert len(tried(thought)) == 2


@pytest.mark.only_browser("chromium")  # a plain Firefox cannot be told that its pointer is a finger
def test_by_touch(new_context: Callable[..., BrowserContext]) -> None:
    """A tap shows what follows, and a second one plays; with nothing shown a tap plays at once."""
    page = alone(new_context, **PHONE)
    thinking(page, True)
    expect(page.locator("#look")).to_contain_text("Try ", timeout=THINKS)
    tried = "C3"
    point(page, tried).tap()
    expect(page.locator("#look")).to_have_text(re.compile(WHAT_IF.format(tried)))
    expect(turns(page)).to_have_count(1)
    point(page, tried).tap()
    answered(page, 2)
    thinking(page, False)
    at = page.get_by_role("gridcell", name=re.compile("^[A-E][1-5], empty")).first
    at.tap()
    answered(page, 4)
