"""The dialog for a new game: sizes, komi, the family of rules, a position that is set up, and what
is typed wrong.
"""

import pytest
from playwright.sync_api import Page, expect

from e2e.support.accessibility import focused, press
from e2e.support.driver import (
    begin,
    begin_by,
    button,
    current,
    dialog,
    names,
    option,
    phase,
    play,
    point,
    say,
    score,
    stones,
    turns,
    unfold,
)
from e2e.support.pixels import palette, patch


def test_bad_numbers_get_a_sentence(table: Page) -> None:
    """The dialog stays, says what is accepted and keeps what was typed, the game behind it is
    untouched; mended, it is taken.
    """
    play(table, "E5 D4")
    button(table, "New game").click()
    form = dialog(table)
    form.get_by_text("7", exact=True).click()
    expect(form.get_by_label("Columns")).to_be_hidden()
    form.get_by_text("other", exact=True).click()
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
    button(table, "New game").click()
    expect(form).to_be_visible()
    expect(form.get_by_role("alert")).to_be_hidden()
    button(form, "Cancel").click()


def test_the_dialog_closes_by_its_backdrop_cancel_and_escape(table: Page) -> None:
    """None changes the game."""
    play(table, "E5")
    for close in (
        lambda: button(dialog(table), "Cancel").click(),
        lambda: table.mouse.click(5, 5),
        lambda: table.keyboard.press("Escape"),
    ):
        button(table, "New game").click()
        expect(dialog(table)).to_be_visible()
        close()
        expect(dialog(table)).to_be_hidden()
    expect(turns(table)).to_have_count(2)


def test_cells_lie_on_their_points(table: Page) -> None:
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


def test_each_is_chosen(table: Page) -> None:
    """A repeat that natural situational superko allows and positional does not; the score by the
    wording of 1995. The page tells both.
    """
    facts = table.locator("#played-by")
    expect(facts).to_have_text("Tromp-Taylor")
    for superko, told in [
        ("Positional", "repeats the grid"),
        ("Natural situational", "reaches neither"),
    ]:
        begin_by(
            table, 2, 1, own={"Superko": superko, "Suicide": "Allowed", "Score": "Taylor 1995"}
        )
        expect(score(table)).to_have_text("Black 2, White 2, neutral 0")
        play(table, "A1 pass")
        assert ("not allowed: repeats the grid" in names(table)["B1"]) is (
            superko == "Positional"
        ), told
    expect(facts).to_contain_text("natural-situational")
    play(table, "B1")


def test_rules_bring_their_ending(table: Page) -> None:
    """Until an ending has been chosen by hand; then it stays."""
    unfold(table)
    for rules, ending in [
        ("Taylor 1995", "By agreement or by binding"),
        ("New Zealand", "By agreement or by four"),
        ("Tromp-Taylor without suicide", "After two passes"),
    ]:
        option(table, "Rules", rules).check()
        expect(option(table, "How it ends", ending)).to_be_checked()
    option(table, "How it ends", "By agreement or by a ruling").check()
    for other in ("New Zealand", "Choose each"):
        option(table, "Rules", other).check()
        expect(option(table, "How it ends", "By agreement or by a ruling")).to_be_checked()
    button(dialog(table), "Cancel").click()


def test_the_folds_tell_what_is_chosen(table: Page) -> None:
    """Also when they are closed; opening the dialog again tells it again."""
    button(table, "New game").click()
    expect(dialog(table)).to_contain_text("Advanced: Tromp-Taylor · After two passes")
    expect(dialog(table).get_by_role("group", name="How it ends")).to_be_hidden()
    unfold(table)
    option(table, "Rules", "New Zealand").check()
    expect(dialog(table)).to_contain_text("Advanced: New Zealand · By agreement or by four passes")
    expect(dialog(table).get_by_text("Other sources read the New Zealand wording")).to_be_visible()
    option(table, "Rules", "Choose each").check()
    expect(dialog(table).get_by_text("Other sources read the New Zealand wording")).to_be_hidden()
    expect(option(table, "Superko", "Situational")).to_be_checked()
    option(table, "Suicide", "Forbidden").check()
    expect(dialog(table)).to_contain_text(
        "Advanced: superko: Situational, suicide: Forbidden, score: Rule 9 · By"
    )
    button(dialog(table), "Cancel").click()


# Setting up a position before the first turn, by pointer and keys. What is set up:
# tests/session/test_session_endings.py.


TITLE = "Set up a position"


@pytest.fixture
def setup(table: Page) -> Page:
    """A 5x5 grid to be set up."""
    begin_by(table, 5, setup=True)
    expect(phase(table, TITLE)).to_be_visible()
    return table


def test_by_keyboard(setup: Page) -> None:
    """Enter changes the point, Tab comes to the buttons, and then the board has the focus again;
    the turns are White's then.
    """
    expect(button(setup, "Pass")).to_be_hidden()
    point(setup, "C3").focus()
    press(setup, "Enter")
    expect(say(setup)).to_contain_text("C3 is black.")
    press(setup, "ArrowRight Enter")
    expect(say(setup)).to_contain_text("D3 is black.")
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
