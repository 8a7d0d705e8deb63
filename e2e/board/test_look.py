"""What a point reaches is shown when somebody asks; a move is shown in its steps. How marks are
drawn is in test_marks.py.
"""

import pytest
from playwright.sync_api import expect

from e2e.support.driver import (
    begin_by,
    button,
    choose,
    current,
    drawn,
    explain,
    mark,
    phase,
    picture,
    play,
    point,
    ready,
)
from e2e.support.pixels import Patch, palette, patch
from e2e.support.pythons import ALONE
from e2e.support.waiting import settle


def looked(page):
    """The sentence about the point that is looked at."""
    return page.locator("#look")


def test_a_point_is_explained_when_somebody_asks(table):
    """The sentence names what D6 reaches; the path to D4 is drawn through D5, and the region is
    bordered, until the board is used again: another point is asked about, and chosen again it is
    played.
    """
    play(table, "D4 A1")
    point(table, "F6").hover()
    before = picture(table)
    explain(table, "D6")
    expect(looked(table)).to_have_text(
        "D6 is empty and reaches both colours, so it counts for nobody."
    )
    settle(table)
    assert palette(table)["accent"] in Patch(table, "D5").around(0, 0.4)
    point(table, "F6").hover()
    assert picture(table) != before
    for _ in range(2):
        point(table, "G7").click()
        expect(looked(table)).to_contain_text("G7 is empty")
    play(table, "G7")
    expect(looked(table)).to_have_text("")


def test_a_ghost_stone_follows_the_pointer_where_a_move_is_allowed(table):
    """Over an empty point a pale stone of the player to play; a mouse that rests says nothing."""
    play(table, "D4 A1 D5")
    table.mouse.move(0, 0)
    before = patch(table, "F6").at(0.25, 0.25)
    point(table, "F6").hover()
    assert patch(table, "F6").at(0.25, 0.25) not in (before, palette(table)["white"])
    expect(point(table, "D4")).to_have_attribute(
        "aria-label", "D4, black stone, one of 2 joined stones, 6 liberties"
    )
    expect(looked(table)).to_have_text("")


def test_areas_wait_for_both_colours(table):
    """The first stone alone shades nothing."""
    ground = patch(table, "F6").at(0.25, 0.25)
    play(table, "D4")
    table.mouse.move(0, 0)
    assert patch(table, "F6").at(0.25, 0.25) == ground


def test_marks_tell_what_points_reach(table):
    """Only Black, only White, or both."""
    table.get_by_label("Marks", exact=True).dispatch_event("click")  # under More
    play(table, "A3 J7 B2 H8 C1 G9")
    table.mouse.move(0, 0)
    colours = palette(table)
    both = patch(table, "E4")
    seen = (
        patch(table, "A1").at(0, 0),
        patch(table, "J9").at(0, 0),
        both.at(-0.04, 0.03),
        both.at(0.04, 0.03),
    )
    table.get_by_label("Shading", exact=True).dispatch_event("click")
    assert seen == (colours["black"], colours["white"], colours["black"], colours["white"])


# Motion. The clock of the page stands still and is moved by hand, so that every picture is known.

CAPTURE = "B1 A1 J9 H9"  # then Black A2 takes A1


@pytest.fixture
def moving(new_context):
    page = new_context(
        fresh=True, reduced_motion="no-preference", viewport={"width": 900, "height": 700}
    ).new_page()
    page.clock.install()
    page.goto(ALONE)
    ready(page)
    play(page, CAPTURE)
    page.mouse.move(0, 0)
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 5)
    return page


def capture(page):
    """Play A2 without a pointer, which would be in the picture."""
    page.locator("tt-grid").evaluate(
        'board => board.dispatchEvent(new CustomEvent("tt-play", { detail: { at: "A2" } }))'
    )
    expect(current(page)).to_have_text("5 A2")


def test_motion_can_be_skipped(moving):
    """Any press of pointer or key on the board shows the end of the move at once. A stone that is
    there before Python's answer does not come again.
    """
    for press, how in (("pointerdown", {}), ("keydown", {"key": "Shift"})):
        capture(moving)
        moving.clock.run_for(60)
        early = drawn(moving)
        moving.locator("tt-grid").dispatch_event(press, how)
        moving.clock.run_for(20)
        skipped = drawn(moving)
        assert skipped != early
        moving.clock.run_for(2000)
        assert drawn(moving) == skipped
        button(moving, "Undo").click()
        expect(current(moving)).to_have_text("4 H9")
    choose(moving, "E5")
    moving.clock.run_for(20)
    moving.mouse.move(0, 0)
    moving.clock.run_for(20)
    rim = Patch(moving, "E5").at(0, 0.36)
    expect(current(moving)).to_have_text("5 E5")
    for _ in range(30):
        moving.clock.run_for(20)
        assert Patch(moving, "E5").at(0, 0.36) == rim


@pytest.fixture
def ruling(table):
    """5x5 with C3, D3 black and B2, A5 white; Black wants B2 and A5 off, White C3 and A5; a ruling
    is due.
    """
    begin_by(table, 5, rules="ending=judge")
    play(table, "C3 B2 D3 A5 pass pass")
    for vertex in ("B2", "A5"):
        mark(table, vertex)
    button(table, "Black proposes: remove marked stones").click()
    mark(table, "B2", marked=False)
    mark(table, "C3")
    button(table, "White disagrees: ask for a ruling").click()
    expect(phase(table, "A ruling is needed")).to_be_visible()
    table.mouse.move(0, 0)
    return table


def test_the_legend_tells_the_marks_that_are_there(ruling):
    """How they are drawn is in test_marks.py; that they are is seen on the canvas."""
    legend = ruling.get_by_role("list", name="What the marks on stones mean").get_by_role(
        "listitem"
    )
    wants = [
        "square: Black wants it removed",
        "diamond: White wants it removed",
        "dashed square: in dispute",
    ]
    expect(legend).to_have_text(wants)
    before = picture(ruling)
    mark(ruling, "D3")
    ruling.mouse.move(0, 0)
    expect(legend).to_have_text(["cross: marked", *wants])
    assert picture(ruling) != before
