"""Made inputs, some of each kind at each run, and all that ever went wrong: no Python lets a fault
through, both answer the same, what is saved is what is saved again, and an engine's answers are the
protocol's. `python3 -m tests.fuzz` goes on for as long as one likes.
"""

import json

import pytest

from tests.fuzz.inputs import KINDS, made
from tests.fuzz.trial import FOUND, fault_of

SOME = {"session": 20, "link": 40, "saved": 25, "sgf": 25}  # a few seconds each


@pytest.mark.parametrize("kind", KINDS)
def test_made(kind, micropython):
    """The same seeds at each run."""
    for seed in range(SOME[kind]):
        given = made(kind, seed)
        assert made(kind, seed) == given
        assert fault_of(kind, given, micropython) == "", (
            f"python3 -m tests.fuzz --only {kind} --seed {seed}"
        )


@pytest.mark.parametrize("file", sorted(FOUND.glob("*.json")), ids=lambda file: file.stem)
def test_found(file, micropython):
    """What once went wrong does not any more."""
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["was"]
    assert fault_of(file.stem.partition("-")[0], found["input"], micropython) == ""
