"""The opponent as a page has it, in a worker: events in and evidence out, as JSON text.

    event                                                            answer
    {"do": "think", "text": "...", "then": [...], "games": 1000,     the evidence after a first slice
     "seed": 1, "player": "white"}
    {"do": "on"}                                                     the evidence after another

`text` is a saved game and `then` what has happened to it since, as a Session takes them; `player` says whose word is wanted. "turn", if it
is there, says which place of the game's line to think about instead; the game of the event before is not read again for it. Evidence is
what Opponent.evidence gives, and with "word" what Match.take takes, once it is done. What cannot be thought about is answered by
{"error": a sentence}.
"""

import json

from ttgo.illegal import brief
from ttgo.match import AGREE, PLAY
from ttgo.player.opponent import Opponent
from ttgo.points import count
from ttgo.rules import BLACK, WHITE
from ttgo.session.session import Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.match import Match

_MOST = 1_000_000  # games for a turn
_SLICE = 3000  # points times games of a slice, some 50 ms on MicroPython


class Served:
    """One game's opponent.

    >>> from ttgo.player.served import Served
    >>> from ttgo.session.session import Session
    >>> served = Served()
    >>> answer = served.handle({"do": "think", "text": Session().save(), "games": 60, "player": "black"})
    >>> while not answer["done"]:
    ...     answer = served.handle({"do": "on"})
    >>> answer["word"] == answer["turn"], answer["player"]
    (True, 'black')
    """

    def __init__(self) -> None:
        self._opponent: Opponent | None = None
        self._numbers: tuple[int, int] | None = None
        self._slice = 1
        self._read: list[object] = []  # the game of the session, as it was told
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
            if do == "think":
                assert isinstance(event, dict)
                self._begin(event)
            elif do != "on" or self._opponent is None:
                raise ValueError(
                    f'One is told to "think" about a game, and then to go "on", not {brief(do)}.'
                )
            return self._think()
        except ValueError as wrong:
            self._opponent = None
            return {"error": str(wrong)}

    def _begin(self, event: "dict[str, object]") -> None:
        games, seed, player = event.get("games"), event.get("seed", 1), event.get("player")
        if not isinstance(games, int) or not 1 <= games <= _MOST:
            raise ValueError(f"A turn is thought about for 1 to {_MOST} games, not {brief(games)}.")
        if not isinstance(seed, int):
            raise ValueError(f"A seed is a whole number, not {brief(seed)}.")
        if player not in (BLACK, WHITE):
            raise ValueError(f"The computer plays black or white, not {brief(player)}.")
        match = self._match(event)
        if match.state not in (PLAY, AGREE):
            raise ValueError("There is no turn to think about here.")
        if self._opponent is None or self._numbers != (games, seed):
            self._opponent = Opponent(games, seed=seed)
        self._numbers = (games, seed)
        self._slice = max(1, _SLICE // count(match.position.grid.points))
        self._opponent.begin(match, str(player))

    def _think(self) -> "dict[str, object]":
        opponent = self._opponent
        assert opponent
        done = opponent.think(self._slice)
        found = opponent.evidence()
        if done:
            found["word"] = opponent.word()
        return found

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
