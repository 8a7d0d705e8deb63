"""The lines of exercises (ttgo/teach/exercises.py)."""

from tests.support.sites import ROOT

FOLDER = ROOT / "static" / "learn" / "exercises"
LEVELS = 5
MOST = 60  # of a kind and level


def lines(kind):
    """Those of each level."""
    text = (FOLDER / f"{kind}.txt").read_text(encoding="utf-8")
    return [[line for line in level.split("\n") if line] for level in text.split("\n\n")]
