"""Shared by the commands of this folder: numeric options, and how a command says that it cannot go
on.
"""

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


def unusable(sentence: str) -> int:
    """Say why a command cannot be done; its exit status."""
    print(f"ttgo: {sentence}", file=sys.stderr)
    return 2


def unwritten(error: OSError, more: str = "") -> int:
    """Say why no more can be written, unless nobody reads it; the command's exit status."""
    # What was not written would be tried again at the exit, and fail again
    with contextlib.suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if isinstance(error, BrokenPipeError):
        return 1
    return unusable(f"standard input or output fails: {error.strerror}.{more}")
