"""A position is a value: one colouring of a grid that never changes."""

import pytest

from tests.support.tables import each_row
from ttgo import BLACK, EMPTY, WHITE, Game, Grid, Position
from ttgo.scoring import Score, area_by


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


NO_COLOUR = "A colour is 'black', 'white' or 'empty', not 'blue'."
WORDINGS = "The wordings of the score are 'only' and 'taylor 1995'"
WRONG = {
    "no colour": (lambda position: position.points("blue"), NO_COLOUR),
    "no colour to give": (lambda position: position.coloured(1, "blue"), NO_COLOUR),
    "no string": (lambda position: position.string(" c1 "), "C1 is empty; a string is of stones."),
    "a pass": (
        lambda position: position["pass"],
        "Rule 1: 'pass' is not a point of this board; a pass is a turn.",
    ),
    "a pass among vertices": (
        lambda position: Position(position.grid, "A1 pass"),
        "Rule 1: 'pass' is not a point of this board; a pass is a turn.",
    ),
    "the same vertex twice": (
        lambda position: Position(position.grid, "A1", "A1"),
        "A position colours each point of its grid once; these sets overlap or leave the grid.",
    ),
    "no wording": (lambda position: Score(position, 0, "mine"), f"{WORDINGS}, not 'mine'."),
    "no wording of an area": (
        lambda position: area_by("onyl", position, BLACK),
        f"{WORDINGS}, not 'onyl'.",
    ),
    "whose turn it is": (
        lambda _: Game(3).give_turn("blue"),
        "The first player is 'black' or 'white', not 'blue'.",
    ),
    "no player": (
        lambda position: area_by("only", position, EMPTY),
        "A player is 'black' or 'white', not 'empty'.",
    ),
}


@each_row(WRONG)
def test_what_is_wrong(ask, sentence):
    with pytest.raises(ValueError) as refused:  # noqa: PT011  # the sentence is compared below
        ask(Position.parse("X O ."))
    assert str(refused.value) == sentence
