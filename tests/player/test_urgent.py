"""What cannot wait: named positions, and the strings that a move clears and saves by rules.py alone."""

import pytest
from hypothesis import given

from tests.support.examples import examples
from tests.support.strings import POSITIONS, liberties
from ttgo import BLACK, WHITE, Position, rules
from ttgo.player.urgent import SEVERAL, urgent
from ttgo.points import count, members
from ttgo.vertex import names

LADDER = """. . . . . . .
. . . . . . .
. . . . . . .
. . O . . . .
. O X . . . .
. O X O . . .
. . O . . . ."""
ROWS = LADDER.split("\n")
STOPPED = "\n".join([*ROWS[:2], ". . . . X . .", *ROWS[3:]])
ACROSS = "\n".join([". " * 18 + "."] * 12 + [row + " ." * 12 for row in ROWS])

# Rows of a position, and the points where Black clears or saves several stones.
FOUND = {
    "an empty grid": (". . .\n. . .\n. . .", ""),
    "two stones with two liberties": (". . . .\n. X X O\n. O O .\n. . . .", ""),
    "a single stone can wait": (". O . .\nO X . .\n. O . .\n. . . .", ""),
    "two stones are cleared": (". X X .\nX O O .\n. X X .\n. . . .", "D3"),
    "two stones move out": (
        ". O O . . .\nO X X . . .\n. O O . . .\n. . . . . .\n. . . . . .",
        "D4",
    ),
    "two stones have nowhere to go": (". . . . .\n. O O . .\n. X X O .\n. O O . .\n. . . . .", ""),
    "two stones clear what holds them": (". O O X .\nO X X O .\nO . O X .\n. O . . .", "E3 A4"),
    "a ladder ends at the edge": (LADDER, ""),
    "a ladder ends at a stone of its own": (STOPPED, "D3"),
    "a ladder across the largest grid": (ACROSS, ""),
}


@pytest.mark.parametrize(("text", "wanted"), FOUND.values(), ids=FOUND)
def test_named_positions(text: str, wanted: str) -> None:
    """For Black."""
    setup = Position.parse(text)
    found = urgent(setup.grid, setup.black, setup.white)
    assert names(setup.grid, sum([1 << point for point in found])) == wanted.split()


@examples(200)
@given(POSITIONS)
def test_what_is_cleared_and_saved(position: Position) -> None:
    """All moves are found that clear several stones, or leave such a string three liberties; and none that leaves it one."""
    found = urgent(position.grid, position.black, position.white)
    urged = {
        colour: [
            at
            for at, free in liberties(position, colour)
            if count(free) == 1 and count(at) >= SEVERAL
        ]
        for colour in (BLACK, WHITE)
    }
    for point in members(position.empty):
        after = rules.move(position, point, BLACK)
        clears = any(not string & after.white for string in urged[WHITE])
        kept = [
            count(free)
            for at, free in liberties(after, BLACK)
            if any(at & own for own in urged[BLACK])
        ]
        most = max(kept, default=0)
        if clears or most > 2:
            assert point in found
        elif most < 2:
            assert point not in found
