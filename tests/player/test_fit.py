"""The step that fits a person: how it moves, and whether simulated people then win half of their games."""

import random
from statistics import median

import pytest

from ttgo.player.fit import FIRST, fit
from ttgo.player.steps import STEPS

APART = 130  # Elo from step to step

WAY = {
    "the first win": ("", 2, "+", "6 +", 4, 1),
    "the second": ("6 +", 6, "+", "10 ++", 4, 2),
    "a change of result": ("10 ++", 10, "-", "8 ++-", -2, 1),
    "and another": ("8 ++-", 8, "+", "9 ++-+", 1, 1),
    "down to one": ("9 ++-+", 9, "-", "8 ++-+-", -1, 1),
    "not below the lowest": ("2", 2, "-", "1 -", -1, 1),
    "where it stays": ("1 -", 1, "-", "1 --", 0, 2),
    "not above the strongest": ("26 +", 26, "+", "27 ++", 1, 2),
    "twelve wins in a row": ("9 -+" + "+" * 10, 9, "+", "13 " + "+" * 12, 4, 12),
    "a win below it": ("15 +-", 1, "+", "15 +-", 0, 1),
    "a loss above it": ("15 +-", 20, "-", "15 +-", 0, 1),
    "a win above it": ("15 +-+", 20, "+", "21 +-++", 6, 2),
    "a loss below it": ("15 +-", 9, "-", "7 +--", -8, 2),
    "a first game at a step of one's own": ("", 15, "-", "11 -", -4, 1),
    "no text": (None, 2, "+", "6 +", 4, 1),
    "a number": (9, 2, "+", "6 +", 4, 1),
    "a step that there is not": ("99 ++", 4, "+", "8 +++", 4, 3),
    "other signs": ("9 <+>x ²-", 9, "-", "7 +--", -2, 2),
    "another script's number": ("٣", 2, "+", "6 +", 4, 1),
}


@pytest.mark.parametrize(("kept", "step", "sign", "then", "by", "run"), WAY.values(), ids=WAY)
def test_a_game(kept, step, sign, then, by, run):
    """What is kept after it, and what is told."""
    found = fit(kept, step, sign == "+")
    number = int(then.split()[0])
    assert [found[key] for key in ("kept", "step", "by", "run")] == [then, number, by, run]


def games(chance, strength, number):
    """The steps that somebody plays, each with whether they win; their strength is a step's."""
    kept, step = "", FIRST
    for _ in range(number):
        won = chance.random() < wins(strength, step)
        yield step, won
        kept, step = (fit(kept, step, won)[key] for key in ("kept", "step"))


def wins(strength, step):
    """How often they win there."""
    return 1 / (1 + 10 ** ((step - strength) * APART / 400))


@pytest.mark.parametrize("strength", [3, 6, 8, 12, 16, 20])
def test_people(strength):
    """A fair step, of 40 to 60 %, half of the time within eight games, ten for the strongest; and of
    the games 13 to 24 five to seven won in about nine of ten runs. Who is as weak as the lowest
    step, or as strong as the highest, has no fair one, but as many chances as there are.
    """
    chance = random.Random(strength)
    runs = [list(games(chance, strength, 24)) for _ in range(400)]
    fair = [
        next((k for k, (step, _) in enumerate(run) if 0.4 <= wins(strength, step) <= 0.6), 24)
        for run in runs
    ]
    assert median(fair) <= (8 if strength < 16 else 10)
    won = [sum(won for _, won in run[12:]) for run in runs]
    assert sum(5 <= number <= 7 for number in won) >= 0.87 * len(runs)
    assert 0.47 <= sum(won) / 12 / len(runs) <= 0.53


@pytest.mark.parametrize(("strength", "share"), [(0.4, 0.32), (STEPS + 1, 0.74)])
def test_ends(strength, share):
    """Below the lowest step and above the highest nothing fits better than these."""
    chance = random.Random(1)
    runs = [list(games(chance, strength, 24)) for _ in range(400)]
    won = sum(won for run in runs for _, won in run[12:]) / 12 / len(runs)
    assert abs(won - share) < 0.05
