"""A GTP engine on the literal model of the rules, which shares no code with ttgo and can break one rule: `literal_engine.py FAULT`.

A fault is a word of FAULTS; without one it keeps the rules. It plays the first legal point, or passes. It is told superko and suicide by
`kata-set-rules` with ttgo's own words, or by its second and third argument.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from tests.support import literal
from tests.support.literal import BLACK, EMPTY, OPPONENT, WHITE

FAULTS = {
    "smaller square": "a rectangle becomes a square of its shorter side",
    "larger square": "a rectangle becomes a square of its longer side",
    "letter I": "columns have a letter I",
    "stones on stones": "a stone may be put on a stone",
    "pass repeats": "a pass is refused since it repeats the grid",
    "one stone cleared": "of a string only the stone beside the move is cleared",
    "one string cleared": "of several strings only one is cleared",
    "capture is suicide": "a move without liberties is refused although it captures",
    "suicide of the stone": "suicide clears only the stone that was played",
    "suicide forbidden": "no suicide, whatever the rules",
    "lone suicide allowed": "where suicide is forbidden, only that of several stones is",
    "several may die": "where suicide is forbidden, only that of one stone is",
    "not with the present": "a move is not compared with the grid as it is",
    "no superko": "nothing is compared",
    "simple ko": "a move is compared only with the grid two turns ago",
    "ko point stays": "where a single stone was captured its colour never plays again",
    "without the start": "the start is not compared with",
    "without passes": "passes leave no grid",
    "captures only": "only captures and suicides are compared",
    "no suicide compared": "suicide of several stones is not compared",
    "last 30": "a move is compared with the last 30 grids",
    "last 500": "a move is compared with the last 500 grids",
    "positional": "positional superko, whatever the rules",
    "situational": "situational superko, whatever the rules",
    "captured stay away": "undo does not put captured stones back",
    "undo remembered": "undo does not forget the grid",
    "empty for black": "an empty grid counts for the player to play",
    "territory": "stones do not count",
    "both for black": "points that reach both colours count for Black",
    "dead by guess": "a colour with less stones than half of the other's is dead",
    "pass-dead": "stones are dead that cannot live inside what cannot be captured",
    "no komi": "komi is forgotten",
    "one pass": "one pass ends a game",
    "no end": "passes do not end a game",
    "all passes": "two passes end a game, wherever they are",
}


class Engine:
    """Answers commands; `fault` is one of FAULTS, or "" for none."""

    def __init__(self, fault="", superko="positional", suicide="allowed"):
        assert fault in ("", *FAULTS)
        self.fault, self.superko, self.suicide = fault, superko, suicide == "allowed"
        self.begin(9, 9)
        self.komi = 0.0

    def begin(self, width, height):
        if self.fault == "smaller square":
            width = height = min(width, height)
        if self.fault == "larger square":
            width = height = max(width, height)
        self.size = width, height
        self.grids = [literal.empty_grid(width, height)]
        self.past = []  # player, turn
        self.kos = set()

    # What is legal

    def after(self, player, point):
        """The grid after a move."""
        now = self.grids[-1]
        right = literal.move(now, point, player)
        gone = [p for p in now if now[p] == OPPONENT[player] and right[p] == EMPTY]
        if self.fault == "one stone cleared":
            back = [p for p in gone if p not in literal.beside(point)]
            return {**right, **{p: now[p] for p in back}}
        if self.fault == "one string cleared" and gone:
            first = literal.string(now, gone[0])
            return {**right, **{p: now[p] for p in gone if p not in first}}
        if self.fault == "suicide of the stone" and right[point] == EMPTY:
            return {**now}
        return right

    def compared(self, player, after, point):
        """The grids that a move is compared with."""
        fault, number = self.fault, len(self.past)
        now = self.grids[-1]
        suicide = after[point] == EMPTY
        lone = after == now
        captures = any(now[p] == OPPONENT[player] and after[p] == EMPTY for p in now)
        passed = {
            "no superko": True,
            "no suicide compared": suicide and not lone,
            "captures only": not captures and not suicide,
        }
        if passed.get(fault):
            return
        superko = fault if fault in ("positional", "situational") else self.superko
        for turn, grid in enumerate(self.grids):
            back = number + 1 - turn
            mover, taken = self.past[turn - 1] if turn else ("", "")
            follower = OPPONENT[mover] if turn else BLACK
            left_out = {
                "not with the present": back == 1,
                "simple ko": back != 2,
                "last 30": back > 30,
                "last 500": back > 500,
                "without the start": turn == 0,
                "without passes": taken == "pass",
            }
            if left_out.get(fault):
                continue
            if (
                superko == "positional"
                or (superko == "situational" and follower == OPPONENT[player])
                or (superko == "natural situational" and mover == player and taken != "pass")
                or (superko == "taylor 1995" and mover == player)
            ):
                yield grid

    def legal(self, player, vertex):
        """Whether a player may take a turn."""
        if vertex == "pass":
            return not (self.fault == "pass repeats" and self.past)
        point = self.point(vertex)
        if point not in self.grids[-1]:
            return False
        if self.grids[-1][point] != EMPTY and self.fault != "stones on stones":
            return False
        after = self.after(player, point)
        if self.fault == "ko point stays" and (player, point) in self.kos:
            return False
        if self.fault == "capture is suicide" and is_closed(self.grids[-1], point, player):
            return False
        if after[point] == EMPTY and (not self.suicide or self.fault == "suicide forbidden"):
            lone = after == self.grids[-1]
            if self.fault != ("lone suicide allowed" if lone else "several may die"):
                return False
        return all(after != grid for grid in self.compared(player, after, point))

    def play(self, player, vertex):
        before = self.grids[-1]
        if vertex == "pass":
            self.grids.append(before)
        else:
            after = self.after(player, self.point(vertex))
            gone = [p for p in before if before[p] == OPPONENT[player] and after[p] == EMPTY]
            if len(gone) == 1:
                self.kos.add((OPPONENT[player], gone[0]))
            self.grids.append(after)
        self.past.append((player, vertex))

    def undo(self):
        player, vertex = self.past.pop()
        now = self.grids.pop()
        if self.fault == "captured stay away" and vertex != "pass":
            self.grids[-1] = {**now, self.point(vertex): EMPTY}
        if self.fault == "undo remembered":
            self.grids[:0] = [now]
            self.past[:0] = [(player, vertex)]

    def margin(self):
        grid = self.grids[-1]
        counts = {c: sum(grid[p] == c for p in grid) for c in (BLACK, WHITE)}
        if self.fault == "empty for black" and not any(counts.values()):
            return len(grid)
        if self.fault == "dead by guess":
            dead = [c for c in counts if 2 * counts[c] <= counts[OPPONENT[c]]]
            grid = {p: EMPTY if grid[p] in dead else grid[p] for p in grid}
        if self.fault == "pass-dead":
            grid = {
                point: EMPTY if point in pass_dead(grid) else colour
                for point, colour in grid.items()
            }
        black, white = literal.score(grid, BLACK), literal.score(grid, WHITE)
        if self.fault == "territory":
            black, white = black - counts[BLACK], white - counts[WHITE]
        if self.fault == "both for black" and all(counts.values()):
            black = len(grid) - white
        return black - white - (0 if self.fault == "no komi" else self.komi)

    def over(self):
        turns = [turn for _, turn in self.past]
        if self.fault == "one pass":
            return "pass" in turns
        if self.fault == "all passes":
            return turns.count("pass") > 1
        return self.fault != "no end" and turns[-2:] == ["pass", "pass"]

    # GTP

    def point(self, vertex):
        letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if self.fault == "letter I" else literal.LETTERS
        return letters.index(vertex[0].upper()) + 1, int(vertex[1:])

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
            self.grids, self.past, self.kos = [self.grids[0]], [], set()
            self.grids[0] = dict.fromkeys(self.grids[0], EMPTY)
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
    "boardsize clear_board final_score genmove komi list_commands list_stones name play protocol_version quit rectangular_boardsize"
    " ttgo-over undo version"
).split()


def pass_dead(grid):
    """White's points in what Black encloses, where each string has two regions all of whose empty points it touches."""
    other = {point: BLACK if colour == BLACK else WHITE for point, colour in grid.items()}
    strings = {frozenset(literal.string(grid, point)) for point in grid if grid[point] == BLACK}
    regions = {frozenset(literal.string(other, point)) for point in grid if grid[point] != BLACK}

    def vital(one, region):
        free = [point for point in region if grid[point] == EMPTY]
        return all(any(near in one for near in literal.beside(point)) for point in free)

    alive = strings and all(sum(vital(one, region) for region in regions) > 1 for one in strings)
    return (
        {point for region in regions for point in region if grid[point] == WHITE}
        if alive
        else set()
    )


def is_closed(grid, point, player):
    """Whether a stone there would have no liberty before anything is cleared."""
    after = {**grid, point: player}
    return not literal.reaches(after, point, EMPTY)


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
