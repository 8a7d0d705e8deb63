"""A match of the player against itself, printed word by word. Plain Python, because it also runs on
MicroPython.
"""

import json

from ttgo.game import Game
from ttgo.match import AGREE, OVER, Match
from ttgo.player import MatchPlayer
from ttgo.position import BLACK, WHITE
from ttgo.rulesets import Rules


class Plays:
    """So many words on a square grid, in slices."""

    def __init__(self, step, size, playouts, seed, words, ending="strict", advises=""):
        self.match, self.words = Match(Game(size, komi=5.5, rules=Rules(ending=ending))), words
        self.opponent = MatchPlayer(playouts, seed, step)
        self.advises = advises != ""
        self.opponent.begin(self.match, "", self.advises)

    def step(self):
        """Go on for a slice; True at the end."""
        if self.opponent.think(50):
            evidence = json.loads(json.dumps(self.opponent.evidence()))
            # As whole numbers: MicroPython writes fractions in another way.
            numbers = [
                int(evidence[name] * 100 + 1000.5) for name in ("share", "margin", "progress")
            ]
            word = self.opponent.word()
            why = evidence["reason"]
            why = [why["why"]] + why["points"] if why else []
            print(word, numbers, evidence["games"], evidence["line"], evidence["dead"], why)
            self.match.take(word)
            if self.match.state == OVER or len(self.match.words) >= self.words:
                return True
            proposer = BLACK if BLACK not in self.match.proposals else WHITE
            player = proposer if self.match.state == AGREE else ""
            self.opponent.begin(self.match, player, self.advises)
        return False


def begun(words):
    """A match: its size, playouts or "step3", seed, how many words it has, its ending, and
    "advises" if it is for somebody who learns.
    """
    size, playouts, seed, count, *ending = words.split()
    step = int(playouts[4:]) if playouts.startswith("step") else None
    return Plays(step, int(size), 1 if step else int(playouts), int(seed), int(count), *ending)
