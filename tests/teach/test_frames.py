"""Processes frame by frame, and sentence by sentence: each starts with the grid as it is and ends
with what rules.py says; and what is no process.
"""

import itertools
import re

import pytest
from hypothesis import given

from tests.support.boards import placed
from tests.support.examples import examples
from tests.support.sentences import MATCHES, check_frames
from tests.support.tables import each_row
from ttgo import BLACK, EMPTY, WHITE, Game, Match, Repeats, Rules
from ttgo.explain.evidence import reach_of
from ttgo.illegal import Illegal
from ttgo.points import members
from ttgo.rules import clear, move
from ttgo.teach.facts import facts
from ttgo.teach.frames import frames


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
        steps = all_steps(match, "reach", at=position.grid.vertices[point])
        piece = position.grid.flood(1 << point, position.points(position.colour(point)))
        assert steps[-1]["tint"] == position.grid.named(piece)
        layers = [vertex for step in steps[1:-1] for vertex in step["front"]]
        assert sorted(layers) == sorted(steps[-1]["tint"])
        assert steps[1]["front"] == [position.grid.vertices[point]]
        ways = reach_of(position, point).values()
        assert sorted(steps[-1]["paths"]) == sorted(
            [position.grid.vertices[p] for p in path] for path in ways
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
            at = "" if point is None else position.grid.vertices[point]
            before = position if point is None else position.coloured(1 << point, player)
            if colour == player:
                before = clear(before, WHITE if colour == BLACK else BLACK)
            steps = all_steps(match, "clear", at=at, colour=colour)
            assert steps[-1]["stones"] == clear(before, colour).rows()
            found = [vertex for step in steps for vertex in step["clearing"]]
            stuck = before.points(colour) & ~clear(before, colour).points(colour)
            assert found == position.grid.named(stuck)
            tinted = [step["tint"] for step in steps if step["tint"]]
            stays = clear(before, colour).points(colour)
            assert (tinted[-1] if tinted else []) == position.grid.named(stays)


@examples(60)
@given(MATCHES)
def test_move_ends_as_the_game_does(match):
    """The last frame is the grid after Game.play, or the grid as it was if that refuses; what goes
    is shown before it goes.
    """
    game, before = match.board, match.position
    for point in members(before.grid.points):
        vertex = before.grid.vertices[point]
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
        vertex = game.grid.vertices[point]
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
            assert sorted(step["front"]) == sorted(game.grid.named(differ))
        if isinstance(refused, Repeats):
            assert steps[-1]["earlier"] == now
            assert len(compared) == refused.turn + 1
            goes_round(match, vertex)
        else:
            assert steps[-1]["earlier"] is None
            assert len(compared) == game.turn + 1
            with pytest.raises(ValueError, match="nothing would change"):
                frames(match, "repeat", vertex, without=True)


def goes_round(match, vertex):
    """Without the rule every grid was there before, and every round is like the one before it."""
    steps = all_steps(match, "repeat", at=vertex, without=True)
    before = [match.board.position_after(turn).rows() for turn in range(match.board.turn + 1)]
    turns = steps[1:-1]
    assert 6 <= len(turns) <= 24
    assert all(step["stones"] in before for step in turns)
    period = int(re.findall(r"every (\d+) turns", str(steps[-1]["say"]))[0])
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
            if mark not in ".BW"
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


# Processes sentence by sentence, and what is no process.


# One of each, word by word: name -> match, arguments, what each frame says

KO = ".XO./XO.O/.XO./...."
SAID: dict = {
    "reach": (
        [".X./XX./..O"],
        "reach C3",
        [
            "C3 is empty. Which other colours does it reach?",
            "A path from C3 goes over empty points only. B3 is black: C3 reaches Black.",
            "1 more empty point is next to those. C1 is white: C3 reaches White.",
            "C3 reaches Black and White.",
        ],
    ),
    "clear with a move": (
        ["OX./.X./.../...", "", BLACK],
        "clear A3 white",
        [
            "Clearing white empties the white points that do not reach empty.",
            "First, A3 becomes black.",
            "Start from the empty points.",
            "A4 does not reach empty.",
            "So 1 point becomes empty.",
        ],
    ),
    "a move that is refused": (
        [KO, "C3"],
        "move B3",
        [
            "White plays at B3, which is empty, in three steps.",
            "First, B3 becomes white.",
            "Then, black is cleared: C3 did not reach empty.",
            "So 1 point becomes empty.",
            "Last, white is cleared: every white point reaches empty, so nothing changes.",
            "B3 would repeat the position that this board began with, so it is not allowed.",
            "So the move is not allowed. White must play elsewhere, or pass.",
        ],
    ),
    "a capture in the wrong order": (
        ["OOO./XXO./.XO.", "", WHITE],
        "move A1 without",
        [
            "White plays at A1, which is empty, with the clearing in the wrong order.",
            "First, A1 becomes white.",
            "White is cleared first: A1 does not reach empty.",
            "So 1 point becomes empty.",
            "Black is cleared second: nothing changes.",
            (
                "Rule 7 clears black first: 3 black stones are cleared, and then every white point reaches "
                "empty."
            ),
        ],
    ),
    "a repeat": (
        [KO, "C3 D1 A1"],
        "repeat B3",
        [
            "Is White allowed to play at B3?",
            "If White plays B3, this is the position. Has it occurred before?",
            "The position at the start: 2 points differ.",
            "The position after move 1: 4 points differ.",
            "The position after move 2: 3 points differ.",
            "The position after move 3: 2 points differ.",
            "No earlier position matches, so White is allowed to play at B3.",
        ],
    ),
    "round and round with a pass": (
        [".X./X../...", "", WHITE],
        "repeat A3 without",
        [
            "Without rule 6, White could play at A3, although that repeats a position.",
            "Move 1, White A3: the position is the same as at the start.",
            "Move 2, Black passes: the position is the same as at the start.",
            "Move 3, White A3: the position is the same as at the start.",
            "Move 4, Black passes: the position is the same as at the start.",
            "Move 5, White A3: the position is the same as at the start.",
            "Move 6, Black passes: the position is the same as at the start.",
            "The cycle repeats every 2 turns, for ever: nothing ends the game.",
        ],
    ),
    "a score": (
        [".X.O.", "pass pass"],
        "score",
        [
            "How many points count for each player?",
            "Black has 1 stone on the board.",
            "The empty point A1 reaches only Black, so it counts for Black. Black: 1 + 1 = 2.",
            "White has 1 stone on the board.",
            "The empty point E1 reaches only White, so it counts for White. White: 1 + 1 = 2.",
            "The empty point C1 reaches both colours, so it counts for nobody.",
            "Black 2, White 2, neutral 1.",
            "It is a tie.",
        ],
    ),
    "a score without only": (
        ["X..O"],
        "score without",
        [
            "Without the word “only”, an empty point counts for every colour it reaches.",
            "Black has 1 stone on the board.",
            "The region of 2 points at B1 reaches both colours. Black: 1 + 2 = 3.",
            "White has 1 stone on the board.",
            "The region of 2 points at B1 reaches both colours. White: 1 + 2 = 3.",
            "Black 3, White 3, and the board has 4 points. 2 points are counted twice.",
            "With “only”: Black 1, White 1, neutral 2.",
        ],
    ),
    "turns": (
        ["OX./.X./.../...", "A3 pass pass"],
        "turns",
        [
            "Black to play.",
            "Black played A3. Then, white is cleared: A4 did not reach empty.",
            "Black played A3 and captured 1 white stone.",
            "White passes. If Black passes too, the game ends.",
            "Black passes too, and two passes in a row end the game.",
            "Black wins by 12 (B+12).",
        ],
    ),
    "reach of a stone": (
        ["XX."],
        "reach A1",
        [
            "A1 is black. Which other colours does it reach?",
            "A path from A1 goes over black points only.",
            "1 more black point is next to those. C1 is empty: A1 reaches empty.",
            "A1 reaches empty, not White: no point around these is white.",
        ],
    ),
    "reach of an empty grid": (
        [".."],
        "reach A1",
        [
            "A1 is empty. Which other colours does it reach?",
            "A path from A1 goes over empty points only.",
            "1 more empty point is next to those.",
            "A1 reaches neither Black nor White.",
        ],
    ),
}


@each_row(SAID)
def test_what_is_said(match, process, said):
    """A process of each kind, sentence by sentence."""
    steps = frames(placed(*match), process)
    check_frames(steps)
    assert [step["say"] for step in steps] == said


def test_the_grid_that_refuses_is_not_skipped_in_a_long_game():
    """Forty turns below a ko, then the ko: the first and the last grids one by one, the others in
    one frame.
    """
    turns = [column + str(row) for row in range(1, 11) for column in "ADBC"]
    match = placed(KO + "/...." * 10, " ".join(turns))
    match.play("C13")
    steps = frames(match, "repeat", "B13")
    check_frames(steps)
    refused = match.board.why_not("B13")
    assert isinstance(refused, Repeats)
    assert refused.turn == 40
    assert steps[-1]["earlier"] == steps[-1]["stones"]
    assert len(steps) == 2 + 16 + 1 + 16
    assert steps[18]["say"] == "The positions after moves 16 to 24 differ from it, too."


# Bad input: name -> arguments, part of the sentence

WRONG = {
    "no process": ("", "There are no steps of ''; there are steps of clear, life"),
    "a pass": ("reach pass", "is not a point of this board; a pass is a turn."),
    "no colour": ("clear", "The colour that is cleared is black or white, not ''."),
    "no other reach": (
        "reach A1 without",
        '"reach" has no steps without the rule',
    ),
    "nothing goes round": (
        "repeat B1 without",
        "Rule 6 allows B1",
    ),
}


@each_row(WRONG)
def test_wrong_input(process, sentence):
    """A clear sentence, whatever comes in."""
    with pytest.raises(ValueError) as raised:  # noqa: PT011  # the sentence is compared below
        frames(placed("..O/.../X.."), process)
    assert sentence in str(raised.value)


def test_large_grids_and_long_games_are_refused():
    """Steps are for readers; a grid of 2,704 points would be megabytes of them."""
    with pytest.raises(ValueError, match="up to 19 by 19"):
        frames(Match(Game(52)), "score")
    match = placed(".....")
    for _ in range(600):
        match.take("-")
    frames(match, "turns")
    for _ in range(600):
        match.take("-")
    with pytest.raises(ValueError, match="up to 1000 turns"):
        frames(match, "turns")


def test_no_move_while_play_has_stopped():
    match = placed("X.O", "pass pass", rules=Rules(ending="tromp"))
    with pytest.raises(Illegal, match="Two passes have stopped play"):
        frames(match, "move", "B1")
    assert frames(match, "score")[-1]["counts"] == {"black": 1, "white": 1, "neutral": 1}
