"""The dialog for a new game: sizes, komi, the family of rules, a position that is set up, and what
is typed wrong.
"""

import pytest
from playwright.sync_api import expect

from e2e.support.accessibility import focused, press
from e2e.support.driver import (
    begin,
    begin_by,
    button,
    chip,
    current,
    dialog,
    earlier,
    from_more,
    names,
    option,
    phase,
    play,
    point,
    ready,
    say,
    score,
    stones,
    turns,
    unfold,
)
from e2e.support.pixels import palette, patch


def test_bad_numbers_get_a_sentence(table):
    """The dialog stays, says what is accepted and keeps what was typed, the game behind it is
    untouched; mended, it is taken. Closed in any way it changes nothing.
    """
    play(table, "E5 D4")
    unfold(table)
    form = dialog(table)
    for label, text in (("Columns", "2.5"), ("Rows", "9"), ("Komi", "0.3")):
        form.get_by_label(label).fill("")
        form.get_by_label(label).press_sequentially(text)
    button(form, "Begin").click()
    expect(form.get_by_role("alert")).to_contain_text("1 to 52, not 2.5")
    expect(form.get_by_role("alert")).to_be_in_viewport()
    expect(form.get_by_label("Columns")).to_have_value("2.5")
    expect(form.get_by_label("Komi")).to_have_value("0.3")
    expect(current(table)).to_have_text("2 D4")
    form.get_by_label("Columns").fill("3")
    form.get_by_label("Komi").fill("1")
    button(form, "Begin").click()
    expect(form).to_be_hidden()
    expect(table.get_by_role("gridcell")).to_have_count(27)
    for close in (
        lambda: button(form, "Cancel").click(),
        lambda: table.mouse.click(5, 5),
        lambda: table.keyboard.press("Escape"),
    ):
        button(table, "New game").click()
        expect(form).to_be_visible()
        expect(form.get_by_role("alert")).to_be_hidden()
        close()
        expect(form).to_be_hidden()
    expect(turns(table)).to_have_count(1)


def test_cells_lie_on_their_points(table):
    """The transparent cells cover the drawn board: the middle of each corner cell is a crossing of
    lines.
    """
    begin(table, 13, 7)
    line = palette(table)["line"]
    for vertex, x, y in (
        ("A1", 0.3, -0.3),
        ("A7", 0.3, 0.3),
        ("N1", -0.3, -0.3),
        ("N7", -0.3, 0.3),
    ):
        cell = patch(table, vertex)
        assert line in cell.around(x, 0), vertex
        assert line in cell.around(0, y), vertex
        assert line not in cell.around(-x, 0), vertex
    assert point(table, "G4").bounding_box()


# The family of rules, chosen in the dialog and obeyed on the board: superko, suicide, score,
# handicap. What differs by them is in tests/test_rulesets.py.


def test_each_is_chosen(table):
    """A repeat that natural situational superko allows and positional does not; the score by the
    wording of 1995. The page tells both.
    """
    facts = table.locator("#played-by")
    expect(facts).to_have_text("Tromp-Taylor")
    for superko, banned in (("positional", True), ("natural-situational", False)):
        begin_by(table, 2, 1, rules=f"superko={superko}.score=taylor-1995")
        expect(score(table)).to_have_text("Black 2, White 2, neutral 0")
        play(table, "A1 pass")
        assert ("not allowed: repeats the position" in names(table)["B1"]) is banned
    expect(facts).to_contain_text("Natural situational superko")
    play(table, "B1")


def test_the_fold_tells_what_is_chosen(table):
    """Also when it is closed; a set of rules chooses its komi. A size that has a chip is chosen
    there. A handicap is not for the next game, too.
    """
    unfold(table)
    option(table, "Rules", "New Zealand").check()
    told = dialog(table).locator("details.fold > summary").first
    expect(told).to_have_text("Rules, komi, handicap: New Zealand · Komi 7")
    form = dialog(table)
    option(table, "Rules", "AGA count, Japanese ending").check()
    expect(form.get_by_text("on the star points")).to_be_visible()
    form.get_by_label("Handicap stones").fill("2")
    told_with = "Rules, komi, handicap: AGA count, Japanese ending · Komi ½ · Handicap 2"
    expect(told).to_have_text(told_with)
    option(table, "Rules", "Chinese style").check()
    expect(form.get_by_text("Black plays them first")).to_be_visible()
    button(form, "Cancel").click()
    unfold(table)
    expect(told).to_have_text("Rules, komi, handicap: Chinese style · Komi 7½")
    chip(form, "13").check()
    expect(form.get_by_label("Rows")).to_have_value("13")
    form.get_by_label("Columns").fill("7")
    expect(chip(form, "13")).not_to_be_checked()
    form.get_by_label("Rows").fill("7")
    expect(chip(form, "7")).to_be_checked()
    button(form, "Cancel").click()


def test_it_is_seen_whole_on_small_phones(page):
    """Down to Begin without scrolling, the computer's step and the colour included."""
    for width, height in ((320, 568), (360, 640)):
        page.set_viewport_size({"width": width, "height": height})
        page.goto("./")
        ready(page)
        button(page, "New game").click()
        form = dialog(page)
        chip(form, "The computer").check()
        for legend in ("Board size", "Opponent", "Your colour"):
            expect(form.get_by_role("group", name=legend, exact=True)).to_be_in_viewport(ratio=1)
        expect(form.get_by_label("Strength")).to_be_in_viewport(ratio=1)
        begin_button = button(form, "Begin")
        expect(begin_button).to_be_in_viewport(ratio=1)
        # it is not the foot that stays in sight, which would lie on the fold
        fold = form.locator("details.fold > summary").first.bounding_box()
        box = begin_button.bounding_box()
        assert box
        assert fold["y"] + fold["height"] <= box["y"]


# Setting up a position before the first turn, by pointer and keys. What is set up:
# tests/session/test_session_endings.py.


TITLE = "Set up a position"


@pytest.fixture
def setup(table):
    """A 5x5 grid to be set up."""
    begin(table, 5)
    from_more(table, "Set up a position")
    expect(phase(table, TITLE)).to_be_visible()
    return table


def test_by_keyboard(setup):
    """Enter changes the point, Tab comes to the brush and the buttons, and then the board has the
    focus again; the turns are White's then.
    """
    expect(button(setup, "Pass")).to_be_hidden()
    point(setup, "C3").focus()
    press(setup, "Enter")
    expect(say(setup)).to_contain_text("C3 is black.")
    press(setup, "ArrowRight Enter")
    expect(say(setup)).to_contain_text("D3 is black.")
    press(setup, "Tab")
    assert focused(setup) == "Black"
    press(setup, "Tab")
    assert focused(setup) == "Black begins"
    press(setup, "Tab")
    assert focused(setup) == "White begins"
    press(setup, "Enter")
    expect(phase(setup, TITLE)).to_have_count(0)
    assert focused(setup) == "D3"
    press(setup, "ArrowUp Enter")
    expect(turns(setup)).to_have_count(2)
    assert stones(setup) == [".....", "...O.", "..XX.", ".....", "....."]
    expect(button(setup, "Pass")).to_be_visible()


def test_it_begins_with_what_is_on_the_board(table):
    """The game that was played there is kept."""
    play(table, "E5 D4")
    from_more(table, "Set up a position")
    expect(phase(table, TITLE)).to_be_visible()
    expect(turns(table)).to_have_count(1)
    assert "".join(stones(table)).count(".") == 79
    assert "9 by 9, 2 moves" in earlier(table)


def test_a_brush_is_chosen(setup):
    """Each tap gives its colour, until another is chosen."""
    for name, vertex, told in (
        ("White", "C3", "C3 is white."),
        ("Black", "C3", "C3 is black."),
        ("Empty", "C3", "C3 is empty."),
    ):
        chip(setup.locator("#brush"), name).check()
        point(setup, vertex).click()
        expect(say(setup)).to_contain_text(told)
