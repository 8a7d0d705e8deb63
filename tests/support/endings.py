"""Matches by each way to end a game."""

from ttgo import Game, Match, Rules
from ttgo.rulesets import ENDINGS
from ttgo.vertex import names

OTHERS = [ending for ending in ENDINGS if ending != "strict"]


def begun(ending: str, width: int = 2, height: int = 1, superko: str = "positional") -> Match:
    return Match(Game(width, height, rules=Rules(superko, ending=ending)))


def after(
    ending: str, words: str, width: int = 3, height: int = 3, superko: str = "positional"
) -> Match:
    """The match after these words."""
    match = begun(ending, width, height, superko)
    for word in words.split():
        match.take(word)
    return match


def vertices(match: Match, points: int) -> str:
    return ",".join(names(match.game.grid, points))
