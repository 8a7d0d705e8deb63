"""How fast ttgo is, beside what a Python programmer would pick instead: `python3 -m tests.bench`.

python3 -m tests.bench                     a table; under four minutes
python3 -m tests.bench --only legal,score  these works
python3 -m tests.bench --quick             once through everything, to see that it runs: the times mean little
TTGO_BENCH_FILES=10000 python3 -m tests.bench --only files
"""

import argparse
import os
import platform
import sys
from statistics import median
from time import perf_counter

from tests.bench.engines import installed
from tests.bench.measure import Result
from tests.bench.work import WORKS, Work

UNITS = ((1, "s"), (1e-3, "ms"), (1e-6, "\u00b5s"), (1e-9, "ns"))


def main(arguments: list[str] | None = None) -> int:
    """Measure and print; the exit status is 2 for works that there are not."""
    names = [work.name for work in WORKS]
    parser = argparse.ArgumentParser(
        prog="python3 -m tests.bench", description="ttgo's speed beside its peers'"
    )
    parser.add_argument(
        "--only", metavar="NAME", help=f"only these works, with commas between: {', '.join(names)}"
    )
    parser.add_argument("--quick", action="store_true", help="once through everything, small")
    parser.add_argument(
        "--rounds", type=int, default=7, help="how often each engine is measured (7)"
    )
    given = parser.parse_args(arguments)
    wanted = given.only.split(",") if given.only else names
    if set(wanted) - set(names):
        parser.error(f"--only takes names from {', '.join(names)}, not {given.only!r}.")
    rounds = 1 if given.quick else max(1, given.rounds)

    began = perf_counter()
    engines = installed()
    print(machine())
    print(
        f"{rounds} interleaved rounds: median, lowest and highest; \u00d7 is the time of ttgo in "
        f"the same round.\n"
        "Times are the processor's, and those of files the clock's."
    )
    for work in WORKS:
        if work.name in wanted:
            print("\n" + table(work, work.measure(engines, rounds, given.quick)), flush=True)
    print(f"\n{perf_counter() - began:.0f} s in all")
    return 0


def machine(**more: object) -> str:
    """What the figures depend on."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0
    python = f"{platform.python_implementation()} {platform.python_version()}"
    facts = {
        "system": platform.system(),
        "on": platform.machine(),
        "cores": os.cpu_count(),
        "load": round(load, 1),
    }
    return ", ".join([python, *(f"{key} {value}" for key, value in {**facts, **more}.items())])


def table(work: Work, found: list[Result]) -> str:
    """A section: a line an engine."""
    kind, _, each = work.unit.partition("/")
    lines = [f"{work.name}: {work.title}" + (f", a {each}" if each else "")]
    for result in found:
        low, mid, high = min(result.values), median(result.values), max(result.values)
        spread = (
            f"{quantity(low, kind)} .. {quantity(high, kind)}" if len(result.values) > 1 else ""
        )
        ratio = f"\u00d7 {median(result.ratios):.3g}"
        rate = f", {1 / mid:.0f} files/s" if each == "file" else ""
        lines.append(
            f"  {result.engine:<12} {quantity(mid, kind):>9}  {spread:<22} {ratio:<8} {result.says}{rate}"
        )
    return "\n".join(lines)


def quantity(value: float, kind: str) -> str:
    """A time or a size with three digits."""
    if kind == "bytes":
        return f"{value / 1e6:.1f} MB" if value >= 1e6 else f"{value:.0f} B"
    size, unit = next(((s, u) for s, u in UNITS if value >= s), UNITS[-1])
    return f"{value / size:.3g} {unit}"


if __name__ == "__main__":
    sys.exit(main())
