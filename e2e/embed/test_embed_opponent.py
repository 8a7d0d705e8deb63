"""<tt-board opponent>: the computer answers on a board in somebody's page, and is fetched only where it is asked for."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.support.contexts import DESKTOP, Watch
from e2e.support.driver import settle
from e2e.support.embedded import (
    TRIANGLE,
    board,
    button,
    cell,
    elsewhere,
    expect_turn,
    hosting,
    page_of,
    part,
    play,
    said,
    stones,
    surround,
    told,
    turn,
)
from e2e.support.warm import put
from ttgo import Game
from ttgo.player import Player

AGAINST = '<tt-board id="a" opponent="white" level="10" size="{}"></tt-board>'


def thinkers(watch: Watch) -> list[str]:
    return [url for url in watch.requests if re.search(r"thinker|thinking|/player/|embed/opponent", url)]


def test_nothing_of_it_is_loaded_before(own: Page, watch: Watch) -> None:
    """Not by a board without it that is played on, and not by one with it before somebody plays on it."""
    surround(own, TRIANGLE + AGAINST.replace('id="a"', 'id="b"').format(3))
    play(own, "C2")
    settle(own)
    assert thinkers(watch) == []
    cell(own, "B2", "b").click()
    expect_turn(own, 2, "b")
    assert thinkers(watch)


@pytest.mark.in_each_browser
def test_a_whole_game(page: Page) -> None:
    """To two passes: a person who knows a little against the computer. Both players' turns and the end are told."""
    put(page, AGAINST.format(4))
    game, person = Game(4), Player(60, seed=7)
    while not game.over:
        assert game.turn < 200, "it does not end"
        chosen = person.choose(game).turn
        game.play(chosen)
        (button(page, "Pass") if chosen == "pass" else cell(page, chosen)).click()
        if not game.over:
            expect_turn(page, game.turn + 1)
            game.play(board(page).evaluate("board => board.view.last"))
    expect_turn(page, game.turn)
    assert [event[2]["at"] for event in told(page) if event[1] == "tt-turn"] == list(game.turns)
    assert {event[2]["player"] for event in told(page) if event[1] == "tt-turn"} == {"black", "white"}
    assert told(page)[-1][2]["result"] == game.score().result


def test_it_begins_where_it_is_to_play(page: Page) -> None:
    """As Black on an empty grid, once the board is in use; what it expects is said with its turn."""
    put(page, '<tt-board id="a" opponent="black" level="10" size="3"></tt-board>')
    assert turn(page) is None
    board(page).focus()
    board(page).hover()
    expect_turn(page, 1)
    expect(said(page)).to_contain_text("The computer expects")


def test_undo_takes_both_turns_back(page: Page) -> None:
    """And redo brings both; a script's undo takes back one."""
    put(page, AGAINST.format(5))
    cell(page, "C3").click()
    expect_turn(page, 2)
    before = stones(page)
    button(page, "Undo").click()
    expect_turn(page, 0)
    button(page, "Redo").click()
    expect_turn(page, 2)
    assert stones(page) == before
    board(page).evaluate("board => board.undo()")
    expect_turn(page, 1)
    cell(page, "A1").click()  # for the computer, which then has nothing to do
    expect_turn(page, 2)
    assert board(page).evaluate("board => board.view.players") == "BW"


def test_a_click_while_it_thinks(page: Page) -> None:
    """Is told to wait; undo takes the person's turn back, and nothing comes of what was thought."""
    put(page, AGAINST.format(9).replace('"10"', '"100000"'))
    cell(page, "E5").click()
    expect(said(page)).to_contain_text("White is thinking")
    cell(page, "D4").click()
    expect(part(page, "note")).to_contain_text("wait for it")
    button(page, "Undo").click()
    expect_turn(page, 0)
    board(page).evaluate("board => { board.level = 10; }")
    cell(page, "D4").click()
    expect_turn(page, 2)
    assert board(page).evaluate("board => board.view.turns[0]") == "D4"


def test_several_boards_in_turn(page: Page) -> None:
    """One worker thinks for all; one that is taken out of the page is forgotten, and one whose opponent is gone is left alone."""
    names = ["a", "b", "c", "d"]
    put(page, "".join(AGAINST.replace('id="a"', f'id="{name}"').format(4) for name in names))
    page.evaluate("for (const board of document.querySelectorAll('tt-board')) void board.turn('B2')")
    page.evaluate("document.querySelector('#b').remove(); document.querySelector('#c').opponent = null;")
    for name in ("a", "d"):
        expect_turn(page, 2, name)
    expect_turn(page, 1, "c")
    assert len([worker for worker in page.workers if "thinker" in worker.url]) == 1


def test_from_another_site(browser: Browser, browser_context_args: dict) -> None:
    """A browser starts no worker of another site, and yet it thinks."""
    with elsewhere() as site:
        script = f'<script type="module" src="{site}static/embed.js"></script>'
        with hosting({"/": page_of(AGAINST.format(3), script)}) as home:
            context = browser.new_context(**{**browser_context_args, **DESKTOP})
            page = context.new_page()
            page.goto(home)
            cell(page, "B2").click()
            expect_turn(page, 2)
            context.close()


def test_where_it_cannot_think(own: Page, watch: Watch) -> None:
    """The game is as it was; its next turn tries again."""
    watch.expected = True
    broken: list[None] = []
    own.route(
        "**/python/thinker.js",
        lambda route: broken.append(route.abort()) if not broken else route.continue_(),
    )
    surround(own, AGAINST.format(4))
    cell(own, "B2").click()
    expect(part(own, "note")).to_contain_text("thinking stopped")
    assert turn(own) == 1
    button(own, "Undo").click()
    expect_turn(own, 0)
    cell(own, "C3").click()
    expect_turn(own, 2)
