"""Trying faults: in a fork of the process that has collected the tests or, if reading a file calls the function, from the beginning."""

import contextlib
import json
import math
import os
import resource
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.mutants.faults import ROOT, Fault, put_in
from tests.mutants.reach import Reading, fails, reached

MISSED, UNREACHED = "MISSED", "NOT REACHED"
FAILED, AT_ONCE = 10, 11
ENDS = {0: MISSED, FAILED: "noticed, by a test", AT_ONCE: "noticed, as the file is read"}
ENDS[-signal.SIGVTALRM] = "noticed, by its time"


class Trial:
    """A plugin of pytest: tries the faults instead of running the tests."""

    def __init__(
        self, chosen: list[Fault], kept: Path, afresh: "Afresh", longest: float = math.inf
    ) -> None:
        self.chosen = chosen
        self.kept = kept
        self.afresh = afresh
        self.longest = longest
        self.missed: list[Fault] = []
        self.ends: Counter[str] = Counter()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.setprofile(None)  # all has been read
        tests = self.tests(session.items)
        for number, fault in enumerate(self.chosen, 1):
            end = self.tried(fault, tests.get(f"{fault.path} {fault.function}", []))
            if end in (UNREACHED, MISSED) and self.afresh.notices(fault):
                end = "noticed, by tests that were read with it"
            self.ends[end] += 1
            if end in (UNREACHED, MISSED):
                self.missed.append(fault)
                tell(f"{end} {fault}")
            if number % 50 == 0:
                tell(f"{time.strftime('%H:%M')} {number} of {len(self.chosen)}")
        return True

    def tests(self, items: list[pytest.Item]) -> dict[str, list[tuple[float, pytest.Item]]]:
        """The tests that reach each function, with the seconds that they take, the quickest first; found out in another process,
        so that nothing is remembered here of what the right functions answered.
        """
        known = json.loads(self.kept.read_text(encoding="utf-8")) if self.kept.exists() else {}
        fresh = [item for item in items if item.nodeid not in known]
        if fresh and (child := os.fork()) == 0:
            with never_back():
                for n, item in enumerate(fresh):
                    known[item.nodeid] = reached(item, fresh[n + 1] if n + 1 < len(fresh) else None)
                self.kept.write_text(json.dumps(known), encoding="utf-8")
                os._exit(0)
        if fresh:
            assert os.waitpid(child, 0)[1] == 0, "the tests fail without a fault"
            known = json.loads(self.kept.read_text(encoding="utf-8"))
        found: dict[str, list[tuple[float, pytest.Item]]] = {}
        for item in items:
            seconds, functions = known[item.nodeid]
            for function in functions if seconds <= self.longest else []:
                found.setdefault(function, []).append((seconds, item))
        return {
            function: sorted(tests, key=lambda test: test[0]) for function, tests in found.items()
        }

    def tried(self, fault: Fault, tests: list[tuple[float, pytest.Item]]) -> str:
        """How the tests end with the fault."""
        if not tests:
            return UNREACHED
        if (child := os.fork()) == 0:
            with never_back():
                resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
                _forget()
                try:
                    put_in(fault)
                except Exception:  # noqa: BLE001  # whatever a file does with the fault as it is read
                    os._exit(AT_ONCE)
                for n, (seconds, item) in enumerate(tests):
                    signal.setitimer(
                        signal.ITIMER_VIRTUAL, 5 + 10 * seconds
                    )  # its signal ends the process
                    if fails(item, tests[n + 1][1] if n + 1 < len(tests) else None):
                        os._exit(FAILED)
                os._exit(0)
        return ENDS.get(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), "noticed, by a crash")


def _forget() -> None:
    """What collecting the tests has made."""
    from ttgo import Grid, vertex

    Grid._tables.clear()
    vertex._tables.clear()


class Afresh:
    """A copy of the repository, in which a file gets a fault before anything is read."""

    def __init__(self, folder: Path, tests: list[str], without: str, reading: Reading) -> None:
        self.folder, self.tests, self.without, self.reading = folder, tests, without, reading

    def copy(self) -> None:
        """Copies of what has faults and of the tests, which look beside themselves; the rest as it is."""
        self.folder.mkdir(parents=True)
        for path in ROOT.iterdir():
            if path.name in ("ttgo", "tests"):
                shutil.copytree(
                    path,
                    self.folder / path.name,
                    ignore=shutil.ignore_patterns("__pycache__", "node_modules"),
                )
            else:
                (self.folder / path.name).symlink_to(path)

    def notices(self, fault: Fault) -> bool:
        """Whether tests that were read with the fault fail; False, too, if nothing calls the function while files are read."""
        whose = self.reading.found.get(f"{fault.path} {fault.function}")
        if whose is None:
            return False
        if not self.folder.exists():
            self.copy()
        alone = all("/test_" in file and file.startswith(tuple(self.tests)) for file in whose)
        tests = sorted(whose) if alone else self.tests
        # Its own folder's first
        tests = sorted(
            tests, key=lambda path: path.startswith("tests/" + fault.folder.removeprefix("ttgo/"))
        )
        (self.folder / fault.path).write_text(fault.code(), encoding="utf-8")
        try:
            command = [
                sys.executable,
                *"-B -m pytest -x -q -p no:cacheprovider -k".split(),
                self.without,
            ]
            command += tests[::-1]
            run = subprocess.run(
                command, cwd=self.folder, capture_output=True, timeout=900, check=False
            )
        except subprocess.TimeoutExpired:
            return True
        finally:
            shutil.copyfile(ROOT / fault.path, self.folder / fault.path)
        return run.returncode != 0


@contextlib.contextmanager
def never_back() -> Iterator[None]:
    """For a forked process, which must not go on with its parent's work whatever happens."""
    try:
        yield
    finally:
        os._exit(2)


def tell(line: str) -> None:
    print(line, file=sys.__stderr__, flush=True)
