"""A position is a value: one colouring of a grid that never changes."""

import pytest

from ttgo import BLACK, EMPTY, WHITE, Grid, Position


def test_positions_are_values():
    """Equal by grid and colours, usable as keys, and never the same as anything else."""
    position = Position.parse("X O .")
    assert position == Position.parse("XO.")
    assert position != Position.parse("X . O")
    assert position != Position.parse("X\nO\n.")
    assert position != "X O ."
    assert len({position, Position.parse("XO."), Position.parse("...")}) == 2
    assert {position: 1}[Position.parse("X O .")] == 1


@pytest.mark.parametrize("name", ["grid", "black", "white", "empty", "other"])
def test_positions_never_change(name):
    position = Position.parse("X O .")
    with pytest.raises(AttributeError):
        setattr(position, name, 0)
    assert str(position) == "X O ."


@pytest.mark.parametrize(("black", "white"), [(1, 1), (1 << 3, 0), (0, 1 << 20), (-1, 0)])
def test_a_position_colours_each_point_once(black, white):
    """Overlapping sets, the spare bit after a row and points beyond the grid are refused."""
    with pytest.raises(ValueError, match="A position colours each point of its grid once"):
        Position(Grid(3, 3), black, white)


@pytest.mark.parametrize("white", ["B1 c1", ["B1", 2], {"b1", "C1"}, 6])
def test_a_position_by_vertices(white):
    """A text of them, several, or the set of points."""
    assert Position(Grid(3, 1), ["A1"], white) == Position.parse("X O O")


def test_a_position_by_colour():
    position = Position.parse("X O .")
    assert [position.colour(point) for point in range(3)] == [BLACK, WHITE, EMPTY]
    assert [position.points(colour) for colour in (BLACK, WHITE, EMPTY)] == [1, 2, 4]
    assert (position.black, position.white, position.empty) == (1, 2, 4)
    assert str(position.coloured(0b011, EMPTY)) == ". . ."
    assert str(position.coloured(0b100, WHITE)) == "X O O"
    assert str(position.coloured(0b010, BLACK)) == "X X ."
