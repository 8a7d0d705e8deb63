"""Setting up a position before the first turn, by pointer and keys. What is set up:
tests/session/test_session_endings.py.
"""

import pytest
from playwright.sync_api import Page, expect

from e2e.support.driver import begin_by, button, phase, point, say, stones, turns
from e2e.support.keyboard import focused, press

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
