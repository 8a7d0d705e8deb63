"""Monte Carlo tree search: walk down a tree from a game's position, play random games from there,
and learn from their results.

As in UCT, the tree grows by a node each time, and has for each move the games that began with the
move and their wins: a true share, but of few games at first. A second share is AMAF, "all moves as
first": of all games, whatever their first move, in which the same player moved first at that point
later on. AMAF is soon known for every point, but only roughly right. As in RAVE, the weight goes
from the second share to the first with more games; a move is worth

    (AMAF wins + wins x f) / (AMAF games + games x f),  f = 1 + AMAF games / 3500

and the search follows the best one. UCT's bonus for rarely tried moves is left out: the AMAF shares
move all the time, which is enough. What the rules tell in advance (`prior`) counts as a handful of
imaginary AMAF games.
"""

from ttgo import vertex
from ttgo.game import Game
from ttgo.player.lanes import MOST, Lanes, counts, spread
from ttgo.player.playouts import Playouts, RandomMasks, longest
from ttgo.points import NOWHERE, count, members
from ttgo.position import BLACK, EMPTY, WHITE
from ttgo.rules import area, opponent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

    from ttgo.chance import RandomNumbers
    from ttgo.position import Position

    Path = list[tuple["TreeNode", int]]  # nodes, and the indexes of the moves followed
    # By colours, the AMAF games and wins of all points, as counts of lanes.py
    Amaf = dict[str, tuple[bytearray, bytearray]]

ENOUGH = 400 / 81  # games for each point: with fewer, luck affects which move looks best
# The weight of the margin beside winning: enough to prefer points in won games, too little to risk
# a game
MARGIN = 0.04
_TRUST = 1 / 3500
_UNKNOWN = (4, 2)  # AMAF games and wins of an unknown move
_KEPT = 20  # the most AMAF games that a node inherits
# What a node knows of its moves
_COLUMNS = ("moves", "games", "wins", "margins", "amaf_games", "amaf_wins")


class Search:
    """A search of a game's position, and of later positions of that game. `at_once` games are
    played together, `each` from one node.

    `played` counts the games ended since this position began, and `ends` how many of them ended
    with each margin for Black. `emptied` are points that the end of the game would empty, by
    agreement. `tries` are moves of the root that get their share of games however bad they look: a
    quarter for all of them, an eighth for a pass, and at most `enough` each. With `shun_pass` the
    pass gets no games while there is a move. `aim` is the margin for Black that counts as a win: 0,
    or another in a decided game.
    """

    def __init__(self, game: Game, random: "RandomNumbers", at_once: int, each: int) -> None:
        self.game = game.copy()  # the search tries turns in it; between steps it is unchanged
        if self.game.over:
            self.game.resume()
        self.root = TreeNode(game.to_play)
        self._each = each
        self._lanes = Lanes(game.grid, at_once)
        self._masks = RandomMasks(self._lanes, random)
        self._size = count(game.grid.points)
        self.enough = int(ENOUGH * self._size + 0.5)
        self._jobs: list[tuple[Path, TreeNode]] = []  # where the running games began: path and node
        self._running: Playouts | None = None
        self.aim = 0.0
        self._worths: dict[float, float] = {}  # cache of `_worth`
        self._begin()

    def _begin(self) -> None:
        for path, _ in self._jobs:
            for node, place in path:
                node.games[place] -= self._each
        self._jobs, self._running = [], None
        self.played = self.emptied = 0
        self.ends: dict[float, int] = {}
        self.tries: list[int] = []
        self.shun_pass = False
        self._owned = {BLACK: [0] * self._lanes.length, WHITE: [0] * self._lanes.length}
        self._fresh = {BLACK: 0, WHITE: 0}  # sums of spread areas that `_owned` lacks
        self._freshly = 0  # the number of games in `_fresh`

    def follow(self, game: Game) -> bool:
        """Begin with a later position of the same game, keeping what is known of that position;
        False if `game` is another game.
        """
        line = self.game
        if not goes_on(line, game):
            return False
        self._begin()
        for number in range(line.turn + 1, game.turn + 1):
            point, player = vertex.read(line.grid, game.vertex(number)), game.player(number)
            child = (
                self.root.child(NOWHERE if point is None else point)
                if player == self.root.colour
                else None
            )
            self.root = child or TreeNode(opponent(player))
        catch_up(line, game)
        if line.over:
            line.resume()
        if self.root.colour != line.to_play or self.root.final is not None:
            self.root = TreeNode(line.to_play)
        return True

    @property
    def ready(self) -> bool:
        """True if there is a choice: games have begun with a move, which is therefore legal."""
        return any(self.root.games)

    def aim_at(self, margin: float) -> None:
        """Let another margin of Black's count as a win; the tree begins anew, since its wins were
        others.
        """
        self.aim = margin
        self._worths = {}
        self.forget()

    def forget(self) -> None:
        """Begin a new tree."""
        self.root = TreeNode(self.game.to_play)
        self._jobs = []
        self._running = None

    def known(self) -> "dict[str, Any]":
        """What is known of the root, as values for JSON, once the running games are over; another
        Python's search of the same position goes on with them, but for the tree below.
        """
        if self._running is not None:
            self.step(self._running.steps)
        if self._freshly:
            self._own(BLACK, 0, WHITE, 0, MOST)
        return {
            "aim": self.aim,
            "games": self.played,
            "ends": [[end, games] for end, games in self.ends.items()],
            "owned": self._owned,
            "root": [getattr(self.root, column) for column in _COLUMNS],
        }

    def take(self, known: "dict[str, Any]") -> None:
        """Go on with what another search has given as `known`."""
        self.aim, self.played, self._owned = known["aim"], known["games"], known["owned"]
        self.ends = dict(known["ends"])
        root = self.root
        for column, values in zip(_COLUMNS, known["root"]):
            setattr(root, column, values)
        places = range(len(root.moves))
        root.children = [None for _ in places]
        root.tried = [place for place in places if root.games[place] or root.wins[place]]

    def step(self, moves: int) -> bool:
        """Play on by `moves` moves in the running games; True when the games are over and have been
        learnt from.
        """
        if self._running is None:
            self._start()
        if self._running is not None:
            if not self._running.play(moves):
                return False
            self._learn(self._running)
        self._jobs, self._running = [], None
        return True

    def share(self) -> float:
        """The share of games that the player to play has won; a tie is half a win."""
        sign = 1 if self.root.colour == BLACK else -1
        won = [games * ((end * sign > 0) + (end * sign >= 0)) for end, games in self.ends.items()]
        return sum(won) / 2 / max(1, self.played)

    def expected(self) -> float:
        """The mean margin of Black."""
        return sum([end * games for end, games in self.ends.items()]) / max(1, self.played)

    def error(self) -> float:
        """The standard error of `expected`, as if the games were drawn independently."""
        games, mean = max(1, self.played), self.expected()
        squares = [count * (end - mean) ** 2 for end, count in self.ends.items()]
        return float(sum(squares) ** 0.5 / games)

    def below(self, part: float) -> float:
        """The margin of Black's below which the part `part` of the games has ended."""
        left = part * self.played
        for end in sorted(self.ends):
            left -= self.ends[end]
            if left <= 0:
                return end
        return 0.0

    def owned(self, colour: str, point: int) -> float:
        """The share of games that have ended with a point in a colour's area."""
        if self._freshly:
            self._own(BLACK, 0, WHITE, 0, MOST)
        return self._owned[colour][point] / max(1, self.played)

    def _own(self, colour: str, area: int, other: str, other_area: int, games: int) -> None:
        """Count the areas of games, which are sums of spread sets; sums are added up in `_fresh`
        until no more fit, then moved into `_owned`.
        """
        if self._freshly + games > MOST:
            for each, total in self._fresh.items():
                found = counts(total, self._lanes.length)
                self._owned[each] = [had + more for had, more in zip(self._owned[each], found)]
            self._fresh = {BLACK: 0, WHITE: 0}
            self._freshly = 0
        self._fresh[colour] += area
        self._fresh[other] += other_area
        self._freshly += games

    def _start(self) -> None:
        """Choose where in the tree to play from, and set up the games."""
        game, lanes, each = self.game, self._lanes, self._each
        starts: list[tuple[int, int, int]] = []
        most = 0
        for _ in range(lanes.number // each):
            path: Path = []
            node = self._descend(path)
            if node.final is None:
                last = path[-1][0].moves[path[-1][1]] if path else last_move(game)
                own, other = game.points(node.colour), game.points(opponent(node.colour))
                starts += [(own, other, set_of_move(last))] * each
                most = max(most, count(game.points(EMPTY)))
                self._jobs.append((path, node))
            else:
                self._count(path, node.final)
            for _ in path:
                game.undo()
        if self._jobs:
            joined = [lanes.join([start[k] for start in starts]) for k in range(3)]
            self._running = Playouts(
                lanes, self._masks, joined[0], joined[1], joined[2], longest(most)
            )
            self._expand(self._running)

    def _descend(self, path: "Path") -> "TreeNode":
        """Follow the best moves to a node without moves yet, or to the end of the game; the moves
        are played in the game.
        """
        game, node = self.game, self.root
        while node.moves:
            place = node.best() if node is not self.root else self._at_root()
            move = node.moves[place]
            if move == NOWHERE:
                game.play(vertex.PASS)
            elif not game.try_move(move):
                node.forbid(place)
                if node is self.root and move in self.tries:
                    self.tries.remove(move)
                continue
            path.append((node, place))
            node.games[place] += self._each  # counted as lost until the games have been played
            child = node.children[place]
            if child is None:
                final = game.score(self._at_end()).margin if game.over else None
                child = node.children[place] = TreeNode(game.to_play, final)
                if place not in node.tried:
                    node.tried.append(place)
            node = child
        return node

    def _at_root(self) -> int:
        """The place of the first move that lacks its share of games; else of the best one."""
        root = self.root
        for move in self.tries:
            if move in root.moves:
                due = root.moves.index(move)
                part = 8 if move == NOWHERE else 4 * len(self.tries)
                if root.games[due] < min(self.enough, self.played // part):
                    return due
        return root.best(self.shun_pass)

    def _at_end(self) -> "Position":
        """The grid to count if the game ends now."""
        return self.game.position.coloured(self.emptied, EMPTY)

    def _expand(self, running: Playouts) -> None:
        """Give the nodes their moves: the playouts' first choices."""
        lanes, length = self._lanes, self._lanes.length
        lane = (1 << length) - 1
        near, said = prior(lanes, running)
        moves = running.empty ^ running.moves[3]
        for k, (path, node) in enumerate(self._jobs):
            if not node.moves:
                grandparent = (
                    path[-2][0] if len(path) > 1 and path[-2][0].colour == node.colour else None
                )
                shift = k * self._each * length
                here = [
                    (spread(points >> shift & lane), games, wins) for points, games, wins in said
                ]
                amaf_games = counts(sum([points * games for points, games, _ in here]), length)
                amaf_wins = counts(sum([points * wins for points, _, wins in here]), length)
                candidates = moves >> shift & lane
                node.expand(
                    candidates & near >> shift or candidates, amaf_games, amaf_wins, grandparent
                )

    def _worth(self, margin: float) -> float:
        """The value of a margin to Black, from 0 to 1."""
        worth = self._worths.get(margin)
        if worth is None:
            over = margin - self.aim
            won = 1.0 if over > 0 else 0.0 if over < 0 else 0.5
            worth = self._worths[margin] = won + MARGIN * (0.5 + over / (2 * self._size) - won)
        return worth

    def _count(self, path: "Path", margin: float) -> None:
        """Count games that are over at the path's end already; none has to be played."""
        each, worth, end = self._each, self._worth(margin), self._at_end()
        for node, place in path:
            node.count(place, each * (worth if node.colour == BLACK else 1 - worth), each * margin)
        self._own(
            BLACK, spread(area(end, BLACK)) * each, WHITE, spread(area(end, WHITE)) * each, each
        )
        self.played += each
        self.ends[margin] = self.ends.get(margin, 0) + each

    def _learn(self, running: Playouts) -> None:
        """Tell the nodes on all paths how the games ended."""
        lanes, each, komi = self._lanes, self._each, self.game.komi
        own, other = [lanes.split(sets) for sets in running.areas()]
        mine, theirs = [lanes.split(sets) for sets in (running.mine, running.theirs)]
        first = 0
        for path, node in self._jobs:
            sign = 1 if node.colour == BLACK else -1
            worth = margins = 0.0
            owned = other_owned = games = won = other_games = other_won = 0
            for k in range(first, first + each):
                margin = sign * (count(own[k]) - count(other[k])) - komi
                margins += margin
                self.ends[margin] = self.ends.get(margin, 0) + 1
                worth += self._worth(margin)
                owned += spread(own[k])
                other_owned += spread(other[k])
                moved, other_moved = spread(mine[k]), spread(theirs[k])
                games += moved
                other_games += other_moved
                if (margin - self.aim) * sign > 0:
                    won += moved
                else:
                    other_won += other_moved
            first += each
            other_colour, length = opponent(node.colour), lanes.length
            self._own(node.colour, owned, other_colour, other_owned, each)
            amaf = {
                node.colour: (counts(games, length), counts(won, length)),
                other_colour: (counts(other_games, length), counts(other_won, length)),
            }
            node.learn(*amaf[node.colour])
            self._tell(path, worth, margins, amaf)
            self.played += each

    def _tell(self, path: "Path", worth: float, margins: float, amaf: "Amaf") -> None:
        """Tell the nodes on a path, from its end up, of the games that were played at its end."""
        each = self._each
        for node, place in path[::-1]:
            wins = worth if node.colour == BLACK else each - worth
            node.count(place, wins, margins)
            move = node.moves[place]
            if move != NOWHERE:  # in all these games the node's player was the first to move there
                amaf_games, amaf_wins = amaf[node.colour]
                amaf_games[move], amaf_wins[move] = each, int(wins + 0.5)
                amaf_games, amaf_wins = amaf[opponent(node.colour)]
                amaf_games[move] = amaf_wins[move] = 0
            node.learn(*amaf[node.colour])


def last_move(game: Game) -> int:
    """The point of a game's last turn, NOWHERE for a pass and at the start."""
    point = vertex.read(game.grid, game.last) if game.turn else None
    return NOWHERE if point is None else point


def set_of_move(move: int) -> int:
    """The point of a move as a set; none for a pass."""
    return 0 if move == NOWHERE else 1 << move


class TreeNode:
    """A position in the tree: the player to play, and in parallel lists the moves with their
    numbers of games and wins.

    `moves` is empty until the first games from here are played. Wins are those of the player to
    play, `margins` are sums of Black's margins. `final` is Black's margin where two passes have
    ended the game.
    """

    __slots__ = (
        "amaf_games",
        "amaf_wins",
        "children",
        "colour",
        "final",
        "games",
        "margins",
        "moves",
        "tried",
        "wins",
    )  # fmt: skip

    def __init__(self, colour: str, final: "float | None" = None) -> None:
        self.colour = colour
        self.final = final
        self.moves: list[int] = []
        self.children: list[TreeNode | None] = []
        self.tried: list[int] = []
        self.games: list[int] = []
        self.wins: list[float] = []
        self.margins: list[float] = []
        self.amaf_games: list[float] = []
        self.amaf_wins: list[float] = []

    def expand(
        self,
        candidates: int,
        amaf_games: bytearray,
        amaf_wins: bytearray,
        grandparent: "TreeNode | None",
    ) -> None:
        """Begin with the moves `candidates` and the pass, and with AMAF games and wins that the
        rules tell, counts as in lanes.py.

        `grandparent` is the node two turns ago, of the same player: moves good then are likely to
        be good now.
        """
        self.moves = moves = members(candidates)
        known = {}
        if grandparent is not None:
            known = dict(zip(grandparent.moves, zip(grandparent.amaf_games, grandparent.amaf_wins)))
        had = [known.get(point, _UNKNOWN) for point in moves]
        kept = [_KEPT / games if games > _KEPT else 1 for games, _ in had]
        self.amaf_games = [had[k][0] * kept[k] + amaf_games[point] for k, point in enumerate(moves)]
        self.amaf_wins = [had[k][1] * kept[k] + amaf_wins[point] for k, point in enumerate(moves)]
        moves.append(NOWHERE)
        self.amaf_games.append(10)
        self.amaf_wins.append(3)
        self.children = [None] * len(moves)
        self.games = [0] * len(moves)
        self.wins = [0.0] * len(moves)
        self.margins = [0.0] * len(moves)

    def best(self, shun_pass: bool = False) -> int:
        """The place of the move that the search follows; with `shun_pass` never the pass while
        there is another move.
        """
        amaf_games, amaf_wins, games, wins = self.amaf_games, self.amaf_wins, self.games, self.wins
        values = [won / played for won, played in zip(amaf_wins, amaf_games)]
        for place in self.tried:
            trust = 1 + amaf_games[place] * _TRUST
            weight = amaf_games[place] + games[place] * trust
            values[place] = (amaf_wins[place] + wins[place] * trust) / weight
        if shun_pass:
            values[-1] = 0.0  # forbidden moves are worth less
        return values.index(max(values))

    def count(self, place: int, wins: float, margins: float) -> None:
        """Count the wins and margins of games that have been followed from here."""
        self.wins[place] += wins
        self.margins[place] += margins

    def child(self, move: int) -> "TreeNode | None":
        """The node after a move, if there is one."""
        return self.children[self.moves.index(move)] if move in self.moves else None

    def forbid(self, place: int) -> None:
        """Never follow this move: the rules do not allow it here."""
        self.wins[place] = -1e12
        self.tried.append(place)

    def learn(self, amaf_games: bytearray, amaf_wins: bytearray) -> None:
        """Add AMAF games and wins, counts of all points as in lanes.py."""
        moves = self.moves
        self.amaf_games = [had + amaf_games[point] for had, point in zip(self.amaf_games, moves)]
        self.amaf_wins = [had + amaf_wins[point] for had, point in zip(self.amaf_wins, moves)]

    def favourite(self) -> int:
        """The place of the move with most games, then with most wins."""
        games, wins = self.games, self.wins
        best = len(games) - 1
        for place in range(len(games)):
            if (games[place], wins[place]) > (games[best], wins[best]):
                best = place
        return best

    def share(self, place: int) -> float:
        """The share of wins of a move, a half if it has not been tried."""
        return self.wins[place] / self.games[place] if self.games[place] else 0.5

    def line(self) -> "list[int]":
        """The best line: favourite after favourite, as far as there were games."""
        found = []
        node: TreeNode | None = self
        while node is not None and node.moves:
            place = node.favourite()
            if not node.games[place]:
                break
            found.append(node.moves[place])
            node = node.children[place]
        return found


def prior(lanes: Lanes, playouts: Playouts) -> "tuple[int, list[tuple[int, int, int]]]":
    """What the rules tell about moves before any game has been played: the points worth looking at,
    if there are any; and sets of points, each with a number of imaginary games and of wins.

    Moves that capture or save are usually good, and so are moves next to the last one; a move that
    leaves its string one liberty is not. A stone at the edge has fewer liberties and less room than
    others, and needs a purpose; far from all stones there is none.
    """
    points, edge = lanes.points, lanes.edge
    clearing, saving, opened, _ = playouts.moves
    urgent = clearing | saving
    far = points ^ lanes.square(lanes.square(points ^ playouts.empty))  # from all stones
    second = lanes.around(edge) & (points ^ edge)
    return points ^ edge & far, [
        (urgent, 10, 10),
        (points ^ opened, 10, 0),
        (playouts.near, 6, 6),
        (edge & (points ^ urgent), 6, 0),
        (second & far, 8, 0),
    ]


def catch_up(line: Game, game: Game) -> None:
    """Take the turns that `line` lacks of the game, by the game's players, even out of turn, and
    after any number of passes. Afterwards the same player is to play in both, and `line` is over
    only if the game is.
    """
    for number in range(line.turn + 1, game.turn + 1):
        if line.over:
            line.resume()
        line.give_turn(game.player(number))
        line.play(game.vertex(number))
    if line.over and not game.over:
        line.resume()
    line.give_turn(game.to_play)


def goes_on(line: Game, game: Game) -> bool:
    """True if the game began as `line` did, with all turns of `line` by the same players."""
    return (
        line.start == game.start
        and line.turns == game.turns[: line.turn]
        and all(line.player(number) == game.player(number) for number in range(1, line.turn + 1))
    )
