"""Random games move by the rules, end, and are counted by the rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.examples import examples
from tests.support.games import SMALL
from ttgo import BLACK, WHITE, Grid, Position, quick, rules
from ttgo.chance import RandomNumbers
from ttgo.player.lanes import Lanes
from ttgo.player.playouts import Playouts, RandomMasks
from ttgo.points import count, lowest, members


def begun(size, number=8, seed=1, own=0, other=0):
    lanes = Lanes(Grid(*size), number)
    return lanes, Playouts(
        lanes, RandomMasks(lanes, RandomNumbers(seed)), lanes.all(own), lanes.all(other), 0, 150
    )


@examples(50)
@given(SMALL, st.integers(0, 1000))
def test_areas_are_those_of_rule_9(size, seed):
    """Of both players, in each game."""
    lanes, games = begun(size, seed=seed)
    games.play(150)
    areas = [lanes.split(area) for area in games.areas()]
    for k, (own, other) in enumerate(
        zip(lanes.split(games.own), lanes.split(games.other), strict=True)
    ):
        position = Position(lanes.grid, own, other)
        assert [area[k] for area in areas] == [
            rules.area(position, colour) for colour in (BLACK, WHITE)
        ]


@examples(40)
@given(SMALL | st.sampled_from([(9, 9)]), st.integers(0, 1000))
def test_moves_are_those_of_rule_7(size, seed):
    """A move adds one stone, or is a pass, and clears only opposing stones without a liberty; nearly always all of them."""
    lanes, games = begun(size, 16, seed)
    grid = lanes.grid
    moves = exact = 0
    before = lanes.split(games.own), lanes.split(games.other)
    while not games.play(1):
        after = (
            lanes.split(games.other),
            lanes.split(games.own),
        )  # in the order of before, as both have changed places
        for own, other, own2, other2 in zip(*before, *after, strict=True):
            added, cleared = own2 & ~own, other & ~other2
            assert own & ~own2 == other2 & ~other == 0
            assert count(added) <= 1
            assert not grid.around(cleared) & (grid.points ^ own2 ^ other) & ~added
            if added:
                moves += 1
                exact += quick.move(grid, own, other, lowest(added)) == (own2, other2)
        before = after[1], after[0]
    assert exact >= moves * (0.95 if size == (9, 9) else 0.7)


def test_room_is_liked():
    """Of four open moves that fill no eye, three have two empty points beside them: one of these in 3 games of 4, any in the rest."""
    own = 1 << 1 | 1 << 2
    roomy = 1 << 4 | 1 << 5 | 1 << 6
    moved = 0
    for seed in range(100):
        lanes, games = begun((8, 1), 32, seed, own)
        _, _, opened, eyes = (members(points & lanes.grid.points) for points in games.moves)
        assert (opened, eyes) == ([0, 3, 4, 5, 6], [0])
        games.play(1)
        moved += count(games.other & lanes.all(roomy))
    assert moved / 3200 == pytest.approx(3 / 4 + 1 / 4 * 3 / 4, abs=0.03)
