"""The ten rules as ttgo/rules.py has them: each one's words and functions."""

import inspect

import ttgo.rules
from ttgo.lab.literal import RULE
from ttgo.position import Position


def words() -> "dict[int, str]":
    """Each rule's comment, by the rule's number.

    >>> words()[8]
    'Two passes, one right after the other, end the game.'
    """
    found: "dict[int, str]" = {}
    rule = 0
    for line in inspect.getsource(ttgo.rules).split("\n"):
        if line.startswith("# Rule "):
            number, _, said = line[7:].partition(". ")
            rule = int(number)
            found[rule] = said
        elif rule and line.startswith("# ") and not line.startswith("# ("):
            found[rule] += " " + line[2:]
        else:
            rule = 0
    return found


def _lines(name: str) -> str:
    """The lines of a function, or of rule 2's class."""
    thing = Position if name == "Position" else getattr(ttgo.rules, name)
    return inspect.getsource(thing).rstrip("\n")


FUNCTIONS = {name: _lines(name) for name in RULE}  # that can be edited, by their names
