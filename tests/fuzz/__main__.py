"""Inputs for as long as one likes: `python3 -m tests.fuzz --minutes 10`. What goes wrong is kept in
found/, to be replayed by the tests from then on.

    python3 -m tests.fuzz                            one minute, all kinds in turn
    python3 -m tests.fuzz --minutes 10 --only sgf    only these kinds, with commas between
    python3 -m tests.fuzz --seed 1000                from another number on

The end prints how many inputs of each kind there were. The exit status is 1 if something went
wrong.
"""

import argparse
import hashlib
import json
import sys
import time

from tests.fuzz.inputs import KINDS, made
from tests.fuzz.trial import FOUND, Small, fault_of


def main(arguments=None):
    """Try inputs until the time is over."""
    parser = argparse.ArgumentParser(prog="python3 -m tests.fuzz", description="try made inputs")
    parser.add_argument("--minutes", type=float, default=1)
    parser.add_argument("--only", metavar="KIND", help=f"with commas between: {', '.join(KINDS)}")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument(
        "--most", type=int, default=20, help="different faults, after which it ends (20)"
    )
    parser.add_argument(
        "--alone", action="store_true", help="try CPython alone, which is ten times as fast"
    )
    given = parser.parse_args(arguments)
    kinds = given.only.split(",") if given.only else list(KINDS)
    if set(kinds) - set(KINDS):
        parser.error(f"--only takes {', '.join(KINDS)}, not {given.only!r}.")
    end, seed = time.monotonic() + 60 * given.minutes, given.seed
    counts, faults = dict.fromkeys(kinds, 0), set[str]()
    events = 0
    with Small() as small:
        while time.monotonic() < end and len(faults) < given.most:
            for kind in kinds:
                counts[kind] += 1
                what = made(kind, seed)
                events += len(what) if kind == "session" else 0
                fault = fault_of(kind, what, None if given.alone else small)
                if fault and _sort(kind, fault) not in faults:
                    faults.add(_sort(kind, fault))
                    keep(kind, what, fault, seed)
            seed += 1
    print(
        f"seeds {given.seed} to {seed - 1}: "
        f"{', '.join(f'{kind} {number:,}' for kind, number in counts.items())};"
        f" {events:,} events of sessions; {len(faults)} faults"
    )
    return 1 if faults else 0


def _sort(kind, fault):
    """Faults that begin alike are probably one."""
    return f"{kind} {fault[:60]}"


def keep(kind, what, fault, seed):
    """Keep an input by a name."""
    name = f"{kind}-{hashlib.sha256(json.dumps(what).encode()).hexdigest()[:8]}.json"
    FOUND.mkdir(exist_ok=True)
    (FOUND / name).write_text(json.dumps({"was": fault, "input": what}, indent=1) + "\n")
    print(f"{kind}, seed {seed}: {fault[:700]}\n  -> {name}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
