"""Ratings and odds: those of a plain computation without a library, right on made games, and from
every kind of file.
"""

import json
import math
import random

import pytest

from ttgo import __main__ as command
from ttgo.referee.odds import Sprt, Tally, elo, expected, interval, superiority
from ttgo.referee.rate import Game, games, ratings

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


def made(strengths, count, chance, first=0.0):
    """So many games of each pair with each colour, won by the chances that these ratings give."""
    found = []
    for black in strengths:
        for white in strengths:
            for _ in range(count if black != white else 0):
                won = chance.random() < expected(strengths[black] - strengths[white] + first)
                found.append(Game(black, white, float(won)))
    return found


def test_intervals_hold_what_they_promise():
    """On 200 made tournaments about 95 in 100 intervals have the true rating in them."""
    chance = random.Random(7)
    true = {"a": -100.0, "b": 0.0, "c": 100.0}
    inside = 0
    for _ in range(200):
        players, _ = ratings(made(true, 30, chance))
        inside += sum(abs(rating.elo - true[rating.name]) <= rating.spread for rating in players)
    assert 0.92 <= inside / 600 <= 0.98


def test_who_won_all_has_a_rating():
    """And so have players who never met."""
    players, _ = ratings([Game("a", "b", 1.0)] * 10 + [Game("c", "d", 0.5)])
    elos = {rating.name: rating.elo for rating in players}
    assert elos["a"] > elos["c"] > elos["b"]
    assert all(math.isfinite(rating.spread) for rating in players)


# By statsmodels 0.15, of the same games and the same imagined ones: rating and interval of each.
SAME = {
    "two who won as often": (
        [("a", "b", 1.0), ("b", "a", 1.0)],
        {"a": (0, 268.2), "b": (0, 268.2)},
    ),
    "one who won all": (
        [("a", "b", 1.0)] * 10 + [("c", "d", 0.5)],
        {"a": (227.2, 524.0), "c": (-52.5, 511.4), "d": (52.5, 511.4), "b": (-227.2, 524.0)},
    ),
}


@pytest.mark.parametrize(("played", "expected"), SAME.values(), ids=SAME)
def test_ratings_are_those_of_a_logistic_regression(played, expected):
    players, _ = ratings([Game(*game) for game in played])
    found = {rating.name: (round(rating.elo, 1), round(rating.spread, 1)) for rating in players}
    assert found == expected


def test_any_games_have_ratings():
    """However many of them one player has won."""
    chance = random.Random(1)
    for _ in range(100):
        names = "abcdefg"[: chance.randint(2, 7)]
        played = []
        for _ in range(chance.randint(1, 40)):
            black, white = chance.sample(names, 2)
            game = Game(black, white, chance.choice([0.0, 0.5, 1.0]))
            played += [game] * chance.choice([1, 1, 1000])
        players, first = ratings(played)
        assert all(math.isfinite(one.elo + one.spread) for one in (*players, first))


def test_files(tmp_path):
    """Results of a match count once, though its records are beside them; records by what they
    state.
    """
    line = {"black": "a", "white": "b", "winner": "black"}
    folder = tmp_path / "match"
    folder.mkdir()
    lines = [
        '{"match": {}}',
        json.dumps(line),
        json.dumps({**line, "winner": ""}),
        '{"black": "a", "wh',
    ]
    (folder / "games.jsonl").write_text("\n".join(lines), encoding="utf-8")
    (folder / "00001.sgf").write_text("(;PB[a]PW[b]RE[B+R])", encoding="utf-8")
    records = tmp_path / "records"
    records.mkdir()
    stated = (
        "PB[a]PW[b]RE[W+3.5]",
        "PB[a]PW[b]RE[0]",
        "PB[a]PW[b]RE[Void]",
        "PB[a]RE[B+1]",
        "PB[a]PW[b]RE[B+]",
    )
    for number, facts in enumerate(stated):
        (records / f"{number}.sgf").write_text(f"(;{facts})", encoding="utf-8")
    found = list(games([str(folder), str(records)]))
    assert [game for game in found if isinstance(game, Game)] == [
        ("a", "b", 1), ("a", "b", 0.5), ("a", "b", 0), ("a", "b", 0.5), ("a", "b", 1)
    ]  # fmt: skip
    assert [game.rpartition("/")[2] for game in found if isinstance(game, str)] == [
        "games.jsonl, line 4: this is no game of two players with a winner.",
        "2.sgf: it states no winner.",
        "3.sgf: it does not name two players.",
    ]


def test_the_command(capsys, tmp_path):
    """A table, or JSON; what is no game is said."""
    path = tmp_path / "games.jsonl"
    lines = [
        {"black": "a", "white": "b", "winner": winner} for winner in ("black", "black", "white")
    ]
    path.write_text("\n".join(json.dumps(line) for line in lines) + "\nno game\n", encoding="utf-8")
    assert command.main(["rate", str(path)]) == 0
    out, err = capsys.readouterr()
    assert [row.split()[0] for row in out.splitlines()] == ["a", "b", "the"]
    assert "2 of 3, 66.7%" in out
    assert err.endswith(
        "line 4: this is no game of two players with a winner.\nttgo: 1 left out.\n"
    )
    assert command.main(["rate", "--json", str(path)]) == 0
    best = json.loads(capsys.readouterr().out.splitlines()[0])
    assert (best["name"], best["games"], best["points"]) == ("a", 3, 2)
    assert best["low"] < best["elo"] < best["high"]


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("nothing.jsonl", "No such file or directory."), ("", "There is no game in these files.")],
)
def test_nothing_to_rate(capsys, tmp_path, name, sentence):
    assert command.main(["rate", str(tmp_path / name)]) == 2
    assert sentence in capsys.readouterr().err
