"""The game behind GTP: handicaps, files, legality in any order of colours, and what genmove
plays.
"""

import os
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.examples import examples
from tests.support.programs import answers, said
from tests.support.tables import each_row
from ttgo import Game, gtp
from ttgo.points import Grid
from ttgo.rules import opponent
from ttgo.rulesets import SUPERKO, Rules

# Handicaps


@pytest.mark.parametrize(
    ("width", "height", "stones", "wanted"),
    [
        (7, 7, 4, "C3 E5 C5 E3"),
        (12, 12, 2, "C3 K10"),
        (13, 13, 9, "D4 K10 D10 K4 D7 K7 G4 G10 G7"),
        (19, 19, 6, "D4 Q16 D16 Q4 D10 Q10"),
        (19, 19, 7, "D4 Q16 D16 Q4 D10 Q10 K10"),
        (25, 9, 8, "D3 W7 D7 W3 D5 W5 N3 N7"),
        (51, 13, 5, "D4 AX10 D10 AX4 AA7"),
    ],
)
def test_fixed_handicap(width, height, stones, wanted):
    """The places of the protocol's table, and for rectangles each side by itself."""
    engine = gtp.Engine()
    lines = (f"rectangular_boardsize {width} {height}", f"fixed_handicap {stones}")
    assert answers(*lines, engine=engine) == ["= ", f"= {wanted}"]
    assert sorted(said(engine, "list_stones b")[2:].split()) == sorted(wanted.split())
    assert (engine.referee.game.turn, engine.referee.game.to_play) == (stones, "white")


@given(st.integers(1, 5), st.integers(1, 5), st.integers(2, 24), st.randoms(use_true_random=False))
def test_free_handicap(width, height, stones, chance):
    """Any points but all of them, placed by us or by the controller, are that many turns of
    Black's, and then White is to play.
    """
    grid = Grid(width, height)
    for given_by_us in (True, False):
        engine = gtp.Engine(playouts=2)
        points = grid.named(grid.points)
        chance.shuffle(points)
        chosen = " ".join(points[:stones])
        line = f"place_free_handicap {stones}" if given_by_us else f"set_free_handicap {chosen}"
        engine.answer(f"boardsize {width} {height}")
        answer = engine.answer(line)
        if stones >= width * height:
            wrong = "invalid number of stones" if given_by_us else "bad vertex list"
            assert answer == f"? {wrong}"
            continue
        game = engine.referee.game
        assert answer == ("= " + " ".join(game.turns) if given_by_us else "= ")
        assert (game.turn, game.to_play, game.position.white) == (stones, "white", 0)
        assert len(grid.named(game.position.black)) == stones


# Files

FILES = [
    ("a game", b"(;SZ[5]KM[6.5];B[aa];W[bb];B[])", "", "white", "= black pass\nwhite B4\nblack A5"),
    ("a rectangle", b"(;SZ[3:2];B[cb])", "", "white", "= black C1"),
    ("up to a turn", b"(;SZ[5];B[aa];W[bb];B[cc])", "3", "black", "= white B4\nblack A5"),
    (
        "the first of two variations",
        b"(;SZ[5];B[aa](;W[bb])(;W[cc]))",
        "",
        "black",
        "= white B4\nblack A5",
    ),
    (
        "a colour twice in a row",
        b"(;SZ[5];B[aa];B[bb];W[cc])",
        "",
        "black",
        "= white C3\nblack B4\nblack A5",
    ),
    ("a handicap of moves", b"(;SZ[5]HA[2];B[aa];B[bb];W[cc])", "", "black", "= white C3"),
    ("stones that are set up", b"(;SZ[5]HA[2]AB[aa][bb];W[cc])", "", "black", "= white C3"),
    (
        "stones that are set up in the second node",
        b"(;GM[1]SZ[5]HA[2];AB[ac][ca];W[cc];B[ee])",
        "",
        "white",
        "= black E1\nwhite C3",
    ),
    ("stones in the middle of the game", b"(;SZ[5];B[aa];AW[bb];W[cc])", "", "black", "= white C3"),
    (
        "after two passes",
        b"(;SZ[5];B[];W[];B[aa])",
        "",
        "white",
        "= black A5\nwhite pass\nblack pass",
    ),
    (
        "an agreement",
        b"(;SZ[5];B[aa];W[];B[];TTGO[black=];TTGO[white=])",
        "",
        "white",
        "= black pass\nwhite pass\nblack A5",
    ),
]

NO_FILES = [
    ("an illegal turn", b"(;SZ[5];B[aa];W[aa])"),
    ("stones that no game can begin with", b"(;SZ[2];B[aa];AW[ab][ba])"),
    (
        "turns after proposals",
        b"(;SZ[5]TTGO[ending=japanese];B[aa];W[];B[];TTGO[black=play];W[bb])",
    ),
    ("a komi that ttgo has not", b"(;SZ[5]KM[3.7];B[aa])"),
    ("no SGF", b"hello"),
    ("a file that is too large, which is not cut", b"(;SZ[5])" + 10**7 * b" "),
]


@each_row(FILES)
def test_file(data, stop, to_play, history, tmp_path):
    """A file's size, komi and turns are taken over, up to the turn before the number that is given;
    the rules stay.
    """
    path = tmp_path / "game\xe4.sgf"
    path.write_bytes(data)
    engine = gtp.Engine(Rules("situational"))
    line = os.fsencode(f"loadsgf {path} {stop}").decode("latin-1")
    assert answers(line, "move_history", engine=engine) == ["= ", history]
    game = engine.referee.game
    assert game.to_play == to_play
    assert game.komi == (6.5 if b"KM[6.5]" in data else 0)
    assert game.rules == Rules("situational")
    assert not game.over


@each_row(NO_FILES)
def test_file_that_is_none(data, tmp_path):
    """A file that holds no game by the rules is refused, and the game stays as it is."""
    path = tmp_path / "game.sgf"
    path.write_bytes(data)
    wanted = ["= ", "= ", "? cannot load file", "= black C3"]
    assert answers("boardsize 7", "play b C3", f"loadsgf {path}", "move_history") == wanted


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no named pipes here")
def test_file_that_would_never_end(tmp_path):
    """A pipe is not waited for."""
    os.mkfifo(tmp_path / "game.sgf")
    assert answers(f"loadsgf {tmp_path / 'game.sgf'}") == ["? cannot load file"]


def test_file_with_stones_is_not_given_a_handicap(tmp_path):
    """Where stones are set up the board is not empty, though there was no turn."""
    path = tmp_path / "game.sgf"
    path.write_bytes(b"(;SZ[9]AB[aa])")
    wanted = ["= ", "? board not empty", "? cannot undo"]
    assert answers(f"loadsgf {path}", "fixed_handicap 2", "undo") == wanted


# Games


SIDES = st.integers(1, 4)


@examples(60)
@given(SIDES, SIDES, st.integers(0, 10**6), st.sampled_from(sorted(SUPERKO)), st.booleans())
def test_random_game_is_the_rules_game(width, height, seed, superko, suicide):
    """Turns in any order of colours: GTP's legality, grid and score are those of a Game that was
    given the same turns.
    """
    chance = random.Random(seed)
    rules = Rules(superko, suicide)
    engine, game = gtp.Engine(rules, playouts=2), Game(width, height, rules=rules)
    engine.answer(f"boardsize {width} {height}")
    for _ in range(25):
        colour = chance.choice(["black", "white"])
        game.give_turn(colour)
        legal = game.legal_moves()
        turn = chance.choice([*game.grid.named(game.grid.points), "pass"])
        assert (
            engine.answer(f"is_legal {colour} {turn}")
            == f"= {int(turn == 'pass' or turn in legal)}"
        )
        engine.answer(f"is_legal {opponent(colour)} {turn}")
        assert said(engine, f"all_legal {colour}")[2:].split() == legal
        engine.answer(f"reg_genmove {opponent(colour)}")
        if engine.answer(f"play {colour} {turn}") == "= ":
            game.play(turn)
            game.resume()
        else:
            assert turn not in ("pass", *legal)
        assert engine.referee.game.position == game.position
        assert engine.answer("final_score") == f"= {game.score().result}"
        if chance.random() < 0.1 and game.turn:
            game.undo()
            assert engine.answer("undo") == "= "
