"""Matches by each way to end a game."""

from ttgo import Game, Match, Rules
from ttgo.rulesets import ENDINGS
from ttgo.vertex import names

OTHERS = [ending for ending in ENDINGS if ending != "strict"]


def begun(ending, width=2, height=1, superko="positional"):
    return Match(Game(width, height, rules=Rules(superko, ending=ending)))


def after(ending, words, width=3, height=3, superko="positional"):
    """The match after these words."""
    match = begun(ending, width, height, superko)
    for word in words.split():
        match.take(word)
    return match


def vertices(match, points):
    return ",".join(names(match.game.grid, points))
