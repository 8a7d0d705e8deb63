"""Which game is whose, and openings."""

import pytest

from ttgo import Game
from ttgo.referee.plan import Entrant, Plan, pairings, read_openings, seeded
from ttgo.start import Start


def test_openings_are_played_with_both_colours():
    plan = Plan((Entrant("a", ()), Entrant("b", ()), Entrant("c", ())), openings=(("A1",), ("B1",)))
    games = list(pairings(plan, 4))
    assert len({game.number for game in games}) == len(games) == 12
    for one, other in plan.pairs():
        met = [
            (game.black, game.opening) for game in games if {game.black, game.white} == {one, other}
        ]
        assert sorted(met) == [(one, 0), (one, 1), (other, 0), (other, 1)]


def test_more_games_begin_with_the_same():
    plan = Plan((Entrant("a", ()), Entrant("b", ()), Entrant("c", ())))
    assert list(pairings(plan, 9))[:6] == list(pairings(plan, 2))


def test_seeded_openings():
    """Legal, without suicide, the same for a seed and others for another."""
    start = Start(5)
    first = seeded(start, 6, 20, 1)
    assert first == seeded(start, 6, 20, 1) != seeded(start, 6, 20, 2)
    assert len(set(first)) == 20
    for opening in first:
        game = Game(start)
        for turn in opening:
            game.play(turn)
        assert game.turn == 6


def test_openings_of_files(tmp_path):
    """A line of text each, or the main line of a record."""
    start = Start(5)
    (tmp_path / "a.txt").write_text("# two\nC3 B2\n\npass d4\n", encoding="utf-8")
    (tmp_path / "b.sgf").write_text("(;SZ[5];B[cc];W[aa](;B[bb])(;B[dd]))", encoding="utf-8")
    assert read_openings(tmp_path / "a.txt", start) == (("C3", "B2"), ("pass", "D4"))
    assert (
        read_openings(tmp_path / "b.sgf", start)
        == read_openings(tmp_path, start)
        == (("C3", "A5", "B4"),)
    )


@pytest.mark.parametrize(
    ("text", "why"),
    [("C3 C3", "illegal turn"), ("pass pass", "ends the game"), ("", "There is no opening")],
)
def test_openings_that_are_none(tmp_path, text, why):
    (tmp_path / "a.txt").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=why):
        read_openings(tmp_path / "a.txt", Start(5))
