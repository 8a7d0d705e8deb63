"""An opponent that knows only the ten rules: it plays many games at random and learns from how they
end.
"""

from ttgo.player.match_player import MatchPlayer
from ttgo.player.player import USUAL, Choice, Player, Thought

__all__ = ["USUAL", "Choice", "MatchPlayer", "Player", "Thought"]
