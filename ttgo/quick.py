"""Rules 6 and 7 again, faster. The definitions are in rules.py, and a test proves that both agree.

What this relies on: before the move every string has a liberty, as after any turn of a game (rules 5 and 7). Then only the
strings next to the coloured point can have lost their last one, and a search of a string may stop at its first liberty.
"""

from ttgo.points import Grid


def move(grid: Grid, own: int, other: int, point: int) -> "tuple[int, int]":
    """The player's and the opponent's points after the player's move at an empty point."""
    stone = 1 << point
    beside = grid.beside[point]
    empty = grid.points ^ own ^ other ^ stone
    own |= stone
    captured = 0
    if beside & other:
        captured = _without_liberty(grid, beside & other, other, empty)
    if captured:
        return own, other ^ captured
    if beside & empty:
        return own, other
    return own ^ _without_liberty(grid, stone, own, empty), other


def _without_liberty(grid: Grid, seeds: int, colour: int, empty: int) -> int:
    """Of the strings of `colour` that hold one of `seeds`: those with no point next to `empty`."""
    stride = grid.stride
    enclosed = 0
    while seeds:
        string = seeds & -seeds
        while True:
            around = string << 1 | string >> 1 | string << stride | string >> stride
            if around & empty:
                break
            grown = (string | around) & colour
            if grown == string:
                enclosed |= string
                break
            string = grown
        seeds &= ~string
    return enclosed


def strings(grid: Grid, points: int, empty: int) -> "list[tuple[int, int]]":
    """The strings that make up a set of points of one colour, each with its liberties (both sets of points)."""
    return [(string, grid.around(string) & empty) for string in grid.pieces(points)]


def clearing(grid: Grid, own: int, other: int) -> int:
    """The empty points where the player's move would clear something; any other move only adds a stone."""
    empty = grid.points ^ own ^ other
    _, captures = _by_liberties(grid, other, empty)
    # Suicide: no empty point beside it, and no own string there that has another liberty.
    alone = empty & ~grid.around(empty)
    if alone:
        free, _ = _by_liberties(grid, own, empty)
        alone &= ~grid.around(free)
    return captures | alone


def _by_liberties(grid: Grid, colour: int, empty: int) -> "tuple[int, int]":
    """The strings of `colour` with two liberties or more, as one set, and the liberties of those with just one.

    A stone beside two empty points answers for its whole string, and all such strings are flooded at once; few are left.
    """
    stride = grid.stride
    right, left, up, down = empty >> 1, empty << 1, empty >> stride, empty << stride
    two = right & left | up & down | (right | left) & (up | down)
    free = grid.flood(two, colour)
    last = 0
    for string, liberties in strings(grid, colour ^ free, empty):
        if liberties & (liberties - 1):
            free |= string
        else:
            last |= liberties
    return free, last
