"""A GTP engine on the literal model of the rules, which shares no code with ttgo and can break one
rule: `literal_engine.py FAULT`.

A fault is a word of FAULTS; without one it keeps the rules. It plays the first legal point, or
passes. It is told superko and suicide by `kata-set-rules` with ttgo's own words, or by its second
and third argument.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from tests.support import literal
from tests.support.literal import BLACK, EMPTY, OPPONENT, WHITE

FAULTS = {
    "one string cleared": "of several strings only one is cleared",
    "capture is suicide": "a move without liberties is refused although it captures",
    "suicide forbidden": "no suicide, whatever the rules",
    "no superko": "nothing is compared",
    "simple ko": "a move is compared only with the grid two turns ago",
    "undo remembered": "undo does not forget the grid",
    "territory": "stones do not count",
    "one pass": "one pass ends a game",
}


class Engine:
    """Answers commands; `fault` is one of FAULTS, or "" for none."""

    def __init__(self, fault="", superko="positional", suicide="allowed"):
        assert fault in ("", *FAULTS)
        self.fault, self.superko, self.suicide = fault, superko, suicide == "allowed"
        self.begin(9, 9)
        self.komi = 0.0

    def begin(self, width, height):
        self.size = width, height
        self.grids = [literal.empty_grid(width, height)]
        self.past = []  # player, turn

    # What is legal

    def after(self, player, point):
        """The grid after a move."""
        now = self.grids[-1]
        right = literal.move(now, point, player)
        gone = [p for p in now if now[p] == OPPONENT[player] and right[p] == EMPTY]
        if self.fault == "one string cleared" and gone:
            first = literal.string(now, gone[0])
            return {**right, **{p: now[p] for p in gone if p not in first}}
        return right

    def compared(self, player):
        """The grids that a move is compared with."""
        number = len(self.past)
        for turn, grid in enumerate(self.grids):
            if self.fault == "no superko" or (self.fault == "simple ko" and number + 1 - turn != 2):
                continue
            mover, taken = self.past[turn - 1] if turn else ("", "")
            follower = OPPONENT[mover] if turn else BLACK
            if (
                self.superko == "positional"
                or (self.superko == "situational" and follower == OPPONENT[player])
                or (self.superko == "natural situational" and mover == player and taken != "pass")
                or (self.superko == "taylor 1995" and mover == player)
            ):
                yield grid

    def legal(self, player, vertex):
        """Whether a player may take a turn."""
        if vertex == "pass":
            return True
        point = self.point(vertex)
        now = self.grids[-1]
        if now.get(point) != EMPTY:
            return False
        after = self.after(player, point)
        closed = not literal.reaches({**now, point: player}, point, EMPTY)
        if self.fault == "capture is suicide" and closed:
            return False
        if after[point] == EMPTY and (not self.suicide or self.fault == "suicide forbidden"):
            return False
        return all(after != grid for grid in self.compared(player))

    def play(self, player, vertex):
        before = self.grids[-1]
        self.grids.append(before if vertex == "pass" else self.after(player, self.point(vertex)))
        self.past.append((player, vertex))

    def undo(self):
        turn, now = self.past.pop(), self.grids.pop()
        if self.fault == "undo remembered":
            self.grids[:0] = [now]
            self.past[:0] = [turn]

    def margin(self):
        grid = self.grids[-1]
        black, white = literal.score(grid, BLACK), literal.score(grid, WHITE)
        if self.fault == "territory":
            stones = list(grid.values())
            black, white = black - stones.count(BLACK), white - stones.count(WHITE)
        return black - white - self.komi

    def over(self):
        turns = [turn for _, turn in self.past]
        return turns[-2:] == ["pass", "pass"] or (self.fault == "one pass" and "pass" in turns)

    # GTP

    def point(self, vertex):
        return literal.LETTERS.index(vertex[0].upper()) + 1, int(vertex[1:])

    def points(self):
        """The points by name, in the order in which they are tried."""
        return [literal.name(point) for point in sorted(self.grids[-1])]

    def answer(self, line):
        """What it says to a command: whether it could, and the text."""
        word, *words = line.split()
        names = {"b": BLACK, "w": WHITE}
        player = names.get(words[0][0].lower(), "") if words else ""
        vertex = "pass" if words[1:] and words[1].lower() == "pass" else "".join(words[1:]).upper()
        if word in ("boardsize", "rectangular_boardsize"):
            self.begin(int(words[0]), int(words[-1]))
        elif word == "clear_board":
            self.begin(*self.size)
        elif word == "komi":
            self.komi = float(words[0])
        elif word == "kata-set-rules":
            if "=" not in line:
                return False, "these are no words"
            given = dict(part.split("=") for part in words)
            self.superko = given.get("superko", "positional").replace("-", " ")
            self.suicide = given.get("suicide", "allowed") == "allowed"
        elif word == "play":
            if not self.legal(player, vertex):
                return False, "illegal move"
            self.play(player, vertex)
        elif word == "genmove":
            turn = next((name for name in self.points() if self.legal(player, name)), "pass")
            self.play(player, turn)
            return True, turn
        elif word == "undo":
            self.undo()
        elif word == "list_stones":
            grid = self.grids[-1]
            return True, " ".join(literal.name(point) for point in grid if grid[point] == player)
        elif word == "final_score":
            margin = self.margin()
            return True, "0" if margin == 0 else f"{'B' if margin > 0 else 'W'}+{abs(margin):g}"
        elif word == "ttgo-over":
            return True, "true" if self.over() else "false"
        elif word in ("name", "version", "list_commands", "protocol_version", "quit"):
            return True, {
                "name": "literal",
                "version": "1",
                "list_commands": "\n".join(COMMANDS),
            }.get(word, "2")
        else:
            return False, "unknown command"
        return True, ""


COMMANDS = (
    "boardsize clear_board final_score genmove komi list_commands list_stones name play "
    "protocol_version quit rectangular_boardsize"
    " ttgo-over undo version"
).split()


def serve(engine):
    """Answer commands until there are no more."""
    for line in sys.stdin:
        number, _, rest = line.partition(" ")
        command, number = (rest, number) if number.isdigit() else (line, "")
        good, text = engine.answer(command)
        print(f"{'=' if good else '?'}{number} {text}\n", flush=True)
        if command.strip() == "quit":
            break


if __name__ == "__main__":
    serve(Engine(*sys.argv[1:]))
