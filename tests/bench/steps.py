"""How the steps of the computer's way up do against each other: `python3 -m tests.bench.steps`.

    python3 -m tests.bench.steps 9 1 10               steps 1 to 10 on 9x9, each against the one below;
                                                      the one below step 1 is a first-day player
    python3 -m tests.bench.steps 9 1 10 --games 20    fewer than 60 games a pair
    python3 -m tests.bench.steps 9 1 3 --boards       a game of each against the first-day player, and
                                                      one against 30 random games a move, as boards
    python3 -m tests.bench.steps --follow             simulated players whom the step follows

Colours in turn, with KOMI, to two passes: the grid counts as it stands. A tie is half a win. The same
numbers give the same games. With --jobs N they are played in N processes.
"""

import argparse
import math
import multiprocessing
import random
import sys
import time
from typing import NamedTuple

from ttgo import quick
from ttgo.game import Game
from ttgo.player import Player
from ttgo.player.steps import STEPS, strength
from ttgo.points import members
from ttgo.rules import opponent
from ttgo.vertex import PASS

KOMI = {5: 0, 7: 9, 9: 7, 13: 7}
LONGEST = 6  # turns a point, after which a game counts as it stands
FIRST = 0  # the step of a first-day player


class FirstDay:
    """Somebody on their first day: captures when they can, else plays anywhere, but for their own
    eyes; passes when nothing is left.
    """

    def __init__(self, seed):
        self._random = random.Random(seed)

    def choose(self, game):
        """A turn."""
        grid, own, other = game.grid, game.points(game.to_play), game.points(opponent(game.to_play))
        empty = grid.points ^ own ^ other
        captures = [
            point for point, (_, left) in quick.clearings(grid, own, other).items() if left != other
        ]
        for points in (captures, members(empty & grid.around(empty | other))):
            self._random.shuffle(points)
            for point in points:
                if game.try_move(point):
                    game.undo()
                    return grid.vertices[point]
        return PASS


def player(step, seed):
    """The player of a step."""
    return FirstDay(seed) if step == FIRST else Player(seed=seed, step=step)


def played(side, players):
    """A game between two players, Black first."""
    game = Game(side, komi=KOMI[side])
    while not game.over and game.turn < LONGEST * side * side:
        choice = players[game.turn % 2].choose(game)
        game.play(choice if isinstance(choice, str) else choice.turn)
    return game


class Pairing(NamedTuple):
    """A game of a step against another, of a number; the first is Black in those of even number."""

    side: int
    step: int
    other: int
    number: int


def result(pairing):
    """What the first step has won, 1, 1/2 or 0; the turns; and the processor's seconds."""
    side, step, other, number = pairing
    seed = 2 * number + 1
    players = [player(step, seed), player(other, seed + 1)]
    began = time.process_time()
    game = played(side, players if number % 2 == 0 else players[::-1])
    margin = game.score().margin * (1 if number % 2 == 0 else -1)
    return ((margin > 0) + (margin >= 0)) / 2, game.turn, time.process_time() - began


def compare(pool, side, step, games):
    """Print how a step does against the one below it."""
    rows = pool.map(result, [Pairing(side, step, step - 1, number) for number in range(games)], 1)
    won, turns, seconds = [sum(column) for column in zip(*rows, strict=True)]
    print(
        f"{side}x{side} step {step:2}, {made_of(step):>17}: {won:4} of {games} = "
        f"{won / games:.0%} +- {1 / math.sqrt(games):.0%}, {turns / games:.0f} turns a game, "
        f"{1000 * seconds / turns:.0f} ms a turn of both",
        flush=True,
    )


def made_of(step):
    """Its glances and random games."""
    glances, games = strength(step)
    return f"{glances} %, {games} games"


def boards(side, step):
    """Print a game against each of two, every twelfth position with the turns before it."""
    for other, against in (("a first-day player", FirstDay(step)), ("30 games", Player(30))):
        game = played(side, [player(step, step), against])
        print(f"\nStep {step}, black, against {other}: {game.score().result}, {game.turn} turns")
        for turn in range(0, game.turn, 12):
            last = min(turn + 12, game.turn)
            print(f"\n{' '.join(game.turns[turn:last])}\n{game.position_after(last)}")


# Simulated players, whom the step follows: four steps at a time, halved at each change of result.

RUNS = 2000
APART = 130  # Elo from step to step
PEOPLE = {"a first-day player": 0.4, "the third step": 3, "the tenth": 10, "the twentieth": 20}


def follow():
    """Print how many of RUNS simulated players win how often once the step has followed them."""
    chance = random.Random(1)
    for name, level in PEOPLE.items():
        shares, fair = [], 0
        for _ in range(RUNS):
            step, stride, before, wins = 2, 4, None, []
            for _ in range(24):
                won = chance.random() < 1 / (1 + 10 ** ((step - level) * APART / 400))
                if before is not None and won != before:
                    stride = max(1, stride // 2)
                before = won
                step = max(1, min(STEPS, step + (stride if won else -stride)))
                wins.append(won)
            shares.append(sum(wins[12:]) / 12)
            fair += 5 <= sum(wins[12:]) <= 7
        print(
            f"{name}: wins {sum(shares) / RUNS:.0%} of games 13 to 24; "
            f"5 to 7 of them in {fair / RUNS:.0%} of runs"
        )


def main():
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python3 -m tests.bench.steps")
    parser.add_argument("side", type=int, nargs="?", default=9)
    parser.add_argument("first", type=int, nargs="?", default=1)
    parser.add_argument("last", type=int, nargs="?", default=STEPS)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--boards", action="store_true")
    parser.add_argument("--follow", action="store_true")
    options = parser.parse_args()
    steps = range(options.first, options.last + 1)
    if options.follow:
        follow()
    elif options.boards:
        for step in steps:
            boards(options.side, step)
    else:
        with multiprocessing.Pool(options.jobs) as pool:
            for step in steps:
                compare(pool, options.side, step, options.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
