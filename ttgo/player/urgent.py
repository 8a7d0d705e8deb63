"""Urgent moves: those that clear a string of several stones, or save one that the opponent would
clear next.

Random games hardly tell such a move from others, since both players play urgent moves at once
there; and with many moves and few games, the tree does not grow far enough. So the rules are asked:
which strings have one liberty left, and can the opponent clear one even if it tries to escape? The
answer is read move by move, as long as each move leaves the string one liberty or two.
"""

from ttgo.points import Grid, count, members
from ttgo.quick import after_move, strings

SEVERAL = 2  # stones of a string worth asking about
_MOST = 80  # moves to look at for a string, which counts as saved if it is not cleared by then


def urgent(grid: Grid, own: int, other: int) -> "list[int]":
    """The points where the player with the stones `own` clears or saves several stones, in
    order.
    """
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


def saves(grid: Grid, own: int, other: int, point: int, string: int) -> bool:
    """True if the player's move at a point saves a string of `own`: no attack of the opponent
    clears it.

    Rule 6 is ignored, so captures may repeat without end; moves elsewhere are ignored, too.
    """
    left = _MOST
    # A stack: the opponent's moves to answer, each with its untried answers; after an answer come
    # further moves. There is no recursion: in one game of twenty a line is longer than
    # MicroPython's depth of calls.
    lines = [[[(own, other, point)]]]
    while True:
        attacks = lines[-1]
        if not attacks:  # all are answered, and so is the attack that they followed on
            lines.pop()
            if not lines:
                return True
            lines[-1].pop()
        elif not attacks[-1]:  # the last attack has no answer left
            lines.pop()
            if not lines:
                return False
        else:
            own, other, point = attacks[-1].pop()
            own, other = after_move(grid, own, other, point)
            saved = grid.flood(string & own, own)
            liberties = grid.around(saved) & (grid.points ^ own ^ other)
            left -= 1
            if count(liberties) == 2 and left > 0:
                lines.append(_attacks(grid, own, other, saved, liberties))
            elif count(liberties) > 1:
                attacks.pop()


def _attacks(
    grid: Grid, own: int, other: int, string: int, liberties: int
) -> "list[list[tuple[int, int, int]]]":
    """The opponent's moves that leave a string one liberty, in reverse order: for each move a list
    of the possible answers, each with the stones before it.
    """
    found = []
    for attack in members(liberties)[::-1]:
        after, attacked = after_move(grid, other, own, attack)
        if count(grid.around(string) & (grid.points ^ attacked ^ after)) == 1:
            answers = members(_answers(grid, attacked, after, string))
            found.append([(attacked, after, answer) for answer in answers[::-1]])
    return found


def _answers(grid: Grid, own: int, other: int, string: int) -> int:
    """The points where a string with one liberty may be saved: the liberty, and where a string
    beside it can be cleared.
    """
    empty = grid.points ^ own ^ other
    around = grid.around(string)
    found = around & empty
    for attacker, liberties in strings(grid, other, empty):
        if attacker & around and count(liberties) == 1:
            found |= liberties
    return found
