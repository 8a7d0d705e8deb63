"""The page Change a rule, with a Python that one test after the other uses."""

import pytest
from playwright.sync_api import expect

from e2e.support.changing import CHANGE, STARTS
from e2e.support.contexts import lasting


def _begin(page):
    page.goto(CHANGE)
    expect(page.locator("body[data-ready]")).to_be_attached(timeout=STARTS)


_changed, changed = lasting("changed", _begin, "session", home="base_url")


@pytest.fixture
def page(changed):
    """The ten rules on an empty 5x5 grid. If an earlier test's rules ran, a new Python begins."""
    changed.evaluate("location.hash = ''")
    if changed.locator("#reset").get_attribute("aria-disabled") is None:
        changed.locator("#reset").click()
    changed.get_by_role("button", name="Torus").click()
    changed.get_by_role("button", name="Rectangle").click()
    expect(changed.locator("#whose")).to_have_text("The ten rules, unchanged", timeout=STARTS)
    expect(changed.locator("#board .point")).to_have_count(25, timeout=STARTS)
    expect(changed.locator("body")).to_have_attribute("data-turn", "0", timeout=STARTS)
    return changed
