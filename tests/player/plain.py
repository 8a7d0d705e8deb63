"""Facts about moves by the literal model, where everything is found by walking from point to point.
`FACTS` has the points of each fact of ttgo/player/reason.py.
"""

from tests.solve.test_life import Literal
from tests.support import literal
from ttgo.player.urgent import saves
from ttgo.points import members
from ttgo.position import EMPTY
from ttgo.rules import move, opponent
from ttgo.solve.life import ALIVE, DEAD, Life, fight
from ttgo.vertex import at


class Board:
    """A colouring, for the player whose stones are `own`."""

    def __init__(self, colouring, own):
        self.colouring, self.own, self.other = colouring, own, opponent(own)

    def beside(self, point):
        return [p for p in literal.beside(point) if p in self.colouring]

    def around(self, point):
        """The points beside all that the point is joined to."""
        joined = literal.string(self.colouring, point)
        return {p for one in joined for p in self.beside(one)} - joined

    def free(self, point):
        return sum(self.colouring[p] == EMPTY for p in self.around(point))

    def of(self, colour):
        return {point for point in self.colouring if self.colouring[point] == colour}

    def strings(self, points):
        return {frozenset(literal.string(self.colouring, point)) for point in points}

    def played(self, point, colour):
        return Board(literal.move(self.colouring, point, colour), self.own)

    def closed(self, colour):
        """The empty points that reach this colour alone, once there are both."""
        if not (self.of(self.own) and self.of(self.other)):
            return set()
        return {
            point
            for point in self.of(EMPTY)
            if {self.colouring[p] for p in self.around(point)} == {colour}
        }

    def steps(self, point, colour):
        return min([abs(point[0] - x) + abs(point[1] - y) for x, y in self.of(colour)], default=99)

    def nearer(self):
        return {
            p for p in self.of(EMPTY) if self.steps(p, self.own) < self.steps(p, self.other) < 99
        }


class Move:
    """The boards around a move: before it, now, and then, after the opponent's move there."""

    def __init__(self, game, turn):
        self.grid, self.place = game.grid, at(game.grid, turn)
        self.own, self.other = game.to_play, opponent(game.to_play)
        self.position, self.after = game.position, move(game.position, self.place, self.own)
        points = members(self.grid.points)
        self.before = Board({self.at(p): game.position.colour(p) for p in points}, self.own)
        self.point = self.at(self.place)
        self.now, self.then = [
            self.before.played(self.point, colour) for colour in (self.own, self.other)
        ]

    def at(self, place):
        return place % self.grid.stride + 1, place // self.grid.stride + 1

    def beside(self, board, colour):
        near = [point for point in board.beside(self.point) if board.colouring[point] == colour]
        return board.strings(near)

    def fate(self, position, string, first):
        """Of a string, if `first` plays first: by trying every turn, or the chase by its
        liberties.
        """
        x, y = min(string)
        place = self.grid.point(x - 1, y - 1)
        owner = position.colour(place)
        own, other = position.points(owner), position.points(opponent(owner))
        points = fight(self.grid, own, other, self.grid.flood(1 << place, own), 6)
        if points:
            return Literal(position, place, members(points)).fate(first)
        stones = self.grid.flood(1 << place, own)
        answers = members(position.empty)
        saved = any(saves(self.grid, own, other, answer, stones) for answer in answers)
        return ALIVE if saved else DEAD


def all_of(strings):
    return set().union(*strings)


def captures(seen):
    return seen.before.of(seen.other) - seen.now.of(seen.other)


def rescued(seen):
    return all_of(
        [
            string
            for string in seen.before.strings(seen.before.of(seen.own))
            if seen.before.free(min(string)) == 1 < seen.now.free(min(string))
            and Life(seen.after, literal.name(min(string))).solve().second != DEAD
        ]
    )


def atari(seen):
    return all_of(
        [one for one in seen.beside(seen.now, seen.other) if seen.now.free(min(one)) == 1]
    )


def closes(seen):
    return (seen.now.closed(seen.own) - seen.before.closed(seen.own)) & seen.before.of(EMPTY)


def prevents(seen):
    return (seen.then.closed(seen.other) - seen.before.closed(seen.other)) & seen.before.of(EMPTY)


def guards(seen):
    return all_of(
        [
            one
            for one in seen.beside(seen.then, seen.own)
            if seen.then.free(min(one)) == 1 < seen.now.free(min(one))
        ]
    )


def several(strings):
    return all_of(strings) if len(strings) > 1 else set()


def presses(seen):
    return all_of([one for one in seen.beside(seen.now, seen.other) if seen.now.free(min(one)) < 4])


def frees(seen):
    return all_of(
        [
            one
            for one in seen.beside(seen.before, seen.own)
            if seen.before.free(min(one)) < min(4, seen.now.free(min(one)))
        ]
    )


def nearer(seen):
    return seen.now.nearer() - seen.before.nearer()


def neutral(seen):
    colours = {seen.before.colouring[p] for p in seen.before.around(seen.point)}
    return {seen.point} if colours == {seen.own, seen.other} else set()


FACTS = {
    "captures": captures,
    "saves": rescued,
    "atari": atari,
    "closes": closes,
    "prevents": prevents,
    "guards": guards,
    "joins": lambda seen: several(seen.beside(seen.before, seen.own)),
    "parts": lambda seen: several(seen.beside(seen.before, seen.other)),
    "presses": presses,
    "frees": frees,
    "nearer": nearer,
    "neutral": neutral,
}


def holds(game, turn, why, points):
    """Whether a reason is true, with all its points."""
    seen = Move(game, turn)
    found = {seen.at(at(game.grid, name)) for name in points}
    if why in ("lives", "kills"):
        end = ALIVE if why == "lives" else DEAD
        strings = seen.before.strings(found)
        return found == all_of(strings) and all(
            seen.fate(seen.after, string, seen.other) == end for string in strings
        )
    return FACTS[why](seen) == found if why in FACTS else (why, found) == ("tried", set())
