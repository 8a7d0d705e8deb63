"""Games and positions of independent programs: boards, captures, illegal points and scores agree at
every turn.
"""

import json
from typing import Any

import pytest

from tests.support.examples import part
from tests.support.games import rows
from tests.support.recorded import GAMES
from tests.support.sites import DATA
from tests.support.tables import each_row
from ttgo import BLACK, Game, Repeats, Rules
from ttgo.vertex import read

POSITIONS = json.loads((DATA / "positions.json").read_text(encoding="utf-8"))
SUPERKO: Any = {
    "psk": "positional",
    "ssk": "situational",
    "nssk": "natural situational",
    "w1995": "taylor 1995",
}
VARIANTS = {
    f"{superko} {known['name']}": (known, superko)
    for known in POSITIONS
    for superko in known["variants"]
}


def refused(game):
    """The empty points that rule 6 forbids, found by asking for each empty point in turn."""
    empty = game.grid.named(game.position.empty)
    return sorted(vertex for vertex in empty if isinstance(game.why_not(vertex), Repeats))


@pytest.mark.parametrize("name", part(list(GAMES), 3))
def test_random_game(name):
    """Every recorded board, capture, suicide and illegal point, and the score of the end, under
    three superko rules.
    """
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
            assert refused(game) == sorted(known["illegal_repeat"].get(key, []) + lone)
    score, final = game.score(), known["final"]
    assert game.over
    assert (score.black, score.white, score.neutral) == (
        final["black"],
        final["white"],
        final["neutral"],
    )
    assert score.result == final["result"].replace("Draw", "0")


def check_clearing(game, captured, suicided):
    """The last turn emptied exactly these of the opponent's and of the player's own points."""
    before, after = game.position_after(game.turn - 1), game.position
    black = game.player(game.turn) == BLACK
    own, other = (before.black, before.white) if black else (before.white, before.black)
    assert sorted(game.grid.named(other & after.empty)) == sorted(captured)
    gone = own & after.empty
    if suicided:
        gone |= 1 << (read(game.grid, game.last) or 0)
    assert sorted(game.grid.named(gone)) == sorted(suicided)


@each_row(VARIANTS)
def test_position(known, superko):
    """The positions about superko: boards and illegal points after every move, and who claims
    what.
    """
    game = Game(known["width"], known["height"], rules=Rules(SUPERKO[superko]))
    for _, vertex in known["prelude"]:
        game.play(vertex)
    claims = [claim[1:] for claim in known["claims"] if claim[0] == superko]
    variant = known["variants"][superko]
    for step in variant["steps"]:
        if "illegal_move" in step:
            assert isinstance(game.why_not(step["illegal_move"]), Repeats)
            break
        if step["after"] > 0:
            game.play(known["moves"][step["after"] - 1])
        assert game.to_play[0].upper() == step["to_move"]
        assert rows(game.position) == step["board"].split("/")
        assert refused(game) == sorted(step["illegal"])
        here = [claim for claim in claims if claim[0] == step["after"]]
        assert [
            [step["after"], vertex, game.why_not(vertex) is None] for _, vertex, _ in here
        ] == here
        claims = [claim for claim in claims if claim not in here]
    assert claims == []
    score = game.score()
    if "area_if_scored_now" in variant:
        assert [score.black, score.white, score.neutral] == variant["area_if_scored_now"]
