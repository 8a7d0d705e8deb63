"""The ten rules: every row of the tables, here and on MicroPython, and each function of rules.py
against the slow literal model.
"""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests import conformance
from tests.support import literal
from tests.support.examples import part
from tests.support.games import rows
from tests.support.sites import on_micropython, there
from ttgo import BLACK, EMPTY, WHITE, Game, Grid, Illegal, Position, rules
from ttgo.web.fill import made

TEXT = (Path(__file__).parent / "tables.json").read_text(encoding="utf-8")
ROWS = json.loads(TEXT)


@pytest.mark.parametrize("row", ROWS, ids=[row["name"] for row in ROWS])
def test_row(row):
    conformance.check(row)


def every_colouring(width, height):
    """All colourings of a rectangle, those too that no game reaches, as ttgo has them and as the
    model has them.
    """
    grid = Grid(width, height)
    points = list(literal.empty_grid(width, height))
    for number in range(3 ** len(points)):
        colouring = {}
        black = white = 0
        for place, (column, row) in enumerate(points):
            colour = number // 3**place % 3
            bit = 1 << grid.point(column - 1, row - 1)
            black |= bit * (colour == 1)
            white |= bit * (colour == 2)
            colouring[column, row] = (EMPTY, BLACK, WHITE)[colour]
        yield Position(grid, black, white), colouring


@pytest.mark.parametrize("size", [(1, 1), (2, 1), (1, 3), (2, 2), (5, 1), (2, 3)])
def test_each_rule_on_every_colouring(size):
    """Reach, clear, move and score agree with the model on all 3^n colourings, strings without
    liberties included.
    """
    for position, colouring in every_colouring(*size):
        grid = position.grid
        for (column, row), own in colouring.items():
            point = grid.point(column - 1, row - 1)
            assert position.colour(point) == own
            for colour in {BLACK, WHITE, EMPTY} - {own}:
                reached = rules.reaching(position, own, colour) >> point & 1
                assert reached == literal.reaches(colouring, (column, row), colour)
            for colour in (BLACK, WHITE) if own == EMPTY else ():
                moved = rules.move(position, point, colour)
                assert rows(moved) == literal.rows(literal.move(colouring, (column, row), colour))
        for colour in (BLACK, WHITE):
            assert rows(rules.clear(position, colour)) == literal.rows(
                literal.clear(colouring, colour)
            )
            assert rules.area(position, colour).bit_count() == literal.score(colouring, colour)


def test_rule_5_and_8_alone():
    """Who plays follows from the number of turns; the game is over exactly when the last two turns
    are passes.
    """
    assert [rules.to_play(turns) for turns in range(4)] == [BLACK, WHITE, BLACK, WHITE]
    assert rules.start(Grid(3, 2)) == Position(Grid(3, 2), 0, 0)
    assert rules.over(["pass", "pass"])
    assert rules.over(["A1", "pass", "pass"])
    for turns in (
        [],
        ["pass"],
        ["pass", "A1"],
        ["pass", "pass", "A1"],
        ["A1", "pass"],
        ["A1", "B1"],
    ):
        assert not rules.over(turns)


def test_repeats_looks_at_every_earlier_grid():
    """Rule 6 as it stands in rules.py: the start, the newest and those between."""
    first, second, third, other = (Position.parse(text) for text in (". .", "X .", ". O", "X O"))
    for earlier in (first, second, third):
        assert rules.repeats(earlier, [first, second, third])
    assert not rules.repeats(other, [first, second, third])
    assert not rules.repeats(first, [])
    assert not rules.repeats(Position.parse(".\n."), [first])  # the same points, but another grid


@given(
    st.sampled_from([(1, 1), (2, 1), (3, 1), (2, 2), (3, 2), (3, 3)]),
    st.lists(st.integers(0, 9), max_size=60),
)
def test_the_ten_rules_play_the_same_game(size, choices):
    """`Game`, which is faster, against nothing but the rules as they are written: each grid, and
    each refusal with its facts, wherever a turn is tried.
    """
    game = Game(*size)
    words = [*game.position, "pass", "Z9"]
    for choice in choices:
        word = words[choice % len(words)]
        refused = game.why_not(word)
        if refused is None:
            game.play(word)
        else:
            with pytest.raises(Illegal) as same:
                rules.play(game.grid, [*game.turns, word])
            assert repr(same.value) == repr(refused)
    grids = rules.play(game.grid, list(game.turns))
    assert grids == [game.position_after(turn) for turn in range(game.turn + 1)]
    assert rules.to_play(game.turn) == game.to_play


# The core on MicroPython, the small Python that starts a page: the same tables, run in node.


@pytest.mark.parametrize("kind", part(["texts", "compiled"], 2))
def test_tables_pass_on_micropython(kind, request):
    of = []
    if kind == "compiled":
        of = [str(there(request.getfixturevalue("built"), made.CONFIG))]
    answer = json.loads(on_micropython("tables", *of))
    assert answer == {"passed": len(ROWS), "failed": []}
