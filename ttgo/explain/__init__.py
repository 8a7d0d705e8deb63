"""Why: a turn, a path, a border, a clause, a result; in values (evidence.py) and in words."""

from ttgo.explain.evidence import Steps, border, empties, reach_of, steps
from ttgo.explain.sentences import clause, counts_for, look, refusal, step_lines, turn_done, why
from ttgo.language import listed

__all__ = [
    "Steps",
    "border",
    "clause",
    "counts_for",
    "empties",
    "listed",
    "look",
    "reach_of",
    "refusal",
    "step_lines",
    "steps",
    "turn_done",
    "why",
]
