"""Advice in positions from real games: no pass while something is to gain, numbers that agree with
each other, and reasons that are true.
"""

import random

import pytest

from tests.support.examples import part
from tests.support.sgf_files import chosen, self_played
from tests.support.sites import DATA
from ttgo import PASS, Game, Position, sgf
from ttgo.player import MatchPlayer
from ttgo.player.reason import reason
from ttgo.position import BLACK, WHITE
from ttgo.rules import area


def positions(number):
    """Positions of games by programs on at most 9 by 9 points, half of them in the last tenth of
    the game, where passes are near.
    """
    chance = random.Random(3)
    records = [(name, sgf.parse(data)) for name, data in sorted(self_played().items())]
    records = [(name, record) for name, record in records if record.start.grid.width <= 9]
    found = []
    for place in range(number):
        name, record = records[place % len(records)]
        words = [node.word for node in chosen(record)]
        least = len(words) * 9 // 10 if place // len(records) % 2 else 4
        turns = chance.randint(least, len(words) - 2)  # the last two are passes
        found.append((f"{name} after turn {turns}", after(record, turns)))
    return found


def after(record, turns):
    """The match after so many turns of a record."""
    match = record.new_match()
    for node in chosen(record)[:turns]:
        match.take(node.word)
    return match


ALL = positions(300)
POSITIONS = part(ALL, 15)


def advice(match, games=1000):
    opponent = MatchPlayer(games)
    opponent.begin(match, advises=True)
    while not opponent.think(1000):
        pass
    return opponent.evidence()


def gains(game):
    """The moves that gain by the count, by trying all: on points that count for nobody or with
    captures, even if the opponent captures the stone straight away.
    """
    sign = 1 if game.to_play == BLACK else -1
    before, position = game.score().margin, game.position
    owned = area(position, BLACK) | area(position, WHITE)
    found = []
    for turn in game.legal_moves():
        after = game.copy()
        after.play(turn)
        stone = after.position.points(game.to_play) & ~position.points(game.to_play)
        captures = after.position.points(after.to_play) != position.points(after.to_play)
        if not captures and stone & owned:
            continue
        least = sign * after.score().margin
        for reply in after.legal_moves():
            then = after.copy()
            then.play(reply)
            if stone & ~then.position.points(game.to_play):
                least = min(least, sign * then.score().margin)
        if least > sign * before:
            found.append(turn)
    return found


@pytest.mark.parametrize(("name", "match"), POSITIONS, ids=[name for name, _ in POSITIONS])
def test_advice_agrees_with_itself(name, match):
    """The margin is of the player who wins more of the games, the first move is the advised one,
    and a pass is advised only where no move gains.
    """
    found = advice(match)
    own = found["margin"] if found["player"] == BLACK else -found["margin"]
    assert (found["share"] - 0.5) * own >= 0
    assert found["low"] <= found["high"]
    assert found["line"][0] == found["turn"]
    if found["turn"] == PASS:
        assert gains(match.board) == []
        assert found["reason"]["why"] == "pass" or abs(found["share"] - 0.5) > 0.48
    else:
        assert found["reason"] == reason(match.board, found["turn"])


# A game, how many of its turns are taken, a move, and why it is good: by a literal model, which found
# each fact by walking from point to point
FILES = self_played()
REASONS: dict[str, list[list[str]]] = {}
for row in (DATA / "reasons.txt").read_text(encoding="utf-8").splitlines():
    REASONS.setdefault(row.split()[3], []).append(row.split())


@pytest.mark.parametrize("why", REASONS)
def test_a_reason_is_true(why):
    for name, turns, move, _, *points in REASONS[why]:
        match = after(sgf.parse(FILES[name]), int(turns))
        found = reason(match.board, move)
        assert (found["why"], found["points"]) == (why, points), (name, turns, move)
        assert move in found["part"]


@pytest.mark.parametrize(("first", "why"), [(BLACK, "lives"), (WHITE, "kills")])
def test_the_middle_of_three(first, why):
    setup = Position.parse(". . . X O .\nX X X X O .\nO O O O O .")
    found = reason(Game(6, 3, setup=setup, first=first), "B3")
    assert (found["why"], found["points"]) == (why, setup.vertices(BLACK))
