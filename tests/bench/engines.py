"""What is compared: ttgo twice, and what a Python programmer would pick instead, each used the way
its documentation uses it.

All do the same work (test_bench.py holds their boards, legal moves and scores together), so far as
their rules allow; what an engine does not check or cannot do is said in `says` and by methods that
it lacks. Each loop is the library's own, without a common layer that would cost the fastest most. A
board is text: rows from the top, "X", "O" and ".".
"""

from functools import cache
from random import Random
from typing import Any

from sgfmill import boards

from tests.bench.games import Line, vertex
from ttgo import EMPTY, PASS, Game, Position, Rules, quick, rules
from ttgo import vertex as vertices
from ttgo.points import Grid, lowest, members

State = Any
NO_SUICIDE = Rules(suicide=False)


def starts(size: int, seed: int) -> list[int]:
    """Where the search for a playout's next move begins, turn by turn: then points in order from
    A1, and round to A1 again.
    """
    rng = Random(seed)
    return [rng.randrange(size * size) for _ in range(4 * size * size)]


@cache
def points_of(size: int) -> list[int]:
    """ttgo's points in order from A1."""
    return members(Grid(size).points)


class Ttgo:
    """ttgo's `Game`: vertices as text, exact positional superko, undo."""

    name, says = "ttgo", "Game, exact superko"

    def moves(self, line: Line) -> list[str]:
        return [vertex(line.size, move) for move in line.moves]

    def replay(self, size: int, moves: list[str]) -> State:
        game = Game(size)
        for move in moves:
            game.play(move)
        return game

    def legal_states(self, line: Line, turns: list[int]) -> list[State]:
        moves = self.moves(line)
        return [self.replay(line.size, moves[:turn]) for turn in turns]

    def legal(self, states: list[State]) -> list[State]:
        for game in states:
            game._known = (None, None, None)  # it remembers its answer until the next turn
        return [game.legal_points() for game in states]

    def legal_names(self, state: State) -> set[str]:
        return set(vertices.names(state.grid, state.legal_points()))

    def score_states(self, line: Line) -> list[State]:
        game = self.replay(line.size, self.moves(line))
        return [game.position_after(turn) for turn in range(1, game.turn + 1)]

    def score(self, states: list[State]) -> list[float]:
        return [rules.Score(position).margin for position in states]

    def playout(self, size: int, draws: list[int]) -> State:
        game = Game(size, rules=NO_SUICIDE)
        grid, places = game.grid, points_of(size)
        while not game.over:
            own, empty = game.points(game.to_play), game.points(EMPTY)
            free = empty & grid.around(grid.points ^ own)  # all neighbours its own: an eye
            first = places[draws[game.turn % len(draws)]]
            while free:
                point = lowest(free >> first << first or free)
                if game.try_move(point):
                    break
                free &= ~(1 << point)
            else:
                game.play(PASS)
        return game

    def margin(self, state: State) -> float:
        return state.score().margin

    def board(self, state: State) -> str:
        return str(state.position).replace(" ", "")


class TtgoQuick:
    """ttgo's rule 7 alone, `quick.move`, with a set of (black, white) for rule 6: for programs that
    search.
    """

    name, says = "ttgo.quick", "quick.move and a set, exact superko"

    def moves(self, line: Line) -> list[int | None]:
        return [None if m is None else m[1] * (line.size + 1) + m[0] for m in line.moves]

    def replay(self, size: int, moves: list[int | None]) -> State:
        grid = Grid(size)
        own = other = 0
        black = True
        seen = {(0, 0)}
        for point in moves:
            if point is not None:
                own, other = quick.move(grid, own, other, point)
                left = (own, other) if black else (other, own)
                if left in seen:
                    raise ValueError("a repeat")
                seen.add(left)
            own, other = other, own
            black = not black
        return grid, (own, other) if black else (other, own), seen

    def playout(self, size: int, draws: list[int]) -> State:
        grid, places = Grid(size), points_of(size)
        move, points = quick.move, grid.points
        own = other = passes = turn = 0
        black = True
        seen = {(0, 0)}
        while passes < 2:
            free = (points ^ own ^ other) & grid.around(points ^ own)
            first = places[draws[turn % len(draws)]]
            turn += 1
            passes += 1
            while free:
                point = lowest(free >> first << first or free)
                now, then = move(grid, own, other, point)
                left = (now, then) if black else (then, now)
                if now >> point & 1 and left not in seen:
                    seen.add(left)
                    own, other, passes = now, then, 0
                    break
                free &= ~(1 << point)
            own, other = other, own
            black = not black
        return grid, (own, other) if black else (other, own), seen

    def margin(self, state: State) -> float:
        return rules.Score(Position(state[0], *state[1])).margin

    def board(self, state: State) -> str:
        return str(Position(state[0], *state[1])).replace(" ", "")


class Sgfmill:
    """sgfmill's `Board`, which checks no ko and allows suicide."""

    name, says = "sgfmill", "Board, no ko rule"

    def moves(self, line: Line) -> list[tuple[int, int] | None]:
        return [None if m is None else (m[1], m[0]) for m in line.moves]

    def replay(self, size: int, moves: list[tuple[int, int] | None]) -> State:
        board = boards.Board(size)
        colour = "b"
        for move in moves:
            if move is not None:
                board.play(*move, colour)
            colour = "w" if colour == "b" else "b"
        return board

    def score_states(self, line: Line) -> list[State]:
        board = boards.Board(line.size)
        states = []
        for turn, move in enumerate(self.moves(line)):
            if move is not None:
                board.play(*move, "bw"[turn % 2])
            states.append(board.copy())
        return states

    def score(self, states: list[State]) -> list[float]:
        return [board.area_score() for board in states]

    def margin(self, state: State) -> float:
        return state.area_score()

    def board(self, state: State) -> str:
        marks = {None: ".", "b": "X", "w": "O"}
        return "\n".join("".join(marks[colour] for colour in row) for row in state.board[::-1])


class SgfmillSet(Sgfmill):
    """The same with what one adds for superko: a set of the boards so far as tuples, and tries on
    copies.
    """

    name, says = "sgfmill+set", "Board and a set of tuples, exact superko"

    def replay(self, size: int, moves: list[tuple[int, int] | None]) -> State:
        return self._replay(size, moves)[0]

    def remembered(self, size: int, moves: list[tuple[int, int] | None]) -> State:
        return self._replay(size, moves)[1]

    def _replay(self, size: int, moves: list[tuple[int, int] | None]) -> State:
        board = boards.Board(size)
        colour = "b"
        seen = {key(board)}
        for move in moves:
            if move is not None:
                board.play(*move, colour)
                now = key(board)
                if now in seen:
                    raise ValueError("a repeat")
                seen.add(now)
            colour = "w" if colour == "b" else "b"
        return board, seen, colour

    score = None  # type: ignore[assignment]

    def legal_states(self, line: Line, turns: list[int]) -> list[State]:
        moves = self.moves(line)
        return [self._replay(line.size, moves[:turn]) for turn in turns]

    def legal(self, states: list[State]) -> list[State]:
        return [self._legal(*state) for state in states]

    def _legal(self, board: State, seen: set[State], colour: str) -> list[tuple[int, int]]:
        legal = []
        for row, column in board.board_points:
            if board.get(row, column) is None:
                trial = board.copy()
                trial.play(row, column, colour)
                if key(trial) not in seen:
                    legal.append((row, column))
        return legal

    def legal_names(self, state: State) -> set[str]:
        return {vertex(state[0].side, (column, row)) for row, column in self._legal(*state)}

    def playout(self, size: int, draws: list[int]) -> State:
        board = boards.Board(size)
        points = board.board_points
        colour = "b"
        seen = {key(board)}
        passes = turn = 0
        while passes < 2:
            first = draws[turn % len(draws)]
            turn += 1
            passes += 1
            for row, column in points[first:] + points[:first]:
                if board.get(row, column) is not None or self._eye(board, row, column, colour):
                    continue
                trial = board.copy()
                trial.play(row, column, colour)
                now = key(trial)
                if trial.get(row, column) is not None and now not in seen:
                    seen.add(now)
                    board, passes = trial, 0
                    break
            colour = "w" if colour == "b" else "b"
        return board

    def _eye(self, board: State, row: int, column: int, colour: str) -> bool:
        rows, side = board.board, board.side
        return (
            (row == 0 or rows[row - 1][column] == colour)
            and (row == side - 1 or rows[row + 1][column] == colour)
            and (column == 0 or rows[row][column - 1] == colour)
            and (column == side - 1 or rows[row][column + 1] == colour)
        )


def installed() -> list[Any]:
    """ttgo's first, to which the others are compared."""
    return [Ttgo(), TtgoQuick(), Sgfmill(), SgfmillSet()]


def key(board: State) -> tuple[tuple[str | None, ...], ...]:
    """A board of sgfmill's as a value that a set can hold."""
    return tuple(map(tuple, board.board))
