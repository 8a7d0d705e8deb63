"""Unconditional life: named positions, and that nothing an opponent does can take it."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.examples import examples
from tests.support.games import SET, SMALL, with_liberties
from ttgo import Position, quick
from ttgo.player.perfect import unconditionally_alive
from ttgo.points import members
from ttgo.vertex import names

LIFE = {
    "nothing": (". .\n. .", ""),
    "two eyes of one point": (". X . X\nX X X X", "A1 B1 C1 D1 A2 B2 C2 D2"),
    "one eye": (". X O .\nX X O .", ""),
    "an eye with a stone in it": ("X . X O .\nX X X X X", "A1 B1 C1 D1 E1 A2 B2 C2"),
    "an eye that suicide makes larger": (". X\nX .\nO O", ""),
    "an eye with a point that is not next to the string": ("X . X O .\nX X X . .", ""),
    "four strings that share five eyes": (". X .\nX . X\n. X .", "A1 B1 C1 A2 B2 C2 A3 B3 C3"),
    "an area that an opponent's suicide empties": ("X O\nX .\n. X", ""),
    "two eyes of which one is false": (". X . O\nX X O .\nO O . .", ""),
    "a large eye and a small one": (". X . . X\nX X X X X\n. . . . .", "A2 B2 C2 D2 E2 A3 B3 E3"),
}


@pytest.mark.parametrize(("text", "points"), LIFE.values(), ids=LIFE)
def test_named_positions(text, points):
    """For Black; a large eye is not counted, though it makes life."""
    position = Position.parse(text)
    found = unconditionally_alive(position.grid, position.black, position.white)
    assert " ".join(names(position.grid, found)) == points


@examples(200)
@given(SMALL, SET, SET, st.integers(0, 1000))
def test_nobody_takes_it(size, black, white, seed):
    """White moves and moves, Black passes, and the safe stones stay, with their eyes empty."""
    position = with_liberties(size, black, white)
    grid, own, other = position.grid, position.black, position.white
    alive = unconditionally_alive(grid, own, other)
    chance = random.Random(seed)
    for _ in range(30):
        moves = members(grid.points ^ own ^ other)
        if not alive or not moves:
            break
        after = quick.move(grid, other, own, chance.choice(moves))
        other, own = after
        assert alive & own == alive & position.black
        assert not alive & other
