"""The player of a game on a page: events in and evidence out, as JSON text.

    event                                                 answer
    {"do": "think", "text": "...", "then": [...],         the evidence after a first slice
     "games": 1000, "seed": 1, "player": "white"}
    {"do": "review", "text": "...", "then": [...],        the evidence of a Review of the game's
     "known": {...}}                                      line, after a first slice
    {"do": "on"}                                          the evidence after another
    {"do": "known"}                                       {"known": what is known by now}
    {"do": "fit", "kept": "6 +", "step": 6,               which step the person plays next (fit.py)
     "won": true}

`text` is a saved game and `then` the events since, as a Session takes them; `player` says whose
word is wanted, and "advises": true that it is for a person, as MatchPlayer.begin has it. In place of
"games" there may be "step": 3, at which step it plays, or "level": 10, the games with such glances as
go with them at the lowest step (steps.py).
Advice depends on nothing but the game, the number of games and the seed: a second look finds the
same. `known` is what another Python knew of the same question, for this one to go on with. The
evidence is that of MatchPlayer.evidence, with "word" for Match.take once it is done; before the
first games are over there is none, and the answer is {}. What cannot be thought about is answered
by {"error": a sentence}.
"""

import json

from ttgo.match import AGREE, PLAY
from ttgo.player.fit import fit
from ttgo.player.match_player import MatchPlayer
from ttgo.player.player import USUAL
from ttgo.player.review import Review
from ttgo.player.steps import glances
from ttgo.points import count
from ttgo.session.session import Session

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ttgo.match import Match

_SLICE = 3000  # points times games of a slice, some 50 ms on MicroPython


class PlayerSession:
    """One game's player.

    >>> from ttgo.player.player_session import PlayerSession
    >>> from ttgo.session.session import Session
    >>> session = PlayerSession()
    >>> text = Session().save()
    >>> answer = session.handle({"do": "think", "text": text, "games": 60, "player": "black"})
    >>> while not answer.get("done"):
    ...     answer = session.handle({"do": "on"})
    >>> answer["word"] == answer["turn"], answer["player"]
    (True, 'black')
    """

    def __init__(self) -> None:
        self._player: MatchPlayer | None = None
        self._now: MatchPlayer | Review | None = None  # thinking now
        self._numbers: tuple[int, int, int | None, int] | None = None
        self._slice = 1
        self._session = Session()

    def answer(self, text: str) -> str:
        """The answer to an event, both as JSON text."""
        return json.dumps(self.handle(json.loads(text)))

    def handle(self, event: "dict[str, Any]") -> "dict[str, Any]":
        """The answer to an event, both as plain values."""
        try:
            if event["do"] == "known" and self._now:
                return {"known": self._now.known()}
            if event["do"] == "fit":
                return fit(event["kept"], event["step"], event["won"])
            if event["do"] == "review":
                self._begin_review(event)
            elif event["do"] == "think":
                self._begin(self._match(event), event)
            return self._think()
        except ValueError as wrong:
            self._player = self._now = None
            return {"error": str(wrong)}

    def _begin_review(self, event: "dict[str, Any]") -> None:
        shown = self._load(event)
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
        level = event.get("level", 0)
        games = level or event.get("games", USUAL)
        numbers = games, event.get("seed", 1), event.get("step"), level and glances(level)
        self._slice = max(1, _SLICE // count(match.position.grid.points))
        if self._player is None or self._numbers != numbers:
            self._player = MatchPlayer(*numbers)
        self._numbers = numbers
        advises, known = event.get("advises") is True, event.get("known")
        self._player.begin(match, event["player"], advises, known)
        self._now = self._player

    def _think(self) -> "dict[str, Any]":
        now = self._now
        if now is None:
            raise ValueError("One is told to think about a game, and then to go on.")
        now.think(self._slice)
        if now is self._player and not self._player.ready:
            return {}
        found = now.evidence()
        if found["done"] and now is self._player:
            found["word"] = self._player.word()
        return found

    def _match(self, event: "dict[str, Any]") -> "Match":
        """The match of a saved game. Raises ValueError."""
        self._load(event)
        match = self._session.match
        if match.state not in (PLAY, AGREE):
            raise ValueError("There is no turn to play here.")
        return match

    def _load(self, event: "dict[str, Any]") -> "Any":
        """The view of a saved game after the events since. Raises ValueError."""
        self._session = Session()
        return self._tell({"do": "load", "text": event.get("text"), "then": event.get("then", [])})

    def _tell(self, event: "dict[str, Any]") -> "Any":
        """The session's view after an event. Raises ValueError where the session refuses it."""
        shown: Any = self._session.handle(event)["view"]
        if shown["error"]:
            raise ValueError(str(shown["say"]))
        return shown
