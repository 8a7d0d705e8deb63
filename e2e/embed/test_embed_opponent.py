"""<tt-board opponent>: the computer answers on a board in somebody's page, and is fetched only
where it is asked for.
"""

import re

import pytest

from e2e.support.embedded import (
    TRIANGLE,
    board,
    button,
    cell,
    expect_turn,
    play,
    put,
    surround,
    told,
    two_sites,
)
from e2e.support.waiting import settle
from ttgo import Game
from ttgo.player import Player

AGAINST = '<tt-board id="a" opponent="white" level="10" size="{}"></tt-board>'


def test_nothing_of_it_is_loaded_before(own, watch):
    """Not by a board without it that is played on, which asks nothing either, and not by one with
    it before somebody plays on it.
    """
    thinkers = re.compile(r"think-worker|/player/")
    roles = re.compile(r"demos\.json|/teach/")
    surround(own, TRIANGLE + AGAINST.replace('id="a"', 'id="b"').format(3))
    play(own, "C2")
    settle(own)
    assert [url for url in watch.requests if thinkers.search(url) or roles.search(url)] == []
    cell(own, "B2", "b").click()
    expect_turn(own, 2, "b")
    assert [url for url in watch.requests if thinkers.search(url)]


@pytest.mark.in_each_browser
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


def test_from_another_site(browser, browser_context_args):
    """A browser starts no worker of another site, and yet it thinks."""
    with two_sites(browser, browser_context_args, AGAINST.format(3)) as (page, _, _):
        cell(page, "B2").click()
        expect_turn(page, 2)
