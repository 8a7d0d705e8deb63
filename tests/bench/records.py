"""`ttgo score` over many game records, against the loop that one writes with sgfmill."""

import atexit
import contextlib
import os
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

from tests.bench.games import random_line, vertex
from tests.bench.measure import Result, Task, compare
from ttgo import PASS, Game
from ttgo import score as scoring

FILES = int(os.environ.get("TTGO_BENCH_FILES", "200"))  # that are timed; 10,000 take minutes
DIFFERENT = 40  # games; the other files repeat them under other names


def measure(engines: list[Any], rounds: int, quick: bool) -> list[Result]:
    """Seconds a file: in one process, on all cores as the command does it, and with sgfmill."""
    names = files(40 if quick else FILES)
    every = len(names)
    tasks = [
        Task("ttgo score", "one core", lambda: list(map(scoring.score_file, names)), every),
        Task(
            "ttgo score",
            f"{os.cpu_count()} cores",
            lambda: list(scoring.scored(names, None)),
            every,
        ),
    ]
    if any(engine.name == "sgfmill" for engine in engines):
        tasks.append(
            Task("sgfmill", "one core, no ko rule", lambda: list(map(sgfmill_loop(), names)), every)
        )
    return compare(tasks, min(rounds, 3), perf_counter)


@cache
def files(number: int) -> list[str]:
    """That many game records in a folder of their own, which goes when the program ends."""
    folder = tempfile.TemporaryDirectory(prefix="ttgo-bench-")
    atexit.register(folder.cleanup)
    texts = [text(seed) for seed in range(min(DIFFERENT, number))]
    names = []
    for k in range(number):
        path = Path(folder.name, f"{k:05}.sgf")
        path.write_text(texts[k % len(texts)], encoding="ascii")
        names.append(str(path))
    return names


@cache
def text(seed: int) -> str:
    """A 19x19 game of 250 random moves and two passes, with its result by the rules."""
    line = random_line(19, 250, seed)
    game = Game(19, komi=7.5)
    nodes = []
    for turn, move in enumerate([*line.moves, None, None]):
        game.play(PASS if move is None else vertex(19, move))
        at = "" if move is None else chr(97 + move[0]) + chr(97 + 18 - move[1])
        nodes.append(f";{'BW'[turn % 2]}[{at}]")
    return f"(;GM[1]FF[4]SZ[19]KM[7.5]RE[{game.score().result}]" + "".join(nodes) + ")\n"


def sgfmill_loop() -> Callable[[str], tuple[float, bool]]:
    """What scores one file with sgfmill alone: its margin, and whether the file says so."""
    from sgfmill import boards, sgf

    def score(name: str) -> tuple[float, bool]:
        game = sgf.Sgf_game.from_bytes(Path(name).read_bytes())
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

    return score
