"""What a game asks after two passes, on the page: agreement and a copy, by mouse, keys and touch.

Where each of the eight endings leads is in tests/test_every_ending.py, what is said and taken back in
tests/session/test_session_endings.py, words and buttons in tests/session/test_phase.py.
"""

import re

import pytest
from playwright.sync_api import expect

from e2e.support.contexts import PHONE
from e2e.support.driver import (
    begin_by,
    button,
    choose,
    mark,
    phase,
    picture,
    play,
    point,
    ready,
    say,
    score,
    stones,
    verdict,
)

ASK = "Which stones are dead?"


@pytest.fixture
def asked(table):
    """A 3x3 game by an ending, after two passes."""

    def after_two_passes(ending):
        begin_by(table, 3, rules=f"ending={ending}")
        play(table, "B2 A1 pass pass")  # one stone each; without A1 the whole grid is Black's
        expect(phase(table, ASK)).to_be_visible()
        return table

    return after_two_passes


def press_button(page, name):
    """Press one of the buttons of the phase, and wait until it has become another or is gone."""
    button(page, name).click()
    expect(button(page, name)).to_have_count(0)


def ended(page, result, line):
    """The game is over with this result, and one of its lines says this."""
    expect(verdict(page)).to_be_visible()
    expect(page.locator("#over")).to_contain_text(f"({result})")
    expect(page.locator("#over")).to_contain_text(line)
    expect(page.locator("#phase")).to_be_hidden()
    expect(page.locator("#phase-buttons")).to_be_hidden()
    choose(page, "C3")
    expect(say(page)).to_contain_text(re.compile("The game is over|have ended the game"))


def test_both_want_the_same(asked):
    """The game ends at once, and says so; before that a pass is no answer, and no ghost promises a
    move.
    """
    page = asked("simple")
    expect(button(page, "Pass")).to_be_hidden()
    page.mouse.move(0, 0)
    plain = picture(page)
    choose(page, "C3")
    expect(say(page)).to_contain_text("C3 is empty. Mark a group of stones")
    page.mouse.move(0, 0)
    expect(page.locator("#look")).to_be_empty()
    assert picture(page) == plain
    mark(page, "A1")
    page.mouse.move(0, 0)
    assert picture(page) != plain
    press_button(page, "Black proposes: remove marked stones")
    expect(phase(page, ASK)).to_contain_text("Black wants to remove 1 stone (A1).")
    press_button(page, "White agrees")
    ended(page, "B+9", "agreed to remove 1 stone (A1)")
    expect(score(page)).to_have_text("Black 9, White 0, neutral 0")
    assert stones(page) == ["...", ".X.", "..."]


def test_a_copy(asked):
    """The dispute is played out on what looks, and is called, a copy; back on the grid only its
    outcome is left.
    """
    page = asked("japanese")
    plain = picture(page)
    mark(page, "A1")
    press_button(page, "Black proposes: remove marked stones")
    mark(page, "A1", marked=False)
    press_button(page, "White disagrees: play it out on a copy")
    copy = phase(page, "A copy of the board")
    expect(copy).to_contain_text("In dispute: 1 stone (A1).")
    expect(page.get_by_text("a copy: playing out the dispute")).to_be_visible()
    expect(point(page, "A1")).to_have_accessible_name(re.compile("in dispute$"))
    assert picture(page) != plain
    play(page, "A2 pass B1")
    assert stones(page) == ["...", "XX.", ".X."]
    play(page, "pass pass")
    ended(page, "B+9", "Captured on the copy, and so removed here: 1 stone (A1).")
    expect(page.get_by_text("a copy: playing out the dispute")).to_be_hidden()
    assert stones(page) == ["...", ".X.", "..."]


def test_by_touch_on_small_points(new_context):
    """On a phone the first tap aims, the button marks."""
    page = new_context(**PHONE).new_page()
    page.goto("./")
    ready(page)
    begin_by(page, 19, rules="ending=tromp")
    for vertex in ("D4", "Q16"):
        point(page, vertex).tap()
        button(page, f"Place at {vertex}").tap()
        expect(page.locator("#place")).to_be_hidden()
    play(page, "pass pass")
    point(page, "Q16").tap()
    expect(say(page)).to_contain_text("Tap Q16 again to choose it")
    button(page, "Choose Q16").tap()
    expect(point(page, "Q16")).to_have_accessible_name(re.compile("marked"))
    button(page, "White proposes: remove marked stones").tap()
    button(page, "Black agrees").tap()
    ended(page, "B+361", "1 stone (Q16)")
