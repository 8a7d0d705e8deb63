"""What problems, eyes and first games of Learn promise, proved by search: who is to capture can,
who is to live does.
"""

import pytest

from tests.support.demos import after, killed
from ttgo import BLACK, WHITE, Game
from ttgo.demos.boards import Demo
from ttgo.demos.demos import DEMOS
from ttgo.player.player import LEVELS
from ttgo.teach.problem import solution

DEEP = 5  # turns that the search looks ahead


def captures(demo: Demo) -> None:
    """Exactly one move captures all white stones, at once: the one that the problem knows."""
    game = demo.record.new_match().game
    right = []
    for turn in game.legal_moves():
        game.play(turn)
        right += [turn] * (not game.position.white)
        game.undo()
    assert right == solution(demo.record)


def two_eyes(demo: Demo) -> None:
    """Black can capture nothing there, whatever White does; with one of the eyes filled by White,
    Black can.
    """
    game = after(demo, 0)
    assert not killed(game, "A1", DEEP)
    blunder = Game(5, 5, setup=game.position, first=WHITE)
    blunder.play("C2")
    assert killed(blunder, "A1", 1)


def life(demo: Demo) -> None:
    """After one move White cannot capture, whatever White does; after every other, and after a
    pass, White can.
    """
    game = demo.record.new_match().game
    saves = []
    for turn in [*game.legal_moves(), "pass"]:
        game.play(turn)
        saves += [turn] * (not killed(game, "A4", DEEP))
        game.undo()
    assert saves == solution(demo.record)


def seki(demo: Demo) -> None:
    """Whoever begins loses their own stones there; who is captured has not begun."""
    for first, own in ((BLACK, "F1"), (WHITE, "A1")):
        game = Game(9, 5, setup=demo.record.start.setup, first=first)
        for turn in ("E1", "E2"):
            game.play(turn)
            assert killed(game, own, 1)
            game.undo()


def first_game(demo: Demo) -> None:
    """On an empty board, against the weakest level there is."""
    assert not demo.record.start.setup.black | demo.record.start.setup.white
    assert demo.more["level"] == str(min(games for _, games in LEVELS))


CLAIMS = {
    "first-capture": captures,
    "corner-capture": captures,
    "two-eyes": two_eyes,
    "to-live": life,
    "seki": seki,
    "game-5": first_game,
    "game-7": first_game,
    "game-9": first_game,
}


@pytest.mark.parametrize("key", CLAIMS)
def test_a_board_has_its_property(key: str) -> None:
    CLAIMS[key](DEMOS[key])
