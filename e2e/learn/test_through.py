"""Three ways through all of Learn: by touch on a phone, by keys and what a screen reader is told, and without JavaScript."""

import re
from collections.abc import Callable

from playwright.sync_api import BrowserContext, Locator, Page, expect

from e2e.support.demos import right_answers, said, spoken, way
from e2e.support.touch import PHONE
from ttgo.demos.demos import DEMOS
from ttgo.demos.page import BOARDS

CHAPTERS = [1, 2, 3, 4, 5, 7, 6, 8, 9, 10]
FIRST = {
    rule: next(name for name, board in DEMOS.items() if board.rule == rule and board.question)
    for rule in CHAPTERS
}
FIRST[9] = "one-stone"


def begin(page: Page) -> None:
    page.goto("static/rules.html")
    expect(page.locator("#play tt-grid")).to_be_visible()
    expect(page.locator(".where")).to_have_text("10 chapters · 0 done")


def alive(page: Page, name: str) -> Locator:
    """The one board of the page that can be used now."""
    section = page.locator(f"section#{name}")
    expect(section.locator("tt-grid")).to_be_visible()
    expect(page.locator("tt-grid:visible")).to_have_count(1)
    # The view may be of another size than the grid was before it came.
    page.wait_for_function("name => document.querySelector(`#${name} tt-grid`).view", arg=name)
    return section


def test_by_touch_on_a_phone(new_context: Callable[..., BrowserContext]) -> None:
    """Taps answer; each chapter fits a few screens; a swipe is a step, whose sentence is in sight with its picture."""
    page = new_context(**PHONE).new_page()
    begin(page)
    page.locator("#go-on").tap()
    for rule in CHAPTERS:
        name = FIRST[rule]
        section = alive(page, name)
        assert page.evaluate("document.documentElement.scrollHeight") < 4 * 844
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        for kind, called, _ in right_answers(name):
            (
                way(section, called) if kind == "button" else section.locator(f"tt-grid [data-at={called}]")
            ).tap()
            expect(said(section)).to_contain_text("Right.")
        if DEMOS[name].process:
            way(section, "Step by step").tap()
            expect(section.locator(".bar .main")).to_have_text(re.compile(r"^Next \(1 of"))
            swipe(section, -1)
            expect(section.locator(".bar .main")).to_have_text(re.compile(r"^Next \(2 of"))
            expect(section.locator("tt-grid")).to_be_in_viewport(ratio=0.99)
            expect(said(section)).to_be_in_viewport(ratio=0.99)
            swipe(section, 1)
            expect(section.locator(".bar .main")).to_have_text(re.compile(r"^Next \(1 of"))
        page.locator(f"#rule-{rule}").get_by_role("link", name=re.compile("^Next: ")).tap()
    expect(page.locator(".where")).to_have_text("10 chapters · 10 done")


def swipe(section: Locator, way: int) -> None:
    """A finger to the side, over the board."""
    section.locator("tt-grid").evaluate(
        """(board, way) => {
          const { left, top, width, height } = board.getBoundingClientRect();
          const at = (part) => ({ bubbles: true, pointerType: "touch", clientX: left + width * part, clientY: top + height / 2 });
          board.dispatchEvent(new PointerEvent("pointerdown", at(0.5 - way * 0.2)));
          board.dispatchEvent(new PointerEvent("pointerup", at(0.5 + way * 0.2)));
        }""",
        way,
    )


def test_by_what_a_screen_reader_is_told(new_context: Callable[..., BrowserContext]) -> None:
    """Only roles and names: where one is, what is asked, the points by name, and the answer in a live region."""
    page = new_context().new_page()
    begin(page)
    page.get_by_role("link", name="Begin with Rule 1, The grid").press("Enter")
    for rule in CHAPTERS:
        title = page.get_by_role("heading", level=2, name=re.compile(rf"^Rule {rule} "))
        expect(title).to_be_focused()
        strip = page.get_by_role("navigation", name="Chapters")
        expect(strip.get_by_role("link", name=re.compile(rf"^Rule {rule}, "))).to_have_attribute(
            "aria-current", "page"
        )
        name = FIRST[rule]
        region = page.get_by_role("region", name=re.compile(rf"^Rule {rule} "))
        expect(region.get_by_role("grid").first).to_be_visible()  # its title is there before
        told = region.aria_snapshot()
        assert "- status" in told or "- paragraph" in told
        asked = re.search(r"paragraph: (.*\?)\n", told)
        assert asked, told
        right = right_answers(name)
        for kind, called, say in right:
            if kind == "button":
                region.get_by_role("button", name=called, exact=True).press("Enter")
            else:
                cell = region.get_by_role("gridcell", name=re.compile(rf"^{called},"))
                assert "reaches" not in (cell.get_attribute("aria-label") or "")
                cell.press("Enter")
            expect(region.get_by_role("status").first).to_have_text(spoken(name, say))
        if region.get_by_role("button", name="Step by step").count():
            region.get_by_role("button", name="Step by step").press("Enter")
            slider = region.get_by_role("slider", name="Step")
            slider.press("End")
            expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^(\d+) of \1$"))
        region.get_by_role("link", name=re.compile("^Next: ")).press("Enter")
    expect(page.get_by_role("link", name="Rule 10, The winner, done")).to_be_visible()


def test_without_javascript_all_is_there_to_read(new_context: Callable[..., BrowserContext]) -> None:
    """The ten rules in their order, every board's picture with its question, and after all of them the answers with their reasons."""
    page = new_context(java_script_enabled=False).new_page()
    page.goto("static/rules.html")
    for rule in range(1, 11):
        expect(page.locator(f"#words-{rule}")).to_be_visible()
    places = page.locator("section.demo img").evaluate_all(
        "all => all.map((image) => [image.alt, image.getBoundingClientRect().width])"
    )
    assert len(places) == len(BOARDS)
    for alt, width in places:
        assert alt.startswith("Go board, ")
        assert width > 100
    asked = [name for name, board in BOARDS.items() if board.question]
    expect(page.locator(".ask:visible")).to_have_count(len(asked))
    expect(page.locator(".after:visible")).to_have_count(0)
    for name in asked:
        expect(page.locator(f"#{name} figcaption a")).to_have_attribute("href", f"#answer-{name}")
        expect(page.locator(f"#answer-{name} + dd")).to_be_visible()
