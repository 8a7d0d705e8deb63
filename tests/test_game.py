"""One line of play: what Game, Position and Score promise to other programs."""

import inspect

import pytest

import ttgo
from tests.support import literal
from tests.support.games import played, shown
from ttgo import (
    BLACK,
    EMPTY,
    PASS,
    WHITE,
    Game,
    GameOver,
    Grid,
    Illegal,
    NotAPoint,
    Occupied,
    Position,
    Repeats,
    Score,
)


def test_exported_names():
    promised = "Game Position Grid BLACK WHITE PASS Illegal Occupied Repeats GameOver NotAPoint"
    assert set(promised.split()) <= set(ttgo.__all__)
    assert (BLACK, WHITE, EMPTY, PASS) == ("black", "white", "empty", "pass")


def test_signature():
    """Game(width, height=None, komi=0, rules, handicap, setup, first), by place or by name."""
    parameters = inspect.signature(Game).parameters
    assert list(parameters) == ["width", "height", "komi", "rules", "handicap", "setup", "first"]
    assert (parameters["height"].default, parameters["komi"].default) == (None, 0)
    assert Game(width=3, height=2, komi=7.5).grid == Grid(3, 2)
    assert Game(9).grid == Game(9, None).grid == Grid(9, 9)


def test_a_new_game():
    game = Game(3, 2)
    assert (game.to_play, game.turns, game.turn, game.last, game.over) == (BLACK, (), 0, "", False)
    assert game.position == game.position_after(0) == Position(Grid(3, 2))
    assert game.legal_moves() == ["A1", "B1", "C1", "A2", "B2", "C2"]
    assert game.repeating_points() == {}


def test_play_keeps_turns_in_capitals():
    game = played("e5 PASS Pass", 9)
    assert game.turns == ("E5", "pass", "pass")
    assert (game.turn, game.last) == (3, "pass")
    assert [game.taken(turn) for turn in (1, 2, 3)] == ["E5", "pass", "pass"]


NONE_SUCH = {
    "turn 0": (Game.taken, 0, "^Turns are counted from 1\\.$"),
    "turn -1": (Game.taken, -1, "^Turns are counted from 1\\.$"),
    "turn 4": (Game.taken, 4, "index out of range"),
    "position -1": (Game.position_after, -1, "^Turns are counted from 0, the start\\.$"),
    "position 4": (Game.position_after, 4, "index out of range"),
}


@pytest.mark.parametrize(("ask", "number", "sentence"), NONE_SUCH.values(), ids=NONE_SUCH)
def test_what_was_not(ask, number, sentence):
    """No negative number counts from the end."""
    with pytest.raises(IndexError, match=sentence):
        ask(played("A1 B1 pass", 3), number)


SHOWN = {
    "": "0 turns: none",
    "A1 B1 C1 A2 B2 C2 A3 B3": "8 turns: A1 B1 C1 A2 B2 C2 A3 B3",
    "A1 B1 C1 A2 B2 C2 A3 B3 C3": "9 turns: ... A2 B2 C2 A3 B3 C3",
}


@pytest.mark.parametrize("turns", SHOWN)
def test_the_repr_of_a_game(turns):
    assert repr(played(turns, 5)) == f"<Game from Start(5), {SHOWN[turns]}>"


@pytest.mark.parametrize("komi", [0, 7, 7.0, 7.5, -3.5, 9999, -9999, 0.5])
def test_a_komi(komi):
    game = Game(9, komi=komi)
    assert game.komi == komi
    assert "." not in str(game.komi) or komi % 1 == 0.5
    assert game.score().margin == -komi


NO_KOMI = [0.25, 7.1, 1e-9, float("nan"), float("inf"), "7", None, True, 9999.5, 10**400, 1e308, 1j, [7]]


@pytest.mark.parametrize("komi", NO_KOMI, ids=lambda komi: str(komi)[:9])
def test_a_komi_that_is_none(komi):
    with pytest.raises(
        ValueError, match=r"Komi is a multiple of 0.5 from -9999 to 9999, such as 7 or 7.5, not "
    ):
        Game(9, komi=komi)


REFUSED = {
    "off the grid": ("A1", (9, 9), "J10", NotAPoint, "'J10' is not a point of this grid; write a letter A to J"),
    "black is there": ("A1 B1", (9, 9), "A1", Occupied, "A move colours an empty point, and A1 is black."),
    "white is there": ("A1 B1", (9, 9), "b1", Occupied, "A move colours an empty point, and B1 is white."),
    "the start again": ("A1 pass", (2, 1), "B1", Repeats, "B1 would repeat the grid as it was at the start."),
    "an earlier turn": ("A1 B1", (2, 1), "a1", Repeats, "A1 would repeat the grid as it was after turn 1."),
    "after the end": ("pass pass", (9, 9), "E5", GameOver, "Two passes in a row have ended the game; undo one to"),
    "a pass after the end": ("E5 pass pass", (9, 9), "pass", GameOver, "Two passes in a row have ended the game"),
    "off the grid after it": ("pass pass", (9, 9), "J10", NotAPoint, "'J10' is not a point"),
    "on a stone after it": ("E5 pass pass", (9, 9), "E5", GameOver, "Two passes in a row have ended the game"),
}  # fmt: skip


@pytest.mark.parametrize(("turns", "size", "turn", "kind", "reason"), REFUSED.values(), ids=REFUSED)
def test_a_refused_turn(turns, size, turn, kind, reason):
    """Both play raises and why_not returns the reason; it names its rule; nothing has changed."""
    game = played(turns, *size)
    before = shown(game)
    with pytest.raises(Illegal) as refused:
        game.play(turn)
    for why in (refused.value, game.why_not(turn)):
        assert type(why) is kind
        assert str(why).startswith(f"Rule {kind.rule}: {reason}")
        assert str(why) == f"Rule {why.rule}: {why.reason}"
    assert shown(game) == before


@pytest.mark.parametrize(
    ("turns", "size", "komi", "margin", "result"),
    [
        ("", 3, -3.5, 3.5, "B+3.5"),
        ("B2", 3, 7.0, 2, "B+2"),
        ("B2", 3, 9, 0, "0"),
        ("pass B2", 3, 7.5, -16.5, "W+16.5"),
    ],
)
def test_score(turns, size, komi, margin, result):
    """The result as SGF writes it: no sign of a tie but 0, no decimal point for whole numbers."""
    score = played(turns, size, komi=komi).score()
    assert isinstance(score, Score)
    assert (score.margin, score.result, score.komi) == (margin, result, komi)
    assert score.black + score.white + score.neutral == size * size
    assert repr(score) == (
        f"<Score black {score.black}, white {score.white}, neutral {score.neutral}, komi {score.komi}: {result}>"
    )


def test_turns_cannot_be_changed_from_outside():
    """What the game hands out are copies."""
    game = played("A1", 3)
    assert isinstance(game.turns, tuple)
    game.legal_moves().clear()
    game.repeating_points().clear()
    assert len(game.legal_moves()) == 8
    with pytest.raises(AttributeError):
        game.turns = ()


def test_undo():
    """Undo gives the turn back and takes all of it back, to the start and no further."""
    game = played("A1 B1 pass", 2)
    assert [game.undo() for _ in range(3)] == ["pass", "B1", "A1"]
    assert shown(game) == shown(Game(2))
    with pytest.raises(ValueError, match="^There is no turn to undo: this is the start of the game\\.$"):
        game.undo()


def test_undo_takes_back_what_resumed():
    """With the second pass its resumption goes too: passed again, the game is over again."""
    game = played("A1 pass pass", 3)
    game.resume()
    assert (game.over, game.resumed) == (False, 1)
    assert game.undo() == "pass"
    assert game.resumed == 0
    game.play("pass")
    assert (game.over, game.resumed) == (True, 0)
    game.resume()
    game.play("B2")
    assert game.undo() == "B2"
    assert (game.over, game.resumed) == (False, 1)


def test_the_largest_grid_is_filled_and_the_last_move_repeats_the_start():
    """Black fills 52x52 while White passes: 2703 stones stand, and the last point is a suicide of all 2704."""
    game = Game(52)
    vertices = [literal.name((column, row)) for row in range(1, 53) for column in range(1, 53)]
    for vertex in vertices[:-1]:
        game.play(vertex)
        game.play("pass")
    assert game.turn == 2 * 2703
    assert game.score().result == "B+2704"
    assert game.legal_moves() == []
    assert getattr(game.why_not("BB52"), "turn", None) == 0
    game.play("pass")  # the second pass running, so that the game ends
    assert game.over
