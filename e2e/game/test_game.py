"""Whole games, clicked through with the mouse."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.support.driver import begin, button, choose, current, picture, play, say, stones, turns
from e2e.support.served import DATA
from e2e.support.slots import verdict
from ttgo import sgf


@pytest.mark.in_each_browser
def test_a_real_9x9_game_ends_as_its_record_says(table: Page) -> None:
    """A whole engine game, clicked, gives its result and its board; tests/test_oracle.py holds such records against other programs."""
    record = sgf.read((DATA / "kg-0214-9x9.sgf").read_bytes())
    begin(table, 9, komi=int(record.start.komi))
    line = [node.word for node in record.main_line()]
    for turn in line:
        choose(table, turn)
    expect(current(table)).to_have_text(f"{len(line)} pass")
    assert stones(table) == str(record.final().position).replace(" ", "").split("\n")
    assert record.notes["RE"] == ["B+5"]
    expect(table.locator("#over")).to_contain_text("Black wins by 5 (B+5).")


def test_two_passes_end_the_game_and_undo_resumes_it(table: Page) -> None:
    """The end is spelled out by rules 8, 9 and 10; the board takes no move then; undo goes back into the game."""
    begin(table, 5, komi=7)
    play(table, "C3 A1 pass")
    expect(table.locator("#over")).to_be_hidden()
    play(table, "pass")
    result = verdict(table)
    expect(result).to_be_visible()
    expect(table.locator("#over li")).to_have_text(
        [
            "Rule 8: Two passes in a row ended the game. No stone is taken off: the grid counts as it is.",
            "Rule 9: Black: 1 stone and 0 empty points that reach only Black, 1 in all.",
            "Rule 9: White: 1 stone and 0 empty points that reach only White, 1 in all.",
            "Rule 9: 23 empty points reach both colours and count for nobody.",
            "Komi: 7 is added to White's score, which makes 8.",
            "Rule 10: White wins by 7 (W+7).",
        ]
    )
    expect(button(table, "Pass")).to_be_hidden()
    choose(table, "B2")
    expect(say(table)).to_have_text("Rule 8: Two passes in a row have ended the game; undo one to play on.")
    assert stones(table)[3] == "....."
    expect(turns(table)).to_have_count(5)
    button(table, "Undo").click()
    expect(result).to_be_hidden()
    play(table, "B2")
    assert stones(table)[3] == ".O..."


def test_the_last_stone_is_marked(table: Page) -> None:
    """The cell of the last move is the current one, and the picture rings it."""
    play(table, "E5 C3")
    expect(table.locator("tt-grid [aria-current]")).to_have_attribute("aria-label", re.compile("^C3,"))
    table.mouse.move(0, 0)
    ringed = picture(table)
    play(table, "pass")
    assert picture(table) != ringed
