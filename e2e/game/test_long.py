"""A record larger than those of which Python sends all with each answer: nothing of it is lost, and
little is sent.
"""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.driver import current, play, ready, stones, turns, undo
from e2e.support.pythons import ALONE, keep, line
from e2e.support.slots import from_more

TURNS = 620
KEPT = "() => [localStorage['ttgo:1:then:old'] ?? '', JSON.parse(localStorage['ttgo:1:game:old']).text]"


@pytest.fixture
def long(new_context: Callable[..., BrowserContext]) -> Page:
    """The page with a kept game of many turns and a long comment, on MicroPython alone. What each
    answer holds: tests/session/test_large.py.
    """
    page = new_context().new_page()
    page.goto(ALONE)
    ready(page)
    keep(page, line(TURNS, 19), 19, "A comment. " * 4000)
    page.goto(ALONE)
    ready(page)
    expect(current(page)).to_have_attribute("data-turn", str(TURNS), timeout=60_000)
    return page


def test_all_of_it_is_there_after_a_reload(long: Page) -> None:
    """Turns, an undo, another turn and a step back, none of which was kept with the whole text, are
    there again, and the choice left.
    """
    play(long, "pass")
    undo(long)
    at = long.evaluate("document.querySelector('tt-grid').view.legal.join('').indexOf('1')")
    free = f"{'ABCDEFGHJKLMNOPQRST'[at % 19]}{19 - at // 19}"
    play(long, free)
    play(long, "pass")
    undo(long)
    then, text = long.evaluate(KEPT)
    assert [event["do"] for event in json.loads(then)["events"]] == [
        "turn",
        "undo",
        "turn",
        "turn",
        "undo",
    ]
    assert free not in json.loads(text)["turns"].split()[TURNS:]
    before = stones(long)
    long.reload()
    ready(long)
    expect(current(long)).to_have_attribute("data-turn", str(TURNS + 1), timeout=60_000)
    assert stones(long) == before
    expect(
        turns(long).and_(
            long.get_by_role("link", name=re.compile(rf"^{TURNS + 1} pass, \w+, in a variation$"))
        )
    ).to_be_attached()
    then, text = long.evaluate(KEPT)
    assert then == "", "it was kept whole when it was loaded"
    from_more(long, "Redo")
    expect(current(long)).to_have_text(f"{TURNS + 2} pass")
