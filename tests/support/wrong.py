"""Values of every kind, given where another kind is wanted."""

import types

from ttgo import Game, Grid, Match, Position, Rules, Start
from ttgo.record import Record

WRONG = [
    None, True, 0, -1, 5, 10**40, 2.5, float("nan"), float("inf"), 1j, "", "E5", "C3 D4", "junk",
    "\ud800", b"E5", (), (3, 3), [], ["C3"], [None], [[]], {}, {"C3": 5}, {None: None}, {5}, object(), object,
    len, range(3), lambda *_: None, Grid(5), Start(5), Position.of(5), Game(5), Match(Game(5)), Rules(),
    Record(Start(5)), types,
]  # fmt: skip
