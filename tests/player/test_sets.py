"""The fast sets say what the rules say of strings, liberties and eyes, in each lane."""

from hypothesis import given
from hypothesis import strategies as st

from tests.support.examples import examples
from tests.support.strings import POSITIONS, liberties
from ttgo import BLACK, WHITE, quick, rules
from ttgo.player.lanes import Lanes
from ttgo.player.playouts import moves, near_empty, weak
from ttgo.points import count, members


def looked_at(position, colour=BLACK):
    """The sets for a player, in two lanes of which the other is empty, so that what runs over would be seen."""
    lanes = Lanes(position.grid, 2)
    own, other = position.points(colour), position.points(rules.opponent(colour))
    empty = lanes.points ^ own ^ other
    one, two = near_empty(lanes, empty)
    weaks = weak(lanes, own, one, two), weak(lanes, other, one, two)
    found = moves(lanes, own, other, weaks, empty, two)
    lane = (1 << lanes.length) - 1
    return weaks, {
        name: points & lane
        for name, points in zip(("clears", "saves", "open", "eyes"), found, strict=True)
    }


@examples(200)
@given(POSITIONS)
def test_weak_strings(position):
    """A string with one liberty is weak, and one with a stone beside two, or with liberties of both shades, is not."""
    grid, own = position.grid, position.black
    (found, _), _ = looked_at(position)
    lanes = Lanes(grid, 1)
    for string, free in liberties(position, BLACK):
        assert found & string in (0, string)
        several = [stone for stone in members(string) if count(grid.beside[stone] & free) > 1]
        both = free & lanes.odd and free & lanes.even
        if count(free) == 1:
            assert found & string
        elif several or (
            both and count(string) < 8
        ):  # the floods from both shades are sure to meet
            assert not found & string
        elif not both:
            assert found & string
    assert found & ~own == 0


@examples(200)
@given(POSITIONS, st.sampled_from([BLACK, WHITE]))
def test_moves(position, colour):
    """Every move that clears something is among `clears`; moves that save a string, and open ones, are what they are said to be."""
    grid, empty = position.grid, position.empty
    own, other = position.points(colour), position.points(rules.opponent(colour))
    (own_weak, other_weak), sets = looked_at(position, colour)
    for point in members(empty):
        bit, near = 1 << point, grid.beside[point]
        after = rules.move(position, point, colour)
        if after.points(rules.opponent(colour)) != other:
            assert sets["clears"] & bit
        assert bool(sets["clears"] & bit) == bool(near & other_weak)
        opened = count(near & empty) > 1 or near & other_weak or near & own & ~own_weak
        assert bool(sets["open"] & bit) == bool(opened)
        assert bool(sets["saves"] & bit) == bool(opened and near & own_weak)


@examples(200)
@given(POSITIONS, st.sampled_from([BLACK, WHITE]))
def test_eyes(position, colour):
    """All neighbours are the player's, and at most one stone of the other's is diagonally next to it; none at the edge."""
    grid = position.grid
    own, other = position.points(colour), position.points(rules.opponent(colour))
    _, sets = looked_at(position, colour)
    eyes = 0
    for y in range(grid.height):
        for x in range(grid.width):
            point = grid.point(x, y)
            across = [(x + dx, y + dy) for dx in (-1, 1) for dy in (-1, 1)]
            corners = [
                grid.point(*at)
                for at in across
                if 0 <= at[0] < grid.width and 0 <= at[1] < grid.height
            ]
            enemies = sum(other >> corner & 1 for corner in corners)
            few = enemies <= (count(grid.beside[point]) == 4)
            if (
                position.empty >> point & 1
                and grid.beside[point] & own == grid.beside[point]
                and few
            ):
                eyes |= 1 << point
    assert sets["eyes"] == eyes


@given(POSITIONS)
def test_the_opponent_gains_nothing_in_an_eye(position):
    """A stone in another's eye is cleared at once, unless the move clears what makes the eye."""
    _, sets = looked_at(position)
    for point in members(sets["eyes"]):
        own, other = quick.move(position.grid, position.white, position.black, point)
        assert own == position.white or other != position.black
