"""The Pythons of the page: what keeps them away, and long games for them."""

import json
import random
from pathlib import Path

from e2e.support.driver import button
from ttgo import Game

WASM = "**/*.wasm"  # of both Pythons
ALONE = "./?python=micropython"  # the address of a page on which MicroPython does all


def failure(page):
    """What is said where Python fails, with the button Retry."""
    return page.get_by_role("alert").filter(has=button(page, "Try again"))


def exported(page, press):
    """The file that comes after something was pressed."""
    with page.expect_download() as download:
        press()
    return Path(download.value.path()).read_text(encoding="utf-8")


def keep(page, words, size, comment=""):
    """Put a game into the browser's storage, as if it had been played there."""
    game: dict[str, object] = {"ttgo": 2, "size": [size, size], "komi": 0}
    game |= {"turns": " ".join(words), "at": len(words)}
    if comment:
        game["notes"] = {"0": {"C": [comment]}}
    text = json.dumps(game)
    row = {"size": [size, size], "turns": len(words), "result": ""}
    kept = json.dumps({"text": text, "time": 1, "row": row})
    page.evaluate(
        """kept => {
            localStorage["ttgo:1:game:old"] = kept;
            localStorage["ttgo:1:newest"] = "old";
            sessionStorage.clear();
        }""",
        kept,
    )


def line(count, size):
    """Some legal turns, the same each time; a pass only where there is no move."""
    game, chance = Game(size), random.Random(1)
    moves: list[str] = []
    while len(moves) < count:
        moves.append(chance.choice(game.legal_moves() or ["pass"]))
        game.play(moves[-1])
    return moves
