"""Random games by the literal rules, as text: the same on each Python. tests/lab/test_literal.py
asks CPython and MicroPython. And MicroPython's answers to events (asked.py).
"""

import json

from ttgo.chance import RandomNumbers
from ttgo.lab import Literal
from ttgo.lab.bench import Bench
from ttgo.points import members
from ttgo.vertex import PASS

GRAPHS = ("torus 4", "cube 2", "hexagons 2", "triangles 3", "moebius 5 3", "A-B-C-A C-D-E")
_MOST = 60  # turns
_BENCH = Bench()


class begun:  # noqa: N801  # as the player's
    """Prints the answer to an event."""

    def __init__(self, event):
        print(_BENCH.answer(event))

    def step(self):
        """All is done."""
        return True


def played():
    """One game on each graph: its turns, its result and what is illegal then."""
    found = []
    for seed, graph in enumerate(GRAPHS):
        game = Literal(graph, komi=0.5)
        random = RandomNumbers(seed)
        while not game.over and len(game.turns) < _MOST:
            legal = members(game.moves())
            point = 1 << legal[random.below(len(legal))] if legal else 0
            game.play(game.name(point)[0] if point else PASS)
        event = {"do": "show", "graph": graph, "turns": game.turns[:12]}
        refused = sorted([str(why) for why in game.refusals().values()])
        view = json.loads(_BENCH.answer(json.dumps(event)))
        found.append([view["stones"], view["refused"], view["say"], view["scores"]])
        found.append([graph, game.turns, game.result, sorted(game.scores().items()), refused])
    return json.dumps(found)
