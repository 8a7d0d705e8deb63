"""Stepping through a game by its plot, and before Python is there.

Which events are steps is in tests/static/game/steps.test.mjs, what the plot asks and reckons in
plot.test.mjs beside it.
"""

import re

from playwright.sync_api import expect

from e2e.support.driver import current, opened, ready, slider
from e2e.support.servers import DATA
from e2e.support.waiting import Hold

GAME = DATA / "kg-0214-9x9.sgf"  # 52 turns, the last two passes


def at(page, turn):
    expect(current(page)).to_have_attribute("data-turn", str(turn))
    expect(slider(page)).to_have_value(str(turn))
    expect(page.locator("#step-place")).to_have_text(f"{turn} of 52")


def test_the_plot_behind_its_tab(table):
    """Once it is chosen it is whole, also in a small window. Its numbers are a table on demand, and
    a click on it goes to a turn.
    """
    table.set_viewport_size({"width": 500, "height": 400})
    try:
        opened(table, GAME, 52)
        table.evaluate("scrollTo(0, 0)")
        plot = table.get_by_role("img", name=re.compile(r"^Points after move"))
        expect(plot).to_have_count(0)
        table.locator("#tab-graph").dispatch_event(
            "click"
        )  # before which Playwright would scroll itself
        line = table.locator("#plot polyline")
        expect(line).to_have_attribute("points", re.compile(r"^\S+( \S+){52}$"))
        expect(plot).to_be_in_viewport(ratio=1)
        table.locator("#numbers").get_by_text("Points after each move").click()
        expect(table.locator("#numbers").get_by_role("row")).to_have_count(54)
        table.locator("#numbers").get_by_text("Points after each move").click()
        plot.click(position={"x": 1, "y": 5})
        expect(current(table)).to_have_text("Start")
    finally:
        table.set_viewport_size({"width": 1280, "height": 800})


def test_steps_wait_for_python(new_context):
    """After a reload the slider moves while Python is loading, and the last place that was asked
    for is shown then.
    """
    page = new_context().new_page()
    page.goto("./?python=micropython")  # which opens files, too, when it is alone
    ready(page)
    opened(page, GAME, 52)
    slider(page).fill("5")
    at(page, 5)
    hold = Hold(page, "**/*.wasm")
    page.reload()
    expect(page.locator("#step-place")).to_have_text("5 of 52")
    for turn in ("20", "30", "12"):
        slider(page).fill(turn)
    expect(slider(page)).to_have_value("12")
    hold.let_go()
    ready(page)
    expect(current(page)).to_have_attribute("data-turn", "12")
    at(page, 12)
