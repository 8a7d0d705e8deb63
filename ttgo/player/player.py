"""The player: thinks about a game, all at once or in slices, and chooses a turn."""

import sys
import time

from ttgo import quick, vertex
from ttgo.chance import RandomNumbers
from ttgo.guards import brief, is_integer
from ttgo.player.glance import glance, is_early, sound
from ttgo.player.search import Search
from ttgo.player.steps import check_step, strength
from ttgo.player.urgent import urgent
from ttgo.points import NOWHERE, count, members
from ttgo.position import BLACK, EMPTY, WHITE, Position
from ttgo.rules import area, opponent
from ttgo.solve.perfect import Perfect, Rest
from ttgo.vertex import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ttgo.game import Game
    from ttgo.points import Grid

LARGEST = 19  # points on a side
MANY = 10_000  # games for a turn
HOPELESS = 0.03  # a share of wins
ENOUGH = 100  # random games needed before resigning

LOST = 0.02  # a share of wins without hope
LEFT = 0.05  # a share of wins with hope again
SURE = 0.9  # a share of wins that leaves little doubt
GOOD = 0.7  # a share of wins good enough to play on for more although a pass would win
ABOUT = 0.02  # shares of wins that differ by less count as equal
FEW = 8  # moves to look at one by one
# Games times points: the end of a thought without a number of games, as its tree grows by a node
# each 8 games
MOST = 20_000_000
NODES = 50  # positions of a proof in the time that all random games take for a move
# Positions of a proof of what is left at the end of a game, for advice
REST = 1_000 if sys.implementation.name == "micropython" else 30_000

# Shares of the random games
AGREED = 0.75  # in which a string is dead, if it counts as dead
LIKELY = 0.6  # in which a point is gained, if there is something to gain
PERHAPS = 0.3  # ... if it is worth a try

# MicroPython's only clock counts milliseconds.
_clock = getattr(time, "perf_counter", None) or (
    lambda: time.ticks_ms() / 1000  # type: ignore[attr-defined]
)

# The least distance of the share of wins from a half, and what such a share says. In 402 positions
# of games by programs on 9x9 and 13x13 (1,000 games each), the player ahead won 52, 80, 92 and
# 100 % of the games.
STANDINGS = ((0, "even"), (0.1, "leads"), (0.25, "leads_clearly"), (0.45, "wins"))

TELLING = 400  # games; the share of fewer is off by more than the steps between standings

USUAL = 1000  # games for a move, unless another number is chosen
# The least games for advice, and games times points, which makes 4,000 on 9x9: there the move of
# 4,000 games lost at most 3 points against the move of 20,000 in 48 of 50 positions, the move of
# 1,000 games in 43. MicroPython would take five seconds for 4,000 games.
ADVICE = 1000, 0 if sys.implementation.name == "micropython" else 400_000


class Player:
    """A player that knows only the rules. For each turn it plays `playouts` random games, or as
    many as it can in `seconds`; at once from `nodes` positions, 0 for the usual number. Or it plays
    as a `step` of the way up does (steps.py).

    The same `seed` and number of `playouts`, or `step`, give the same turns in the same games, on
    every Python. Raises ValueError for numbers that it cannot play by.
    """

    def __init__(
        self,
        playouts: "int | None" = None,
        seconds: "float | None" = None,
        seed: int = 1,
        nodes: int = 0,
        step: "int | None" = None,
    ) -> None:
        if playouts is not None and not (is_integer(playouts) and playouts > 0):
            raise ValueError(f"Playouts are a whole number above 0, not {brief(playouts)}.")
        if seconds is not None and not (
            (is_integer(seconds) or isinstance(seconds, float)) and 0 < seconds < float("inf")
        ):
            raise ValueError(f"Seconds are a number above 0, such as 0.5, not {brief(seconds)}.")
        self.playouts = USUAL if playouts is None and seconds is None else playouts
        self.seconds = seconds
        if not is_integer(seed):
            raise ValueError(f"A seed is a whole number, not {brief(seed)}.")
        if step is not None:
            check_step(step)
        self.seed, self.step = seed, step
        self.glances = 0  # of a hundred turns
        self._random = RandomNumbers(seed - 1)
        self._nodes = nodes
        self._search: Search | None = None
        self._perfect: Perfect | None = None

    def think(self, game: "Game", final: "bool | None" = None, advises: bool = False) -> "Thought":
        """Begin to think about the turn of a game as it is now; later changes to the game do not
        matter.

        `final` says if a second pass would end the game and its grid count as it is
        (Match.final_pass); if not, the players would agree on dead stones. By default `final` is
        what the rules say of the first two passes. If the game is over, or waits for agreement, the
        thought is about which stones are dead. With `advises` the choice is never a pass while a
        move gains by the count, and no turn that loses by a proof of what is left. Raises
        ValueError for a grid that is too large.
        """
        grid = game.grid
        if max(grid.width, grid.height) > LARGEST:
            most, size = f"{LARGEST} by {LARGEST} points", f"{grid.width} by {grid.height}"
            raise ValueError(f"The computer plays on grids of up to {most}; this one has {size}.")
        if final is None:
            final = game.rules.ending == "strict" or game.resumed > 0
        if self.step is not None:
            self.glances, self.playouts = strength(self.step)
        if self._search is None or not self._search.follow(game):
            self._search = Search(game, self._random, *self.sizes())
        perfect: Perfect | None = None
        if Perfect.can(game, final):
            perfect = self._perfect
            if perfect is None or (perfect.grid, perfect.suicide) != (grid, game.rules.suicide):
                perfect = self._perfect = Perfect(grid, game.rules.suicide)
        elif advises:
            perfect = Rest.of(game)
        if perfect:
            perfect.begin(game)
        return Thought(self, self._search, perfect, final, game.over, advises)

    def choose(self, game: "Game", final: "bool | None" = None) -> "Choice":
        """A legal turn for the player to play, with its evidence; a pass if no move is legal."""
        thought = self.think(game, final)
        while not thought.step(1000):
            pass
        return thought.choice()

    def sizes(self) -> "tuple[int, int]":
        """How many games to play at once, and how many of them from one node: with fewer games in
        all, they must differ more.

        With many games, twice as many are played at once, which takes two thirds of the time on
        Pyodide, whose steps cost more.
        """
        games = self.playouts
        each = 8 if games is None else min(8, max(1, games // 50))
        usual = 8 if games is not None and games >= MANY else 4
        return (self._nodes or usual) * each, each


# Thinking


class Thought:
    """Thinking about one turn. A thought is of no more use once its player begins another."""

    def __init__(
        self,
        player: Player,
        search: Search,
        perfect: "Perfect | None",
        final: bool,
        over: bool,
        advises: bool,
    ) -> None:
        self._search, self._perfect = search, perfect
        self._rest = perfect if isinstance(perfect, Rest) else None
        self._left = REST  # positions that the proof of what is left may still look at
        self._seconds = player.seconds
        self._glances, self._seed = player.glances, player.seed
        self._playouts = player.playouts or MOST // count(search.game.grid.points)
        self._final, self._over = final, over
        self._began = _clock()
        self._aimed = self._looked = False
        self._searched = False
        self.advises = advises
        self.done = False
        game, colour = search.game, search.root.colour
        self._tried = urgent(game.grid, game.points(colour), game.points(opponent(colour)))
        search.tries = self._tried.copy()
        # If a pass ends the game and wins, search only for what a pass would give away.
        self._wins = (
            final and game.turn > 0 and game.last == PASS and margin(game, game.position) > 0
        )
        search.shun_pass = self._wins
        if self._wins:
            search.forget()

    @property
    def progress(self) -> float:
        """How far the thought is, from 0 to 1; a proof may take a while longer."""
        parts = [1.0 if self.done else 0.0, self._search.played / self._playouts]
        if self._seconds:
            parts.append((_clock() - self._began) / self._seconds)
        return min(1.0, max(parts))

    @property
    def game(self) -> "Game":
        """The game as it was when the thought began, which must not be changed."""
        return self._search.game

    @property
    def proving(self) -> bool:
        """True while a proof is looked for after the random games."""
        return self._searched and not self.done

    @property
    def ready(self) -> bool:
        """True once there is a choice, after the first few games."""
        return self._search.ready

    def known(self) -> "dict[str, Any]":
        """What the random games have shown so far, as values for JSON."""
        return self._search.known()

    def take(self, known: "dict[str, Any]") -> None:
        """Go on with what a thought about the same turn has given as `known`."""
        self._search.take(known)

    def step(self, moves: int = 20) -> bool:
        """Think on for `moves` moves of the running random games, 4 to 64 at once; True when
        done.
        """
        if not self._searched:
            if self._search.step(moves) and self.ready:
                part = self.progress
                self._searched = part >= 1 or self._search.root.moves == [NOWHERE]
                if not self._aimed and 0.25 < part < 1:
                    self._take_aim()
                if not self._looked and 0.5 < part < 1:
                    self._look_at_pass()
        elif not self.done:
            late = self._seconds is not None and _clock() - self._began > self._seconds
            nodes = moves * NODES
            if self._rest:
                nodes = min(nodes, self._left)
                self._left -= nodes
            self.done = late or nodes <= 0 or self._perfect is None or self._perfect.step(nodes)
        return self.done

    def choice(self) -> "Choice":
        """The choice so far; a pass before `ready`."""
        search = self._search
        root = search.root
        last = len(root.moves) - 1
        if not self.ready:
            return Choice(search, last)
        game, perfect = search.game, self._perfect
        random = RandomNumbers(self._seed, game.turn)
        if random.below(100) < self._glances and not self._over and not self._wins:
            seen = glance(search, opened(game.position), self._glances, random)
            if seen is not None:
                return Choice(search, seen)
        if self.done and not self._rest and perfect and perfect.value is not None:
            turn = perfect.turn
            place = root.moves.index(turn) if turn in root.moves else last
            return Choice(search, place, turn, perfect.value - game.komi)
        place = last if self._over else self._best()
        # Few games do not tell a useless move from others, least of all in a lost game
        few = place != last and search.played < search.enough
        if self._passes(place) or (few and not sound(search, root.moves[place])):
            place = last
        if self.advises and not self._over:
            place = self._advised(place)
        elif place == last and not self._over:
            places = self._instead()
            # Where beginners play, a move must look right, too
            places = [k for k in places if self._glances and sound(search, root.moves[k])] or places
            place = max(places, key=lambda k: root.games[k], default=last)
        return Choice(search, place)

    def _instead(self) -> "list[int]":
        """The places of the moves to play instead of a pass; none if the pass is right."""
        search = self._search
        game, root = search.game, search.root
        moves: "list[int]" = []
        if is_early(game.position) and not game.points(root.colour):  # the player has no stone yet
            moves = members(game.legal_points())
        elif not self._wins and not self._decided():
            still_open = opened(self._end())
            moves = [move for move in gaining(game) if 1 << move & still_open]
        return [k for k, move in enumerate(root.moves) if move in moves]

    def _decided(self) -> bool:
        """True if many games leave no doubt who wins."""
        search = self._search
        return search.played >= search.enough and not LOST <= search.share() <= 1 - LOST

    def _advised(self, place: int) -> int:
        """The place of the turn to advise: the first that loses nothing of what is left, of the
        move at `place`, the moves that gain by the count, and the pass. Without a proof of what is
        left, a pass is advised only in a decided game.
        """
        search, root = self._search, self._search.root
        last, proof = len(root.moves) - 1, self._proof()
        move = root.moves[place]
        if place != last and not self._loses(move) and (not proof or self.keeps(move)):
            return place
        by_games = sorted(range(last), key=lambda k: (root.games[k], root.wins[k]), reverse=True)
        gains = gaining(search.game)
        good = [k for k in by_games if root.moves[k] in gains]
        if proof:
            for k in good + [last]:
                if self.keeps(root.moves[k]):
                    return k
            good = [k for k in by_games if root.moves[k] == proof.turn]
        elif not good and LOST < search.share() < 1 - LOST:
            good = [k for k in by_games if root.games[k]]  # no other is known to be legal
        return good[0] if good else last

    def keeps(self, move: int) -> bool:
        """True if a proof says that a turn loses nothing of what is left."""
        proof = self._proof()
        return proof is not None and proof.keeps(move, REST)

    def _proof(self) -> "Rest | None":
        """The proof of what is left; None before the thought is done, or without an answer."""
        rest = self._rest if self.done else None
        return None if rest is None or rest.value is None else rest

    def _loses(self, move: int) -> bool:
        """True if a move is suicide, which looks no worse than others in a lost game."""
        game = self._search.game
        own, other = game.points(game.to_play), game.points(opponent(game.to_play))
        return not quick.after_move(game.grid, own, other, move)[0] >> move & 1

    def _end(self) -> Position:
        """The grid that would count if the game ended now."""
        search = self._search
        return search.game.position.coloured(0 if self._final else dead(search), EMPTY)

    def _may_pass(self) -> bool:
        """True if a pass would do: nothing is left to gain, and the player wins or loses in any
        case.
        """
        search, end = self._search, self._end()
        settled = margin(search.game, end) > 0 or search.share() < LOST
        return settled and not to_gain(search, end)

    def _take_aim(self) -> None:
        """After a quarter of the games: in a decided game, count margins above the expected one as
        wins.
        """
        search = self._search
        self._aimed = True
        share, expected = search.share(), search.expected()
        decided = share < LOST or share > 1 - LOST
        if search.aim and LEFT < share < 1 - LEFT:
            search.aim_at(0)
        elif decided and abs(expected - search.aim) > 3:
            # Margins are multiples of a half, so that none equals the aim.
            search.aim_at(int(expected if share < LOST else expected / 2) + 0.25)

    def _look_at_pass(self) -> None:
        """Half way: if a pass would do, see what the opponent could do after the pass; and in a
        decided game, see what can be gained.
        """
        search = self._search
        self._looked = True
        if not self._final:
            search.emptied = dead(search)
        moves = where(search, to_gain(search, self._end(), PERHAPS))
        if len(moves) <= FEW and not LOST < search.share() < SURE:
            self._tried += moves
            search.tries += moves
        if self.advises and not self._over and self._may_pass():
            search.tries += gaining(search.game)[:FEW]
        if self._may_pass() and not self._wins:
            search.tries.append(NOWHERE)

    def _best(self) -> int:
        """The place of the move with most games, or of one of the `tries` that may be behind only
        by luck.

        A share of n games is usually within 1 / sqrt(n) of the true one, and the best of many
        shares is further off: on larger grids luck may do more. Once a game is decided, a move's
        gain is no luck.
        """
        search = self._search
        root = search.root
        place = root.favourite()
        games, share = root.games[place], root.share(place)
        tried = [k for k, move in enumerate(root.moves) if move in self._tried and root.games[k]]
        decided = not LOST < share < SURE
        if not tried or place in tried or (games >= search.enough and not decided):
            return place
        best = max(tried, key=root.share)
        behind = share - root.share(best)
        lucky = behind * behind * games < count(search.game.grid.points) / 81 and not decided
        return best if behind <= 0 or lucky else place

    def _passes(self, place: int) -> bool:
        """True if a pass is as good as the best move at `place`; known after some games that begin
        with a pass, unless a pass wins at once.
        """
        search = self._search
        root, last = search.root, len(search.root.moves) - 1
        if is_early(search.game.position):
            return False
        if self._wins:
            share = search.share() if search.aim else root.share(place)
            gains = gaining(search.game) + where(search, to_gain(search, self._end()))
            return share < GOOD or root.moves[place] not in gains
        tried = root.games[last] * 10 > search.played
        return tried and root.share(last) > root.share(place) - ABOUT and self._may_pass()


# The choice


class Choice:
    """A turn, and the evidence for it.

    turn, player    a vertex or "pass", and whose it is
    games, share    the number of games played, and the share that the player won, from 0 to 1
    margin          Black's mean margin in these games; 0 if whoever wins most games is not ahead
                    by the mean
    error           the standard error of that margin
    low, high       Black's margins between which the middle half of these games ends
    standing        "even", or what the leader does: "leads", "leads_clearly" or "wins"; "unknown"
                    after few games
    moves           of each move tried, best first: `at`, its `games`, the `share` of wins, Black's
                    mean `margin`, and the best `line` beginning with the move, as far as there
                    were games
    aim             in a decided game, the margin for Black that counts as a win; or 0
    line            the best line
    dead            the stones that the player considers dead, a set of points
    resigns         True if the player would rather resign
    proven          Black's margin if both play perfectly, which the above then follow; or None if
                    unknown
    """

    def __init__(
        self, search: "Search", place: int, turn: "int | None" = None, proven: "float | None" = None
    ) -> None:
        root, game = search.root, search.game
        grid = game.grid
        tried = [k for k, games in enumerate(root.games) if games]
        tried.sort(key=lambda k: (k == place, root.games[k], root.wins[k], k), reverse=True)
        self.player = root.colour
        if turn is None:
            turn = root.moves[place] if root.moves else NOWHERE
        self.turn = named(grid, turn)
        self.games = search.played
        self.moves: list[dict[str, Any]] = []
        for k in tried:
            child, at = root.children[k], named(grid, root.moves[k])
            # A margin's small weight may exceed the range
            share = min(1.0, max(0.0, root.share(k)))
            self.moves.append(
                {
                    "at": at,
                    "games": root.games[k],
                    "share": round(share, 4),
                    "margin": round(root.margins[k] / root.games[k], 2),
                    "line": [at] + [named(grid, move) for move in (child.line() if child else [])],
                }
            )
        self.aim, self.proven = search.aim, proven
        if proven is None:
            self.share = search.share()
            self.low, self.high = search.below(0.25), search.below(0.75)
            self.error = search.error()
            black = self.share if self.player == BLACK else 1 - self.share
            expected = search.expected()
            self.margin = expected if expected * (black - 0.5) > 0 else 0.0
            self.standing = standing(self.share) if self.games >= TELLING else "unknown"
        else:
            own = proven if self.player == BLACK else -proven
            self.share = ((own > 0) + (own >= 0)) / 2
            self.low = self.margin = self.high = proven
            self.error = 0.0
            self.standing = standing(self.share)
        self.line = self.moves[0]["line"] if tried and tried[0] == place else [self.turn]
        self.dead = dead(search)
        late = game.turn * 3 > count(grid.points)
        self.resigns = late and search.played >= ENOUGH and search.share() < HOPELESS

    def __repr__(self) -> str:
        won = f"{self.share:.0%} of {self.games} games, margin {self.margin:+.1f}"
        return f"<Choice {self.turn} of {self.player}: {won}>"


def standing(share: float) -> str:
    """What a share of wins says, by its distance from a half."""
    return [word for least, word in STANDINGS if abs(share - 0.5) >= least][-1]


def named(grid: "Grid", move: int) -> str:
    """A move of the tree as a turn."""
    return vertex.PASS if move == NOWHERE else grid.vertices[move]


# The end of a game: dead stones, and whether anything is left to gain


def dead(search: "Search") -> int:
    """The stones that end up in the other player's area in most games."""
    position = search.game.position
    found = 0
    for colour in (BLACK, WHITE):
        for string in position.grid.pieces(position.points(colour)):
            taken = sum([search.owned(opponent(colour), point) for point in members(string)])
            if taken > AGREED * count(string):
                found |= string
    return found


def to_gain(search: "Search", end: Position, share: float = LIKELY) -> int:
    """The points that the next player would not get if the game ended with the grid `end`, but gets
    in more than `share` of the random games.
    """
    colour = search.root.colour
    missing = end.grid.points & ~area(end, colour)
    return sum([1 << point for point in members(missing) if search.owned(colour, point) > share])


def opened(position: Position) -> int:
    """The empty points that reach both colours."""
    return position.empty & ~(area(position, BLACK) | area(position, WHITE))


def where(search: "Search", gain: int) -> "list[int]":
    """The moves that may gain the points `gain`: on the points, or beside stones there."""
    position = search.game.position
    grid, empty = position.grid, position.empty
    return members((gain | grid.around(gain & ~empty)) & empty)


def gaining(game: "Game") -> "list[int]":
    """The moves that gain by the count: on open points, or captures; without moves whose string can
    be captured for as much straight away.
    """
    position, colour = game.position, game.to_play
    grid, other = position.grid, opponent(colour)
    before = margin(game, position)
    captures = quick.clearing(grid, position.points(colour), position.points(other))
    found = []
    for point in members(opened(position) | captures):
        if not game.try_move(point):
            continue
        gain = -margin(game, game.position) - before
        liberties = grid.around(grid.flood(1 << point, game.points(colour))) & game.points(EMPTY)
        if count(liberties) == 1 and game.try_move(members(liberties)[0]):
            gain = margin(game, game.position) - before
            game.undo()
        game.undo()
        if gain > 0:
            found.append(point)
    return found


def margin(game: "Game", end: Position) -> float:
    """The margin for the player to play if the game ended with the grid `end`."""
    black = game.score(end).margin
    return black if game.to_play == BLACK else -black
