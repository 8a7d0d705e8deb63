"""What reading ahead finds, by plain searches of the rules as they are written (ttgo/rules.py): each
turn is tried, and nothing is kept.
"""

from tests.solve.test_life import Literal, TooLong
from ttgo import PASS
from ttgo.points import count, members
from ttgo.position import BLACK, EMPTY
from ttgo.rules import move, opponent
from ttgo.scoring import Score
from ttgo.solve.life import DEAD, Life
from ttgo.solve.perfect import left
from ttgo.teach.reading import LARGEST
from ttgo.vertex import name

LONG = 1_000  # positions of a plain search, before it gives up


def right_moves(position, player, what, point):
    """The moves after which the string at a point is captured ("take"), or is not ("save"); and
    those of which a plain search cannot say it.
    """
    found, unsure = set(), set()
    for one in members(position.empty):
        after = move(position, one, player)
        if after == position:
            continue
        try:
            right = lost(after, point, what, position) is (what == "take")
        except TooLong:
            unsure.add(name(position.grid, one))
            continue
        if right:
            found.add(name(position.grid, one))
    return found, unsure


def lost(position, point, what, before):
    """Whether a string is captured after a move: by its owner's opponent, who plays next if the
    owner has moved.
    """
    owner = position.colour(point)
    if owner != before.colour(point):
        return True
    attacked = what == "save"
    if hunted(position, point, owner, attacked, {before, position}, [LONG]):
        return True
    fight = Life(position, point, largest=LARGEST).fight
    if not fight:
        return False
    plain = Literal(position, point, members(fight), LONG)
    return plain.fate(opponent(owner) if attacked else owner) == DEAD


def hunted(position, point, owner, attacked, seen, rest):
    """Whether atari after atari captures a string; `rest` holds how many positions may still be
    looked at.
    """
    rest[0] -= 1
    if rest[0] < 0:
        raise TooLong
    grid, other = position.grid, opponent(owner)
    own = position.points(owner)
    if not own >> point & 1:
        return True
    string = grid.flood(1 << point, own)
    liberties = grid.around(string) & position.empty
    if count(liberties) > 2:
        return False
    if attacked:
        for one in members(liberties):
            then = move(position, one, other)
            if (
                then not in seen
                and liberties_of(then, point, owner) < 2
                and hunted(then, point, owner, False, seen | {then}, rest)
            ):
                return True
        return False
    tried = members(position.empty) if count(liberties) > 1 else members(liberties)
    for piece in grid.pieces(position.points(other)):
        free = grid.around(piece) & position.empty
        if grid.around(piece) & string and count(free) == 1:
            tried += members(free)
    if not hunted(position, point, owner, True, seen, rest):  # after a pass
        return False
    for one in tried:
        then = move(position, one, owner)
        if then not in seen and not hunted(then, point, owner, True, seen | {then}, rest):
            return False
    return True


def liberties_of(position, point, owner):
    own = position.points(owner)
    if not own >> point & 1:
        return 0
    return count(position.grid.around(position.grid.flood(1 << point, own)) & position.empty)


def value(position, player, points, seen, passed=False):
    """Black's margin if both play perfectly at some points."""
    if len(points) > 6:
        raise TooLong
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
                found[name(position.grid, one)] = sign * worth
    top = max(found.values())
    return {turn for turn in found if found[turn] == top and top > found[PASS]}
