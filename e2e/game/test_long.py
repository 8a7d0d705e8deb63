"""A game longer than those of which Python sends all with each answer: nothing of it is lost, and little is sent."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.driver import button, current, play, ready, stones, turns, undo
from e2e.support.pythons import keep, line

pytestmark = pytest.mark.all_of_python

TURNS = 620
KEPT = "() => [localStorage['ttgo:1:then:old'] ?? '', JSON.parse(localStorage['ttgo:1:game:old']).text]"

# What goes to MicroPython and comes from it, without looking inside: its answers are parsed, and nothing else is so often.
SIZES = """
window.sizes = [];
const parse = JSON.parse;
JSON.parse = (text, ...more) => { sizes.push(text.length); return parse(text, ...more); };
"""


@pytest.fixture(params=["micropython", "pyodide"])
def long(new_context: Callable[..., BrowserContext], request: pytest.FixtureRequest) -> Page:
    """The page with a kept game of many turns, on one Python alone."""
    page = new_context().new_page()
    page.goto("./?python=micropython")
    ready(page)
    keep(page, line(TURNS, 19), 19)
    page.add_init_script(SIZES)
    page.goto(f"./?python={request.param}")
    ready(page)
    expect(current(page)).to_have_attribute("data-turn", str(TURNS), timeout=60_000)
    return page


def test_a_turn_sends_little(long: Page) -> None:
    """The largest text that is parsed for a turn, an undo and a redo has no more than the grid's words in it."""
    long.evaluate("sizes.length = 0")
    play(long, "pass")
    undo(long)
    button(long, "Redo").click()
    expect(current(long)).to_have_attribute("data-turn", str(TURNS + 1))
    assert max(long.evaluate("sizes")) < 10_000


def test_all_of_it_is_there_after_a_reload(long: Page) -> None:
    """Turns, an undo, another turn and a step back, none of which was kept with the whole text, are there again, and the choice left."""
    play(long, "pass")
    undo(long)
    at = long.evaluate("document.querySelector('tt-grid').view.legal.join('').indexOf('1')")
    free = f"{'ABCDEFGHJKLMNOPQRST'[at % 19]}{19 - at // 19}"
    play(long, free)
    play(long, "pass")
    undo(long)
    then, text = long.evaluate(KEPT)
    assert [event["do"] for event in json.loads(then)["events"]] == ["turn", "undo", "turn", "turn", "undo"]
    assert free not in json.loads(text)["turns"].split()[TURNS:]
    before = stones(long)
    long.reload()
    ready(long)
    expect(current(long)).to_have_attribute("data-turn", str(TURNS + 1), timeout=60_000)
    assert stones(long) == before
    expect(turns(long).get_by_role("link", name=f"Turn {TURNS + 1}, other choice: pass")).to_be_attached()
    then, text = long.evaluate(KEPT)
    assert then == "", "it was kept whole when it was loaded"
    button(long, "Redo").click()
    expect(current(long)).to_have_text(f"{TURNS + 2} pass")


def test_now_and_then_it_is_kept_whole(long: Page) -> None:
    """So that what came since never takes long to be played again."""
    for _ in range(55):
        button(long, "Undo").click()
    for _ in range(50):
        button(long, "Redo").click()
    expect(current(long)).to_have_attribute("data-turn", str(TURNS - 5))
    long.wait_for_function(
        "() => JSON.parse(localStorage['ttgo:1:then:old'] ?? '{\"events\": []}').events.length < 20"
    )
    assert json.loads(long.evaluate(KEPT)[1])["at"] < TURNS


def test_a_step_far_back_and_another_turn(long: Page) -> None:
    """The list of turns ends with it, and the rest is a choice beside it."""
    button(long, "Undo").focus()
    long.keyboard.press("Tab")
    long.locator("tt-grid").evaluate("grid => grid.dispatchEvent(new KeyboardEvent('keydown', { key: '<' }))")
    expect(current(long)).to_have_text("Start")
    first = line(1, 19)[0]
    other = "A1" if first != "A1" else "A2"
    play(long, other)
    expect(turns(long)).to_have_count(2)
    long.locator("#turns [data-other]").click()
    expect(current(long)).to_have_text(f"1 {first}")
    expect(turns(long).first).to_have_text("Start")
    long.locator("tt-grid").evaluate("grid => grid.dispatchEvent(new KeyboardEvent('keydown', { key: '>' }))")
    expect(current(long)).to_have_attribute("data-turn", str(TURNS))
