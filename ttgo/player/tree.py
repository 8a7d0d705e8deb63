"""The tree: what is known of each move at each position that the search has visited.

A move is judged by two shares of wins. One is of the games that began with it: true, but of few games at first. The other is of
all games, whatever their first move, in which the same player moved first at that point later on: soon known for every
point, but only roughly right. With more games the weight goes from the second to the first; a move is worth

    (late wins + wins x f) / (late games + games x f),  f = 1 + late games / 3500

and the search follows the best one. Nothing else makes it explore: the second share moves all the time, and that is enough.
What the rules tell in advance (beforehand.py) counts as a handful of imaginary late games.
"""

from ttgo.points import members

NOWHERE = -1  # a pass, among points
_TRUST = 1 / 3500
_UNKNOWN = (4, 2)  # late games and wins of an unknown move
_KEPT = 20  # the most late games that a node inherits


class Node:
    """A position in the tree: the player to play, and in parallel lists its moves, with the numbers of games and wins.

    `moves` is empty until the first games from here are played. Wins are the player's, `margins` sums of Black's. `final` is Black's
    margin where two passes have ended the game.
    """

    __slots__ = (
        "colour", "final", "games", "kids", "late_games", "late_wins", "margins", "moves", "tried", "wins",
    )  # fmt: skip

    def __init__(self, colour: str, final: "float | None" = None) -> None:
        self.colour = colour
        self.final = final
        self.moves: list[int] = []
        self.kids: list[Node | None] = []
        self.tried: list[int] = []
        self.games: list[int] = []
        self.wins: list[float] = []
        self.margins: list[float] = []
        self.late_games: list[float] = []
        self.late_wins: list[float] = []

    def expand(
        self, candidates: int, late_games: bytearray, late_wins: bytearray, elder: "Node | None"
    ) -> None:
        """Begin with these moves and the pass, and with late games and wins from the rules, counts as in counting.py.

        `elder` is the node two turns ago, of the same player: moves good then are likely to be good now.
        """
        self.moves = moves = members(candidates)
        known = {}
        if elder is not None:
            known = dict(zip(elder.moves, zip(elder.late_games, elder.late_wins)))
        had = [known.get(point, _UNKNOWN) for point in moves]
        kept = [_KEPT / games if games > _KEPT else 1 for games, _ in had]
        self.late_games = [had[k][0] * kept[k] + late_games[point] for k, point in enumerate(moves)]
        self.late_wins = [had[k][1] * kept[k] + late_wins[point] for k, point in enumerate(moves)]
        moves.append(NOWHERE)
        self.late_games.append(10)
        self.late_wins.append(3)
        self.kids = [None] * len(moves)
        self.games = [0] * len(moves)
        self.wins = [0.0] * len(moves)
        self.margins = [0.0] * len(moves)

    def best(self, shun_pass: bool = False) -> int:
        """The place of the move that the search follows; with `shun_pass` that of the pass only if there is no other."""
        late_games, late_wins, games, wins = self.late_games, self.late_wins, self.games, self.wins
        values = [won / played for won, played in zip(late_wins, late_games)]
        for place in self.tried:
            trust = 1 + late_games[place] * _TRUST
            late = late_games[place] + games[place] * trust
            values[place] = (late_wins[place] + wins[place] * trust) / late
        if shun_pass:
            values[-1] = 0.0  # forbidden moves have less
        return values.index(max(values))

    def count(self, place: int, wins: float, margins: float) -> None:
        """Count the wins and margins of games that have been followed from here."""
        self.wins[place] += wins
        self.margins[place] += margins

    def kid(self, move: int) -> "Node | None":
        """The node after a move, if there is one."""
        return self.kids[self.moves.index(move)] if move in self.moves else None

    def forbid(self, place: int) -> None:
        """Never follow this move: the rules do not allow it here."""
        self.wins[place] = -1e12
        self.tried.append(place)

    def learn(self, late_games: bytearray, late_wins: bytearray) -> None:
        """Add late games and wins, counts of all points as in counting.py."""
        moves = self.moves
        self.late_games = [had + late_games[point] for had, point in zip(self.late_games, moves)]
        self.late_wins = [had + late_wins[point] for had, point in zip(self.late_wins, moves)]

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
        node: Node | None = self
        while node is not None and node.moves:
            place = node.favourite()
            if not node.games[place]:
                break
            found.append(node.moves[place])
            node = node.kids[place]
        return found
