"""Go by other rules and on other grids: the ten rules as they are written, played on any graph, and
changed.

>>> from ttgo.lab import Literal
>>> game = Literal("cube 3")
>>> game.play("F5")
>>> game.result
'B+54'
"""

from ttgo.lab.literal import Literal, Nonsense, Refused
from ttgo.language import extend

extend(__file__)

__all__ = ["Literal", "Nonsense", "Refused"]
