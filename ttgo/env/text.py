r"""Go as text, for language models and any program that reads and writes lines. It needs nothing
but the standard library.

>>> game = TextGame(size=(3, 1))
>>> print(game.prompt("white"))
You play White (O). The turns so far: none.
    A  B  C
 1  .  .  .  1
    A  B  C
Black is to play.
>>> game.answer("b1").said
'Black B1.'
>>> print(game.answer("A1").said.replace(". ", ".\n"))
Rule 6: A1 would repeat the position after turn 1.
This turn is still yours: answer with another one.
>>> game.answer("moves").said, game.answer("pass").taken, game.answer("pass").said
('You may pass; no point is legal.', True, 'Black passes. The game is over: W+4.5.')
>>> print(game.transcript().split("\n")[2].partition(", \"why")[0])
{"event": "refused", "turn": 2, "player": "white", "said": "A1"
"""

import json
from typing import NamedTuple

from ttgo.env import COLOURS, check_choice, start
from ttgo.game import Game
from ttgo.illegal import Illegal, checked
from ttgo.match import Match
from ttgo.rules import BLACK, NAMES, WHITE
from ttgo.rulesets import write
from ttgo.terminal import board
from ttgo.version import __version__
from ttgo.vertex import PASS

LONGEST = 1000  # characters of an answer that are looked at
_MARKS = {BLACK: "X", WHITE: "O"}

RULES = """\
The rules are the ten of John Tromp and Bill Taylor. Black (X) and White (O) take turns, each a \
move or a pass.
A move puts a stone on an empty point. Then the opponent's stones that no longer reach an empty \
point along their own colour are removed,
and after them the player's own such stones.
A move is illegal if it leaves the whole board as it was at the start or after any earlier turn. \
Two passes in a row end the game.
All stones on the board count, and so does an empty region that reaches only one \
colour. The higher score wins.
Answer with one line: a point, such as B2, or pass. The line moves asks for all legal points, \
board for the board, rules for this text,
and resign gives up. There is no letter I, and row 1 is at the bottom."""


class Reply(NamedTuple):
    """What came of an answer: whether a turn was taken (or the game given up), and what to say to
    the player.
    """

    taken: bool
    said: str


class TextGame:
    """A game whose turns come as text, with a transcript. `game` is the Game itself, `result` the
    SGF result, "" until it is over.

    The arguments are those of the other environments. Raises ValueError for anything else.
    """

    def __init__(
        self,
        size: int | tuple[int, int] = 9,
        komi: float = 7.5,
        superko: str = "positional",
        suicide: bool = True,
        handicap: int = 0,
    ) -> None:
        begin = start(size, komi, superko, suicide, handicap)
        self.game = Game(begin)
        self.result = ""
        self.refusals = 0  # since the last turn
        grid = begin.grid
        self._lines: list[dict[str, object]] = []
        self._log(
            "start",
            size=[grid.width, grid.height],
            komi=begin.komi,
            rules=write(begin.rules),
            handicap=begin.handicap,
            by=f"ttgo {__version__}",
        )

    def _log(self, event: str, **facts: object) -> None:
        self._lines.append({"event": event, **facts})

    @property
    def to_play(self) -> str:
        """BLACK or WHITE: whose turn it is."""
        return self.game.to_play

    def prompt(self, player: str = "") -> str:
        """What a player is told: the turns so far and the board, the last move in brackets. It is
        the one to play if none is named.
        """
        player = check_choice("colour", player or self.to_play, COLOURS)
        turns = " ".join(self.game.turns) or "none"
        then = "The game is over." if self.result else f"{NAMES[self.to_play]} is to play."
        if not self.result and player == self.to_play:
            then = "It is your turn: answer with one line."
        you = f"You play {NAMES[player]} ({_MARKS[player]}). The turns so far: {turns}."
        return f"{you}\n{board(Match(self.game))}\n{then}"

    def answer(self, text: str) -> Reply:
        """Take a line of the player to play. What is no legal turn is refused with the reason, and
        nothing has changed.
        """
        said = checked(text, str, "An answer is a line of text").strip()[:LONGEST]
        word = said.lower()
        if self.result:
            return Reply(False, f"The game is over: {self.result}.")
        if word in ("moves", "board", "rules"):
            self._log("asked", turn=self.game.turn + 1, player=self.to_play, said=word)
            return Reply(
                False,
                RULES if word == "rules" else self.prompt() if word == "board" else self._moves(),
            )
        player, number = self.to_play, self.game.turn + 1
        if word == "resign":
            self.end(WHITE if player == BLACK else BLACK, "R", "resigned")
            return Reply(True, f"{NAMES[player]} resigns. The game is over: {self.result}.")
        try:
            self.game.play(said)
        except Illegal as refused:
            self.refusals += 1
            self._log("refused", turn=number, player=player, said=said, why=str(refused))
            return Reply(False, f"{refused} This turn is still yours: answer with another one.")
        self.refusals = 0
        self._log("turn", turn=number, player=player, said=said, move=self.game.last)
        did = (
            f"{NAMES[player]} passes."
            if self.game.last == PASS
            else f"{NAMES[player]} {self.game.last}."
        )
        if self.game.captured:
            did += f" It cleared {' '.join(self.game.captured)}."
        if self.game.over:
            score = self.game.score()
            self.result = score.result
            self._log(
                "end", result=self.result, black=score.black, white=score.white, komi=score.komi
            )
            did += f" The game is over: {self.result}."
        return Reply(True, did)

    def _moves(self) -> str:
        """All that is legal."""
        legal = self.game.legal_moves()
        return (
            f"Legal are pass and: {' '.join(legal)}"
            if legal
            else "You may pass; no point is legal."
        )

    def end(self, winner: str, how: str, why: str) -> None:
        """End the game before its two passes. `how` is SGF's letter: R for resigned, T for time, F
        for forfeited; `why` is a sentence.
        """
        self.result = f"{NAMES[winner][0]}+{how}"
        self._log("end", result=self.result, why=why)

    def stop(self, why: str) -> None:
        """Stop the game and count the grid as it stands."""
        self.result = self.game.score().result
        self._log("end", result=self.result, why=why)

    def transcript(self, first: int = 0) -> str:
        """What was said and done, from that line on, as JSON Lines: an object a line, its "event"
        start, turn, refused, asked or end.
        """
        lines = self._lines[checked(first, int, "A line is chosen by its number") :]
        return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines)
