"""A game in WebKitGTK, a third engine: what this page needs of a browser is there, and answers. The
other tests run elsewhere.
"""

import pytest

from e2e.support.pixels import AREA, unpacked
from e2e.support.pythons import ALONE
from e2e.support.webkit import missing, webkit
from ttgo import Game

CELL = """const grid = document.querySelector("tt-grid").shadowRoot;
return grid.querySelector(`[data-at="${arguments[0]}"]`)"""
ID = "return document.getElementById(arguments[0])"
TEXT = "return document.getElementById(arguments[0]).innerText"
BOX = f"""const box = (() => {{ {CELL} }})().getBoundingClientRect();
return [box.x, box.y, box.width, box.height];"""
NAMED = {"B": "Black", "W": "White"}  # of a result


@pytest.fixture
def window(base_url):
    """A window with the page in it, its grid empty, MicroPython ready."""
    assert not missing(), (
        f"not installed: {', '.join(missing())}; `python3 -m tests webkit` installs them"
    )
    with webkit() as window:
        opened(window, base_url + ALONE)
        window.click(ID, "two-players")
        yield window


def opened(window, address):
    """Open the page and wait until a Python has the game."""
    window.open(address)
    window.wait(
        "a Python has the game",
        lambda: window.script(
            "return ['idle' in document.body.dataset, document.getElementById('failure').innerText]"
        ),
        lambda seen: seen[0],
    )


def choose(window, turn):
    if turn == "pass":
        window.click(ID, "pass")
    else:
        window.click(CELL, turn)


def says(window, sentence):
    """Wait until the narrator has said so."""
    window.wait("the narrator", lambda: window.script(TEXT, "say"), lambda said: sentence in said)


def brightness(window, vertex):
    """Of the pixel between the middle of a cell and its corner: a stone covers it, a mark does not.
    Red, green and blue together.
    """
    window.script("scrollTo(0, 0)")
    width, colours = unpacked(
        *window.script(f"return ({AREA})(arguments[0])", window.script(BOX, vertex))
    )
    row, column = len(colours) // width * 7 // 10, width * 7 // 10
    return sum(colours[row * width + column])


def test_a_game_is_played_to_its_end(window, base_url):
    """Clicks, a capture, a refused repeat, stones that are drawn, passes and the score; then
    Pyodide has the game and undoes a turn.
    """
    game = Game(9)
    for turn in ("A2", "A1", "B1"):
        choose(window, turn)
        game.play(turn)
        says(window, f"{turn}")
    says(window, "Rule 7: Black played B1 and captured 1 white stone.")
    choose(window, "A1")
    says(window, "Rule 6: Not at A1")
    assert game.why_not("A1") is not None
    for turn in ("J9", "pass", "pass"):
        choose(window, turn)
        game.play(turn)
        says(window, {"J9": "White played J9", "pass": "pass"}[turn])
    black, ground, white = (brightness(window, vertex) for vertex in ("A2", "A1", "J9"))
    assert black < ground < white
    winner, by = game.score().result.split("+")
    window.wait(
        "the end",
        lambda: window.script(TEXT, "over"),
        lambda said: f"{NAMED[winner]} wins by {by} point" in said,
    )
    score = game.score()
    assert f"Black {score.black}, White {score.white}, neutral {score.neutral}" in window.script(
        TEXT, "score"
    )
    opened(window, f"{base_url}?python=pyodide")
    window.click(ID, "undo")
    says(window, "is undone.")
