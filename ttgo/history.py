"""The earlier grids of a game, stored so that rule 6 and its variants can look them up."""

from ttgo.points import count, lowest
from ttgo.position import BLACK, WHITE
from ttgo.quick import clearings
from ttgo.rulesets import SUPERKO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.start import Start

    GridState = tuple[int, int]  # the points of Black and of White


class GridHistory:
    """The grids of a game with this start, by owner (Superko.owner), each with the first turn after
    which it stood.
    """

    def __init__(self, start: "Start") -> None:
        self._start, self._superko = start, SUPERKO[start.rules.superko]
        self._first: "dict[str, dict[GridState, int]]" = {"": {}, BLACK: {}, WHITE: {}}
        # The grids of the turns before `_filed`, by their numbers of stones and their owner.
        self._by_stones: "dict[tuple[int, str], list[GridState]]" = {}
        self._filed = 0
        if self._superko.start:
            self._first[self._whose("", 0)][start.setup.black, start.setup.white] = 0

    def _whose(self, player: str, turn: int) -> str:
        """The owner (Superko.owner) of the grid that `player` leaves with that turn."""
        if self._superko.owner == "next":
            return self._start.player_after(player, turn)
        return player if self._superko.owner == "mover" else ""

    def add(self, state: "GridState", player: str, turn: int) -> bool:
        """Remember the grid that `player` leaves with a move; False if it repeats an earlier
        grid.
        """
        first = self._first[self._whose(player, turn) if self._superko.owner else ""]
        return first.setdefault(state, turn) == turn

    def add_pass(self, state: "GridState", player: str, turn: int) -> None:
        """Remember the grid that `player` leaves with a pass, which may always repeat one."""
        if self._superko.passes:
            self.add(state, player, turn)

    def turn_of(self, state: "GridState", player: str, turn: int) -> "int | None":
        """The first turn after which the grid that `player` would leave already stood; None if it
        is new.
        """
        return self._first[self._whose(player, turn)].get(state)

    def take_back(self, state: "GridState", player: str, turn: int) -> None:
        """Forget the grid that the newest turn left, unless an earlier turn had left it too."""
        whose = self._whose(player, turn)
        if self._first[whose].get(state) == turn:
            del self._first[whose][state]
            if turn < self._filed:
                self._by_stones[_stones(state), whose].pop()
        self._filed = min(self._filed, turn)

    def _file(self, states: "list[GridState]", players: "list[str]") -> None:
        """Index the grids of all turns by their numbers of stones. This is not done turn by turn
        because a replay never needs it.
        """
        for turn in range(self._filed, len(states)):
            state, whose = states[turn], self._whose(players[turn - 1] if turn else "", turn)
            if self._first[whose].get(state) == turn:
                self._by_stones.setdefault((_stones(state), whose), []).append(state)
        self._filed = len(states)

    def forbidden(
        self, states: "list[GridState]", players: "list[str]", player: str
    ) -> "tuple[int, dict[int, int]]":
        """The empty points where that player's move would be forbidden: as suicide, and as a
        repeat, these with the turn that the move would repeat. `states` are the grids after each
        turn, the start first; `players` took the turns.
        """
        self._file(states, players)
        state, whose = states[-1], self._whose(player, len(states))
        suicide = self._start.rules.suicide
        own, other = own_and_other(state, player)
        first = self._first[whose]
        suicides, repeats = 0, {}
        clearing = clearings(self._start.grid, own, other)
        for point in clearing:
            if not suicide and not clearing[point][0] >> point & 1:
                suicides |= 1 << point
            turn = first.get(own_and_other(clearing[point], player))
            if turn is not None:
                repeats[point] = turn
        # Any other move adds one stone, so only grids with exactly that stone more can be repeated.
        black, white = own_and_other((count(own) + 1, count(other)), player)
        for earlier in self._by_stones.get((black * _MOST + white, whose), ()):
            earlier_own, earlier_other = own_and_other(earlier, player)
            if earlier_other == other and earlier_own & own == own:
                repeats[lowest(earlier_own ^ own)] = first[earlier]
        return suicides, repeats


def own_and_other(state: "GridState", player: str) -> "GridState":
    """A pair (Black's, White's) as (the player's own, the opponent's), or the other way round."""
    black, white = state
    return (black, white) if player == BLACK else (white, black)


_MOST = 1 << 12  # more than the points of any grid


def _stones(state: "GridState") -> int:
    """The numbers of black and of white stones, in one int."""
    return count(state[0]) * _MOST + count(state[1])
