"""The opponent for a page, in a worker: events in and evidence out, as JSON text.

    event                                                 answer
    {"do": "think", "text": "...", "then": [...],         the evidence after a first slice
     "games": 1000, "seed": 1, "player": "white"}
    {"do": "many", ...}                                   the same of `Many`
    {"do": "review", "text": "...", "then": [...],        the evidence of a Review of the game's
     "known": {...}}                                      line, after a first slice
    {"do": "on"}                                          the evidence after another

`text` is a saved game and `then` the events since, as a Session takes them; `player` says whose
word is wanted, and "advises": true that it is for a person, as Opponent.begin has it. "turn", if it
is there, is the place in the game's line to think about instead; this does not read the last
event's game again. What is thought about a turn, or as advice, depends on nothing but the game, the
games and the seed: a second look finds the same. "slice" says after how many games to answer.
Evidence is that of Opponent.evidence, and once it is done also "word" for Match.take. What cannot
be thought about is answered by {"error": a sentence}.
"""

import json

from ttgo import vertex
from ttgo.chance import RandomNumbers
from ttgo.match import AGREE, PLAY
from ttgo.player.lanes import Lanes, counts, grid_rows, spread
from ttgo.player.opponent import Opponent
from ttgo.player.playouts import Playouts, RandomMasks, longest
from ttgo.player.review import Review
from ttgo.player.search import last_move, set_of_move
from ttgo.points import count
from ttgo.position import BLACK
from ttgo.rules import opponent
from ttgo.session.session import Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ttgo.game import Game
    from ttgo.match import Match

_SLICE = 3000  # points times games of a slice, some 50 ms on MicroPython
_AT_ONCE = 25


class Worker:
    """One game's opponent.

    >>> from ttgo.player.worker import Worker
    >>> from ttgo.session.session import Session
    >>> worker = Worker()
    >>> text = Session().save()
    >>> answer = worker.handle({"do": "think", "text": text, "games": 60, "player": "black"})
    >>> while not answer["done"]:
    ...     answer = worker.handle({"do": "on"})
    >>> answer["word"] == answer["turn"], answer["player"]
    (True, 'black')
    """

    def __init__(self) -> None:
        self._opponent: Opponent | None = None
        self._now: Opponent | Many | Review | None = None  # thinking now
        self._numbers: tuple[int, int] | None = None
        self._slice = 1
        self._read: list[object] = []  # the session's game, as given
        self._session = Session()

    def answer(self, text: str) -> str:
        """The answer to an event, both as JSON text."""
        return json.dumps(self.handle(json.loads(text)))

    def handle(self, event: "dict[str, Any]") -> "dict[str, Any]":
        """The answer to an event, both as plain values."""
        try:
            if event["do"] == "review":
                self._begin_review(event)
            elif event["do"] != "on":
                self._begin(self._match(event), event)
            return self._think()
        except ValueError as wrong:
            self._opponent = self._now = None
            return {"error": str(wrong)}

    def _begin_review(self, event: "dict[str, Any]") -> None:
        self._read = []
        self._session = Session()
        shown = self._tell({"do": "load", "text": event["text"], "then": event.get("then", [])})
        turns = [
            turn if player != " " else "" for turn, player in zip(shown["turns"], shown["players"])
        ]
        self._slice = max(1, _SLICE // (shown["size"][0] * shown["size"][1]))
        after = self._after(len(turns))
        end = after.score().margin if after.over else None
        self._now = Review(turns, lambda turn: self._after(turn).board, end, event.get("known"))

    def _after(self, turn: int) -> "Match":
        """The match after a turn of the session's line."""
        self._tell({"do": "goto", "turn": turn})
        return self._session.match

    def _begin(self, match: "Match", event: "dict[str, Any]") -> None:
        games, seed = event["games"], event.get("seed", 1)
        self._slice = event.get("slice") or max(1, _SLICE // count(match.position.grid.points))
        if event["do"] == "many":
            self._now = Many(match.board, games, seed)
            return
        if self._opponent is None or self._numbers != (games, seed) or "turn" in event:
            self._opponent = Opponent(games, seed=seed)
        self._numbers = (games, seed)
        self._opponent.begin(match, event["player"], event.get("advises") is True)
        self._now = self._opponent

    def _think(self) -> "dict[str, Any]":
        now = self._now
        if now is None:
            raise ValueError("One is told to think about a game, and then to go on.")
        now.think(self._slice)
        found = now.evidence()  # this may play the first games, or all if there are few
        if found["done"] and now is self._opponent:
            found["word"] = self._opponent.word()
        return found

    def _match(self, event: "dict[str, Any]") -> "Match":
        """The match of a saved game, at its place or at another turn. Raises ValueError."""
        read = [event.get("text"), event.get("then", [])]
        if "turn" not in event or read != self._read:
            self._read, self._session = read, Session()
            self._tell({"do": "load", "text": read[0], "then": read[1]})
        if "turn" in event:
            self._tell({"do": "goto", "turn": event["turn"]})
        else:
            self._read = []
        match = self._session.match
        if match.state not in (PLAY, AGREE):
            raise ValueError("There is no turn to play here.")
        return match

    def _tell(self, event: "dict[str, Any]") -> "Any":
        """The view. Raises ValueError."""
        shown: Any = self._session.handle(event)["view"]
        if shown["error"]:
            self._read = []
            raise ValueError(str(shown["say"]))
        return shown


# What the page "From ten rules to a player" shows before the tree: many random games from one
# position. Their moves come from the same playouts that the player learns from.


class Many:
    """Random games from one position, as many after each first move: who wins them, and whose area
    each point is at the end.

    >>> from ttgo import Game
    >>> from ttgo.player.worker import Many
    >>> many = Many(Game(5), games=1000, seed=1)
    >>> while not many.think(100):
    ...     pass
    >>> many.evidence()["turn"]
    'C3'
    """

    def __init__(self, game: "Game", games: int, seed: int) -> None:
        self._lanes = Lanes(game.grid, _AT_ONCE)
        self._masks = RandomMasks(self._lanes, RandomNumbers(seed - 1))
        self._colour, self._komi = game.to_play, game.komi
        self._left = self._wanted = games
        self._moves: list[str] = []
        # After each move: the next player's stones, the others, its point
        self._after: list[tuple[int, int, int]] = []
        for turn in game.legal_moves():
            after = game.copy()
            after.play(turn)
            self._moves.append(turn)
            self._after.append(
                (
                    after.points(opponent(self._colour)),
                    after.points(self._colour),
                    set_of_move(last_move(after)),
                )
            )
        if not self._moves:
            raise ValueError("There is no move here to begin games with.")
        self._games = [0] * len(self._moves)
        self._wins = [0] * len(self._moves)
        self._margins = [0.0] * len(self._moves)  # Black's
        self._owned = [0] * self._lanes.length
        self._next = 0

    def think(self, games: int) -> bool:
        """Play about `games` more games; True when all have been played."""
        while games > 0 and self._left > 0:
            self._play()
            games -= _AT_ONCE
            self._left -= _AT_ONCE
        return self._left <= 0

    def _play(self) -> None:
        lanes = self._lanes
        places = [(self._next + k) % len(self._moves) for k in range(_AT_ONCE)]
        self._next = (self._next + _AT_ONCE) % len(self._moves)
        sets = [lanes.join([self._after[place][k] for place in places]) for k in range(3)]
        steps = longest(count(lanes.grid.points))
        running = Playouts(lanes, self._masks, sets[0], sets[1], sets[2], steps)
        running.play(steps)
        theirs, mine = [lanes.split(area) for area in running.areas()]
        black, white = (mine, theirs) if self._colour == BLACK else (theirs, mine)
        for place, own, other in zip(places, black, white):
            margin = count(own) - count(other) - self._komi
            self._games[place] += 1
            self._margins[place] += margin
            self._wins[place] += (margin > 0) if self._colour == BLACK else (margin < 0)
        self._own(black, 1)
        self._own(white, -1)

    def _own(self, areas: "list[int]", sign: int) -> None:
        found = counts(sum([spread(area) for area in areas]), self._lanes.length)
        self._owned = [had + sign * more for had, more in zip(self._owned, found)]

    def evidence(self) -> "dict[str, Any]":
        """The results so far, with the keys of Opponent.evidence: here a "line" is only its first
        move.
        """
        grid, games = self._lanes.grid, self._games
        played = max(1, sum(games))
        order = sorted(range(len(games)), key=lambda k: (-self._wins[k] / max(1, games[k]), k))
        moves = [
            {
                "at": self._moves[k],
                "games": games[k],
                "share": round(self._wins[k] / games[k], 4),
                "margin": round(self._margins[k] / games[k], 2),
                "line": [self._moves[k]],
            }
            for k in order
            if games[k]
        ]
        return {
            "done": self._left <= 0,
            "progress": round(1 - max(0, self._left) / self._wanted, 3),
            "turn": moves[0]["at"] if moves else vertex.PASS,
            "player": self._colour,
            "games": sum(games),
            "share": round(sum(self._wins) / played, 4),
            "margin": round(sum(self._margins) / played, 2),
            "moves": moves,
            "line": [],
            "ownership": [
                [round(owned / played, 2) for owned in row] for row in grid_rows(grid, self._owned)
            ],
        }
