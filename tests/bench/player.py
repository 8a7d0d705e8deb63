"""How many random games a second the player plays, beside those that sgfmill's boards play: `python3 -m tests.bench.player`.

Both in the same rounds, so that what else the machine does meets both. Those of sgfmill are those of tests.bench: any legal move that is
no eye, which says less of a position than ours.
"""

import argparse
import sys
from statistics import median
from time import process_time

from tests.bench.engines import SgfmillSet, starts
from tests.bench.measure import Task, compare
from ttgo import Game
from ttgo.player import Player
from ttgo.player.chance import Chance
from ttgo.player.dice import Dice
from ttgo.player.lanes import Lanes
from ttgo.player.playouts import Playouts
from ttgo.points import Grid


def tasks(size: int, playouts: int) -> list[Task]:
    """What is compared: sgfmill, the random games alone, and the whole search."""
    sgfmill, draws = SgfmillSet(), starts(size, 1)
    lanes = Lanes(Grid(size), 32)
    dice = Dice(lanes, Chance(1))

    def alone() -> None:
        Playouts(lanes, dice, 0, 0, 0, size * size * 9 // 8 + 10).play(10_000)

    def search() -> None:
        Player(playouts).choose(Game(size, komi=7.5))

    return [
        Task("sgfmill", "random games, exact superko", lambda: sgfmill.playout(size, draws), 1),
        Task("ttgo.player", "random games, 32 at once", alone, 32),
        Task("ttgo.player", f"a search of {playouts} from the empty grid", search, playouts),
    ]


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python3 -m tests.bench.player", description="the player's speed")
    parser.add_argument("--size", type=int, default=9)
    parser.add_argument("--playouts", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=7)
    given = parser.parse_args(arguments)
    began = process_time()
    for _ in range(1_000_000):
        pass
    print(f"{given.size}x{given.size}; an empty loop pass takes {(process_time() - began) * 1000:.0f} ns")
    for result in compare(tasks(given.size, given.playouts), given.rounds):
        rate, ratio = 1 / median(result.values), 1 / median(result.ratios)
        print(f"  {result.engine:<12} {rate:>8.0f} a second  \u00d7 {ratio:<6.3g} {result.says}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
