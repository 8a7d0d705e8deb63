"""Five ways through all of Learn: by keyboard, by mouse, by touch on a phone, by what a screen reader is told, and without JavaScript."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from e2e.support.demos import focus_point, right_answers, said, spoken, way
from ttgo.demos.demos import DEMOS
from ttgo.demos.page import BOARDS
from ttgo.teach.questions import answer, judge

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


def test_by_keyboard(new_context: Callable[..., BrowserContext]) -> None:
    """Each rule's boards answered rightly, one after the other; what is done is kept over a reload, and goes on there."""
    page = new_context().new_page()
    begin(page)
    page.locator("#go-on").focus()
    for number, rule in enumerate(CHAPTERS, 1):
        page.keyboard.press("Enter")
        expect(page.locator(f"#title-{rule}")).to_be_focused()
        names = page.locator(f"#rule-{rule} .demo").evaluate_all("all => all.map(({ id }) => id)")
        for name in names:
            fold = page.locator(f"#{name} .fold")
            if fold.count() and fold.get_attribute("aria-expanded") == "false":
                fold.focus()
                page.keyboard.press("Enter")
            section = alive(page, name)
            for kind, called, say in right_answers(name):
                if kind == "button":
                    way(section, called).focus()
                else:
                    focus_point(section, called)
                page.keyboard.press("Enter")
                expect(said(section)).to_have_text(spoken(name, say))
            expect(section).to_have_attribute("data-answered", "true")
        expect(page.locator(".where")).to_have_text(f"Chapter {number} of 10 · {number} done")
        page.locator(f"#rule-{rule}").get_by_role("link", name=re.compile("^Next: ")).focus()
    page.goto("static/rules.html")
    expect(page.locator(".where")).to_have_text("10 chapters · 10 done")
    expect(page.locator("#go-on")).to_have_text("Go on with Practice")


def test_by_mouse(new_context: Callable[..., BrowserContext]) -> None:
    """Each rule's first board answered wrongly where that is possible, then stepped through to its end; no step without a sentence."""
    page = new_context().new_page()
    begin(page)
    page.locator("#go-on").click()
    for rule in CHAPTERS:
        name = FIRST[rule]
        section = alive(page, name)
        if section.locator("[data-fact]").count():
            section.locator("[data-fact]").first.hover()
        right = right_answers(name)
        if right[0][0] == "point":
            way(section, "There are no more").click()
        else:
            section.locator(".bar button").filter(has_not_text=re.compile(f"^{right[0][1]}$")).first.click()
        expect(said(section)).to_have_text(re.compile(r"^Not so\. "))
        if DEMOS[name].process:
            way(section, "Step by step").click()
            following = section.locator(".bar button.main")
            expect(following).to_have_text(re.compile(r"^Next \(1 of"))
            while following.get_attribute("aria-disabled") is None:
                assert len(said(section).inner_text()) > 10
                following.click()
        expect(page.locator(".where")).to_contain_text("· 0 done")
        page.locator(f"#rule-{rule}").get_by_role("link", name=re.compile("^Next: ")).click()
    expect(page).to_have_url(re.compile("#cases$"))


PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


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


@pytest.mark.only_browser("chromium")  # a plain Firefox cannot be told to run no scripts
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
    text = page.locator("main").inner_text()
    for name, board in BOARDS.items():
        if not board.question:
            continue
        expect(page.locator(f"#{name} .ask")).to_be_visible()
        expect(page.locator(f"#{name} .after")).not_to_be_visible()
        expect(page.locator(f"#{name} figcaption a")).to_have_attribute("href", f"#answer-{name}")
        match = board.record.match()
        right = answer(match, board.question)
        told = page.locator(f"#answer-{name} + dd").inner_text()
        if not isinstance(right, list):
            assert str(judge(match, board.question, right)["say"]) in told
    assert text.index("Answers") > text.index("Ten questions")


def test_where_nothing_can_be_kept_it_goes_on(browser: Browser, home: str) -> None:
    """With the storage blocked: answers count as long as the page is open."""
    page = browser.new_page()
    page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } })"
    )
    page.goto(f"{home}static/rules.html#rule-5")
    way(alive(page, "turn-by-turn"), "White").click()
    expect(page.locator(".where")).to_have_text("Chapter 5 of 10 · 1 done")
    page.get_by_role("link", name=re.compile("^Next: ")).click()
    expect(page.locator(".where")).to_have_text("Chapter 6 of 10 · 1 done")
    page.close()
