"""A game of the player against itself, printed turn by turn. Plain Python, because it also runs on MicroPython."""

import sys

from ttgo.game import Game
from ttgo.player import Player


class Plays:
    """So many turns on a square grid, in slices."""

    def __init__(self, size, playouts, seed, turns):
        self.game, self.turns = Game(size, komi=5.5), turns
        self.player = Player(playouts, seed=seed)
        self.thought = self.player.think(self.game)

    def step(self):
        """Go on for a slice; True at the end."""
        if self.thought.step(200):
            choice = self.thought.choice()
            # As whole numbers: MicroPython writes fractions in another way.
            print(choice.turn, int(choice.share * 1e6), int(choice.margin * 1e6), choice.line)
            self.game.play(choice.turn)
            if self.game.over or self.game.turn >= self.turns:
                return True
            self.thought = self.player.think(self.game)
        return False


if __name__ == "__main__":
    plays = Plays(*[int(number) for number in sys.argv[1:]])
    while not plays.step():
        pass
