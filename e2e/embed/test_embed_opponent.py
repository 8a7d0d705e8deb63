"""<tt-board opponent>: the computer answers on a board in somebody's page, and is fetched only
where it is asked for.
"""

import re

from playwright.sync_api import expect

from e2e.support.embedded import (
    TRIANGLE,
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
from e2e.support.waiting import settle
from ttgo import Game
from ttgo.player import Player

AGAINST = '<tt-board id="a" opponent="white" level="10" size="{}"></tt-board>'


def test_nothing_of_it_is_loaded_before(own, watch):
    """Not by a board without it that is played on, which asks nothing either, and not by one with
    it before somebody plays on it.
    """
    thinkers = re.compile("/player/")
    roles = re.compile(r"demos\.json|/teach/")
    surround(own, TRIANGLE + AGAINST.replace('id="a"', 'id="b"').format(3))
    play(own, "C2")
    settle(own)
    assert [url for url in watch.requests if thinkers.search(url) or roles.search(url)] == []
    cell(own, "B2", "b").click()
    expect_turn(own, 2, "b")
    assert [url for url in watch.requests if thinkers.search(url)]


def test_a_whole_game(page):
    """To two passes: a person who knows a little against the computer. Both players' turns and the
    end are told. Undo takes back two turns, and redo brings them.
    """
    put(page, AGAINST.format(4))
    cell(page, "B2").click()
    for act, turns in (("", 2), ("Undo", 0), ("Redo", 2)):
        if act:
            button(page, act).click()
        expect_turn(page, turns)
    board(page).evaluate("board => board.reset()")
    page.evaluate("told.length = 0")
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
    assert {event[2]["player"] for event in told(page) if event[1] == "tt-turn"} == {
        "black",
        "white",
    }
    assert told(page)[-1][2]["result"] == game.score().result


def test_it_is_waited_for(page):
    """While it thinks nobody plays for it, nor where a person has gone back to its turn. It says
    who leads when that has changed.
    """
    put(page, AGAINST.replace('"10"', '"3000"').format(4))
    cell(page, "B2").click()
    expect(said(page)).to_contain_text("White is thinking")
    expect(board(page).locator("tt-grid[thinking]")).to_have_count(1)
    cell(page, "C3").click()
    expect(part(page, "note")).to_contain_text("It is White’s turn: wait for the computer’s move.")
    expect_turn(page, 2)
    expect(said(page)).to_contain_text(re.compile("lead|even|ahead"))
    expect(board(page).locator("tt-grid[thinking]")).to_have_count(0)
    board(page).evaluate("board => board.goto(1)")
    cell(page, "C3").click()
    expect(part(page, "note")).to_contain_text("It is the computer’s turn here")
    button(page, "Redo").click()
    expect_turn(page, 2)


def test_its_worker_is_missing(own, watch):
    """The board says so, and tries again at its next turn."""
    watch.expected = True
    asked = []  # first by the one that answers

    def missing(route):
        asked.append(route)
        if len(asked) == 1:
            route.fallback()
        else:
            route.abort()

    own.route("**/micropython-worker.js", missing)
    surround(own, AGAINST.format(3))
    cell(own, "B2").click()
    expect(part(own, "note")).to_contain_text("The computer ran into a problem")
    expect(board(own).locator("tt-grid[thinking]")).to_have_count(0)
    own.unroute("**/micropython-worker.js")
    for act in ("Undo", "Redo"):
        button(own, act).click()
    expect_turn(own, 2)
