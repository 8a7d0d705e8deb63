"""Ratings and odds: as published, and right on made games."""

import random

import pytest

from ttgo.referee.odds import Sprt, Tally, elo, expected, interval, ratings, superiority

# Elo, intervals and tests, beside published and plainly computed ones.


def test_elo_is_the_logistic_curve():
    """Published: 76 % is 200 points, 64 % 100 (FIDE's handbook, table 8.1, rounded)."""
    assert [round(elo(share)) for share in (0.5, 0.64, 0.76)] == [0, 100, 200]
    assert [round(expected(points), 2) for points in (0, 100, 200, -200)] == [0.5, 0.64, 0.76, 0.24]


def test_intervals_are_wilsons():
    """Wilson's for 10 of 20 and 0 of 10, by the formula that each textbook has."""
    assert [round(bound, 3) for bound in interval(Tally(10, 0, 10))] == [0.299, 0.701]
    assert [round(bound, 3) for bound in interval(Tally(0, 0, 10))] == [0.0, 0.278]
    assert interval(Tally(1, 2, 1)) == interval(Tally(2, 0, 2))


def test_superiority_is_symmetric():
    assert superiority(Tally(7, 3, 2)) + superiority(Tally(2, 3, 7)) == pytest.approx(1)


def test_sprt_errs_as_seldom_as_it_says():
    """On made games at both hypotheses: the wrong verdict in at most about 5 of 100, and always a
    verdict.
    """
    chance = random.Random(1)
    test = Sprt(0, 100)
    for strength, wrong in ((0, "elo1"), (100, "elo0")):
        errors = 0
        for _ in range(400):
            tally = Tally()
            while not test.verdict(tally):
                tally = tally.plus(1 if chance.random() < expected(strength) else 0)
            errors += test.verdict(tally) == wrong
        assert errors <= 30


def test_ratings_of_unequal_games():
    """By statsmodels 0.15: a logistic regression of the same games and the imagined ones."""
    found = ratings(
        {
            "a": {"b": Tally(6, 1, 3), "c": Tally(3, 0, 1)},
            "b": {"a": Tally(3, 1, 6), "c": Tally(12, 2, 6)},
            "c": {"a": Tally(1, 0, 3), "b": Tally(6, 2, 12)},
        }
    )
    assert {name: (round(elo, 1), round(spread, 1)) for name, (elo, spread) in found.items()} == {
        "a": (97.3, 128.9),
        "b": (2.0, 88.5),
        "c": (-99.3, 107.0),
    }


def test_ratings_of_who_always_wins_and_of_who_never_met():
    """Nobody is infinitely strong, and those of whom nothing is known are in the middle."""
    rows = {"a": {"b": Tally(1000, 0, 0)}, "b": {"a": Tally(0, 0, 1000)}}
    rows |= {"c": {"d": Tally(0, 2, 0)}, "d": {"c": Tally(0, 2, 0)}}
    found = ratings(rows)
    assert found["a"][0] == pytest.approx(-found["b"][0])
    assert 600 < found["a"][0] < 1500
    assert [found[name][0] for name in "cd"] == pytest.approx([0, 0], abs=1e-6)
    assert all(0 < spread < 2000 for _, spread in found.values())
