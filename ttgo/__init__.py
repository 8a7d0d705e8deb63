"""ttgo: the Tromp-Taylor rules of Go, exact, in plain Python.

    Game, Position, Score    a game by the ten rules, the grid as it is coloured, what it counts for
                             whom
    Rules, NAMED, Match      the other rules of the family, those with a name, a game with another
                             ending
    Illegal and its kinds    why a turn is refused; Wrong is any argument that cannot be used
    BLACK, WHITE, EMPTY      "black", "white" and "empty", what colours are called; PASS is "pass"
    Territory                the Japanese way of counting, for comparison
    Start, Grid              what games begin with, points and sets of points as numbers
    members, set_of          a set of points as a list, and back; `grid.named` gives its vertices,
                             and what takes points takes vertices too
    Graph, ttgo.lab          other grids: a torus, a cube, one of your own; the rules as they are
                             written, and changed
    ttgo.record, ttgo.sgf    games with variations and comments, and files of them
    ttgo.explain, ttgo.svg   why, in values and sentences; pictures
    ttgo.score, ttgo.gtp     scoring folders of files; the Go Text Protocol

>>> from ttgo import Game
>>> game = Game(9)
>>> game.play("E5")
>>> game.score().result
'B+81'
"""

import sys

# This check stands first, and this file is written so that Python 2.7 can read it too (no
# annotations): an old Python gets no further.
if sys.version_info < (3, 11) and "MicroPython" not in sys.version:
    raise (SystemExit if sys.argv[0] in ("-m", "-c") else ImportError)(  # "-m" is "-c" in 2.7
        "ttgo needs Python 3.11 or newer and this is Python %d.%d: start it with a newer one."
        % sys.version_info[:2]
    )

try:
    from ttgo.game import Game
    from ttgo.illegal import (
        GameOver,
        Illegal,
        NotAPoint,
        Occupied,
        Repeats,
        Stopped,
        Suicide,
        Wrong,
    )
    from ttgo.match import Match
    from ttgo.points import Grid, members, set_of
    from ttgo.position import BLACK, EMPTY, WHITE, Position
    from ttgo.rulesets import NAMED, Rules
    from ttgo.scoring import Score
    from ttgo.start import Start
    from ttgo.version import __version__
    from ttgo.vertex import PASS
except KeyboardInterrupt:
    if sys.argv[0] != "-m":
        raise
    sys.exit(130)  # the command ends at Ctrl-C without a traceback, while it is read too

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.lab.graph import Graph
    from ttgo.territory import Territory

_LATER = {"Graph": "lab.graph", "Territory": "territory"}  # by `__getattr__`, when asked for


def __getattr__(name):
    # type: (str) -> object
    """A public name whose file is read when it is first asked for (`_LATER`), since pages begin
    without.
    """
    if name in _LATER:
        return getattr(__import__("ttgo." + _LATER[name], None, None, ["*"]), name)
    if sys.implementation.name == "micropython":
        # MicroPython asks here for "from ttgo import vertex" before it looks for the file.
        return __import__("ttgo." + name, None, None, ["*"])
    raise AttributeError("module 'ttgo' has no attribute %r" % name)


def _picture(shown):
    # type: (Position | Game | Match) -> str
    """The picture that a notebook shows."""
    from ttgo.svg import drawing

    if isinstance(shown, Match):
        return drawing.of_match(shown, theme="notebook")
    if isinstance(shown, Game):
        return drawing.of_game(shown, theme="notebook")
    return drawing.picture(shown, width=drawing.natural_width(shown.grid), theme="notebook")


# Set from outside the classes, so that the rules know nothing of pictures.
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
    "Graph",
    "Grid",
    "Illegal",
    "Match",
    "NotAPoint",
    "Occupied",
    "Position",
    "Repeats",
    "Rules",
    "Score",
    "Start",
    "Stopped",
    "Suicide",
    "Territory",
    "Wrong",
    "__version__",
    "members",
    "set_of",
]
