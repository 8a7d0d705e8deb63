"""The evidence behind a sentence: borders, clauses of rule 9, why a move is allowed or not, a move
in three steps.
"""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.boards import at
from tests.support.examples import examples
from tests.support.games import played
from tests.support.tables import each_row
from ttgo import BLACK, EMPTY, WHITE, Game, NotAPoint, Position, Rules
from ttgo.explain.evidence import border, reach_of, steps
from ttgo.explain.sentences import clause, look, step_lines, why
from ttgo.points import members
from ttgo.rulesets import SUPERKO
from ttgo.scoring import WORDINGS, Score, area_by

DIAGRAM = """
    . X . O .
    X X . O O
    . . . . .
    X X X . .
    . X . . O
"""


# name -> vertex, the points around its string or region

BORDERS = {
    "a region of Black's": ("A1", "B1 A2"),
    "a string": ("B4", "B3 A3 C4 A5 C5"),
    "a region of both": ("E3", "E1 A2 B2 C2 A4 B4 D4 E4 B1 B5 D5"),
}


@each_row(BORDERS)
def test_borders(vertex, around):
    position = Position.parse(DIAGRAM)
    point = at(position, vertex)
    assert set(position.grid.named(border(position, point))) == set(around.split())
    shown: Any = look(Game(5, setup=position), point)
    assert set(shown["border"]) == set(around.split())


ASKED = {
    "look": look,
    "why": why,
    "clause": lambda game, point: clause(game.position, point),
    "border": lambda game, point: border(game.position, point),
    "reach_of": lambda game, point: reach_of(game.position, point),
}


@each_row(ASKED)
def test_vertices_are_taken_too(ask):
    """In any case; and what is no point is an error that says so, whatever it is."""
    game = Game(5, setup=Position.parse(DIAGRAM))
    assert ask(game, "c3") == ask(game, at(game.position, "C3"))
    for wrong in ("F1", "pass", "", 5, -1, 1000, None, True):
        with pytest.raises(NotAPoint, match=r"is not a point of this board[.;] "):
            ask(game, wrong)


CLAUSES = {
    "both in 1995": (
        "C3",
        "taylor 1995",
        "nobody",
        "C3 counts for nobody: it is empty and reaches Black and White.",
    ),
}


@each_row(CLAUSES)
def test_clauses(vertex, wording, whose, sentence):
    position = Position.parse(DIAGRAM)
    assert clause(position, at(position, vertex), wording) == (whose, sentence)


@examples(100)
@given(
    st.lists(st.integers(0, 20), max_size=30),
    st.sampled_from(WORDINGS),
    st.sampled_from(sorted(SUPERKO)),
)
def test_evidence_is_true(choices, wording, superko):
    """The clauses add up to the score; `why` agrees with the game, and its evidence with the grids;
    sentences are short.
    """
    game = Game(4, 3, rules=Rules(superko, suicide=bool(len(choices) % 2), score=wording))
    for choice in choices:
        moves = game.legal_moves()
        if game.over:
            break
        game.play([*moves, "pass"][choice % (len(moves) + 1)])
    position, score = game.position, Score(game.position, 0, wording)
    counted = {BLACK: 0, WHITE: 0, "both": 0, "nobody": 0}
    for point in members(game.grid.points):
        whose, sentence = clause(position, point, wording)
        counted[whose] += 1
        assert (area_by(wording, position, BLACK) >> point & 1) == (whose in (BLACK, "both"))
        shown = why(game, point)
        vertex = game.grid.named(1 << point)[0]
        refused = game.why_not(vertex)
        assert shown["legal"] == (refused is None)
        assert shown["rule"] == (7 if refused is None else refused.rule)
        if shown["turn"] is not None:
            assert isinstance(shown["turn"], int)
            after = Game(4, 3, setup=position, first=game.to_play)
            after.play(vertex) if after.why_not(vertex) is None else None
            if after.turn:
                assert after.position == game.position_after(shown["turn"])
        for said in (sentence, str(shown["say"]), str(look(game, point)["say"])):
            assert all(len(part.split()) <= 25 for part in re.split(r"(?<=[.!?]) ", said))
    assert counted[BLACK] + counted["both"] == score.black
    assert counted[WHITE] + counted["both"] == score.white


WHY = {
    "a plain move": ("", "B2", True, 7, None, [], "Black is allowed to play at B2."),
    "a capture": ("A2 A1", "B1", True, 7, None, ["A1"], "Black is allowed to play at B1."),
    "a repeat": (
        "A2 pass B1",
        "A1",
        False,
        6,
        3,
        [],
        "White is not allowed to play at A1. Rule 6: A1 would repeat the position after turn 3.",
    ),
}


@each_row(WHY)
def test_why(turns, vertex, legal, rule, turn, points, say):
    game = played(turns, 3)
    wanted = {
        "at": vertex,
        "legal": legal,
        "rule": rule,
        "turn": turn,
        "points": points,
        "say": say,
    }
    assert why(game, at(game.position, vertex)) == wanted


def test_why_shows_the_string_without_liberty():
    """Where suicide is forbidden: the whole string that the move would leave without one."""
    game = played("C1 A1 pass", 4, 1, rules=Rules(suicide=False))
    shown = why(game, 1)
    assert (shown["legal"], shown["rule"], shown["points"]) == (False, 7, ["A1", "B1"])


# name -> the grid's sides, turns before, a point, what a move there would clear, what is said
WOULD = {
    "a capture": (
        3,
        3,
        "B1 A1",
        "A2",
        ["A1"],
        (
            "If Black plays A2, 1 white stone is captured. A2 is empty and reaches both colours, so it "
            "counts for nobody."
        ),
    ),
    "a suicide": (
        3,
        2,
        "A1 A2 pass B2 pass C1",
        "B1",
        ["A1"],
        (
            "If Black plays B1, 2 black stones are lost: that is suicide. B1 is empty and reaches both "
            "colours, so it counts for nobody."
        ),
    ),
    "suicide is forbidden": (
        4,
        1,
        "C1 A1 pass",
        "B1",
        [],
        (
            "B1 is empty and reaches both colours, so it counts for nobody. Not allowed: it would "
            "be suicide and lose 2 stones."
        ),
    ),
    "an earlier grid": (
        2,
        1,
        "A1 B1",
        "A1",
        [],
        (
            "A1 is empty and reaches only White, so it counts for White. Not allowed: rule 6, it "
            "would bring back the position after move 1."
        ),
    ),
}


@each_row(WOULD)
def test_look_tells_first_what_a_move_would_do(width, height, line, vertex, clears, said):
    game = played(line, width, height, rules=Rules(suicide=width < 4))
    shown = look(game, at(game, vertex))
    assert (shown["clears"], shown["say"]) == (clears, said)


def test_three_steps():
    """Of a suicide, each with its rule."""
    game = played("C1 A1 pass B1", 4, 1, rules=Rules("natural situational"))
    did = steps(game)
    assert did is not None
    assert step_lines(did, game.position) == [
        (7, "First, B1 becomes white."),
        (4, "Then, black is cleared: every black point reaches empty, so nothing changes."),
        (4, "Last, white is cleared: A1, B1 did not reach empty."),
    ]
    assert game.position.colour(0) == EMPTY
