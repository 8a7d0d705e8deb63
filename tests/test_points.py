"""Points as bits: sets, grids, neighbours and floods."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support import literal
from ttgo import Grid
from ttgo.points import lowest, members

SIZES = [
    (1, 1),
    (1, 2),
    (2, 1),
    (3, 2),
    (2, 5),
    (5, 5),
    (9, 9),
    (19, 19),
    (52, 52),
    (1, 52),
    (52, 1),
]
SOME_SIZE = st.tuples(st.integers(1, 8), st.integers(1, 8)) | st.sampled_from(
    [(52, 52), (1, 52), (52, 1), (52, 3)]
)


@pytest.mark.parametrize("size", SIZES)
def test_neighbours(size):
    """`beside` and `around` agree with the model's up, down, left, right; no row runs into the
    next.
    """
    grid = Grid(*size)
    colouring = literal.empty_grid(*size)
    for column, row in colouring:
        beside = {
            grid.point(x - 1, y - 1)
            for x, y in literal.beside((column, row))
            if (x, y) in colouring
        }
        point = grid.point(column - 1, row - 1)
        assert set(members(grid.beside[point])) == beside
        assert grid.around(1 << point) == grid.beside[point]


def test_grids_are_values():
    """Equal by size, usable as keys, readable when printed."""
    assert Grid(3, 2) == Grid(3, 2)
    assert Grid(3, 2) != Grid(2, 3)
    assert Grid(3, 2) != (3, 2)
    assert len({Grid(3, 2), Grid(3, 2), Grid(2, 3)}) == 2
    assert repr(Grid(3, 2)) == "Grid(3, 2)"


@given(SOME_SIZE, st.integers(0), st.integers(0))
def test_flood_and_around(size, start, within):
    """A flood reaches exactly what steps inside `within` reach; around is the union of the
    neighbours.
    """
    grid = Grid(*size)
    start &= grid.points
    within &= grid.points
    around = 0
    for point in members(start):
        around |= grid.beside[point]
    assert grid.around(start) == around
    waiting, found = members(start & within), set(members(start & within))
    while waiting:
        for point in members(grid.beside[waiting.pop()] & within):
            if point not in found:
                found.add(point)
                waiting.append(point)
    assert set(members(grid.flood(start, within))) == found


@given(SOME_SIZE, st.integers(0))
def test_pieces(size, number):
    """The pieces of a set are connected, do not touch, come in order and make up the set."""
    grid = Grid(*size)
    points = number & grid.points
    pieces = grid.pieces(points)
    assert sum(pieces) == points
    assert [lowest(piece) for piece in pieces] == sorted(lowest(piece) for piece in pieces)
    for piece in pieces:
        assert grid.flood(1 << lowest(piece), piece) == piece
        assert grid.around(piece) & points & ~piece == 0
