"""Does a program keep the rules, and which of two is stronger? Programs that speak GTP answer
questions or play; our rules judge. `Engine` drives one from Python.
"""

from ttgo.referee.engine import Engine, Refuses
from ttgo.referee.program import Failure

__all__ = ["Engine", "Failure", "Refuses"]
