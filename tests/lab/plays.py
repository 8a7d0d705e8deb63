"""Random games by the literal rules, as text: the same on each Python. tests/lab/test_literal.py
asks CPython and MicroPython.
"""

import json

from ttgo.chance import RandomNumbers
from ttgo.lab import Literal
from ttgo.lab.montecarlo import MonteCarlo, longest, to_the_end
from ttgo.lab.shown import answer

GRAPHS = ("torus 4", "cube 2", "hexagons 2", "triangles 3", "moebius 5 3", "A-B-C-A C-D-E")


def played():
    """One game on each graph: its turns, whether it ended, its result, and a turn of the computer's
    at its start.
    """
    found = []
    for seed, graph in enumerate(GRAPHS):
        game = Literal(graph, komi=0.5)
        choice = MonteCarlo(game, seed)
        for _ in range(5):
            choice.step()
        ended = to_the_end(game, RandomNumbers(seed), longest(game))
        refused = sorted([str(why) for why in game.refusals().values()])
        view = json.loads(answer(json.dumps({"graph": graph, "turns": game.turns[:12]})))
        found.append([view["stones"], view["refused"], view["say"], view["scores"]])
        found.append(
            [
                graph,
                game.turns,
                ended,
                game.result,
                sorted(game.scores().items()),
                refused,
                choice.best,
            ]
        )
    return json.dumps(found)
