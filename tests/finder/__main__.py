"""Find the boards of exercises and write them to static/learn/exercises/: `python3 -m tests.finder
GAMES SECONDS KIND...`. For each kind a row of a table: the boards of each level, and how many were
refused and why.

Candidates are the positions of so many games of GNU Go against itself (games.py). Of what is rare in
games there are more: the boards that are there or were found, with up to CHANGES of the points near
the string changed, for so many seconds. Each is proved again (fights.py). The exercises of rules
(rules.py) have the rules' answer. Boards that are alike (boards.py) are one.
"""

import functools
import random
import sys
import time
from collections import Counter

from tests.finder import games
from tests.finder.boards import alike, close, spread, swapped
from tests.finder.fights import Dull, capture, fight, pieces
from tests.finder.rules import BESIEGED, ENDED, OF_ENDS, OF_POSITIONS, besieged, ko
from tests.support.exercises import FOLDER, LEVELS, MOST, lines
from ttgo import BLACK, Position, vertex
from ttgo.points import count, lowest, members
from ttgo.solve.perfect import left

OF_A_GAME, APART = 5, 4  # boards, and turns between them
CHANGES = 3


class Finder:
    """For the boards of a kind."""

    def __init__(self, kind):
        self.kind, self.chance = kind, random.Random(kind)
        self.refused: Counter[str] = Counter()
        self.found = {}  # (how hard, line, position, point) by what is alike

    def judge(self, position, at, make):
        """Whether it is a board: `make` gives how hard it is and the words of its line, or raises
        Dull.
        """
        key = alike(position, at)
        if key in self.found:
            self.refused["nearly a double"] += 1
            return False
        try:
            hard, words = make(position)
        except Dull as dull:
            self.refused[str(dull)] += 1
            return False
        line = " ".join(["/".join(position.rows()), *words.split()])
        self.found[key] = hard, line, position, at
        return True

    def judge_fight(self, position, at):
        """The same for a kind that is about a string at a point, or, at the end of a game, none."""
        return self.judge(position, at, functools.partial(self._fight, at))

    def _fight(self, at, position):
        if at is None:
            hard = (count(left(position) & position.empty), count(position.grid.points))
            return hard, OF_ENDS[self.kind](position, self.chance)
        words = f"at={position.grid.vertices[at]}"
        if self.kind == "capture":
            return capture(position, BLACK, at), words
        kind, hard = fight(position, BLACK, at)
        if kind != self.kind:
            raise Dull("another kind")
        return hard, words

    def of_game(self, number):
        """Search a game's positions."""
        game = games.kept(number)
        level, make = game.grid.width - 4, OF_POSITIONS.get(self.kind)
        taken: list[int] = []
        by_rules = functools.partial(self._by_rules, level, make)
        if self.kind in ENDED:
            for ended in games.ends(number, APART):
                if not self.judge(ended, None, by_rules):
                    self.judge(swapped(ended), None, by_rules)
            return
        turns = range(4, game.turn)
        for turn in self.chance.sample(turns, len(turns)):
            if any(abs(turn - one) < APART for one in taken) or len(taken) == OF_A_GAME:
                continue
            position = game.position_after(turn)
            if self.chance.random() < 0.5:  # either player may be next
                position = swapped(position)
            if self.kind == "repeated" or (self.kind == "rule" and len(taken) % 2):
                found = self._of_ko(game, turn, level)
            elif make:
                found = self.judge(self._besieged(position), None, by_rules)
            elif self.kind in OF_ENDS:
                found = self.judge_fight(position, None)
            else:
                found = [self.judge_fight(position, lowest(piece)) for piece in pieces(position)]
            taken += [turn] * (found not in (False, []))

    def _by_rules(self, level, make, position):
        return level, make(position, level, self.chance)

    def _besieged(self, position):
        return besieged(position, self.chance) if self.kind in BESIEGED else position

    def _of_ko(self, game, turn, level):
        try:
            position, words = ko(game, turn, level, self.chance)
        except Dull as dull:
            self.refused[str(dull)] += 1
            return False
        return self.judge(position, None, lambda _: (level, words))

    def stand(self):
        """Take the boards that are there."""
        for line in [line for level in lines(self.kind) for line in level]:
            rows, *words = line.split()
            position = Position.parse(rows.replace("/", "\n"))
            at = next((word[3:] for word in words if word[:3] == "at="), None)
            self.judge_fight(position, None if at is None else vertex.at(position.grid, at))

    def grow(self, seconds):
        """Change the boards that were found until there are enough."""
        until = time.monotonic() + seconds
        while time.monotonic() < until and self.lacking():
            among = [row for row in self.found.values() if row[0][0] in self.lacking()]
            _, _, position, at = self.chance.choice(among or [*self.found.values()])
            candidate = self._changed(position, at)
            if candidate:
                self.judge_fight(candidate, at)

    def sorts(self):
        """How many boards there shall be by what `hard` begins with: where it is asked whether a
        string can be captured, as often yes as no; and ways out that are not the only empty point
        from level 3 on.
        """
        if self.kind == "capture":
            return {True: LEVELS * MOST // 2, False: LEVELS * MOST // 2}
        return {False: 2 * MOST, True: 3 * MOST} if self.kind in ("escape", "connect") else {}

    def lacking(self):
        """Of which sorts there are too few; all."""
        there = Counter(row[0][0] for row in self.found.values())
        if self.sorts():
            return [sort for sort, most in self.sorts().items() if there[sort] < most]
        return [*there] if len(self.found) < LEVELS * MOST else []

    def _changed(self, position, at):
        """A position in which some points near a string, or near what is open, are others; None if
        it is none.
        """
        string = 0 if at is None else position.piece(at)
        near = members(close(position, string or left(position)) & ~string)
        sets = [position.black, position.white, 0]
        for point in self.chance.sample(near, min(CHANGES, len(near))):
            sets = [one & ~(1 << point) for one in sets]
            sets[self.chance.randrange(3)] |= 1 << point
        after = Position(position.grid, *sets[:2])
        return after if all(after.grid.around(one) & after.empty for one in pieces(after)) else None

    def levels(self):
        """The lines of each level, the harder ones later."""
        rows = sorted(row[:2] for row in self.found.values())
        if self.kind == "capture":
            sides = [[row for row in rows if row[0][0] is can] for can in (True, False)]
            least = min(map(len, sides))
            rows = [
                one
                for pair in zip(*(spread(side, least) for side in sides), strict=True)
                for one in pair
            ]
        elif self.sorts():
            sides = [[row for row in rows if row[0][0] is sort] for sort in self.sorts()]
            rows = [
                row
                for side, most in zip(sides, self.sorts().values(), strict=True)
                for row in spread(side, most)
            ]
        taken = [line for _, line in spread(rows, LEVELS * MOST)]
        return [
            taken[n * len(taken) // LEVELS : (n + 1) * len(taken) // LEVELS] for n in range(LEVELS)
        ]


def main():
    many, seconds, kinds = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:]
    for kind in kinds:
        finder = Finder(kind)
        by_rules = kind in OF_POSITIONS or kind == "repeated"
        if not by_rules:
            finder.stand()
        for number in range(many):
            finder.of_game(number)
        if not by_rules:
            finder.grow(seconds)
        levels = finder.levels()
        text = "\n".join("\n".join(level) + "\n" for level in levels)
        (FOLDER / f"{kind}.txt").write_text(text, encoding="utf-8")
        boards = " ".join(str(len(level)) for level in levels)
        why = "; ".join(f"{times} {why}" for why, times in finder.refused.most_common())
        print(f"| {kind} | {boards} of {len(finder.found)} | {why} |", flush=True)


if __name__ == "__main__":
    main()
