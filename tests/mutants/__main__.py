"""Small faults, one at a time: which of them does no test notice?

The faults are mutmut's: another operator, number, text or argument, a condition turned round. A process that has collected the tests
forks for each of them, puts the changed function in the place of the right one, and runs the tests that reach it, the quickest
first, until one fails. A fault that makes them take far longer is noticed, too. One that is missed, in a function that is called
while files are read, is tried again in a copy of the repository that is read with it. By hand, after the tests have been run once:

    .venv/bin/python -m pip install "mutmut==3.8.1" "libcst==1.9.0"       as the extra "mutants" pins them
    .venv/bin/python -m tests.mutants                                     a sample of 200 faults a folder
    .venv/bin/python -m tests.mutants --each 0 --in ttgo/sgf              all faults of a folder
    .venv/bin/python -m tests.mutants --longest 0.2 --kept reached.json   sooner: without slow tests, and which test reaches what is kept
    .venv/bin/python -m tests.mutants --equivalent                        those that are held to change nothing (equivalents.txt)

Of a sample on 25 November 2026, 17:34 UTC (`--each 60 --seed 411 --longest 0.3`), 97.0 % were noticed, and rows came for what was missed:

    folder          tried  missed  noticed
    ttgo               60       1    98.3%
    ttgo/record        60       1    98.3%
    ttgo/explain       60       4    93.3%
    ttgo/session       60       2    96.7%
    ttgo/sgf           60       1    98.3%

What only MicroPython runs is tried on CPython, with what a test
lends it. The page's scripts have a command of their own, scripts.py.
"""

import argparse
import math
import os
import random
import sys
import tempfile
from pathlib import Path

import pytest

from tests.mutants.faults import EQUIVALENTS, FOLDERS, ROOT, Fault, equivalents, faults
from tests.mutants.reach import Reading
from tests.mutants.trial import Afresh, Trial, tell

# Not those that start programs, which would not see the fault, nor those that take many seconds each.
OWN = """docstrings endings every_ending game illegal message points position properties quick rules rulesets score
    territory values vertex"""
TESTS = [
    *(f"tests/{folder}" for folder in ("record", "explain", "session", "sgf", "teach")),
    *(f"tests/test_{name}.py" for name in OWN.split()),
]
WITHOUT = "not test_large and not test_files_come_to_the_same and not on_micropython and not test_a_closed_pipe and not test_folders"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument(
        "--in", dest="folders", action="append", choices=FOLDERS, help="may be repeated"
    )
    parser.add_argument(
        "--each", type=int, default=200, help="how many faults of a folder; 0 for all"
    )
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument(
        "--equivalent", action="store_true", help="try those that are held to change nothing"
    )
    parser.add_argument("--kept", type=Path, help="a file for what each test reaches")
    parser.add_argument(
        "--longest", type=float, default=math.inf, help="seconds of a test that is run"
    )
    given = parser.parse_args(arguments)
    same = equivalents(EQUIVALENTS.read_text(encoding="utf-8"))
    every = {folder: faults(folder) for folder in given.folders or FOLDERS}
    chosen = choose(every, same, given)
    os.chdir(ROOT)
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--capture=sys", "-k", WITHOUT]
    with tempfile.TemporaryDirectory() as folder, Reading() as reading:
        afresh = Afresh(Path(folder) / "copy", TESTS, WITHOUT, reading)
        trial = Trial(chosen, given.kept or Path(folder) / "reached.json", afresh, given.longest)
        status = pytest.main([*options, *TESTS], plugins=[trial])
    if status not in (0, 5):
        return int(status)
    print(f"{'folder':14}{'tried':>8}{'missed':>8}{'noticed':>9}")
    for folder in every:
        tried, missed = (
            sum(fault.folder == folder for fault in found) for found in (chosen, trial.missed)
        )
        print(f"{folder:14}{tried:8}{missed:8}{1 - missed / max(tried, 1):9.1%}")
    for end, times in trial.ends.most_common():
        print(f"{times:8} {end}")
    return 0


def choose(
    every: dict[str, list[Fault]], same: dict[str, str], given: argparse.Namespace
) -> list[Fault]:
    """A sample of each folder's faults that change something or, if those are asked for, of the others."""
    chance = random.Random(given.seed)
    suspected = {name.partition(":")[0] for name in same}
    chosen, found = [], set()
    for known in every.values():
        names = [
            fault.name() if f"{fault.path} {fault.function}" in suspected else "" for fault in known
        ]
        wanted = [fault for fault, name in zip(known, names) if (name in same) == given.equivalent]
        found |= {*names}
        chosen += (
            chance.sample(wanted, given.each) if given.each and given.each < len(wanted) else wanted
        )
    paths = tuple(path for folder in every for path in FOLDERS[folder])
    for name in same:
        if name not in found and name.startswith(paths):
            tell(f"no fault any more: {name}")
    return chosen


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
