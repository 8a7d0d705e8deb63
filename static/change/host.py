"""The Python end of python.js, run by PyScript: JSON text in, JSON text out."""

from pathlib import Path

from pyscript import sync

from ttgo.lab.bench import Bench


def begin(_):
    """Read the published cases."""
    sync.answer = Bench(Path("rules-1.jsonl").read_text(encoding="utf-8")).answer


__export__ = ["begin"]
