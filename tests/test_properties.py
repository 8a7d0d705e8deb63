"""What must be true of any game, on random games of random rectangles; the slow literal model plays along."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support import literal
from tests.support.examples import examples
from tests.support.games import (
    CHOICES,
    LARGE,
    SET,
    SMALL,
    TINY,
    choose,
    played,
    random_game,
    rows,
    shown,
)
from ttgo import (
    BLACK,
    EMPTY,
    PASS,
    WHITE,
    Game,
    GameOver,
    Grid,
    Illegal,
    Occupied,
    Position,
    Repeats,
    Rules,
    rules,
)
from ttgo.points import members
from ttgo.superko import SUPERKO
from ttgo.vertex import name, names


def reason(why):
    """A refusal as the model writes it."""
    if why is None:
        return None
    return ["Repeats", why.turn] if isinstance(why, Repeats) else [type(why).__name__]


@examples(400)
@given(SMALL, CHOICES, st.sampled_from([0, 0.5, 7, -3.5]))
def test_the_literal_model_agrees(size: tuple[int, int], choices, komi):
    """Boards, every point's legality with its reason, player, end, score and result, after every turn."""
    game, model = Game(*size, komi=komi), literal.LiteralGame(*size, komi=komi)
    for choice in [*choices, 15, 15]:
        vertices = model.vertices()
        reasons = [model.why_not(vertex) for vertex in vertices]
        assert [reason(game.why_not(vertex)) for vertex in vertices] == reasons
        legal = [vertex for vertex, why in zip(vertices, reasons, strict=True) if why is None]
        assert game.legal_moves() == legal
        if model.over:
            break
        turn = choose(legal, choice)
        game.play(turn)
        model.play(turn)
        assert rows(game.position) == literal.rows(model.now)
        assert (game.to_play, game.over) == (model.to_play, model.over)
        score = game.score()
        assert [score.black, score.white, score.neutral] == model.scores()
        assert score.result == model.result()


@examples(30)
@given(LARGE, st.lists(st.tuples(st.integers(0, 51), st.integers(0, 51)), max_size=12))
def test_the_literal_model_agrees_on_large_grids(size, places):
    """The same for a few turns on up to 2704 points, where a slip in the bits of a row or column would show."""
    width, height = size
    game, model = Game(width, height), literal.LiteralGame(width, height)
    for x, y in places:
        for turn in (literal.name((x % width + 1, y % height + 1)), literal.name((x % width + 1, 1))):
            assert reason(game.why_not(turn)) == model.why_not(turn)
            if model.why_not(turn) is None:
                game.play(turn)
                model.play(turn)
    assert rows(game.position) == literal.rows(model.now)
    assert game.turns == tuple(model.turns)


@examples(300)
@given(SMALL, CHOICES)
def test_every_string_has_a_liberty_after_a_turn(size, choices):
    """Rules 4 and 7: clearing once more changes nothing."""
    game = random_game(size, choices)
    for turn in range(game.turn + 1):
        position = game.position_after(turn)
        for colour in (BLACK, WHITE):
            assert rules.clear(position, colour) == position


@examples(300)
@given(SMALL, CHOICES)
def test_at_most_one_clearing_acts(size, choices):
    """Rule 7 step by step: when the opponent is cleared, one's own colour reaches empty."""
    game = random_game(size, choices)
    position = game.position
    for point in members(position.empty):
        for colour in (BLACK, WHITE):
            coloured = position.coloured(1 << point, colour)
            captured = rules.clear(coloured, rules.opponent(colour))
            suicided = rules.clear(captured, colour)
            assert captured == coloured or suicided == captured
            assert suicided == rules.move(position, point, colour)


@examples(300)
@given(SMALL, SET, SET)
def test_swapping_the_colours_swaps_everything(size, black, white):
    """Nothing but who begins tells Black from White: reach, clear, move and area."""
    grid = Grid(*size)
    black &= grid.points
    position = Position(grid, black, white & grid.points & ~black)
    for colour in (BLACK, WHITE):
        other = rules.opponent(colour)
        assert swapped(rules.clear(position, colour)) == rules.clear(swapped(position), other)
        assert rules.area(position, colour) == rules.area(swapped(position), other)
        assert rules.reaching(position, EMPTY, colour) == rules.reaching(swapped(position), EMPTY, other)
        for point in members(position.empty):
            assert swapped(rules.move(position, point, colour)) == rules.move(swapped(position), point, other)


def swapped(position):
    return Position(position.grid, position.white, position.black)


SYMMETRIES = [
    (flip, flop, turn) for flip in (False, True) for flop in (False, True) for turn in (False, True)
]


@examples(150)
@given(SMALL, CHOICES, st.sampled_from(SYMMETRIES))
def test_the_eight_symmetries(size, choices, symmetry):
    """Mirrored or turned, a game has the mirrored grids, legal moves, refusals and the same score."""
    width, height = size
    flip, flop, turn_over = symmetry

    def image(vertex):
        if vertex == PASS:
            return PASS
        column, row = literal.point_of(vertex)
        column, row = width + 1 - column if flip else column, height + 1 - row if flop else row
        return literal.name((row, column) if turn_over else (column, row))

    game = random_game(size, choices)
    mirrored = Game(height, width) if turn_over else Game(width, height)
    for number in range(1, game.turn + 1):
        mirrored.play(image(game.taken(number)))
    grid = game.grid
    for vertex in names(grid, grid.points):
        assert reason(mirrored.why_not(image(vertex))) == reason(game.why_not(vertex))
    assert sorted(map(image, game.legal_moves())) == sorted(mirrored.legal_moves())
    for number in range(game.turn + 1):
        position, other = game.position_after(number), mirrored.position_after(number)
        for colour in (BLACK, WHITE):
            there = [image(vertex) for vertex in names(grid, position.points(colour))]
            assert sorted(there) == sorted(names(other.grid, other.points(colour)))
    assert repr(game.score()) == repr(mirrored.score())


@examples(300)
@given(SMALL, CHOICES)
def test_the_list_of_legal_moves_is_the_predicate(size, choices):
    """A vertex is listed exactly when why_not has nothing against it; repeats carry the same turn both ways."""
    game = random_game(size, choices)
    for taken_back in range(game.turn + 1):
        grid = game.grid
        every = names(grid, grid.points)
        assert game.legal_moves() == [vertex for vertex in every if game.why_not(vertex) is None]
        assert names(grid, game.legal_points()) == game.legal_moves()
        refusals = {vertex: game.why_not(vertex) for vertex in every}
        if not game.over:
            turns = {vertex: why.turn for vertex, why in refusals.items() if isinstance(why, Repeats)}
            assert {name(grid, point): turn for point, turn in game.repeating_points().items()} == turns
        if taken_back < game.turn:
            game.undo()


@examples(150)
@given(TINY, CHOICES, st.sampled_from(sorted(SUPERKO)))
def test_undo_and_play_make_the_same_game_as_fresh_turns(size, choices, superko):
    """After any mixture of turns and undos the game is the one that its turns alone would make, whenever it was asked for its repeats."""
    game, fresh = (played("", *size, rules=Rules(superko)) for _ in range(2))
    every = names(game.grid, game.grid.points)
    for choice in choices:
        if choice % 3 == 0 and game.turns:
            last = game.last
            assert game.undo() == last
        elif not game.over and choice % 4:
            game.play(choose(game.legal_moves(), choice // 3))
        elif game.why_not(every[choice % len(every)]) is None:
            game.play(every[choice % len(every)])
    for turn in game.turns:
        fresh.play(turn)
    assert shown(game) == shown(fresh)
    # And what the undone turns knew is gone: both go on alike.
    while not game.over and game.turn < 150:
        turn = choose(game.legal_moves(), game.turn)
        game.play(turn)
        fresh.play(turn)
        assert shown(game) == shown(fresh)
    while game.turns:
        game.undo()
    assert shown(game) == shown(played("", *size, rules=Rules(superko)))


@examples(150)
@given(SMALL, CHOICES)
def test_a_refused_turn_changes_nothing(size, choices):
    """Whatever play refuses leaves the game as it was, and play and why_not give the same reason."""
    game = random_game(size, choices)
    before = shown(game)
    for vertex in [*names(game.grid, game.grid.points), "I5", "", "BC53", None]:
        why = game.why_not(vertex)
        if why is not None:
            with pytest.raises(Illegal) as refused:
                game.play(vertex)
            assert (type(refused.value), str(refused.value)) == (type(why), str(why))
            assert isinstance(why, GameOver) == (game.over and vertex in names(game.grid, game.grid.points))
            if isinstance(why, Occupied):
                assert why.colour in (BLACK, WHITE)
    assert shown(game) == before


@examples(300)
@given(SMALL, CHOICES)
def test_the_grid_after_a_move_is_new(size, choices):
    """Rule 6: a move leaves a grid that never was before, a pass the grid that there is."""
    game = random_game(size, choices)
    grids = [game.position_after(turn) for turn in range(game.turn + 1)]
    for turn in range(1, game.turn + 1):
        if game.taken(turn) == PASS:
            assert grids[turn] == grids[turn - 1]
        else:
            assert not rules.repeats(grids[turn], grids[:turn])
