"""How the steps of the computer's way up do against each other: `python3 -m tests.bench.steps`.

    python3 -m tests.bench.steps 9 1 10               steps 1 to 10 on 9x9, each against the one below;
                                                      the one below step 1 is a first-day player
    python3 -m tests.bench.steps 9 1 10 --games 20    fewer than 60 games a pair
    python3 -m tests.bench.steps 9 2 4 --against 10   each against 10 random games a move; or against
                                                      "first" or "ataris", a first-day player and one
                                                      who saves strings
    python3 -m tests.bench.steps 9 1 3 --boards       a game of each against both, and one against 30
                                                      random games a move, as boards
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
from itertools import accumulate
from typing import NamedTuple

from ttgo import quick
from ttgo.game import Game
from ttgo.player import Player
from ttgo.player.fit import FIRST, fit
from ttgo.player.steps import STEPS, strength
from ttgo.player.urgent import saves
from ttgo.points import count, members
from ttgo.rules import opponent
from ttgo.vertex import PASS

KOMI = {5: 0, 7: 9, 9: 7, 13: 7}
EVERY, ACROSS = 16, 4  # turns between two positions that are printed, and how many in a row
LONGEST = 6  # turns a point, after which a game counts as it stands
BEGINNER, SAVES = "first", "ataris"  # first-day players


class FirstDay:
    """Somebody on their first day: captures when they can, else plays anywhere, but for their own
    eyes; passes when nothing is left. With `saves` they see their own strings in atari, too.
    """

    def __init__(self, seed, saves=False):
        self._random, self._saves = random.Random(seed), saves

    def choose(self, game):
        """A turn."""
        grid, own, other = game.grid, game.points(game.to_play), game.points(opponent(game.to_play))
        empty = grid.points ^ own ^ other
        captures = [
            point for point, (_, left) in quick.clearings(grid, own, other).items() if left != other
        ]
        saving = [
            point
            for string, liberties in quick.strings(grid, own, empty)
            for point in members(liberties)
            if self._saves and count(liberties) == 1 and saves(grid, own, other, point, string)
        ]
        for points in (captures, saving, members(empty & grid.around(empty | other))):
            self._random.shuffle(points)
            for point in points:
                if game.try_move(point):
                    game.undo()
                    return grid.vertices[point]
        return PASS


def player(name, seed):
    """The player of a step, a number, or of a word."""
    if name in (BEGINNER, SAVES):
        return FirstDay(seed, name == SAVES)
    return Player(seed=seed, step=name) if isinstance(name, int) else Player(int(name), seed=seed)


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
    other: int | str
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


def compare(pool, side, step, other, games):
    """Print how a step does against another player, or the one below it."""
    other = other or step - 1 or BEGINNER
    rows = pool.map(result, [Pairing(side, step, other, number) for number in range(games)], 1)
    won, turns, seconds = [sum(column) for column in zip(*rows, strict=True)]
    print(
        f"{side}x{side} step {step:2}, {made_of(step):>17}, against {other}: {won:4} of {games} = "
        f"{won / games:.0%} +- {1 / math.sqrt(games):.0%}, {turns / games:.0f} turns a game, "
        f"{1000 * seconds / turns:.0f} ms a turn of both",
        flush=True,
    )


def made_of(step):
    """Its glances and random games."""
    glances, games = strength(step)
    return f"{glances} %, {games} games"


def boards(side, step):
    """Print a game against each of three: turns, and the position every so often."""
    for number, other in enumerate((BEGINNER, SAVES, "30")):
        seed = 3 * step + number
        game = played(side, [player(step, seed), player(other, seed)])
        print(f"\nStep {step}, X, against {other}: {game.score().result}, {game.turn} turns")
        stops = [*range(EVERY, game.turn, EVERY), game.turn]
        for first in range(0, len(stops), ACROSS):
            across = stops[first : first + ACROSS]
            print()
            for turn in across:
                after = (turn - 1) // EVERY * EVERY
                print(f"{after + 1}: {' '.join(game.turns[after:turn])}")
            positions = [str(game.position_after(turn)).splitlines() for turn in across]
            for rows in zip(*positions, strict=True):
                print("    ".join(rows))


# Simulated players, whom the step follows (ttgo/player/fit.py).

RUNS = 200
# The shares that steps won against the one below on 9x9, and the lowest against a first-day player,
# as README.md has them; the others' is interpolated
WON = [0.28, 0.69, 0.68, 0.66, 0.68, 0.64, 0.66, 0.65, 0.60, 0.70, 0.56]
WON += [0.68] * (STEPS - len(WON))
ELO = list(accumulate([400 * math.log10(share / (1 - share)) for share in WON]))
PEOPLE = {
    "a first-day player": 35,  # by the games against steps 1 to 4
    "the same with ataris seen": 60,
    "10 games": ELO[7] + 164,
    "30 games": ELO[10],
    "100 games": ELO[14],
    "300 games": ELO[18],
    "GNU Go level 1": ELO[21] + 40,
}


def follow():
    """Print how many of RUNS simulated players win how often once the step has followed them."""
    chance = random.Random(1)
    for name, level in PEOPLE.items():
        runs = []
        for _ in range(RUNS):
            kept, step, wins = "", FIRST, []
            for _ in range(24):
                wins.append(chance.random() < 1 / (1 + 10 ** ((ELO[step - 1] - level) / 400)))
                told = fit(kept, step, wins[-1])
                kept, step = told["kept"], told["step"]
            runs.append(wins)
        late = [sum(wins[12:]) for wins in runs]
        print(
            f"{name}: wins {sum(late) / 12 / RUNS:.0%} of games 13 to 24; 5 to 7 of them in "
            f"{sum(5 <= won <= 7 for won in late) / RUNS:.0%} of runs; one of the first three in "
            f"{sum(any(wins[:3]) for wins in runs) / RUNS:.0%}"
        )


def main():
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python3 -m tests.bench.steps")
    parser.add_argument("side", type=int, nargs="?", default=9)
    parser.add_argument("first", type=int, nargs="?", default=1)
    parser.add_argument("last", type=int, nargs="?", default=STEPS)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--against")
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
                compare(pool, options.side, step, options.against, options.games)
    return 0


if __name__ == "__main__":
    sys.exit(main())
