"""Game records as SGF: `read`, `unchecked`, `unchecked_games` and `write`."""

from ttgo.sgf.files import read, unchecked, unchecked_games
from ttgo.sgf.writing import write

__all__ = ["read", "unchecked", "unchecked_games", "write"]
