"""<tt-board> that asks, that is a problem to solve, that shows a process, that steps by itself, that is edited."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.support.contexts import Watch
from e2e.support.driver import settle
from e2e.support.embedded import (
    TRIANGLE,
    board,
    button,
    cell,
    expect_turn,
    part,
    play,
    said,
    stones,
    surround,
    told,
    turn,
)
from e2e.support.warm import put

SURROUNDED = ". X .\nX O .\n. X ."
PROBLEM = "(;SZ[5]AB[bb][cb]AW[cc](;B[cd];W[dc];B[dd]C[RIGHT])(;B[ab];W[cd]C[WRONG Too far.]))"


def choices(page: Page, name: str = "a") -> Locator:
    return board(page, name).locator('[part~="choice"]')


def answers(page: Page) -> list[list[object]]:
    return [
        [detail["at"], detail["right"], detail["left"], detail["done"]]
        for _, kind, detail in told(page)
        if kind == "tt-answer"
    ]


# Questions


def test_nothing_of_it_is_loaded_before(own: Page, watch: Watch) -> None:
    """A board without these attributes fetches none of their files."""
    surround(own, TRIANGLE)
    play(own, "C2")
    settle(own)
    theirs = re.compile(r"/embed/(ask|solve|process|autoplay|edit)\.js|demos\.json|/teach/")
    assert [url for url in watch.requests if theirs.search(url)] == []


def test_one_of_the_authors_points(page: Page) -> None:
    """Wrong ones are crossed out and said, a right one ends it; no turn is taken."""
    put(
        page,
        f'<tt-board id="a" ask="C2 A1" right="Yes, that is it." wrong="Look again.">{SURROUNDED}</tt-board>',
    )
    expect(said(page)).to_have_text("Choose on the board: one point.")
    cell(page, "C1").click()
    expect(said(page)).to_have_text("Look again.")
    cell(page, "C2").click()
    expect(said(page)).to_have_text("Yes, that is it.")
    cell(page, "A1").click()
    expect(said(page)).to_have_text("Yes, that is it.")
    assert answers(page) == [["C1", False, 2, False], ["C2", True, 0, True]]
    assert stones(page) == [".X.", "XO.", ".X."]
    assert turn(page) == 0
    button(page, "Ask me again").click()
    expect(said(page)).to_have_text("Choose on the board: one point.")


def test_all_of_the_authors_points(page: Page) -> None:
    put(page, f'<tt-board id="a" ask="all C2 A1" right="Both.">{SURROUNDED}</tt-board>')
    expect(said(page)).to_have_text("Choose points on the board.")
    cell(page, "A1").click()
    expect(said(page)).to_contain_text("1 more to find")
    cell(page, "C2").click()
    expect(said(page)).to_have_text("Both.")
    assert answers(page) == [["A1", True, 1, False], ["C2", True, 0, True]]


@pytest.mark.in_each_browser
def test_any_move_that_captures(page: Page) -> None:
    """The rules judge, and say why."""
    put(page, f'<tt-board id="a" ask="captures">{SURROUNDED}</tt-board>')
    expect(said(page)).to_have_text("Choose on the board: one point.")
    cell(page, "A1").click()
    expect(said(page)).to_contain_text("Not so.")
    button(page, "Show me").click()
    expect(said(page)).to_have_text("These are all: C2.")
    button(page, "Ask me again").click()
    expect(said(page)).to_have_text("Choose on the board: one point.")
    cell(page, "C2").click()
    expect(said(page)).to_contain_text("Black C2 clears 1 white stone")
    assert answers(page) == [["A1", False, 1, False], ["C2", True, 0, True]]


def test_the_verdict_takes_the_place_of_what_was_looked_at(page: Page) -> None:
    """Who has rested on a point before choosing it reads why it is not the answer."""
    put(page, f'<tt-board id="a" ask="captures">{SURROUNDED}</tt-board>')
    expect(said(page)).not_to_be_empty()
    cell(page, "A1").hover()
    expect(part(page, "note")).to_contain_text("A1 is empty")
    cell(page, "A1").click()
    expect(said(page)).to_have_text("Not so. Black A1 clears nothing.")
    expect(said(page)).to_be_visible()
    expect(part(page, "note")).to_be_empty()


def test_a_choice(page: Page) -> None:
    put(page, f'<tt-board id="a" ask="winner">{SURROUNDED}</tt-board>')
    expect(choices(page)).to_have_text(["Black", "White", "A tie"])
    button(page, "White").click()
    expect(said(page)).to_contain_text("Not so.")
    button(page, "Black").click()
    expect(said(page)).to_contain_text("Right.")
    assert answers(page) == [["white", False, 1, False], ["black", True, 0, True]]


def test_a_question_that_is_none(page: Page) -> None:
    """Its author is told what there is."""
    put(page, '<tt-board id="a" ask="nonsense" size="3"></tt-board>')
    expect(said(page)).to_contain_text("There is no question 'nonsense'; there are allowed, atari,")


def test_another_question(page: Page) -> None:
    """Changed by a script, it is asked anew; taken away, the board is one to look at."""
    put(page, f'<tt-board id="a" ask="C1">{SURROUNDED}</tt-board>')
    expect(said(page)).to_have_text("Choose on the board: one point.")
    cell(page, "C1").click()
    expect(said(page)).to_contain_text("Right.")
    board(page).evaluate("board => { board.ask = 'C2'; }")
    cell(page, "C1").click()
    expect(said(page)).to_contain_text("Not so.")
    board(page).evaluate("board => { board.ask = null; }")
    expect(choices(page)).to_have_count(0)


# Problems


def test_a_problem_is_solved(page: Page) -> None:
    """The tree answers; where it ends right, that is said."""
    put(page, f'<tt-board id="a" solve right="Solved!" sgf="{PROBLEM}"></tt-board>')
    expect(said(page)).to_have_text("Black to play: find the right turn.")
    cell(page, "C2").click()
    expect_turn(page, 2)
    assert board(page).evaluate("board => board.view.turns.slice(0, 2)") == ["C2", "D3"]
    cell(page, "D2").click()
    expect(said(page)).to_have_text("Solved!")
    assert answers(page) == [["C2", True, 1, False], ["D2", True, 0, True]]


def test_a_wrong_line(page: Page) -> None:
    """It is played to its end; the comment there is shown, and one may try again or be shown."""
    put(page, f'<tt-board id="a" solve sgf="{PROBLEM}"></tt-board>')
    expect(said(page)).to_have_text("Black to play: find the right turn.")
    cell(page, "A4").click()
    expect(said(page)).to_have_text("That fails.")
    expect(board(page).locator('[part="comment"]')).to_have_text("WRONG Too far.")
    button(page, "Try again").click()
    expect_turn(page, 0)
    expect(said(page)).to_have_text("Black to play: find the right turn.")
    cell(page, "E1").click()
    expect(said(page)).to_have_text("Not E1: try another point.")
    assert turn(page) == 0
    button(page, "Show me").click()
    expect_turn(page, 3)
    expect(said(page)).to_have_text("These are all: C2, D3, D2.")
    assert answers(page) == [["A4", False, 1, True], ["E1", False, 1, False]]


def test_a_problem_tells_nothing_before(page: Page) -> None:
    """No buttons and no keys step into its lines."""
    put(page, f'<tt-board id="a" solve sgf="{PROBLEM}"></tt-board>')
    expect(said(page)).to_have_text("Black to play: find the right turn.")
    expect(button(page, "One turn on")).to_have_count(0)
    cell(page, "C2").focus()
    page.keyboard.press(".")
    page.keyboard.press("y")
    settle(page)
    assert turn(page) == 0
    page.keyboard.press("Enter")
    expect_turn(page, 2)


# Processes


@pytest.mark.in_each_browser
def test_a_process(page: Page) -> None:
    """Forwards and backwards; another point to begin from."""
    put(page, '<tt-board id="a" steps="reach B3">. . .\nX O .\n. X .</tt-board>')
    expect(said(page)).to_contain_text("B3 is empty. Which other colours does it reach?")
    expect(button(page, "Back")).to_have_attribute("aria-disabled", "true")
    board(page).get_by_role("button", name="Next (1 of").click()
    expect(board(page).get_by_role("button", name="Next (2 of")).to_be_visible()
    steps = [detail["step"] for _, kind, detail in told(page) if kind == "tt-step"]
    assert steps == [1, 2]
    cell(page, "A1").click()
    expect(said(page)).to_contain_text("A1 is empty")
    assert turn(page) == 0


@pytest.mark.parametrize("name", ["ko", "reach-abcd", "forty-one", "play"])
def test_a_board_of_learn(page: Page, name: str) -> None:
    """In a line: its position, its labels, its steps."""
    put(page, f'<tt-board id="a" demo="{name}"></tt-board>')
    expect(board(page).get_by_role("button", name="Next (1 of")).to_be_visible()
    if name == "ko":
        expect(cell(page, "B3")).to_have_accessible_name("B3, labelled 2, empty")


def test_no_board_of_learn(page: Page) -> None:
    put(page, '<tt-board id="a" demo="nope"></tt-board>')
    expect(said(page)).to_contain_text("Learn has no board \u201cnope\u201d; there are play, grid,")


@pytest.mark.in_each_browser
def test_stepping_by_itself(page: Page) -> None:
    """On demand: through turns to the end, and through a process; a person may stop it."""
    put(
        page,
        '<tt-board id="a" size="3" moves="A1 B1 C1" at="0" autoplay="0.2"></tt-board>'
        '<tt-board id="b" steps="reach A1" size="2" autoplay="0.2"></tt-board>',
    )
    expect_turn(page, 0)
    button(page, "Play through").click()
    expect_turn(page, 3)
    expect(button(page, "Play through")).to_be_visible()
    button(page, "Play through", "b").click()
    expect(button(page, "Pause", "b")).to_have_attribute("aria-pressed", "true")
    expect(button(page, "Play through", "b")).to_be_visible()
    last = [detail for name, kind, detail in told(page) if kind == "tt-step" and name == "b"][-1]
    assert last["step"] == last["steps"]


# Editing


@pytest.mark.in_each_browser
def test_a_position_is_edited(page: Page) -> None:
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
    assert [detail["stones"][1] for _, kind, detail in told(page) if kind == "tt-edit"] == [".X.", ".O."]
