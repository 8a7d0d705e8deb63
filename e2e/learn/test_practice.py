"""Practice as a reader goes through it: exercises of each kind, and what they say in sight."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from e2e.support.demos import DESKTOP, PHONE, in_sight, said, way
from ttgo.teach.exercises import KINDS


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_practice_is_answered_in_sight(learn: Page, size: ViewportSize) -> None:
    """Kinds, question, board and verdict are on one screen, with the largest boards, too."""
    learn.set_viewport_size(size)
    section = learn.locator("#practice .demo")
    before = ""
    for kind in KINDS:
        learn.evaluate("address => location.replace(`#${address}`)", f"exercise-{kind}-5-42")
        expect(section).not_to_have_id(before)
        before = section.get_attribute("id") or ""
        choices = section.locator("button[name=choice]:visible")
        expect(said(section)).to_have_text(
            re.compile(r"^(What do you think\?|Choose points on the board\.)$")
        )
        (choices.first if choices.count() else section.locator('[data-at="A1"]')).click()
        verdict = section.locator('.verdict, [part~="say"]').filter(
            has_text=re.compile(r"Right\.|Not quite\.")
        )
        expect(verdict).to_be_visible()
        shown = (
            learn.locator(".kinds"),
            section.locator(".ask"),
            section.locator("tt-grid"),
            verdict,
        )
        assert in_sight(*shown), kind
    kinds = learn.locator(".kinds").bounding_box()
    assert kinds
    assert size == DESKTOP or kinds["height"] < 80, "one row, which scrolls"


def test_a_capture_is_played_out(learn: Page) -> None:
    """Against the computer, once one has said whether it can be; another exercise follows."""
    learn.evaluate("location.replace('#exercise-capture-1-8')")
    section = learn.locator("#practice .demo")
    expect(section.locator("h3")).to_have_text(re.compile("Can it be captured"))
    expect(section.locator("tt-board")).to_have_attribute("opponent", "white")
    way(section, "Yes").click()
    expect(section.locator(".verdict")).to_have_text(
        re.compile(r"^Right\. .* Now capture it: the computer defends\.$")
    )
    expect(way(section, "Play")).to_have_attribute("aria-pressed", "true")
    expect(learn.locator(".week a")).to_have_count(7)
    before = section.get_attribute("id") or ""
    section.get_by_role("button", name="Continue").click()
    expect(section).not_to_have_id(before)
