"""A game clicked through with the mouse, to its end and back."""

import re

from playwright.sync_api import Page, expect

from e2e.support.driver import begin, button, choose, picture, play, say, stones
from e2e.support.slots import verdict

# What each line of the result begins with; tests/session/test_view.py has them whole.
OVER = "Rule 8|Rule 9|Rule 9|Rule 9|Komi|Rule 10".split("|")


def test_two_passes_end_the_game_and_undo_resumes_it(table: Page) -> None:
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
