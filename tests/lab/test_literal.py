"""The literal game: what a text of the rules may ask for and say, and other numbers of players."""

import json
from types import SimpleNamespace

import pytest

import ttgo.rules
from tests.lab import plays
from tests.support.sites import on_micropython
from ttgo import Illegal
from ttgo.lab import Literal, Nonsense, Refused


def changed(**functions):
    return SimpleNamespace(**{**vars(ttgo.rules), **functions})


def test_functions_get_what_they_name():
    """Further parameters are filled in by name; others keep what they have."""
    asked = []

    def over(turns, grids, colour, moves, other=5):
        asked.append((len(turns), len(grids), colour, moves, other))
        return False

    game = Literal("rectangle 2 1", changed(over=over))
    game.play("A1")
    assert not game.over
    assert asked == [(0, 1, "black", 0b11, 5), (1, 2, "white", 0b10, 5)]


def test_a_rule_refuses_with_its_own_words():
    def move(position, point, colour):
        after = ttgo.rules.move(position, point, colour)
        if not after.points(colour) >> point & 1:
            raise ValueError("No suicide.")
        return after

    def over(turns):
        if "pass" in turns:
            raise ValueError("Nobody may pass.")
        return False

    game = Literal("rectangle 3 1", changed(move=move, over=over))
    game.play("B1")
    for word, said in ("A1", "Rule 7: No suicide."), ("pass", "Rule 8: Nobody may pass."):
        with pytest.raises(Refused) as refused:
            game.play(word)
        assert str(refused.value) == said
        assert isinstance(refused.value, Illegal)
    assert game.turns == ["B1"]


@pytest.mark.parametrize(
    ("functions", "name", "said"),
    [
        ({"move": lambda *_: None}, "move", "A move gives a position, not None."),
        ({"area": lambda *_: "x"}, "area", "A player’s area is a set of points, not str 'x'."),
        ({"area": lambda *_: ~1}, "area", "A player’s area is a set of points, not int '-2'."),
        (
            {"to_play": lambda _: "red"},
            "to_play",
            "to_play returned 'red'; the players are black, white.",
        ),
        ({"opponent": lambda _: 5}, "opponent", "A player is a string, not int '5'."),
        ({"start": lambda _: 0}, "start", "The start is a position, not int '0'."),
        (
            {"repeats": lambda *_: "yes please"},
            "repeats",
            "repeats has to return True or False, not str 'yes please'.",
        ),
        (
            {"winner": lambda *_: 3},
            "winner",
            "The winner is a player, or None for a tie, not int '3'.",
        ),
    ],
)
def test_nonsense_is_told(functions, name, said):
    with pytest.raises(Nonsense) as nonsense:  # noqa: PT012
        game = Literal("rectangle 3 1", changed(**functions))
        game.play("A1")
        assert game.result
    assert (nonsense.value.asked, str(nonsense.value)) == (name, said)


def test_the_same_on_micropython():
    """Random games, turn for turn, on six graphs, with the refusals; of at least thirty turns
    each.
    """
    expected = json.loads(plays.played())
    assert json.loads(on_micropython("plays", "lab")) == expected
    assert all(len(turns) >= 30 for _, turns, *_ in expected[1::2])
