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


def _picture(shown: "Position | Game | Match") -> str:
    """The picture that a notebook shows."""
    from ttgo.svg import drawing

    if isinstance(shown, Match):
        return drawing.of_match(shown)
    return drawing.of_game(shown) if isinstance(shown, Game) else drawing.of_position(shown)


# Hung on from outside, so that the rules know nothing of pictures.
for _drawn in (Position, Game, Match):
    setattr(_drawn, "_repr_svg_", _picture)  # noqa: B010  # mypy knows no such attribute

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
