"""Ratings and odds: as published, and right on made games."""

import math
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


def likelihood(rows, elos):
    """Its logarithm, for all games and the imagined ones."""
    total = sum(math.log(expected(elo) * expected(-elo)) / 2 for elo in elos.values())
    for one, row in rows.items():
        for other, tally in row.items():
            total += tally.points * math.log(expected(elos[one] - elos[other]))
    return total


def test_ratings_are_the_likeliest():
    """However many games somebody has won, and though some never met: a change of one makes it all
    less likely.
    """
    chance = random.Random(1)
    for _ in range(100):
        names = "abcdefg"[: chance.randint(2, 7)]
        rows: dict[str, dict[str, Tally]] = {name: {} for name in names}
        for _ in range(chance.randint(1, 20)):
            one, other = chance.sample(names, 2)
            tally = Tally(chance.choice([0, 1, 1000]), chance.randint(0, 2), chance.randint(0, 3))
            rows[one][other], rows[other][one] = tally, Tally(*reversed(tally))
        found = ratings(rows)
        assert all(math.isfinite(spread) and spread > 0 for _, spread in found.values())
        assert sum(elo for elo, _ in found.values()) == pytest.approx(0, abs=1e-6)
        low, high = -1e4, 1e4  # of all: where the imagined opponent has half of the points
        while high - low > 1e-9:
            level = (low + high) / 2
            more = sum(expected(elo + level) - 0.5 for elo, _ in found.values()) > 0
            low, high = (low, level) if more else (level, high)
        elos = {name: elo + level for name, (elo, _) in found.items()}
        best = likelihood(rows, elos)
        for name in names:
            assert all(
                likelihood(rows, {**elos, name: elos[name] + step}) < best for step in (-1, 1)
            )
