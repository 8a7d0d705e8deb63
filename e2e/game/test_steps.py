"""Stepping through a game: the slider, the wheel over the board, keys, and many steps at once."""

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.driver import (
    Hold,
    begin,
    button,
    current,
    opened,
    play,
    point,
    ready,
    say,
    sgf,
    slider,
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


def test_no_slider_without_turns(table: Page) -> None:
    """It comes with the first turn and goes with a new game."""
    expect(slider(table)).to_be_hidden()
    play(table, "E5")
    expect(slider(table)).to_be_visible()
    expect(slider(table)).to_have_attribute("aria-valuetext", "Turn 1 of 1, Black E5")
    begin(table, 5)
    expect(slider(table)).to_be_hidden()


def test_the_slider_by_keys(record: Page) -> None:
    """Arrows step by one, Home and End go to the ends; what it says is the turn, its player and its vertex."""
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


def test_the_slider_follows_what_else_steps(record: Page) -> None:
    """Redo, the turn list and a move of one's own."""
    button(record, "Redo").click()
    at(record, 1)
    turns(record).get_by_role("link", name="9 G6, Black", exact=True).click()
    at(record, 9)
    point(record, "A1").click()
    expect(record.locator("#step-place")).to_have_text("10 of 10")
    expect(slider(record)).to_have_value("10")


def test_the_wheel_over_the_board(record: Page) -> None:
    """A notch is a step, down and up; the page stays where it is as long as there is a step to take."""
    point(record, "E5").hover()
    for turn in (1, 2, 3):
        record.mouse.wheel(0, 100)
        at(record, turn)
    record.mouse.wheel(0, -100)
    at(record, 2)
    assert record.evaluate("scrollY") == 0


WHEEL = """([deltaY, more]) => {
    const event = new WheelEvent("wheel", { deltaY, bubbles: true, cancelable: true, composed: true, ...more });
    document.querySelector("tt-grid").dispatchEvent(event);
    return event.defaultPrevented;
}"""


@pytest.mark.parametrize(
    ("name", "event", "taken"),
    [
        ("a notch", [100, {}], True),
        ("a notch in lines", [3, {"deltaMode": 1}], True),
        ("zooming", [100, {"ctrlKey": True}], False),
        ("sideways", [10, {"deltaX": 100}], False),
        ("with Shift", [100, {"shiftKey": True}], False),
        ("at the start, back", [-100, {}], False),
        ("a touch pad, a little", [5, {}], True),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_which_wheel_is_taken(record: Page, name: str, event: list, taken: bool) -> None:
    """Only one that can step; zooming and sideways are the browser's; a touch pad's first pixels are taken and are no step yet."""
    assert record.evaluate(WHEEL, event) is taken
    at(record, 1 if taken and "little" not in name else 0)


def test_the_wheel_is_let_go_at_the_end(record: Page) -> None:
    """After the last turn the page scrolls again, and coming back over the board it goes on scrolling."""
    slider(record).fill("52")
    at(record, 52)
    assert record.evaluate(WHEEL, [100, {}]) is False
    assert record.evaluate(WHEEL, [-100, {}]) is False, "the page was being scrolled just now"
    at(record, 52)


def test_keys_on_the_board(record: Page) -> None:
    """One turn, ten turns, the ends."""
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


def test_page_keys_scroll_where_nothing_can_be_stepped(table: Page) -> None:
    """On an empty grid they are the browser's."""
    table.locator("tt-grid").evaluate("board => board.focusPoint()")
    prevented = """key => {
        const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, composed: true });
        document.querySelector("tt-grid").dispatchEvent(event);
        return event.defaultPrevented;
    }"""
    assert table.evaluate(prevented, "PageDown") is False
    play(table, "E5")
    assert table.evaluate(prevented, "PageUp") is True


def test_many_steps_do_not_pile_up(record: Page) -> None:
    """Dragged quickly from end to end, the slider runs ahead; only a few of the turns between are ever asked for."""
    record.locator("#turns").evaluate(COUNT)
    slider(record).evaluate("""slider => {
        for (let turn = 1; turn <= 52; turn++) {
            slider.value = turn;
            slider.dispatchEvent(new Event("input", { bubbles: true }));
        }
    }""")
    at(record, 52)
    assert record.evaluate("shownTurns") in (["1", "52"], ["52"])


def test_many_notches_add_up(record: Page) -> None:
    """Twenty notches before the first answer are twenty turns, shown at once or in a few."""
    record.locator("#turns").evaluate(COUNT)
    record.evaluate(
        """() => {
        for (let notch = 0; notch < 20; notch++) {
            document.querySelector("tt-grid").dispatchEvent(new WheelEvent("wheel", { deltaY: 100, cancelable: true }));
        }
    }"""
    )
    at(record, 20)
    assert len(record.evaluate("shownTurns")) <= 3


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
    at(page, 5)
    for turn in ("20", "30", "12"):
        slider(page).fill(turn)
    expect(slider(page)).to_have_value("12")
    hold.let_go()
    ready(page)
    expect(current(page)).to_have_attribute("data-turn", "12", timeout=20_000)
    at(page, 12)


def test_a_step_does_not_overtake_a_move(record: Page) -> None:
    """The key for one turn back, pressed before a move was answered, takes back that move and no other."""
    slider(record).fill("8")
    at(record, 8)
    record.evaluate("""() => {
        const board = document.querySelector("tt-grid");
        board.dispatchEvent(new CustomEvent("tt-play", { detail: { at: "A1" } }));
        board.dispatchEvent(new KeyboardEvent("keydown", { key: ",", bubbles: true }));
    }""")
    expect(record.locator("#step-place")).to_have_text("8 of 9")
    expect(current(record)).to_have_attribute("data-turn", "8")


def test_a_long_record(table: Page) -> None:
    """Of 1,500 turns the list holds those around the current one, and buttons to the others; the slider goes everywhere."""
    text = "".join(f";{'BW'[number % 2]}[{'' if number % 2 else _spot(number)}]" for number in range(1500))
    opened(table, sgf(f"(;SZ[52]{text})"), 1500)
    expect(turns(table)).to_have_count(452)
    slider(table).fill("1400")
    expect(current(table)).to_have_attribute("data-turn", "1400")
    expect(table.get_by_role("button", name="Turns 1 to 1050")).to_be_attached()
    slider(table).fill("700")
    expect(current(table)).to_have_attribute("data-turn", "700")
    table.get_by_role("button", name="Turns 901 to 1500").click()
    expect(turns(table).get_by_role("link", name="901 ")).to_be_focused()
    turns(table).get_by_role("link", name="901 ").click()
    expect(current(table)).to_have_attribute("data-turn", "901")
    expect(turns(table).locator("[aria-current]")).to_have_count(1)


def _spot(number: int) -> str:
    """A point of a 52x52 grid, each once."""
    letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
    return letters[number // 2 % 52] + letters[number // 104]
