"""Taking turns back: all is as it was, rule 6 included."""

import pytest

from tests.support.games import played, shown
from ttgo import (
    BLACK,
    Game,
    Illegal,
)


def test_undo():
    """Undo gives the turn back and takes all of it back, to the start and no further."""
    game = played("A1 B1 pass", 2)
    assert [game.undo() for _ in range(3)] == ["pass", "B1", "A1"]
    assert shown(game) == shown(Game(2))
    with pytest.raises(
        ValueError, match="^There is no turn to undo: this is the start of the game\\.$"
    ) as wrong:
        game.undo()
    assert not isinstance(wrong.value, Illegal)
    assert shown(game) == shown(Game(2))


def test_undo_lifts_superko_only_for_what_is_undone():
    """After undo a grid may be made again, but the grids of the turns that stay are still forbidden."""
    game = played("A1 B1", 2, 1)
    game.undo()
    assert game.legal_moves() == ["B1"]
    game.play("B1")
    assert game.why_not("A1").turn == 1
    game.undo()
    game.play("pass")
    assert game.why_not("B1").turn == 0


def test_undo_of_a_pass_keeps_the_first_turn_of_its_grid():
    """A pass leaves a grid that an earlier turn made; undoing it must not forget that turn."""
    game = played("A1 pass", 2, 1)
    game.undo()
    game.play("B1")
    assert game.why_not("A1").turn == 1


def test_undo_takes_back_what_resumed():
    """With the second pass its resumption goes too: passed again, the game is over again."""
    game = played("A1 pass pass", 3)
    game.resume()
    assert (game.over, game.resumed) == (False, 1)
    assert game.undo() == "pass"
    assert game.resumed == 0
    game.play("pass")
    assert (game.over, game.resumed) == (True, 0)
    game.resume()
    game.play("B2")
    assert game.undo() == "B2"
    assert (game.over, game.resumed) == (False, 1)


def test_undo_after_the_end_resumes():
    game = played("B2 pass pass", 3)
    assert game.over
    assert game.legal_moves() == []
    assert game.undo() == "pass"
    assert not game.over
    assert game.to_play == BLACK
    game.play("A1")
    assert game.turns == ("B2", "pass", "A1")
