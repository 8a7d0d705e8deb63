"""A game looked through: the margin that each turn led to, and the turns that cost most.

There are three passes. A cheap one expects the margin after every turn, and so finds the turns
after which the margin fell most for the player who took the turn. The second looks at each of these
turns with more games: for the best turn instead, and then for the margins after the best turn and
after the one that was taken. The same player is to move after either, so that what having the move
is worth to a search cancels out. The third repeats the second with many more games for the turns
that cost most by then. A turning point is a turn that cost something by all passes.

Numbers of games and seeds are fixed, and no thought builds on another. So whoever looks through a
game twice, or in parts, finds the same.
"""

from ttgo.match import Match
from ttgo.player.match_player import MatchPlayer
from ttgo.points import count
from ttgo.position import BLACK, EMPTY
from ttgo.vertex import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ttgo.game import Game
    from ttgo.position import Position

# Random games for a position. In the first pass QUICK divided by its number of points, but at least
# FEWEST and at most MOST; in the second SLOW; in the third CLOSE divided by its number of points,
# but at most MOST_CLOSE
QUICK, FEWEST, MOST = 32_000, 100, 400
SLOW = 1000
CLOSE, MOST_CLOSE = 324_000, 4000
LOOKED_AT, CLOSELY = 10, 4  # turns in the second pass, and in the third
LISTED = 3  # turning points
LONG = 6  # turns of a line
SMALL = 1 / 40  # part of all points: a turn that costs fewer is as good as any


class Review:
    """The look through a game's turns, each a vertex or "pass", or "" for what is no turn.
    `before(turn)` is the game after that number of turns; `end` is Black's margin at the end, if
    known; `known` is what an earlier look has found, as of `evidence`.

    >>> from ttgo import Game
    >>> from ttgo.player.review import Review
    >>> games = [Game(5)]
    >>> turns = ["C3", "pass", "pass"]
    >>> for turn in turns:
    ...     games.append(games[-1].copy())
    ...     games[-1].play(turn)
    >>> review = Review(turns, games.__getitem__, end=25)
    >>> while not review.think(200):
    ...     pass
    >>> [(point["turn"], point["taken"]) for point in review.points()]
    [(2, 'pass')]
    """

    def __init__(
        self,
        turns: "list[str]",
        before: "Callable[[int], Game]",
        end: "float | None" = None,
        known: "dict[str, Any] | None" = None,
    ) -> None:
        self._turns, self._before, self._end = turns, before, end
        self.margins: list[float | None] = []  # Black's, after so many turns
        self.looked: list[dict[str, Any]] = []  # the turns looked at in the second or third pass
        if known:
            self.margins = known["margins"]
            # "closely" is not in what was kept before there was a third pass
            self.looked = [
                dict(about, closely=about.get("closely", False)) for about in known["looked"]
            ]
        self.done = False
        self._now: MatchPlayer | None = None  # thinking now
        self._turn, self._closely = 0, False  # the turn looked at in the second pass or the third
        self._thoughts: list[dict[str, Any]] = []  # the evidence found about that turn
        size = count(before(0).grid.points)
        self._quick, self._small = min(MOST, max(FEWEST, QUICK // size)), SMALL * size
        self._close = min(MOST_CLOSE, max(SLOW, CLOSE // size))

    @property
    def progress(self) -> float:
        """How far the review is, from 0 to 1."""
        looked = sum([self._games(about["closely"]) for about in self.looked])
        done = len(self.margins) * self._quick + 3 * looked
        done += len(self._thoughts) * self._games(self._closely)
        most = (len(self._turns) + 1) * self._quick
        most += 3 * (LOOKED_AT * SLOW + CLOSELY * self._close)
        return 1.0 if self.done else done / most

    def think(self, games: int) -> bool:
        """Go on for about `games` random games; True when all is done."""
        if self._now is None:
            self._begin()
        now = self._now
        if now is None:
            self.done = True
        elif now.think(games):
            self._now = None
            self._learn(now.evidence())
        return self.done

    def _begin(self) -> None:
        """Begin the next thought, if any is left."""
        while len(self.margins) <= len(self._turns):
            turn = len(self.margins)
            if self._takes(turn + 1) or (turn == len(self._turns) and self._end is None):
                return self._ask(self._before(turn), self._quick, turn)
            self.margins.append(self._end if turn == len(self._turns) else None)
        if not self._thoughts:
            left = self._left(self._fallen(), False)
            self._closely = not left
            if not left:
                costly = [about["turn"] for about in self._agreed(False)]
                left = self._left(costly[:CLOSELY], True)
            if not left:
                return None
            self._turn = left[0]
        game = self._before(self._turn - 1)
        if self._thoughts:
            game = game.copy()
            after = self._thoughts[0]["turn"], self._turns[self._turn - 1]
            game.play(after[len(self._thoughts) - 1])
        return self._ask(game, self._games(self._closely), self._turn)

    def _left(self, turns: "list[int]", closely: bool) -> "list[int]":
        """Those of the turns that the second pass, or the third, has not looked at."""
        looked = [about["turn"] for about in self.looked if about["closely"] is closely]
        return [turn for turn in turns if turn not in looked]

    def _games(self, closely: bool) -> int:
        return self._close if closely else SLOW

    def _takes(self, turn: int) -> bool:
        return turn <= len(self._turns) and self._turns[turn - 1] != ""

    def _ask(self, game: "Game", games: int, seed: int) -> None:
        self._now = MatchPlayer(games, seed=1 + seed)
        self._now.begin(Match(game))

    def _learn(self, found: "dict[str, Any]") -> None:
        if not self._turn:
            self.margins.append(found["margin"])
            return
        self._thoughts.append(found)
        taken = self._turns[self._turn - 1]
        same = self._thoughts[0]["turn"] == taken
        if len(self._thoughts) < 3 and not same:
            return
        before, better, worse = (self._thoughts * 3)[:3]
        self.looked.append(
            {
                "turn": self._turn,
                "closely": self._closely,
                "player": before["player"],
                "taken": taken,
                "better": before["turn"],
                "line": drawable(self._before(self._turn - 1).position, before["line"]),
                "kept": better["margin"],
                "cost": 0 if same else cost(before["player"], better["margin"], worse["margin"]),
            }
        )
        self._turn, self._thoughts = 0, []

    def _falls(self) -> "dict[int, float]":
        """By turn, how much the margin fell for the player who took it, by the first pass, less the
        usual fall in this game: having the move is worth something to a search.
        """
        falls = {}
        for turn in range(1, len(self._turns) + 1):
            before, after = self.margins[turn - 1 : turn + 1]
            if self._takes(turn) and before is not None and after is not None:
                falls[turn] = cost(self._before(turn - 1).to_play, before, after)
        usual = sorted(falls.values())[len(falls) // 2] if falls else 0
        return {turn: fall - usual for turn, fall in falls.items()}

    def _fallen(self) -> "list[int]":
        """The turns for the second pass, the largest fall first."""
        falls = self._falls()
        return sorted(falls, key=lambda turn: (-falls[turn], turn))[:LOOKED_AT]

    def points(self) -> "list[dict[str, Any]]":
        """The turning points, the costliest first: each has `turn`, its `player` and the vertex
        `taken`, the `better` one with the `line` that follows from there, Black's margin `kept` by
        the better one, and the `cost`.
        """
        return self._agreed(True)[:LISTED]

    def _agreed(self, closely: bool) -> "list[dict[str, Any]]":
        """The turns that cost something by the second pass (`closely`: by the third) and by the
        first, the costliest first.
        """
        falls = self._falls()
        agreed = [
            about
            for about in self.looked
            if about["closely"] is closely
            and about["cost"] >= self._small
            and falls[about["turn"]] > 0
        ]
        return sorted(agreed, key=lambda about: -about["cost"])

    def evidence(self) -> "dict[str, Any]":
        """What is found so far, as values for JSON: `done`, `progress`, `points`, and `known`, all
        that another look goes on with.
        """
        return {
            "done": self.done,
            "progress": round(self.progress, 3),
            "points": self.points() if self.done else [],
            "known": self.known(),
        }

    def known(self) -> "dict[str, Any]":
        """All that another look goes on with, as values for JSON."""
        return {"margins": self.margins, "looked": self.looked}


def drawable(position: "Position", line: "list[str]") -> "list[str]":
    """A line as far as its turns can be drawn on the `position` before it: up to the first pass, or
    the first move where a stone stands or has stood.
    """
    for number, turn in enumerate(line):
        if turn == PASS or turn in line[:number] or position[turn] != EMPTY:
            return line[: min(number, LONG)]
    return line[:LONG]


def cost(player: str, kept: float, left: float) -> float:
    """What a player loses between two margins of Black's."""
    return kept - left if player == BLACK else left - kept
