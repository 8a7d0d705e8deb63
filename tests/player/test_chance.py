"""Random numbers are the same everywhere, and look random enough."""

import pytest

from ttgo.chance import RandomNumbers
from ttgo.player.lanes import Lanes
from ttgo.player.playouts import RandomMasks
from ttgo.points import Grid, count, members


def test_the_stream_of_a_seed():
    """Numbers that every Python must give: the generator is Lehmer's with the factor 48271."""
    chance = RandomNumbers(0)
    state = 2
    for _ in range(4):
        state = state * 48271 % (2**31 - 1)
    for _ in range(100):
        state = state * 48271 % (2**31 - 1)
        assert chance.number() == state
    assert RandomNumbers(4).bits(1000) == RandomNumbers(4).bits(1000)
    assert RandomNumbers(4).bits(1000) != RandomNumbers(5).bits(1000)
    assert RandomNumbers(-4).number() == RandomNumbers(2**31 - 2 - 4).number()


def test_masks_throw_what_they_promise():
    """Sets of about the right size, one pivot on the grid in each lane, whole lanes or none of them."""
    lanes = Lanes(Grid(9), 32)
    masks = RandomMasks(lanes, RandomNumbers(0))
    sums = [0] * 5
    seen = 0
    for _ in range(500):
        sets = masks.draw()
        assert all(points & (lanes.full ^ lanes.stop) == points for points in sets)
        for k, points in enumerate(sets):
            sums[k] += count(points & lanes.points)
        pivots = lanes.split(sets[2])
        assert all(count(points) == 1 for points in pivots)
        for points in pivots:
            assert points & lanes.grid.points
            seen |= points
        for whole in (sets[3], sets[4]):
            assert {*lanes.split(whole)} <= {0, lanes.split(lanes.full ^ lanes.stop)[0]}
    assert len(members(seen)) == 81
    share = [of / (500 * 81 * 32) for of in sums]
    assert share == pytest.approx([0.25, 0.5, 1 / 81, 7 / 8, 3 / 4], abs=0.04)
