"""Random games move by the rules, end, and are counted by the rules."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.test_properties import SMALL
from ttgo import BLACK, WHITE, Grid, Position, rules
from ttgo.player.chance import Chance
from ttgo.player.dice import Dice
from ttgo.player.lanes import Lanes
from ttgo.player.playouts import Playouts


def begun(size, number=8, seed=1, own=0, other=0):
    lanes = Lanes(Grid(*size), number)
    return lanes, Playouts(lanes, Dice(lanes, Chance(seed)), lanes.all(own), lanes.all(other), 0, 150)


@settings(max_examples=50)
@given(SMALL, st.integers(0, 1000))
def test_areas_are_those_of_rule_9(size, seed):
    """Of both players, in each game."""
    lanes, games = begun(size, seed=seed)
    games.play(150)
    areas = [lanes.split(area) for area in games.areas()]
    for k, (own, other) in enumerate(zip(lanes.split(games.own), lanes.split(games.other), strict=True)):
        position = Position(lanes.grid, own, other)
        assert [area[k] for area in areas] == [rules.area(position, colour) for colour in (BLACK, WHITE)]


@pytest.mark.parametrize("slices", [[1] * 150, [7] * 30, [150]], ids=["one by one", "some", "at once"])
def test_slices_change_nothing(slices):
    """However a caller cuts them, the games are the same."""
    lanes, games = begun((5, 5))
    done = [games.play(steps) for steps in slices]
    assert done[-1]
    _, whole = begun((5, 5))
    assert whole.play(150)
    for name in ("own", "other", "mine", "theirs"):
        assert getattr(games, name) == getattr(whole, name)
    assert not lanes.filled(games.mine & games.theirs)
