"""What the commands of this folder share: numeric options, how a command says that it cannot go on,
and where jobs go.
"""

import argparse
import contextlib
import os
import re
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from typing import NamedTuple


def seconds(text: str) -> float:
    """A time above 0, in seconds. Raises ArgumentTypeError, which argparse prints."""
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0 < found < 1e6:
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds above 0, such as 0.5")
    return found


def whole(least: int) -> Callable[[str], int]:
    """A reader of whole numbers from `least` on."""

    def read(text: str) -> int:
        if not re.fullmatch("[0-9]{1,9}", text) or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is no whole number from {least} on")
        return int(text)

    return read


def sides(size: str) -> tuple[int, int]:
    """A width and a height. Raises ValueError, a sentence."""
    found = re.fullmatch("([0-9]{1,4})(?:x([0-9]{1,4}))?", size)
    if not found:
        raise ValueError(f"--size takes a number or two, such as 9 or 9x13, not {size!r}.")
    return int(found[1]), int(found[2] or found[1])


class Refused(Exception):
    """A command cannot be done; the text is one sentence that says why and what to do."""

    status = 1


class Misused(Refused):
    """A command was given what it does not know, or what is not there."""

    status = 2


def told(refused: Refused) -> int:
    """Say why a command cannot be done. Returns the exit status."""
    print(f"ttgo: {refused}", file=sys.stderr)
    return refused.status


def unwritten(error: OSError, more: str = "") -> int:
    """Say why no more can be written, unless nobody reads. Returns the command's exit status."""
    # Python would try to write the rest at the exit, and fail again
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        return 1
    return told(Misused(f"standard input or output fails: {error.strerror}.{more}"))


# Where jobs go on many machines: Dask (the extra `dask`), which is maintained, and gives the jobs
# of a lost worker to another one. Only --dask needs Dask.

_WAIT = 10  # seconds for the scheduler to answer
_RETRIES = 3  # times that a job may lose its worker


class Pool(NamedTuple):
    """An executor, and the number of jobs that it does at once."""

    executor: Executor
    size: int


@contextlib.contextmanager
def dask(address: str) -> Iterator[Pool]:
    """The workers of Dask's scheduler at an address, such as tcp://192.0.2.1:8786; each needs a
    ttgo of this version. Raises Misused.
    """
    try:
        from distributed import Client
    except ImportError:
        raise Misused("--dask needs Dask: pip install distributed.") from None
    try:
        client = Client(address, timeout=_WAIT)
    except (OSError, ValueError) as error:
        raise Misused(f"There is no Dask scheduler at {address!r}: {error}.") from None
    with client:
        threads = sum(client.nthreads().values())
        if not threads:
            raise Misused(f"The Dask scheduler at {address!r} has no workers.")
        yield Pool(client.get_executor(pure=False, retries=_RETRIES), threads)
