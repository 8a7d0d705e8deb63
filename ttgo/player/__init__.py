"""An opponent that knows only the ten rules: it plays many games at random and learns from how they end."""

from ttgo.player.choice import Choice
from ttgo.player.levels import LEVELS, USUAL, level
from ttgo.player.opponent import Opponent
from ttgo.player.player import Player
from ttgo.player.thought import Thought

__all__ = ["LEVELS", "USUAL", "Choice", "Opponent", "Player", "Thought", "level"]
