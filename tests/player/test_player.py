"""The player's turns: always legal, the same for a seed, and sensible where the end is near."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.examples import examples, part, whole
from tests.support.games import RULES, SET, SMALL, played, with_liberties
from tests.support.tables import each_row
from ttgo import BLACK, EMPTY, PASS, WHITE, Game, Grid, Position, Start
from ttgo.explain.evidence import empties
from ttgo.player import Player
from ttgo.player.lanes import Lanes
from ttgo.player.steps import STEPS, strength
from ttgo.player.urgent import urgent
from ttgo.points import count
from ttgo.rules import area, opponent
from ttgo.vertex import read


@examples(40)
@given(SMALL, RULES, st.integers(0, 4), SET, SET, st.integers(0, 100), st.booleans())
def test_its_turns_are_legal(size, rules, handicap, black, white, seed, empty):
    """On any rectangle, by any rules, from any setup, for up to 25 turns; a pass if nothing else is
    left.
    """
    setup = None if empty else with_liberties(size, black, white)
    handicap = min(handicap, size[0] * size[1])
    game = Game(size[0], size[1], komi=0.5, rules=rules, handicap=handicap, setup=setup)
    player = Player(24, seed=seed)
    for _ in range(25):
        if game.over:
            break
        choice = player.choose(game)
        assert choice.player == game.to_play
        game.play(choice.turn)  # which raises Illegal otherwise


@pytest.mark.parametrize("moves", [1, 7, 1000])
def test_slices_change_nothing(moves):
    """However thin the slices are, and however often it is asked meanwhile, the choice is the
    same.
    """
    game = Game(7, komi=7.5)
    whole = Player(100, seed=3).choose(game)
    thought = Player(100, seed=3).think(game)
    while not thought.step(moves):
        thought.choice()
        assert 0 <= thought.progress <= 1
    assert thought.progress == 1
    choice = thought.choice()
    assert (choice.turn, choice.moves) == (whole.turn, whole.moves)


def test_a_thought_given_up_leaves_nothing_behind():
    """A batch that was not finished is forgotten when the game goes on; undo begins a new
    search.
    """
    game = Game(5, komi=0.5)
    player = Player(50)
    player.think(game).step(3)
    game.play("C3")
    thought = player.think(game)
    thought.step(3)
    assert player.choose(game).player == WHITE
    game.undo()
    assert player.choose(game).player == BLACK
    game.give_turn(WHITE)
    assert player.choose(game).player == WHITE


# Rows of a position, who is to play, komi, the turn before, and the turns that are good; the grid
# counts as it stands after two passes.
TWO_EYES_EACH = ". X X O .\nX X X O O\n. X X O .\nX X X O O\n. . X O ."
NEUTRAL = ". X . O .\nX X X O O\n. . X O .\nX X X O O\n. . X O ."
A_DEAD_STONE = ". O O X .\nO O O X X\n. . O X .\nX . O X X\n. . O X ."
WITHIN = ". X X O .\nX . X O O\nX X . O .\n. X X O O\nX X X O ."
ONE_EYE = "O O X . X\n. O X X .\nO O X . X\nO O X X X\nO O X . X"
ENDINGS_PLAYED = {
    "a dead stone is captured, for the game hangs on it": (
        ". X . O .\n. X X O O\nX . X O .\nX X X O O\n. O X O .",
        BLACK,
        0,
        "",
        "A1",
    ),
    "a dead stone is captured, though a pass would end the game and win": (
        A_DEAD_STONE,
        WHITE,
        7.5,
        PASS,
        "A1 A3 B2",
    ),
    "a dead stone is captured for the margin of a lost game": (
        A_DEAD_STONE,
        WHITE,
        -30.5,
        "",
        "A1 A3 B2",
    ),
    "a pass wins at once, and nothing is to gain": (TWO_EYES_EACH, BLACK, 2.5, PASS, PASS),
    "it passes first where it wins and nothing is to gain": (TWO_EYES_EACH, BLACK, 2.5, "", PASS),
    "a second pass ends the game, and stones that are dead count as they stand": (
        ONE_EYE,
        WHITE,
        5.5,
        PASS,
        PASS,
    ),
    "a second pass wins at once, and nobody knows who would win by playing on": (
        ". . X X O\nO O . O .\n. . X X .\n. O X . .\nX O O X .",
        WHITE,
        2.5,
        PASS,
        PASS,
    ),
    "its eyes stay open, and it passes": (
        ". X . X O\nX X X X O\nO O O O O\n. O . O .\nO O O O O",
        BLACK,
        0,
        "",
        PASS,
    ),
    "a seki is left alone": ("X . X O . X O . O\n. X X O . X O O .", BLACK, 0, "", PASS),
    "the last neutral point is taken": (WITHIN, BLACK, 20.5, "", "C3"),
    "the last neutral point is taken before a pass that wins": (NEUTRAL, BLACK, 2.5, PASS, "C5"),
}


@each_row(ENDINGS_PLAYED)
def test_it_ends_games_well(text, colour, komi, last, good):
    """For three seeds each in a whole run."""
    setup = Position.parse(text)
    for seed in range(3 if whole() else 1):
        first = opponent(colour) if last else colour
        game = Game(Start.of(setup, komi=komi, first=first))
        if last:
            game.play(last)
        assert Player(600, seed=seed).choose(game).turn in good.split()


@pytest.mark.parametrize("turns", ["pass", "E5 pass", "A1"])
def test_an_early_pass_is_no_offer(turns):
    """Though whoever is to play would win if the game ended with a second pass: as long as most of
    the grid is empty it plays on.
    """
    game = played(turns, 9, komi=7.5)
    assert Player(300, seed=1).choose(game, final=True).turn != PASS


@pytest.mark.parametrize(("turn", "seed"), [("C3", 135), ("pass", 56)])
def test_without_a_stone_it_plays_one(turn, seed):
    """Where the pass would have won most of these few games, or all."""
    assert Player(10, seed=seed).choose(played(turn, 5)).turn != PASS


def test_it_advises_no_move_that_the_rules_refuse():
    """Though only the pass could be tried, and did not win all of its games."""
    game = played("B2 A1 B1 A2 B2 B1", 2)
    assert game.legal_moves() == []
    thought = Player(20, seed=5).think(game, final=False, advises=True)
    while not thought.step():
        assert thought.choice().turn == PASS


def test_advice_that_is_a_move_tries_no_others(monkeypatch):
    """It is asked for after each slice."""
    monkeypatch.setattr("ttgo.player.player.gaining", None)
    thought = Player(100).think(Game(5), advises=True)
    while not thought.step():
        thought.choice()
    assert thought.choice().turn != PASS


def test_nothing_to_play():
    """One point, a game that is over, and a grid where every move would repeat an earlier one: it
    passes.
    """
    assert Player(10).choose(Game(1)).turn == PASS
    assert Player(10).choose(played("pass pass", 3)).turn == PASS
    trap = played("A1 B1 pass", 2, 1)
    assert trap.legal_moves() == []
    assert Player(10).choose(trap).turn == PASS


@pytest.mark.parametrize(("size", "sides"), [((20, 20), "20 by 20"), ((3, 52), "3 by 52")])
def test_too_large(size, sides):
    """A sentence."""
    with pytest.raises(ValueError, match=f"up to 19 by 19 points; this one has {sides}"):
        Player(10).choose(Game(*size))


def test_before_it_is_ready():
    """Asked too early it passes, and says that it is not ready."""
    thought = Player(100).think(Game(5))
    assert [thought.ready, thought.choice().turn] == [False, PASS]
    while not thought.ready:
        thought.step(5)
    assert not thought.done
    assert thought.choice().turn != PASS


def test_seconds():
    """A time ends the thought, after one batch of games at least."""
    choice = Player(seconds=0.001).choose(Game(9))
    assert choice.games >= 32
    assert choice.turn != PASS


# Grids of 9x9, 13x13 and 19x19: nothing silly, though there is much to choose from.


@pytest.mark.parametrize(("size", "turns"), part([(13, 8), (19, 6)], 2))
def test_the_first_line_is_left_alone_at_first(size, turns):
    """Nothing is there to play for."""
    game, player = Game(size, komi=7.5), Player(300, seed=5)
    for _ in range(turns):
        turn = player.choose(game).turn
        point = read(game.grid, turn)
        assert point is not None
        assert 0 < point % game.grid.stride < size - 1
        assert 0 < point // game.grid.stride < size - 1
        game.play(turn)


# Shapes of Black's and White's stones, w for White's last; Black's good answers are marked by an
# asterisk.
SHAPES = {
    "three stones move out": ". . O O O . .\n. O X X X * .\n. . w O O . .\n. X . X . X .",
    "four stones move out": (
        ". . . O . . .\n. . O X O . .\n. . O X X O .\n. . . O X w .\n. . . . * . ."
    ),
    "two stones clear what holds them": (
        ". . O O X . .\n. O X X O * .\n. O . w X . .\n. . O . . . ."
    ),
    "three stones are cleared": ". . X X X . .\n. X O O O * .\n. . X X X . .\n. . . w . . .",
}


def shown(shape, size, left, up):
    """A shape on an empty grid, after White's last; and Black's good answers."""
    grid = Grid(size)
    sets = dict.fromkeys("XOw*.", 0)
    for y, row in enumerate(reversed(shape.split("\n"))):
        for x, letter in enumerate(row.split(" ")):
            sets[letter] |= 1 << grid.point(left + x, up + y)
    game = Game(size, komi=7.5, setup=Position(grid, sets["X"], sets["O"]), first=WHITE)
    game.play(grid.named(sets["w"])[0])
    return game, grid.named(sets["*"])


@pytest.mark.parametrize("size", part([9, 13, 19], 3))
@each_row(SHAPES)
def test_atari_is_answered(shape, size):
    """In the middle of the grid, and towards a side; on the largest, where it takes long, in the
    middle.
    """
    for left, up in (((size - 7) // 2, (size - 5) // 2), (size - 8, size - 6))[
        : 1 if size == 19 else 2
    ]:
        game, good = shown(shape, size, left, up)
        assert Player(1000, seed=1).choose(game, final=True).turn in good


# What cannot wait.


LADDER = """. . . . . . .
. . . . . . .
. . . . . . .
. . O . . . .
. O X . . . .
. O X O . . .
. . O . . . ."""
ROWS = LADDER.split("\n")
STOPPED = "\n".join([*ROWS[:2], ". . . . X . .", *ROWS[3:]])
ACROSS = "\n".join([". " * 18 + "."] * 12 + [row + " ." * 12 for row in ROWS])

# Rows of a position, and the points where Black clears or saves several stones.
FOUND = {
    "an empty grid": (". . .\n. . .\n. . .", ""),
    "two stones with two liberties": (". . . .\n. X X O\n. O O .\n. . . .", ""),
    "a single stone can wait": (". O . .\nO X . .\n. O . .\n. . . .", ""),
    "two stones are cleared": (". X X .\nX O O .\n. X X .\n. . . .", "D3"),
    "two stones move out": (
        ". O O . . .\nO X X . . .\n. O O . . .\n. . . . . .\n. . . . . .",
        "D4",
    ),
    "two stones have nowhere to go": (". . . . .\n. O O . .\n. X X O .\n. O O . .\n. . . . .", ""),
    "two stones clear what holds them": (". O O X .\nO X X O .\nO . O X .\n. O . . .", "E3 A4"),
    "a ladder ends at the edge": (LADDER, ""),
    "a ladder ends at a stone of its own": (STOPPED, "D3"),
    "a ladder across the largest grid": (ACROSS, ""),
}


@each_row(FOUND)
def test_named_positions(text, wanted):
    """For Black."""
    setup = Position.parse(text)
    found = urgent(setup.grid, setup.black, setup.white)
    assert setup.grid.named(sum([1 << point for point in found])) == wanted.split()


# The turns of games of low levels, in which the next player has passed
IN_THE_MIDDLE = {
    "a game that was lost after 55 turns": (
        "G5 F6 F7 G6 F5 E6 E5 E4 D3 D4 D5 D6 D7 C6 C5 B4 C4 B5 B3 B2 C3 D2 B6 B7 B8 C7 A6 C2 H7 G8 E2 F3 "
        "G7 H8 E3 F4 G4 H4 G3 H3 G2 H2 F2 E7 D8 C8 F8 E8 H6 D9 H5 J6 F4 D7 E4"
    ),
    "after 57 turns": (
        "E4 E3 D4 D5 E5 C5 D6 E6 D7 E7 F6 C7 D8 E8 C8 B8 C4 B5 B4 C3 C6 B7 B6 A5 B3 B2 G8 G7 F7 G6 H8 F8 "
        "F5 F4 G4 F3 G3 H4 F2 G2 H5 H6 C2 D3 D2 D1 E2 F3 H7 H2 H3 J4 F4 G5 E3 J5 D3"
    ),
    "after a pass": (
        "D3 D4 E3 F3 G4 H4 H5 H3 H2 B2 B3 B4 C2 F4 G3 G2 G5 C5 F2 G1 F1 E2 H1 F6 F7 E6 E7 D6 E5 E4 D7 E8 "
        "F8 G7 G8 H7 H6 J6 G6 F5 B8 C8 B7 C7 D8 D5 E9 C6 B6 B5 C3 C4 D2 H8 G2 pass E1 A5 A6"
    ),
    "its border is open yet": (
        "C7 B6 G6 G5 F4 F5 E5 F7 F6 G7 F8 E6 H6 E4 D5 E7 C8 G3 G4 H5 H4 H3 J5 D3 C6 B5 B4 C5 C4 B3 C2 C3 "
        "D4 E3 F3 F2 E8 D8 B2 G2 E2 A3 D2 B8 B7 A7 D6 D7 G8 H7 F5 H8 J7 J8 J6 H2 H5"
    ),
}


@each_row(IN_THE_MIDDLE)
def test_it_does_not_pass_while_points_are_open(turns):
    """At the levels whose few games do not tell who wins."""
    game = played(turns, 9, komi=7)
    for games in (10, 30, 100):
        for seed in range(4):
            assert Player(games, seed=seed).choose(game).turn != PASS


def test_a_winner_does_not_fill_its_own_area_after_a_pass():
    """White, by far ahead, answered 25 passes by moves that changed no score."""
    turns = (
        "G5 G6 F5 F6 E6 E7 E8 F8 G8 H8 H7 G7 D3 D2 C2 C3 C4 B4 B5 B6 B7 B8 C8 C7 D7 D6 D5 C5 H9 J9 "
        "A4 pass G3 pass H3 pass F9 pass C6 pass J8 pass B3 pass F7 pass A6 pass H6 pass F2 pass "
        "H2 pass E2 pass D1 pass G2 pass F3 pass B2 pass E3 pass D4 pass F4 pass G4 pass H5 pass"
    )
    game = Game(9, handicap=2)
    game.play_all(turns)
    own = game.grid.named(area(game.position, WHITE))
    for seed in range(20):
        assert Player(10, seed=seed).choose(game).turn not in own


# The grid on which each step plays, and how many games in a whole run, by as many tests: a game
# takes two seconds at the lower steps, and more than a minute of a busy machine at the highest
SIZES = {1: 9, 8: 9, 11: 9, 15: 9, 22: 7, STEPS: 5}
GAMES = {1: 300, 8: 300, 11: 300, 15: 300, 22: 60, STEPS: 10}
PARTS = 30
BEGUN = [(step, first) for step in SIZES for first in range(min(PARTS, GAMES[step]))]


@pytest.mark.parametrize(("step", "first"), BEGUN if whole() else [(1, 0), (8, 0), (11, 0)])
def test_games_are_played_to_their_end(step, first):
    """A pass comes when no open point is worth a move, unless it wins straight away or the game is
    decided, which takes 5 games a point to know.
    """
    for seed in range(first, GAMES[step] if whole() else 1, PARTS):
        game = Game(SIZES[step], komi=7)
        players = [Player(seed=2 * seed + number, step=step) for number in range(2)]
        while not game.over:
            choice = players[game.turn % 2].choose(game)
            if choice.turn == PASS and choice.proven is None and not wins_by_a_pass(game):
                is_known = choice.games >= 5 * SIZES[step] ** 2 and not 0.02 <= choice.share <= 0.98
                assert is_known or not worth_a_move(game), game.turns
            game.play(choice.turn)


def worth_a_move(game):
    """The empty points that reach both colours and where a stone would have two liberties."""
    found = []
    for vertex in game.grid.named(empties(game.position)[2]):
        after = game.copy()
        if game.why_not(vertex) is None:
            after.play(vertex)
        if after.position[vertex] != EMPTY and len(after.position.liberties(vertex)) > 1:
            found.append(vertex)
    return found


def wins_by_a_pass(game):
    return game.last == PASS and game.score().winner == game.to_play


@pytest.mark.parametrize("step", [1, 2, 3, 4])
def test_weak_steps_make_no_move_that_looks_broken(step):
    """Against a stronger one, in three games: none where their own stones are all around, none that
    clears its own string, or puts one of several stones in atari without a capture, none alone on
    the first line, no pass while an open point is worth a move.
    """
    for seed in range(3):
        game, moves = Game(7, komi=9), 0
        lane = Lanes(game.grid, 1)
        players = [Player(seed=seed, step=step), Player(30, seed=seed)]
        while not game.over:
            player, before = game.to_play, game.position
            turn = players[game.turn % 2].choose(game).turn
            if player == BLACK and turn == PASS:
                assert wins_by_a_pass(game) or not worth_a_move(game), game.turns
            game.play(turn)
            if player == BLACK and turn != PASS:
                moves += 1
                point = game.grid.point_of[turn]
                assert lane.square(1 << point) & ~before.black != 1 << point, game.turns
                beside = game.grid.beside[point]
                assert count(beside) == 4 or beside & ~before.empty, game.turns
                string, liberties = game.position.string(turn), game.position.liberties(turn)
                assert string, game.turns
                captured = game.position.white != before.white
                assert captured or len(string) < 3 or len(liberties) > 1, game.turns
        assert moves > 10


def test_the_lowest_step_looks_near_the_opponents_turn_alone():
    """However many stones of its own there are elsewhere."""
    for seed in range(6):
        assert Player(seed=seed, step=1).choose(played("C7 G3", 9)).turn in "F3 G2 G4 H3"


def test_a_step_higher_up_wins():
    """Thirty games on 5x5 of step 8 against step 1, of which it won 92 of 100: with luck as bad as in
    one run of 10,000, 19.
    """
    won = 0
    for seed in range(30):
        game = Game(5)
        players = [Player(seed=seed, step=step) for step in ((8, 1) if seed % 2 else (1, 8))]
        while not game.over:
            game.play(players[game.turn % 2].choose(game).turn)
        won += game.score().winner == (BLACK if seed % 2 else WHITE)
    assert won >= 20


def test_steps():
    """Fewer glances or more games from step to step, to the strongest there is."""
    way = [strength(step) for step in range(1, STEPS + 1)]
    assert way == sorted(set(way), key=lambda numbers: (-numbers[0], numbers[1]))
    assert way[-1] == (0, 10_000)
    wrong: list[Any] = [0, STEPS + 1, True, 2.0, "3"]
    for step in wrong:
        with pytest.raises(ValueError, match="^A step is a whole number from 1 to"):
            Player(step=step)
