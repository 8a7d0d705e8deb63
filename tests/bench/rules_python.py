"""A GTP program on a Python library: `rules_python.py LIBRARY`, one of sgfmill, dlgo and open_spiel, asked in its own way.

What a library cannot do it has no command for. It runs where the library is installed; nothing of ttgo is imported.
"""

import sys
from importlib.metadata import version
from typing import Any

LETTERS = "ABCDEFGHJKLMNOPQRSTUVWXYZ"


class Sgfmill:
    """Boards, which know no ko: anything that is empty is legal."""

    def __init__(self):
        from sgfmill.boards import Board

        self.new = Board

    def begin(self, side):
        self.board = self.new(side)

    def play(self, colour, place):
        if place:
            column, row = place
            self.board.play(row, column, colour)
        return True

    def stone(self, column, row):
        return self.board.get(row, column)

    def score(self):
        return self.board.area_score()


class Dlgo:
    """The board of "Deep Learning and the Game of Go": no suicide, situational superko by a hash."""

    def __init__(self):
        from dlgo import goboard_fast, gotypes, scoring

        self.go, self.types, self.scoring = goboard_fast, gotypes, scoring
        self.colours = {gotypes.Player.black: "b", gotypes.Player.white: "w", None: None}
        sys.setrecursionlimit(5000)

    def begin(self, side):
        self.state = self.go.GameState.new_game(side)

    def play(self, colour, place):
        point = self.types.Point(place[1] + 1, place[0] + 1) if place else None
        move = self.go.Move.play(point) if point else self.go.Move.pass_turn()
        if self.colours[self.state.next_player] != colour or not self.state.is_valid_move(move):
            return False
        self.state = self.state.apply_move(move)
        return True

    def undo(self):
        self.state = self.state.previous_state

    def stone(self, column, row):
        return self.colours[self.state.board.get(self.types.Point(row + 1, column + 1))]

    def over(self):
        return self.state.is_over()

    def score(self):
        found = self.scoring.evaluate_territory(self.state.board)
        black = found.num_black_stones + found.num_black_territory
        return black - found.num_white_stones - found.num_white_territory


class OpenSpiel:
    """Its Go: no suicide; a repeat is legal, and the game is a draw then, and over."""

    def __init__(self):
        import pyspiel

        self.spiel = pyspiel
        self.turns = 0

    def begin(self, side):
        self.side = side
        facts = {"board_size": side, "komi": 0.0, "max_game_length": 100_000}
        self.state = self.spiel.load_game("go", facts).new_initial_state()

    def play(self, colour, place):
        action = place[1] * self.side + place[0] if place else self.side**2
        if (
            self.state.is_terminal()
            or "bw"[self.state.current_player()] != colour
            or action not in self.state.legal_actions()
        ):
            return False
        self.state.apply_action(action)
        return True

    def undo(self):
        history = self.state.full_history()
        last = history[-1]
        self.state.undo_action(last.player, last.action)

    def stone(self, column, row):
        rows = [line.split()[-1] for line in str(self.state).splitlines() if line.strip()[:1].isdigit()]
        return {"X": "b", "O": "w"}.get(rows[self.side - 1 - row][column])

    def over(self):
        return self.state.is_terminal()


LIBRARIES: dict[str, Any] = {"sgfmill": Sgfmill, "dlgo": Dlgo, "open_spiel": OpenSpiel}
COMMANDS = "name version list_commands boardsize clear_board komi play list_stones quit".split()


class Gtp:
    """Answers commands; None for what fails."""

    def __init__(self, name):
        self.name, self.library = name, LIBRARIES[name]()
        self.side = 19
        others = {"undo": "undo", "over": "ttgo-over", "score": "final_score"}
        self.commands = [
            *COMMANDS,
            *(word for method, word in others.items() if hasattr(self.library, method)),
        ]

    def answer(self, command, words):
        if command not in self.commands:
            return None
        if command in ("name", "version", "list_commands"):
            return {
                "name": self.name,
                "version": version(self.name),
                "list_commands": "\n".join(self.commands),
            }[command]
        if command == "komi":
            return "" if float(words[0]) == 0 else None
        if command == "boardsize":
            self.side = int(words[0])
        elif command == "clear_board":
            self.library.begin(self.side)
        elif command == "play":
            place = None if words[1] == "pass" else (LETTERS.index(words[1][0]), int(words[1][1:]) - 1)
            if (
                (place and max(place) >= self.side)
                or self.taken(place)
                or not self.library.play(words[0][0], place)
            ):
                return None
        elif command == "list_stones":
            side = range(self.side)
            return " ".join(
                f"{LETTERS[x]}{y + 1}" for y in side for x in side if self.library.stone(x, y) == words[0][0]
            )
        elif command == "undo":
            self.library.undo()
        elif command == "ttgo-over":
            return "true" if self.library.over() else "false"
        elif command == "final_score":
            margin = self.library.score()
            return f"{'B' if margin > 0 else 'W'}+{abs(margin)}" if margin else "0"
        return ""

    def taken(self, place):
        return place is not None and self.library.stone(*place) is not None


if __name__ == "__main__":
    program = Gtp(sys.argv[1])
    for line in sys.stdin:
        number, command, *words = line.split()
        answer = program.answer(command, words)
        print(f"?{number} \n" if answer is None else f"={number} {answer}\n", flush=True)
        if command == "quit":
            break
