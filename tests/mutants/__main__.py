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

All faults were tried once with the tests of at most 0.15 s, and those that were missed became rows, less code, or entries of that table;
tried again, none of them was missed. That was the code of 22 November 2026, 04:42 UTC; the rows of ttgo and ttgo/explain are from then,
with `--each 0` and, for ttgo, `--each 400 --seed 23`; that of ttgo/session is of 05:00, with `--each 200`. What reads and keeps files
was written anew in parts after it: the two rows of that are of 23 November, 08:01, with `--each 300 --seed 101 --longest 0.3`, a fresh
sample, after what seeds 47, 53, 61, 67, 71 and 97 had missed had become rows, less code, or entries.

    folder          faults  the same   tried  missed  noticed          95 %
    ttgo              2362        35     400       0   100.0%   99.0-100.0%
    ttgo/record       3199        38     300      15    95.0%   91.9-96.9%
    ttgo/explain      1382         9    1373      14    99.0%   98.3-99.4%
    ttgo/session      1671        12     200       0   100.0%   98.1-100.0%
    ttgo/sgf          5037       105     300      12    96.0%   93.1-97.7%

Weighted by the faults that are not the same (2327, 3161, 1373, 1659, 4932), 97.3% of all five are noticed.
The 14 that were missed in ttgo/explain are noticed by rows that came then. So are 15 of the 27 in ttgo/record and ttgo/sgf; one was in
code that is gone, and the other 11 change nothing and are entries now.
A sample on 25 November, 05:03 UTC (`--each 30 --seed 307 --longest 0.3`): 140 of 150 were noticed, 93.3 % (95 %: 88.2-96.3); by folder
30, 29, 26, 28, 27 of 30. Rows that came then notice eight of the ten; one changes nothing, one was in code that is gone.
What only MicroPython runs is tried on CPython, with what a test lends it. The page's scripts have a command of their own, scripts.py.
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
OWN = """docstrings endings every_ending game illegal message points position properties quick rulenames rules rulesets score superko
    territory values vertex"""
TESTS = [
    *(f"tests/{folder}" for folder in ("record", "explain", "session", "sgf", "teach")),
    *(f"tests/test_{name}.py" for name in OWN.split()),
]
WITHOUT = "not test_large and not test_files_come_to_the_same and not test_a_closed_pipe and not test_folders"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("--in", dest="folders", action="append", choices=FOLDERS, help="may be repeated")
    parser.add_argument("--each", type=int, default=200, help="how many faults of a folder; 0 for all")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument("--equivalent", action="store_true", help="try those that are held to change nothing")
    parser.add_argument("--kept", type=Path, help="a file for what each test reaches")
    parser.add_argument("--longest", type=float, default=math.inf, help="seconds of a test that is run")
    given = parser.parse_args(arguments)
    same = equivalents(EQUIVALENTS.read_text(encoding="utf-8"))
    every = {folder: faults(folder) for folder in given.folders or FOLDERS}
    chosen, there, alike = choose(every, same, given)
    os.chdir(ROOT)
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--capture=sys", "-k", WITHOUT]
    with tempfile.TemporaryDirectory() as folder, Reading() as reading:
        afresh = Afresh(Path(folder) / "copy", TESTS, WITHOUT, reading)
        trial = Trial(chosen, given.kept or Path(folder) / "reached.json", afresh, given.longest)
        status = pytest.main([*options, *TESTS], plugins=[trial])
    if status not in (0, 5):
        return int(status)
    print(f"{'folder':14}{'faults':>8}{'the same':>10}{'tried':>8}{'missed':>8}{'noticed':>9}{'95 %':>14}")
    for folder in every:
        some = [sum(fault.folder == folder for fault in found) for found in (chosen, trial.missed)]
        row(folder, there[folder], alike[folder], *some)
    row("all", sum(there.values()), sum(alike.values()), len(chosen), len(trial.missed))
    for end, times in trial.ends.most_common():
        print(f"{times:8} {end}")
    return 0


def choose(
    every: dict[str, list[Fault]], same: dict[str, str], given: argparse.Namespace
) -> tuple[list[Fault], dict[str, int], dict[str, int]]:
    """The faults to try, how many there are in each folder, and how many of those are the same as none."""
    chance = random.Random(given.seed)
    suspected = {name.partition(":")[0] for name in same}
    chosen, there, alike, found = [], {}, {}, set()
    for folder, known in every.items():
        fine: list[Fault] = []
        others: list[Fault] = []
        for fault in known:
            name = fault.name() if f"{fault.path} {fault.function}" in suspected else ""
            found.add(name)
            (fine if name in same else others).append(fault)
        there[folder], alike[folder] = len(known), len(fine)
        wanted = fine if given.equivalent else others
        chosen += chance.sample(wanted, given.each) if given.each and given.each < len(wanted) else wanted
    paths = tuple(path for folder in every for path in FOLDERS[folder])
    for name in same:
        if name not in found and name.startswith(paths):
            tell(f"no fault any more: {name}")
    return chosen, there, alike


def row(name: str, there: int, alike: int, tried: int, missed: int) -> None:
    if tried:
        low, high = interval(tried - missed, tried)
        share = f"{100 * (tried - missed) / tried:8.1f}%{100 * low:7.1f}-{100 * high:.1f}%"
        print(f"{name:14}{there:8}{alike:10}{tried:8}{missed:8}{share}")


def interval(hits: int, tried: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a share."""
    share = hits / tried
    middle = (share + z * z / (2 * tried)) / (1 + z * z / tried)
    half = z / (1 + z * z / tried) * math.sqrt(share * (1 - share) / tried + z * z / (4 * tried * tried))
    return middle - half, min(1, middle + half)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
