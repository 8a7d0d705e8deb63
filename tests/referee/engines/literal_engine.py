"""A GTP engine on the literal model of the rules, which shares no code with ttgo and can break one
rule: `literal_engine.py FAULT`.

A fault is a word of FAULTS; without one it keeps the rules. It plays the first legal point, or
passes. It is told superko and suicide by `kata-set-rules` with ttgo's own words, or by its second
and third argument.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from tests.support.literal import (
    BLACK,
    EMPTY,
    OPPONENT,
    WHITE,
    LiteralGame,
    point_of,
    reaches,
    string,
)

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


class Faulty(LiteralGame):
    """A game that breaks a rule; `fault` is one of FAULTS, or "" for none."""

    def __init__(self, width, height, fault, komi, superko, suicide):
        super().__init__(width, height, komi, superko, suicide and fault != "suicide forbidden")
        self.fault = fault
        self.remembered = []  # though it was undone
        self.to_move = BLACK

    @property
    def to_play(self):
        """Whoever a command names, also out of turn."""
        return self.to_move

    @property
    def over(self):
        """Never: a dispute is played out after two passes."""
        return False

    def after(self, vertex):
        now, right = self.now, super().after(vertex)
        gone = [p for p in now if now[p] == OPPONENT[self.to_play] and right[p] == EMPTY]
        if self.fault == "one string cleared" and gone:
            first = string(now, gone[0])
            return {**right, **{p: now[p] for p in gone if p not in first}}
        return right

    def forbidden(self):
        if self.fault == "no superko":
            return []
        found = super().forbidden()
        if self.fault == "simple ko":
            return [(turn, grid) for turn, grid in found if turn == len(self.turns) - 1]
        return found + self.remembered

    def why_not(self, vertex):
        if self.fault == "capture is suicide" and vertex != "pass":
            point = point_of(vertex)
            if not reaches({**self.now, point: self.to_play}, point, EMPTY):
                return ["Suicide"]
        return super().why_not(vertex)

    def undo(self):
        self.players.pop()
        undone = self.turns.pop(), self.colourings.pop()
        if self.fault == "undo remembered":
            self.remembered.append(undone)

    def scores(self):
        black, white, rest = super().scores()
        stones = [*self.now.values()] if self.fault == "territory" else []
        return [black - stones.count(BLACK), white - stones.count(WHITE), rest]


class Engine:
    """Answers commands."""

    def __init__(self, fault="", superko="positional", suicide="allowed"):
        assert fault in ("", *FAULTS)
        self.fault, self.superko, self.suicide = fault, superko, suicide == "allowed"
        self.komi = 0.0
        self.begin(9, 9)

    def begin(self, width, height):
        self.size = width, height
        self.game = Faulty(width, height, self.fault, self.komi, self.superko, self.suicide)

    # GTP

    def points(self):
        """The points by name, in the order in which they are tried."""
        return sorted(self.game.vertices())

    def answer(self, line):
        """What it says to a command: whether it could, and the text."""
        game = self.game
        word, *words = line.split()
        names = {"b": BLACK, "w": WHITE}
        player = names.get(words[0][0].lower(), "") if words else ""
        vertex = "pass" if words[1:] and words[1].lower() == "pass" else "".join(words[1:]).upper()
        if word in ("boardsize", "rectangular_boardsize"):
            self.begin(int(words[0]), int(words[-1]))
        elif word == "clear_board":
            self.begin(*self.size)
        elif word == "komi":
            self.komi = game.komi = float(words[0])
        elif word == "kata-set-rules":
            if "=" not in line:
                return False, "these are no words"
            given = dict(part.split("=") for part in words)
            self.superko = given.get("superko", "positional").replace("-", " ")
            self.suicide = given.get("suicide", "allowed") == "allowed"
            self.begin(*self.size)
        elif word == "play":
            game.to_move = player
            if vertex not in ("pass", *game.vertices()) or game.why_not(vertex):
                return False, "illegal move"
            game.play(vertex)
        elif word == "genmove":
            game.to_move = player
            turn = next((name for name in self.points() if not game.why_not(name)), "pass")
            game.play(turn)
            return True, turn
        elif word == "undo":
            game.undo()
        elif word == "list_stones":
            return True, " ".join(
                name for name in game.vertices() if game.now[point_of(name)] == player
            )
        elif word == "final_score":
            return True, game.result()
        elif word == "ttgo-over":
            over = game.turns[-2:] == ["pass", "pass"] or (
                self.fault == "one pass" and "pass" in game.turns
            )
            return True, "true" if over else "false"
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
