"""A GTP program on a Python library: `rules_python.py LIBRARY`, one of sgfmill, dlgo, open_spiel
and pettingzoo, asked in its own way.

What a library cannot do it has no command for. It runs where the library is installed; nothing of
ttgo is imported.
"""

import sys
import warnings
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
        rows = [
            line.split()[-1] for line in str(self.state).splitlines() if line.strip()[:1].isdigit()
        ]
        return {"X": "b", "O": "w"}.get(rows[self.side - 1 - row][column])

    def over(self):
        return self.state.is_terminal()


class PettingZoo:
    """Its Go: what its mask allows is legal; its documents say that the first plane of an
    observation has the stones of the player to play, and the second the opponent's.
    """

    def __init__(self):
        warnings.simplefilter("ignore")  # that there is a newer way to make it
        from pettingzoo.classic import go_v5

        self.new = go_v5.env

    def begin(self, side):
        self.side = side
        self.env = self.new(board_size=side, komi=0.0)
        self.env.reset()

    def _player(self):
        return self.env.possible_agents.index(self.env.agent_selection)

    def play(self, colour, place):
        action = place[1] * self.side + place[0] if place else self.side**2
        seen = self.env.observe(self.env.agent_selection)
        if self.over() or "bw"[self._player()] != colour or not seen["action_mask"][action]:
            return False
        self.env.step(action)
        return True

    def stone(self, column, row):
        own, other = self.env.observe(self.env.agent_selection)["observation"][row, column, :2]
        player = self._player()
        return "bw"[player] if own else "wb"[player] if other else None

    def over(self):
        return bool(self.env.last(observe=False)[2])


LIBRARIES: dict[str, Any] = {
    "sgfmill": Sgfmill,
    "dlgo": Dlgo,
    "open_spiel": OpenSpiel,
    "pettingzoo": PettingZoo,
}


def commands(name):
    """What answers each command of a library; None for what fails."""
    library = LIBRARIES[name]()
    side = 19

    def boardsize(given):
        nonlocal side
        side = int(given)
        return ""

    def play(colour, vertex):
        place = None if vertex == "pass" else (LETTERS.index(vertex[0]), int(vertex[1:]) - 1)
        if place and (max(place) >= side or library.stone(*place) is not None):
            return None
        return "" if library.play(colour[0], place) else None

    def list_stones(colour):
        points = [(x, y) for y in range(side) for x in range(side)]
        return " ".join(
            f"{LETTERS[x]}{y + 1}" for x, y in points if library.stone(x, y) == colour[0]
        )

    def final_score():
        margin = library.score()
        return f"{'B' if margin > 0 else 'W'}+{abs(margin)}" if margin else "0"

    known = {
        "name": lambda: name,
        "version": lambda: version(name),
        "list_commands": lambda: "\n".join(known),
        "boardsize": boardsize,
        "clear_board": lambda: library.begin(side) or "",
        "komi": lambda komi: None if float(komi) else "",
        "play": play,
        "list_stones": list_stones,
        "quit": lambda: "",
    }
    if hasattr(library, "undo"):
        known["undo"] = lambda: library.undo() or ""
    if hasattr(library, "over"):
        known["ttgo-over"] = lambda: str(library.over()).lower()
    if hasattr(library, "score"):
        known["final_score"] = final_score
    return known


if __name__ == "__main__":
    known = commands(sys.argv[1])
    for line in sys.stdin:
        number, command, *words = line.split()
        answer = known[command](*words) if command in known else None
        print(f"?{number} \n" if answer is None else f"={number} {answer}\n", flush=True)
        if command == "quit":
            break
