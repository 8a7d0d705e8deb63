"""The search: walk down the tree from a game's position, play many random games from there, and learn from their results."""

from ttgo import vertex
from ttgo.game import Game
from ttgo.player.beforehand import beforehand
from ttgo.player.counting import MOST, counts, spread
from ttgo.player.dice import Dice
from ttgo.player.following import catch_up, goes_on
from ttgo.player.lanes import Lanes
from ttgo.player.playouts import Playouts
from ttgo.player.tree import NOWHERE, Node
from ttgo.points import count
from ttgo.rules import BLACK, EMPTY, WHITE, area, opponent

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.player.chance import Chance
    from ttgo.rules import Position

    Path = list[tuple[Node, int]]  # nodes, and the indexes of the moves followed
    # By colours, the late games and wins of all points, as in counting.py.
    Late = dict[str, tuple[bytearray, bytearray]]

ENOUGH = (
    400 / 81
)  # games for each point of the grid: with fewer, luck affects which move looks best
MARGIN = 0.04  # the weight of the margin beside winning: enough to prefer points in won games, too little to risk a game


class Search:
    """A search of a game's position, and of later ones in that game. `at_once` games are played together, `each` from one node.

    `played` counts the games ended since this position began, and Black has won `won` of them. `emptied` are points that the end
    of the game would empty, by agreement. `tries` are moves of the root that get their share of games however bad they look: a quarter
    for all of them, an eighth for a pass, and at most `enough` each. With `shun_pass` the pass gets none while there is a move.
    `aim` is the margin for Black that counts as a win: 0, or another in a decided game.
    """

    def __init__(self, game: Game, chance: "Chance", at_once: int, each: int) -> None:
        self.game = game.copy()  # the search tries turns in it; between steps it is unchanged
        if self.game.over:
            self.game.resume()
        self.root = Node(game.to_play)
        self._each = min(each, MOST)
        self._lanes = Lanes(game.grid, at_once)
        self._dice = Dice(self._lanes, chance)
        self._size = count(game.grid.points)
        self.enough = int(ENOUGH * self._size + 0.5)
        self._jobs: list[tuple[Path, Node]] = []  # the purpose of the running games
        self._running: Playouts | None = None
        self.aim = 0.0
        self._worths: dict[float, float] = {}  # by margins
        self._begin()

    def _begin(self) -> None:
        for path, _ in self._jobs:
            for node, place in path:
                node.games[place] -= self._each
        self._jobs, self._running = [], None
        self.played = self.won = self.emptied = 0
        self._margins = 0.0
        self.tries: list[int] = []
        self.shun_pass = False
        self._owned = {BLACK: [0] * self._lanes.length, WHITE: [0] * self._lanes.length}
        self._fresh = {BLACK: 0, WHITE: 0}  # sums of spread areas not in it yet,
        self._freshly = 0  # and their games

    def follow(self, game: Game) -> bool:
        """Begin with a later position of the same game, with what is known of it; False if this is another game."""
        line = self.game
        if not goes_on(line, game):
            return False
        self._begin()
        for number in range(line.turn + 1, game.turn + 1):
            point, player = vertex.read(line.grid, game.taken(number)), game.player(number)
            kid = (
                self.root.kid(NOWHERE if point is None else point)
                if player == self.root.colour
                else None
            )
            self.root = kid or Node(opponent(player))
        catch_up(line, game)
        if line.over:
            line.resume()
        if self.root.colour != line.to_play or self.root.final is not None:
            self.root = Node(line.to_play)
        return True

    @property
    def ready(self) -> bool:
        """True if there is a choice: games that began with a move (which was therefore legal)."""
        return any(self.root.games)

    def aim_at(self, margin: float) -> None:
        """Set another margin, with a new tree, because it changes what a win is."""
        self.aim = margin
        self._worths = {}
        self.forget()

    def forget(self) -> None:
        """Begin a new tree."""
        self.root = Node(self.game.to_play)
        self._jobs = []
        self._running = None

    def step(self, moves: int) -> bool:
        """Play on by `moves` moves in the running games; True when they are over and have been learnt from."""
        if self._running is None:
            self._start()
        if self._running is not None:
            if not self._running.play(moves):
                return False
            self._learn(self._running)
        self._jobs, self._running = [], None
        return True

    def share(self) -> float:
        """The share of games that the player to play has won."""
        share = self.won / max(1, self.played)
        return share if self.root.colour == BLACK else 1 - share

    def expected(self) -> float:
        """The mean margin of Black."""
        return self._margins / max(1, self.played)

    def owned(self, colour: str, point: int) -> float:
        """The share of games that end with a point in a colour's area."""
        if self._freshly:
            self._own(BLACK, 0, WHITE, 0, MOST)
        return self._owned[colour][point] / max(1, self.played)

    def _own(self, colour: str, area: int, other: str, other_area: int, games: int) -> None:
        """Count the areas of games, sums of spread sets; they are kept until no more fit, then moved into a list."""
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
                last = path[-1][0].moves[path[-1][1]] if path else _last(game)
                own, other = game.points(node.colour), game.points(opponent(node.colour))
                starts += [(own, other, 0 if last == NOWHERE else 1 << last)] * each
                most = max(most, count(game.points(EMPTY)))
                self._jobs.append((path, node))
            else:
                self._count(path, node.final)
            for _ in path:
                game.undo()
        if self._jobs:
            joined = [lanes.join([start[k] for start in starts]) for k in range(3)]
            self._running = Playouts(
                lanes, self._dice, joined[0], joined[1], joined[2], most * 9 // 8 + 10
            )
            self._expand(self._running)

    def _descend(self, path: "Path") -> Node:
        """Follow the best moves to a node without moves yet, or to the end of the game; play these moves in the game."""
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
            node.games[place] += self._each  # as if lost, until they have been played
            kid = node.kids[place]
            if kid is None:
                final = game.score(self._at_end()).margin if game.over else None
                kid = node.kids[place] = Node(game.to_play, final)
                node.tried.append(place)
            node = kid
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
        near, said = beforehand(lanes, running)
        moves = running.empty ^ running.moves[3]
        for k, (path, node) in enumerate(self._jobs):
            if not node.moves:
                elder = path[-2][0] if len(path) > 1 and path[-2][0].colour == node.colour else None
                shift = k * self._each * length
                here = [
                    (spread(points >> shift & lane), games, wins) for points, games, wins in said
                ]
                late_games = counts(sum([points * games for points, games, _ in here]), length)
                late_wins = counts(sum([points * wins for points, _, wins in here]), length)
                candidates = moves >> shift & lane
                node.expand(candidates & near >> shift or candidates, late_games, late_wins, elder)

    def _worth(self, margin: float) -> float:
        """The value of a margin to Black, from 0 to 1."""
        worth = self._worths.get(margin)
        if worth is None:
            over = margin - self.aim
            won = 1.0 if over > 0 else 0.0 if over < 0 else 0.5
            worth = self._worths[margin] = won + MARGIN * (0.5 + over / (2 * self._size) - won)
        return worth

    def _count(self, path: "Path", margin: float) -> None:
        """Count games that are over at the path's end: none is played."""
        each, worth, end = self._each, self._worth(margin), self._at_end()
        for node, place in path:
            node.count(place, each * (worth if node.colour == BLACK else 1 - worth), each * margin)
        self._own(
            BLACK, spread(area(end, BLACK)) * each, WHITE, spread(area(end, WHITE)) * each, each
        )
        self.played += each
        self.won += each * (margin > 0)
        self._margins += each * margin

    def _learn(self, running: Playouts) -> None:
        """Tell the nodes on all paths how the games ended."""
        lanes, each, komi = self._lanes, self._each, self.game.komi
        own, other = [lanes.split(sets) for sets in running.areas()]
        mine, theirs = [lanes.split(sets) for sets in (running.mine, running.theirs)]
        first = 0
        for path, node in self._jobs:
            sign = 1 if node.colour == BLACK else -1
            worth = margins = 0.0
            owned = other_owned = late = late_won = other_late = other_won = 0
            for k in range(first, first + each):
                margin = sign * (count(own[k]) - count(other[k])) - komi
                margins += margin
                self.won += margin > 0
                worth += self._worth(margin)
                owned += spread(own[k])
                other_owned += spread(other[k])
                moved, other_moved = spread(mine[k]), spread(theirs[k])
                late += moved
                other_late += other_moved
                if (margin - self.aim) * sign > 0:
                    late_won += moved
                else:
                    other_won += other_moved
            first += each
            other_colour, length = opponent(node.colour), lanes.length
            self._own(node.colour, owned, other_colour, other_owned, each)
            lates = {
                node.colour: (counts(late, length), counts(late_won, length)),
                other_colour: (counts(other_late, length), counts(other_won, length)),
            }
            node.learn(*lates[node.colour])
            self._tell(path, worth, margins, lates)
            self._margins += margins
            self.played += each

    def _tell(self, path: "Path", worth: float, margins: float, lates: "Late") -> None:
        """Tell the nodes on a path, from its end up, of games from there."""
        each = self._each
        for node, place in path[::-1]:
            wins = worth if node.colour == BLACK else each - worth
            node.count(place, wins, margins)
            move = node.moves[place]
            if move != NOWHERE:  # in all these games this player was the first to move there
                late_games, late_wins = lates[node.colour]
                late_games[move], late_wins[move] = each, int(wins + 0.5)
                late_games, late_wins = lates[opponent(node.colour)]
                late_games[move] = late_wins[move] = 0
            node.learn(*lates[node.colour])


def _last(game: Game) -> int:
    """The point of a game's last turn."""
    point = vertex.read(game.grid, game.last) if game.turn else None
    return NOWHERE if point is None else point
