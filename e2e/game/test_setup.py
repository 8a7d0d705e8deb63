"""Setting up a position before the first turn."""

import pytest
from playwright.sync_api import Page, expect

from e2e.support.driver import (
    begin_by,
    button,
    choose,
    phase,
    picture,
    play,
    point,
    say,
    score,
    stones,
    turns,
    undo,
)
from e2e.support.keyboard import focused, press
from e2e.support.pixels import palette, patch
from tests.support.tones import contrast

TITLE = "Set up a position"


@pytest.fixture
def setup(table: Page) -> Page:
    """A 5x5 grid to be set up."""
    begin_by(table, 5, setup=True)
    expect(phase(table, TITLE)).to_be_visible()
    return table


def colour(page: Page, vertex: str, *colours: str) -> None:
    """Choose a point once for each of these colours."""
    for wanted in colours:
        choose(page, vertex)
        expect(say(page)).to_contain_text(f"{vertex} is {wanted}.")


def test_white_begins_from_a_position(setup: Page) -> None:
    """Points go from empty to black to white to empty, all of them by one button; White takes the first turn, and Undo stops at the
    position. More is in tests/session/test_session_endings.py.
    """
    colour(setup, "A2", "black")
    colour(setup, "B1", "black")
    choose(setup, "A1")
    choose(setup, "A1")
    expect(say(setup)).to_contain_text("liberty")
    assert stones(setup)[3:] == ["X....", ".X..."]
    button(setup, "Clear the grid").click()
    expect(say(setup)).to_contain_text("The grid is empty again.")
    colour(setup, "B2", "black")
    colour(setup, "C3", "black", "white")
    colour(setup, "D4", "black", "white", "empty")
    expect(button(setup, "Pass")).to_be_hidden()
    expect(turns(setup)).to_have_count(1)
    button(setup, "White begins").click()
    expect(phase(setup, TITLE)).to_have_count(0)
    expect(button(setup, "Pass")).to_be_visible()
    expect(button(setup, "Pass")).not_to_have_attribute("aria-disabled", "true")
    expect(say(setup)).to_contain_text("White")
    play(setup, "D4")
    assert stones(setup) == [".....", "...O.", "..O..", ".X...", "....."]
    expect(score(setup)).to_have_text("Black 1, White 2, neutral 22")
    undo(setup)
    assert stones(setup) == [".....", ".....", "..O..", ".X...", "....."]
    expect(button(setup, "Undo")).to_have_attribute("aria-disabled", "true")


def test_the_pointer_shows_a_point_and_no_stone(setup: Page) -> None:
    """What is pointed at is tinted; nothing is looked up and no ghost is drawn, for a click is no move."""
    colour(setup, "B2", "black")
    setup.mouse.move(0, 0)
    plain = picture(setup)
    point(setup, "D4").hover()
    assert picture(setup) != plain
    shown, inks = patch(setup, "D4").at(0.25, 0.25), palette(setup)
    assert contrast(shown, inks["ground"]) < contrast(shown, inks["black"]), "a tint, no stone"
    expect(setup.locator("#look")).to_be_empty()
    setup.mouse.move(0, 0)
    assert picture(setup) == plain


def test_by_keyboard(setup: Page) -> None:
    """Enter changes the point, Tab comes to the buttons, and then the board has the focus again."""
    point(setup, "C3").focus()
    press(setup, "Enter")
    expect(say(setup)).to_contain_text("C3 is black.")
    press(setup, "ArrowRight Enter")
    expect(say(setup)).to_contain_text("D3 is black.")
    press(setup, "Tab")
    assert focused(setup) == "Black begins"
    press(setup, "Tab Enter")
    expect(phase(setup, TITLE)).to_have_count(0)
    assert focused(setup) == "D3"
    press(setup, "ArrowUp Enter")
    expect(turns(setup)).to_have_count(2)
    assert stones(setup) == [".....", "...O.", "..XX.", ".....", "....."]
