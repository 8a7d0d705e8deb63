"""`python3 -m ttgo play`: a game against the computer, on a board of text."""

from pathlib import Path
from typing import Any, TextIO

from ttgo import sgf, vertex
from ttgo.explain.narrate import happened, result_lines, result_sentence, score_sentence, what_next
from ttgo.illegal import Illegal, NotAPoint, brief
from ttgo.match import AGREE, PLAY, PLAY_ON, Match
from ttgo.player import Opponent, level
from ttgo.record import Record
from ttgo.rules import BLACK, EMPTY, NAMES, WHITE, opponent

HELP = """\
Type a point, such as E5, or pass. Two passes in a row end the game, and the board counts as it is.
  undo      undo your last turn and the computer's answer
  hint      ask what the computer would play
  score     count the board as it is now
  board     show the board again
  level L   how the computer plays from now on: first game, easy, medium, hard, strong; or
            a number such as 300, the random games it plays for a move
  save F    write the game to a new file F, as SGF
  quit      stop"""
AGREE_HELP = """\
After two passes in a row these rules ask both players which stones are dead. Those are removed.
  dead A1 B2   the stones that you think are dead; dead alone: none
  on           play on
  hint         ask which stones the computer thinks are dead"""
MARKS = {EMPTY: ".", BLACK: "X", WHITE: "O"}
WHILE = 500  # games between two looks at how far it is
LONGEST = 1000  # characters of a line that are looked at


class Terminal:
    """A match between a human at the keyboard and the computer, which stops thinking after
    `seconds` or after its number of games.

    Raises ValueError for a grid that is too large for the computer, and for invalid numbers.
    """

    def __init__(
        self,
        match: Match,
        colour: str,
        playouts: int | None,
        seconds: float | None = None,
        seed: int = 1,
    ) -> None:
        self.match, self.colour = match, colour
        self._seconds, self._seed = seconds, seed
        self._opponent = Opponent(playouts, seconds, seed)
        self._adviser = Opponent(playouts, seconds, seed)
        self._opponent.begin(match)
        self._offered = False  # to resign
        self._waiting: TextIO | None = None  # where somebody waits

    def run(self, source: TextIO, target: TextIO) -> None:
        """Play until `quit` or the end of the input. Raises OSError if nothing can be written."""
        match = self.match
        self._waiting = target if target.isatty() else None

        def say(text: str) -> None:
            target.write(text + "\n")
            target.flush()

        computer = NAMES[opponent(self.colour)]
        say(
            f"You play {NAMES[self.colour]} ({MARKS[self.colour]}), the computer {computer}; "
            "help lists what you can type."
        )
        say(board(match))
        while True:
            if match.state == PLAY and match.board.to_play != self.colour:
                say(self._answer())
                continue
            target.write(f"{NAMES[self.colour]}> " if match.state == PLAY else "> ")
            target.flush()
            line = source.readline()
            text = line[:LONGEST].strip()
            if not line or text.lower() in ("quit", "exit"):
                if not line:
                    say("")
                return
            if text:
                say(self._do(text))

    def _do(self, text: str) -> str:
        """The reply to a typed line."""
        word, _, rest = text.partition(" ")
        word, rest = word.lower(), rest.strip()
        if word == "save":
            return self._save(rest)
        if word == "level":
            return self._level(rest)
        if word == "dead":
            return self._propose(",".join(rest.replace(",", " ").split()))
        plain = {
            "help": self._help,
            "?": self._help,
            "on": lambda: self._propose(PLAY_ON),
            "board": lambda: board(self.match),
            "score": self._score,
            "hint": self._hint,
            "undo": self._undo,
        }.get(word)
        if plain is None:
            return self._turn(text)
        return plain() if not rest else f"{word} stands alone, without {brief(rest)}."

    def _help(self) -> str:
        return f"{AGREE_HELP}\n{HELP}" if self.match.state == AGREE else HELP

    def _turn(self, text: str) -> str:
        match = self.match
        try:
            match.play(text)
        except Illegal as refused:
            more = " For all else you can type: help." if isinstance(refused, NotAPoint) else ""
            return f"{refused}{more}"
        return self._shown(happened(match)[1])

    def _shown(self, said: str) -> str:
        """Print what happened, the board after it, and the result if the game is over."""
        rest = self._end() if self.match.over else [AGREE_HELP] if self.match.state == AGREE else []
        return "\n".join([said, board(self.match), *rest])

    def _propose(self, text: str) -> str:
        """Let the computer answer the human's proposal."""
        match = self.match
        try:
            match.take(f"{self.colour}={text}")
        except ValueError as wrong:
            return str(wrong)
        said = happened(match)[1]
        if match.state == AGREE:
            self._opponent.begin(match, opponent(self.colour))
            self._think(self._opponent)
            match.take(self._opponent.word())
            said += " " + happened(match)[1]
        return self._shown(said)

    def _answer(self) -> str:
        """The computer takes its turn."""
        thinker, match = self._opponent, self.match
        thinker.begin(match)
        self._think(thinker)
        evidence = thinker.evidence()
        margin = evidence["margin"] if match.board.to_play == BLACK else -evidence["margin"]
        match.take(thinker.word())
        said = happened(match)[1]
        if match.state == PLAY:
            said += " " + self._expected(evidence, margin)
        return self._shown(said)

    def _think(self, thinker: Opponent) -> None:
        """Think to the end, and show the progress on a terminal."""
        shown = False
        while not thinker.think(WHILE):
            if self._waiting:
                self._waiting.write(f"\rThe computer thinks: {thinker.progress:.0%} ")
                self._waiting.flush()
                shown = True
        if shown and self._waiting:
            self._waiting.write("\r" + 30 * " " + "\r")

    def _expected(self, evidence: dict[str, Any], margin: float) -> str:
        """The computer's opinion of its game, in a sentence; `margin` is its own."""
        if evidence["proven"] is not None:
            return f"This board is solved: {result_of(evidence['proven'])}"
        if evidence["resigns"] and not self._offered:
            self._offered = True
            return (
                f"The computer offers to resign: it thinks that you are about {-margin:.0f} points "
                "ahead. Play on, or quit."
            )
        if abs(margin) <= 0.5:
            return "The computer expects a close game."
        leader = "it is" if margin > 0 else "you are"
        points = f"{abs(margin):.0f}"
        points += " point" if points == "1" else " points"
        return f"The computer thinks that {leader} about {points} ahead."

    def _end(self) -> list[str]:
        lines = [sentence for _, sentence in result_lines(self.match)]
        margin = self.match.score().margin * (1 if self.colour == BLACK else -1)
        lines.append(
            "You have won." if margin > 0 else "You have lost." if margin else "Nobody has won."
        )
        return lines

    def _score(self) -> str:
        score = self.match.score()
        return f"As the board is now: {score_sentence(score)}. {result_sentence(score)}"

    def _hint(self) -> str:
        if self.match.over:
            return what_next(self.match)
        self._adviser.begin(self.match, self.colour)
        self._think(self._adviser)
        evidence = self._adviser.evidence()
        if self.match.state == AGREE:
            dead = ", ".join(evidence["dead"])
            what = f"these stones are dead: {dead}" if dead else "no stone is dead"
            return f"The computer thinks that {what}."
        turn = evidence["turn"]
        tried = [move for move in evidence["moves"] if move["at"] == turn]
        if not tried:
            return f"The computer would play {turn}."
        games, share, line = tried[0]["games"], tried[0]["share"], " ".join(tried[0]["line"][:8])
        return (
            f"The computer would play {turn}: of {games} random games after it you win {share:.0%}. "
            f"It expects {line}."
        )

    def _undo(self) -> str:
        match = self.match
        mine = [match.game.player(turn) for turn in range(1, match.game.turn + 1)]
        if self.colour not in mine:
            return "You have no turn to undo."
        player, word = "", ""
        taken: list[str] = []
        while player != self.colour or "=" in word:
            player, word = match.last_turn[0], match.undo()
            taken.insert(0, "a proposal" if "=" in word else word)
        return f"Undone: {', '.join(taken)}.\n{board(match)}"

    def _level(self, text: str) -> str:
        try:
            games = level(text)
        except ValueError as wrong:
            return str(wrong)
        self._opponent = Opponent(games, self._seconds, self._seed)
        self._adviser = Opponent(games, self._seconds, self._seed)
        return f"From now on the computer plays {games:,} games a move."

    def _save(self, name: str) -> str:
        if not name:
            return "save needs the name of a new file, such as: save game.sgf"
        record = Record(self.match.game.start)
        node = record.root
        for word in self.match.words:
            node = node.add(word)
        if self.match.over:
            record.notes["RE"] = [self.match.score().result]
        record.notes["PB" if self.colour == WHITE else "PW"] = ["ttgo"]
        try:
            with Path(name).open("xb") as file:
                file.write(sgf.write(record))
        except FileExistsError:
            return f"There is a file {brief(name)} already; choose another name."
        except (OSError, ValueError) as wrong:
            why = wrong.strerror if isinstance(wrong, OSError) else wrong
            return f"{brief(name)} cannot be written: {why}."
        return f"The game is in {name}."


def result_of(margin: float) -> str:
    """Who wins by perfect play, as a sentence."""
    if not margin:
        return "by perfect play nobody wins."
    return f"by perfect play {NAMES[BLACK if margin > 0 else WHITE]} wins by {abs(margin):g}."


def board(match: Match) -> str:
    """The grid as text, with brackets round the last move."""
    position, game = match.position, match.game
    grid = position.grid
    last = None if not game.turn else vertex.read(grid, game.last)
    columns = [vertex.column_name(x) for x in range(grid.width)]
    head = "   " + " ".join(f" {column}" for column in columns)
    lines = [head]
    for y in range(grid.height - 1, -1, -1):
        cells = []
        for point in range(y * grid.stride, y * grid.stride + grid.width):
            mark = MARKS[position.colour(point)]
            cells.append(f"({mark})" if point == last else f" {mark} ")
        lines.append(f"{y + 1:2} {''.join(cells)} {y + 1}")
    return "\n".join([*lines, head])
