"""A board of any grid in an author's page: JSON text in, JSON text out, by the ten rules alone. It runs on MicroPython."""

import json

from ttgo.lab.graph import Graph
from ttgo.lab.literal import Literal
from ttgo.lab.shown import shown

_MOST_TURNS = 1000


def answer(text: str) -> str:
    """The grid after some turns, as from `shown`, with the first refused turn.

    >>> view = json.loads(answer('{"graph": "torus 3", "turns": ["B2", "B2"]}'))
    >>> view["turns"], view["stopped"]["text"]
    (['B2'], 'Rule 7: A move colours an empty point, and B2 is black.')
    >>> answer('{"graph": "torus", "turns": "B2"}')[:20]
    '{"error": "The turns'
    """
    event = json.loads(text)
    try:
        game = Literal(Graph(event["graph"]))
        turns = event["turns"]
        if not isinstance(turns, list) or len(turns) > _MOST_TURNS:
            raise ValueError(f"The turns are a list of at most {_MOST_TURNS} names of points.")
        return json.dumps(shown(game, game.play_all(turns)))
    except ValueError as wrong:
        return json.dumps({"error": str(wrong)})
