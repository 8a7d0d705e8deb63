"""Whatever an action says or draws is in sight, uncovered and whole, without scrolling: on a phone,
on its side, on a low laptop.
"""

from typing import Any

from playwright.sync_api import expect

from e2e.support.contexts import PHONE
from e2e.support.driver import (
    THINKS,
    begin,
    begin_by,
    button,
    choose,
    current,
    give,
    open_page,
    play,
    point,
    say,
    sgf,
    slider,
    step_to,
)
from tests.support.tables import each_row

SIZES: dict[str, dict[str, Any]] = {
    "phone": PHONE,
    "phone on its side": {**PHONE, "viewport": {"width": 844, "height": 390}},
    "low laptop": {"viewport": {"width": 1366, "height": 650}},
}
# The middle of a part is in the window, and a press there reaches it; and nothing around it cuts it
# off.
IN_SIGHT = """part => {
  const box = part.getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + Math.min(box.height / 2, 20)];
  const hit = document.elementFromPoint(x, y);
  for (let around = part.parentElement; around && around !== document.body; around = around.parentElement) {
    const { top, bottom } = around.getBoundingClientRect();
    const cuts = getComputedStyle(around).overflowY !== "visible";
    if (cuts && (box.top < top - 1 || box.bottom > bottom + 1)) return false;
  }
  const top = hit?.shadowRoot?.elementFromPoint(x, y) ?? hit;
  return box.height > 0 && box.bottom <= innerHeight + 1 && part.contains(top);
}"""
KO = "D6 E6 C5 F5 D4 E4 J1 D5 E5"


def hint(page):
    begin(page, 5)
    play(page, "C3")
    button(page, "Hint").click()
    expect(say(page)).to_contain_text("Press Hint again", timeout=THINKS)
    button(page, "Hint").click()
    expect(say(page)).to_contain_text("Try")
    return [say(page), point(page, "A1"), button(page, "Pass")]


def refused(page):
    begin(page, 9)
    play(page, KO)
    choose(page, "D5")
    expect(say(page)).to_contain_text("Rule 6")
    return [say(page), page.locator("#refused a[data-rule='6']"), point(page, "D5")]


def agreement(page):
    button(page, "Leave the review").click()
    begin_by(page, 9, rules="superko=situational.ending=tromp")
    play(page, "C5 G5 pass pass")
    expect(page.locator("#phase")).to_be_visible()
    return [
        say(page),
        *page.locator("#phase-buttons button").all(),
        page.locator("#phase > ul:first-of-type li").last,
        point(page, "J1"),
    ]


def end(page):
    begin(page, 9)
    play(page, "E5 C5 pass pass")
    names = ("Review", "Play again", "Share", "Undo")
    return [
        page.locator("#over-title"),
        *(button(page.locator(".acts"), name) for name in names),
        point(page, "J1"),
    ]


def review(page):
    button(page, "Review").click()
    names = ("Back", "Next", "Leave the review", "Play from here")
    button(page, "Back").click()
    expect(current(page)).to_have_attribute("data-turn", "3")
    return [*(button(page, name) for name in names), say(page), point(page, "J1")]


def commented(page):
    """Beside the board; where that has no room, below what the move did."""
    give(page, sgf("(;SZ[9];B[ee];W[cc]C[White takes a corner.];B[gg])"))
    expect(page.locator("#step-place")).to_have_text("0 of 3")
    step_to(page, 2)
    noted = page.locator("#noted")
    said = noted if noted.is_visible() else page.locator("#comment")
    expect(said).to_have_text("White takes a corner.")
    return [say(page), said, slider(page), button(page, "More"), button(page, "Leave the review")]


def begun_from_below(page):
    button(page, "Leave the review").click()
    page.locator("footer").scroll_into_view_if_needed()
    page.keyboard.press("Escape")
    page.evaluate("document.getElementById('new').click()")
    begin(page, 9)
    return [point(page, "A1"), point(page, "J9")]


@each_row(SIZES)
def test_in_sight(size, new_context):
    """Each screen after the other, none of which scrolls."""
    page = open_page(new_context(**size))
    for screen in (hint, refused, end, review, agreement, commented, begun_from_below):
        for part in screen(page):
            assert part.evaluate(IN_SIGHT), f"{screen.__name__}: {part}"
        assert page.evaluate("scrollY") == 0 or screen is begun_from_below, screen.__name__


PHONES = ((390, 844), (360, 640), (320, 568))
# No part of it is under the result.
UNCOVERED = """part => {
  const { left, top, width, height } = part.getBoundingClientRect();
  const parts = [0.02, 0.2, 0.4, 0.6, 0.8, 0.98];
  return parts.every((x) => parts.every((y) =>
    !document.elementFromPoint(left + width * x, top + height * y)?.closest("#over")));
}"""


def test_the_result_covers_neither_board_nor_cards(new_context):
    """On phones it stands below them, wherever the page is scrolled to; who has won, and what to do
    next, are in sight with the whole board, as are the first screen's buttons before.
    """
    page = open_page(new_context(**PHONE, fresh=True))
    sizes = [{"width": width, "height": height} for width, height in PHONES]
    for size in sizes:
        page.set_viewport_size(size)
        assert button(page, "Two players").evaluate(IN_SIGHT), size
    begin(page, 9)
    play(page, "E5 C5 pass pass")
    expect(page.locator("#over-title")).to_have_text("The game is a tie")
    for size in sizes:
        page.set_viewport_size(size)
        for scrolled in (0, 100, 300):
            page.evaluate("y => scrollTo(0, y)", scrolled)
            for part in ("tt-grid", ".score"):
                assert page.locator(part).evaluate(UNCOVERED), f"{part}, {size}, {scrolled}"
        page.evaluate("scrollTo(0, 0)")
        for seen in (page.locator("#over-title"), button(page, "Play again")):
            assert seen.evaluate(IN_SIGHT), f"{seen}, {size}"
