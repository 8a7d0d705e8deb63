"""Rule 6 on the page: a ko, its refused retake, and what is shown of it."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.driver import button, choose, names, picture, play, say, stones, turns

KO = "D6 E6 C5 F5 D4 E4 J1 D5 E5"  # turn 9 takes D5; taking back at D5 would make the grid of turn 8 again


def off_the_board(page: Page) -> None:
    page.mouse.move(0, 0)


@pytest.fixture
def ko(table: Page) -> Page:
    play(table, KO)
    off_the_board(table)
    return table


def test_the_retake_is_named_before_it_is_tried(ko: Page) -> None:
    """The cell says which turn a move there would repeat, and only that cell says so."""
    banned = {vertex: name for vertex, name in names(ko).items() if "not allowed" in name}
    assert banned == {
        "D5": "empty, reaches only Black, not allowed: repeats the grid after turn 8"
    } or banned == {"D5": "empty, reaches Black and White, not allowed: repeats the grid after turn 8"}


def test_the_retake_is_refused_and_changes_nothing(ko: Page) -> None:
    """The narrator names rule 6 and the turn; board, turns and player are as before."""
    before, score = stones(ko), ko.locator("#score").inner_text()
    choose(ko, "D5")
    expect(say(ko)).to_have_text(
        "Rule 6: D5 would repeat the grid as it was after turn 8, shown here, so it is not allowed."
    )
    assert stones(ko) == before
    assert ko.locator("#score").inner_text() == score
    expect(turns(ko)).to_have_count(10)
    play(ko, "A9")
    expect(say(ko)).to_have_text("Rule 7: White A9. Black to play.")


def test_the_earlier_grid_is_shown_until_the_next_turn(ko: Page) -> None:
    """The refused repeat changes the picture; the next answer gives the board its own picture back."""
    plain = picture(ko)
    choose(ko, "D5")
    expect(say(ko)).to_contain_text("Rule 6")
    off_the_board(ko)
    ghosts = picture(ko)
    assert ghosts != plain
    play(ko, "pass")
    off_the_board(ko)
    button(ko, "Undo").click()
    expect(turns(ko).nth(9).get_by_role("link").first).to_have_attribute("aria-current", "step")
    off_the_board(ko)
    assert picture(ko) == plain


def test_another_turn_lifts_the_ban(ko: Page) -> None:
    """After a turn elsewhere by each player the retake makes a grid that never was, and is played."""
    play(ko, "A9 A1 D5")
    expect(say(ko)).to_contain_text("White D5 clears 1 black stone.")
    assert "not allowed: repeats the grid after turn 11" in names(ko)["E5"]


def test_the_rule_number_leads_to_the_rule(ko: Page) -> None:
    """The narrator's number is a link to that rule's demos."""
    choose(ko, "D5")
    link = say(ko).get_by_role("link", name="Rule 6", exact=True)
    expect(link).to_have_attribute("href", re.compile(r"/static/rules\.html#rule-6$"))


def test_the_same_refusal_twice_is_read_twice(ko: Page) -> None:
    """A live region that does not change is silent, so a repeated sentence changes in what nobody sees."""
    choose(ko, "D5")
    expect(say(ko)).to_contain_text("Rule 6")
    first = say(ko).evaluate("line => line.textContent")
    choose(ko, "D5")
    expect(say(ko)).not_to_have_js_property("textContent", first)
    choose(ko, "D5")
    expect(say(ko)).to_have_js_property("textContent", first)
