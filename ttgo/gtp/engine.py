"""A referee that speaks the Go Text Protocol, version 2, on standard input and output: `python3 -m ttgo gtp`.

It knows all the commands of the protocol, https://www.lysator.liu.se/~gunnar/gtp/, some of GNU Go's (`all_legal`, `is_legal`,
`captures`, `countlib`, ...) and KataGo's (`rectangular_boardsize`, `kata-set-rules`, `kata-get-rules`); `list_commands` lists them.
One is our own: `ttgo-explain COLOUR VERTEX` answers "legal", or the rule that forbids the turn and why, in a sentence.

Where the rules or the protocol leave a choice:

- Grids are all that ttgo has, 1 to 52 on a side and rectangles: `boardsize 9 5`. GTP's columns end with Z; here AA follows.
- A colour may play when it is not its turn, as GTP has it. For rule 6 the turn is then that colour's; no pass is thought of.
- Two passes do not stop the game: GTP leaves it to the controller when a game is over, and one that goes on after two passes to
  have dead stones captured is none of the referee's business. Rule 8's end is the controller's to see.
- `final_score` is the score by rules 9 and 10 of the grid as it stands. Nothing is dead and nothing is seki by these rules, so
  `final_status_list alive` has every stone, one string a line, and the other two lists are empty.
- A handicap is that many moves of Black's in a row, so rule 6 knows their grids. As GTP has it they are no part of the history:
  `undo` does not take them back, and only a game without a turn can be given one.
- `genmove` plays a random legal move that fills no eye (an empty point whose neighbours are all the player's own), else it passes.
  Rule 6 ends such a game: about 115 turns on 9x9 and 460 on 19x19 when both play so.
- `kata-set-rules` replays the game by the other rules, and fails if they would not have allowed it. `boardsize`, `clear_board` and
  `loadsgf` keep the rules. What rules say about the end of a game is not GTP's, and is left out.
- `loadsgf FILE N` stops before turn N. It fails if the file is none of Go, if a turn on the way is illegal, if stones are placed in
  the middle of the game, if turns follow on proposals, and if the komi is none of ttgo's.
- Komi is a multiple of 0.5, as everywhere in ttgo.
"""

from typing import BinaryIO

from ttgo.gtp.arguments import whole
from ttgo.gtp.commands import COMMANDS
from ttgo.gtp.referee import Referee, Refused
from ttgo.rulesets import Rules

LONGEST = 65536  # characters of a line without its comment; all points of 52 by 52 need 14,000

# Tabs are spaces, and all other control characters are as if they were not there.
_CONTROL = dict.fromkeys([*range(32), 127]) | {ord("\t"): " "}


class Engine:
    """Answers one line after another. `done` is True after the command `quit`.

    `rules` are those to referee by, the ten if none are given. `seed`, a text, makes the random moves the same each time.

    >>> from ttgo.gtp import Engine
    >>> referee = Engine()
    >>> for line in ("boardsize 3", "play black B2", "play white B2", "final_score"):
    ...     print(line, "is answered by", referee.answer(line).rstrip())
    boardsize 3 is answered by =
    play black B2 is answered by =
    play white B2 is answered by ? illegal move
    final_score is answered by = B+9
    """

    def __init__(self, rules: Rules | None = None, seed: str | None = None) -> None:
        self.referee = Referee(rules, seed)
        self.done = False

    def answer(self, line: str) -> str | None:
        """The answer to a line, without the empty line that ends it: "= ..." or "? ...". None if the line asks nothing.

        The protocol's characters have 8 bits: one that stands for a byte of a file's name is U+0000 to U+00FF.
        """
        text = line.partition("#")[0]
        words = [word for word in text[:LONGEST].translate(_CONTROL).split(" ") if word]
        number = ""
        try:
            if words and words[0].isascii() and words[0].isdigit():
                whole(self.referee, words[0])
                number = words.pop(0)
            if len(text) > LONGEST:
                raise Refused("syntax error")
            if not words and not number:
                return None
            if not words or words[0] not in COMMANDS:
                raise Refused("unknown command")
            result = COMMANDS[words[0]](self.referee, words[1:])
        except Refused as why:
            return f"?{number} {why}"
        self.done = words[0] == "quit"
        return f"={number} {result}"


def run(engine: Engine, commands: BinaryIO, answers: BinaryIO) -> None:
    r"""Answer each line at once, until `quit` or the end of the input. Raises OSError if the answers cannot be written.

    >>> import io
    >>> answers = io.BytesIO()
    >>> run(Engine(), io.BytesIO(b"name\nquit\n"), answers)
    >>> answers.getvalue()
    b'= ttgo\n\n= \n\n'
    """
    while not engine.done and (line := commands.readline(LONGEST + 1)):
        rest = line
        while rest and not rest.endswith(b"\n"):  # the end of a line that is too long, and is not kept
            rest = commands.readline(LONGEST)
        answer = engine.answer(line.decode("latin-1"))
        if answer is not None:
            answers.write(answer.encode("latin-1", "backslashreplace") + b"\n\n")
            answers.flush()
