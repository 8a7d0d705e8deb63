"""Bitburner's Go, IPvGO, from what the game publishes about it: a board as its API gives it, to be
played on and counted by its rules.

The text is a list of columns from the left, each a text from the bottom up: X is black, O white, "."
empty, and "#" no point at all. After the list, "white" says that it is White's turn, and "komi 5.5"
what White gets, which depends on the opponent.

All stones stay on the board, suicide is illegal, and no position may come again, as far as these
turns tell. Area counts, but an empty region of nearly the whole board counts for nobody.
"""

import json

import ttgo.rules
from ttgo.lab.graph import Graph
from ttgo.lab.literal import Literal, Rules
from ttgo.lab.shapes import Plan
from ttgo.language import say
from ttgo.points import column_name, count
from ttgo.position import Position

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

_LARGEST = 19
_LESS = 3  # points than a whole board: a larger empty region counts for nobody


def opened(text: str) -> Literal:
    """The game that goes on from a text. Raises ValueError, a sentence, for any other.

    >>> game = opened('["X.O", "X.#", "..."] komi 1.5')
    >>> game.grid.named(game.moves()), game.result
    (['A2', 'B2', 'C1', 'C2', 'C3'], 'W+0.5')
    """
    end = text.rfind("]") + 1
    words = text[end:].lower().split() + ["komi", "0"]
    plan, placed, stones = Plan(), {}, {".": 0, "X": 0, "O": 0}
    try:
        columns = json.loads(text[:end].replace("'", '"'))
        size = len(columns)
        if {len(column) for column in columns} != {size}:
            raise ValueError
        for x in range(size):
            for y in range(size):
                mark = columns[x][y]
                if mark != "#":
                    p = placed[x, y] = plan.add(column_name(x) + str(y + 1), x, y)
                    stones[mark] |= 1 << p
                    for before in (x - 1, y), (x, y - 1):
                        if before in placed:
                            plan.join(placed[before], p)
        komi = float(words[words.index("komi") + 1])
    except (ValueError, TypeError, LookupError):
        size = 0
    if not 0 < size <= _LARGEST:
        raise ValueError(say("no_nodes"))
    grid: "Any" = Graph(f"IPvGO {size}", plan)
    begin = Position(grid, stones["X"], stones["O"])
    return Literal(grid, _rules(begin, size * size - _LESS, "white" in words), komi)


def _rules(begin: Position, most: int, white: bool) -> Rules:
    """The ten rules, but for what differs; a larger empty region than `most` is nobody's."""

    def move(position: Position, point: int, colour: str) -> Position:
        after = ttgo.rules.move(position, point, colour)
        if after.empty >> point & 1:
            raise ValueError(say("node_suicide"))
        return after

    def area(position: Position, colour: str) -> int:
        empty = position.empty
        region = position.grid.flood(empty & -empty, empty)
        found = ttgo.rules.area(position, colour)
        return found & ~region if count(region) > most else found

    names = {name: getattr(ttgo.rules, name) for name in dir(ttgo.rules)}
    names.update(move=move, area=area, start=lambda grid: begin)
    names["to_play"] = lambda turns: ttgo.rules.to_play(turns + white)
    return Rules(names, {})
