"""Grids of 13x13 and 19x19: nothing silly, though there is much to choose from."""

import pytest

from ttgo import Game
from ttgo.player import Player
from ttgo.vertex import read


@pytest.mark.parametrize(("size", "turns"), [(13, 14), (19, 6)])
def test_the_first_line_is_left_alone_at_first(size: int, turns: int) -> None:
    """Nothing is there to play for."""
    game, player = Game(size, komi=7.5), Player(300, seed=5)
    for _ in range(turns):
        turn = player.choose(game).turn
        point = read(game.grid, turn)
        assert point is not None
        assert 0 < point % game.grid.stride < size - 1
        assert 0 < point // game.grid.stride < size - 1
        game.play(turn)
