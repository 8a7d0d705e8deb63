"""Which tests reach which function: while they run, and while pytest reads their files."""

import builtins
import importlib
import sys
import time
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, Self

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.faults import FOLDERS, ROOT, files, function_of, functions, module_name


def fails(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Run a test, and whether it failed."""
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


class Watch:
    """Tells which functions a test reaches: each begins with a stub that tells of its first call and gives way to it."""

    def __init__(self) -> None:
        self.names = [found for folder in FOLDERS for file in files(folder) for found in functions(file)]
        self.functions = [
            function_of(vars(importlib.import_module(module_name(path))), name) for path, name in self.names
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
        if fails(item, following):  # it may have looked at a signature, which a stub has not
            for function, code in zip(self.functions, self.codes, strict=True):
                function.__code__ = code
            assert not fails(item, following), f"{item.nodeid} fails without a fault"
        return time.process_time() - began, [" ".join(self.names[number]) for number in sorted(self.hits)]


class Reading:
    """Tells which functions are called while files are read, and whose reading it was: a test's, or "" for one of ttgo's own.

    A fault in these has done its harm, or not, before a process forks: only another reading tells.
    """

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}
        self.known: dict[CodeType, str] = {}

    def __enter__(self) -> Self:
        sys.setprofile(self.called)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def called(self, frame: FrameType, event: str, _: object) -> None:
        if event == "call" and (name := self.name(frame.f_code)) and "<" not in name:
            whose = self.whose(frame)
            if whose is not None:
                self.found.setdefault(name, set()).add(whose)

    def name(self, code: CodeType) -> str:
        """A function of ttgo's as faults name it, "" for others."""
        if code not in self.known:
            file = Path(code.co_filename)
            ours = file.is_relative_to(ROOT / "ttgo")
            self.known[code] = f"{file.relative_to(ROOT)} {code.co_qualname}" if ours else ""
        return self.known[code]

    def whose(self, frame: FrameType) -> str | None:
        """The test file that is being read, "" if it is a file of ttgo's; None if none is."""
        above: FrameType | None = frame
        while above is not None:
            file = above.f_code.co_filename
            if above.f_code.co_name == "<module>":
                if file.startswith(str(ROOT / "ttgo")):
                    return ""
                if file.startswith(str(ROOT / "tests")) and not file.startswith(str(Path(__file__).parent)):
                    return str(Path(file).relative_to(ROOT))
            above = above.f_back
        return None
