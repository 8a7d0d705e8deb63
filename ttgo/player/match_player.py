"""The player in a match, which thinks in slices, can be stopped at any time, and answers in values
for JSON.

For callers that do other things meanwhile, such as a worker that must notice an undo:

    player = MatchPlayer(1000)
    player.begin(match)           # for what the match waits for: a turn, or a proposal
    while not player.think(100):  # about 100 more random games
        ...                         # show player.evidence(); or stop
    match.take(player.word())     # "E5", "pass", or the proposal "white=D4,E5"

`begin` may be called again at any time: for a later turn of the same match, which reuses what is
known, or for any other match. The same seed and number of games give the same words, whatever the
slices.
"""

from ttgo.match import AGREE
from ttgo.player.player import ADVICE, USUAL, Player
from ttgo.player.playouts import longest
from ttgo.player.reason import reason
from ttgo.points import NOWHERE, count
from ttgo.position import BLACK, EMPTY
from ttgo.rules import opponent as other
from ttgo.rulesets import ENDINGS
from ttgo.vertex import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ttgo.game import Game
    from ttgo.match import Match
    from ttgo.player.player import Thought


class MatchPlayer:
    """A player by its numbers: random games for a turn, a seed, and a step of the way up, by
    which it plays, whatever the first number says; or how many of a hundred turns are played after
    a glance (glance.py).

    >>> from ttgo import Game, Match
    >>> from ttgo.player import MatchPlayer
    >>> match = Match(Game(5))
    >>> player = MatchPlayer(100)
    >>> player.begin(match)
    >>> while not player.think(50):
    ...     pass
    >>> player.word(), player.progress
    ('C3', 1.0)
    >>> sorted(player.evidence())[:6]
    ['aim', 'dead', 'deviation', 'done', 'games', 'high']
    """

    def __init__(
        self, playouts: int = USUAL, seed: int = 1, step: "int | None" = None, glances: int = 0
    ) -> None:
        self._player = Player(playouts, seed=seed, step=step)
        self._player.glances = glances
        self._numbers = playouts, seed
        self._match: Match | None = None
        self._thought: Thought | None = None
        self._colour = ""
        self._at_once = 1

    def begin(
        self,
        match: "Match",
        player: str = "",
        advises: bool = False,
        known: "dict[str, Any] | None" = None,
    ) -> None:
        """Think about what the match waits for now. The match is not changed, and later changes to
        the match do not matter.

        `player` says whose proposal is wanted; turns are the next player's. With `advises` the turn
        is for somebody who learns: thought about long enough, no pass while a move gains by the
        count, and the same whatever was asked before. `known` is what another player has given as
        `known` about the same turn. Raises ValueError for a grid that is too large.
        """
        board = match.board
        self._match = match
        self._colour = player or board.to_play
        if match.state == AGREE:  # dead stones are dead even if their player moves first
            board = board.copy()
            board.give_turn(other(self._colour))
        thinker = self._player
        if advises:
            playouts, seed = self._numbers
            least = max(ADVICE[0], ADVICE[1] // max(100, count(board.grid.points)))
            playouts = max(playouts, least)
            # The least is MicroPython's, which long numbers slow down: a first idea comes three
            # times as soon on 19x19.
            thinker = Player(playouts, seed=seed, nodes=1 if playouts == ADVICE[0] else 0)
        self._at_once = thinker.sizes()[0]
        self._thought = thinker.think(board, is_final(match), advises)
        if known:
            self._thought.take(known)

    def known(self) -> "dict[str, Any]":
        """What is thought so far, as values for JSON, for another player to go on with."""
        assert self._thought
        return self._thought.known()

    def think(self, games: int = 32) -> bool:
        """Think on for about `games` random games, or a short while in a proof search; True when
        done.

        Up to 64 games are played at once: for fewer, a part of each is played. MicroPython collects
        no garbage before the return: up to 6 MB for 32 games on 9x9, and 25 MB for 8 games on
        19x19.
        """
        thought = self._thought
        assert thought
        most = longest(count(thought.game.grid.points))
        moves = max(1, games * most // self._at_once)
        while moves > 0 and not thought.step(min(moves, most)) and not thought.proving:
            moves -= most
        return thought.done

    @property
    def progress(self) -> float:
        """How far the thought is, from 0 to 1."""
        return self._thought.progress if self._thought else 0.0

    @property
    def ready(self) -> bool:
        """True once there is evidence that needs no more games."""
        return self._thought is not None and (self._thought.ready or self._thought.done)

    def word(self) -> str:
        """The player's present choice, a turn or a proposal, as a word for Match.take. Valid at any
        time after `begin`, best when done.
        """
        match, choice = self._match, self._ready().choice()
        assert match
        if match.state != AGREE:
            return choice.turn
        theirs = match.proposals.get(other(self._colour))
        own = (
            choice.dead
            if theirs is None
            else answer(match.board, self._colour, choice.dead, theirs)
        )
        return f"{self._colour}=" + ",".join(match.board.grid.named(own))

    def evidence(self) -> "dict[str, Any]":
        """The evidence so far, as values for JSON:

        done, progress   whether the thought has ended, and how far it is, from 0 to 1
        turn, player     the present choice, and for whom
        games, share     the number of random games so far, and the share that this player won
        margin           Black's mean margin in these games; 0 if whoever wins most games is not
                         ahead by the mean
        deviation        the standard error of that margin
        low, high        Black's margins between which the middle half of these games ends
        standing         "even", or what the leader does: "leads", "leads_clearly" or "wins";
                         "unknown" after few games
        moves            {"at", "games", "share", "margin", "line"} of each, the turn first
        aim              in a decided game, the margin for Black that counts as a win; or 0
        line             the best line
        dead             the stones that the player considers dead, as vertices
        resigns, proven  True if the player would rather resign; Black's margin if both play
                         perfectly, or None if unknown
        reason           why an advice is good, as reason.py has it; else None
        """
        thought = self._ready()
        choice = thought.choice()
        keeps = choice.turn == PASS and (choice.proven is not None or thought.keeps(NOWHERE))
        return {
            "done": thought.done,
            "progress": round(thought.progress, 3),
            "turn": choice.turn,
            "player": choice.player,
            "games": choice.games,
            "share": round(choice.share, 4),
            "margin": round(choice.margin, 2),
            "deviation": round(choice.error, 2),
            "low": round(choice.low, 2),
            "high": round(choice.high, 2),
            "standing": choice.standing,
            "moves": choice.moves,
            "aim": choice.aim,
            "line": choice.line,
            "dead": thought.game.grid.named(choice.dead),
            "resigns": choice.resigns,
            "proven": choice.proven,
            "reason": reason(thought.game, choice.turn, keeps, not thought.done)
            if thought.advises
            else None,
        }

    def _ready(self) -> "Thought":
        """The thought, after at least one batch of games."""
        thought = self._thought
        assert thought
        while not thought.ready and not thought.step(1000):
            pass
        return thought


def is_final(match: "Match") -> bool:
    """True if passes by both players now (or one, after a pass) would make the grid count as it
    stands, without proposals.
    """
    if ENDINGS[match.game.rules.ending].final == "four":
        return match.trailing_passes >= 2  # two passes have led to a round already
    return match.final_pass


def answer(game: "Game", player: str, own: int, theirs: int) -> int:
    """What a player who considers the stones `own` dead proposes after the opponent's proposal
    `theirs`: to agree, unless that removes living stones of the player, or loses the game by more
    than the player's own proposal would.
    """
    alive = theirs & game.points(player) & ~own
    if not alive:
        sign = 1 if player == BLACK else -1
        both = [
            game.score(game.position.coloured(points, EMPTY)).margin * sign
            for points in (own, theirs)
        ]
        if both[1] >= both[0] or both[1] > 0:
            return theirs
    return own
