"""A game with its end: the turns, and after two passes the proposals, the dispute on a copy or the
ruling that its rules ask for.

All that happens is written as a word: "E5" and "pass" are turns; "black=D4,E5" is Black's proposal
to empty those points, "black=" to empty none, "black=play" to play on; "judge=D4" is a ruling; "-"
is nothing, a place for a comment. A match is its words.

Two more are for records of other people's games. "w:D4": White plays D4 although it is Black's
turn; no pass is inserted. "setup=A1,B1/C3//white" sets up another position: the points that become
black, white and empty, and who plays next. The game begins anew there: turns are counted from it,
and rule 6 looks back no further.
"""

from ttgo import vertex
from ttgo.game import Game
from ttgo.guards import brief, checked
from ttgo.illegal import GameOver, Stopped
from ttgo.points import members
from ttgo.position import BLACK, EMPTY, NAMES, WHITE, Position
from ttgo.rulesets import ENDINGS
from ttgo.scoring import Score
from ttgo.start import check_player
from ttgo.vertex import PASS, plain_turn

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from ttgo.vertex import Points

# The states of a match: it waits for turns, proposals, a ruling, or nothing
PLAY, AGREE, JUDGE, OVER = "play", "agree", "judge", "over"

NOTE = "-"
PLAY_ON = "play"  # a proposal to play on
SETUP = "setup="
_TAKERS = {"b:": BLACK, "w:": WHITE}


class Match:
    """A game by the ending that its rules name. `game` is played on from where it stands; its turns
    are the first words of the match. `judge`, a function, is called with the match when a ruling is
    due and gives the points to empty; what it raises, the match raises too.

    `state` is what the match waits for: "play" (a turn), "agree" (proposals), "judge" (a ruling) or
    "over" (nothing). `words` are all that has happened, `proposals` those of the round, by player:
    sets of points, None to play on. `rounds` says how often they have differed, `emptied` is the
    set of points that the end of the match empties, and `last_turn` is who took the last turn, with
    its number. `start` is the Start of the first game, if the match sets up another position.

    >>> from ttgo import Game, Match
    >>> from ttgo import Rules
    >>> match = Match(Game(5, rules=Rules(ending="tromp")))
    >>> for word in "C3 B2 pass pass".split():
    ...     match.take(word)
    >>> match.state
    'agree'
    >>> match.take("black=B2")
    >>> match.take("white=B2")
    >>> match.state, match.score().result
    ('over', 'B+25')
    >>> match
    <Match by 'tromp', over: C3 B2 pass pass black=B2 white=B2>
    """

    _repr_svg_: "Callable[[], str]"  # the picture in a notebook, which ttgo/__init__.py gives

    def __init__(self, game: Game, judge: "Callable[[Match], Points] | None" = None) -> None:
        checked(game, Game, "A match is of a Game")
        if judge is not None and not callable(judge):
            raise ValueError(f"A judge is a function of a match, not {brief(judge)}.")
        self.game = game
        self.start = game.start  # of the first game, if the match sets up another position
        self.judge = judge
        self._ending = ENDINGS[game.rules.ending]
        self.words: list[str] = []
        self._past: list[_Moment] = []  # the match before each word
        self.last_turn = ("", 0)  # who took the last turn, and its number on its board
        self.state = PLAY
        self.rounds = 0  # how often proposals have differed
        self.proposals: dict[str, int | None] = {}  # of this round, or of the last one
        self.emptied = 0  # the points that the end of the match empties
        self._copy: Game | None = None
        self._black = self._white = 0  # the disputed stones on the copy
        self._captured = 0  # the disputed stones that were captured on the copy
        for turn, word in enumerate(game.words):
            before = _Moment(self)
            before.turn, before.to_play = turn, game.player(turn + 1)
            self._happened(word, before)
            self.last_turn = (game.player(turn + 1), turn + 1)
        self.rounds = game.resumed
        if game.over:
            self._passed()

    def __repr__(self) -> str:
        words = self.words if len(self.words) <= 8 else ["..."] + self.words[-6:]
        return (
            f"<Match by {self.game.rules.ending!r}, {self.state}: {' '.join(words) or 'no turns'}>"
        )

    @property
    def copying(self) -> bool:
        """True while a dispute is played out on a copy."""
        return self._copy is not None and self.state != OVER

    @property
    def board(self) -> Game:
        """The game that turns go to: `game`, or the copy."""
        return self._copy if self._copy is not None and self.state != OVER else self.game

    @property
    def over(self) -> bool:
        """True if nothing can follow."""
        return self.state == OVER

    @property
    def trailing_passes(self) -> int:
        """The number of passes in a row that the game ends with now."""
        turns = self.game.turns
        passes = 0
        while passes < len(turns) and turns[-1 - passes] == PASS:
            passes += 1
        return passes

    @property
    def decided_on_copy(self) -> bool:
        """True if the match ended with a dispute played out on a copy."""
        return self._copy is not None and self.state == OVER

    @property
    def ended_by_passes(self) -> bool:
        """True if passes alone ended the match, with nothing agreed on or ruled."""
        return self.over and not self.decided_on_copy and "=" not in self.last_word

    @property
    def last_word(self) -> str:
        """The last word that is no mere place for a comment; "" at the start."""
        for word in reversed(self.words):
            if word != NOTE:
                return word
        return ""

    @property
    def final_pass(self) -> bool:
        """True if a second pass in a row would now end the match (or the copy), not lead to
        proposals.
        """
        final = self._ending.final
        if final == "four":
            return self.trailing_passes >= 3  # two of them led to proposals already
        if final == "later":
            return self.rounds > 0
        return self.copying if final == "copy" else final == "always"

    @property
    def position(self) -> Position:
        """The grid as it is now; when the match is over, without the points that were emptied."""
        return self.board.position.coloured(self.emptied, EMPTY)

    def score(self) -> Score:
        """The score of `position`, by rule 9."""
        return self.score_without(self.emptied)

    def score_without(self, points: "Points") -> Score:
        """The score of the grid as it is now, but for the stones on these points."""
        return self.game.score(self.board.position.coloured(points, EMPTY))

    @property
    def removed(self) -> "list[str]":
        """The vertices that the end of the match has emptied, in order from A1."""
        return self.board.grid.named(self.emptied)

    @property
    def disputed(self) -> int:
        """The points that one player wants emptied and the other does not."""
        return (self.proposals.get(BLACK) or 0) ^ (self.proposals.get(WHITE) or 0)

    @property
    def agreed(self) -> int:
        """The points that both players want emptied."""
        return (self.proposals.get(BLACK) or 0) & (self.proposals.get(WHITE) or 0)

    def take(self, word: str) -> None:
        """Take the next word: a turn, a proposal, a ruling or one of the others (see the top).
        Raises Illegal for an illegal turn, ValueError for another word that cannot come now; then
        nothing has changed.
        """
        who, proposal, text = checked(word, str, "What happens in a match is text").partition("=")
        if word == NOTE:
            self._happened(NOTE, _Moment(self))
        elif not proposal:
            self.play(plain_turn(word), _TAKERS.get(word[:2], ""))
        elif who == "setup":
            self._set_up(text)
        elif who == "judge":
            self.give_ruling(self._points(text))
        elif who in (BLACK, WHITE):
            self.propose(who, None if text == PLAY_ON else self._points(text))
        else:
            raise ValueError(
                f"{brief(who)} proposes nothing; {BLACK} and {WHITE} do, and a judge rules."
            )

    def play(self, text: str, player: str = "") -> None:
        """Take the next turn, as Game.play does; by `player` if one is given, even out of turn."""
        if self._is_last_pass(text, player):
            before = _Moment(self)
            self.game.resume()
            self.game.play(PASS)
            self._happened(PASS, before)
            self.last_turn = (WHITE, self.game.turn)
            return
        if self.state != PLAY:
            # The board refuses what is no turn at all, and says why
            vertex.read(self.board.grid, text)
            if self.state == OVER:
                raise GameOver
            raise Stopped(self.state == JUDGE)
        before, board = _Moment(self), self.board
        due = board.to_play
        player = check_player(player or due)
        if player == due:
            board.play(text)
            word = board.last
        else:
            word = self._play_for(player, text)
        self._happened(word, before)
        self.last_turn = (player, board.turn)
        if self.copying:
            now = self.board.position
            self._captured |= self._black & ~now.black | self._white & ~now.white
        if self.board.over:
            self._passed()

    def _is_last_pass(self, text: str, player: str) -> bool:
        """True for White's further pass after Black's was the last: with pass stones White passes
        last (SCORES).
        """
        return (
            self.state == AGREE
            and self.game.rules.pass_stones
            and not self.proposals
            and self.game.to_play == WHITE
            and player in ("", WHITE)
            and vertex.read(self.game.grid, text) is None
        )

    def _play_for(self, player: str, text: str) -> str:
        """Take a turn for the player whose turn it is not; gives the word."""
        board, due, turn = self.board, self.board.to_play, self.board.turn
        board.give_turn(player)
        try:
            board.play(text)
        finally:
            if board.turn == turn:
                board.give_turn(due)
        return f"{player[0]}:{board.last}"

    def propose(self, player: str, points: "Points | None") -> None:
        """Propose after two passes: to remove the stones on these points ("": none), or to play on
        (None).

        Raises ValueError when there is nothing to agree on now, for a second proposal, and for
        points without a stone.
        """
        if self.state != AGREE:
            raise ValueError(
                "There is nothing to agree on now; proposals follow after two passes in a row."
            )
        if check_player(player) in self.proposals:
            raise ValueError(f"{NAMES[player]} has proposed already; undo takes it back.")
        if points is not None:
            points = vertex.set_at(self.board.grid, points)
            self._check(points)
        text = PLAY_ON if points is None else ",".join(self.board.grid.named(points))
        self._happened(f"{player}={text}", _Moment(self))
        self.proposals = dict(self.proposals)  # a new dictionary: the past keeps the old one
        self.proposals[player] = points
        if points is not None and len(self.proposals) < 2:
            return
        if points is not None and self.proposals[BLACK] == self.proposals[WHITE]:
            self.emptied = points
            self.state = OVER
            return
        self.rounds += 1
        self._differed()
        if self.state == JUDGE and self.judge is not None:
            ruling = vertex.set_at(self.board.grid, self.judge(self))
            self.give_ruling(ruling & self.disputed)

    def give_ruling(self, points: "Points") -> None:
        """Rule, as a third person, on the disputed points: empty these and leave the others.

        Raises ValueError when no ruling is due and for points that are not disputed.
        """
        if self.state != JUDGE:
            raise ValueError(
                "There is nothing to rule on now; a ruling follows on proposals that differ."
            )
        points = vertex.set_at(self.board.grid, points)
        if points & ~self.disputed:
            where = ", ".join(self.board.grid.named(points & ~self.disputed)[:3])
            raise ValueError(f"A ruling is about the disputed points only, and {where} is not one.")
        self._happened("judge=" + ",".join(self.board.grid.named(points)), _Moment(self))
        self.emptied = self.agreed | points
        self.state = OVER

    rule = give_ruling  # its name before 0.2

    def undo(self) -> str:
        """Take back the last word and return it. Raises ValueError if there is none."""
        if not self.words:
            raise ValueError("There is no turn to undo: this is the start of the game.")
        word = self.words.pop()
        self._past.pop().restore(self, turn=word != NOTE and "=" not in word)
        return word

    def _happened(self, word: str, before: "_Moment") -> None:
        self.words.append(word)
        self._past.append(before)

    def _passed(self) -> None:
        """Two passes in a row have been taken."""
        if not self.final_pass:
            self.state = AGREE
            self.proposals = {}
            return
        if self.copying:
            self.emptied = self.agreed | self._captured
        self.state = OVER

    def _differed(self) -> None:
        """The proposals differ, or a player wants to play on."""
        then, game = self._ending.then, self.game
        self.state = JUDGE if then == "judge" else PLAY
        if then == "play":
            game.resume()
        elif then == "take back":
            game.undo()
            game.undo()
        elif then == "copy":
            self._copy = Game(game.start.but(handicap=0, setup=game.position, first=game.to_play))
            now = game.position
            self._black, self._white = now.black & self.disputed, now.white & self.disputed

    def _set_up(self, text: str) -> None:
        """Begin anew with another position. Raises ValueError for one that no game can begin
        with.
        """
        parts = text.split("/")
        if len(parts) != 4:
            changes = "its changes, such as A1,B1/C3//white"
            raise ValueError(f"A position is set up by {changes}, not by {brief(text)}.")
        position = self.position
        sets = [self._points(part) for part in parts[:3]]
        for colour, points in zip((BLACK, WHITE, EMPTY), sets):
            position = position.coloured(points, colour)
        first = parts[3] or self.board.to_play
        game = Game(self.game.start.but(handicap=0, setup=position, first=first))
        names = [",".join(game.grid.named(points)) for points in sets]
        self._happened(f"{SETUP}{'/'.join(names)}/{parts[3]}", _Moment(self))
        self.game, self.state, self.rounds, self.proposals, self.emptied = game, PLAY, 0, {}, 0
        self.last_turn, self._copy, self._black, self._white, self._captured = (
            ("", 0),
            None,
            0,
            0,
            0,
        )

    def _points(self, text: str) -> int:
        """The set of points that vertices, with commas between them, name."""
        return vertex.set_at(self.board.grid, text)

    def _check(self, points: int) -> None:
        empty = points & ~(self.board.position.black | self.board.position.white)
        if empty:
            where = self.board.grid.vertices[members(empty)[0]]
            raise ValueError(
                f"{where} has no stone to take off; a proposal names points with stones."
            )


class _Moment:
    """The state of a match before a word, from which an undo of that word restores it."""

    def __init__(self, match: Match) -> None:
        self.game, self.board = match.game, match.board
        self.to_play: str = match.board.to_play
        self.turn = match.game.turn
        self.resumed = match.game.resumed
        self.kept = [getattr(match, name) for name in _KEPT]

    def restore(self, match: Match, turn: bool) -> None:
        """Restore the match; `turn` says that the word taken back was a turn."""
        match.game = self.game
        if turn:
            self.board.undo()
        while self.game.turn < self.turn:  # passes that were taken back
            self.game.play(PASS)
        if self.game.resumed > self.resumed:
            self.game.undo_resume()
        for name, value in zip(_KEPT, self.kept):
            setattr(match, name, value)
        self.board.give_turn(self.to_play)


# The fields of a match that a word may change, its games aside
_KEPT = "state rounds proposals emptied last_turn _copy _black _white _captured".split()
