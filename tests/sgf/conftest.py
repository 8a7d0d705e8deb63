"""MicroPython, for tables of files."""

from collections.abc import Iterator

import pytest

from tests.support.micropython import Compare, comparing


@pytest.fixture(scope="session")
def same_on_micropython() -> Iterator[Compare]:
    """What a table's files come to is what they come to on CPython."""
    with comparing() as compare:
        yield compare
