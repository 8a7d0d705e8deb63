"""The boards of Learn: answered rightly and wrongly, stepped through, broken and changed; what is right the engine says."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from e2e.support.demos import demo, drawn, expect_drawn, focus_point, more, said, way
from e2e.support.driver import settle


def test_a_wrong_choice_is_answered_by_what_is_true(rules: Page) -> None:
    """Pressing No and being right does not begin with Yes; pressing Yes and being wrong says what is so, and shows it."""
    section = demo(rules, "ko")
    ground = section.locator("tt-grid").evaluate("grid => getComputedStyle(grid).backgroundColor")
    assert ground == "rgb(173, 151, 114)"  # the page's own style leaves the boards their tone
    plain = drawn(section)
    way(section, "No").click()
    expect(said(section)).to_have_text(
        "Right. White may not move at 2 (B3). Rule 6: B3 would repeat the grid as it was at the start."
    )
    expect(section.locator(".after")).to_be_visible()
    way(section, "Ask me again").click()
    expect(section.locator(".after")).not_to_be_visible()
    way(section, "Yes").click()
    expect(said(section)).to_contain_text("Not so. White may not move at 2 (B3).")
    expect(section.locator(".legend")).to_contain_text("the earlier grid")
    assert drawn(section) != plain


def test_without_the_rule_it_goes_another_way(rules: Page) -> None:
    """The switch beside the steps: the last sentence is another one, and off again it is the same."""
    section = demo(rules, "capture-first")
    way(section, "Step by step").click()
    switch = section.locator(".bar [aria-pressed]")
    ends = []
    for pressed in ("true", "false"):
        switch.click()
        expect(switch).to_have_attribute("aria-pressed", pressed)
        expect(section.locator(".bar button.main")).to_have_text(re.compile(r"^Next \(1 of"))
        section.get_by_role("slider").press("End")
        ends.append(said(section).inner_text())
    assert ends[0] != ends[1]


@pytest.mark.parametrize(
    ("name", "right", "at", "rule"), [("ko", "No", "B3", 6), ("move", "Show me", "B4", 7)]
)
def test_a_rule_is_broken_and_named(page: Page, name: str, right: str, at: str, rule: int) -> None:
    """Once the question is answered the reader tries what is forbidden: it does not happen, and the rule is named with a link to it."""
    page.goto("static/rules.html")  # on which nothing has been answered yet
    section = demo(page, name)
    expect(way(section, "Break it")).to_have_count(0)  # it would tell
    way(section, right).click()
    way(section, "Break it").focus()
    page.keyboard.press("Enter")
    expect(said(section)).to_have_text(section.locator(".break").text_content() or "")
    focus_point(section, at)
    page.keyboard.press("Enter")
    expect(said(section)).to_contain_text("That is what this rule forbids.")
    link = said(section).get_by_role("link")
    expect(link).to_have_attribute("href", re.compile(rf"rules\.html#rule-{rule}$"))
    if name == "ko":  # a label goes with what it stands for
        for vertex in ("E1", "D5", "B3"):
            section.locator(f"tt-grid [data-at={vertex}]").click()
        expect(said(section)).to_contain_text("White B3 clears 1 black stone.")
        taken = section.locator("tt-grid [data-at=B3]")
        expect(taken).to_have_accessible_name(re.compile("^B3, white stone"))


def test_words_light_up_points_and_points_words(rules: Page) -> None:
    """Pointing at words shows on the board where they are true; pointing at a point lights up the words that speak of it."""
    section = demo(rules, "reach")
    way(section, "Play").click()
    expect(section.locator(".counting")).to_be_visible()
    plain = drawn(section)
    words = section.locator('[data-fact="reaches-white"]')
    words.hover()
    expect_drawn(section, plain, other=True)
    rules.mouse.move(0, 0)
    expect_drawn(section, plain)
    words.focus()
    rules.keyboard.press("Enter")
    expect(section.locator(".look")).to_contain_text("“reaches White”: here that are A1, B1, C1")
    section.locator("tt-grid [data-at=C5]").hover()
    expect(words).to_have_class("lit")
    section.locator("tt-grid [data-at=D1]").hover()
    expect(words).not_to_have_class("lit")  # a white stone, with black ones nowhere near
    expect(section.locator("tt-grid [data-at=C3]")).to_have_accessible_name(
        re.compile("^C3, labelled A, empty")
    )


def test_a_question_gives_nothing_away(rules: Page) -> None:
    """While it is open neither marks on the board, nor words, nor what a pointer rests on tell the answer."""
    section = demo(rules, "reach-abcd")
    plain = drawn(section)
    words = section.locator('[data-fact="reaches-white"]')
    words.hover()
    assert drawn(section) == plain  # its path begins at a point that is asked about
    words.focus()
    rules.keyboard.press("Enter")
    expect(section.locator(".look")).to_have_text("That is asked: answer first.")
    section.locator("tt-grid [data-at=A1]").hover()
    settle(rules)
    expect(words).not_to_have_class("lit")
    expect(section.locator("tt-grid [data-at=A1]")).to_have_accessible_name(
        re.compile("^A1, labelled B, empty$")
    )
    expect(section.locator(".counting")).not_to_be_visible()


def test_a_change_stays(rules: Page) -> None:
    """Into every other way: with the turns that led there, who is to play, the sentence that explains; and Start over undoes it."""
    section = demo(rules, "ko")
    more(section, "Change it").click()
    expect(way(section, "White to play")).to_have_attribute("aria-pressed", "true")
    section.locator("tt-grid [data-at=E5]").click()
    expect(said(section)).to_contain_text("E5 is black.")
    way(section, "Answer").click()
    expect(section.locator(".note")).to_contain_text("This board was changed")
    expect(section.locator("tt-grid [data-at=E5]")).to_have_accessible_name(re.compile("^E5, black stone"))
    way(section, "Yes").click()
    expect(said(section)).to_contain_text(
        "Not so. White may not move at 2 (B3). Rule 6"
    )  # the ko is still one
    way(section, "Step by step").click()
    expect(said(section)).to_have_text("Rule 6: May White move at 2 (B3)?")
    way(section, "Play").or_(way(section, "Break it")).click()
    expect(section.locator("tt-grid [data-at=E5]")).to_have_accessible_name(re.compile("^E5, black stone"))
    more(section, "Change it").click()
    way(section, "Black to play").click()
    way(section, "Play").or_(way(section, "Break it")).click()
    section.locator("tt-grid [data-at=A1]").click()
    expect(said(section)).to_contain_text("Black A1.")
    more(section, "Start over").click()
    expect(section.locator(".note")).not_to_be_visible()
    expect(section.locator("tt-grid [data-at=E5]")).to_have_accessible_name(re.compile("^E5, empty"))


def test_a_step_before_there_are_any(new_context: Callable[..., BrowserContext]) -> None:
    """An arrow key while Python is still asked for the first one: nothing breaks, and the first one comes."""
    page = new_context().new_page()
    page.goto("static/rules.html")
    section = demo(page, "clear")
    way(section, "Step by step").evaluate(
        """async (button) => {
        const row = button.closest("section").querySelector(".scrub");
        button.click();
        while (row.hidden) {
            button.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowLeft", bubbles: true }));
            await new Promise((done) => setTimeout(done));
        }
    }"""
    )
    expect(section.get_by_role("slider", name="Step")).to_have_attribute("aria-valuetext", "1 of 6")


@pytest.mark.in_each_browser
def test_steps_by_slider_keys_and_by_themselves(rules: Page) -> None:
    """Forwards and backwards the same pictures; nothing begins by itself; once told to it goes to the end, and can be stopped."""
    section = demo(rules, "clear")
    way(section, "Step by step").click()
    slider = section.get_by_role("slider", name="Step")
    expect(slider).to_have_attribute("aria-valuetext", "1 of 6")
    first = drawn(section), said(section).inner_text()
    slider.press("End")
    expect(section.locator(".bar .main")).to_have_attribute("aria-disabled", "true")
    way(section, "Back").focus()
    rules.keyboard.press("ArrowLeft")
    expect(slider).to_have_attribute("aria-valuetext", "5 of 6")
    slider.press("Home")
    assert (drawn(section), said(section).inner_text()) == first
    rules.clock.install()
    way(section, "Run").click()
    rules.clock.run_for(60_000)
    expect(slider).to_have_attribute("aria-valuetext", "6 of 6")
    expect(way(section, "Run")).to_be_visible()
    way(section, "Run").click()
    way(section, "Pause").click()
    rules.clock.run_for(60_000)
    expect(slider).to_have_attribute("aria-valuetext", "1 of 6")
    rules.clock.resume()
