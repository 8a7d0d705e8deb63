"""What is measured: each work makes a task for every engine that can do it. The first task is
ttgo's, to which ratios are.
"""

import gc
import tracemalloc
from collections.abc import Callable
from functools import cache, partial
from typing import Any, NamedTuple

from tests.bench import records
from tests.bench.engines import starts
from tests.bench.games import Line, random_line
from tests.bench.measure import Result, Task, compare, results

# Playouts that no engine's own rules change: no repeat but a simple ko's comes up in them
# (test_bench.py).
AGREED = [0, 1, 2, 4, 5, 6, 7, 8, 9, 10]


class Work(NamedTuple):
    """One section of the table: `measure(engines, rounds, quick)` gives a result an engine, in
    `unit`s.
    """

    name: str
    title: str
    unit: str
    measure: Callable[[list[Any], int, bool], list[Result]]


@cache
def games(number: int) -> list[Line]:
    """Seeded games of 400 legal moves on 19x19."""
    return [random_line(19, 400, seed) for seed in range(number)]


@cache
def sparse(number: int) -> list[Line]:
    """The same of 300 moves: most of the grid is empty for most of the time, which suits sgfmill's
    boards.
    """
    return [random_line(19, 300, seed) for seed in range(number)]


@cache
def long_game(quick: bool) -> Line:
    return random_line(19, 500 if quick else 10_000, 1)


def replay(
    lines: Callable[[bool], list[Line]], engines: list[Any], rounds: int, quick: bool
) -> list[Result]:
    chosen = lines(quick)
    tasks = []
    for engine in engines:
        moves = [(line.size, engine.moves(line)) for line in chosen]
        run = partial(_each, engine.replay, moves)
        tasks.append(Task(engine.name, engine.says, run, sum(len(line.moves) for line in chosen)))
    return compare(tasks, rounds)


def legal(engines: list[Any], rounds: int, quick: bool) -> list[Result]:
    lines, turns = games(1 if quick else 4), list(range(5, 400, 100 if quick else 45))
    return _on_states(
        able(engines, "legal"), lambda e, line: e.legal_states(line, turns), "legal", lines, rounds
    )


def score(engines: list[Any], rounds: int, quick: bool) -> list[Result]:
    lines = [random_line(19, 40, 0)] if quick else games(3)
    return _on_states(
        able(engines, "score"), lambda e, line: e.score_states(line), "score", lines, rounds
    )


def playouts(engines: list[Any], rounds: int, quick: bool) -> list[Result]:
    seeds = AGREED[:2] if quick else AGREED
    draws = [(9, starts(9, seed)) for seed in seeds]
    tasks = [
        Task(engine.name, engine.says, partial(_each, engine.playout, draws), len(draws))
        for engine in able(engines, "playout")
    ]
    return compare(tasks, rounds)


def memory(engines: list[Any], _: int, quick: bool) -> list[Result]:
    """Bytes that a replayed game holds, a position: ttgo's whole game; the boards alone for
    sgfmill's set.
    """
    tasks, values = [], []
    for engine in engines:
        if engine.name in ("ttgo", "ttgo.quick", "sgfmill+set"):
            line = long_game(quick)
            run = partial(
                getattr(engine, "remembered", engine.replay), line.size, engine.moves(line)
            )
            run()  # what is made once, such as a grid's tables, does not count
            values.append([_bytes(run) / (len(line.moves) + 1)])
            tasks.append(Task(engine.name, engine.says, run, 1))
    return results(tasks, values)


def able(engines: list[Any], what: str) -> list[Any]:
    return [engine for engine in engines if getattr(engine, what, None) is not None]


def _on_states(
    engines: list[Any],
    states: Callable[[Any, Line], list[Any]],
    what: str,
    lines: list[Line],
    rounds: int,
) -> list[Result]:
    tasks = []
    for engine in engines:
        found = [state for line in lines for state in states(engine, line)]
        tasks.append(
            Task(engine.name, engine.says, partial(getattr(engine, what), found), len(found))
        )
    return compare(tasks, rounds)


def _each(call: Callable[..., object], arguments: list[tuple[Any, ...]]) -> None:
    for given in arguments:
        call(*given)


def _bytes(run: Callable[[], object]) -> int:
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


WORKS = [
    Work("replay", "replay of 20 games of 400 moves on 19x19", "s/move",
         partial(replay, lambda quick: games(2 if quick else 20))),
    Work("sparse", "replay of 20 games of 300 moves on 19x19", "s/move",
         partial(replay, lambda quick: sparse(2 if quick else 20))),
    Work("long", "a game of 10,000 moves on 19x19", "s/move", partial(replay, lambda quick: [long_game(quick)])),
    Work("legal", "all legal moves at positions of these games", "s/position", legal),
    Work("score", "the score of every position of these games", "s/position", score),
    Work("playouts", "random 9x9 playouts to two passes, no eye filled", "s/playout", playouts),
    Work("memory", "memory of a game of 10,000 moves", "bytes/position", memory),
    Work("files", "game records replayed and scored", "s/file", records.measure),
]  # fmt: skip
