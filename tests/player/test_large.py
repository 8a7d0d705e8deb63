"""Grids of 9x9, 13x13 and 19x19: nothing silly, though there is much to choose from."""

import pytest

from tests.support.examples import part
from ttgo import WHITE, Game, Grid, Position
from ttgo.player import Player
from ttgo.vertex import names, read


@pytest.mark.parametrize(("size", "turns"), part([(13, 14), (19, 6)], 2))
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


# Shapes of Black's and White's stones, w for White's last; Black's good answers are marked by an asterisk.
SHAPES = {
    "three stones move out": ". . O O O . .\n. O X X X * .\n. . w O O . .\n. X . X . X .",
    "four stones move out": ". . . O . . .\n. . O X O . .\n. . O X X O .\n. . . O X w .\n. . . . * . .",
    "two stones clear what holds them": ". . O O X . .\n. O X X O * .\n. O . w X . .\n. . O . . . .",
    "three stones are cleared": ". . X X X . .\n. X O O O * .\n. . X X X . .\n. . . w . . .",
}


def shown(shape: str, size: int, left: int, up: int) -> tuple[Game, list[str]]:
    """A shape on an empty grid, after White's last; and Black's good answers."""
    grid = Grid(size)
    sets = dict.fromkeys("XOw*.", 0)
    for y, row in enumerate(reversed(shape.split("\n"))):
        for x, letter in enumerate(row.split(" ")):
            sets[letter] |= 1 << grid.point(left + x, up + y)
    game = Game(size, komi=7.5, setup=Position(grid, sets["X"], sets["O"]), first=WHITE)
    game.play(names(grid, sets["w"])[0])
    return game, names(grid, sets["*"])


@pytest.mark.parametrize("size", part([9, 13, 19], 3))
@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
def test_atari_is_answered(shape: str, size: int) -> None:
    """In the middle of the grid, and towards a side; on the largest, where it takes long, in the middle."""
    for left, up in (((size - 7) // 2, (size - 5) // 2), (size - 8, size - 6))[
        : 1 if size == 19 else 2
    ]:
        game, good = shown(shape, size, left, up)
        assert Player(1000, seed=1).choose(game, final=True).turn in good
