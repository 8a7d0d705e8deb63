"""Perfect play at the end of a game, by a plain search of the rules as they are written
(ttgo/rules.py): each turn is tried, and nothing is kept.
"""

from ttgo import PASS
from ttgo.points import members
from ttgo.position import BLACK, EMPTY
from ttgo.rules import move, opponent
from ttgo.scoring import Score
from ttgo.solve.perfect import left


def value(position, player, points, seen, passed=False):
    """Black's margin if both play perfectly at some points."""
    ends = []
    for one in points:
        if position.colour(one) == EMPTY:
            then = move(position, one, player)
            if then not in seen:
                ends.append(value(then, opponent(player), points, seen | {then}))
    ends.append(
        Score(position, 0).margin
        if passed
        else value(position, opponent(player), points, seen, True)
    )
    return max(ends) if player == BLACK else min(ends)


def best_moves(position, player):
    """The moves at the end of a game that are worth more than all other turns, and than any move
    elsewhere, after which it is the opponent's turn.
    """
    points, sign = members(left(position)), 1 if player == BLACK else -1
    found = {PASS: sign * value(position, opponent(player), points, {position})}
    for one in points:
        if position.colour(one) == EMPTY:
            then = move(position, one, player)
            if then != position:
                worth = value(then, opponent(player), points, {position, then})
                found[position.grid.vertices[one]] = sign * worth
    top = max(found.values())
    return {turn for turn in found if found[turn] == top and top > found[PASS]}
