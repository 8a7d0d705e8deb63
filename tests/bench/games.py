"""The games that every engine plays: seeded, so that each run and each engine has the same ones.

A move is (column, row), both counted from 0 at the bottom left; None is a pass. Black begins and
players alternate. No move here is suicide and none repeats a grid, so that engines with other rules
on these two can replay all of them.
"""

from random import Random
from typing import NamedTuple

from ttgo import PASS, Game, Illegal, Rules
from ttgo.points import members

Move = tuple[int, int] | None


class Line(NamedTuple):
    """One line of play on a square grid."""

    size: int
    moves: list[Move]


def random_line(size, turns, seed):
    """A game of random legal moves that are no suicide; a pass only where there is no other turn."""
    rng = Random(seed)
    game = Game(size, rules=Rules(suicide=False))
    moves: list[Move] = []
    while len(moves) < turns and not game.over:
        free = members(game.position.empty)
        rng.shuffle(free)
        moves.append(_first_legal(game, free))
    return Line(size, moves)


def _first_legal(game, points):
    for point in points:
        try:
            game.play(game.grid.vertices[point])
        except Illegal:
            continue
        y, x = divmod(point, game.grid.stride)
        return x, y
    game.play(PASS)
    return None


def vertex(size, move):
    """A move as ttgo reads it."""
    return PASS if move is None else Game(size).grid.vertices[move[1] * (size + 1) + move[0]]
