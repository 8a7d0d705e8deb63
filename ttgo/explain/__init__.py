"""Why: a turn, a path, a border, a clause, a result; in values (evidence.py) and in words."""

from ttgo.explain.evidence import border, reach_of, steps
from ttgo.explain.sentences import look, turn_done, why

__all__ = ["border", "look", "reach_of", "steps", "turn_done", "why"]
