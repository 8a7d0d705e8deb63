"""MicroPython, for tables of files."""

from functools import partial

import pytest

from tests.fuzz.trial import Small
from tests.support.micropython import Compare, compare


@pytest.fixture(scope="session")
def same_on_micropython(micropython: Small) -> Compare:
    """What a table's files come to is what they come to on CPython."""
    return partial(compare, micropython)
