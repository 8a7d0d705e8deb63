"""Programs that speak GTP: ours in this process, and engines of the tests' own in processes of theirs."""

import sys
from pathlib import Path

from ttgo import gtp

ENGINES = Path(__file__).parents[1] / "referee" / "engines"
LITERAL = [sys.executable, str(ENGINES / "literal_engine.py")]
CHANCE = [sys.executable, str(ENGINES / "chance_engine.py")]
BAD = [sys.executable, str(ENGINES / "bad.py")]
SMALL = ["--size", "3", "--komi", "0.5"]  # a match that is played in no time


def answers(*lines, engine=None):
    """What an engine of ours answers to these lines."""
    engine = engine or gtp.Engine(playouts=2)
    return [engine.answer(line) for line in lines]


def said(engine: gtp.Engine, line: str) -> str:
    """The answer to a line that has one."""
    found = engine.answer(line)
    assert found is not None
    return found
