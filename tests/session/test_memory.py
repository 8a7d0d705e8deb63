"""MicroPython's memory in a page: after its garbage has been collected the holes are filled (static/host.py), and only then."""

import json
import subprocess
from pathlib import Path


def test_holes_are_filled_after_a_collection() -> None:
    """Else each large number that a turn needs is looked for through all that is in use: a score of a long game took 50 times as long."""
    script = Path(__file__).with_name("micropython.mjs")
    done = subprocess.run(["node", script], capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr[-800:]
    after, again, first, collected, last = json.loads(done.stdout)
    assert (again, first, last) == (0, 0, 0)
    assert after >= 30_000
    assert collected >= 30_000
