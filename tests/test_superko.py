"""What rule 6 forbids, by hand: whose the start is, what repeats by one stone more, and suicide beside it."""

from typing import Any

import pytest

from tests.support.games import played
from ttgo import WHITE, Game, Position, Repeats, Rules, Suicide
from ttgo.vertex import name, names

# How the game begins, its turns; where a move would repeat a grid, with its turn, where it would be suicide, and where it is legal

FORBIDDEN: dict[str, tuple[dict[str, Any], str, dict[int, int], list[str], list[str]]] = {
    "the start": ({"width": 3, "height": 1}, "", {}, [], ["A1", "B1", "C1"]),
    "one stone more": (
        {"width": 3, "height": 1, "rules": Rules("natural situational")}, "A1 pass B1 pass C1 pass", {0: 1}, [], ["B1", "C1"],
    ),
    "the grid as it is": ({"width": 3, "height": 1}, "B1", {0: 1, 2: 1}, [], []),
    "suicide is forbidden, and a capture": (
        {"width": 4, "height": 1, "rules": Rules(suicide=False), "setup": Position.parse(". X O .")}, "", {}, ["A1"], ["D1"],
    ),
    "suicide is forbidden": (
        {"width": 4, "height": 1, "rules": Rules(suicide=False)}, "B1 pass C1", {0: 3, 3: 3}, ["A1", "D1"], [],
    ),
    "White begins": ({"width": 1, "rules": Rules("situational"), "first": WHITE}, "", {}, [], ["A1"]),
    "the start again, with White to play": (
        {"width": 1, "rules": Rules("situational"), "first": WHITE}, "A1", {0: 0}, [], [],
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("start", "turns", "repeats", "suicides", "legal"), FORBIDDEN.values(), ids=FORBIDDEN
)
def test_what_is_forbidden(
    start: dict[str, Any], turns: str, repeats: dict[int, int], suicides: list[str], legal: list[str]
) -> None:
    game = Game(**start)
    for turn in turns.split():
        game.play(turn)
    assert game.repeating_points() == repeats
    assert names(game.grid, game.suicide_points()) == suicides
    assert game.legal_moves() == legal
    for point, earlier in repeats.items():
        refused = game.why_not(name(game.grid, point))
        assert getattr(refused, "turn", earlier) == earlier
        assert isinstance(refused, Suicide if name(game.grid, point) in suicides else Repeats)


def test_a_copy_knows_the_same_grids() -> None:
    """Those of the first turn on; and passes only where they count."""
    game = Game(2, 1)
    for turn in ("A1", "B1"):
        game.play(turn)
    refused = game.copy().why_not("A1")
    assert isinstance(refused, Repeats)
    assert refused.turn == 1
    game = Game(3, 1, rules=Rules("natural situational"))
    for turn in ("B1", "pass"):
        game.play(turn)
    game.give_turn(WHITE)
    assert game.why_not("A1") is None
    assert game.copy().why_not("A1") is None


SUICIDES = {
    "of one stone": ((3, 1), "B1", "A1", 1),
    "of two stones": ((4, 1), "C1 A1 pass", "B1", 2),
    "of two stones, and not of one elsewhere": ((6, 1), "B1 C1 F1 pass", "A1", 2),
}


@pytest.mark.parametrize(("size", "turns", "vertex", "stones"), SUICIDES.values(), ids=SUICIDES)
def test_suicide_forbidden(size: tuple[int, int], turns: str, vertex: str, stones: int) -> None:
    """The refusal tells how many stones would go, and nothing has changed; elsewhere it is a move."""
    game = played(turns, *size, rules=Rules("natural situational", suicide=False))
    refused, before = game.why_not(vertex), game.position
    assert isinstance(refused, Suicide)
    assert (refused.rule, refused.vertex, refused.stones) == (7, vertex, stones)
    with pytest.raises(Suicide):
        game.play(vertex)
    assert game.position == before
    assert played(turns, *size, rules=Rules("natural situational")).why_not(vertex) is None
