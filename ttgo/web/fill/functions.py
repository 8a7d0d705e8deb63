"""The ten rules as ttgo/rules.py has them: each one's words and functions."""

import inspect
import re

import ttgo.rules
from ttgo.lab.literal import RULE
from ttgo.position import Position


def words() -> "dict[int, str]":
    """Each rule's comment, by the rule's number.

    >>> words()[8]
    'Two passes, one right after the other, end the game.'
    """
    comments = re.findall(
        r"^# Rule (\d+)\. (.*(?:\n# [^(].*)*)", inspect.getsource(ttgo.rules), re.MULTILINE
    )
    return {int(rule): said.replace("\n# ", " ") for rule, said in comments}


def _lines(name: str) -> str:
    """The lines of a function, or of rule 2's class."""
    thing = Position if name == "Position" else getattr(ttgo.rules, name)
    return inspect.getsource(thing).rstrip("\n")


FUNCTIONS = {name: _lines(name) for name in RULE}  # that can be edited, by their names
