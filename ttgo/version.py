"""Which ttgo this is, and what has changed.

0.1.0, the first version: the ten rules exactly, and other rules of the same family; records, SGF,
pictures and an opponent; the game's page and the lessons; boards for other people's pages, as a
script and as a package for npm; GTP, matches and checks of other programs; environments for
PettingZoo and Gymnasium.
"""

__version__ = "0.1.0"
