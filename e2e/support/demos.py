"""The page of demos as its readers use it."""

import re
import time

from playwright.sync_api import Locator, Page, expect

from e2e.support.driver import settle
from ttgo.demos.page import BOARDS
from ttgo.teach.questions import answer, choices, judge

CALLED = {"black": "Black", "white": "White", "tie": "A tie", "yes": "Yes", "no": "No"}


def demo(page: Page, name: str) -> Locator:
    """A demo by its address, at its beginning, its board there."""
    page.evaluate("name => location.replace(`#${name}`)", name)
    section = page.locator(f"section.demo#{name}")
    expect(section.locator("tt-grid")).to_be_visible()
    ways = section.get_by_role("group", name="What to do with the board").get_by_role("button")
    ways.first.click()
    expect(ways.first).to_have_attribute("aria-pressed", "true")
    expect(way(section, "Ask me again")).to_have_count(0)
    settle(page)
    return section


def way(section: Locator, name: str) -> Locator:
    return section.get_by_role("button", name=name, exact=True)


def more(section: Locator, name: str) -> Locator:
    """What is folded under "More"."""
    if not section.locator(".more-ways").evaluate("fold => fold.open"):
        section.get_by_text("More", exact=True).click()
    return way(section, name)


def said(section: Locator) -> Locator:
    return section.locator(".say")


def drawn(section: Locator) -> str:
    settle(section.page)
    return section.locator("tt-grid canvas").evaluate("canvas => canvas.toDataURL()")


def expect_drawn(section: Locator, picture: str, *, other: bool = False) -> None:
    """Wait until a picture is on the board, or another one."""
    end = time.monotonic() + 15
    while (drawn(section) == picture) is other:
        assert time.monotonic() < end, (
            "the board still shows the same" if other else "the board shows something else"
        )


def focus_point(section: Locator, vertex: str) -> None:
    """Go to a point with the keyboard alone: into the board, to its corner, then by arrows."""
    section.locator('tt-grid [role="gridcell"][tabindex="0"]').focus()
    keyboard = section.page.keyboard
    keyboard.press("Control+End")
    keyboard.press("Home")
    for _ in range(ord(vertex[0]) - ord("A") - (vertex[0] > "I")):
        keyboard.press("ArrowRight")
    for _ in range(int(vertex[1:]) - 1):
        keyboard.press("ArrowUp")
    expect(section.locator("tt-grid [role=gridcell]:focus")).to_have_attribute("data-at", vertex)


def guess(section: Locator, at: str) -> None:
    """Choose a point with the keyboard, and wait for what is said to it."""
    focus_point(section, at)
    before = said(section).text_content() or ""
    section.page.keyboard.press("Enter")
    expect(said(section)).not_to_have_text(before, use_inner_text=False)


def right_answers(name: str) -> list[tuple[str, str, str]]:
    """What is to be chosen one after the other: "point" or "button", its name, and what is said then by the engine."""
    board = BOARDS[name]
    match, question = board.record.match(), dict(board.question)
    right = answer(match, question)
    if choices(match, question):
        return [("button", CALLED.get(str(right), str(right)), str(judge(match, question, right)["say"]))]
    assert isinstance(right, list)
    steps: list[tuple[str, str, str]] = []
    found: list[str] = []
    while len(found) < len(right):
        at = next(vertex for vertex in right if vertex not in found)
        judged = judge(match, {**question, "found": found}, at)
        steps.append(("point", at, str(judged["say"])))
        finds = judged["finds"]
        assert isinstance(finds, list)
        found += finds
    return steps


def spoken(name: str, say: str) -> re.Pattern[str]:
    """A sentence as a demo says it: points that have a label are called by it, too."""
    said = re.escape(say)
    for at, label in BOARDS[name].labels.items():
        if label != "?":
            said = re.sub(rf"\b{at}\b", rf"(?:{label} \\({at}\\)|{at})", said)
    return re.compile(f"Right\\. {said}")
