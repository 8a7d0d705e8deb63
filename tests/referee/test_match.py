"""A match: which game is whose, all its games, each once, whatever is killed; a table that a
recount from the records confirms; a test that stops it.
"""

import errno
import os
import re
import signal
from pathlib import Path

import pytest

from tests.support import programs
from tests.support.programs import SMALL, lines, recount, ttgo
from tests.support.tables import each_row
from ttgo import Game
from ttgo import __main__ as command
from ttgo.referee.odds import Sprt, Tally
from ttgo.referee.plan import Entrant, Plan, pairings, read_openings, seeded
from ttgo.referee.results import FILE, OtherPlan, Results
from ttgo.referee.table import Line, table
from ttgo.start import Start

LITERAL, BAD = " ".join(programs.LITERAL), " ".join(programs.BAD)
CHANCE = " ".join([*programs.CHANCE, "{game}"])
TWO = ["--names", "a,b", LITERAL, CHANCE]


def match(capsys, folder, *arguments):
    """The exit status of `ttgo match`, and what it printed."""
    status = command.main(["match", "--out", str(folder), *SMALL, *arguments])
    return (status, *capsys.readouterr())


def test_a_full_disk_stops_a_match(capsys, tmp_path, monkeypatch):
    """In one sentence, and what is there stays: the same command goes on."""
    words = ["--games", "3", *TWO]
    append = Results._append

    def full(results, line):
        if line.get("game") == 2:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        append(results, line)

    with monkeypatch.context() as patch:
        patch.setattr(Results, "_append", full)
        status, _, err = match(capsys, tmp_path, *words)
    assert status == 2
    assert err.endswith("fails: No space left on device. The same command goes on from here.\n")
    assert match(capsys, tmp_path, *words)[0] == 0
    assert sorted(game["game"] for game in lines(tmp_path)) == [1, 2, 3]


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_two_engines(capsys, tmp_path, jobs):
    """Colours in turn, a line a game, and the table of the records; the same games, however many
    are played at once.
    """
    words = ["--games", "6", "--jobs", jobs, *TWO]
    status, out, err = match(capsys, tmp_path, *words)
    games = sorted((game["game"], game["black"]) for game in lines(tmp_path))
    assert (status, games) == (0, list(enumerate("ababab", 1)))
    table = recount(tmp_path)
    rows = {row.split()[1]: row.split()[2:4] for row in out.splitlines()[1:3]}
    assert rows == {name: [f"{won:g}", f"{played:g}"] for name, (won, played) in table.items()}
    assert f"a: {table['a'][0]:g} of 6, " in out
    assert err.startswith("6 games on 3x3, komi 0.5, Tromp-Taylor, in ")
    assert err.count("\n") == 1 + 2 * 6


def test_a_round_robin_and_a_gauntlet(capsys, tmp_path):
    """Each meets each, or the first one all others, equally often with both colours."""
    engines = ["--names", "a,b,c", LITERAL, CHANCE, f"{CHANCE} 1"]
    status, out, _ = match(capsys, tmp_path / "all", "--games", "2", *engines)
    assert (status, len(lines(tmp_path / "all"))) == (0, 6)
    assert [row.split()[1] for row in out.splitlines()[1:4]] == sorted(
        "abc", key=lambda name: -recount(tmp_path / "all")[name][0]
    )
    assert re.search(r"games +Elo +1\.", out)
    assert re.findall(r"too few|±", out) == ["too few"] * 3
    match(capsys, tmp_path / "first", "--games", "2", "--gauntlet", *engines)
    pairs = [(game["black"], game["white"]) for game in lines(tmp_path / "first")]
    assert pairs == [("a", "b"), ("a", "c"), ("b", "a"), ("c", "a")]


def test_ratings_of_enough_games():
    """Twenty decided games of each: then the ratings are there, and their mean is 0."""
    games: list[Line] = [
        {
            "black": one,
            "white": other,
            "winner": "black" if number % 3 else "white",
            "end": "score",
            "turns": str(number),
        }
        for one, other in ("ab", "bc", "ca")
        for number in range(10)
    ]
    out = table(games, ["a", "b", "c"])
    ratings = re.findall(r"([+-]\d+) ± \d", out)
    assert len(ratings) == 3
    assert sum(map(int, ratings)) in (-1, 0, 1)
    assert table(games[1:], ["a", "b", "c"]).count("too few") == 2


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGTERM])
def test_a_match_that_is_killed_goes_on(capsys, tmp_path, end):
    """It is killed after the third game, with the next one under way and with a line half written:
    no game is lost or played twice.

    Its engines end with it.
    """
    arguments = ["--games", "8", *TWO]
    with ttgo("match", "--out", str(tmp_path), *SMALL, *arguments) as process:
        assert process.stderr
        while not process.stderr.readline().startswith("3/8"):
            pass
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        engines = children.read_text(encoding="utf-8").split() if children.exists() else []
        process.send_signal(end)
        process.communicate()  # which ends when nobody has its standard error any more
    assert not any(map(programs.is_running, map(int, engines)))
    before = (tmp_path / FILE).read_bytes()
    had = len(lines(tmp_path))
    assert 3 <= had < 8
    with (tmp_path / FILE).open("ab") as file:
        file.write(b'{"game": 7, "black": "a", "wh')
    status, out, err = match(capsys, tmp_path, *arguments)
    after = (tmp_path / FILE).read_bytes()
    assert status == 0
    assert f"; {had} are there already." in err
    assert after.startswith(before)
    assert [game["game"] for game in lines(tmp_path)] == list(range(1, 9))
    assert recount(tmp_path)["a"][1] == 8
    assert f"a: {recount(tmp_path)['a'][0]:g} of 8" in out


def test_another_match_is_refused(capsys, tmp_path):
    """Its folder holds the results of one match only; and not of two that run at once."""
    match(capsys, tmp_path, "--games", "1", *TWO)
    status, out, err = match(
        capsys, tmp_path, "--games", "1", "--komi", "3", "--names", "a,b", LITERAL, CHANCE
    )
    assert (status, out) == (2, "")
    assert "has the results of another match (other komi): name another folder by --out." in err
    plan = Plan((Entrant("a", ()), Entrant("b", ())))
    results = Results(tmp_path / "held", plan)
    with pytest.raises(OtherPlan, match="is being written to by another match"):
        Results(tmp_path / "held", plan)
    results.close()


@pytest.mark.parametrize("text", ["hello\n", "{}\n", "[]\n", '{"match": {}}\n{"no": "game"}\n'])
def test_a_file_that_has_no_results_is_left_alone(capsys, tmp_path, text):
    """It is somebody's, and not written to."""
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    status, _, err = match(capsys, tmp_path, "--games", "1", *TWO)
    assert (status, (tmp_path / FILE).read_text(encoding="utf-8")) == (2, text)
    assert err.endswith(f"{FILE} is no file of results: name another folder by --out.\n")


def test_an_engine_that_fails_now_and_then(capsys, tmp_path):
    """It loses those games, is started again and plays the others; the table says how often, and
    the status is 1.
    """
    counter = tmp_path / "starts"
    bad = f"{BAD} crash genmove 3 {counter}"  # the first process is the one that is only tried
    status, out, _ = match(
        capsys, tmp_path / "out", "--games", "5", "--names", "bad,good", bad, LITERAL
    )
    ends = [game["end"] for game in lines(tmp_path / "out")]
    assert (status, ends[:2], set(ends[2:])) == (1, ["crash", "crash"], {"score"})
    assert counter.stat().st_size == 4
    assert "bad ended: 2" in out


def test_sprt_stops_a_match(capsys, tmp_path):
    """An engine that always loses is known after a few games, and the games that are missing are
    not played.
    """
    words = [
        "--games",
        "100",
        "--names",
        "a,b",
        "--sprt",
        "elo0=0",
        "elo1=200",
        LITERAL,
        f"{BAD} resign",
    ]
    status, out, err = match(capsys, tmp_path, *words)
    games = len(lines(tmp_path))
    test = Sprt(0, 200)
    assert status == 0
    assert test.verdict(Tally(games, 0, 0)) == "elo1" != test.verdict(Tally(games - 1, 0, 0))
    assert "SPRT: elo1 (elo0 0, elo1 200)" in out
    assert ", LLR " in err
    match(capsys, tmp_path, *words)
    assert len(lines(tmp_path)) == games


WRONG = [
    ("one engine", ["x"], "A match takes two engines or more"),
    (
        "no program",
        ["not-there", LITERAL],
        "not-there cannot play this: 'not-there' cannot be started: No such file",
    ),
    (
        "a size that it refuses",
        ["--size", "5x4", f"{BAD} refuse rectangular_boardsize", LITERAL],
        "refuses 'rectangular_boardsize 5 4'",
    ),
    ("no size", ["--size", "big", LITERAL, CHANCE], "--size takes a number or two"),
    ("no komi of ours", ["--komi", "3.7", LITERAL, f"{LITERAL} ''"], "Komi is a multiple of 0.5"),
    ("rules of others", ["--rules", "Japanese", LITERAL, CHANCE], "rules of another family"),
    ("the same twice", [LITERAL, LITERAL], "Two engines have the same name"),
    ("a name too few", ["--names", "a", LITERAL, CHANCE], "There are 2 engines and 1 names"),
    ("half a test", ["--sprt", "elo0=0", LITERAL, CHANCE], "--sprt takes two numbers"),
    (
        "a test of three",
        ["--names", "a,b,c", "--sprt", "elo0=0", "elo1=9", LITERAL, CHANCE, LITERAL],
        "--sprt is about two engines",
    ),
    (
        "openings twice",
        ["--opening-moves", "2", "--openings", "x", LITERAL, CHANCE],
        "leave out one of them",
    ),
    (
        "no openings",
        ["--openings", "not-there", LITERAL, CHANCE],
        "not-there: No such file or directory.",
    ),
]


@each_row(WRONG)
def test_what_cannot_be_done(arguments, sentence, capsys, tmp_path):
    """One sentence, status 2, and no folder is made."""
    status, out, err = match(capsys, tmp_path / "out", *arguments)
    assert (status, out) == (2, "")
    assert sentence in err
    assert not (tmp_path / "out").exists()


# Which game is whose, and openings.


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
        game.play_all(opening)
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
