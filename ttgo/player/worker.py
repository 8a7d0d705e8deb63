"""The opponent for a page, in a worker: events in and evidence out, as JSON text.

    event                                                 answer
    {"do": "think", "text": "...", "then": [...],         the evidence after a first slice
     "games": 1000, "seed": 1, "player": "white"}
    {"do": "many", ...}                                   the same of Many in lessons.py
    {"do": "on"}                                          the evidence after another
    {"do": "random", "text": "...", "then": [...],        {"done": true, "turns": ["C3", ...]},
     "seed": 1}                                           random_game of lessons.py

`text` is a saved game and `then` the events since, as a Session takes them; `player` says whose word is wanted, and "advises": true that
it is for a person, as Opponent.begin has it. "turn", if it
is there, is the place in the game's line to think about instead; this does not read the last event's game again. "slice" says
after how many games to answer. Evidence is that of Opponent.evidence, and once it is done also "word" for Match.take. What
cannot be thought about is answered by {"error": a sentence}.
"""

import json

from ttgo.illegal import brief
from ttgo.match import AGREE, PLAY
from ttgo.player.lessons import Many, random_game
from ttgo.player.opponent import Opponent
from ttgo.points import count
from ttgo.rules import BLACK, WHITE
from ttgo.session.session import Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.match import Match

_MOST = 1_000_000  # games for a turn
_SLICE = 3000  # points times games of a slice, some 50 ms on MicroPython


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
        self._now: Opponent | Many | None = None  # thinking now
        self._numbers: tuple[int, int] | None = None
        self._slice = 1
        self._read: list[object] = []  # the session's game, as given
        self._session = Session()

    def answer(self, text: str) -> str:
        """The answer to an event, both as JSON text. Nothing that comes in raises."""
        try:
            event = json.loads(text)
        except ValueError:
            event = None
        return json.dumps(self.handle(event))

    def handle(self, event: object) -> "dict[str, object]":
        """The answer to an event, both as plain values. Nothing that comes in raises."""
        try:
            do = event.get("do") if isinstance(event, dict) else None
            if do in ("think", "many", "random"):
                assert isinstance(event, dict)
                if do == "random":
                    return self._random(event)
                self._begin(event, do == "many")
            elif do != "on" or self._now is None:
                raise ValueError(
                    f'One is told to "think" about a game, and then to go "on", not {brief(do)}.'
                )
            return self._think()
        except ValueError as wrong:
            self._opponent = self._now = None
            return {"error": str(wrong)}

    def _begin(self, event: "dict[str, object]", many: bool) -> None:
        games, player, each = event.get("games"), event.get("player"), event.get("slice", 0)
        if not isinstance(games, int) or not 1 <= games <= _MOST:
            raise ValueError(f"A turn is thought about for 1 to {_MOST} games, not {brief(games)}.")
        if not isinstance(each, int) or each < 0:
            raise ValueError(f"A slice is a number of games, not {brief(each)}.")
        seed = _seed(event)
        if player not in (BLACK, WHITE):
            raise ValueError(f"The computer plays black or white, not {brief(player)}.")
        match = self._match(event)
        if match.state not in (PLAY, AGREE):
            raise ValueError("There is no turn to think about here.")
        self._slice = each or max(1, _SLICE // count(match.position.grid.points))
        if many:
            self._now = Many(match.board, games, seed)
            return
        if self._opponent is None or self._numbers != (games, seed):
            self._opponent = Opponent(games, seed=seed)
        self._numbers = (games, seed)
        self._opponent.begin(match, str(player), event.get("advises") is True)
        self._now = self._opponent

    def _think(self) -> "dict[str, object]":
        now = self._now
        assert now
        now.think(self._slice)
        found = now.evidence()  # this may play the first games, or all if there are few
        if found["done"] and now is self._opponent:
            found["word"] = self._opponent.word()
        return found

    def _random(self, event: "dict[str, object]") -> "dict[str, object]":
        match = self._match(event)
        if match.state != PLAY:
            raise ValueError("There is no turn to play here.")
        return {"done": True, "turns": random_game(match.board, _seed(event))}

    def _match(self, event: "dict[str, object]") -> "Match":
        """The match of a saved game, at its place or at another turn. Raises ValueError."""
        read = [event.get("text"), event.get("then", [])]
        if "turn" not in event or read != self._read:
            self._read, self._session = read, Session()
            self._tell({"do": "load", "text": read[0], "then": read[1]})
        if "turn" in event:
            self._tell({"do": "goto", "turn": event["turn"]})
        else:
            self._read = []
        return self._session.match

    def _tell(self, event: "dict[str, object]") -> None:
        shown = self._session.handle(event)["view"]
        if isinstance(shown, dict) and shown["error"]:
            self._read = []
            raise ValueError(str(shown["say"]))


def _seed(event: "dict[str, object]") -> int:
    seed = event.get("seed", 1)
    if not isinstance(seed, int):
        raise ValueError(f"A seed is a whole number, not {brief(seed)}.")
    return seed
