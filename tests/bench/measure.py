"""Interleaved rounds: every engine once a round, in an order that turns, so that what else the
machine does meets all alike.
"""

import gc
import math
import os
import platform
from collections.abc import Callable
from time import process_time
from typing import NamedTuple

ENOUGH = 0.03  # seconds that one sample lasts at least; a quick call is repeated


class Task(NamedTuple):
    """What one engine does: `run` does `count` units of work."""

    says: str
    run: Callable[[], object]
    count: int  # type: ignore[assignment]  # nobody counts in a task as in a tuple


class Result(NamedTuple):
    """What came out for one engine: a value a round, and each round's ratio to the first engine's
    value in that round.
    """

    says: str
    values: list[float]
    ratios: list[float]


def compare(tasks, rounds, clock=process_time):
    """The seconds a unit that each task takes, in that many rounds, after one that warms up and is
    not counted.

    They are the processor's, which others on the same machine disturb least; a task that uses
    several processes needs another clock.
    """
    loops = [max(1, math.ceil(ENOUGH / max(_seconds(task, 1, clock), 1e-6))) for task in tasks]
    values: list[list[float]] = [[] for _ in tasks]
    order = list(range(len(tasks)))
    for _ in range(rounds):
        order.append(order.pop(0))
        for k in order:
            values[k].append(_seconds(tasks[k], loops[k], clock) / loops[k] / tasks[k].count)
    return results(tasks, values)


def results(tasks, values):
    """Each task's values with their ratios to the first task's, round by round."""
    first = values[0]
    return [
        Result(task.says, mine, [a / b for a, b in zip(mine, first, strict=True)])
        for task, mine in zip(tasks, values, strict=True)
    ]


def machine(**more):
    """What the figures depend on."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0
    python = f"{platform.python_implementation()} {platform.python_version()}"
    facts = {"on": platform.machine(), "cores": os.cpu_count(), "load": round(load, 1), **more}
    return ", ".join([python, *(f"{key} {value}" for key, value in facts.items())])


def _seconds(task, loops, clock):
    """As timeit does it: nothing is collected while the clock runs."""
    gc.collect()
    gc.disable()
    try:
        began = clock()
        for _ in range(loops):
            task.run()
        return clock() - began
    finally:
        gc.enable()
