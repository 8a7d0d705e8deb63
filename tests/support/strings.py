"""Positions of small grids, and their strings with their liberties."""

from hypothesis import strategies as st

from tests.support.games import SET, SMALL, with_liberties

POSITIONS = st.builds(with_liberties, SMALL, SET, SET)


def liberties(position, colour):
    """The strings of a colour with their liberties, by rules.py alone: what each of them reaches
    empty at.
    """
    grid = position.grid
    return [
        (string, grid.around(string) & position.empty)
        for string in grid.pieces(position.points(colour))
    ]
