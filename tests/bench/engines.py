"""What is compared: ttgo, and what a Python programmer would pick instead, each used the way its
documentation uses it.

All do the same work, so far as their rules allow; what an engine does not check or cannot do is
said in `says` and by methods that it lacks. Each loop is the library's own, without a common layer
that would cost the fastest most.
"""

from functools import cache
from random import Random

from sgfmill import boards

from tests.bench.games import vertex
from ttgo import EMPTY, PASS, Game, Rules, Score
from ttgo.points import Grid, lowest, members

NO_SUICIDE = Rules(suicide=False)


def starts(size, seed):
    """Where the search for a playout's next move begins, turn by turn: then points in order from
    A1, and round to A1 again.
    """
    rng = Random(seed)
    return [rng.randrange(size * size) for _ in range(4 * size * size)]


@cache
def points_of(size):
    """ttgo's points in order from A1."""
    return members(Grid(size).points)


class Ttgo:
    """ttgo's `Game`: vertices as text, exact positional superko, undo."""

    says = "ttgo: Game, exact superko"

    def moves(self, line):
        return [vertex(line.size, move) for move in line.moves]

    def replay(self, size, moves):
        game = Game(size)
        for move in moves:
            game.play(move)
        return game

    remembered = replay

    def legal_states(self, line, turns):
        moves = self.moves(line)
        return [self.replay(line.size, moves[:turn]) for turn in turns]

    def legal(self, states):
        for game in states:
            game._known = (None, None, None)  # it remembers its answer until the next turn
        return [game.legal_points() for game in states]

    def score_states(self, line):
        game = self.replay(line.size, self.moves(line))
        return [game.position_after(turn) for turn in range(1, game.turn + 1)]

    def score(self, states):
        return [Score(position).margin for position in states]

    def playout(self, size, draws):
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


class Sgfmill:
    """sgfmill's `Board`, which checks no ko and allows suicide."""

    says = "sgfmill: Board, no ko rule"

    def moves(self, line):
        return [None if m is None else (m[1], m[0]) for m in line.moves]

    def replay(self, size, moves):
        board = boards.Board(size)
        colour = "b"
        for move in moves:
            if move is not None:
                board.play(*move, colour)
            colour = "w" if colour == "b" else "b"
        return board

    def score_states(self, line):
        board = boards.Board(line.size)
        states = []
        for turn, move in enumerate(self.moves(line)):
            if move is not None:
                board.play(*move, "bw"[turn % 2])
            states.append(board.copy())
        return states

    def score(self, states):
        return [board.area_score() for board in states]


class SgfmillSet(Sgfmill):
    """The same with what one adds for superko: a set of the boards so far as tuples, and tries on
    copies.
    """

    says = "sgfmill: Board and a set of tuples, exact superko"

    def replay(self, size, moves):
        return self._replay(size, moves)[0]

    def remembered(self, size, moves):
        return self._replay(size, moves)[1]

    def _replay(self, size, moves):
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

    def legal_states(self, line, turns):
        moves = self.moves(line)
        return [self._replay(line.size, moves[:turn]) for turn in turns]

    def legal(self, states):
        return [self._legal(*state) for state in states]

    def _legal(self, board, seen, colour):
        legal = []
        for row, column in board.board_points:
            if board.get(row, column) is None:
                trial = board.copy()
                trial.play(row, column, colour)
                if key(trial) not in seen:
                    legal.append((row, column))
        return legal

    def playout(self, size, draws):
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

    def _eye(self, board, row, column, colour):
        rows, side = board.board, board.side
        return (
            (row == 0 or rows[row - 1][column] == colour)
            and (row == side - 1 or rows[row + 1][column] == colour)
            and (column == 0 or rows[row][column - 1] == colour)
            and (column == side - 1 or rows[row][column + 1] == colour)
        )


def key(board):
    """A board of sgfmill's as a value that a set can hold."""
    return tuple(map(tuple, board.board))
