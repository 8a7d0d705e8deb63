"""The page of `ttgo match --watch`: a board for each game that is being played, which follows it,
and a sentence about all of them.
"""

import json
from typing import Any

from playwright.sync_api import expect

from e2e.support.accessibility import check


def game(number, moves):
    board = {
        "size": "5x5",
        "komi": "0.5",
        "rules": "Tromp-Taylor",
        "show": "reach coordinates",
        "moves": moves,
    }
    return {"game": number, "black": "one", "white": "two", "board": board}


def test_games_come_go_on_and_go(own, watch):
    """A new game has a new board, a turn appears on the board that is there, and what is over goes;
    at the end the page says so.
    """
    watch.expected = True  # the server is gone at the end
    live: dict[str, Any] = {"done": 0, "all": 9, "standing": "", "games": [game(1, "C3")]}
    own.route(
        "**/live.json",
        lambda route: (
            route.fulfill(body=json.dumps(live), content_type="application/json")
            if live
            else route.abort()
        ),
    )
    own.goto("static/watch.html")
    said, boards = own.get_by_role("status").first, own.locator("tt-board")
    expect(said).to_have_text("0 of 9 games are over.")
    expect(own.get_by_text("Game 1: one (black) and two (white)")).to_be_visible()
    expect(own.get_by_text("Black played C3. White to play.")).to_be_visible()
    live["games"] = [game(1, "C3 B2"), game(2, "")]
    expect(own.get_by_text("White played B2. Black to play.")).to_be_visible()
    expect(boards).to_have_count(2)
    check(own)
    live.update({"done": 1, "standing": "one: 1 of 1", "games": [game(2, "A1")]})
    expect(said).to_have_text("1 of 9 games is over. one: 1 of 1")
    expect(boards).to_have_count(1)
    live.clear()
    expect(said).to_have_text(
        "The match has ended or was stopped. Its table is in the terminal where it was started."
    )


def test_no_match(own, watch):
    """On a site, or from a server that plays none, the page says what it is for."""
    watch.expected = True  # there is no live.json
    own.goto("static/watch.html")
    expect(own.get_by_role("status").first).to_contain_text("No match is being watched here.")
