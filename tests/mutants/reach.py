"""Which functions of ttgo are called, and by whose files: while a test runs, and while pytest reads the tests."""

import cProfile
import functools
import sys
import time
from pathlib import Path
from types import CodeType, FrameType
from typing import Self

import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.faults import ROOT


def fails(item: pytest.Item, following: pytest.Item | None) -> bool:
    """Run a test, and whether it failed."""
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=following))


def reached(item: pytest.Item, following: pytest.Item | None) -> tuple[float, list[str]]:
    """The seconds that a test takes while nobody listens, and the functions that it reaches."""
    with cProfile.Profile(
        builtins=False
    ) as calls:  # in C: a function of ours that is told of each call takes three times as long
        assert not fails(item, following), f"{item.nodeid} fails without a fault"
    began = time.process_time()
    fails(item, following)
    names = {_name(entry.code) for entry in calls.getstats() if isinstance(entry.code, CodeType)}
    return time.process_time() - began, sorted(names - {""})


@functools.cache
def _name(code: CodeType) -> str:
    """A function of ttgo's as faults name it, "" for others."""
    file = Path(code.co_filename)
    ours = file.is_relative_to(ROOT / "ttgo") and "<" not in code.co_qualname
    return f"{file.relative_to(ROOT)} {code.co_qualname}" if ours else ""


class Reading:
    """The functions that are called while files are read, by the names that faults have, each with whose reading it was: a test's,
    or "" for one of ttgo's own.

    A fault in these has done its harm, or not, before a process forks: only another reading tells.
    """

    def __init__(self) -> None:
        self.found: dict[str, set[str]] = {}

    def __enter__(self) -> Self:
        sys.setprofile(self.called)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def called(self, frame: FrameType, event: str, _: object) -> None:
        if (
            event == "call"
            and (name := _name(frame.f_code))
            and (whose := self.whose(frame)) is not None
        ):
            self.found.setdefault(name, set()).add(whose)

    def whose(self, frame: FrameType) -> str | None:
        above: FrameType | None = frame
        while above is not None:
            file = above.f_code.co_filename
            if above.f_code.co_name == "<module>":
                if file.startswith(str(ROOT / "ttgo")):
                    return ""
                if file.startswith(str(ROOT / "tests")) and not file.startswith(
                    str(Path(__file__).parent)
                ):
                    return str(Path(file).relative_to(ROOT))
            above = above.f_back
        return None
