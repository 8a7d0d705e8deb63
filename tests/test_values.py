"""Games, matches and starts as values: copied, sent, compared, shown."""

import copy
import json
import pickle

import pytest

from tests.support.games import played, taken
from tests.support.tables import each_row
from ttgo import BLACK, EMPTY, WHITE, Game, Match, NotAPoint, Position, Rules
from ttgo.rulesets import SUPERKO
from ttgo.start import Start

KO = ". X O .\nX O . O\n. X O .\n. . . ."


def test_a_match_keeps_what_its_game_went_through():
    """Turns given out of order stay whose they were, and turns after a resumed game stay there."""
    game = played("A1", 5)
    game.give_turn(BLACK)
    game.play("B1")
    before = game.position
    match = Match(game)
    assert (match.position, match.words, game.player(2)) == (before, ["A1", "b:B1"], BLACK)
    assert match.undo() == "b:B1"
    assert (game.turns, game.to_play) == (("A1",), BLACK)

    game = played("A1 pass pass", 5)
    game.resume()
    game.play("C3")
    match = Match(game)
    assert match.words == ["A1", "pass", "pass", "C3"]
    assert game.turns == ("A1", "pass", "pass", "C3")
    assert [match.undo() for _ in range(4)] == ["C3", "pass", "pass", "A1"]
    assert match.words == []


@pytest.mark.parametrize(
    ("ending", "state"), [("strict", "over"), ("tromp", "agree"), ("japanese", "agree")]
)
def test_a_match_begins_where_the_passes_have_brought_the_game(ending, state):
    """As if the turns had been taken in it."""
    game = played("A1 pass pass", 5, rules=Rules(ending=ending))
    whole = taken("A1 pass pass", 5, rules=Rules(ending=ending))
    match = Match(game)
    assert (match.state, match.words, match.over) == (whole.state, whole.words, whole.over)
    assert match.state == state
    while match.words:
        assert match.undo() == whole.undo()
        assert (match.state, match.game.turns) == (whole.state, whole.game.turns)


COPIES = {
    "copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "method": Game.copy,
    "pickle": lambda game: pickle.loads(pickle.dumps(game)),
}


@each_row(COPIES)
@pytest.mark.parametrize("superko", SUPERKO)
def test_a_copy_goes_its_own_way(way, superko):
    """It knows all that the game knows, rule 6 included, and neither changes the other."""
    game = played("B4 C4 A3 D3 B2 C2 C3 B3", 4, rules=Rules(superko), komi=0.5)
    other = way(game)
    assert (other, other.turns, other.position, other.komi) == (
        game,
        game.turns,
        game.position,
        0.5,
    )
    assert other.superko_points() == game.superko_points()
    assert other.legal_moves() == game.legal_moves()
    other.play("A1")
    assert other != game
    assert game.turn == 8
    game.play("A1")
    assert other == game
    game.undo()
    game.undo()
    assert other.turn == 9


def test_a_game_is_a_sequence_of_turns():
    game = played("A1 B1 pass", 5)
    assert (len(game), list(game), "pass" in game) == (3, ["A1", "B1", "pass"], True)
    assert Game(5) == Game(5)
    assert Game(5) != Game(5, komi=1)
    assert played("A1 B1", 5) != played("B1 A1", 5)
    assert bool(Game(5)), "a game without turns is one too"
    with pytest.raises(TypeError):
        hash(game)


def test_captured():
    """The opponent's stones that the last turn cleared, not the player's own."""
    found = {turns: played(turns, 2).captured for turns in ("", "A1", "A1 B1 B2", "A1 B1 B2 pass")}
    assert found == {"": [], "A1": [], "A1 B1 B2": ["B1"], "A1 B1 B2 pass": []}
    assert (
        played("A3 pass A1", 3, setup=Position.parse(". X .\nO X .\n. X ."), first=WHITE).captured
        == []
    )


def test_a_position_by_vertices():
    """Colours, strings and liberties."""
    position = Position.parse(KO)
    assert (position["b4"], position["C4"], position["D4"]) == (BLACK, WHITE, EMPTY)
    assert list(position)[:5] == ["A1", "B1", "C1", "D1", "A2"]
    assert [vertex for vertex in position if position[vertex] == WHITE] == ["C2", "B3", "D3", "C4"]
    assert position.string("C4") == ["C4"]
    assert position.liberties("C4") == ["C3", "D4"]
    assert Position.parse("XX.\nX..").string("A2") == ["A1", "A2", "B2"]
    for wrong in ("D4", "Z9", "pass", "", None):
        with pytest.raises(ValueError, match=r"\."):
            position.string(wrong)  # type: ignore[arg-type]
    with pytest.raises(NotAPoint):
        position["E5"]


def test_a_position_of_vertices():
    """In any form in which points are given, and back."""
    position = Position.of(4, 3, black="a1 B2", white=["D3"])
    assert position == Position(position.grid, position.set_of("A1,B2"), 1 << 13)
    assert position.vertices(BLACK) == position.named(["A1", 6]) == ["A1", "B2"]
    assert position.coloured("A1 D3", EMPTY).named(position.set_of("B2")) == ["B2"]
    assert [position.colour(point) for point in ("b2", 6, 13)] == [BLACK, BLACK, WHITE]
    with pytest.raises(ValueError, match="overlap"):
        Position.of(4, black="A1", white="A1")


def test_symmetries():
    """Eight of a square, each once if no two are alike; four of another rectangle."""
    corner = Position.of(3, black="A1", white="B1")
    assert {str(one).replace(" ", "").replace("\n", "/") for one in corner.symmetries()} == {
        ".../.../XO.", ".../.../.OX", "XO./.../...", ".OX/.../...",
        ".../O../X..", ".../..O/..X", "X../O../...", "..X/..O/...",
    }  # fmt: skip
    assert [str(one) for one in Position.of(2, 1, black="A1").symmetries()] == ["X .", ". X"] * 2
    least = {min(one.symmetries(), key=str) for one in corner.symmetries()}
    assert len(least) == 1


def test_games_and_positions_as_json():
    """With what a text would leave out: rules, whose turn it is, where play was resumed."""
    for rules in ("tt", "aga", "superko=situational ending=chinese"):
        game = Game(5, 4, 0.5, rules, setup=Position.of(5, 4, white="A1"), first=WHITE)
        game.play_all("C3 pass pass")
        game.resume()
        game.give_turn(WHITE)
        game.play_all("D3 D2")
        game.give_turn(BLACK)
        again = Game.from_dict(json.loads(json.dumps(game.to_dict())))
        assert (again, again.to_play, again.resumed) == (game, BLACK, 1)
        assert Game(again.start) == Game(Start.from_dict(game.to_dict()))
    for turns in range(4):
        handicapped = Game(5, handicap=2)
        handicapped.play_all("A1 B1 C1".split()[:turns])
        assert Game.from_dict(handicapped.to_dict()) == handicapped
        assert "next" not in handicapped.to_dict()
    position = Position.parse(KO)
    assert Position.from_dict(json.loads(json.dumps(position.to_dict()))) == position


def test_dead_stones_prisoners_and_winners():
    """By hand: without A1, D1 is Black's; the suicide of two stones is Black's gain."""
    game = played("C1 D2 C2 D1", 4, komi=0.5)
    assert (game.score().winner, game.score(dead="D1 D2").winner) == (WHITE, BLACK)
    assert game.score(dead=["D1", "D2"]).black == 16
    assert played("A1 A2", 2).score().winner is None
    with pytest.raises(ValueError, match=r"^Only stones can be dead, and A1 is empty\.$"):
        game.score(dead="A1")
    corner = Position.of(3, black="A2 B2 C1", white="A1")
    suicide = played("B1", 3, setup=corner, first=WHITE)
    assert (suicide.captured, suicide.prisoners) == ([], {BLACK: 2, WHITE: 0})
    assert played("A1 B1 B2", 2).prisoners == {BLACK: 1, WHITE: 0}
    handed = Game(2, setup=Position.of(2, white="A1"))
    handed.play_all("B1 pass A2")
    assert handed.prisoners == {BLACK: 1, WHITE: 0}


def test_a_game_is_printed_as_a_board():
    """With as many letters and numbers as it has sides, however large."""
    assert str(played("A1 B2", 2)) == "2 . O\n1 X .\n  A B"
    lines = str(Game(27, 11)).splitlines()
    assert len({len(line) for line in lines}) == 1
    assert (lines[0][:5], lines[10][:5], lines[11][-6:]) == ("11  .", " 1  .", " AA AB")


def test_starts_are_values():
    """Equal, hashable, sent, shown, and changed only in a copy."""
    start = Start(5, 4, komi=6.5, handicap=2)
    assert len({start, Start(5, 4, 6.5, None, 2)}) == 1
    assert pickle.loads(pickle.dumps(start)) == eval(repr(start)) == start
    assert [Start(9, komi=komi).komi for komi in (0, -9999, 9999)] == [0, -9999, 9999]
    assert Game(9, handicap=1).handicap == 0
    players = [Start(3, handicap=3).player_after(BLACK, turn) for turn in range(5)]
    assert players == [BLACK, BLACK, BLACK, WHITE, WHITE]
    with pytest.raises(ValueError, match=r"^A start has no 'size' to change; it has komi, rules, "):
        start.but(size=9)
    assert (start.but(komi=0).komi, start.komi) == (0, 6.5)
    game = Game(9)
    game.komi = 3
    with pytest.raises(ValueError, match=r"^Komi is a multiple of 0.5 .*, not 6.3\.$"):
        game.komi = 6.3
    assert (game.start, game.komi, game.score().komi) == (Start(9, komi=3), 3, 3)
