"""<tt-board> as its author writes it: attributes, properties, content, early and late, right and
wrong.

Each spelling of a diagram and of a mark, and each attribute that is wrong, is in tests/static/embed
and tests/record/test_tt_board.py.
"""

import json

import pytest
from playwright.sync_api import expect

from e2e.support.driver import picture
from e2e.support.embedded import (
    TRIANGLE,
    board,
    cell,
    expect_turn,
    opened,
    part,
    play,
    put,
    said,
    stones,
    surround,
    turn,
)
from e2e.support.servers import ROOT


def test_properties_set_before_the_script_is_there(own):
    """As a framework may do that renders first."""
    surround(own, '<tt-board id="a"></tt-board>', "")
    own.evaluate(
        "Object.assign(document.querySelector('tt-board'), { size: 3, play: true, label: 'Early' })"
    )
    own.add_script_tag(type="module", url="static/embed.js")
    expect(board(own)).to_have_attribute("size", "3")
    expect(board(own).get_by_role("grid", name="Early, 3 by 3")).to_be_visible()
    play(own, "B2")


def test_other_attributes_are_another_game(page):
    """While it is in use it begins anew at once; `at` alone only steps; what it looks like changes
    nothing of the game.
    """
    put(page, '<tt-board id="a" play size="3" moves="A1 B1"></tt-board>')
    expect_turn(page, 2)
    board(page).evaluate("board => { board.at = 1; }")
    expect_turn(page, 1)
    board(page).evaluate(
        "board => { board.show = 'score'; board.label = 'B'; board.theme = 'dark'; }"
    )
    assert turn(page) == 1
    board(page).evaluate("board => { board.moves = 'C3 C2 C1'; board.removeAttribute('at'); }")
    expect_turn(page, 3)
    assert stones(page) == ["..X", "..O", "..X"]
    board(page).evaluate("board => { board.removeAttribute('moves'); board.size = 2; }")
    expect_turn(page, 0)
    assert stones(page) == ["..", ".."]


def test_show(page):
    """Each word shows what it names, and nothing else does."""
    put(page, '<tt-board id="a" size="3" moves="B2" show=""></tt-board>')
    expect_turn(page, 1)
    bare = board(page).locator("tt-grid")
    expect(bare).to_have_attribute("bare", "")
    expect(cell(page, "A1")).to_have_accessible_name("A1, empty")
    expect(part(page, "score")).to_be_hidden()
    expect(part(page, "open")).to_be_hidden()
    plain = picture(page)
    board(page).evaluate("board => { board.show = 'moves'; }")
    assert picture(page) != plain
    board(page).evaluate("board => { board.show = 'reach score coordinates link'; }")
    expect(cell(page, "A1")).to_have_accessible_name("A1, empty, reaches only Black")
    expect(part(page, "score")).to_have_text("Black 9, White 0, neutral 0")
    expect(bare).not_to_have_attribute("bare", "")
    expect(part(page, "open")).to_be_visible()


def test_methods(page):
    """Each ends with the newest view."""
    put(page, TRIANGLE)
    found = board(page).evaluate(
        """async (board) => [
            (await board.turn("C2")).turn, (await board.turn("pass")).turn,
            (await board.undo()).turn, (await board.redo()).turn,
            (await board.goto(0)).turn, (await board.goto("end")).turn,
            await board.fragment(), (await board.picture()).slice(0, 4),
            (await board.reset()).turns.length, board.error,
        ]"""
    )
    assert found == [1, 2, 1, 2, 0, 2, "v=1&s=3&b=abba&w=bb&t=cb-", "<svg", 0, None]


def test_content_comes_and_goes(page):
    """Written late, changed, replaced and taken away by a framework."""
    put(page, '<tt-board id="a" play></tt-board>')
    assert len(stones(page)) == 9
    board(page).evaluate("board => { board.textContent = '. X\\nO .'; }")
    expect(cell(page, "B2")).to_have_accessible_name("B2, black stone")
    play(page, "A2")
    board(page).evaluate("board => { board.firstChild.data = 'X X .\\n. . .'; }")
    expect_turn(page, 0)
    assert stones(page) == ["XX.", "..."]
    board(page).evaluate("board => board.replaceChildren()")
    expect(cell(page, "J9")).to_be_attached()


@pytest.mark.in_each_browser
def test_moved_and_put_back(page):
    """Moved in the page, or taken out and put back later, a board goes on with its game."""
    put(page, f'{TRIANGLE}<div id="there"></div>')
    play(page, "C2")
    page.evaluate("document.getElementById('there').append(document.querySelector('tt-board'))")
    play(page, "A1")
    page.evaluate("window.kept = document.querySelector('tt-board'); kept.remove();")
    assert (
        page.evaluate("async () => (await kept.turn('B1'))?.turn ?? null") is None
    )  # nothing happens there
    page.evaluate("document.body.append(kept)")
    play(page, "B1")
    assert stones(page) == [".X.", "X.X", ".X."]


# A board that cannot be, the sentence, and what is inside of it, by name; all sentences are in
# tests/static/embed and tests/record
WRONG = {
    "a": ("play>Black to play", "Row 1, column 1 of the diagram is 'B'; write", "Black to play"),
    "c": ('sgf="(;SZ[3];B[aa])" at="7">', "There is no turn 7;", ""),
    "d": ('sgf="(;GM[2])">It was chess.', "Go", "It was chess."),
    "e": ('sgf="gone.sgf">Lost.', "The game record gone.sgf could not be loaded.", "Lost."),
    "i": ('play komi="half a point">. X', "Komi is a multiple of 0.5", ". X"),
}


def test_what_cannot_be_taken(page, watch):
    """One clear sentence; no grid that would be a guess, no buttons for it; what is inside stays to
    be read.
    """
    watch.expected = True  # there is no gone.sgf
    put(
        page,
        "".join(f'<tt-board id="{name}" {text}</tt-board>' for name, (text, *_) in WRONG.items()),
    )
    for name, (_, sentence, text) in WRONG.items():
        board(page, name).scroll_into_view_if_needed()
        expect(said(page, name)).to_contain_text(sentence)
        told = board(page, name).evaluate("board => board.error.message")
        assert told == said(page, name).inner_text().rstrip("\xa0")
        if text != ". X":
            expect(board(page, name).locator("tt-grid")).to_be_hidden()
            expect(board(page, name).get_by_role("button")).to_have_count(0)
            assert board(page, name).evaluate("board => board.innerText").strip() == text, name


# A page that an author wrote in November 2026: its boards show now what they showed then.


BEFORE = ROOT / "tests" / "data" / "before"


def test_boards(page):
    """Diagrams, moves, rules, a link, a record, marks and tasks; and a suicide on one of them is
    refused.
    """
    _, _, body = (BEFORE / "page.html").read_text(encoding="utf-8").partition("<body>")
    put(page, body.partition("</body>")[0])
    boards = json.loads((BEFORE / "pages.json").read_text(encoding="utf-8"))["boards"]
    board(page, "first").evaluate("board => board.turn('B2')")
    for name, wanted in boards.items():
        view = opened(page, name)
        assert {key: view[key] for key in wanted} == wanted, name
