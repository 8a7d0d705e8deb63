"""Made inputs, some of each kind at each run, and all that ever went wrong: no Python lets a fault
through, both answer the same, and what is saved is what is saved again.

    pytest tests/test_fuzz.py --whole --hypothesis-seed=700    many, and others for each seed

What goes wrong is put into fuzz/found/, to be tried from then on.
"""

import json

import pytest
from hypothesis import given, seed, settings

from tests.fuzz.inputs import KINDS
from tests.fuzz.trial import FOUND, fault_of
from tests.support.examples import whole


@pytest.mark.parametrize("number", range(80 if whole() else 1))
@pytest.mark.parametrize("kind", KINDS)
def test_made(kind, number, micropython, request):
    first = int(request.config.getoption("--hypothesis-seed") or 0)

    @seed(first + number)
    @settings(max_examples=25 if whole() else 20)
    @given(KINDS[kind])
    def tried(given):
        assert fault_of(kind, given, micropython) == ""

    tried()


@pytest.mark.parametrize("file", sorted(FOUND.glob("*.json")), ids=lambda file: file.stem)
def test_found(file, micropython):
    """What once went wrong does not any more."""
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["was"]
    assert fault_of(file.stem.partition("-")[0], found["input"], micropython) == ""
