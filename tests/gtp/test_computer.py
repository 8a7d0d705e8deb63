"""GTP's player: the turns it takes, and the time it thinks by."""

import re
from typing import Any

import pytest

from tests.support.programs import answers, said
from tests.support.tables import each_row
from ttgo import Game, gtp
from ttgo.gtp.referee import Clock, Computer
from ttgo.player import Player
from ttgo.position import BLACK, WHITE

# Turns


def test_a_seed_decides():
    """The same seed makes the same moves, another one others."""
    games: list = []
    for seed in (1, 1, 2):
        engine = gtp.Engine(playouts=16, seed=seed)
        lines = ["boardsize 9", *["genmove b", "genmove w"] * 5]
        games.append(answers(*lines, engine=engine))
    assert games[0] == games[1] != games[2]


def test_a_step():
    """Plays as the player of that step does, and so as weakly."""
    engine, game, player = gtp.Engine(step=2), Game(7), Player(step=2)
    engine.answer("boardsize 7")
    for colour in "bwbwbw":
        turn = player.choose(game, final=True).turn
        game.play(turn)
        assert said(engine, f"genmove {colour}") == f"= {turn}"


# What has been played, who is to play, and what a player that sees as far as its nose plays.
TURNS = {
    "a stone in atari is taken, and with it the game": (
        "boardsize 3 1|play b A1|play w B1",
        "w",
        "C1|pass",
    ),
    "a colour whose turn it is not": ("boardsize 5|play b C3", "b", "[A-E][1-5]"),
    "after two passes": ("boardsize 5|play b pass|play w pass", "b", "C3"),
}


@pytest.mark.parametrize("command", ["genmove", "reg_genmove", "kgs-genmove_cleanup"])
@each_row(TURNS)
def test_turn(before, colour, wanted, command):
    """A sensible one; reg_genmove alone does not play it."""
    engine = gtp.Engine(playouts=400)
    assert all(answer == "= " for answer in answers(*before.split("|"), engine=engine))
    turns = engine.referee.game.turn
    assert re.fullmatch(f"= ({wanted})", said(engine, f"{command} {colour}"))
    assert engine.referee.game.turn == turns + (command != "reg_genmove")


@pytest.mark.parametrize("command", ["genmove b", "reg_genmove w"])
def test_a_grid_that_is_too_large(command):
    """One clear sentence, and nothing is played."""
    sentence = "? The computer plays on grids of up to 19 by 19 points; this one has 20 by 3."
    assert answers("boardsize 20 3", command, "move_history") == ["= ", sentence, "= "]


BAD_NUMBERS: list[tuple[str, Any]] = [
    *[("playouts", number) for number in (0, -1, 2.0, True)],
    *[("seconds", number) for number in (0, -2.0, float("nan"), float("inf"), True)],
    ("seed", 1.5),
    *[("step", number) for number in (0, 28, True)],
]


@pytest.mark.parametrize(("name", "number"), BAD_NUMBERS)
def test_a_number_that_nobody_can_play_by(name, number):
    """It is refused where an engine is made; genmove would never answer."""
    with pytest.raises(ValueError, match=f"number.*, not {re.escape(repr(number))}[.]$"):
        gtp.Engine(**{name: number})


# Time

# Settings (main time, overtime, turns), what is told of Black, what Black has spent, and the least
# and most it may think on an empty 9x9.
CLOCKS = {
    "none": (None, None, [], None),
    "no limit, as GTP says it": ((60, 30, 0), None, [], None),
    "a main time": ((300, 0, 0), None, [], (5, 10)),
    "no time at all": ((0, 0, 0), None, [], (0.01, 0.01)),
    "overtime alone": ((0, 50, 5), None, [], (8, 10)),
    "overtime with little left": ((0, 50, 5), None, [20, 20, 4], (2, 3)),
    "after the main time": ((300, 50, 5), None, [301], (8, 10)),
    "told of the main time": (None, (37, 0), [], (0.8, 1)),
    "told of overtime": ((300, 50, 5), (8, 4), [], (1.5, 2)),
    "the other player's time is its own": ((300, 0, 0), None, [(WHITE, 290)], (5, 10)),
}


@each_row(CLOCKS)
def test_clock(settings, told, spent, wanted):
    """The time for a turn leaves enough for those that follow."""
    clock = Clock()
    if settings:
        clock.set(*settings)
    if told:
        clock.tell(BLACK, *told)
    for turn in spent:
        clock.spend(*(turn if isinstance(turn, tuple) else (BLACK, turn)))
    seconds = clock.seconds(BLACK, 81)
    assert seconds is None if wanted is None else wanted[0] <= seconds <= wanted[1]


def test_the_clock_is_kept():
    """With a clock it thinks for as long as that allows, not for a number of games; what it has
    spent counts.
    """
    computer = Computer()
    computer.choose(Game(5))
    assert (computer._player.playouts, computer._player.seconds) == (1000, None)
    computer.clock.set(5, 0, 0)
    had = computer.clock.seconds(BLACK, 25) or 0
    computer.choose(Game(5))
    assert (computer._player.playouts, computer._player.seconds) == (None, had)
    assert 0 < (computer.clock.seconds(BLACK, 25) or 0) < had


def test_the_clock_is_a_limit_beside_others():
    """A number of games ends the thought before the clock does, and the shorter of two times
    counts.
    """
    engine = gtp.Engine(playouts=16)
    answers("boardsize 9", "time_settings 3600 0 0", engine=engine)
    assert engine.referee.choose(BLACK).games <= 64
    computer = Computer(seconds=0.02)
    for main, seconds in ((3600, 0.02), (0, 0.01)):
        computer.clock.set(main, 0, 0)
        computer.choose(Game(5))
        assert computer._player.seconds == seconds


BAD_TIMES = [
    "settings 1 2",
    "settings a b c",
]
BAD_TIMES += ["left b 5", "left b nan 0"]


@pytest.mark.parametrize("line", BAD_TIMES)
def test_bad_times(line):
    """They are refused, and there is no clock."""
    engine = gtp.Engine(playouts=2)
    assert engine.answer(f"time_{line}") == "? syntax error"
    assert engine.referee.computer.clock.seconds(BLACK, 81) is None
