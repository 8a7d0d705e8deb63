"""GTP's player: the turns it takes, the time it thinks by, and how its analyses look and end."""

import io
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.programs import answers, said
from ttgo import Game, gtp
from ttgo.gtp.engine import run
from ttgo.gtp.referee import Clock, Computer
from ttgo.rules import BLACK, WHITE

ROOT = Path(__file__).parents[2]


# Turns


def test_a_seed_decides():
    """The same seed makes the same moves, another one others; an analysis in between changes
    nothing.
    """
    games: list = []
    for seed in (1, 1, 2):
        engine = gtp.Engine(playouts=16, seed=seed)
        lines = ["boardsize 9", *["genmove b", "genmove w"] * 5]
        if games:
            lines.insert(3, "lz-analyze b")
        games.append([answer for answer in answers(*lines, engine=engine) if answer != "= "])
    assert games[0] == games[1] != games[2]


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
@pytest.mark.parametrize(("before", "colour", "wanted"), TURNS.values(), ids=TURNS)
def test_turn(before, colour, wanted, command):
    """A sensible one; reg_genmove alone does not play it."""
    engine = gtp.Engine(playouts=400)
    assert all(answer == "= " for answer in answers(*before.split("|"), engine=engine))
    turns = engine.referee.game.turn
    assert re.fullmatch(f"= ({wanted})", said(engine, f"{command} {colour}"))
    assert engine.referee.game.turn == turns + (command != "reg_genmove")


@pytest.mark.parametrize(
    "command", ["genmove b", "reg_genmove w", "lz-analyze", "kata-genmove_analyze b 10"]
)
def test_a_grid_that_is_too_large(command):
    """One clear sentence, and nothing is played."""
    sentence = "? The computer plays on grids of up to 19 by 19 points; this one has 20 by 3."
    assert answers("boardsize 20 3", command, "move_history") == ["= ", sentence, "= "]


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


@pytest.mark.parametrize(("settings", "told", "spent", "wanted"), CLOCKS.values(), ids=CLOCKS)
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


# Analyses

VERTEX = "(?:[A-T][0-9]+|pass)"
LEELA = rf"info move {VERTEX} visits \d+ winrate \d+ lcb \d+ order \d+ pv {VERTEX}(?: {VERTEX})*"
SIGNED = r"-?\d+(?:\.\d+)?"
KATAGO = (
    rf"info move {VERTEX} visits \d+ utility {SIGNED} winrate [01]\.\d+ scoreMean {SIGNED} "
    rf"scoreLead {SIGNED} "
    rf"lcb [01]\.\d+ order \d+ pv {VERTEX}(?: {VERTEX})*"
)
OWNERSHIP = rf" ownership(?: {SIGNED}){{81}}"
ANALYSES = {
    "nothing more": ("lz-analyze", f"{LEELA}(?: {LEELA})*"),
    "an interval": ("lz-analyze W 10", f"{LEELA}(?: {LEELA})*"),
    "all pairs": ("lz-analyze black interval 5 minmoves 1 maxmoves 2", f"{LEELA} {LEELA}"),
    "KataGo's": ("kata-analyze", f"{KATAGO}(?: {KATAGO})*"),
    "with ownership": ("kata-analyze b ownership true maxmoves 1", KATAGO + OWNERSHIP),
    "without": ("kata-analyze 7 ownership false maxmoves 1", KATAGO),
}


@pytest.mark.parametrize(("command", "wanted"), ANALYSES.values(), ids=ANALYSES)
def test_analysis(command, wanted):
    """A line at least, of the form that other programs read; the next command ends it, with an
    empty line.
    """
    target = io.BytesIO()
    run(gtp.Engine(), io.BytesIO(f"boardsize 9\n3 {command}\nname\n".encode()), target)
    assert re.fullmatch(rf"= \n\n=3 \n({wanted}\n)+\n= ttgo\n\n", target.getvalue().decode())


@pytest.mark.parametrize("rest", ["", "\n", "quit\n", "lz-analyze\n", "# no\nname\n"])
def test_what_ends_an_analysis(rest):
    """The end of the input does, an empty line, a comment, and another analysis."""
    target = io.BytesIO()
    run(gtp.Engine(), io.BytesIO(f"boardsize 5\nlz-analyze\n{rest}".encode()), target)
    parts = target.getvalue().decode().split("\n\n")
    assert parts[1].startswith("= \ninfo move")
    assert len(parts) == (3 if rest in ("", "\n") else 4)


BAD_ANALYSES = [
    "lz-analyze x",
    "lz-analyze b fast",
]
BAD_ANALYSES += [
    "lz-analyze ownership true",
    "kata-analyze ownership yes",
]


@pytest.mark.parametrize("command", BAD_ANALYSES)
def test_bad_analysis(command):
    """One clear sentence or GTP's own, and no analysis begins."""
    engine = gtp.Engine(playouts=2)
    assert re.fullmatch(r"\? (syntax error|An analysis takes .+\.)", said(engine, command))
    assert engine.referee.analysis is None
    assert engine.referee.game.turn == 0


@pytest.mark.parametrize(
    ("command", "form"), [("lz-genmove_analyze w", LEELA), ("kata-genmove_analyze b 5", KATAGO)]
)
def test_a_move_with_its_analysis(command, form):
    """What was tried, and what it played."""
    engine = gtp.Engine(playouts=64)
    answer = answers("boardsize 7", command, engine=engine)[1]
    found = re.fullmatch(rf"= \n{form}(?: {form})*\nplay ({VERTEX})", answer)
    assert found
    assert engine.answer("last_move") == f"= {'white' if ' w' in command else 'black'} {found[1]}"


def test_values_are_those_of_the_player_to_play():
    """In a game that Black has won: White's share, lead and ownership are the negative of what
    Black's would be.
    """
    engine = gtp.Engine(playouts=200)
    for turn in (
        "boardsize 5",
        "play b B2",
        "play b B3",
        "play b B4",
        "play b D2",
        "play b D3",
        "play b D4",
    ):
        engine.answer(turn)
    found = {}
    for colour in "bw":
        engine.answer(f"kata-analyze {colour} maxmoves 1 ownership true")
        assert engine.referee.analysis
        text = next(engine.referee.analysis(lambda _: True))
        values = re.findall(rf"(?:winrate|scoreLead|ownership) ({SIGNED})", text)
        found[colour] = list(map(float, values))
    assert found["b"][0] > 0.8 > 0.2 > found["w"][0]
    assert found["b"][1] > 5 > -5 > found["w"][1]
    assert found["b"][2] > 0.5 > -0.5 > found["w"][2]


def test_lines_come_while_it_thinks(monkeypatch):
    """A controller reads each answer at once, and line after line of an analysis, and asks for
    something else when it likes.
    """
    monkeypatch.delenv("PYTHONUNBUFFERED", raising=False)  # which would do without our flush
    command = [sys.executable, "-m", "ttgo", "gtp"]
    with subprocess.Popen(
        command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin
        assert process.stdout
        process.stdin.write(b"boardsize 9\nlz-analyze interval 1 maxmoves 1\n")
        process.stdin.flush()
        assert [process.stdout.readline() for _ in range(3)] == [b"= \n", b"\n", b"= \n"]
        visits = [int(process.stdout.readline().split()[4]) for _ in range(5)]
        assert visits == sorted(visits)
        assert visits[4] > visits[0]
        process.stdin.write(b"name\n")
        process.stdin.flush()
        while process.stdout.readline() != b"\n":
            pass
        assert process.stdout.readline() == b"= ttgo\n"
        process.stdin.close()
        assert process.wait(timeout=30) == 0


def test_an_analysis_of_what_is_decided_goes_on_quietly(monkeypatch):
    """Where there is nothing more to think about it waits for the next command."""
    monkeypatch.setattr("ttgo.player.player.MOST", 100)
    engine = gtp.Engine()
    answers("boardsize 1", "lz-analyze interval 0", engine=engine)
    analysis = engine.referee.analysis
    assert analysis
    waits: list[float] = []
    assert list(analysis(lambda wait: waits.append(wait) or wait > 0))  # type: ignore[func-returns-value]
    assert waits[-1] > 0
