"""Many games in one int do what each would do alone: each lane is held to Grid; and points are counted in many sets at once."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.games import SMALL
from ttgo.player.lanes import MOST, Lanes, counts, flood, spread
from ttgo.points import Grid, lowest, members

SIZES = SMALL | st.sampled_from([(9, 9), (13, 2), (1, 19), (19, 19)])
SETS = st.lists(st.integers(0), min_size=1, max_size=5)


def made(size, sets):
    """Lanes with these sets, as far as they are points of the grid, and the sets."""
    grid = Grid(*size)
    lanes = Lanes(grid, len(sets))
    sets = [points & grid.points for points in sets]
    return lanes, sets, lanes.join(sets)


@given(SIZES, SETS)
def test_what_is_joined_is_split_again(size, sets):
    """Lane by lane; `all` has the same set in each."""
    lanes, sets, joined = made(size, sets)
    assert lanes.split(joined) == sets
    assert lanes.split(lanes.all(sets[0])) == [sets[0]] * len(sets)


@given(SIZES, SETS)
def test_neighbours_stay_in_their_lane(size, sets):
    """Points next to a set, and the eight around it, are those that Grid finds, in each lane."""
    lanes, sets, joined = made(size, sets)
    grid = lanes.grid
    assert lanes.split(lanes.around(joined)) == [grid.around(points) for points in sets]
    for points, square in zip(sets, lanes.split(lanes.square(joined)), strict=True):
        near = 0
        for point in members(points):
            y, x = divmod(point, grid.stride)
            for x2 in range(max(0, x - 1), min(grid.width, x + 2)):
                for y2 in range(max(0, y - 1), min(grid.height, y + 2)):
                    near |= 1 << grid.point(x2, y2)
        assert square == near


@given(SIZES, SETS, SETS)
def test_a_flood_by_addition_is_a_flood(size, sets, within):
    """In each lane what Grid.flood finds."""
    lanes, sets, joined = made(size, sets)
    within = (within * len(sets))[: len(sets)]
    within = [points & lanes.grid.points for points in within]
    found = flood(lanes.stride, joined & lanes.join(within), lanes.join(within))
    assert lanes.split(found) == [
        lanes.grid.flood(*both) for both in zip(sets, within, strict=True)
    ]


@given(SIZES, SETS, st.lists(st.integers(0), min_size=5, max_size=5))
def test_one_addition_finds_a_move(size, sets, places):
    """The first candidate from the pivot on, else the first of all; none if there is none."""
    lanes, sets, joined = made(size, sets)
    points = members(lanes.grid.points)
    pivots = [points[place % len(points)] for place in places[: len(sets)]]
    picked = lanes.split(lanes.pick(joined, lanes.join([1 << pivot for pivot in pivots])))
    for points_of, pivot, found in zip(sets, pivots, picked, strict=True):
        later = points_of >> pivot << pivot
        assert found == (1 << lowest(later or points_of) if points_of else 0)


@pytest.mark.parametrize("size", [(1, 1), (1, 4), (2, 3), (9, 9)])
def test_the_sets_that_all_lanes_have(size):
    """Shades, edges and sides, counted point by point."""
    lanes = Lanes(Grid(*size), 2)
    grid, (width, height) = lanes.grid, size
    for x in range(width):
        for y in range(height):
            bit = 1 << grid.point(x, y)
            bits = bit | bit << lanes.length
            assert bool(lanes.odd & bits == bits) == bool((x + y) % 2)
            assert bool(lanes.even & bits == bits) == (not (x + y) % 2)
            sides = [x == width - 1, x == 0, y == height - 1, y == 0]
            assert [side & bits == bits for side in lanes.sides] == sides
            assert bool(lanes.edge & bits) == any(sides)
    assert lanes.odd ^ lanes.even == lanes.points


@given(st.lists(st.integers(0, 2**400 - 1), max_size=12))
def test_counts_are_counts(sets):
    """Of each point, how many of the sets it is in."""
    found = counts(sum(spread(points) for points in sets), 400)
    assert list(found) == [sum(points >> point & 1 for points in sets) for point in range(400)]


def test_as_many_as_it_can():
    """A byte is enough for that many sets."""
    assert list(counts(sum([spread(0b1011)] * MOST), 5)) == [255, 255, 0, 255, 0]
