"""<tt-board> that asks, that is a problem to solve, that shows a process, that steps by itself,
that is edited.
"""

import pytest
from playwright.sync_api import expect

from e2e.support.embedded import (
    PYTHON,
    board,
    button,
    cell,
    expect_turn,
    part,
    play,
    put,
    said,
    surround,
    told,
)
from e2e.support.waiting import Hold

SURROUNDED = ". X .\nX O .\n. X ."
PROBLEM = "(;SZ[5]AB[bb][cb]AW[cc](;B[cd];W[dc];B[dd]C[RIGHT])(;B[ab];W[cd]C[WRONG Too far.]))"


def answers(page):
    return [
        [detail["at"], detail["right"], detail["left"], detail["done"]]
        for _, kind, detail in told(page)
        if kind == "tt-answer"
    ]


@pytest.mark.in_each_browser
def test_any_move_that_captures(page):
    """The rules judge, and say why. What is pointed at is told only once the answer is, and no
    longer when it is asked again.
    """
    put(page, f'<tt-board id="a" ask="captures">{SURROUNDED}</tt-board>')
    expect(said(page)).to_have_text("Choose on the board: one point.")
    cell(page, "A1").click()
    expect(said(page)).to_have_text("Not quite. Black A1 clears nothing.")
    expect(said(page)).to_be_visible()
    expect(part(page, "note")).to_be_empty()
    button(page, "Show me").click()
    expect(said(page)).to_have_text("The answer is C2.")
    cell(page, "A1").hover()
    expect(part(page, "note")).to_contain_text("A1 is empty")
    button(page, "Ask me again").click()
    expect(said(page)).to_have_text("Choose on the board: one point.")
    expect(part(page, "note")).to_be_empty()
    cell(page, "C2").click()
    expect(said(page)).to_contain_text("Black C2 clears 1 white stone")
    assert answers(page) == [["A1", False, 1, False], ["", False, 0, True], ["C2", True, 0, True]]


def test_the_first_answer_may_come_before_python(own):
    """It is kept, and judged once the rules are there."""
    hold = Hold(own, PYTHON)
    surround(own, f'<tt-board id="a" ask="captures">{SURROUNDED}</tt-board>')
    cell(own, "C2").click()
    hold.let_go()
    expect(said(own)).to_contain_text("Black C2 clears 1 white stone")
    assert answers(own) == [["C2", True, 0, True]]


def test_a_problem(page):
    """It tells nothing before; a wrong line is played to its end, with the comment there; then it
    is solved.
    """
    put(page, f'<tt-board id="a" solve right="Solved!" sgf="{PROBLEM}"></tt-board>')
    expect(said(page)).to_have_text("Black to play: find the right move.")
    expect(button(page, "One move forward")).to_have_count(0)
    cell(page, "C2").focus()
    page.keyboard.press(".")
    page.keyboard.press("y")
    cell(page, "A4").click()
    expect(said(page)).to_have_text("That fails.")
    expect(part(page, "comment")).to_have_text("Too far.")
    button(page, "Try again").click()
    expect_turn(page, 0)
    cell(page, "C2").click()
    expect_turn(page, 2)
    cell(page, "D2").click()
    expect(said(page)).to_have_text("Solved!")
    assert answers(page) == [["A4", False, 1, True], ["C2", True, 1, False], ["D2", True, 0, True]]


def test_a_position_is_edited(page):
    """From empty to black to white; then a game begins with it."""
    put(page, '<tt-board id="a" edit size="3"></tt-board>')
    expect(board(page).locator('[part="phase"]')).to_contain_text("Set up a position")
    cell(page, "B2").click()
    expect(cell(page, "B2")).to_have_accessible_name("B2, black stone, 4 liberties")
    cell(page, "B2").click()
    expect(cell(page, "B2")).to_have_accessible_name("B2, white stone, 4 liberties")
    expect(button(page, "Pass")).to_have_attribute("aria-disabled", "true")
    button(page, "Black begins").click()
    play(page, "A1")
    assert [detail["stones"][1] for _, kind, detail in told(page) if kind == "tt-edit"] == [
        ".X.",
        ".O.",
    ]
