"""Further peers, where they are installed: OpenSpiel's Go, which is C++, and dlgo's goboard_fast, which is Python."""

import importlib
import sys
from typing import Any

from tests.bench.engines import Sgfmill, SgfmillSet, State, Ttgo, TtgoQuick
from tests.bench.games import Line, vertex


class OpenSpiel:
    """OpenSpiel's Go in C++: no suicide; of superko only the simple ko in its legal moves; a repeat ends the game in a draw."""

    name, says, needs = "open_spiel", "C++, simple ko", "pyspiel"

    def __init__(self) -> None:
        self.pyspiel = importlib.import_module("pyspiel")
        self.games: dict[int, Any] = {}

    def start(self, size: int) -> State:
        if size not in self.games:
            facts = {"board_size": size, "komi": 0.5, "max_game_length": 100_000}
            self.games[size] = self.pyspiel.load_game("go", facts)
        return self.games[size].new_initial_state()

    def moves(self, line: Line) -> list[int]:
        size = line.size
        return [size * size if m is None else m[1] * size + m[0] for m in line.moves]

    def replay(self, size: int, moves: list[int]) -> State:
        state = self.start(size)
        for move in moves:
            state.apply_action(move)
        return state

    def legal_states(self, line: Line, turns: list[int]) -> list[State]:
        moves = self.moves(line)
        return [self.replay(line.size, moves[:turn]) for turn in turns]

    def legal(self, states: list[State]) -> list[State]:
        return [state.legal_actions() for state in states]

    def legal_names(self, state: State) -> set[str]:
        size = round((state.num_distinct_actions() - 1) ** 0.5)
        points = [action for action in state.legal_actions() if action < size * size]
        return {vertex(size, (action % size, action // size)) for action in points}

    def playout(self, size: int, draws: list[int]) -> State:
        """The eyes are found in its observation, since the state shows its board in no other way than as text."""
        state = self.start(size)
        area = size * size
        turn = 0
        beside = [
            [p for p, on in ((k - size, k >= size), (k + size, k + size < area),
                             (k - 1, k % size), (k + 1, (k + 1) % size)) if on]
            for k in range(area)
        ]  # fmt: skip
        while not state.is_terminal():
            player = state.current_player()
            own = state.observation_tensor(player)[player * area : (player + 1) * area]
            first = draws[turn % len(draws)]
            turn += 1
            legal = state.legal_actions()
            legal.pop()  # the pass
            after = [action for action in legal if action >= first]
            for action in after + legal[: len(legal) - len(after)]:
                if not all(own[point] for point in beside[action]):
                    state.apply_action(action)
                    break
            else:
                state.apply_action(area)
        return state

    def winner(self, state: State) -> int:
        """1 if Black wins, -1 if White does."""
        return int(state.returns()[0])

    def board(self, state: State) -> str:
        rows = [line.split()[-1] for line in str(state).splitlines() if line.strip()[:1].isdigit()]
        return "\n".join(rows).replace("+", ".")


class Dlgo:
    """dlgo 0.2, the board of the book "Deep Learning and the Game of Go": no suicide, situational superko by a Zobrist hash."""

    name, says, needs = "dlgo", "goboard_fast, superko by hash", "dlgo.goboard_fast"

    def __init__(self) -> None:
        self.go = importlib.import_module("dlgo.goboard_fast")
        self.scoring = importlib.import_module("dlgo.scoring")
        self.point = importlib.import_module("dlgo.gotypes").Point

    def moves(self, line: Line) -> list[State]:
        play, point = self.go.Move.play, self.point
        return [
            self.go.Move.pass_turn() if m is None else play(point(m[1] + 1, m[0] + 1)) for m in line.moves
        ]

    def replay(self, size: int, moves: list[State]) -> State:
        state = self.go.GameState.new_game(size)
        for move in moves:
            if not state.is_valid_move(move):
                raise ValueError("not a legal move")
            state = state.apply_move(move)
        return state

    def legal_states(self, line: Line, turns: list[int]) -> list[State]:
        moves = self.moves(line)
        return [self.replay(line.size, moves[:turn]) for turn in turns]

    def legal(self, states: list[State]) -> list[State]:
        return [state.legal_moves() for state in states]

    def legal_names(self, state: State) -> set[str]:
        points = [move.point for move in state.legal_moves() if move.is_play]
        return {vertex(state.board.num_rows, (point.col - 1, point.row - 1)) for point in points}

    def score_states(self, line: Line) -> list[State]:
        state, states = self.replay(line.size, self.moves(line)), []
        while state.previous_state is not None:
            states.append(state)
            state = state.previous_state
        return states[::-1]

    def score(self, states: list[State]) -> list[float]:
        return [self.margin(state) for state in states]

    def playout(self, size: int, draws: list[int]) -> State:
        go = self.go
        moves = [go.Move.play(self.point(y, x)) for y in range(1, size + 1) for x in range(1, size + 1)]
        state = go.GameState.new_game(size)
        turn = 0
        while not state.is_over():
            first = draws[turn % len(draws)]
            turn += 1
            board, player = state.board, state.next_player
            for move in moves[first:] + moves[:first]:
                if all(board.get(point) == player for point in board.neighbors(move.point)):
                    continue
                if state.is_valid_move(move):
                    state = state.apply_move(move)
                    break
            else:
                state = state.apply_move(go.Move.pass_turn())
        return state

    def margin(self, state: State) -> float:
        found = self.scoring.evaluate_territory(state.board)
        black = found.num_black_stones + found.num_black_territory
        return black - found.num_white_stones - found.num_white_territory

    def board(self, state: State) -> str:
        board, go = state.board, importlib.import_module("dlgo.gotypes").Player
        marks = {None: ".", go.black: "X", go.white: "O"}
        side = range(1, board.num_rows + 1)
        return "\n".join("".join(marks[board.get(self.point(y, x))] for x in side) for y in side[::-1])


# How to have each, and what is known of those that do not install everywhere.
HOW = {
    "sgfmill": "pip install 'ttgo[bench]'",
    "open_spiel": "pip install 'ttgo[bench]'",
    "dlgo": "pip install --no-deps dlgo==0.2: it asks for a numpy of 2018, but runs with today's",
    "sente": "not compared: its source distributions lack a file and do not build, and it has no wheel for Python 3.11 and newer",
}


def installed() -> tuple[list[Any], dict[str, str]]:
    """The engines that there are, ttgo's first, and those missing, each with how to have it."""
    engines: list[Any] = [Ttgo(), TtgoQuick()]
    missing = {"sente": HOW["sente"]}
    for kind in (Sgfmill, SgfmillSet, OpenSpiel, Dlgo):
        try:
            engines.append(kind())
        except ImportError:
            missing[kind.needs.partition(".")[0].replace("pyspiel", "open_spiel")] = HOW.get(
                kind.name, HOW["sgfmill"]
            )
    # Dlgo's scoring calls itself for each point of a region
    sys.setrecursionlimit(max(sys.getrecursionlimit(), 5_000))
    return engines, missing
