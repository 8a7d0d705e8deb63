"""What a copy of a game knows of its grids, and how many stones a suicide that is forbidden would clear."""

import pytest

from tests.support.games import played
from ttgo import WHITE, Repeats, Rules, Suicide


def test_a_copy_knows_the_same_grids() -> None:
    """Those of the first turn on; and passes only where they count."""
    refused = played("A1 B1", 2, 1).copy().why_not("A1")
    assert isinstance(refused, Repeats)
    assert refused.turn == 1
    game = played("B1 pass", 3, 1, rules=Rules("natural situational"))
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
