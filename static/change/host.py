"""The Python end of python.js, run by PyScript: JSON text in, JSON text out."""

from pathlib import Path

from ttgo.lab.bench import Bench


def start():
    """Read the published cases."""
    global bench
    bench = Bench(Path("rules-1.jsonl").read_text(encoding="utf-8"))


def handle(text):
    return bench.answer(text)


__export__ = ["start", "handle"]
