"""Learn by touch: what is said of a point covers neither a verdict nor a turn's message."""

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support import touch
from e2e.support.demos import demo, in_sight, said, way
from e2e.support.lasting import lasting

_fingers, fingers = lasting("fingers", lambda page: page.goto("static/rules.html"), **touch.PHONE)

FINGER = {"pointerType": "touch", "isPrimary": True, "bubbles": True, "composed": True}


def note(section: Locator) -> Locator:
    return section.locator('[part~="note"]')


def is_below_what_is_said(section: Locator) -> bool:
    """In sight, and the sentence above it, too."""
    expect(said(section)).to_have_css("opacity", "1")
    above, below = said(section).bounding_box(), note(section).bounding_box()
    assert above
    assert below
    return above["y"] + above["height"] <= below["y"] and in_sight(said(section), note(section))


@pytest.mark.in_each_browser
@pytest.mark.parametrize(
    ("language", "right", "is_one"),
    [("", "Right.", "C2 is empty"), ("de/", "Ja.", "C2 ist leer")],
    ids=["English", "German"],
)
def test_a_verdict_stays(fingers: Page, language: str, right: str, is_one: str) -> None:
    """Taps answer, and ask nothing; held, a point is told of below the verdict."""
    fingers.goto(f"{language}static/rules.html")
    section = demo(fingers, "grid")
    for vertex in ("C4", "B3", "D3", "C2"):
        section.locator(f'[data-at="{vertex}"]').tap()
        expect(said(section)).to_contain_text(right)
    expect(said(section)).to_contain_text("C2")
    expect(note(section)).to_be_empty()
    section.locator('[data-at="C2"]').dispatch_event("pointerdown", FINGER)
    expect(note(section)).to_contain_text(is_one)
    section.locator('[data-at="C2"]').dispatch_event("pointerup", FINGER)
    assert is_below_what_is_said(section)
    expect(said(section)).to_contain_text(right)


@pytest.mark.in_each_browser
def test_a_stone_is_told_of_until_the_next_turn(fingers: Page) -> None:
    fingers.goto("static/rules.html")
    section = demo(fingers, "turn-by-turn")
    way(section, "Play").tap()
    expect(said(section)).not_to_be_empty()
    stone = section.locator('[data-at][aria-label*="stone"]').first
    stone.tap()
    expect(note(section)).to_contain_text(stone.get_attribute("data-at") or "")
    assert is_below_what_is_said(section)
    section.get_by_role("button", name="Pass", exact=True).tap()
    expect(said(section)).to_contain_text("passes")
    expect(note(section)).to_be_empty()
