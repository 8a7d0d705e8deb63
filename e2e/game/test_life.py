"""Is it dead?, asked of the stone that was tapped last."""

import re

from playwright.sync_api import expect

from e2e.support.driver import button, give, point, say, sgf, stones

# Three empty points in a corner
THREE = "(;SZ[7]AB[af][bf][cf][df][dg]AW[ae][be][ce][de][ee][ef][eg]PL[W])"


def test_the_turns_are_played_out(table):
    """On the board, step by step; a tap on it brings the game's own position back."""
    give(table, sgf(THREE, "three.sgf"))
    expect(point(table, "A2")).to_have_accessible_name(re.compile("A2, black stone"))
    before = stones(table)
    point(table, "A2").click()
    button(table, "Is A2 dead?").click()
    expect(say(table)).to_contain_text("It depends on who plays first.", timeout=60_000)
    for expected in ("White plays first:", "White played B1.", "Black played C1.", "White played"):
        steps = table.get_by_role("group", name="Is A2 dead?")  # beside those of the game
        steps.get_by_role("button", name="Next").click()
        expect(say(table)).to_contain_text(expected)
    # what the turn captures still stands, marked
    assert stones(table)[-2:] == ["XXXXO..", "OOXXO.."]
    point(table, "G7").click()
    expect(point(table, "G7")).to_have_accessible_name(re.compile("G7, white stone"))
    assert stones(table)[1:] == before[1:]
