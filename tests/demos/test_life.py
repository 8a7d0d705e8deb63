"""What problems, eyes and first games of the site promise, proved by search: who is to capture can, who is to live does."""

import re
from html import unescape
from pathlib import Path

import pytest

from tests.support.demos import after, killed
from tests.support.sites import page
from ttgo import BLACK, WHITE, Game
from ttgo.demos.boards import Demo
from ttgo.demos.demos import DEMOS
from ttgo.player.player import LEVELS
from ttgo.points import lowest
from ttgo.record import link
from ttgo.rules import Position
from ttgo.start import Start
from ttgo.teach.problem import solution
from ttgo.vertex import name

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
    """Black can capture nothing there, whatever White does; with one of the eyes filled by White, Black can."""
    game = after(demo, 0)
    assert not killed(game, "A1", DEEP)
    blunder = Game(5, 5, setup=game.position, first=WHITE)
    blunder.play("C2")
    assert killed(blunder, "A1", 1)


def life(demo: Demo) -> None:
    """After one move White cannot capture, whatever White does; after every other, and after a pass, White can."""
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


def lives(game: Game) -> bool:
    """There is a move after which no attack succeeds, and without one an attack does."""
    stone = name(game.grid, lowest(game.position.points(game.to_play)))
    safe = {}
    for turn in [*game.legal_moves(), "pass"]:
        game.play(turn)
        safe[turn] = not killed(game, stone, DEEP)
        game.undo()
    return any(safe.values()) and not safe["pass"]


PROOFS = {"live": lives}  # by the word after "to play and"


def promised() -> list[tuple[str, str, Game]]:
    """Every board of the site that says what somebody is to play and do: its page, the word, and its game."""
    found = []
    for path in sorted((Path(__file__).parents[2] / "static").glob("*.html")):
        text = page(f"static/{path.name}")
        boards = re.findall(r"(?:<|&lt;)tt-board(.*?)(?:<|&lt;)/tt-board", text, re.DOTALL)
        said = [board for board in boards if " to play and " in board]
        assert len(re.findall(" to play and (?!pass)", text)) == len(said), (
            "said of a board, or not at all"
        )
        for board in said:
            given = re.search(r'\blink="([^"]*)"', board)
            rows = re.findall(r"^ *((?:[.XO] ?)+)$", board, re.MULTILINE)
            start = (
                link.read(unescape(given[1])).start
                if given
                else Start(len(rows[0].split()), len(rows), setup=Position.parse("\n".join(rows)))
            )
            found.append((path.stem, re.findall(r" to play and (\w+)", board)[0], Game(start)))
    return found


def test_what_somebody_is_to_do_can_be_done() -> None:
    """Proved by search, each by what its word means; a word without a proof is refused."""
    said = promised()
    assert [(name, word) for name, word, _ in said] == [("embed", "live"), ("rules", "live")]
    for _, word, game in said:
        assert PROOFS[word](game)
