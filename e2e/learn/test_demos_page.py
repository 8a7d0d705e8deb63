"""The page of demos around its boards: links to positions, the quiz, one Python, without JavaScript, axe."""

import html
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.support.axe import check
from e2e.support.contexts import Watch
from e2e.support.demos import demo, focus_point, more, right_answers, said, way
from e2e.support.driver import settle
from e2e.support.keyboard import focused
from ttgo.demos.quiz import QUIZ


def test_a_board_is_changed_and_linked_to(rules: Page, browser: Browser, home: str) -> None:
    """Another stone, who is to play, a turn; the link brings it to the same demo elsewhere."""
    section = demo(rules, "reach")
    more(section, "Change it").click()
    expect(said(section)).to_contain_text("Change the position")
    section.locator("tt-grid [data-at=E5]").click()
    expect(said(section)).to_contain_text("E5 is black.")
    way(section, "White to play").click()
    way(section, "Play").click()
    section.locator("tt-grid [data-at=A1]").click()
    expect(said(section)).to_contain_text("White A1.")
    rules.context.grant_permissions(["clipboard-read", "clipboard-write"])
    more(section, "Copy link").click()
    expect(said(section)).to_contain_text("The link is copied.")
    address = rules.evaluate("() => navigator.clipboard.readText()")
    assert re.fullmatch(rf"{home}static/rules\.html#reach&v=1&s=5&\S+", address)
    more(section, "Copy line to embed").click()
    expect(said(section)).to_contain_text("The line for your own page is copied.")
    line = rules.evaluate("() => navigator.clipboard.readText()")
    assert html.unescape(re.findall(r'<iframe src="(.*?)"', line)[0]) == address.replace(
        "html#", "html?only#"
    )
    other = browser.new_page()
    other.goto(address)
    section = other.locator("section#reach")
    expect(section.locator("tt-grid [data-at=A1]")).to_have_accessible_name(re.compile("^A1, white stone"))
    expect(section).to_be_in_viewport()
    other.close()
    rules.reload()


def test_a_chapters_line_that_may_not_be_copied(page: Page) -> None:
    """It is shown and selected instead, and the page says so."""
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.goto("static/rules.html#rule-4")
    chapter = page.locator(".chapter", has=page.locator("h2:visible"))
    chapter.get_by_role("button", name="Copy line to embed this chapter").click()
    told = chapter.get_by_role("status").filter(has_text="Selected; copy it with your own keys.")
    expect(told.locator("code")).to_have_text(re.compile(r'^<iframe src=".*/rules\.html\?only#rule-4"'))
    assert page.evaluate("String(getSelection())") == told.locator("code").inner_text()


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


def test_axe_finds_nothing(rules: Page) -> None:
    """The page with boards in each way of use."""
    for name in ("play", "ko", "forty-one"):
        demo(rules, name)
        section = rules.locator(f"#{name}")
        if name == "ko":
            way(section, "Step by step").click()
        if name == "forty-one":
            more(section, "Change it").click()
            expect(said(section)).to_contain_text("Change the position")
        check(rules)


SPOKEN = """() => {
  window.spoken = [];
  const told = (part) => (part.nodeType === 1 ? part : part.parentElement)?.closest("[role=status], [role=alert], [aria-live]");
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      const live = told(target);
      const heard = live && live.ariaLive !== "off" && live.checkVisibility({ visibilityProperty: true });
      if (heard && live.textContent.trim()) spoken.push(live.textContent);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}"""


@pytest.mark.parametrize("path", ["rules.html#rule-3", "player"])
def test_who_merely_scrolls_is_told_nothing(page: Page, path: str) -> None:
    """Boards come to life as they come into sight; none speaks before somebody uses it."""
    name, _, rest = path.partition(".")
    page.goto(f"static/{name}.html{rest.removeprefix('html')}")
    expect(page.locator("tt-grid:visible").first).to_be_visible()
    expect(page.locator(".panel:visible .say").first).not_to_be_empty()
    page.evaluate(SPOKEN)
    height = page.evaluate("document.documentElement.scrollHeight")
    for top in range(0, height, 400):
        page.evaluate("top => scrollTo(0, top)", top)
        settle(page)
    if name == "player":
        expect(page.locator("tt-grid")).to_have_count(page.locator("section[data-kind]").count())
    settle(page)
    assert page.evaluate("spoken") == []


def tab_to(page: Page, name: str, most: int) -> None:
    """Go on by Tab, so often at most."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if focused(page) == name:
            return
    raise AssertionError(f"{most} Tabs from the board there is {focused(page)}, not {name}")


@pytest.mark.in_each_browser
def test_a_demo_by_few_keys(page: Page) -> None:
    """Points beside each other are answered with two keys each; the next Tab leads to what can be done then."""
    page.goto("static/rules.html#colours")
    section = page.locator("#colours")
    section.locator('tt-grid [role=gridcell][tabindex="0"]').focus()
    assert focused(page) == "C3"
    for keys in ("Enter", "ArrowLeft Enter", "ArrowUp Enter"):
        for key in keys.split():
            page.keyboard.press(key)
    expect(section).to_have_attribute("data-answered", "true")
    page.keyboard.press("Tab")
    assert section.evaluate("section => section.contains(document.activeElement)")


def test_the_quiz_by_few_keys(page: Page) -> None:
    """All ten questions by keyboard alone, the first choice a Tab from the board, and nothing that is pressed loses the focus. A wrong
    answer shows what is right and leads to its demo; nine of ten are kept over a reload.
    """
    page.goto("static/rules.html#quiz")
    for name in QUIZ:
        item = page.locator(f"#quiz-{name}")
        expect(item.locator("tt-grid")).to_be_visible()
        stop = item.locator('tt-grid [role=gridcell][tabindex="0"]')
        stop.focus()
        for place, (kind, called, _) in enumerate(right_answers(f"quiz-{name}")):
            if name == "capture":
                focus_point(item, "E5")
            elif kind == "button":
                expect(item.get_by_role("button", name=called, exact=True)).to_be_visible()
                tab_to(page, called, 3)
            elif place == 0 or focused(page) != called:
                focus_point(item, called)
            page.keyboard.press("Enter")
            if name == "capture":
                expect(said(item)).to_contain_text("Not so. E5 stays")
                expect(said(item)).to_contain_text("Missed: C2, B3, D3.")
                expect(said(item).get_by_role("link")).to_have_attribute("href", f"#{QUIZ[name].see}")
                break
            expect(said(item)).to_contain_text("Right.")
            assert focused(page), f"{called} has lost the focus"
        expect(item.get_by_role("button", name="Another one")).to_be_visible()
        stop.focus()
        tab_to(page, "Another one", 4)
        page.keyboard.press("Enter")
    page.go_back()  # from where the last one leads
    page.reload()
    nine = "9 of 10 right. That was all; there is more to answer under Practice."
    expect(page.locator("#quiz .result")).to_have_text(nine)
    way(page.locator("#quiz"), "Answer all again").click()
    expect(page.locator("#quiz .result")).to_have_text("")
