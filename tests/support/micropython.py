"""MicroPython in node, which reads game records as CPython does: one for all the tests of a process."""

import json
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.support import sgf_outcomes

SCRIPT = Path(__file__).with_name("sgf_outcomes.mjs")

# Tables of tests, each row a file or a tuple that begins with one
Compare = Callable[..., None]


@contextmanager
def comparing() -> Iterator[Compare]:
    """What compares the outcomes of the files in some tables on both Pythons; those of MicroPython by the host's decoders."""
    with subprocess.Popen(["node", SCRIPT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as node:
        assert node.stdin
        assert node.stdout

        def compare(*tables: Mapping[str, Any]) -> None:
            every = {name: _bytes(row) for table in tables for name, row in table.items()}
            files = {name: data for name, data in every.items() if len(data) < 100_000}
            rows = json.dumps([data.decode("latin-1") for data in files.values()])
            node.stdin.write(rows + "\n")  # type: ignore[union-attr]  # it is there
            node.stdin.flush()  # type: ignore[union-attr]
            small = json.loads(node.stdout.readline() or '["no answer from MicroPython"]')  # type: ignore[union-attr]
            for name, mine, theirs in zip(files, json.loads(sgf_outcomes.run(rows)), small, strict=True):
                assert (name, theirs) == (name, mine)

        yield compare
        node.stdin.close()


def _bytes(row: Any) -> bytes:
    file = row[0] if isinstance(row, tuple) else row
    return file if isinstance(file, bytes) else file.encode()
