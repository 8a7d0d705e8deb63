"""<tt-board> that asks, that is a problem to solve, that shows a process, that steps by itself,
that is edited.
"""

import re

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
from e2e.support.waiting import Hold, settle

SURROUNDED = ". X .\nX O .\n. X ."
PROBLEM = "(;SZ[5]AB[bb][cb]AW[cc](;B[cd];W[dc];B[dd]C[RIGHT])(;B[ab];W[cd]C[WRONG Too far.]))"


def answers(page):
    return [
        [detail["at"], detail["right"], detail["left"], detail["done"]]
        for _, kind, detail in told(page)
        if kind == "tt-answer"
    ]


def test_any_move_that_captures(page):
    """The rules judge, and say why. What is pointed at is told only once the answer is."""
    put(page, f'<tt-board id="a" ask="captures">{SURROUNDED}</tt-board>')
    expect(said(page)).to_have_text("Choose on the board: one point.")
    cell(page, "A1").click()
    expect(said(page)).to_have_text("A black stone at A1 captures nothing.")
    expect(said(page)).to_be_visible()
    expect(part(page, "note")).to_be_empty()
    cell(page, "C2").click()
    expect(said(page)).to_contain_text("A black stone at C2 captures 1 white stone")
    cell(page, "A1").hover()
    expect(part(page, "note")).to_contain_text("A1 is empty")
    assert answers(page) == [["A1", False, 1, False], ["C2", True, 0, True]]


def test_the_first_answer_may_come_before_python(own):
    """It is kept, and judged once the rules are there."""
    hold = Hold(own, PYTHON)
    surround(own, f'<tt-board id="a" ask="captures">{SURROUNDED}</tt-board>')
    cell(own, "C2").click()
    hold.let_go()
    expect(said(own)).to_contain_text("A black stone at C2 captures 1 white stone")
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
    expect(said(page)).to_have_text("That doesn’t work.")
    expect(part(page, "comment")).to_have_text("Too far.")
    button(page, "Try again").click()
    expect_turn(page, 0)
    cell(page, "C2").click()
    expect_turn(page, 2)
    cell(page, "D2").click()
    expect(said(page)).to_have_text("Solved!")
    assert answers(page) == [["A4", False, 1, True], ["C2", True, 1, False], ["D2", True, 0, True]]


def test_a_problem_in_the_authors_words(page):
    """Its first node sets it up. What is not in it, and what cannot be, is not played; the solution
    is shown, but for a board that is asked again meanwhile; what is over takes no guess.
    """
    record = PROBLEM.replace("AB[bb]", ";AB[bb]")
    words = 'solve="Kill it." wrong="No." reply="It ran."'
    put(page, f'<tt-board id="a" {words} sgf="{record}"></tt-board>')

    def guess(at, sentence):
        cell(page, at).click()
        expect(said(page)).to_have_text(sentence)

    expect(said(page)).to_have_text("Kill it.")
    guess("C3", "There is already a white stone on C3. Choose an empty point.")
    assert answers(page) == []
    settle(page)
    plain = board(page).locator("canvas").screenshot()
    guess("E5", "No.")
    expect_turn(page, 1)
    page.mouse.move(0, 0)
    settle(page)
    assert board(page).locator("canvas").screenshot() != plain  # a cross
    button(page, "Show me").click()
    board(page).evaluate("board => board.reset()")
    expect(said(page)).to_have_text("Kill it.")
    guess("E5", "No.")
    button(page, "Show me").click()
    expect(said(page)).to_have_text("The answer is C2, D3, D2.")
    expect_turn(page, 4)
    cell(page, "A4").click()
    expect(part(page, "note")).to_have_text("This problem is finished.")
    button(page, "Try again").click()
    expect(said(page)).to_have_text("Kill it.")
    expect_turn(page, 1)
    expect(button(page, "Try again")).to_have_count(0)
    both = [cell(page, at).element_handle() for at in ("C2", "D2")]
    page.evaluate("cells => cells.forEach((cell) => cell.click())", both)  # before the reply
    expect(said(page)).to_have_text("It ran.")
    expect_turn(page, 3)
    guess("A4", "No.")
    button(page, "Try again").click()
    guess("A4", "No.")
    assert answers(page) == [
        ["E5", False, 1, False],
        ["E5", False, 1, False],
        ["", False, 0, True],
        ["C2", True, 1, False],
        ["A4", False, 1, False],
        ["A4", False, 1, True],
    ]


def test_variations(page):
    """Each has a letter, the record's own first, and a button; both lead there, and another one
    back to where they part.
    """
    record = "(;SZ[3];B[bb]LB[ab:x](;W[aa];B[ca])(;W[ab])(;W[])(;AW[cc])(;W[aa];B[cc]))"
    put(page, f'<tt-board id="a" sgf="{record}"></tt-board>')
    ways = ["A A3", "x A2", "C Pass", "D \u2026", "E A3"]
    rooms = board(page).locator("[part~=choice]")
    expect(rooms).to_have_count(0)
    button(page, "One move forward").click()
    expect(rooms).to_have_text(ways)
    expect(board(page).get_by_text("Variations", exact=True)).to_be_visible()
    expect(cell(page, "A2")).to_have_accessible_name("A2, labelled x, empty")
    expect(cell(page, "A3")).to_have_accessible_name("A3, labelled A, empty")
    cell(page, "A2").click()
    expect(cell(page, "A2")).to_have_accessible_name(re.compile("white stone"))
    expect(rooms).to_have_text(["Back to the main line"])
    expect(board(page).get_by_text("Variations", exact=True)).to_be_hidden()
    rooms.click()
    expect_turn(page, 1)
    expect(rooms).to_have_text(ways)
    button(page, "C Pass").click()
    expect_turn(page, 2)
    button(page, "One move back").click()
    expect(rooms).to_have_text(ways)
    button(page, "A A3").click()
    expect(cell(page, "A3")).to_have_accessible_name(re.compile("white stone"))


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
