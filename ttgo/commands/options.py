"""What the commands of this folder share: numeric options, and how one says that it cannot go on."""

import argparse
import contextlib
import os
import re
import sys
from collections.abc import Callable


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
