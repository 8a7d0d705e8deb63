"""ttgo: the Tromp-Taylor rules of Go, exact, in plain Python.

>>> from ttgo import Game
>>> game = Game(9)
>>> game.play("E5")
>>> game.score().result
'B+81'
"""

from ttgo.game import Game
from ttgo.illegal import GameOver, Illegal, NotAPoint, Occupied, Repeats, Stopped, Suicide
from ttgo.match import Match
from ttgo.points import Grid
from ttgo.rules import BLACK, EMPTY, WHITE, Position, Score
from ttgo.rulesets import NAMED, Rules
from ttgo.version import __version__
from ttgo.vertex import PASS

__all__ = [
    "BLACK",
    "EMPTY",
    "NAMED",
    "PASS",
    "WHITE",
    "Game",
    "GameOver",
    "Grid",
    "Illegal",
    "Match",
    "NotAPoint",
    "Occupied",
    "Position",
    "Repeats",
    "Rules",
    "Score",
    "Stopped",
    "Suicide",
    "__version__",
]
