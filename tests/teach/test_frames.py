"""Processes frame by frame: each starts with the grid as it is and ends with what rules.py says."""

import itertools
import re

import pytest
from hypothesis import given

from tests.support.examples import examples
from tests.support.taught import MATCHES, check_frames
from ttgo import BLACK, EMPTY, WHITE, Repeats
from ttgo.explain.evidence import reach_of
from ttgo.illegal import Illegal
from ttgo.points import members
from ttgo.rules import clear, move
from ttgo.teach.facts import facts
from ttgo.teach.frames import frames
from ttgo.vertex import name, names


def all_steps(match, of, **more):
    steps = frames(match, of, **more)
    check_frames(steps)
    begins = match.game.position_after(0) if of == "turns" else match.position
    assert steps[0]["stones"] == begins.rows()
    return steps


@examples(60)
@given(MATCHES)
def test_reach_ends_with_the_flood(match):
    """The last tint is the string or region; each layer is new; the paths are those of
    explain.reach_of.
    """
    position = match.position
    for point in members(position.grid.points):
        steps = all_steps(match, "reach", at=name(position.grid, point))
        piece = position.grid.flood(1 << point, position.points(position.colour(point)))
        assert steps[-1]["tint"] == names(position.grid, piece)
        layers = [vertex for step in steps[1:-1] for vertex in step["front"]]
        assert sorted(layers) == sorted(steps[-1]["tint"])
        assert steps[1]["front"] == [name(position.grid, point)]
        ways = reach_of(position, point).values()
        assert sorted(steps[-1]["paths"]) == sorted(
            [name(position.grid, p) for p in path] for path in ways
        )
        shown = [len(step["paths"]) for step in steps]
        assert shown == sorted(shown)
        assert {tuple(step["stones"]) for step in steps} == {tuple(position.rows())}


@examples(60)
@given(MATCHES)
def test_clear_ends_with_rule_4(match):
    """Both colours, as it is and after every move that may be begun; what was found and what was
    cleared are the whole colour.
    """
    position, player = match.position, match.board.to_play
    points = [] if match.over else members(position.empty)
    for colour in (BLACK, WHITE):
        for point in [None, *points]:
            at = "" if point is None else name(position.grid, point)
            before = position if point is None else position.coloured(1 << point, player)
            if colour == player:
                before = clear(before, WHITE if colour == BLACK else BLACK)
            steps = all_steps(match, "clear", at=at, colour=colour)
            assert steps[-1]["stones"] == clear(before, colour).rows()
            found = [vertex for step in steps for vertex in step["clearing"]]
            stuck = before.points(colour) & ~clear(before, colour).points(colour)
            assert found == names(position.grid, stuck)
            tinted = [step["tint"] for step in steps if step["tint"]]
            stays = clear(before, colour).points(colour)
            assert (tinted[-1] if tinted else []) == names(position.grid, stays)


@examples(60)
@given(MATCHES)
def test_move_ends_as_the_game_does(match):
    """The last frame is the grid after Game.play, or the grid as it was if that refuses; what goes
    is shown before it goes.
    """
    game, before = match.board, match.position
    for point in members(before.grid.points):
        vertex = name(before.grid, point)
        refused = game.why_not(vertex)
        if match.over or before.colour(point) != EMPTY:
            for of in ("move", "repeat", "clear"):
                with pytest.raises(Illegal):
                    frames(match, of, vertex, BLACK)
            continue
        steps = all_steps(match, "move", at=vertex)
        compared = [step["earlier"] for step in steps if step["earlier"]]
        if refused is None:
            game.play(vertex)
            assert steps[-1]["stones"] == game.position.rows()
            game.undo()
            assert not compared
        else:
            assert steps[-1]["stones"] == before.rows()
            assert steps[-1]["rule"] == refused.rule
            assert compared == (
                [game.position_after(refused.turn).rows()] if isinstance(refused, Repeats) else []
            )
        did = [vertex for step in steps for vertex in step["clearing"]]
        known = facts(match)
        assert bool(did) == (vertex in known["captures"] + known["suicide"])
        wrong = all_steps(match, "move", at=vertex, without=True)
        assert wrong[-1]["stones"] == move(before, point, game.to_play).rows()


@examples(60)
@given(MATCHES)
def test_repeat_finds_what_rule_6_finds(match):
    """Each comparison shows the points that differ; the last one is the grid that refuses the move,
    if any does.
    """
    if match.over:
        return
    game = match.board
    for point in members(match.position.empty):
        vertex = name(game.grid, point)
        refused = game.why_not(vertex)
        if refused is not None and refused.rule == 7:
            with pytest.raises(Illegal):
                frames(match, "repeat", vertex)
            continue
        steps = all_steps(match, "repeat", at=vertex)
        after = move(match.position, point, game.to_play)
        now = after.rows()
        assert all(step["stones"] == now for step in steps[1:])
        compared = [step for step in steps if step["earlier"]]
        for turn, step in enumerate(compared):
            assert step["earlier"] == game.position_after(turn).rows()
            earlier = game.position_after(turn)
            differ = (earlier.black ^ after.black) | (earlier.white ^ after.white)
            assert sorted(step["front"]) == sorted(names(game.grid, differ))
        if isinstance(refused, Repeats):
            assert steps[-1]["earlier"] == now
            assert len(compared) == refused.turn + 1
            goes_round(match, vertex)
        else:
            assert steps[-1]["earlier"] is None
            assert len(compared) == game.turn + 1
            with pytest.raises(ValueError, match="does not refuse"):
                frames(match, "repeat", vertex, without=True)


def goes_round(match, vertex):
    """Without the rule every grid was there before, and every round is like the one before it."""
    steps = all_steps(match, "repeat", at=vertex, without=True)
    before = [match.board.position_after(turn).rows() for turn in range(match.board.turn + 1)]
    turns = steps[1:-1]
    assert 6 <= len(turns) <= 24
    assert all(step["stones"] in before for step in turns)
    period = int(re.findall(r"Every (\d+) turns", str(steps[-1]["say"]))[0])
    assert period % 2 == 0
    for step, later in zip(turns, turns[period:], strict=False):
        assert step["stones"] == later["stones"]
    assert "for ever" in str(steps[-1]["say"])


@examples(60)
@given(MATCHES)
def test_score_ends_with_the_score(match):
    """Counts only grow, and end as rule 9 has them; without "only" what reaches both is counted
    twice.
    """
    score, known = match.score(), facts(match)
    right = {"black": score.black, "white": score.white, "neutral": score.neutral}
    steps = all_steps(match, "score")
    assert steps[-1]["counts"] == right
    assert score.result in str(steps[-1]["say"]) or score.margin == 0
    counted = [step["counts"] for step in steps if step["counts"]]
    for count_, later in itertools.pairwise(counted):
        assert all(count_[key] <= later[key] for key in right)
    assert counted[-3] == counted[-1]  # the regions alone give the sums
    shown: set[str] = set()
    for step in steps:  # the marks of a region stand from its step on
        shown |= set(step["front"]) - set(known["black"]) - set(known["white"])
        marks = {
            (x, y)
            for y, row in enumerate(step["reach"] or [])
            for x, mark in enumerate(row)
            if mark != "."
        }
        last = steps.index(step) >= len(steps) - 2
        assert len(marks) == len(known["empty"] if last else shown)
    regions = [
        step["front"] for step in steps if str(step["say"]).startswith(("The empty", "The region"))
    ]
    if match.game.rules.score == "only":
        assert sorted(vertex for region in regions for vertex in region) == sorted(known["empty"])
    steps = all_steps(match, "score", without=True)
    assert steps[-1]["counts"] == right
    both = len(known["both"])
    assert steps[-2]["counts"] == {
        "black": len(known["black"] + known["only-black"]) + both,
        "white": len(known["white"] + known["only-white"]) + both,
        "neutral": len(known["neither"]),
    }


@examples(60)
@given(MATCHES)
def test_turns_end_with_the_grid_as_it_is(match):
    """One frame a turn, one more where something is cleared, and one for the result."""
    steps = all_steps(match, "turns")
    assert steps[-1]["stones"] == match.position.rows()
    clearings = [step["clearing"] for step in steps if step["clearing"]]
    assert len(steps) == 1 + match.board.turn + len(clearings) + match.over
    if match.over:
        assert steps[-1]["rule"] == 10
        assert steps[-2]["rule"] == 8
