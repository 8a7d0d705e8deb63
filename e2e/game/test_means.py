"""The page by other means than a screen in its own colours: on paper, in forced colours, with more
contrast, without scripts.
"""

import pytest
from playwright.sync_api import expect

from e2e.support.driver import click_fast, current, play

BACKGROUND = "part => getComputedStyle(part).backgroundColor"


def test_on_paper(table):
    """All turns, no buttons; and light, though the reader's screen is dark. Pictures far below come
    once the first answers are there, so there are no holes.
    """
    expect(table.locator("img[loading=lazy]")).to_have_count(0)
    table.wait_for_function(
        "() => [...document.querySelectorAll('img[src]')]"
        ".every(image => image.complete && image.naturalWidth)"
    )
    click_fast(table, *(f"{letter}{row}" for row in (1, 3, 5, 7) for letter in "ABCDEFGHJ"))
    expect(current(table)).to_have_text("36 J7")
    try:
        table.emulate_media(media="print", color_scheme="dark")
        turns = table.locator("#turns")
        table.evaluate("dispatchEvent(new Event('beforeprint'))")
        assert "36 J7" in turns.evaluate("list => getComputedStyle(list, '::before').content")
        assert turns.evaluate("list => list.scrollHeight <= list.clientHeight + 1"), (
            "none is cut off"
        )
        plot = turns.page.locator("#plot polyline")
        assert len((plot.get_attribute("points") or "").split()) == 37, (
            "behind its tab, and whole all the same"
        )
        for part in ("#turns .black", ".balance .white"):
            assert (
                table.locator(part).first.evaluate(
                    "part => getComputedStyle(part).printColorAdjust"
                )
                == "exact"
            )
        for part in (
            "#pass",
            "#new",
            "#typed",
            ".places >> nth=0",
            "#tab-moves",
            "#rule-3 .try",
        ):
            expect(table.locator(part)).to_be_hidden()
        paper = table.locator("body").evaluate(BACKGROUND)
        assert paper == "rgb(255, 255, 255)"
        assert table.locator("#board").evaluate(BACKGROUND) == "rgb(200, 157, 97)", (
            "the board's light ink"
        )
        for rule in table.locator("#rules li").all():
            assert rule.evaluate("rule => getComputedStyle(rule).breakInside") == "avoid"
    finally:
        table.emulate_media(media="screen", color_scheme="light")


@pytest.mark.only_browser("chromium")
def test_forced_colours(table):
    """The board keeps its own, for they tell who has what; so do the bar and the list's stones.
    What is chosen can be seen.
    """
    board, bar = table.locator("#board"), table.locator(".balance .white")
    play(table, "E5 A1")
    before = [board.evaluate(BACKGROUND), bar.evaluate(BACKGROUND)]
    try:
        table.emulate_media(forced_colors="active")
        assert [board.evaluate(BACKGROUND), bar.evaluate(BACKGROUND)] == before
        black, white = (
            table.locator(f"#turns .{side}").evaluate(BACKGROUND) for side in ("black", "white")
        )
        assert black != white
        table.get_by_role("button", name="New game").click()
        outlines = table.locator("[name=size] + span").evaluate_all(
            "sizes => sizes.map((size) => getComputedStyle(size).outlineStyle)"
        )
        assert outlines == ["none", "none", "solid", "none", "none"], "9 of all sizes"
        table.keyboard.press("Escape")
    finally:
        table.emulate_media(forced_colors="none")


@pytest.mark.only_browser("chromium")
def test_forced_colours_in_learn(page):
    """Which way a demo's board is used can be seen."""
    page.emulate_media(forced_colors="active")
    page.goto("static/rules.html#ko")
    page.get_by_role("button", name="No", exact=True).click()
    page.get_by_role("button", name="Try it yourself").click()
    ways = page.locator("#ko .ways button")
    expect(ways.last).to_have_attribute("aria-pressed", "true")
    *others, chosen = [way.evaluate(BACKGROUND) for way in ways.all()]
    assert others
    assert chosen not in others


def test_more_contrast(table):
    """What is said softly is said as clearly as the rest."""
    colour = "part => getComputedStyle(part).color"
    soft = table.locator("#played-by")
    assert soft.evaluate(colour) != table.locator("#say").evaluate(colour)
    try:
        table.emulate_media(contrast="more")
        assert soft.evaluate(colour) == table.locator("#say").evaluate(colour)
    finally:
        table.emulate_media(contrast="no-preference")


def test_without_scripts(browser, quick_url):
    """No dead board and no dead buttons: the notice, then the ten rules with their pictures."""
    context = browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(quick_url)
    expect(page.locator("noscript p")).to_contain_text("The board needs JavaScript")
    expect(page.locator("noscript p")).to_be_visible()  # by its text Playwright does not find it
    expect(page.locator("#rules li")).to_have_count(10)
    expect(page.locator("#rule-6")).to_be_visible()
    expect(page.get_by_role("button")).to_have_count(0)
    expect(page.locator("#board")).to_be_hidden()
    expect(page.locator("#rule-10 img")).to_be_attached()
    context.close()
