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
    for name in ttgo.__all__:
        assert hasattr(ttgo, name), name
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


@pytest.mark.parametrize("turn", [0, -1, 4])
def test_a_turn_that_was_not(turn):
    """Turns are counted from 1; no negative number counts from the end."""
    with pytest.raises(
        IndexError, match="^Turns are counted from 1\\.$" if turn < 1 else "index out of range"
    ):
        played("A1 B1 pass", 3).taken(turn)


@pytest.mark.parametrize("turn", [-1, 4])
def test_a_position_that_was_not(turn):
    with pytest.raises(
        IndexError, match="^Turns are counted from 0, the start\\.$" if turn < 0 else "index out of range"
    ):
        played("A1 B1 pass", 3).position_after(turn)


SHOWN = {
    "": "0 turns: none",
    "A1 B1 C1 A2 B2 C2 A3 B3": "8 turns: A1 B1 C1 A2 B2 C2 A3 B3",
    "A1 B1 C1 A2 B2 C2 A3 B3 C3": "9 turns: ... A2 B2 C2 A3 B3 C3",
}


@pytest.mark.parametrize("turns", SHOWN)
def test_the_repr_of_a_game(turns):
    assert repr(played(turns, 5)) == f"<Game from Start(5), {SHOWN[turns]}>"


def test_positions_after_each_turn():
    game = played("A1 pass A2", 2)
    assert [str(game.position_after(turn)) for turn in range(4)] == [
        ". .\n. .",
        ". .\nX .",
        ". .\nX .",
        "X .\nX .",
    ]


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


def test_illegal_reasons_are_value_errors_with_a_rule():
    """The family of reasons: one base, a rule's number each."""
    assert issubclass(Illegal, ValueError)
    rules = {NotAPoint: 1, Repeats: 6, Occupied: 7, GameOver: 8}
    for kind, rule in rules.items():
        assert issubclass(kind, Illegal)
        assert kind.rule == rule
    assert all(not issubclass(one, other) for one in rules for other in rules if one is not other)


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


def test_why_not_of_a_legal_turn():
    game = played("A1", 2)
    before = shown(game)
    assert game.why_not("B1") is None
    assert game.why_not("pass") is None
    assert shown(game) == before


def test_repeats_names_the_first_turn_that_left_the_grid():
    """Passes leave a grid again; what counts for the player is when it was made."""
    game = played("C3 A2 C2 B1 B3 pass", 3)
    assert game.why_not("A1").turn == 5
    assert game.repeating_points() == {0: 5}


@pytest.mark.parametrize(
    ("turns", "size", "komi", "margin", "result"),
    [
        ("", 3, 0, 0, "0"),
        ("", 3, 3.5, -3.5, "W+3.5"),
        ("", 3, -3.5, 3.5, "B+3.5"),
        ("B2", 3, 0, 9, "B+9"),
        ("B2", 3, 7, 2, "B+2"),
        ("B2", 3, 7.0, 2, "B+2"),
        ("B2", 3, 9, 0, "0"),
        ("B2", 3, 9.5, -0.5, "W+0.5"),
        ("pass B2", 3, 7.5, -16.5, "W+16.5"),
        ("A1 C3", 3, 0, 0, "0"),
        ("B2", 3, 1000, -991, "W+991"),
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
    with pytest.raises(
        ValueError, match="^There is no turn to undo: this is the start of the game\\.$"
    ) as wrong:
        game.undo()
    assert not isinstance(wrong.value, Illegal)
    assert shown(game) == shown(Game(2))


def test_undo_of_a_pass_keeps_the_first_turn_of_its_grid():
    """A pass leaves a grid that an earlier turn made; undoing it must not forget that turn."""
    game = played("A1 pass", 2, 1)
    game.undo()
    game.play("B1")
    assert game.why_not("A1").turn == 1


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
