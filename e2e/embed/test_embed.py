"""<tt-board> in a page of somebody's: drawn at once, played on one Python that all boards share,
told by events.
"""

import re

import pytest
from playwright.sync_api import expect

from e2e.support.embedded import (
    KO,
    TRIANGLE,
    board,
    button,
    cell,
    expect_turn,
    part,
    play,
    put,
    said,
    stones,
    surround,
    told,
    turn,
)
from e2e.support.waiting import settle

# Before there is a Python


def test_a_diagram_is_text_without_javascript(own):
    """Its rows stay rows in a <pre>, and with embed.css also without one, where moves are read,
    too. (A plain Firefox cannot be told to leave scripts out.)
    """
    rows = ". X .\nX O .\n. . ."
    css = '<link rel="stylesheet" href="static/embed.css">'
    more = (
        f'<tt-board id="b"><pre>\n{rows}\n</pre></tt-board><tt-board id="c" moves="C3"></tt-board>'
    )
    surround(own, TRIANGLE + more, css)
    for name in ("a", "b"):
        shown = board(own, name).inner_text()
        assert [line.strip() for line in shown.strip().splitlines()] == rows.splitlines()
    after = "board => getComputedStyle(board, '::after').content"
    assert board(own, "c").evaluate(after) == '"C3"'


def test_a_diagram_is_drawn_without_python(own, watch):
    """Its stones are drawn and named; nothing that only Python needs has been asked for, nor by
    other rules that it surely takes.
    """
    rules = 'komi="6.5" rules="New Zealand" ending="tromp" handicap="2"'
    surround(own, f'{TRIANGLE}<tt-board id="b" size="5x3" play {rules}></tt-board>')
    expect(cell(own, "B3")).to_have_accessible_name("B3, black stone")
    assert stones(own) == [".X.", "XO.", "..."]
    assert stones(own, "b") == ["....."] * 3
    expect(board(own).get_by_role("grid", name="Clear the white stone, 3 by 3")).to_be_visible()
    settle(own)
    assert [
        url
        for url in watch.requests
        if re.search(r"\.py$|\.wasm$|\.mjs$|micropython|pyscript", url)
    ] == []
    play(own, "A1", "b")


def test_ten_boards_share_one_python(own, watch):
    """It is fetched once, by the first that comes into use, and each board has its own game."""
    boards = "".join(f'<tt-board id="b{k}" play size="{k + 2}"></tt-board>' for k in range(10))
    surround(own, boards)
    for k in range(10):
        board(own, f"b{k}").evaluate(
            "(board, k) => "
            "{ for (let n = 0; n < k % 3; n++) void board.turn('pass'); void board.turn('A1'); }",
            k,
        )
    for k in range(10):
        expect_turn(own, k % 3 + 1 if k % 3 < 2 else 2, f"b{k}")
    assert len([name for name in watch.requests if name.endswith(".wasm")]) == 1
    assert [stones(own, f"b{k}")[-1][0] for k in range(4)] == ["X", "O", ".", "X"]


# What happens, and what is told of it


def test_a_move_is_told(page):
    """tt-turn bubbles, and its detail is plain values."""
    put(page, TRIANGLE)
    play(page, "C2")
    detail = {"turn": 1, "at": "C2", "player": "black", "cleared": [], "black": 5, "white": 1}
    assert told(page) == [["a", "tt-turn", {**detail, "say": "Black played C2. White to play."}]]
    play(page, "A1")
    play(page, "B1")
    assert stones(page) == [".X.", "X.X", ".X."]
    assert told(page)[2][2]["cleared"] == ["A1", "B2"]
    expect(said(page)).to_contain_text("captured")


def test_a_refusal_is_told(page):
    """tt-illegal names the rule and the turn that would be repeated; the board shows the earlier
    grid's number, nothing is changed.
    """
    put(page, f'<tt-board id="a" play>{KO}</tt-board>')
    play(page, "C3")
    cell(page, "B3").click()
    expect(said(page)).to_contain_text("Rule 6")
    target, kind, detail = told(page)[1]
    assert (target, kind) == ("a", "tt-illegal")
    assert (
        detail.pop("reason")
        == "B3 would repeat the position that this board began with, so it is not allowed."
    )
    assert detail == {"at": "B3", "rule": 6, "turn": 0}
    assert turn(page) == 1
    link = said(page).get_by_role("link", name="Rule 6")
    assert link.get_attribute("target") == "_blank"  # the page around the board stays
    assert (link.evaluate("link => link.href") or "").endswith("/static/rules.html#rule-6")


def test_an_ending_by_agreement(page):
    """After two passes the board asks what comes off, and takes the answers; marks are no turns."""
    put(page, '<tt-board id="a" play ending="tromp">\n  . X X\n  X X .\n  X . O\n</tt-board>')
    for number in (1, 2):
        button(page, "Pass").click()
        expect_turn(page, number)
    expect(part(page, "phase")).to_contain_text("Which stones are dead?")
    cell(page, "C1").click()
    expect(said(page)).to_contain_text("Marked as dead")
    board(page).get_by_role("button", name=re.compile("^Black proposes: ")).click()
    expect_turn(page, 3)
    board(page).get_by_role("button", name=re.compile("^White ")).click()
    expect(part(page, "phase")).to_be_hidden()
    assert [kind for _, kind, _ in told(page)] == ["tt-turn", "tt-turn", "tt-over"]
    assert told(page)[-1][2]["result"] == "B+9"


def test_a_board_to_look_at(page):
    """Without play a click takes no turn; the moves can be stepped through by buttons and keys. What
    boards say as they come into sight is not read aloud; what one in use says is.
    """
    put(
        page,
        '<tt-board id="a" size="3" moves="A1 B1 C1" numbers="49"></tt-board>',
    )
    expect_turn(page, 3)
    expect(cell(page, "C1")).to_have_accessible_name(re.compile("labelled 51, black stone"))
    cell(page, "B2").click()
    expect(said(page)).to_have_attribute("aria-live", "off")
    button(page, "One move back").click()
    expect(said(page)).to_have_attribute("aria-live", "polite")
    expect_turn(page, 2)
    assert stones(page)[-1] == "XO."
    button(page, "To the start").click()
    expect_turn(page, 0)
    expect(said(page)).to_have_text("The start. 3 moves follow.")
    for key, number in ((".", 1), (">", 3), (",", 2), ("<", 0)):
        cell(page, "B2").focus()
        page.keyboard.press(key)
        expect_turn(page, number)
    assert told(page) == []
    expect(button(page, "Pass")).to_have_count(0)


@pytest.mark.in_each_browser
def test_a_game_by_keyboard(page):
    """One tab stop for the grid, arrows in it, Enter plays, p passes, u and y undo and redo; the
    buttons come after it.
    """
    put(page, f'<a href="#x">before</a>{TRIANGLE}')
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(cell(page, "B2")).to_be_focused()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect_turn(page, 1)
    for key, number in (("p", 2), ("u", 1), ("y", 2)):
        page.keyboard.press(key)
        expect_turn(page, number)
    page.keyboard.press("Tab")
    expect(button(page, "Pass")).to_be_focused()
    page.keyboard.press("Enter")
    expect_turn(page, 3)
