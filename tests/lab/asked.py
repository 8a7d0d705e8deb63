"""What the page Change a rule asks, and Python's answers, on CPython and on MicroPython."""

import functools
import json

from tests.support import sites
from ttgo.lab.bench import Bench
from ttgo.web.fill.functions import FUNCTIONS

CASES = [
    json.loads(line)
    for line in (sites.ROOT / "static/cases/rules-1.jsonl").read_text(encoding="utf-8").splitlines()
]


def event(do, **event):
    """As the page sends it: with edits come the ten rules."""
    return json.dumps({"do": do, "functions": FUNCTIONS, **event})


def ask(bench, do, **more):
    return json.loads(bench.answer(event(do, **more)))


def verdicts(edits, bench=None):
    """The cases that the ten rules answer, judged by other rules; those of many turns are asked for
    again and again.
    """
    bench = bench or Bench()
    found = []
    for case in CASES:
        while (verdict := ask(bench, "judge", edits=edits, case=case)).get("more"):
            pass
        found += [verdict] if verdict else []
    return found


@functools.cache
def on_micropython(*events):
    """The answers of one MicroPython to events, one after the other."""
    return [json.loads(line) for line in sites.on_micropython("plays", "lab", *events).splitlines()]
