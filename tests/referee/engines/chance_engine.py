"""The literal engine, which takes a legal point by chance and may hold a colour's stones for dead:
`chance_engine.py SEED [COLOUR]`.
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[3]))

from tests.referee.engines.literal_engine import Engine, serve

chance = random.Random(sys.argv[1])
dead = "".join(sys.argv[2:])


class Chance(Engine):
    """Tries the points in another order each time."""

    def points(self):
        names = super().points()
        chance.shuffle(names)
        return names

    def answer(self, line):
        if dead and line.strip() == "final_status_list dead":
            return super().answer(f"list_stones {dead}")
        good, text = super().answer(line)
        return (
            good,
            f"{text}\nfinal_status_list" if dead and line.strip() == "list_commands" else text,
        )


serve(Chance())
