"""The plot of both scores in a page; tests/static/game/plot.test.mjs has what it draws, asks and says."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.driver import current, opened, slider
from e2e.support.served import DATA
from e2e.support.slots import tab

GAME = DATA / "kg-0214-9x9.sgf"  # 52 turns; at the end Black 46, White 35


@pytest.fixture
def record(table: Page) -> Page:
    """The page with a game of 52 turns, at its start, and its plot drawn."""
    opened(table, GAME, 52)
    tab(table, "Graph")
    lines(table, 53)
    return table


def plot(page: Page) -> Locator:
    return page.get_by_role("img", name=re.compile(r"^Points after turn"))


def lines(page: Page, points: int) -> None:
    """Wait until both lines have so many points."""
    for side in ("black", "white"):
        expect(page.locator(f"#plot polyline.{side}")).to_have_attribute(
            "points", re.compile(rf"^\S+( \S+){{{points - 1}}}$")
        )


def test_a_click_jumps_and_a_drag_goes_on(record: Page) -> None:
    """The middle of the plot is the middle of the game; it ends where the slider ends."""
    box = plot(record).bounding_box()
    assert box
    y, left, width = box["y"] + 20, box["x"] + 8, box["width"] - 16
    record.mouse.move(left + width / 2, y)
    record.mouse.down()
    expect(slider(record)).to_have_value("26")
    record.mouse.move(left + width / 4, y, steps=5)
    expect(slider(record)).to_have_value("13")
    record.mouse.move(left + 2 * width, y + 300, steps=5)
    record.mouse.up()
    expect(current(record)).to_have_attribute("data-turn", "52")
    record.mouse.move(left, y)
    expect(slider(record)).to_have_value("52")
    plot(record).click(position={"x": 1, "y": 5})
    expect(current(record)).to_have_text("Start")


def test_it_stands_behind_a_tab(table: Page) -> None:
    """It is behind its tab until that is chosen; then it is whole, also in a small window. Its numbers are a table on demand."""
    table.set_viewport_size({"width": 500, "height": 400})
    try:
        opened(table, GAME, 52)
        table.evaluate("scrollTo(0, 0)")
        expect(plot(table)).to_have_count(0)
        table.locator("#tab-graph").dispatch_event("click")  # before which Playwright would scroll itself
        lines(table, 53)
        expect(plot(table)).to_be_in_viewport(ratio=1)
        table.locator("#numbers").get_by_text("Points after each turn").click()
        expect(table.locator("#numbers").get_by_role("row")).to_have_count(54)
        table.locator("#numbers").get_by_text("Points after each turn").click()
        dashes = "all => all.map(line => getComputedStyle(line).strokeDasharray === 'none')"
        drawn = table.locator("#plot polyline").evaluate_all(dashes)
        assert sorted(drawn) == [False, True], "one is drawn through, one dashed"
    finally:
        table.set_viewport_size({"width": 1280, "height": 800})
