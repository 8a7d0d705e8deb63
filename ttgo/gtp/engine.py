"""A referee and a player that speak the Go Text Protocol, version 2, on standard input and output:
`python3 -m ttgo gtp`.

The engine knows all commands of the protocol, https://www.lysator.liu.se/~gunnar/gtp/, some of GNU
Go's (`all_legal`, `is_legal`, `captures`, `countlib`, ...), KataGo's (`rectangular_boardsize`,
`kata-set-rules`, `kata-get-rules`) and GoGui's `gogui-analyze_commands`; `list_commands` lists
them. Our own are: `ttgo-explain COLOUR VERTEX` answers "legal", or the rule that forbids the turn
and why, in a sentence; `ttgo-over` answers whether the last two turns were passes.

Where the rules or the protocol leave a choice:

- `boardsize` takes 1 to 25, as GTP's columns end with Z, and rectangles: `boardsize 9 5`.
  `rectangular_boardsize`, and `loadsgf`, take all that ttgo has, up to 52 on a side, where AA
  follows Z.
- A colour may play out of turn, as GTP has it. For rule 6 the turn is then that colour's; no pass
  is inserted.
- `play COLOUR resign` is accepted and changes nothing: the score is that of the grid.
- Two passes do not stop the game: GTP lets the controller decide when a game is over, and whether
  play goes on after two passes to have dead stones captured.
- `final_score` is the score by rules 9 and 10 of the grid as it stands. Nothing is dead and nothing
  is seki by these rules, so `final_status_list alive` has every stone, one string a line, and the
  other two lists are empty.
- A handicap is that many moves of Black's in a row, so rule 6 knows their grids. As GTP has it
  these moves are no part of the history: `undo` does not take them back, and only a game without a
  turn can be given a handicap.
- `genmove` plays as ttgo.player does, on grids of up to 19 by 19, for a game whose grid counts as
  it stands after two passes: dead stones are captured before the pass, so `kgs-genmove_cleanup`
  plays alike. The player never resigns. `reg_genmove` only says what `genmove` would play.
- The player plays 1,000 random games a move (`--playouts N`), or for a fixed time (`--seconds S`);
  or else, once `time_settings` or `time_left` has set a clock, as many games as the clock leaves
  time for; or, with `--step N`, as a step of the game's page does. Another `--seed N` makes other
  moves, always the same for a seed and a number of playouts, or a step.
- `kata-set-rules` replays the game by the other rules, and fails if they do not allow its turns.
  `boardsize`, `clear_board` and `loadsgf` keep the rules. What rules say about the end of a game is
  not GTP's, and is left out.
- `loadsgf FILE N` stops before turn N. A position that is set up on the way begins the game anew,
  so `undo` and rule 6 look back no further. The command fails if the file is not of Go, if a turn
  on the way is illegal, if turns follow on proposals, and if ttgo does not have the komi.
- Komi is a multiple of 0.5, as everywhere in ttgo.
"""

from typing import BinaryIO

from ttgo.gtp.commands import COMMANDS
from ttgo.gtp.referee import Computer, Referee, Refused
from ttgo.guards import checked
from ttgo.rulesets import Rules

LONGEST = 65536  # characters of a line without its comment; all points of 52 by 52 need 14,000

# Tabs are spaces, and all other control characters are as if they were not there.
_CONTROL = dict.fromkeys([*range(32), 127]) | {ord("\t"): " "}


class Engine:
    """Answers one line after another. `done` is True after the command `quit`, and
    `referee.game` is the Game as it stands.

    `rules` are those to referee by, the ten if none are given. `playouts`, `seconds`, `seed` and
    `step` are the player's, as the head of this file has them. Raises ValueError for numbers out of
    range.

    >>> from ttgo.gtp import Engine
    >>> referee = Engine()
    >>> for line in ("boardsize 3", "play black B2", "play white B2", "final_score"):
    ...     print(line, "is answered by", referee.answer(line).rstrip())
    boardsize 3 is answered by =
    play black B2 is answered by =
    play white B2 is answered by ? illegal move
    final_score is answered by = B+9
    """

    def __init__(
        self,
        rules: Rules | None = None,
        playouts: int | None = None,
        seconds: float | None = None,
        seed: int = 1,
        step: int | None = None,
    ) -> None:
        self.referee = Referee(rules, Computer(playouts, seconds, seed, step), seed)
        self.done = False

    def answer(self, line: str) -> str | None:
        """The answer to a line, without the empty line that ends it: "= ..." or "? ...". None if
        the line asks nothing.

        The protocol's characters have 8 bits: one that stands for a byte of a file's name is U+0000
        to U+00FF.
        """
        text = checked(line, str, "A command is text").partition("#")[0]
        words = [word for word in text[:LONGEST].translate(_CONTROL).split(" ") if word]
        number = ""
        try:
            if words and words[0].isascii() and words[0].isdigit():
                number = words.pop(0)  # even above 2 ** 31: a controller matches answers by number
            if len(text) > LONGEST:
                raise Refused("syntax error")
            if not words and not number:
                return None
            if not words or words[0] not in COMMANDS:
                raise Refused("unknown command")
            result = COMMANDS[words[0]](self.referee, words[1:])
        except Refused as why:
            return _in_8_bits(f"?{number} {why}")
        self.done = words[0] == "quit"
        return _in_8_bits(f"={number} {result}")


def _in_8_bits(answer: str) -> str:
    """The quotation marks of our sentences as ASCII has them: they have more bits."""
    for ours, plain in ("’'", '“"', '”"'):
        answer = answer.replace(ours, plain)
    return answer


def run(engine: Engine, commands: BinaryIO, answers: BinaryIO) -> None:
    r"""Answer each line at once, until `quit` or the end of the input. Raises OSError if the
    answers cannot be written.

    >>> import io
    >>> answers = io.BytesIO()
    >>> run(Engine(), io.BytesIO(b"name\nquit\n"), answers)
    >>> answers.getvalue()
    b'= ttgo\n\n= \n\n'
    """
    line = _line(commands)
    while line:
        answer = engine.answer(line.decode("latin-1"))
        if answer is not None:
            answers.write(answer.encode("latin-1", "backslashreplace") + b"\n\n")
            answers.flush()
        if engine.done:
            return
        line = _line(commands)


def _line(commands: BinaryIO) -> bytes:
    """The next line, cut off if it is too long; nothing at the end of the input."""
    line = rest = commands.readline(LONGEST + 1)
    while rest and not rest.endswith(b"\n"):
        rest = commands.readline(LONGEST)
    return line
