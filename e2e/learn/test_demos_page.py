"""The page of demos around its boards: links to positions, the quiz, one Python, without JavaScript, axe."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.contexts import Watch
from e2e.demos import CALLED, demo, said, way
from ttgo.demos.demos import DEMOS
from ttgo.demos.quiz import QUIZ
from ttgo.teach.questions import answer, judge


def test_a_board_is_changed_and_linked_to(rules: Page, browser: Browser, home: str) -> None:
    """Another stone, a start, a turn; the link brings it to the same demo elsewhere; starting over keeps the changed start."""
    section = demo(rules, "reach")
    way(section, "Change it").click()
    expect(said(section)).to_contain_text("Change the position")
    section.locator("tt-grid [data-at=E5]").click()
    expect(said(section)).to_contain_text("E5 is black.")
    way(section, "White begins").click()
    expect(way(section, "Play")).to_have_attribute("aria-pressed", "true")
    section.locator("tt-grid [data-at=A1]").click()
    expect(said(section)).to_contain_text("White A1.")
    rules.context.grant_permissions(["clipboard-read", "clipboard-write"])
    way(section, "Copy link").click()
    expect(said(section)).to_contain_text("The link is copied.")
    address = rules.evaluate("() => navigator.clipboard.readText()")
    assert re.fullmatch(rf"{home}static/rules\.html#reach&v=1&s=5&\S+", address)
    way(section, "Start over").click()
    expect(section.locator("tt-grid [data-at=A1]")).to_have_accessible_name(re.compile("^A1,.*empty"))
    other = browser.new_page()
    other.goto(address)
    section = other.locator("section#reach")
    expect(section.locator("tt-grid [data-at=A1]")).to_have_accessible_name(re.compile("^A1, white stone"))
    expect(section).to_be_in_viewport()
    other.close()
    rules.reload()


@pytest.mark.parametrize("fragment", ["reach&v=1&s=5&b=zz", "reach&v=9", "reach&<b>", "nothing&v=1&s=5"])
def test_a_damaged_link_says_so_and_leaves_the_demo(browser: Browser, home: str, fragment: str) -> None:
    """Whatever stands after a demo's name."""
    page = browser.new_page()
    page.goto(f"{home}static/rules.html#{fragment}")
    section = page.locator("section#reach")
    section.scroll_into_view_if_needed()
    expect(section.locator("tt-grid [data-at=A4]")).to_have_accessible_name(re.compile("^A4, black stone"))
    if fragment.startswith("reach"):
        expect(said(section)).to_contain_text(re.compile("link", re.IGNORECASE))
    page.close()


def test_the_first_thing_is_a_board_to_play_on(rules: Page) -> None:
    """A 5x5 above all rules: a click shades its area at once, and two passes end it."""
    section = demo(rules, "play")
    assert rules.locator("section.demo").first.get_attribute("id") == "play"
    section.locator("tt-grid [data-at=C3]").click()
    expect(section.locator(".counting")).to_have_text("Black 25, White 0, neutral 0")
    expect(section.locator("tt-grid [data-at=A1]")).to_have_accessible_name("A1, empty, reaches only Black")
    for _ in range(2):
        way(section, "Pass").click()
    expect(said(section)).to_contain_text("Black wins by 25")


def test_all_ten_questions(rules: Page) -> None:
    """Right answers make ten of ten."""
    for name, quiz in QUIZ.items():
        item = rules.locator(f"#quiz-{name}")
        item.scroll_into_view_if_needed()
        expect(item.locator("tt-grid")).to_be_attached()
        match = quiz.record.match()
        right = answer(match, quiz.question)
        if not isinstance(right, list):
            way(item, CALLED.get(str(right), str(right))).click()
            expect(item.locator(".say")).to_contain_text("Yes.")
            continue
        found: list[str] = []
        for at in right:
            if at not in found:
                item.locator(f"tt-grid [data-at={at}]").click()
                expect(item.locator(".say")).to_contain_text("Yes.")
                judged: dict[str, Any] = judge(match, {**quiz.question, "found": found}, at)
                found += judged["finds"]
    expect(rules.locator("#quiz .result")).to_have_text("10 of 10 right. That was all.")
    rules.reload()


def test_a_wrong_answer_leads_to_its_demo(rules: Page) -> None:
    """Told why, with a link to the demo that explains it; it counts as answered."""
    item = rules.locator("#quiz-inside")
    item.scroll_into_view_if_needed()
    right = answer(QUIZ["inside"].record.match(), QUIZ["inside"].question)
    way(item, "White" if right != "white" else "Black").click()
    expect(item.locator(".say")).to_contain_text("No.")
    expect(item.locator(".say").get_by_role("link")).to_have_attribute("href", f"#{QUIZ['inside'].demo}")
    expect(rules.locator("#quiz .result")).to_have_text("0 of 1 right, 9 to go.")
    rules.reload()


def test_one_python_serves_all_boards(new_context: Callable[..., BrowserContext], watch: Watch) -> None:
    """MicroPython is asked for once, Pyodide never."""
    page = new_context().new_page()
    page.goto("static/rules.html")
    for name in ("play", "ko", "forty-one", "ing-5x5"):
        demo(page, name)
    asked = [url for url in watch.requests if url.endswith(".wasm")]
    assert len(asked) == 1
    assert "micropython" in asked[0]
    assert not [url for url in watch.requests if "pyodide" in url]


def test_every_board_has_the_ground(rules: Page) -> None:
    """The page's own style leaves the boards their tone in the middle."""
    grounds = (
        demo(rules, "ko")
        .locator("tt-grid")
        .evaluate_all(
            "() => [...new Set([...document.querySelectorAll('tt-grid')].map((grid) => getComputedStyle(grid).backgroundColor))]"
        )
    )
    assert grounds == ["rgb(173, 151, 114)"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(rules: Page, scheme: str) -> None:
    """The page with boards in each way of use."""
    rules.emulate_media(color_scheme=scheme)  # type: ignore[arg-type]
    for name in ("play", "reach", "ko", "forty-one"):
        demo(rules, name)
    way(rules.locator("#ko"), "Step by step").click()
    way(rules.locator("#forty-one"), "Change it").click()
    expect(said(rules.locator("#forty-one"))).to_contain_text("Change the position")
    results = Axe().run(rules)
    rules.emulate_media(color_scheme="light")
    assert results.violations_count == 0, results.generate_report()


def test_without_javascript_all_is_there_to_read(new_context: Callable[..., BrowserContext]) -> None:
    """The ten rules, every board's picture, and the answers to its question."""
    page = new_context(java_script_enabled=False).new_page()
    page.goto("static/rules.html")
    expect(page.locator(".law")).to_have_count(12)
    for rule in range(1, 11):
        expect(page.locator(f"#words-{rule}")).to_be_visible()
    expect(page.locator("section.demo img")).to_have_count(len(DEMOS))
    for image in page.locator("section.demo img").all():
        image.scroll_into_view_if_needed()
        expect(image).to_be_visible()
        box = image.bounding_box()
        assert box is not None
        assert box["width"] > 100
        assert box["height"] > 100
    expect(page.locator("noscript figcaption").first).to_be_visible()


def test_the_page_is_one_click_from_the_board(new_context: Callable[..., BrowserContext]) -> None:
    """And back."""
    page = new_context().new_page()
    page.goto("./")
    page.get_by_role("navigation", name="Pages", exact=True).get_by_role("link", name="Learn").click()
    expect(page).to_have_url(re.compile(r"/static/rules\.html$"))
    page.get_by_role("navigation", name="Pages", exact=True).get_by_role("link", name="Play").click()
    expect(page).to_have_url(re.compile(r"/index\.html$"))
