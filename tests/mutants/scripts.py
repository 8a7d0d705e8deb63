"""Small faults in the page's scripts, one at a time: which of them does no test in tests/static/ notice?

The faults are StrykerJS's. Each is tried with the tests that name its script and reach it. By hand:

    python3 -m tests.mutants.scripts                             all scripts that a test names
    python3 -m tests.mutants.scripts static/python/queue.js      these
    python3 -m tests.mutants.scripts static/embed                those of a folder
    python3 -m tests.mutants.scripts --every 8                   each eighth fault of each script, which takes an eighth of the time

The first run fetches StrykerJS, 73 MB, as tests/mutants/package-lock.json pins it, into tests/mutants/node_modules/. What changes nothing
is in scripts.txt, as equivalents.txt has it for Python: a reason, and below it lines as they are with the fault.

On 25 November 2026 90.5 % of each sixth fault of all these scripts were noticed. Below 85 % were embed/play.js and board/fitted.js.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tests.mutants.faults import ROOT, equivalents

HERE = Path(__file__).parent
STRYKER = HERE / "node_modules" / "@stryker-mutator" / "core" / "bin" / "stryker.js"
USED = ("@micropython/micropython-webassembly-pyscript", "gifenc")  # packages that tests use
ENDS = {
    **dict.fromkeys(("Killed", "Timeout", "RuntimeError"), "noticed"),
    **dict.fromkeys(("Survived", "NoCoverage"), "missed"),
}


class Mutant(NamedTuple):
    path: str
    line: int
    before: str  # the first line that it changes
    after: str
    status: str


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants.scripts")
    parser.add_argument(
        "paths", nargs="*", help="scripts or folders; without any, all that are tested"
    )
    parser.add_argument(
        "--every", type=int, default=1, help="1 tries all faults, 8 each eighth of them"
    )
    parser.add_argument("--first", type=int, default=0, help="the number of the first one, from 0")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(arguments)
    paths = tuple(given.paths) or ("",)
    scripts = {script: tests for script, tests in tested().items() if script.startswith(paths)}
    if not scripts:
        parser.error(f"no test names a script of {', '.join(paths)}")
    if not STRYKER.is_file():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    same = equivalents((HERE / "scripts.txt").read_text(encoding="utf-8"))
    tell(tried(scripts, (given.every, given.first % given.every), given.processes), same)
    return 0


def tested() -> dict[str, set[str]]:
    """The scripts that tests name, by themselves or by what they share, with these tests; words have theirs in tests/test_words.py."""
    folder = ROOT / "tests" / "static"
    found: dict[str, set[str]] = {}
    for test in sorted(folder.rglob("*.test.mjs")):
        text = test.read_text(encoding="utf-8")
        for name in re.findall(r"support/\w+\.mjs", text):
            text += (folder / name).read_text(encoding="utf-8")
        for name in re.findall(r'(?:from |import\(|URL\()"[./]+/(static/[\w/-]+\.js)"', text):
            if not name.startswith("static/words"):
                found.setdefault(name, set()).add(test.relative_to(ROOT).as_posix())
    return found


def tried(
    scripts: dict[str, set[str]], sample: tuple[int, int], processes: int
) -> Iterator[Mutant]:
    """Each n-th fault of these scripts from one on, and what became of it: each test file is a process, whose coverage says which faults it
    reaches. An endless loop is noticed by the times that it runs through a fault; the limit of seconds is far off, so that a test that is
    merely slow, on a busy machine, is not taken for one that fails.
    """
    every, first = sample
    with tempfile.TemporaryDirectory() as folder:
        report, config = Path(folder) / "report.json", Path(folder) / "stryker.json"
        node = ["--test-reporter=tap", "-r", "{{hookFile}}", "{{testFile}}"]
        tests = sorted(set().union(*scripts.values()))
        configuration = {
            "testRunner": "tap",
            "tap": {"testFiles": tests, "nodeArgs": node, "forceBail": True},
            "mutate": list(scripts),
            "ignorePatterns": [
                "/**",
                "!/static/**",
                "!/tests/static/**",
                "!/ttgo/**",
                "/static/node_modules",
                *(f"!/static/node_modules/{name}/**" for name in USED),
            ],
            "plugins": ["@stryker-mutator/tap-runner", (HERE / "sample.mjs").as_uri()],
            "checkers": ["sample"],
            "every": every,
            "first": first,
            "coverageAnalysis": "perTest",
            "timeoutMS": 60_000,
            "concurrency": processes,
            "disableTypeChecks": False,
            "reporters": ["json", "progress-append-only"],
            "jsonReporter": {"fileName": str(report)},
            "tempDirName": f"{folder}/work",
            "allowConsoleColors": False,
        }
        config.write_text(json.dumps(configuration), encoding="utf-8")
        subprocess.run(["node", STRYKER, "run", config], cwd=ROOT, check=True)
        files = json.loads(report.read_text(encoding="utf-8"))["files"]
    for path, file in files.items():
        for mutant in file["mutants"]:
            if int(mutant["id"]) % every == first:
                yield mutated(path, file["source"], mutant)


def mutated(path: str, source: str, mutant: dict[str, object]) -> Mutant:
    """A fault of StrykerJS's report."""
    place = mutant["location"]
    assert isinstance(place, dict)
    lines = source.splitlines(keepends=True)
    start, end = (
        sum(map(len, lines[: at["line"] - 1])) + at["column"] - 1
        for at in (place["start"], place["end"])
    )
    before, after = (
        source.splitlines(),
        f"{source[:start]}{mutant['replacement']}{source[end:]}".splitlines(),
    )
    at = next((n for n, (one, other) in enumerate(zip(before, after)) if one != other), 0)
    return Mutant(path, at + 1, before[at].strip(), after[at].strip(), str(mutant["status"]))


def tell(mutants: Iterable[Mutant], same: dict[str, str]) -> None:
    """Those that were missed, and a table by script."""
    counts: dict[str, Counter[str]] = {}
    for path, line, before, after, status in mutants:
        end = "same" if f"{path}: {after}" in same else ENDS.get(status, "")
        for name in (path, "all"):
            counts.setdefault(name, Counter())[end] += 1
        if end == "missed":
            print(f"{path}:{line}\n    - {before}\n    + {after}")
    print(f"{'script':32}{'faults':>8}{'the same':>10}{'missed':>8}{'noticed':>9}")
    for name, ends in sorted(counts.items(), key=lambda one: (one[0] == "all", one[0])):
        share = ends["noticed"] / max(ends["noticed"] + ends["missed"], 1)
        print(f"{name:32}{ends.total():8}{ends['same']:10}{ends['missed']:8}{share:9.1%}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
