"""What cannot wait: moves that clear a string of several stones, or save one that the opponent would clear next.

Random games hardly tell such a move from others, since in them both players see to it at once; and where there are many moves and few
games, the tree does not get as far as to find out. So the rules are asked: which strings have one liberty left, and can the opponent
clear one that moves out of it all the same? That is read move by move, as long as each leaves the string one liberty or two.
"""

from ttgo.points import Grid, count, members
from ttgo.quick import move, strings

TYPE_CHECKING = False

SEVERAL = 2  # stones of a string that is worth asking about
_MOST = 80  # moves that are looked at for a string; not cleared by then, it counts as saved. MicroPython calls some 120 deep


def urgent(grid: Grid, own: int, other: int) -> "list[int]":
    """The points where the player with the stones `own` clears or saves several stones, in order."""
    empty = grid.points ^ own ^ other
    found = 0
    for string, liberties in strings(grid, other, empty):
        if count(string) >= SEVERAL and count(liberties) == 1:
            found |= liberties
    for string, liberties in strings(grid, own, empty):
        if count(string) >= SEVERAL and count(liberties) == 1:
            for point in members(_answers(grid, own, other, string)):
                if saves(grid, own, other, point, string):
                    found |= 1 << point
    return members(found)


def saves(grid: Grid, own: int, other: int, point: int, string: int, left: "list[int] | None" = None) -> bool:
    """True if the player's move at a point saves a string of `own`: however the opponent goes after it, it is not cleared.

    Rule 6 is left out, and so are moves elsewhere. `left` counts the moves that may still be looked at.
    """
    left = left or [_MOST]
    own, other = move(grid, own, other, point)
    string = grid.flood(string & own, own)
    liberties = grid.around(string) & (grid.points ^ own ^ other)
    left[0] -= 1
    if count(liberties) != 2 or left[0] <= 0:
        return count(liberties) > 1
    for attack in members(liberties):
        after, attacked = move(grid, other, own, attack)
        if count(grid.around(string) & (grid.points ^ attacked ^ after)) == 1:
            for answer in members(_answers(grid, attacked, after, string)):
                if saves(grid, attacked, after, answer, string, left):
                    break
            else:
                return False
    return True


def _answers(grid: Grid, own: int, other: int, string: int) -> int:
    """Where a string with one liberty may be saved: there, or where a string beside it is cleared."""
    empty = grid.points ^ own ^ other
    around = grid.around(string)
    found = around & empty
    for attacker, liberties in strings(grid, other, empty):
        if attacker & around and count(liberties) == 1:
            found |= liberties
    return found
