"""A game clicked through with the mouse, to its end and back: a refused repeat, and what else was
tried.
"""

import re

import pytest
from playwright.sync_api import expect

from e2e.support.driver import (
    begin,
    button,
    choose,
    current,
    names,
    picture,
    play,
    say,
    stones,
    turns,
    verdict,
)
from e2e.support.pixels import Patch, palette
from e2e.support.waiting import settle

# What each line of the result begins with; tests/session/test_view.py has them whole.
OVER = "Rule 8|Rule 9|Rule 9|Rule 9|Komi|Rule 10".split("|")


def test_two_passes_end_the_game_and_undo_resumes_it(table):
    """The end is spelled out, line by line; the board takes no move then; undo goes back into the
    game. The last stone is ringed.
    """
    begin(table, 5, komi=7)
    play(table, "C3 A1")
    expect(table.locator("tt-grid [aria-current]")).to_have_attribute(
        "aria-label", re.compile("^A1,")
    )
    table.mouse.move(0, 0)
    ringed = picture(table)
    play(table, "pass")
    table.mouse.move(0, 0)
    assert picture(table) != ringed
    expect(table.locator("#over")).to_be_hidden()
    play(table, "pass")
    expect(verdict(table)).to_be_visible()
    expect(table.locator("#over li")).to_have_text([re.compile(rf"^{of}: ") for of in OVER])
    expect(button(table, "Pass")).to_be_hidden()
    choose(table, "B2")
    expect(say(table)).to_have_text(
        "Rule 8: Two passes in a row have ended the game; undo one to play on."
    )
    button(table, "Undo").click()
    expect(verdict(table)).to_be_hidden()
    play(table, "B2")
    assert stones(table)[3] == ".O..."


# Rule 6 on the page: a ko, its refused retake, and what is shown of it. How that moves:
# tests/static/board/moving.test.mjs.


# turn 9 takes D5; taking back at D5 would make the grid of turn 8 again
KO = "D6 E6 C5 F5 D4 E4 J1 D5 E5"


def off_the_board(page):
    page.mouse.move(0, 0)


@pytest.fixture
def ko(table):
    play(table, KO)
    off_the_board(table)
    return table


def test_the_retake_is_refused_and_changes_nothing(ko):
    """One cell says before it is tried which turn a move there would repeat; the narrator says it
    each time anew, by a link to the rule.

    A live region that does not change is silent, so a repeated sentence changes in what nobody
    sees. Another turn lifts the ban.
    """
    banned = {vertex: name for vertex, name in names(ko).items() if "not allowed" in name}
    assert banned == {
        "D5": "empty, reaches only Black, not allowed: repeats the position after move 8"
    }
    before, score = stones(ko), ko.locator("#score").inner_text()
    choose(ko, "D5")
    expect(say(ko)).to_have_text(
        "Rule 6: D5 would repeat the position after move 8, so it is not allowed."
    )
    link = say(ko).get_by_role("link", name="Rule 6", exact=True)
    expect(link).to_have_attribute("href", re.compile(r"/static/rules\.html#rule-6$"))
    first = say(ko).evaluate("line => line.textContent")
    choose(ko, "D5")
    expect(say(ko)).not_to_have_js_property("textContent", first)
    choose(ko, "D5")
    expect(say(ko)).to_have_js_property("textContent", first)
    assert stones(ko) == before
    assert ko.locator("#score").inner_text() == score
    expect(turns(ko)).to_have_count(10)
    play(ko, "A9 A1 D5")
    expect(say(ko)).to_contain_text("White played D5 and captured 1 black stone.")
    assert "not allowed: repeats the position after move 11" in names(ko)["E5"]


@pytest.mark.in_each_browser
def test_a_refused_repeat_shows_the_earlier_grid(ko):
    """White's stone is at D5 and Black's is gone from E5, each in a ring; the cells still tell the
    real grid.
    """
    choose(ko, "D5")
    expect(say(ko)).to_contain_text("Rule 6")
    colours = palette(ko)
    expect_pixel(ko, "D5", colours["white"])
    expect_pixel(ko, "E5", colours["black"], gone=True)
    assert stones(ko)[4][3:5] == ".X"


def expect_pixel(page, vertex, colour, gone=False):
    """Wait until a point has a colour, or has it no more."""
    for _ in range(200):
        settle(page)
        seen = Patch(page, vertex).at(0.2, 0.2)
        if (max(abs(a - b) for a, b in zip(seen, colour, strict=True)) < 12) is not gone:
            return
    raise AssertionError(f"{vertex} is {seen}, and the colour waited for is {colour}")


# The tree of turns beside the board: what else was tried. When its rows are asked for:
# tests/static/game/tree.test.mjs.


def test_what_else_was_tried_is_gone_on_with(table):
    """A click on a turn reviews the game at it. A turn there keeps the other one beside it, whole;
    any of its turns can be gone to.
    """
    play(table, "E5 D4 C3")
    turns(table).nth(1).click()
    expect(current(table)).to_have_text("1 E5")
    assert stones(table)[5] == "." * 9
    button(table, "Play from here").click()
    expect(button(table, "Play from here")).to_be_hidden()
    play(table, "G7")
    expect(turns(table)).to_have_text(["Start", "1 E5", "2 G7", "2 D4", "3 C3"])
    turns(table).nth(3).press("ArrowRight")  # to the last one
    expect(turns(table).last).to_be_focused()
    turns(table).last.press("Enter")
    expect(current(table)).to_have_text("3 C3")
    expect(current(table)).to_be_focused()
    expect(turns(table)).to_have_text(["Start", "1 E5", "2 D4", "2 G7", "3 C3"])
    expect(turns(table).nth(3)).to_have_accessible_name("2 G7, White, in a variation")
