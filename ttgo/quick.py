"""A move, and what moves would clear, computed faster than by rules 6 and 7 as they are written.
The definitions are in rules.py, and a test proves that both agree.

All relies on this: before the move every string has a liberty, as after any turn of a game (rules 5
and 7). Then only the strings next to the coloured point can have lost their last one, and a search
of a string may stop at its first liberty.
"""

from ttgo.points import Grid, lowest, members, set_of


def after_move(grid: Grid, own: int, other: int, point: int) -> "tuple[int, int]":
    """The player's and the opponent's points after the player's move at an empty point."""
    stone, beside, near = grid.near[point] or grid.look(point)
    own |= stone
    empty = grid.points ^ own ^ other
    touched = beside & other
    if touched:
        captured = 0
        for neighbour, around in near:
            if touched & neighbour and not around & empty and not captured & neighbour:
                captured |= _without_liberty(grid, (neighbour | around) & other, other, empty)
        if captured:
            return own, other ^ captured
    if beside & empty:
        return own, other
    friends = beside & own
    if not friends:
        return own ^ stone, other
    return own ^ _without_liberty(grid, stone | friends, own, empty), other


def _without_liberty(grid: Grid, string: int, colour: int, empty: int) -> int:
    """The whole string of `colour` that contains this piece if it has no liberty, else 0. The
    search stops at the first liberty.
    """
    stride = grid.stride
    free = colour | empty
    while True:
        grown = (string | string << 1 | string >> 1) & free
        if grown & empty:
            return 0
        grown = (grown | grown << stride | grown >> stride) & free
        if grown & empty:
            return 0
        if grown == string:
            return string
        string = grown


def strings(grid: Grid, points: int, empty: int) -> "list[tuple[int, int]]":
    """The strings that make up a set of points of one colour, each with its liberties (both sets of
    points), by their lowest point.
    """
    stride = grid.stride
    found = []
    while points:
        string = points & -points
        while True:
            around = string << 1 | string >> 1 | string << stride | string >> stride
            grown = (string | around) & points
            if grown == string:
                break
            string = grown
        found.append((string, around & empty))
        points ^= string
    return found


def _beside_two(grid: Grid, empty: int) -> "tuple[int, int]":
    """The points beside two empty points or more, and those beside exactly one; points off the grid
    may be among them.
    """
    right, left, up, down = empty >> 1, empty << 1, empty >> grid.stride, empty << grid.stride
    across, along = right | left, up | down
    return right & left | up & down | across & along, across | along


def clearing(grid: Grid, own: int, other: int) -> int:
    """The empty points where the player's move would clear something; any other move only adds a
    stone.
    """
    return set_of(clearings(grid, own, other))


def clearings(grid: Grid, own: int, other: int) -> "dict[int, tuple[int, int]]":
    """The points of `clearing`, each with what `after_move` gives for it.

    A stone beside two empty points shows that its string has two liberties. All such strings are
    found in one flood; few others are left to look at one by one.
    """
    empty = grid.points ^ own ^ other
    two, one = _beside_two(grid, empty)
    free, other_free = grid.flood_both(two & own, own, two & other, other)
    _, last = _by_liberties(grid, other, other_free, empty)
    found = {}
    for liberty in last:
        found[lowest(liberty)] = (own | liberty, other ^ last[liberty])
    # Suicide: an empty point with no empty one beside it, and beside no own string with another
    # liberty.
    alone = empty & ~one
    if alone:
        free, dying = _by_liberties(grid, own, free, empty)
        for point in members(alone & ~grid.around(free)):
            if point not in found:
                found[point] = (own ^ dying.get(1 << point, 0), other)
    return found


def _by_liberties(grid: Grid, colour: int, free: int, empty: int) -> "tuple[int, dict[int, int]]":
    """The strings of `colour` with two liberties or more, as one set; and for each last liberty,
    the stones that a move there clears. `free` are whole strings known to be of the first kind.
    """
    last: dict[int, int] = {}
    for string, liberties in strings(grid, colour ^ free, empty):
        if liberties & (liberties - 1):
            free |= string
        else:
            last[liberties] = last.get(liberties, 0) | string
    return free, last
