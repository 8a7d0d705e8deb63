"""How many cases a test takes, and which come first: all of them with `--whole`, fewer in the run
that each change waits for.

Read when a test module is imported, which is after the command line is.
"""

import contextlib
import os
from typing import TypeVar

from hypothesis import settings

FEWER = 3  # times fewer examples

Row = TypeVar("Row")

_run = {"whole": False}


def add_option(parser):
    """Offer `--whole`. Each conftest does that may be the only one, so it may be there already."""
    with contextlib.suppress(ValueError):
        parser.addoption(
            "--whole", action="store_true", help="all examples and cases; other runs take fewer"
        )


def configure(config):
    """Hypothesis for all tests: the same examples at each run, and no limit on the time of a single
    one.
    """
    _run["whole"] = config.getoption("whole")
    for name, count in (("ttgo", 100 // FEWER), ("whole", 100)):
        settings.register_profile(name, derandomize=True, deadline=None, max_examples=count)
    settings.load_profile("whole" if whole() else "ttgo")


def whole():
    """Whether this is a whole run."""
    return _run["whole"]


def examples(count):
    """Settings for a property that takes this many examples in a whole run: `@examples(300)`."""
    return settings(max_examples=count if whole() else max(1, count // FEWER))


def part(rows, each):
    """All rows in a whole run, each eighth (say) of them in others."""
    return rows if whole() else rows[::each]


# Which tests each process begins with: those that take long, so that none has one left when the
# others have nothing more to do.


def begin_with(files, items):
    """Order the items so that each of xdist's processes, which get equal parts of them, has its
    share of those files first.
    """
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    parts = [
        [item for item in items if (item.path.stem in files) is first] for first in (True, False)
    ]
    shares = [
        (len(part) * k // workers, len(part) * (k + 1) // workers)
        for k in range(workers)
        for part in parts
    ]
    items[:] = [
        item for share, part in zip(shares, parts * workers) for item in part[slice(*share)]
    ]
