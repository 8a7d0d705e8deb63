"""What is drawn on stones while the players agree or somebody rules, and around what a region's
border explains.
"""

import pytest
from playwright.sync_api import Page, expect

from e2e.support.driver import begin_by, button, explain, mark, phase, play
from e2e.support.pixels import Colour, Patch, palette, patch


@pytest.fixture
def ruling(table: Page) -> Page:
    """5x5 with C3, D3 black and B2, A5 white; Black wants B2 and A5 off, White C3 and A5; a ruling
    is due.
    """
    begin_by(table, 5, ending="By agreement or by a ruling")
    play(table, "C3 B2 D3 A5 pass pass")
    for vertex in ("B2", "A5"):
        mark(table, vertex)
    button(table, "Black proposes: remove marked stones").click()
    mark(table, "B2", marked=False)
    mark(table, "C3")
    button(table, "White disagrees: ask for a ruling").click()
    expect(phase(table, "A ruling is due")).to_be_visible()
    table.mouse.move(0, 0)
    return table


WANTS = ["square: Black wants it off", "diamond: White wants it off", "dashed square: in dispute"]


def test_each_mark_has_its_place(ruling: Page) -> None:
    """A square for Black's wish, a diamond for White's, side by side where both want a stone off; a
    frame around a dispute; a cross on each stone of a string that is marked, of the accent's
    colour. The legend tells those that are there.
    """
    colours = palette(ruling)
    cells = {vertex: patch(ruling, vertex) for vertex in ("B2", "C3", "D3", "A5")}
    assert cells["B2"].at(0, 0.26) == colours["black"]
    assert cells["C3"].at(0, 0.26) == cells["D3"].at(0, 0.26) == colours["white"], (
        "the whole string"
    )
    assert (cells["A5"].at(-0.16, 0.26), cells["A5"].at(0.16, 0.26)) == (
        colours["black"],
        colours["white"],
    )
    framed = [name for name in cells if top_edge(cells[name]).count(colours["accent"])]
    assert framed == ["B2", "C3", "D3"]
    legend = ruling.get_by_role("list", name="What the marks on stones mean").get_by_role(
        "listitem"
    )
    expect(legend).to_have_text(WANTS)
    mark(ruling, "D3")
    mark(ruling, "B2")
    ruling.mouse.move(0, 0)
    for vertex in ("C3", "D3", "B2"):
        assert colours["accent"] in patch(ruling, vertex).around(0, -0.11), vertex
    assert colours["accent"] not in patch(ruling, "A5").pixels
    expect(legend).to_have_text(["cross: marked", *WANTS])


def top_edge(cell: Patch) -> list[Colour]:
    """The pixels along the upper edge of a cell."""
    return [colour for x in range(-45, 46, 3) for colour in cell.around(x / 100, -0.48)]


def test_a_region_of_one_colour_shows_the_stones_that_enclose_it(table: Page) -> None:
    """They are why it counts; a region that reaches both colours shows its two paths instead."""
    play(table, "B1 J9 A2 J8 B3")
    explain(table, "A1")
    expect(table.locator("#look")).to_contain_text("A1 is empty and reaches only Black")
    accent = palette(table)["accent"]
    assert accent in patch(table, "B1").around(0.46, 0)
    assert accent not in patch(table, "B3").around(0.46, 0)
    explain(table, "E5")
    expect(table.locator("#look")).to_contain_text("E5 is empty and reaches both")
    assert accent not in patch(table, "B1").around(0.46, 0)
