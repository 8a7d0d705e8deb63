"""Small faults, one at a time: which of them does no test notice?

The faults are mutmut's: another operator, number, text or argument, a condition turned round. A process that has collected the tests
forks for each of them, puts the changed function in the place of the right one, and runs the tests that reach it, the quickest
first, until one fails. A fault that makes them take far longer is noticed, too. By hand, after the tests have been run once:

    .venv/bin/python -m pip install "mutmut==3.8.1" "libcst==1.9.0"       as the extra "mutants" pins them
    .venv/bin/python -m tests.mutants                                     a sample of 200 faults a folder
    .venv/bin/python -m tests.mutants --each 0 --in ttgo/sgf              all faults of a folder
    .venv/bin/python -m tests.mutants --longest 0.2 --kept reached.json   sooner: without slow tests, and which test reaches what is kept
"""

import argparse
import builtins
import contextlib
import importlib
import json
import math
import os
import random
import resource
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any, NamedTuple

import pytest
from _pytest.runner import runtestprotocol

from ttgo import Grid, vertex

ROOT = Path(__file__).resolve().parent.parent
TRUNK = "illegal points vertex rules quick superko rulesets rulenames endings start game match".split()
FOLDERS = {
    "ttgo": [f"ttgo/{name}.py" for name in TRUNK],
    **{f"ttgo/{name}": [f"ttgo/{name}"] for name in ("record", "explain", "session", "sgf")},
}
# Not those that start programs, which would not see the fault, nor those that take many seconds each.
OWN = "docstrings endings every_ending game illegal points position properties quick rulenames rules rulesets score vertex wrong_input"
TESTS = [
    *(f"tests/{folder}" for folder in ("record", "explain", "session", "sgf")),
    *(f"tests/test_{name}.py" for name in OWN.split()),
]
WITHOUT = "not test_large and not test_files_come_to_the_same and not test_a_closed_pipe and not test_folders"


class Fault(NamedTuple):
    folder: str
    path: str
    function: str  # "name" or "Class.name"
    module: Any  # libcst's tree of the file
    mutation: Any  # mutmut's

    def code(self) -> str:
        """The file's text with the fault."""
        changed = self.module.deep_replace(self.mutation.original_node, self.mutation.mutated_node)
        return str(changed.code)

    def __str__(self) -> str:
        before, after = self.module.code.splitlines(), self.code().splitlines()
        at = next((n for n, (one, other) in enumerate(zip(before, after)) if one != other), 0)
        return f"{self.path}:{at + 1} {self.function}\n    - {before[at].strip()}\n    + {after[at].strip()}"


# Making them


def faults(folder: str) -> list[Fault]:
    """All faults of a folder, in the order of its text."""
    return [fault for file in _files(folder) for fault in _faults(folder, file)]


def _files(folder: str) -> list[Path]:
    paths = [ROOT / path for path in FOLDERS[folder]]
    return [file for path in paths for file in (sorted(path.glob("*.py")) if path.is_dir() else [path])]


def _faults(folder: str, file: Path) -> Iterator[Fault]:
    import libcst
    from mutmut.mutation.file_mutation import MutationVisitor
    from mutmut.mutation.mutators import mutation_operators
    from mutmut.mutation.pragma_handling import IgnoredCode

    # mutmut leaves functions with decorators alone; a property is as good a function as any.
    text = file.read_text(encoding="utf-8").replace("    @property\n", "    #property\n")
    visitor = MutationVisitor(mutation_operators, IgnoredCode(set(), set(), set()))
    module = libcst.MetadataWrapper(libcst.parse_module(text)).visit(visitor)
    names = {}
    for top in module.body:
        if isinstance(top, libcst.FunctionDef):
            names[id(top)] = top.name.value
        for node in top.body.body if isinstance(top, libcst.ClassDef) else []:
            if isinstance(node, libcst.FunctionDef):
                names[id(node)] = f"{top.name.value}.{node.name.value}"
    for mutation in visitor.mutations:
        function = names.get(id(mutation.contained_by_top_level_function))
        if function is not None:
            yield Fault(folder, str(file.relative_to(ROOT)), function, module, mutation)


# Putting them in


def put_in(fault: Fault) -> None:
    """Change the function of this process into the faulty one."""
    name = _module(fault.path)
    module = importlib.import_module(name)
    fresh: dict[str, object] = {"__name__": name, "__package__": module.__spec__ and module.__spec__.parent}
    exec(compile(fault.code(), fault.path, "exec"), fresh)
    right, wrong = _function(vars(module), fault.function), _function(fresh, fault.function)
    right.__code__, right.__defaults__, right.__kwdefaults__ = (
        wrong.__code__,
        wrong.__defaults__,
        wrong.__kwdefaults__,
    )


def _module(path: str) -> str:
    return path.removesuffix(".py").replace("/", ".").removesuffix(".__init__")


def _functions(file: Path) -> Iterator[tuple[str, str]]:
    """The functions of a file and of its classes, as faults name them."""
    path = str(file.relative_to(ROOT))
    module = importlib.import_module(_module(path))
    for name, value in vars(module).items():
        if getattr(value, "__module__", "") == module.__name__:
            inside = vars(value) if isinstance(value, type) else {"": value}
            for method, given in inside.items():
                function = _plain(given)
                if isinstance(function, FunctionType) and function.__name__ in (name, method):
                    yield path, f"{name}.{method}" if method else name


def _plain(given: Any) -> Any:
    return given.fget if isinstance(given, property) else getattr(given, "__func__", given)


def _function(names: Any, path: str) -> FunctionType:
    first, _, rest = path.partition(".")
    found = vars(names[first])[rest] if rest else names[first]
    found = _plain(found)
    assert isinstance(found, FunctionType)
    return found


# Trying them

MISSED, UNREACHED = "MISSED", "NOT REACHED"
FAILED, AT_ONCE = 10, 11
ENDS = {
    0: MISSED,
    FAILED: "noticed, by a test",
    AT_ONCE: "noticed, as the file is read",
    -signal.SIGVTALRM: "noticed, by its time",
}


class Trial:
    """A plugin of pytest: tries the faults instead of running the tests."""

    def __init__(self, chosen: list[Fault], kept: Path, longest: float = math.inf) -> None:
        self.chosen = chosen
        self.kept = kept
        self.longest = longest
        self.missed: list[Fault] = []
        self.ends: Counter[str] = Counter()

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        reached = self.reached(session.items)
        for number, fault in enumerate(self.chosen, 1):
            end = self.tried(fault, reached.get(f"{fault.path} {fault.function}", []))
            self.ends[end] += 1
            if end in (UNREACHED, MISSED):
                self.missed.append(fault)
                _tell(f"{end} {fault}")
            if number % 50 == 0:
                _tell(f"{time.strftime('%H:%M')} {number} of {len(self.chosen)}")
        return True

    def reached(self, items: list[pytest.Item]) -> dict[str, list[tuple[float, pytest.Item]]]:
        """The tests that reach each function, with the seconds that they take, the quickest first; found out in another process,
        so that nothing is remembered here of what the right functions answered.
        """
        known = json.loads(self.kept.read_text(encoding="utf-8")) if self.kept.exists() else {}
        fresh = [item for item in items if item.nodeid not in known]
        if fresh and (child := os.fork()) == 0:
            with _never_back():
                watch = Watch()
                for n, item in enumerate(fresh):
                    known[item.nodeid] = watch.run(item, fresh[n + 1] if n + 1 < len(fresh) else None)
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
        return {function: sorted(tests, key=lambda test: test[0]) for function, tests in found.items()}

    def tried(self, fault: Fault, tests: list[tuple[float, pytest.Item]]) -> str:
        """How the tests end with the fault."""
        if not tests:
            return UNREACHED
        if (child := os.fork()) == 0:
            with _never_back():
                resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
                Grid._tables.clear()  # what collecting the tests has made
                vertex._tables.clear()
                try:
                    put_in(fault)
                except Exception:  # noqa: BLE001  # whatever a file does with the fault as it is read
                    os._exit(AT_ONCE)
                for n, (seconds, item) in enumerate(tests):
                    signal.setitimer(signal.ITIMER_VIRTUAL, 5 + 10 * seconds)  # its signal ends the process
                    if _fails(item, tests[n + 1][1] if n + 1 < len(tests) else None):
                        os._exit(FAILED)
                os._exit(0)
        return ENDS.get(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), "noticed, by a crash")


@contextlib.contextmanager
def _never_back() -> Iterator[None]:
    """For a forked process, which must not go on with its parent's work whatever happens."""
    try:
        yield
    finally:
        os._exit(2)


def _tell(line: str) -> None:
    print(line, file=sys.__stderr__, flush=True)


def _fails(item: pytest.Item, following: pytest.Item | None) -> bool:
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


class Watch:
    """Tells which functions a test reaches: each begins with a stub that tells of its first call and gives way to it."""

    def __init__(self) -> None:
        self.names = [found for folder in FOLDERS for file in _files(folder) for found in _functions(file)]
        self.functions = [
            _function(vars(importlib.import_module(_module(path))), name) for path, name in self.names
        ]
        self.codes = [function.__code__ for function in self.functions]
        stubs = [
            compile(f"lambda *given, **named: _reached({n}, given, named)", "", "eval")
            for n in range(len(self.names))
        ]
        self.stubs = [
            next(const for const in stub.co_consts if isinstance(const, CodeType)).replace(
                co_freevars=code.co_freevars
            )
            for stub, code in zip(stubs, self.codes, strict=True)
        ]
        self.hits: set[int] = set()
        builtins._reached = self.reached  # type: ignore[attr-defined]  # found from any module

    def reached(self, number: int, given: tuple[Any, ...], named: dict[str, Any]) -> object:
        self.hits.add(number)
        self.functions[number].__code__ = self.codes[number]
        return self.functions[number](*given, **named)

    def run(self, item: pytest.Item, following: pytest.Item | None) -> tuple[float, list[str]]:
        """The seconds that a test takes, and the functions that it reaches."""
        self.hits.clear()
        for function, stub in zip(self.functions, self.stubs, strict=True):
            function.__code__ = stub
        began = time.process_time()
        if _fails(item, following):  # it may have looked at a signature, which a stub has not
            for function, code in zip(self.functions, self.codes, strict=True):
                function.__code__ = code
            assert not _fails(item, following), f"{item.nodeid} fails without a fault"
        return time.process_time() - began, [" ".join(self.names[number]) for number in sorted(self.hits)]


# The command


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument(
        "--in", dest="folders", action="append", choices=FOLDERS, help="one folder (may be repeated)"
    )
    parser.add_argument("--each", type=int, default=200, help="how many faults of a folder; 0 for all")
    parser.add_argument("--seed", type=int, default=11)
    parser.add_argument(
        "--kept", type=Path, help="a file that keeps which test reaches what, for the next run"
    )
    parser.add_argument(
        "--longest", type=float, default=math.inf, help="without tests that take more seconds"
    )
    given = parser.parse_args(arguments)
    every = {folder: faults(folder) for folder in given.folders or FOLDERS}
    chance = random.Random(given.seed)
    chosen = []
    for known in every.values():
        some = given.each and given.each < len(known)
        chosen += chance.sample(known, given.each) if some else known
    trial = Trial(chosen, given.kept or Path(tempfile.mkdtemp()) / "reached.json", given.longest)
    os.chdir(ROOT)
    options = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--capture=sys", "-k", WITHOUT]
    status = pytest.main([*options, *TESTS], plugins=[trial])
    if status not in (0, 5):
        return int(status)
    print(f"{'folder':14}{'faults':>8}{'tried':>8}{'missed':>8}{'noticed':>9}{'95 %':>14}")
    for folder, known in every.items():
        row(folder, len(known), *[sum(f.folder == folder for f in some) for some in (chosen, trial.missed)])
    row("all", sum(map(len, every.values())), len(chosen), len(trial.missed))
    for end, times in trial.ends.most_common():
        print(f"{times:8} {end}")
    return 0


def row(name: str, there: int, tried: int, missed: int) -> None:
    low, high = interval(tried - missed, tried)
    print(
        f"{name:14}{there:8}{tried:8}{missed:8}{100 * (tried - missed) / tried:8.1f}%{100 * low:7.1f}-{100 * high:.1f}%"
    )


def interval(hits: int, tried: int, z: float = 1.96) -> tuple[float, float]:
    """Wilson's interval for a share."""
    share = hits / tried
    middle = (share + z * z / (2 * tried)) / (1 + z * z / tried)
    half = z / (1 + z * z / tried) * math.sqrt(share * (1 - share) / tried + z * z / (4 * tried * tried))
    return middle - half, min(1, middle + half)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
