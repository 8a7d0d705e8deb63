"""A Chromium for the page's benchmarks, and how figures are told."""

import contextlib
import math
import os
import shutil
from pathlib import Path
from statistics import median

from playwright.sync_api import Error, sync_playwright

from tests.support.machine import CHROMIUMS

ROOT = Path(__file__).resolve().parent.parent.parent


@contextlib.contextmanager
def chromium(*flags):
    """A Chromium without a window: TTGO_CHROMIUM, an installed one, or Playwright's own."""
    path = os.environ.get("TTGO_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)), None)
    with sync_playwright() as playwright:
        try:
            browser = playwright.chromium.launch(executable_path=path, args=[*flags])
        except Error:
            raise SystemExit(
                "No Chromium could be started: `python3 -m tests chromium` installs one, or name "
                "its program in TTGO_CHROMIUM."
            ) from None
        try:
            yield browser
        finally:
            browser.close()


def spread(values):
    """Median, and the value that 95 of 100 do not exceed."""
    ordered = sorted(values)
    return {"p50": median(ordered), "p95": ordered[math.ceil(0.95 * len(ordered)) - 1]}


def table(heads, rows):
    """Columns as wide as they need to be; the first is for words, the others for numbers."""
    texts = [heads, *[[number(part) for part in row] for row in rows]]
    wide = [max(len(row[column]) for row in texts) for column in range(len(heads))]
    lines = []
    for row in texts:
        first, *rest = (
            part.rjust(width) if k else part.ljust(width)
            for k, (part, width) in enumerate(zip(row, wide, strict=True))
        )
        lines.append("  ".join([first, *rest]).rstrip())
    return "\n".join(lines)


def number(part):
    """A number with three digits; a text as it is."""
    if isinstance(part, float):
        return f"{part:.0f}" if part >= 100 else f"{part:.3g}"
    return str(part)
