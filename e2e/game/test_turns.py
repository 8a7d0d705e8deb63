"""The tree of turns beside the board: stepping, what else was tried, comments, and long records."""

import re

from playwright.sync_api import Page, expect

from e2e.support.driver import button, current, opened, play, point, score, sgf, stones, turns


def step(page: Page, name: str) -> None:
    page.locator("#turns").get_by_role("link", name=re.compile(rf"^{name}(, (Black|White))?$")).click()
    expect(current(page)).to_have_text(name)


def test_any_turn_can_be_stepped_to(table: Page) -> None:
    """A click on a turn reviews the game at it; the list stays whole and marks the turn that is shown."""
    play(table, "E5 D4 pass C3")
    for name, row5, row4 in (
        ("2 D4", "....X....", "...O....."),
        ("Start", "." * 9, "." * 9),
        ("3 pass", "....X....", "...O....."),
    ):
        step(table, name)
        assert stones(table)[4:6] == [row5, row4]
        expect(turns(table)).to_have_text(["Start", "1 E5", "2 D4", "3 pass", "4 C3"])
    expect(button(table, "Play from here")).to_be_visible()


def test_what_else_was_tried_is_gone_on_with(table: Page) -> None:
    """A turn at an earlier place keeps the other one beside it, whole; a click on any of its turns goes there, and it is the line then."""
    play(table, "E5 D4 C3")
    step(table, "1 E5")
    play(table, "G7")
    expect(turns(table)).to_have_text(["Start", "1 E5", "2 G7", "2 D4", "3 C3"])
    turns(table).last.press("Enter")
    expect(current(table)).to_have_text("3 C3")
    expect(current(table)).to_be_focused()
    expect(turns(table)).to_have_text(["Start", "1 E5", "2 D4", "2 G7", "3 C3"])
    expect(turns(table).nth(3)).to_have_accessible_name("2 G7, White, in a variation")


def test_play_from_here(table: Page) -> None:
    """It ends the review at the place that is shown, and the next move goes on from there."""
    play(table, "E5 D4 C3")
    step(table, "1 E5")
    button(table, "Play from here").click()
    expect(button(table, "Play from here")).to_be_hidden()
    play(table, "G7")
    expect(current(table)).to_have_text("2 G7")


def test_the_score_follows_every_turn(table: Page) -> None:
    """Bar and numbers are of the grid that is shown. A double click is one move."""
    point(table, "E5").dblclick()
    expect(current(table)).to_have_text("1 E5")
    expect(table.locator("#score")).to_have_text("Stones: Black 1, White 0")
    play(table, "A1")
    expect(score(table)).to_have_text("Black 1, White 1, neutral 79")


def test_comments_stand_in_the_tree(table: Page) -> None:
    """A record opens in review at its last move; a click on a comment goes to its move."""
    opened(table, sgf("(;SZ[9]C[Hello];B[ee]C[A good start];W[dd];B[cc])"), 3, at=3)
    expect(current(table)).to_have_text("3 C7")
    table.locator("#turns .said a").filter(has_text="good").click()
    expect(current(table)).to_have_text("1 E5")


def test_the_list_is_one_stop(table: Page) -> None:
    """Tab comes to it once, at the turn that is shown; there the arrows move, and Escape leads back to the board."""
    play(table, "E5 D4 C3 G7")
    current(table).focus()
    for key, place in (("ArrowLeft", 3), ("ArrowUp", 2)):
        table.keyboard.press(key)
        expect(turns(table).nth(place)).to_be_focused()
    table.keyboard.press("Enter")
    expect(current(table)).to_have_text("2 D4")
    expect(current(table)).to_be_focused()
    table.keyboard.press("End")  # the game is reviewed now
    expect(current(table)).to_have_text("4 G7")
    table.keyboard.press("Escape")
    expect(point(table, "G7")).to_be_focused()
