"""What a record points out is drawn and named on the game's page, too, at each of its turns."""

import re

from playwright.sync_api import Page, expect

from e2e.support.driver import comment, opened, picture, point, sgf, step_to

RECORD = "(;SZ[5]LB[aa:A]DD[ee];B[bb]TR[bb]AR[bb:cc];W[cc]VW[aa:dd];B[dd]VW[]DD[]FG[257:Figure 2]MN[7])"


def test_a_record_is_stepped_through(table: Page) -> None:
    """Labels, shapes and dimmed points by their names, lines by what is drawn, a part by its cells, a figure by its name."""
    opened(table, sgf(RECORD), 3)
    expect(point(table, "A5")).to_have_accessible_name("A5, labelled A, empty, reaches neither colour")
    expect(point(table, "E1")).to_have_accessible_name(re.compile("dimmed$"))
    step_to(table, 1)
    expect(point(table, "B4")).to_have_accessible_name(re.compile("black stone.*triangle$"))
    drawn = picture(table)
    step_to(table, 2)
    expect(table.get_by_role("gridcell")).to_have_count(16)
    assert picture(table) != drawn
    step_to(table, 3)
    expect(table.get_by_role("gridcell")).to_have_count(25)
    expect(point(table, "D2")).to_have_accessible_name(re.compile("labelled 7, black stone"))
    assert "Figure 2" in comment(table)
