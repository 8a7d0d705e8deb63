"""The tree of turns beside the board: what else was tried, comments, keys. Its rows:
tests/static/game/tree*.test.mjs.
"""

from playwright.sync_api import Page, expect

from e2e.support.driver import button, current, opened, play, point, sgf, stones, turns


def test_what_else_was_tried_is_gone_on_with(table: Page) -> None:
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
    turns(table).last.press("Enter")
    expect(current(table)).to_have_text("3 C3")
    expect(current(table)).to_be_focused()
    expect(turns(table)).to_have_text(["Start", "1 E5", "2 D4", "2 G7", "3 C3"])
    expect(turns(table).nth(3)).to_have_accessible_name("2 G7, White, in a variation")


def test_comments_stand_in_the_tree(table: Page) -> None:
    """A record opens in review at its last move; a click on a comment goes to its move."""
    opened(table, sgf("(;SZ[9]C[Hello];B[ee]C[A good start];W[dd];B[cc])"), 3, at=3)
    expect(current(table)).to_have_text("3 C7")
    table.locator("#turns .said a").filter(has_text="good").click()
    expect(current(table)).to_have_text("1 E5")


def test_the_list_is_one_stop(table: Page) -> None:
    """Tab comes to it once, at the turn that is shown; there the arrows move, and Escape leads back
    to the board.
    """
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
