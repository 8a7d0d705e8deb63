"""Counts of points in sets, by adding numbers."""

from hypothesis import given
from hypothesis import strategies as st

from ttgo.player.tally import MOST, counts, spread


@given(st.lists(st.integers(0, 2**400 - 1), max_size=12))
def test_counts_are_counts(sets):
    """Of each point, how many of the sets it is in."""
    found = counts(sum(spread(points) for points in sets), 400)
    assert list(found) == [sum(points >> point & 1 for points in sets) for point in range(400)]


def test_as_many_as_it_can():
    """A byte is enough for that many sets."""
    assert list(counts(sum([spread(0b1011)] * MOST), 5)) == [255, 255, 0, 255, 0]
