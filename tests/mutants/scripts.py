"""Small faults in the page's scripts, one at a time: which of them does no test in tests/static/ notice?

The faults are StrykerJS's. Each is tried with the tests that name its script and reach it. By hand:

    python3 -m tests.mutants.scripts                             all scripts that a test names
    python3 -m tests.mutants.scripts static/python/queue.js      these
    python3 -m tests.mutants.scripts static/embed                those of a folder

The first run fetches StrykerJS, 73 MB, as tests/mutants/package-lock.json pins it, into tests/mutants/node_modules/. What changes nothing
is in scripts.txt, as equivalents.txt has it for Python: a reason, and below it lines as they are with the fault.

Measured so far, on 24 November 2026, 12:03 UTC:

    script                    faults  missed  noticed
    static/python/queue.js       232      15    93.5%

Of the 15 two change nothing, one was in code that is gone, and rows that came then are to notice the others.
The other scripts wait for a machine with time.
"""

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from tests.mutants.faults import ROOT, equivalents

HERE = Path(__file__).parent
STRYKER = HERE / "node_modules" / "@stryker-mutator" / "core" / "bin" / "stryker.js"
NOTICED = ("Killed", "Timeout", "RuntimeError")
MISSED = ("Survived", "NoCoverage")


class Mutant(NamedTuple):
    path: str
    line: int
    before: str  # the first line that it changes
    after: str
    status: str

    @property
    def name(self) -> str:
        """As the table of equivalents has it."""
        return f"{self.path}: {self.after}"

    def __str__(self) -> str:
        return f"{self.path}:{self.line}\n    - {self.before}\n    + {self.after}"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants.scripts")
    parser.add_argument("paths", nargs="*", help="scripts or folders; without any, all that are tested")
    parser.add_argument("--processes", type=int, default=1)
    given = parser.parse_args(arguments)
    scripts = {
        one: by for one, by in tested().items() if not given.paths or one.startswith(tuple(given.paths))
    }
    if not scripts:
        parser.error(f"no test names a script of {', '.join(given.paths)}")
    if not STRYKER.is_file():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=HERE, check=True)
    same = equivalents((HERE / "scripts.txt").read_text(encoding="utf-8"))
    tell(list(tried(scripts, given.processes)), same)
    return 0


def tested() -> dict[str, set[str]]:
    """The scripts that tests name, by themselves or by what they share, with these tests; words have theirs in tests/test_words.py."""
    folder = ROOT / "tests" / "static"
    found: dict[str, set[str]] = {}
    for test in sorted(folder.rglob("*.test.mjs")):
        texts = [test.read_text(encoding="utf-8")]
        texts += [
            (folder / name).read_text(encoding="utf-8") for name in re.findall(r"support/\w+\.mjs", texts[0])
        ]
        for name in re.findall(r'(?:from |import\(|URL\()"[./]+/(static/[\w/]+\.js)"', "".join(texts)):
            if not name.startswith("static/words"):
                found.setdefault(name, set()).add(test.relative_to(ROOT).as_posix())
    return found


def tried(scripts: dict[str, set[str]], processes: int) -> Iterator[Mutant]:
    """All faults of these scripts, and what became of them."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        config = Path(folder) / "stryker.json"
        config.write_text(
            json.dumps(configuration(scripts, processes, Path(folder), report)), encoding="utf-8"
        )
        subprocess.run(["node", STRYKER, "run", config], cwd=ROOT, check=True)
        files = json.loads(report.read_text(encoding="utf-8"))["files"]
    for path, file in files.items():
        for mutant in file["mutants"]:
            yield mutated(path, file["source"], mutant)


def configuration(
    scripts: dict[str, set[str]], processes: int, folder: Path, report: Path
) -> dict[str, object]:
    """What StrykerJS is to do: each test file is a process, whose coverage says which faults it reaches."""
    command = ["--test-reporter=tap", "-r", "{{hookFile}}", "{{testFile}}"]
    return {
        "testRunner": "tap",
        "tap": {"testFiles": sorted(set().union(*scripts.values())), "nodeArgs": command, "forceBail": True},
        "mutate": list(scripts),
        "ignorePatterns": ["/**", "!/static/**", "!/tests/static/**", "/static/node_modules"],
        "coverageAnalysis": "perTest",
        "concurrency": processes,
        "disableTypeChecks": False,
        "reporters": ["json", "progress-append-only"],
        "jsonReporter": {"fileName": str(report)},
        "tempDirName": str(folder / "work"),
        "allowConsoleColors": False,
    }


def mutated(path: str, source: str, mutant: dict[str, object]) -> Mutant:
    """A fault of StrykerJS's report."""
    place = mutant["location"]
    assert isinstance(place, dict)
    lines = source.splitlines(keepends=True)
    start, end = (
        sum(map(len, lines[: at["line"] - 1])) + at["column"] - 1 for at in (place["start"], place["end"])
    )
    before, after = source.splitlines(), f"{source[:start]}{mutant['replacement']}{source[end:]}".splitlines()
    at = next((n for n, (one, other) in enumerate(zip(before, after)) if one != other), 0)
    return Mutant(path, at + 1, before[at].strip(), after[at].strip(), str(mutant["status"]))


def tell(mutants: Sequence[Mutant], same: dict[str, str]) -> None:
    """Those that were missed, and a table by folder."""
    real = [one for one in mutants if one.name not in same]
    for one in real:
        if one.status in MISSED:
            print(one)
    print(f"{'folder':16}{'faults':>8}{'the same':>10}{'missed':>8}{'noticed':>9}")
    folders = sorted({str(Path(one.path).parent) for one in mutants})
    for folder in [*folders, ""]:
        there, tried_, missed = (
            sum(
                str(Path(one.path).parent).startswith(folder) and (not of or one.status in of) for one in some
            )
            for some, of in ((mutants, ()), (real, (*NOTICED, *MISSED)), (real, MISSED))
        )
        alike = there - sum(str(Path(one.path).parent).startswith(folder) for one in real)
        print(f"{folder or 'all':16}{there:8}{alike:10}{missed:8}{1 - missed / max(tried_, 1):9.1%}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
