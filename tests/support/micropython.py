"""Game records on MicroPython, by the host's decoders, and on CPython."""

import json
from collections.abc import Callable

from tests.fuzz.answers import answers

# Tables of tests, each row a file or a tuple that begins with one
Compare = Callable[..., None]


def compare(small, *tables):
    """What the files in some tables come to is the same on both Pythons."""
    for name, row in (row for table in tables for row in table.items()):
        file = row[0] if isinstance(row, tuple) else row
        text = (
            file.decode("latin-1") if isinstance(file, bytes) else file.encode().decode("latin-1")
        )
        if len(text) < 100_000:
            theirs = json.loads(small.answers("sgf", text))
            assert (name, theirs) == (name, json.loads(answers("sgf", json.dumps(text))))
