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
    captures = joins = 0
    for _, liberties in strings(grid, other, empty):
        if liberties & (liberties - 1) == 0:
            captures |= liberties
    for _, liberties in strings(grid, own, empty):
        if liberties & (liberties - 1):
            joins |= liberties
    # Suicide: no empty point beside it, and no own string there that has another liberty.
    return captures | empty & ~grid.around(empty) & ~joins
