"""Random games of an independent program: boards, captures, illegal points and scores agree at every turn."""

import pytest

from tests.support.examples import part
from tests.support.games import rows
from tests.support.recorded import GAMES
from ttgo import BLACK, Game, Repeats, Rules
from ttgo.vertex import names, read


def test_the_data_is_all_there():
    """A file that lost its entries would let the tests below pass without a look."""
    assert len(GAMES) == 170


@pytest.mark.parametrize("name", part(list(GAMES), 3))
def test_random_game(name):
    """Every recorded board, capture, suicide and illegal point, and the score of the end, under three superko rules."""
    superko, known = GAMES[name]
    game = Game(known["width"], known["height"], known["komi"], Rules(superko), known["handicap"])
    last = len(known["moves"])
    for number in range(last + 1):
        key = str(number)
        if number > 0:
            colour, vertex = known["moves"][number - 1]
            assert colour == game.to_play[0].upper()
            game.play(vertex)
            check_clearing(game, known["captured"].get(key, []), known["suicided"].get(key, []))
        if key in known["boards"]:
            assert "/".join(rows(game.position)) == known["boards"][key]
        if number < last:
            lone = known["single_suicide_points"].get(key, []) if superko == "positional" else []
            empty = names(game.grid, game.position.empty)
            refused = [vertex for vertex in empty if isinstance(game.why_not(vertex), Repeats)]
            assert sorted(refused) == sorted(known["illegal_repeat"].get(key, []) + lone)
    score, final = game.score(), known["final"]
    assert game.over
    assert (score.black, score.white, score.neutral) == (final["black"], final["white"], final["neutral"])
    assert score.result == final["result"].replace("Draw", "0")


def check_clearing(game, captured, suicided):
    """The last turn emptied exactly these of the opponent's and of the player's own points."""
    before, after = game.position_after(game.turn - 1), game.position
    black = game.player(game.turn) == BLACK
    own, other = (before.black, before.white) if black else (before.white, before.black)
    assert sorted(names(game.grid, other & after.empty)) == sorted(captured)
    gone = own & after.empty
    if suicided:
        gone |= 1 << (read(game.grid, game.last) or 0)
    assert sorted(names(game.grid, gone)) == sorted(suicided)
