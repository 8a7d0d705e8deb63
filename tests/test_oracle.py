"""Whole games of independent programs: boards, captures, illegal points and scores agree at every turn."""

import gzip
import json
from pathlib import Path

import pytest
from sgfmill.boards import Board

from tests.support import literal
from tests.support.examples import part
from tests.support.games import rows
from tests.support.sgf_files import self_played
from ttgo import BLACK, PASS, WHITE, Game, Grid, Position, Repeats, Rules, sgf
from ttgo.rules import move
from ttgo.vertex import names

DATA = Path(__file__).parent / "data"


FILES = {"psk": "games-psk", "ssk": "games-ssk-literal", "w1995": "games-w1995"}
SUPERKO = {"psk": "positional", "ssk": "situational", "nssk": "natural situational", "w1995": "taylor 1995"}


def games():
    """The games by their ids, with the name of their superko rule."""
    found = {}
    for superko, file in FILES.items():
        with gzip.open(DATA / f"{file}.jsonl.gz", "rt", encoding="utf-8") as lines:
            for known in map(json.loads, lines):
                found[f"{superko} {known['id']}"] = (superko, known)
    return found


GAMES = games()
POSITIONS = json.loads((DATA / "positions.json").read_text(encoding="utf-8"))
SELF_PLAYED = self_played()


def test_the_data_is_all_there():
    """A file that lost its entries would let the tests below pass without a look."""
    assert (len(GAMES), len(POSITIONS), len(SELF_PLAYED)) == (170, 12, 120)


def point_of(grid, vertex):
    column, row = literal.point_of(vertex)
    return grid.point(column - 1, row - 1)


def refused(game):
    """The empty points that rule 6 forbids, found by asking for each empty point in turn."""
    found = {}
    for vertex in names(game.grid, game.position.empty):
        why = game.why_not(vertex)
        if why is not None:
            assert type(why) is Repeats
            found[vertex] = why.turn
    return found


def check_refusals(game, wanted):
    """Exactly these points are refused, each with a turn that left the grid the move would leave."""
    found = refused(game)
    assert sorted(found) == sorted(wanted)
    legal = [vertex for vertex in names(game.grid, game.position.empty) if vertex not in found]
    assert game.legal_moves() == legal
    points = {point_of(game.grid, vertex): turn for vertex, turn in found.items()}
    assert game.repeating_points() == points
    for point, turn in points.items():
        assert move(game.position, point, game.to_play) == game.position_after(turn)


@pytest.mark.parametrize("name", part(list(GAMES), 3))
def test_random_game(name):
    """Every recorded board, capture, suicide and illegal point, and the score of the end, under three superko rules."""
    superko, known = GAMES[name]
    game = Game(known["width"], known["height"], known["komi"], Rules(SUPERKO[superko]), known["handicap"])
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
            lone = known["single_suicide_points"].get(key, []) if superko == "psk" else []
            check_refusals(game, known["illegal_repeat"].get(key, []) + lone)
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
        gone |= 1 << point_of(game.grid, game.last)
    assert sorted(names(game.grid, gone)) == sorted(suicided)


VARIANTS = [(known, superko) for known in POSITIONS for superko in known["variants"]]


@pytest.mark.parametrize(
    ("known", "superko"), VARIANTS, ids=[f"{superko} {known['name']}" for known, superko in VARIANTS]
)
def test_position(known, superko):
    """The positions about superko: boards and illegal points after every move, and who claims what."""
    game = Game(known["width"], known["height"], rules=Rules(SUPERKO[superko]))
    for _, vertex in known["prelude"]:
        game.play(vertex)
    if known["setup"][0]:
        assert rows(game.position) == known["setup"]
    claims = [claim for claim in known["claims"] if claim[0] == superko]
    checked = 0
    variant = known["variants"][superko]
    for step in variant["steps"]:
        if "illegal_move" in step:
            assert step["at"] == game.turn - len(known["prelude"]) + 1
            assert isinstance(game.why_not(step["illegal_move"]), Repeats)
            break
        if step["after"] > 0:
            game.play(known["moves"][step["after"] - 1])
        assert game.to_play[0].upper() == step["to_move"]
        assert rows(game.position) == step["board"].split("/")
        check_refusals(game, step["illegal"])
        for _, after, vertex, legal in claims:
            if after == step["after"]:
                assert (game.why_not(vertex) is None) == legal
                checked += 1
    assert checked == len(claims)
    score = game.score()
    if "area_if_scored_now" in variant:
        assert [score.black, score.white, score.neutral] == variant["area_if_scored_now"]


@pytest.mark.parametrize("known", POSITIONS, ids=[known["name"] for known in POSITIONS])
def test_position_as_a_setup(known):
    """A game that begins with the position agrees with the one that came to it, where the data says that it must."""
    if not known.get("prelude_equivalent_to_setup_for_psk_ssk"):
        return
    grid = Grid(known["width"], known["height"])
    first = BLACK if known["to_move"] == "B" else WHITE
    setup = Position.parse("\n".join(known["setup"]))
    assert setup.grid == grid
    for superko, steps in known["setup_illegal"].items():
        game = Game(grid.width, grid.height, rules=Rules(SUPERKO[superko]), setup=setup, first=first)
        for number, wanted in enumerate(steps):
            check_refusals(game, wanted)
            if number == len(steps) - 1 or known["moves"][number] in wanted:
                break  # the next move of the game is one that this rule forbids
            game.play(known["moves"][number])


MARKS = {"b": "X", "w": "O", None: "."}


@pytest.mark.parametrize("name", part(sorted(SELF_PLAYED), 4))
def test_self_played_game(name):
    """GNU Go's and KataGo's games are legal, end with two passes and have the result that they say. The boards of sgfmill know no
    superko, but captures, suicides and area: they are the same after every turn.
    """
    record = sgf.read(SELF_PLAYED[name])
    turns = [node.word for node in record.main_line()]
    game, width, komi = Game(record.start), record.start.grid.width, record.start.komi
    board = Board(width) if width == record.start.grid.height else None
    for turn in turns:
        assert not game.over
        colour = "b" if game.to_play == BLACK else "w"
        game.play(turn)
        if board is not None and turn != PASS:
            column, row = literal.point_of(turn)
            board.play(row - 1, column - 1, colour)
            theirs = [[MARKS[board.get(row, column)] for column in range(width)] for row in range(width)]
            assert rows(game.position) == ["".join(row) for row in reversed(theirs)]
            assert board.area_score() - komi == game.score().margin
    assert game.over
    assert [game.score().result] == record.notes["RE"]
    assert len(turns) >= 10
