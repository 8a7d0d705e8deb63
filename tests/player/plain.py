"""Facts about moves by a literal model: a board is a dict of points and signs, and everything is
found by walking from point to point. `FACTS` has the points of each fact of
ttgo/player/reason.py.
"""

from tests.solve.test_life import Literal
from ttgo.player.urgent import saves
from ttgo.points import members
from ttgo.position import EMPTY
from ttgo.rules import move, opponent
from ttgo.solve.life import ALIVE, DEAD, Life, fight
from ttgo.vertex import at


class Plain:
    """The board of a game for the player to play, "X", and the opponent, "O"."""

    def __init__(self, signs):
        self.signs = dict(signs)

    def beside(self, at):
        x, y = at
        near = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        return [point for point in near if point in self.signs]

    def area(self, at):
        """All points of its sign that it is joined to, and the signs around them."""
        sign, found, around, work = self.signs[at], {at}, set(), [at]
        while work:
            for point in self.beside(work.pop()):
                if self.signs[point] != sign:
                    around.add(point)
                elif point not in found:
                    found.add(point)
                    work.append(point)
        return found, around

    def free(self, at):
        return sum(self.signs[point] == "." for point in self.area(at)[1])

    def of(self, sign):
        return {point for point, own in self.signs.items() if own == sign}

    def strings(self, points):
        return {frozenset(self.area(at)[0]) for at in points}

    def played(self, at, sign):
        after = Plain({**self.signs, at: sign})
        for dying in ("O" if sign == "X" else "X", sign):
            dead = [point for point in after.of(dying) if not after.free(point)]
            after.signs.update(dict.fromkeys(dead, "."))
        return after

    def closed(self, sign):
        """The empty points whose area has only stones of this sign around."""
        if len(set(self.signs.values())) < 3:
            return set()
        return {at for at in self.of(".") if {self.signs[p] for p in self.area(at)[1]} == {sign}}

    def steps(self, at, sign):
        return min([abs(at[0] - x) + abs(at[1] - y) for x, y in self.of(sign)], default=99)

    def nearer(self):
        return {at for at in self.of(".") if self.steps(at, "X") < self.steps(at, "O") < 99}


class Move:
    """The boards around a move: before it, now, and then, after the opponent's move there."""

    def __init__(self, game, turn):
        self.grid, self.player, self.place = game.grid, game.to_play, at(game.grid, turn)
        self.other = opponent(self.player)
        self.position, self.after = game.position, move(game.position, self.place, self.player)
        signs = {self.player: "X", self.other: "O", EMPTY: "."}
        points = {p: self.at(p) for p in members(self.grid.points)}
        self.before = Plain({at: signs[game.position.colour(p)] for p, at in points.items()})
        self.point = self.at(self.place)
        self.now, self.then = [self.before.played(self.point, sign) for sign in "XO"]

    def at(self, place):
        return place % self.grid.stride, place // self.grid.stride

    def beside(self, board, sign):
        near = [at for at in board.beside(self.point) if board.signs[at] == sign]
        return board.strings(near)

    def fate(self, position, string, first):
        """Of a string, if `first` plays first: by trying every turn, or the chase by its
        liberties.
        """
        place = self.grid.point(*min(string))
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
    return seen.before.of("O") - seen.now.of("O")


def rescued(seen):
    return all_of(
        [
            string
            for string in seen.before.strings(seen.before.of("X"))
            if seen.before.free(min(string)) == 1 < seen.now.free(min(string))
            and Life(seen.after, seen.grid.point(*min(string))).solve().second != DEAD
        ]
    )


def atari(seen):
    return all_of([one for one in seen.beside(seen.now, "O") if seen.now.free(min(one)) == 1])


def closes(seen):
    return (seen.now.closed("X") - seen.before.closed("X")) & seen.before.of(".")


def prevents(seen):
    return (seen.then.closed("O") - seen.before.closed("O")) & seen.before.of(".")


def guards(seen):
    return all_of(
        [
            one
            for one in seen.beside(seen.then, "X")
            if seen.then.free(min(one)) == 1 < seen.now.free(min(one))
        ]
    )


def several(strings):
    return all_of(strings) if len(strings) > 1 else set()


def presses(seen):
    return all_of([one for one in seen.beside(seen.now, "O") if seen.now.free(min(one)) < 4])


def frees(seen):
    return all_of(
        [
            one
            for one in seen.beside(seen.before, "X")
            if seen.before.free(min(one)) < min(4, seen.now.free(min(one)))
        ]
    )


def nearer(seen):
    return seen.now.nearer() - seen.before.nearer()


def neutral(seen):
    signs = {seen.before.signs[at] for at in seen.before.area(seen.point)[1]}
    return {seen.point} if signs == {"X", "O"} else set()


FACTS = {
    "captures": captures,
    "saves": rescued,
    "atari": atari,
    "closes": closes,
    "prevents": prevents,
    "guards": guards,
    "joins": lambda seen: several(seen.beside(seen.before, "X")),
    "parts": lambda seen: several(seen.beside(seen.before, "O")),
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
