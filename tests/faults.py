"""Small faults, one at a time: which of them does no test notice?

A fault is one operator or one word changed in a module of ttgo/ or a script of static/, drawn by a
seed. Each goes into a copy of the project; the tests of its folder then run until one fails. By
hand:

    .venv/bin/python -m tests.faults                      120 faults of all that has tests
    .venv/bin/python -m tests.faults --most 40 ttgo/sgf   40 of a folder
    .venv/bin/python -m tests.faults --seed 2 static/board  others, of the scripts of a folder
"""

import argparse
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.support.machine import ROOT

PAIRS = "<:<= >:>= +:- ==:!= ===:!== //:* &:| <<:>> and:or &&:||"
OTHER = {"True": "False", "False": "True", " not ": " "}
for one, other in (pair.split(":") for pair in PAIRS.split()):
    OTHER |= {f" {one} ": f" {other} ", f" {other} ": f" {one} "}
PLACE = re.compile("|".join(re.escape(word) for word in sorted(OTHER, key=len, reverse=True)))
# Comments, docstrings and other texts, types
LEFT_OUT = re.compile(
    r'""".*?"""|"[^"\n]*"|/\*.*?\*/|//[^\n]*|#[^\n]*|`[^`]*`|:[^\n]*->[^\n]*', re.DOTALL
)


def faults(path):
    """The faults of a file: it, where, and its text with the fault."""
    text = path.read_text(encoding="utf-8")
    hidden = LEFT_OUT.sub(lambda found: re.sub(r"[^\n]", "~", found[0]), text)
    for found in PLACE.finditer(hidden):
        line = hidden.count("\n", 0, found.start()) + 1
        yield path, line, text[: found.start()] + OTHER[found[0]] + text[found.end() :]


def tests(path):
    """The tests of a file's folder."""
    room = path.parent.name
    places = f"static/{room}/*.mjs" if path.suffix == ".js" else f"{room}/test_*.py"
    found = sorted((ROOT / "tests").glob(places if room != "ttgo" else "test_[!m]*.py"))
    return [str(test.relative_to(ROOT)) for test in found]


def noticed(path, copy):
    """Whether a test fails in a copy in which this file has a fault."""
    pytest = [sys.executable, *"-B -m pytest -x -q -p no:cacheprovider -p no:xdist".split()]
    command = ["node", "--test"] if path.suffix == ".js" else pytest
    try:
        run = subprocess.run(
            command + tests(path), cwd=copy, capture_output=True, timeout=300, check=False
        )
    except subprocess.TimeoutExpired:
        return True
    return run.returncode != 0


def main(arguments):
    parser = argparse.ArgumentParser(prog="python -m tests.faults")
    parser.add_argument("--most", type=int, default=120)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("places", nargs="*", default=["ttgo", "static"])
    given = parser.parse_args(arguments)
    files = {file for place in given.places for file in (ROOT / place).rglob("*.*")}
    every = [
        fault
        for file in sorted(files)
        if file.suffix in (".py", ".js") and "node_modules" not in file.parts and tests(file)
        for fault in faults(file)
    ]
    chosen = random.Random(given.seed).sample(every, min(given.most, len(every)))
    missed = 0
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        ignored = shutil.ignore_patterns(".git", ".venv", "node_modules", "__pycache__")
        shutil.copytree(ROOT, copy, ignore=ignored)
        (copy / "static/node_modules").symlink_to(ROOT / "static/node_modules")
        for path, line, text in chosen:
            faulty = copy / path.relative_to(ROOT)
            faulty.write_text(text, encoding="utf-8")
            if not noticed(path, copy):
                missed += 1
                print(f"{path}:{line}: {text.splitlines()[line - 1].strip()}", flush=True)
            shutil.copyfile(path, faulty)
    print(f"{len(chosen)} faults, {missed} of them missed")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
