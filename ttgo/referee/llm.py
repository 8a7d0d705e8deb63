"""`ttgo llm`: a program that reads and writes lines plays the computer, or another one; a language
model, for instance. No network is used.

The program is sent text and then an empty line, and answers with one line: a point, pass, or a
question (ttgo.env.text). The transcript is written to standard output as JSON Lines, and who has
won to standard error.

The exit status is 0 if the game was ended by the rules, a resignation or --max-turns, 1 if a
program forfeited it, 2 if the command cannot be done.
"""

import argparse
import contextlib
import sys
import time

from ttgo.env.text import RULES, TextGame
from ttgo.player import Player
from ttgo.referee.options import seconds, sides, unusable, whole
from ttgo.referee.program import PATIENCE, Failure, Program, split
from ttgo.rules import BLACK, NAMES, WHITE, opponent


class Lines(Program):
    """The program of a command. `say` sends it text and an empty line after it; `line` is the next
    line that it writes. Raises Failure.
    """

    def say(self, text: str) -> None:
        """Send some lines, then an empty one. If the program has ended, the next `line` says so."""
        self.start()
        assert self._process is not None
        assert self._process.stdin is not None
        with contextlib.suppress(OSError):
            self._process.stdin.write(f"{text}\n\n".encode("utf-8", "replace"))
            self._process.stdin.flush()

    def line(self) -> str:
        """The next line that is not empty, without the blanks around it."""
        until = time.monotonic() + self.patience
        try:
            while True:
                read = self._out.line(until)
                if read is None:
                    raise self._none()
                text = read.decode("utf-8", "replace").strip()
                if text:
                    return text
        except Failure:
            self.stop(politely=False)
            raise

    def _none(self) -> Failure:
        if self._out.flooded:
            return self._failure("flood", "wrote more than can be read", self._out.head())
        if self._out.ended:
            return self._failure("crash", f"ended{self._status()}")
        return self._failure("silence", f"did not answer within {self.patience:g} seconds")


def add(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Add the command to those of `ttgo`."""
    about = (
        "Have a program that reads and writes lines of text, such as a script that asks a "
        "language model, play a game."
    )
    playing = commands.add_parser("llm", prog="ttgo llm", help=about, description=about)
    say = playing.add_argument
    say("command_line", metavar="-- COMMAND", nargs="+", help="such as: -- python3 my_model.py")
    say(
        "--against",
        metavar="COMMAND",
        help="in quotes: the other player is this program, not the computer",
    )
    say(
        "--level",
        metavar="N",
        type=whole(1),
        default=100,
        help="how many random games the computer plays for a move (100)",
    )
    say(
        "--seed",
        metavar="N",
        type=whole(0),
        default=1,
        help="another number makes it play other moves (1)",
    )
    say(
        "--colour",
        metavar="C",
        default=BLACK,
        choices=(BLACK, WHITE),
        help="of the program: black (the default) or white",
    )
    say("--size", metavar="N", default="9", help="such as 9 (the default), 13 or 9x13")
    say("--komi", metavar="K", type=float, default=7.5, help="added to White's score (7.5)")
    say(
        "--handicap",
        metavar="N",
        type=whole(0),
        default=0,
        help="how many moves Black makes first",
    )
    say(
        "--superko",
        metavar="NAME",
        default="positional",
        help="positional (the default), situational, ...",
    )
    say(
        "--no-suicide",
        action="store_true",
        help="a move that would clear the player's own stones is illegal",
    )
    say(
        "--tries",
        metavar="N",
        type=whole(1),
        default=5,
        help="this many refused answers in a row forfeit the game (5)",
    )
    say(
        "--questions",
        metavar="N",
        type=whole(1),
        default=20,
        help="more than N questions in a turn forfeit the game, too (20)",
    )
    say(
        "--max-turns",
        metavar="N",
        type=whole(1),
        default=0,
        help="stop there, and count the board as it stands (never)",
    )
    say(
        "--patience",
        metavar="S",
        type=seconds,
        default=PATIENCE,
        help=f"seconds to wait for an answer ({PATIENCE:g})",
    )
    playing.set_defaults(run=run_llm)


def run_llm(options: argparse.Namespace) -> int:
    """Play the game, and print its transcript."""
    try:
        game = TextGame(
            sides(options.size),
            options.komi,
            options.superko,
            not options.no_suicide,
            options.handicap,
        )
        words = options.command_line
        command = split(words[0]) if len(words) == 1 else words
        against = split(options.against) if options.against else []
        computer = Player(options.level, seed=options.seed)
        if not against:
            computer.think(game.game)  # which refuses a grid that is too large
    except ValueError as error:
        return unusable(str(error))
    programs = {options.colour: Lines(command, options.patience)}
    if against:
        programs[opponent(options.colour)] = Lines(against, options.patience)
    try:
        return _played(game, programs, computer, options)
    finally:
        for program in programs.values():
            program.stop(politely=False)


def _played(
    game: TextGame, programs: dict[str, Lines], computer: Player, options: argparse.Namespace
) -> int:
    """Play it to its end; the exit status."""
    forfeit = ""
    written = 0

    def write() -> None:
        nonlocal written
        text = game.transcript(written)
        sys.stdout.write(text)
        sys.stdout.flush()
        written += text.count("\n")

    try:
        for program in programs.values():
            program.start()
    except Failure as failure:
        return unusable(str(failure))
    told = dict.fromkeys(programs, RULES + "\n")
    while not game.result:
        player = game.to_play
        if options.max_turns and game.game.turn >= options.max_turns:
            game.stop(f"Stopped after {options.max_turns} turns.")
        elif player not in programs:
            game.answer(computer.choose(game.game).turn)
        else:
            forfeit = _turn(game, programs[player], told.pop(player, ""), options)
            if forfeit:
                game.end(opponent(player), "F", forfeit)
        write()
    for player, program in programs.items():
        if program.running:
            program.say(game.prompt(player))
    print(_said(game.result) + (f" {forfeit}" if forfeit else ""), file=sys.stderr)
    return 1 if forfeit else 0


def _turn(game: TextGame, program: Lines, told: str, options: argparse.Namespace) -> str:
    """Have a program take its turn. Returns why it forfeits the game, if it does."""
    player, asked, refused = game.to_play, 0, 0
    text = told + game.prompt()
    while True:
        try:
            program.say(text)
            reply = game.answer(program.line())
        except Failure as failure:
            return f"{NAMES[player]} forfeits: {str(failure).removeprefix('It ')}"
        if reply.taken:
            return ""
        if game.refusals > refused:
            refused = game.refusals
        else:
            asked += 1
        if refused >= options.tries:
            return f"{NAMES[player]} forfeits: {refused} answers in a row were refused."
        if asked > options.questions:
            many = f"more than {options.questions} questions"
            return f"{NAMES[player]} forfeits: it asked {many} for a turn."
        text = reply.said


def _said(result: str) -> str:
    """Who has won, as a sentence."""
    if result == "0":
        return "A tie."
    return f"{NAMES[BLACK if result[0] == 'B' else WHITE]} wins: {result}."
