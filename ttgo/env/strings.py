"""The strings of a position with their liberties, kept from turn to turn instead of found anew."""

from ttgo.points import Grid
from ttgo.quick import strings

# A player's strings, each with its liberties; the second are those of them with one liberty.
Strings = tuple[dict[int, int], dict[int, int]]


def found(grid: Grid, stones: int, empty: int) -> Strings:
    """The strings that these stones are.

    >>> found(Grid(3), 0b11, 0b111_0111_0100)
    ({3: 52}, {})
    """
    every = dict(strings(grid, stones, empty))
    return every, {string: free for string, free in every.items() if not free & (free - 1)}


def move(
    grid: Grid, mine: Strings, theirs: Strings, own: int, other: int, empty: int, point: int
) -> tuple[int, int, int]:
    """The player's stones, the opponent's and the empty points after a legal move; the strings of both are brought up to date."""
    stone, beside = 1 << point, grid.beside[point]
    mine_all, mine_last = mine
    theirs_all, theirs_last = theirs
    captured = 0
    left = beside & other  # stones whose strings are still to be found
    if left:
        for string, free in theirs_all.items():
            if string & left:
                free ^= stone  # noqa: PLW2901
                theirs_all[string] = free
                if not free:
                    captured |= string
                elif not free & (free - 1):
                    theirs_last[string] = free
                left &= ~string
                if not left:
                    break
    empty ^= stone
    made, free = stone, beside & empty
    left = beside & own
    if left:
        joined = []
        for string, its in mine_all.items():
            if string & left:
                joined.append(string)
                free |= its
                left &= ~string
                if not left:
                    break
        free &= ~stone
        for string in joined:
            made |= string
            del mine_all[string]
            mine_last.pop(string, None)
    own |= stone
    if captured:
        for string in [string for string in theirs_last if string & captured]:
            del theirs_all[string], theirs_last[string]
        other ^= captured
        empty |= captured
        around = grid.around(captured)
        _loosen(grid, mine, captured, around)
        if made & around:
            free |= grid.around(made) & captured
    elif not free:
        own ^= made
        _loosen(grid, theirs, made, grid.around(made))
        return own, other, empty | made
    mine_all[made] = free
    if not free & (free - 1):
        mine_last[made] = free
    return own, other, empty


def _loosen(grid: Grid, strings: Strings, freed: int, around: int) -> None:
    """Give strings the new liberties among the points `freed`, which `around` are next to."""
    every, last = strings
    for string in [string for string in every if string & around]:
        every[string] |= grid.around(string) & freed
        last.pop(string, None)
