"""The game in the terminal: what is said to each line, to the end of the input, and to options that
are none.
"""

import io
import re
import sys

import pytest

from tests.support.tables import each_row
from ttgo import Game, Match, Position, Rules, sgf
from ttgo import __main__ as command
from ttgo.terminal import Terminal, board, result_of


def talk(text, colour="black", game=None, playouts=8):
    """What is said, prompt by prompt: [0] is before the first line, [1] the answer to it, ..."""
    target = io.StringIO()
    Terminal(Match(game or Game(5, komi=7.5)), colour, playouts).run(io.StringIO(text), target)
    return re.split("(?:Black|White|)> ", target.getvalue())


BOARD = """\
    A  B  C
 2  .  X (O) 2
 1  O  .  .  1
    A  B  C"""


def test_board():
    """Letters below and above, numbers on both sides, brackets round the last move and round
    nothing after a pass.
    """
    game = Game(3, 2)
    game.play_all("B2 A1 pass C2")
    assert board(Match(game)) == BOARD
    game.play("pass")
    assert board(Match(game)) == BOARD.replace("(O)", " O ")


# What is typed, and what the answer to the last line of it looks like.
ANSWERS = {
    "a move": (
        "C3",
        (
            r"Black played C3\.\n(.*\n){7}White played [A-E][1-5]\. "
            r"The computer (expects|thinks|offers).*\.\n(.*\n){7}"
        ),
    ),
    "nothing": ("C3\n\n", ""),
    "help": ("help", r"Type a point(.*\n)+  quit      stop\n"),
    "the board": ("board", r"    A  B  C  D  E\n 5 (.*\n){6}"),
    "the score": (
        "SCORE",
        r"As the board is now: Black 0, White 0 \+ 7\.5 komi\. White wins by 7\.5 \(W\+7\.5\)\.\n",
    ),
    "a hint": (
        "hint",
        (
            r"The computer would play [A-E][1-5]: of \d+ random games after it you win \d+%\. It "
            r"expects .*\.\n"
        ),
    ),
    "an occupied point": ("C3\nC3", r"Rule 7: A move colours an empty point, and C3 is black\.\n"),
    "no point": (
        "Z9",
        r"Rule 1: 'Z9' is not a point of this board; write .* For all else you can type: help\.\n",
    ),
    "a word too much": ("undo 3", r"undo stands alone, without '3'\.\n"),
    "undo at the start": ("undo", r"You have no turn to undo\.\n"),
    "undo": (
        "C3\nundo",
        r"Undone: C3, [A-E][1-5]\.\n    A  B  C  D  E\n( \d( {2}\.){5}  \d\n){5}.*\n",
    ),
    "a level": ("level easy", r"From now on the computer plays 30 games a move\.\n"),
    "no level": ("level best", r"There is no level 'best'; the levels are First game, .*\.\n"),
    "a folder that is not there": (
        "save /nowhere/x.sgf",
        r"'/nowhere/x\.sgf' cannot be written: .*\.\n",
    ),
    "dead stones in the middle of the game": ("dead C3", r"There is nothing to agree on now; .*\n"),
    "a pass": ("pass", r"Black passes\. (.*\n)+"),
}


@each_row(ANSWERS)
def test_answer(typed, wanted):
    """Each line has an answer in clear words, and only a turn changes the game."""
    said = talk(typed + "\nquit\n")
    assert re.fullmatch(wanted, said[-2])
    assert said[-1] == ""


def test_a_whole_game():
    """To two passes: the result by the rules, who has won, and after it undo, score and quit still
    work.
    """
    passes = "pass\n" * 16  # the computer plays on as long as there is something to gain
    said = talk(f"C3\n{passes}score\nhint\nC4\nundo\nquit\n", game=Game(4, komi=0.5))
    end = next(part for part in said if "Two passes in a row ended the game." in part)
    assert re.search(
        r"(Black|White) wins by \d+\.5 \([BW]\+\d+\.5\)\.\nYou have (won|lost)\.\n$", end
    )
    after = said[said.index(end) + 1 :]
    assert "As the board is now" in "".join(after)


def test_white_waits_for_the_computer():
    """The computer begins, with all turns of a handicap; undo goes back to White's own last
    turn.
    """
    said = talk("undo\npass\nundo\nquit\n", "white", Game(5, komi=0.5, handicap=3))
    assert said[0].count("Black ") == 3
    assert said[1] == "You have no turn to undo.\n"
    assert said[3].count("X") == said[0].split("Black ")[-1].count("X") == 3


def test_the_human_plays_a_handicap():
    """Black's turns come one after the other, and undo takes one back."""
    said = talk("C3\nB2\nundo\nquit\n", game=Game(5, komi=0.5, handicap=2))
    assert "White" not in said[1]
    assert "White" in said[2]
    assert said[3].count("X") == 1


def test_tiny_grids_are_known():
    """The computer says the proven result."""
    said = talk("B1\nquit\n", game=Game(2, komi=0.5))
    assert "This board is solved: by perfect play " in said[1] or "Two passes" in said[1]
    assert result_of(0) == "by perfect play nobody wins."
    assert result_of(-3.5) == "by perfect play White wins by 3.5."


def test_it_offers_to_resign_once():
    """Where it is hopeless, and no sooner than it has looked at 100 games."""
    said = "".join(
        talk("C3\nB3\nD3\nA3\nE3\nC2\nD4\nC4\nB4\nquit\n", game=Game(5, komi=-60.5), playouts=120)
    )
    assert said.count("The computer offers to resign: ") == 1


def test_save(tmp_path):
    """The file holds the game, with its result once it is over; a file that is there is left
    alone.
    """
    path = tmp_path / "a game.sgf"
    said = talk(f"C3\nsave {path}\nsave {path}\nquit\n")
    assert said[2] == f"The game is in {path}.\n"
    assert re.fullmatch(r"There is a file '.*' already; choose another name\.\n", said[3])
    record = sgf.parse(path.read_bytes())
    assert next(node.word for node in record.main_line()) == "C3"
    assert len(record.main_line()) == 2
    assert (record.start.komi, record.notes["PW"]) == (7.5, ["ttgo"])
    over = tmp_path / "over.sgf"
    talk(f"pass\npass\npass\nsave {over}\n", game=Game(1, komi=0.5))
    assert sgf.parse(over.read_bytes()).notes["RE"] == ["W+0.5"]


# A position in which E1 is dead, and what is typed after two passes; how the answers to the last
# line begin, and if the game is over.
DEAD = "O . O X .\n. O O X .\nO O X X X\nO X X X X\nX X . . O"
AGREEMENTS = {
    "what both say is dead": (
        "dead e1",
        "Black wants to remove 1 stone (E1). White agrees",
        True,
    ),
    "living stones": (
        "dead C5",
        "Black wants to remove 1 stone (C5). White wants to remove 1 stone (E1).",
        False,
    ),
    "playing on": ("on", "Black wants to play on", False),
    "a turn": ("C1", "", False),
    "help": ("help", "After two passes in a row these rules ask both", False),
    "undo": ("undo", "Undone: pass.\n    A  B  C", False),
    "undo of what was played on": (
        "on\nundo",
        "Undone: pass, a proposal, pass.\n    A  B  C",
        False,
    ),
}


@each_row(AGREEMENTS)
def test_agreement(typed, wanted, over):
    """The computer agrees if it loses nothing by it, otherwise it plays on."""
    game = Game(5, komi=5.5, rules=Rules(ending="kgs"), setup=Position.parse(DEAD), first="white")
    game.play("pass")
    terminal, target = Terminal(Match(game), "black", 300), io.StringIO()
    terminal.run(io.StringIO(f"pass\n{typed}\n"), target)
    said = target.getvalue().split("> ")
    assert "these rules ask both players which stones are dead" in said[1]
    assert said[-2].startswith(wanted)
    assert terminal.match.over == over
    assert not over or said[-2].endswith("Black wins by 1.5 (B+1.5).\nYou have won.\n")


# The command


@pytest.mark.parametrize("text", [b"", b"c3", b"c3\n\xff\xfe\n", b"\0\n"])
def test_the_end_of_the_input_ends_it(text, capsys, monkeypatch):
    """Wherever it comes; bytes that are no text are no turn."""
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text), encoding="utf-8"))
    assert command.main("play --size 5 --level 10".split()) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.startswith(
        "You play Black (X), the computer White; help lists what you can type.\n"
    )


def test_options_reach_the_game(capsys, monkeypatch):
    """Size, komi, colour, superko, handicap and seed; the same seed makes the same game."""
    said = []
    for seed in "334":
        monkeypatch.setattr(sys, "stdin", io.StringIO("score\nquit\n"))
        options = (
            "--size 6x5 --komi 3 --colour W --superko situational --handicap 2 --level 10 --seed"
        )
        assert command.main(["play", *options.split(), seed]) == 0
        said.append(capsys.readouterr().out)
    assert said[0].startswith("You play White (O), the computer Black")
    assert "    A  B  C  D  E  F\n 5" in said[0]
    assert "+ 3 komi" in said[0]
    assert said[0].count("Black ") >= 3
    assert said[0] == said[1] != said[2]
