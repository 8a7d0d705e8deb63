"""How many random games a second the player plays, beside those that sgfmill's boards play.

    python3 -m tests.bench.player                  on 9x9, on this Python
    python3 -m tests.bench.player --node           the search on Pyodide and on MicroPython in node, besides
    python3 -m tests.bench.player --size 19

All in the same rounds and by the processor's time, so that what else the machine does meets all alike. The games of sgfmill are those of
tests.bench: any legal move that is no eye, which says less of a position than ours. A search is one from the empty grid.

Seen on a machine at half its pace, on 9x9 (several runs): searches of 4,000 on CPython at 5,000 to 6,700 playouts a second, 48 to 55 times
sgfmill's; Pyodide 1,960 to 2,170, which is 0.36 to 0.39 of CPython's; MicroPython 340 to 370, 0.06 of it. With --playouts 10000 --rounds 5,
where 64 games are played at once: CPython 7,760, which is 54 times sgfmill's, and Pyodide 2,590, which is 0.43 of CPython's. At its full
pace, before moves with room were preferred: CPython 15,500, Pyodide 5,400, MicroPython 1,270; on 13x13 5,000, 2,090 and 420; on 19x19
1,330, 650 and 67.
"""

import argparse
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
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


@contextmanager
def in_node(runtime: str, size: int, playouts: int) -> Iterator[subprocess.Popen[str]]:
    """A process that searches on another Python for each line it is sent, and answers with the seconds."""
    script = Path(__file__).with_suffix(".mjs")
    command = ["node", str(script), runtime, str(size), str(playouts)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        yield process
        process.communicate()


def search_in(process: "subprocess.Popen[str]") -> float:
    """The seconds of one search in such a process."""
    assert process.stdin
    assert process.stdout
    process.stdin.write("\n")
    process.stdin.flush()
    return float(process.stdout.readline())


def browsers(size: int, playouts: int, rounds: int) -> None:
    """The search on three Pythons in turn; a round on each first, which compiles it."""
    few = max(1, playouts // 4)
    seconds: dict[str, list[float]] = {"CPython": [], "Pyodide": [], "MicroPython": []}
    with in_node("pyodide", size, playouts) as pyodide, in_node("micropython", size, few) as micropython:
        for _ in range(rounds + 1):
            began = process_time()
            Player(playouts).choose(Game(size, komi=7.5))
            seconds["CPython"].append((process_time() - began) / playouts)
            seconds["Pyodide"].append(search_in(pyodide) / playouts)
            seconds["MicroPython"].append(search_in(micropython) / few)
    for name, values in seconds.items():
        ratio = median(there / here for there, here in zip(values[1:], seconds["CPython"][1:], strict=True))
        print(f"  {name:<12} {1 / median(values[1:]):>8.0f} a second  \u00d7 {1 / ratio:<6.3g} a search")


def main(arguments: list[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python3 -m tests.bench.player", description="the player's speed")
    parser.add_argument("--size", type=int, default=9)
    parser.add_argument("--playouts", type=int, default=4000)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--node", action="store_true", help="on Pyodide and MicroPython besides")
    given = parser.parse_args(arguments)
    began = process_time()
    for _ in range(1_000_000):
        pass
    print(f"{given.size}x{given.size}; an empty loop pass takes {(process_time() - began) * 1000:.0f} ns")
    for result in compare(tasks(given.size, given.playouts), given.rounds):
        rate, ratio = 1 / median(result.values), 1 / median(result.ratios)
        print(f"  {result.engine:<12} {rate:>8.0f} a second  \u00d7 {ratio:<6.3g} {result.says}")
    if given.node:
        browsers(given.size, given.playouts, given.rounds)
    return 0


if __name__ == "__main__":
    sys.exit(main())
