"""A game looked through: the margin that each turn led to, and the turns that cost most.

There are three passes. A cheap one expects the margin after every turn, and so finds the turns
after which the margin fell most for the player who took the turn. The second looks at each of these
turns with more games: for the best turn instead, and then for the margins after the best turn and
after the one that was taken. The same player is to move after either, so that what having the move
is worth to a search cancels out. The third repeats the second with many more games for the turns
that cost most by then. A turning point is a turn that cost something by all passes.

All that takes a while, so before it a few random games from each position, without a search, guess
after which turns the margin fell most; these are looked at first. Until all is done, a turning
point is a turn that has cost more than luck explains.

Turns have one cause if the same player should have played the same instead, or if that is what
should have followed on it: only the costliest of them is a turning point.

Numbers of games and seeds are fixed, and no thought builds on another. So whoever looks through a
game twice, or in parts, finds the same.
"""

from ttgo.chance import RandomNumbers
from ttgo.match import Match
from ttgo.player.lanes import Lanes
from ttgo.player.match_player import MatchPlayer
from ttgo.player.playouts import Playouts, RandomMasks, longest
from ttgo.player.search import last_move, set_of_move
from ttgo.points import count
from ttgo.position import BLACK, EMPTY
from ttgo.rules import opponent
from ttgo.vertex import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ttgo.game import Game
    from ttgo.position import Position

# Random games for a position. In the first pass QUICK divided by its number of points, but at least
# FEWEST and at most MOST; in the second SLOW; in the third CLOSE divided by its number of points,
# but at most MOST_CLOSE; before them GUESS divided by its number of points, but at least LEAST,
# and EARLY for the FIRST turns
GUESS, LEAST = 2600, 8
EARLY, FIRST = 300, 4
QUICK, FEWEST, MOST = 32_000, 100, 400
SLOW = 1000
CLOSE, MOST_CLOSE = 324_000, 4000
LOOKED_AT, CLOSELY = 10, 4  # turns in the second pass, and in the third
LISTED = 3  # turning points
LONG = 6  # turns of a line
SMALL = 1 / 40  # part of all points: a turn that costs fewer is as good as any
LUCK = 2  # standard errors


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
        self.looked: list[dict[str, Any]] = []  # turns, each looked at with a number of games
        if known:
            self.margins = known["margins"]
            # what was kept before there were numbers of games is looked at again
            self.looked = [about for about in known["looked"] if "games" in about]
        self.done = False
        self._now: MatchPlayer | None = None  # thinking now
        self._turn = self._games = 0  # of the look that is not over yet
        self._thoughts: list[dict[str, Any]] = []  # the evidence found about that turn
        self._players: dict[int, str] = {}  # cache, of `_player`
        grid = before(0).grid
        size = count(grid.points)
        self._quick, self._small = min(MOST, max(FEWEST, QUICK // size)), SMALL * size
        self._close = min(MOST_CLOSE, max(SLOW, CLOSE // size))
        self._guesses: list[float | None] = []  # margins, as `margins`
        self._lanes = Lanes(grid, max(LEAST, GUESS // size))
        self._masks = RandomMasks(self._lanes, RandomNumbers(0))

    @property
    def _expects(self) -> bool:
        """True until the first pass is over."""
        return len(self.margins) <= len(self._turns)

    @property
    def progress(self) -> float:
        """How far the review is, from 0 to 1."""
        each, positions = self._lanes.number, len(self._turns) + 1
        done = (len(self._guesses) if self._expects else positions) * each
        done += len(self.margins) * self._quick + len(self._thoughts) * self._games
        done += 3 * sum([about["games"] for about in self.looked])
        most = positions * (each + self._quick)
        most += 3 * (FIRST * EARLY + LOOKED_AT * SLOW + CLOSELY * self._close)
        return 1.0 if self.done else done / most

    def think(self, games: int) -> bool:
        """Go on for about `games` random games; True when all is done."""
        if self._expects and len(self._guesses) <= len(self._turns):
            self._guess(self._before(len(self._guesses)))
            return False
        if self._now is None:
            self._begin()
        now = self._now
        if now is None:
            self.done = True
        elif now.think(games):
            self._now = None
            self._learn(now.evidence())
        return self.done

    def _guess(self, game: "Game") -> None:
        """Guess the margin of a position, without komi."""
        lanes, player = self._lanes, game.to_play
        sides = [game.points(player), game.points(opponent(player))]
        own, other, last = [lanes.all(one) for one in sides + [set_of_move(last_move(game))]]
        steps = longest(count(game.points(EMPTY)))
        games = Playouts(lanes, self._masks, own, other, last, steps)
        games.play(steps)
        lead, behind = [count(sets) for sets in games.areas()]
        self._players[len(self._guesses) + 1] = player
        self._guesses.append((lead - behind) * (1 if player == BLACK else -1) / lanes.number)

    def _begin(self) -> None:
        """Begin the next thought, if any is left."""
        if not self._thoughts:
            self._turn, self._games = self._look()
        if not self._turn:
            return self._expect()
        game = self._before(self._turn - 1)
        if self._thoughts:
            game = game.copy()
            after = self._thoughts[0]["turn"], self._turns[self._turn - 1]
            game.play(after[len(self._thoughts) - 1])
        return self._ask(game, self._games, self._turn)

    def _expect(self) -> None:
        """Begin with the next position of the first pass, if any is left."""
        while self._expects:
            turn = len(self.margins)
            if self._takes(turn + 1) or (turn == len(self._turns) and self._end is None):
                return self._ask(self._before(turn), self._quick, turn)
            self.margins.append(self._end if turn == len(self._turns) else None)
        return self._begin() if self._look()[0] else None

    def _look(self) -> "tuple[int, int]":
        """The next turn to look at, and with how many games; 0 if there is none now."""
        looked = [(about["turn"], about["games"]) for about in self.looked]
        passes = [(EARLY, self._guessed)]
        if not self._expects:
            passes = [(SLOW, self._fallen), (self._close, self._costly)]
        for games, turns in passes:
            for turn in turns():
                if (turn, games) not in looked:
                    return turn, games
        return 0, 0

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
                "games": self._games,
                "player": before["player"],
                "taken": taken,
                "better": before["turn"],
                "line": drawable(self._before(self._turn - 1).position, before["line"]),
                "kept": better["margin"],
                "cost": 0 if same else cost(before["player"], better["margin"], worse["margin"]),
                "error": better["deviation"] + worse["deviation"],
            }
        )
        self._turn, self._thoughts = 0, []

    def _player(self, turn: int) -> str:
        """Whose turn that was."""
        if turn not in self._players:
            self._players[turn] = self._before(turn - 1).to_play
        return self._players[turn]

    def _falls(self, margins: "list[float | None]") -> "dict[int, float]":
        """By turn, how much the margin fell for the player who took it, less the usual fall in this
        game: having the move is worth something to a search.
        """
        falls = {}
        for turn in range(1, len(self._turns) + 1):
            before, after = margins[turn - 1 : turn + 1]
            if self._takes(turn) and before is not None and after is not None:
                falls[turn] = cost(self._player(turn), before, after)
        usual = sorted(falls.values())[len(falls) // 2] if falls else 0
        return {turn: fall - usual for turn, fall in falls.items()}

    def _guessed(self) -> "list[int]":
        """The turns to look at before the first pass."""
        return largest(self._falls(self._guesses), FIRST)

    def _fallen(self) -> "list[int]":
        """The turns for the second pass."""
        return largest(self._falls(self.margins), LOOKED_AT)

    def _costly(self) -> "list[int]":
        """The turns for the third pass."""
        return [about["turn"] for about in self._agreed(SLOW)[:CLOSELY]]

    def points(self) -> "list[dict[str, Any]]":
        """The turning points, the costliest first: each has `turn`, its `player` and the vertex
        `taken`, the `better` one with the `line` that follows from there, Black's margin `kept` by
        the better one, and the `cost`.
        """
        if self.done:
            return self._agreed(self._close)[:LISTED]
        closest = {about["turn"]: about for about in self.looked}  # each turn's last look
        sure = [
            about
            for about in closest.values()
            if about["cost"] - LUCK * about["error"] >= self._small
        ]
        return costliest(sure)[:LISTED]

    def _agreed(self, games: int) -> "list[dict[str, Any]]":
        """The turns that cost something by a look with so many games and by the first pass, the
        costliest first.
        """
        falls = self._falls(self.margins)
        agreed = [
            about
            for about in self.looked
            if about["games"] == games and about["cost"] >= self._small and falls[about["turn"]] > 0
        ]
        return costliest(agreed)

    def evidence(self) -> "dict[str, Any]":
        """What is found so far, as values for JSON: `done`, `progress`, `points`, their `curve`, and
        `known`, all that another look goes on with.
        """
        return {
            "done": self.done,
            "progress": round(self.progress, 3),
            "points": self.points(),
            "curve": [] if self._expects else self._curve(),
            "known": self.known(),
        }

    def _curve(self) -> "list[float | None]":
        """The margins; at a turning point they fall by what that is said to cost, although the first
        pass may have seen less.
        """
        curve = list(self.margins)
        for about in sorted(self.points(), key=lambda about: -about["turn"]):
            after = curve[about["turn"]]
            if after is not None:
                fall = about["cost"] if about["player"] == BLACK else -about["cost"]
                curve[about["turn"] - 1] = after + fall
        return curve

    def known(self) -> "dict[str, Any]":
        """All that another look goes on with, as values for JSON."""
        return {"margins": self.margins, "looked": self.looked}


def largest(falls: "dict[int, float]", most: int) -> "list[int]":
    """So many turns, the largest fall first."""
    return sorted(falls, key=lambda turn: (-falls[turn], turn))[:most]


def costliest(looked: "list[dict[str, Any]]") -> "list[dict[str, Any]]":
    """Looks at turns, the costliest first, and one for each cause."""
    causes: list[dict[str, Any]] = []
    for about in sorted(looked, key=lambda about: -about["cost"]):
        if not any(_same(about, cause) for cause in causes):
            causes.append(about)
    return causes


def _same(one: "dict[str, Any]", two: "dict[str, Any]") -> bool:
    """Whether two turns have one cause."""
    first, later = (one, two) if one["turn"] < two["turn"] else (two, one)
    ways = [first["better"]] + first["line"][::2]
    return (
        first["player"] == later["player"] and later["better"] in ways and later["better"] != PASS
    )


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
