"""Stepping through a game: the slider, the wheel over the board, keys, and many steps at once."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.driver import (
    Hold,
    begin,
    current,
    opened,
    point,
    ready,
    say,
    sgf,
    slider,
    step_to,
    turns,
)
from e2e.support.served import DATA

GAME = DATA / "kg-0214-9x9.sgf"  # 52 turns, the last two passes

COUNT = """list => {
    window.shownTurns = [];
    new MutationObserver(() => {
        const now = list.querySelector("[aria-current]");
        if (now && window.shownTurns.at(-1) !== now.dataset.turn) window.shownTurns.push(now.dataset.turn);
    }).observe(list, { subtree: true, attributes: true, attributeFilter: ["aria-current"] });
}"""  # the turns that were shown, from now on


@pytest.fixture
def record(table: Page) -> Page:
    """The page with a game of 52 turns, at its start."""
    opened(table, GAME, 52)
    return table


def at(page: Page, turn: int) -> None:
    expect(current(page)).to_have_attribute("data-turn", str(turn))
    expect(slider(page)).to_have_value(str(turn))
    expect(page.locator("#step-place")).to_have_text(f"{turn} of 52")


def test_the_slider_by_keys(record: Page) -> None:
    """Arrows step by one, Home and End go to the ends; what it says is the turn, its player and its vertex. A new game has none."""
    expect(slider(record)).to_have_attribute("aria-valuetext", "Start, before turn 1 of 52")
    slider(record).focus()
    for key, turn, text in [
        ("ArrowRight", 1, "Turn 1 of 52, Black F4"),
        ("ArrowRight", 2, "Turn 2 of 52, White D6"),
        ("End", 52, "Turn 52 of 52, White pass"),
        ("ArrowLeft", 51, "Turn 51 of 52, Black pass"),
        ("Home", 0, "Start, before turn 1 of 52"),
    ]:
        record.keyboard.press(key)
        at(record, turn)
        expect(slider(record)).to_have_attribute("aria-valuetext", text)
        expect(slider(record)).to_be_focused()
    begin(record, 5)
    expect(slider(record)).to_be_hidden()


def test_the_wheel_over_the_board(record: Page) -> None:
    """A notch is a step, down and up; the page stays where it is as long as there is a step to take. Many notches add up."""
    point(record, "E5").hover()
    for turn, notch in ((1, 100), (2, 100), (1, -100)):
        record.mouse.wheel(0, notch)
        at(record, turn)
    assert record.evaluate("scrollY") == 0
    record.locator("#turns").evaluate(COUNT)
    record.evaluate(f"() => {{ for (let notch = 0; notch < 20; notch++) ({WHEEL})([100, {{}}]); }}")
    at(record, 21)
    assert len(record.evaluate("shownTurns")) <= 3


WHEEL = """([deltaY, more]) => {
    const event = new WheelEvent("wheel", { deltaY, bubbles: true, cancelable: true, composed: true, ...more });
    document.querySelector("tt-grid").dispatchEvent(event);
    return event.defaultPrevented;
}"""
NOT_TAKEN = {  # and told to the board alone, for where the page was scrolled just now nothing is taken
    "zooming": [100, {"ctrlKey": True, "bubbles": False}],
    "sideways": [10, {"deltaX": 100, "bubbles": False}],
    "with Shift": [100, {"shiftKey": True, "bubbles": False}],
    "at the start, back": [-100, {"bubbles": False}],
}


def test_which_wheel_is_taken(record: Page) -> None:
    """Only one that can step; zooming and sideways are the browser's; a touch pad's first pixels are taken and are no step yet.

    After the last turn the page scrolls again, and coming back over the board it goes on scrolling.
    """
    for name, event in NOT_TAKEN.items():
        assert record.evaluate(WHEEL, event) is False, name
    assert record.evaluate(WHEEL, [5, {}]) is True
    at(record, 0)
    assert record.evaluate(WHEEL, [3, {"deltaMode": 1}]) is True
    at(record, 1)
    slider(record).fill("52")
    at(record, 52)
    both = f"() => [100, -100].map(way => ({WHEEL})([way, {{}}]))"  # at once, so that no machine is too slow
    assert record.evaluate(both) == [False, False]
    at(record, 52)


def test_keys_on_the_board(record: Page) -> None:
    """One turn, ten turns, the ends; where nothing can be stepped the keys are the browser's."""
    record.locator("tt-grid").evaluate("board => board.focusPoint()")
    for key, turn in [
        (".", 1),
        ("PageDown", 11),
        (",", 10),
        ("PageUp", 0),
        (">", 52),
        ("PageUp", 42),
        ("PageDown", 52),
        ("<", 0),
    ]:
        record.keyboard.press(key)
        at(record, turn)
    record.keyboard.press(",")
    expect(say(record)).to_contain_text("There is no turn to undo")
    begin(record, 5)
    key = "new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, cancelable: true })"
    assert record.locator("tt-grid").evaluate(f"board => board.dispatchEvent({key})"), "not taken"


def test_steps_wait_for_python(new_context: Callable[..., BrowserContext]) -> None:
    """After a reload the slider moves while Python is loading, and the last place that was asked for is shown then."""
    page = new_context().new_page()
    page.goto("./?python=micropython")  # which opens files, too, when it is alone
    ready(page)
    opened(page, GAME, 52)
    slider(page).fill("5")
    at(page, 5)
    hold = Hold(page, "**/*.wasm")
    page.reload()
    expect(page.locator("#step-place")).to_have_text("5 of 52")
    expect(page.get_by_role("list", name="Players")).to_have_text("Recorded result: Black by 5")
    for turn in ("20", "30", "12"):
        slider(page).fill(turn)
    expect(slider(page)).to_have_value("12")
    hold.let_go()
    ready(page)
    expect(current(page)).to_have_attribute("data-turn", "12", timeout=20_000)
    at(page, 12)


def test_a_long_record(table: Page) -> None:
    """It opens at its last move; of 1,500 turns only those in sight and near it are made, wherever one steps."""
    text = "".join(f";{'BW'[number % 2]}[{'' if number % 2 else _spot(number)}]" for number in range(1500))
    opened(table, sgf(f"(;SZ[29]{text})"), 1500, at=1500)
    for turn in (1500, 700, 1400):
        step_to(table, turn)
        expect(current(table)).to_be_in_viewport()
        assert turns(table).count() < 400


def _spot(number: int) -> str:
    """A point of a 29x29 grid, each once."""
    letters = "abcdefghijklmnopqrstuvwxyzABC"
    return letters[number // 2 % 29] + letters[number // 58]
