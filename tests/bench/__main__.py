"""How fast ttgo is, beside what a Python programmer would pick instead: `python3 -m tests.bench`.

python3 -m tests.bench                     a table; under four minutes
python3 -m tests.bench --only legal,score  these works
TTGO_BENCH_FILES=10000 python3 -m tests.bench --only files
"""

import argparse
import contextlib
import gc
import os
import sys
import tempfile
import tracemalloc
from functools import cache, partial
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import Any

from sgfmill import boards
from sgfmill import sgf as sgfmill

from tests.bench.engines import Sgfmill, SgfmillSet, Ttgo, starts
from tests.bench.games import random_line, vertex
from tests.bench.measure import Task, compare, machine, results
from ttgo import PASS, Game
from ttgo import score as scoring

FILES = int(os.environ.get("TTGO_BENCH_FILES", "200"))  # that are timed; 10,000 take minutes
DIFFERENT = 40  # games; the other files repeat them under other names
# Playouts that no engine's own rules change: no repeat but a simple ko's comes up in them
AGREED = [0, 1, 2, 4, 5, 6, 7, 8, 9, 10]
UNITS = ((1, "s"), (1e-3, "ms"), (1e-6, "\u00b5s"), (1e-9, "ns"))
ENGINES: list[Any] = [
    Ttgo(),
    Sgfmill(),
    SgfmillSet(),
]  # ttgo's first, to which the others are compared


@cache
def games(turns, number):
    """Seeded games of so many legal moves on 19x19."""
    return [random_line(19, turns, seed) for seed in range(number)]


def replay(turns, number, rounds):
    tasks = []
    for engine in ENGINES:
        moves = [(line.size, engine.moves(line)) for line in games(turns, number)]
        run = partial(_each, engine.replay, moves)
        tasks.append(Task(engine.says, run, turns * number))
    return compare(tasks, rounds)


def legal(rounds):
    turns = list(range(5, 400, 45))
    return _on_states("legal", lambda engine, line: engine.legal_states(line, turns), 4, rounds)


def score(rounds):
    return _on_states("score", lambda engine, line: engine.score_states(line), 3, rounds)


def _on_states(what, states, number, rounds):
    tasks = []
    for engine in able(what):
        found = [state for line in games(400, number) for state in states(engine, line)]
        tasks.append(Task(engine.says, partial(getattr(engine, what), found), len(found)))
    return compare(tasks, rounds)


def playouts(rounds):
    draws = [(9, starts(9, seed)) for seed in AGREED]
    tasks = [
        Task(engine.says, partial(_each, engine.playout, draws), len(draws))
        for engine in able("playout")
    ]
    return compare(tasks, rounds)


def memory(_):
    """Bytes that a replayed game holds, a position: ttgo's whole game; the boards alone for
    sgfmill's set.
    """
    tasks, values = [], []
    (line,) = games(10_000, 1)
    for engine in able("remembered"):
        run = partial(engine.remembered, line.size, engine.moves(line))
        run()  # what is made once, such as a grid's tables, does not count
        values.append([_bytes(run) / (len(line.moves) + 1)])
        tasks.append(Task(engine.says, run, 1))
    return results(tasks, values)


def able(what):
    return [engine for engine in ENGINES if getattr(engine, what, None) is not None]


def _each(call, arguments):
    for given in arguments:
        call(*given)


def _bytes(run):
    gc.collect()
    tracemalloc.start()
    try:
        before = tracemalloc.get_traced_memory()[0]
        kept = run()
        gc.collect()
        after = tracemalloc.get_traced_memory()[0]
        del kept
        return after - before
    finally:
        tracemalloc.stop()


def files(rounds):
    """Seconds a file: in one process, on all cores as the command does it, and with sgfmill."""
    with tempfile.TemporaryDirectory(prefix="ttgo-bench-") as folder:
        texts = [text(seed) for seed in range(min(DIFFERENT, FILES))]
        names = [str(Path(folder, f"{number:05}.sgf")) for number in range(FILES)]
        for number, name in enumerate(names):
            Path(name).write_text(texts[number % len(texts)], encoding="ascii")
        ways = {
            "ttgo score, one core": lambda: list(map(scoring.score_file, names)),
            f"ttgo score, {os.cpu_count()} cores": lambda: list(scoring.scored(names, None)),
            "sgfmill, one core": lambda: list(map(by_sgfmill, names)),
        }
        tasks = [Task(says, run, FILES) for says, run in ways.items()]
        return compare(tasks, min(rounds, 3), perf_counter)


def text(seed):
    """A 19x19 game of 250 random moves and two passes, with its result by the rules."""
    line = random_line(19, 250, seed)
    game = Game(19, komi=7.5)
    nodes = []
    for turn, move in enumerate([*line.moves, None, None]):
        game.play(PASS if move is None else vertex(19, move))
        at = "" if move is None else chr(97 + move[0]) + chr(97 + 18 - move[1])
        nodes.append(f";{'BW'[turn % 2]}[{at}]")
    return f"(;GM[1]FF[4]SZ[19]KM[7.5]RE[{game.score().result}]" + "".join(nodes) + ")\n"


def by_sgfmill(name):
    """A file scored with sgfmill alone: its margin, and whether the file says so."""
    game = sgfmill.Sgf_game.from_bytes(Path(name).read_bytes())
    board = boards.Board(game.get_size())
    for node in game.get_main_sequence()[1:]:
        colour, move = node.get_move()
        if move is not None:
            board.play(*move, colour)
    margin = board.area_score() - game.get_komi()
    stated = None
    with contextlib.suppress(KeyError):
        stated = game.get_root().get("RE")
    return margin, stated == f"{'B' if margin > 0 else 'W'}+{abs(margin)}"


# By name: what it is, the unit of its figures, and what gives a result an engine
WORKS: dict[str, tuple[str, str, Any]] = {
    "replay": ("20 games of 400 moves on 19x19", "s/move", partial(replay, 400, 20)),
    # Most of the grid is empty for most of the time, which suits sgfmill's boards
    "sparse": ("20 games of 300 moves on 19x19", "s/move", partial(replay, 300, 20)),
    "long": ("a game of 10,000 moves on 19x19", "s/move", partial(replay, 10_000, 1)),
    "legal": ("all legal moves at positions of these games", "s/position", legal),
    "score": ("the score of every position of these games", "s/position", score),
    "playouts": ("random 9x9 playouts to two passes, no eye filled", "s/playout", playouts),
    "memory": ("memory of a game of 10,000 moves", "bytes/position", memory),
    "files": ("game records replayed and scored", "s/file", files),
}


def main(arguments=None):
    """Measure and print; the exit status is 2 for works that there are not."""
    parser = argparse.ArgumentParser(
        prog="python3 -m tests.bench", description="ttgo's speed beside its peers'"
    )
    parser.add_argument("--only", metavar="NAME", help=f"with commas between: {', '.join(WORKS)}")
    parser.add_argument(
        "--rounds", type=int, default=7, help="how often each engine is measured (7)"
    )
    given = parser.parse_args(arguments)
    wanted = given.only.split(",") if given.only else WORKS
    if set(wanted) - set(WORKS):
        parser.error(f"--only takes names from {', '.join(WORKS)}, not {given.only!r}.")
    print(machine())
    print(
        f"{given.rounds} interleaved rounds: median, lowest and highest; \u00d7 is the time of "
        f"ttgo in the same round.\nTimes are the processor's, and those of files the clock's."
    )
    for name, (title, unit, measure) in WORKS.items():
        if name in wanted:
            print(f"\n{name}: {title}\n{table(unit, measure(given.rounds))}", flush=True)
    return 0


def table(unit, found):
    """A line an engine."""
    kind, _, each = unit.partition("/")
    lines = []
    for result in found:
        low, mid, high = (
            quantity(value, kind)
            for value in (min(result.values), median(result.values), max(result.values))
        )
        ratio = f"\u00d7 {median(result.ratios):.3g}"
        lines.append(
            f"  {mid + ' a ' + each:>18}  {low + ' .. ' + high:<22} {ratio:<8} {result.says}"
        )
    return "\n".join(lines)


def quantity(value, kind):
    """A time or a size with three digits."""
    if kind == "bytes":
        return f"{value:.0f} B"
    size, unit = next(((s, u) for s, u in UNITS if value >= s), UNITS[-1])
    return f"{value / size:.3g} {unit}"


if __name__ == "__main__":
    sys.exit(main())
