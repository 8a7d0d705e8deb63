"""The property that each board of the teaching page is here for, computed by the engine; none of it
is written down with the board.

The properties are those that the illustrated ten rules and the Sensei's Library page tell of their
pictures.
"""

from typing import Any

import pytest

from tests.support.boards import at
from tests.support.demos import after, killed, reached, where
from ttgo import BLACK, WHITE, Game, Match, Repeats, Rules, rules
from ttgo.explain.evidence import empties, steps, would
from ttgo.pages.lessons import BOARDS
from ttgo.points import count
from ttgo.rules import opponent
from ttgo.teach.facts import facts
from ttgo.teach.frames import whole
from ttgo.teach.problem import solution
from ttgo.teach.questions import answer

# The property of each board. What a seed says stands beside it.


def reach(demo):
    """A reaches both colours, as in the illustrated rules; beside it there are points that reach
    only one, and some are asked about.
    """
    game = after(demo, 0)
    (point,) = [vertex for vertex, label in demo.labels.items() if label == "?"]
    assert point == where(demo)
    assert reached(game, point) == {BLACK, WHITE}
    assert all(empties(game.position)[:3])
    assert answer(demo.record.match(), demo.question) == ["E1", "C2"]


def reach_abcd(demo):
    """A, B and C reach white, B, C and D black, and none of them anything more."""
    game = after(demo, 0)
    found = {label: reached(game, vertex) for vertex, label in demo.labels.items()}
    assert found == {"1": {WHITE}, "2": {BLACK, WHITE}, "3": {BLACK, WHITE}, "4": {BLACK}}
    assert answer(demo.record.match(), demo.question) == sorted(
        (vertex for vertex, label in demo.labels.items() if label != "4"), key=lambda v: at(game, v)
    )


def strings_cleared(demo):
    game = after(demo, 0)
    before = game.position.coloured(1 << at(game, where(demo)), game.to_play)
    stuck = before.black & ~rules.clear(before, BLACK).black
    assert before.black & ~stuck
    assert game.grid.named(stuck) == answer(demo.record.match(), demo.question)
    return game.grid.pieces(stuck)


def clear(demo):
    """One black string of several points goes; other black stones stay."""
    assert [count(string) for string in strings_cleared(demo)] == [3]


def clear_several(demo):
    """The same with several strings."""
    assert sorted(count(string) for string in strings_cleared(demo)) == [1, 2, 2]


def ko(demo):
    """Move 2 would clear what turn 1 captured with, and repeat the grid of the start."""
    game = after(demo, 1)
    assert demo.labels == {game.vertex(1): "1", where(demo): "2"}
    did = would(game, at(game, where(demo)))
    assert game.grid.named(did.captured) == [game.vertex(1)]
    refused = game.why_not(where(demo))
    assert isinstance(refused, Repeats)
    assert refused.turn == 0


def ko_later(demo):
    """The same board and point: allowed once the grid is another, and then it is the opponent who
    has to wait.
    """
    game = whole(demo.record).game
    assert demo.record.start.setup == BOARDS["ko"].record.start.setup
    assert demo.more["steps"] == BOARDS["ko"].more["steps"]
    game.play(where(demo))
    assert isinstance(game.why_not(game.vertex(1)), Repeats)


def situational(demo):
    """Positional superko refuses what situational superko allows: the grid is that of the start,
    but White is to play then.
    """
    record = demo.record
    games = {
        superko: Game(5, rules=Rules(superko), setup=record.start.setup, first=record.start.first)
        for superko in ("positional", "situational", "taylor 1995")
    }
    for game in games.values():
        for node in record.line()[1:]:
            game.play(node.word)
    refused = {superko: game.why_not(where(demo)) for superko, game in games.items()}
    assert isinstance(refused["positional"], Repeats)
    assert refused["positional"].turn == 0
    assert refused["situational"] is refused["taylor 1995"] is None
    did = steps(games["positional"])
    assert did is not None
    assert count(did.captured) == 2
    games["situational"].play(where(demo))
    assert games["situational"].position == record.start.setup
    assert games["situational"].to_play == opponent(record.start.first)


def replay_after_capture(demo):
    """The question of Sensei's Library: may one play where stones were captured? At each of these
    points.
    """
    game = after(demo, 2)
    did = steps(game)
    assert did is not None
    assert count(did.captured) == 3
    assert where(demo) == game.vertex(1)
    assert set(game.grid.named(did.captured)) <= set(game.legal_moves())


def move(demo):
    """A move that does something in its second step, and nothing in its third."""
    game = after(demo, 0)
    did = would(game, at(game, where(demo)))
    assert did.captured
    assert not did.suicide


def capture_first(demo):
    """Black is cleared first and White need not be: in the wrong order White's stone itself would
    go, and nothing else.
    """
    game = after(demo, 0)
    point = at(game, where(demo))
    coloured = game.position.coloured(1 << point, WHITE)
    assert rules.clear(rules.clear(coloured, WHITE), BLACK) == game.position
    assert count(rules.clear(coloured, BLACK).black) == count(coloured.black) - 8
    game.play(where(demo))
    assert game.position.colour(point) == WHITE


def suicide(demo):
    """Suicide of several stones is allowed; it clears them and nothing else."""
    game = after(demo, 0)
    game.play(where(demo))
    did = steps(game)
    assert did is not None
    assert (count(did.suicide), did.captured) == (4, 0)
    assert game.why_not("pass") is None


def suicide_one(demo):
    """A lone suicide leaves the grid as it is, so rule 6 refuses it: the only point that is
    refused.
    """
    game = after(demo, 0)
    refused = game.why_not(where(demo))
    assert isinstance(refused, Repeats)
    assert refused.turn == game.turn
    assert facts(Match(game))["illegal"] == [where(demo)]


CLAIMS = [
    reach,
    reach_abcd,
    clear,
    clear_several,
    ko,
    ko_later,
    situational,
    replay_after_capture,
    move,
]
CLAIMS += [capture_first, suicide, suicide_one]
NAMED = {claim.__name__.replace("_", "-"): claim for claim in CLAIMS}


@pytest.mark.parametrize("key", NAMED)
def test_a_demo_has_its_property(key):
    NAMED[key](BOARDS[key])


# What problems, eyes and first games of Learn promise, proved by search: who is to capture can,
# who is to live does.


DEEP = 5  # turns that the search looks ahead


def captures(demo):
    """Exactly one move captures all white stones, at once: the one that the problem knows."""
    game = demo.record.new_match().game
    right = []
    for turn in game.legal_moves():
        game.play(turn)
        right += [turn] * (not game.position.white)
        game.undo()
    assert right == solution(demo.record)


def two_eyes(demo):
    """Black can capture nothing there, whatever White does; with one of the eyes filled by White,
    Black can.
    """
    game = after(demo, 0)
    assert not killed(game, "A1", DEEP)
    blunder = Game(5, 5, setup=game.position, first=WHITE)
    blunder.play("C2")
    assert killed(blunder, "A1", 1)


def life(demo):
    """After one move White cannot capture, whatever White does; after every other, and after a
    pass, White can.
    """
    game = demo.record.new_match().game
    saves = []
    for turn in [*game.legal_moves(), "pass"]:
        game.play(turn)
        saves += [turn] * (not killed(game, "A4", DEEP))
        game.undo()
    assert saves == solution(demo.record)


def seki(demo):
    """Whoever begins loses their own stones there; who is captured has not begun."""
    ways: Any = ((BLACK, "F1"), (WHITE, "A1"))
    for first, own in ways:
        game = Game(9, 5, setup=demo.record.start.setup, first=first)
        for turn in ("E1", "E2"):
            game.play(turn)
            assert killed(game, own, 1)
            game.undo()


def first_game(demo):
    """On an empty board, against the weakest level there is."""
    assert not demo.record.start.setup.black | demo.record.start.setup.white
    assert demo.more["level"] == "10"


PROVED = {
    "first-capture": captures,
    "corner-capture": captures,
    "two-eyes": two_eyes,
    "to-live": life,
    "seki": seki,
    "game-5": first_game,
    "game-7": first_game,
    "game-9": first_game,
}


@pytest.mark.parametrize("key", PROVED)
def test_a_board_has_its_property(key):
    PROVED[key](BOARDS[key])
