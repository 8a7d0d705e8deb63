"""Exercises about the fate of a string: a move captures it or saves it, and no other does. What
each legal move does is proved, by a search of all turns where the string is closed in, or by the
reader (tests/support/reader.py).
"""

from tests.support import reader
from ttgo.points import count, lowest, members
from ttgo.position import EMPTY
from ttgo.record.tree import Record
from ttgo.rules import move, opponent
from ttgo.solve.life import ALIVE, DEAD, KO, UNKNOWN, Life, eyes
from ttgo.start import Start
from ttgo.teach import reading

NODES = 1_000  # positions looked at for all moves of an exercise: MicroPython is slow
CHOICE = 4  # legal moves at least
MOST = 8_000  # for each move of a proof


def pieces(position):
    """The strings of both colours."""
    return position.grid.pieces(position.black) + position.grid.pieces(position.white)


class Dull(Exception):
    """No exercise; the text says why."""


def fight(position, player, place):
    """(kind, how hard) of an exercise about the string at `place`. Raises Dull."""
    attacks = position.colour(place) != player
    now = Life(position, place, True, reading.LARGEST).solve(reading.NODES)
    liberties = position.grid.around(position.piece(place)) & position.empty
    if KO in (now.first, now.second):
        raise Dull("a ko")
    if now.first == DEAD or now.second == ALIVE:
        raise Dull("settled")
    if not attacks and now.second != DEAD:
        raise Dull("not in danger, or not known to be")
    match, what = Record(Start.of(position, first=player)).match(), "take" if attacks else "save"
    legal, right, nodes = match.board.legal_points(), 0, 0
    if count(legal) < CHOICE:
        raise Dull("hardly another move")
    for point in members(legal & reading.near(position, place)):
        is_right, after = reading.does(match, what, place, point)
        if after and KO in (after.first, after.second):
            raise Dull("a ko")
        right |= is_right << point
        nodes += _used(after) if after else 0
        if count(right) > 1 and (not attacks or count(liberties) != 2 or right & liberties):
            raise Dull("more than one right move")
        if nodes > NODES:
            raise Dull("too long a search for MicroPython")
    if not right:
        raise Dull("no right move")
    if count(right) > 3:
        raise Dull("more than one right move")
    kind, line = (_taking if attacks else _saving)(position, player, place, lowest(right))
    if count(right) > 1 and kind != "net":
        raise Dull("more than one right move")
    for point in [*members(right), *members(legal & ~right)]:
        if not _proved(position, player, what, place, point, bool(right >> point & 1)):
            raise Dull("not proved")
    hard = 40 * len(line) + nodes + 10 * count(position.grid.points)
    return kind, (not attacks and liberties != right, hard)


def _used(life):
    """The positions that a search has looked at."""
    both = (life._ladder, life._exhaustive)
    return sum(reading.NODES - max(0, proof.nodes) for proof in both if proof)


def _proved(position, player, what, place, point, right):
    after = move(position, point, player)
    if after.colour(place) != position.colour(place):
        return right is (what == "take")
    read = reader.does(position, player, what, place, point, NODES)
    if read is (what == "take"):
        return right is read  # a capture is certain
    life = Life(after, place, before=position).solve(MOST)
    fate = life.first if what == "take" else life.second
    if fate == UNKNOWN and life.fight:
        return False  # more than the search can look at
    return {DEAD: what == "take", ALIVE: what == "save"}.get(fate, read) is right


def _taking(position, player, place, point):
    """The kind of an exercise in which a move captures a string, and the turns that follow."""
    grid, after = position.grid, move(position, point, player)
    if not after.points(opponent(player)) >> place & 1:
        raise Dull("captured straight away")
    life = Life(after, place, True, reading.LARGEST, position).solve(reading.NODES)
    line, ladder = life.line(False), life._by[False] is life._ladder
    string, free = position.piece(place), grid.around(position.piece(place)) & position.empty
    taken = _offered(after, place, point, player)
    if taken:
        if line[:1] != [taken]:
            raise Dull("a snapback whose line does not take the stone")
        return "snapback", line
    if count(grid.around(after.piece(place)) & after.empty) == 1:
        if ladder and len(line) > 3:
            return "ladder", line
        raise Dull("an atari that ends soon")
    if ladder:
        if count(free) == 2 and not grid.around(string) >> point & 1:
            return "net", line
        raise Dull("held in by a stone that touches, or with more liberties than two")
    if count(string) > 2:
        return "kill", line
    raise Dull("a small string closed in")


def _offered(after, place, point, player):
    """Where the owner takes a stone that was just put at a point alone, if a move there then
    captures the string at `place`, and two stones or more; "" if that is not so.
    """
    grid, owner = after.grid, opponent(player)
    last = grid.around(1 << point) & after.empty
    if after.piece(point) != 1 << point or count(last) != 1:
        return ""
    taken = move(after, lowest(last), owner)
    if taken.colour(point) != EMPTY:
        return ""
    back = move(taken, point, player)
    gained = count(taken.points(owner)) - count(back.points(owner))
    return grid.vertices[lowest(last)] if back.colour(place) == EMPTY and gained > 1 else ""


def _saving(position, player, place, point):
    """The kind of an exercise in which a move saves a string, and the turns that follow."""
    grid, after = position.grid, move(position, point, player)
    life = Life(after, place, True, reading.LARGEST, position).solve(reading.NODES)
    string, joined, line = position.piece(place), after.piece(place), life.line(True)
    if life.second == UNKNOWN and count(grid.around(joined) & after.empty) < 3:
        raise Dull("not saved for long")
    own, other = after.points(player), after.points(opponent(player))
    in_atari = count(grid.around(string) & position.empty) == 1
    if life.second == ALIVE and not in_atari and eyes(grid, own, other, 1 << place):
        return "eye", line
    if joined & ~string & ~(1 << point):
        return "connect", line
    if in_atari:
        return "escape", line
    raise Dull("saved otherwise")


def capture(position, player, place):
    """How hard it is to say whether a string with two liberties can be captured, and whether it
    can. Raises Dull.
    """
    grid, string = position.grid, position.piece(place)
    if count(grid.around(string) & position.empty) != 2:
        raise Dull("not two liberties")
    asked = Life(position, place, True, reading.LARGEST).solve(reading.NODES)
    read = reader.Reader(grid, place, NODES)
    found = read.fate(position.points(opponent(player)), position.points(player), True)
    life = Life(position, place).solve(MOST)
    if life.second in (UNKNOWN, KO):
        can = None if life.fight else {reader.CAUGHT: True, reader.AWAY: False}.get(found)
    else:
        can = life.second == DEAD
    if can is None or KO in (asked.first, asked.second) or (asked.second == DEAD) is not can:
        raise Dull("not proved")
    line = asked.line(True)
    if can and len(line) < 3:
        raise Dull("captured soon")
    return can, _used(asked) + 40 * len(line) + 10 * count(grid.points)
