"""The core on MicroPython, the small Python that starts a page: the same tables, run in node."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.support.examples import part
from tests.support.sites import mark
from ttgo.web import made

TESTS = Path(__file__).parent


@pytest.mark.parametrize("kind", part(["texts", "compiled"], 2))
def test_tables_pass_on_micropython(kind, request):
    """Needs node, which the project needs anyway, and the packages that `npm ci` puts into
    static/node_modules.
    """
    command = ["node", str(TESTS / "micropython.mjs")]
    if kind == "compiled":
        built = request.getfixturevalue("built")
        command += [str(built / mark(built)["release"] / made.CONFIG)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.stdout.strip(), f"no answer from MicroPython:\n{done.stderr[-800:]}"
    answer = json.loads(done.stdout)
    rows = json.loads((TESTS / "tables.json").read_text(encoding="utf-8"))
    assert answer == {"passed": len(rows), "failed": []}
    assert done.returncode == 0
