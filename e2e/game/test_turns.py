"""The tree of turns beside the board: what else was tried. Its rows, comments and keys:
tests/static/game/tree.test.mjs.
"""

from playwright.sync_api import Page, expect

from e2e.support.driver import button, current, play, stones, turns


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
