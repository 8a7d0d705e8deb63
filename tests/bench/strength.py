"""How strong the player is: matches against GNU Go, and of one number of playouts a move against
another.

    python3 -m tests.bench.strength                         all rows, 100 games each: half a day
    python3 -m tests.bench.strength 6000:gnugo10 1000:100   these: playouts a move, and the opponent
    python3 -m tests.bench.strength --games 20 --out FOLDER ROWS

The last plays fewer games; those in FOLDER are not played again, and new ones are added.

On 9x9 with komi 7.5, colours in turn, to two passes: the grid counts as it stands. Each row is a
`ttgo match` of engines that are seeded by the number of the game; after its table stands the share
of games won with its 95 % interval (Wilson's).

Seen with GNU Go 3.8 on a crowded machine at half its pace; no turn was illegal, and every game came
to two passes. Where fewer games were played, time was up:

       850 playouts against GNU Go level 1     40 of 100 =  40% (31% to 50%), 0.11 s a move
      6000 playouts against GNU Go level 10    63 of 100 =  63% (53% to 72%), 0.76 s a move
     16000 playouts against GNU Go level 10    25 of  28 =  89% (73% to 96%)
        30 playouts against 10 playouts        83 of 100 =  83% (74% to 89%), 0.02 s a move
       100 playouts against 30 playouts        95 of 100 =  95% (89% to 98%), 0.03 s a move
       300 playouts against 100 playouts       95 of 100 =  95% (89% to 98%), 0.04 s a move
      1000 playouts against 300 playouts       87 of 100 =  87% (79% to 92%), 0.13 s a move
      1000 playouts against 100 playouts       30 of  30 = 100% (89% to 100%)
      3000 playouts against 1000 playouts      40 of  50 =  80% (67% to 89%), 0.37 s a move
     10000 playouts against 3000 playouts      18 of  20 =  90% (70% to 97%)
"""

import argparse
import json
import sys
import tempfile
from itertools import pairwise
from pathlib import Path

from tests.bench.rules import GNUGO, OPTIONS
from ttgo import __main__ as command
from ttgo.player import LEVELS
from ttgo.referee.odds import interval
from ttgo.referee.results import FILE
from ttgo.referee.table import tallies

LADDER = [f"{level}:{below}" for (_, below), (_, level) in pairwise(LEVELS)]
ROWS = ["850:gnugo1", "6000:gnugo10", "16000:gnugo10", *LADDER]
SETTINGS = "--size 9 --komi 7.5 --max-turns 400".split()


def engine(name):
    """The command of a name: "gnugo10" for GNU Go at level 10, or a number of playouts."""
    if name.startswith("gnugo"):
        return f"{GNUGO} {OPTIONS} --never-resign --level {name[5:]} --seed {{game}}"
    return f"{sys.executable} -m ttgo gtp --playouts {name} --seed {{game}}"


def main(arguments=None):
    """Play what is missing; the highest exit status of the matches."""
    parser = argparse.ArgumentParser(
        prog="python3 -m tests.bench.strength", description="the player's strength"
    )
    parser.add_argument("rows", nargs="*", help=f"playouts:opponent, such as {' '.join(ROWS)}")
    parser.add_argument("--games", default="100", help="a row (100)")
    parser.add_argument("--jobs", default="1", help="how many games are played at once (1)")
    parser.add_argument("--out", type=Path, help="where the games are kept, a folder a row")
    given = parser.parse_args(arguments)
    status = 0
    with tempfile.TemporaryDirectory() as elsewhere:
        for row in given.rows or ROWS:
            place = (given.out or Path(elsewhere)) / row.replace(":", "-")
            names = row.split(":")
            words = ["--games", given.games, "--jobs", given.jobs, "--out", str(place), *SETTINGS]
            engines = ["--names", ",".join(names), *map(engine, names)]
            status = max(status, command.main(["match", *words, *engines]))
            lines = (place / FILE).read_text(encoding="utf-8").splitlines()[1:]
            tally = tallies(map(json.loads, lines))[names[0]][names[1]]
            low, high = interval(tally)
            share = tally.points / tally.games
            print(
                f"{row}: {tally.points:g} of {tally.games} = {share:.0%} ({low:.0%} to {high:.0%})"
            )
    return status


if __name__ == "__main__":
    sys.exit(main())
