"""The benchmark compares engines that do the same work, and it runs. Nothing here measures time."""

from typing import Any

import pytest

from tests.bench import __main__ as command
from tests.bench import engines as made
from tests.bench import records
from tests.bench.games import Line, check, random_line, turn
from tests.bench.measure import Task, results
from tests.bench.work import AGREED, WORKS
from tests.support.examples import part
from ttgo import score

TTGO, *OTHERS = made.installed()
LINES = {
    "19x19": random_line(19, 400, 0),
    "9x9, crowded": random_line(9, 400, 1),
}


def able(what: str) -> list[object]:
    """The other engines that can do this work, by their names."""
    return [
        pytest.param(engine, id=engine.name)
        for engine in OTHERS
        if getattr(engine, what, None) is not None
    ]


@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
def test_the_games_are_legal(line: Line) -> None:
    """Each game is one by our rules with suicide forbidden, and turns survive being written as vertices."""
    assert [turn(line.size, text) for text in check(line)] == line.moves


@pytest.mark.parametrize("line", LINES.values(), ids=LINES)
@pytest.mark.parametrize("engine", OTHERS, ids=lambda engine: engine.name)
def test_replay_leaves_the_same_board(engine: Any, line: Line) -> None:
    """Every engine's board and score after a game are ours."""
    ours = TTGO.replay(line.size, TTGO.moves(line))
    state = engine.replay(line.size, engine.moves(line))
    assert engine.board(state) == TTGO.board(ours)
    if hasattr(engine, "margin"):
        assert engine.margin(state) == TTGO.margin(ours)


@pytest.mark.parametrize("engine", able("score"))
def test_every_position_has_the_same_score(engine: Any) -> None:
    """The states that are scored are those after every move, and the scores are ours."""
    line = LINES["9x9, crowded"]
    theirs = engine.score(engine.score_states(line))
    assert len(theirs) == len(line.moves)
    assert theirs == TTGO.score(TTGO.score_states(line))


@pytest.mark.parametrize("engine", able("legal"))
def test_the_legal_moves_are_the_same(engine: Any) -> None:
    """Exactly, where the peer keeps exact superko."""
    turns = [1, 30, 90, 200, 301, 399]
    for line in (LINES["19x19"], LINES["9x9, crowded"]):
        ours = TTGO.legal_states(line, turns)
        theirs = engine.legal_states(line, turns)
        assert len(engine.legal(theirs)) == len(TTGO.legal(ours)) == len(turns)
        for game, state in zip(ours, theirs, strict=True):
            assert engine.legal_names(state) == TTGO.legal_names(game)


@pytest.mark.parametrize("engine", able("playout"))
def test_playouts_are_the_same_games(engine: Any) -> None:
    """The same draws lead every engine to the same end."""
    for seed in AGREED:
        draws = made.starts(9, seed)
        ours, theirs = TTGO.playout(9, draws), engine.playout(9, draws)
        assert ours.over
        assert engine.board(theirs) == TTGO.board(ours)


def test_the_files_are_scored_alike() -> None:
    """Our command and sgfmill's loop find each file's score, and that it agrees with what the file states."""
    names = records.files(6)
    ours: list[dict[str, Any]] = [score.score_file(name) for name in names]
    theirs = [records.sgfmill_loop()(name) for name in names]
    assert [line["verdict"] for line in ours] == ["agrees"] * 6
    assert theirs == [(line["black"] - line["white"] - line["komi"], True) for line in ours]


def test_ratios_are_of_the_same_round() -> None:
    """A slow round of both engines does not change their ratio."""
    tasks = [Task("ours", "", int, 1), Task("theirs", "", int, 1)]
    ours, theirs = results(tasks, [[1.0, 5.0, 2.0], [10.0, 50.0, 20.0]])
    assert ours.ratios == [1, 1, 1]
    assert theirs.ratios == [10, 10, 10]


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    """Once through: a section a work, with what else could be taken beside ours; --only says which works there are."""
    works = part(WORKS, 3)
    assert command.main(["--quick", "--only", ",".join(work.name for work in works)]) == 0
    out = capsys.readouterr().out
    assert [f"\n{work.name}: {work.title}" in out for work in works] == [True] * len(works)
    assert out.count("\n  ttgo") >= len(works)
    with pytest.raises(SystemExit):
        command.main(["--only", "chess"])
    assert "replay" in capsys.readouterr().err
