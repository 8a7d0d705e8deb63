"""Can a string be captured by one of a few moves, whatever its owner does anywhere on the board?"""

from ttgo import vertex
from ttgo.points import NOWHERE, count
from ttgo.rules import opponent
from ttgo.solve.proof import BANNED, Proof, hashed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.game import Game
    from ttgo.solve.proof import Answer, State, Turn


class Within(Proof):
    """The proof: yes if the player to play captures the stone at a point. `asked` is the number of
    turns left, so that no answer is taken for that of a shorter search.
    """

    def __init__(self, game: "Game", place: int) -> None:
        super().__init__(game.grid, game.rules.suicide)
        self.place = place
        own, other = game.to_play, opponent(game.to_play)
        self._seen = BANNED
        for turn in range(game.turn + 1):
            then = game.position_after(turn)
            self._state = hashed(then.points(own), then.points(other))
            self._seen |= self.bit(self._state)

    def line(self, moves: int) -> "list[str]":
        """Turns that capture the string, with answers that resist long; empty if none do."""
        state, seen, turns = self._state, self._seen, []
        yes, passed = True, False
        for depth in range(2 * moves - 1, 0, -1):
            self.nodes = 10**9
            if self.ask(state, yes, passed, depth, seen, depth)[0] is not True:
                return []
            key = (state, yes, passed, depth)
            options = [turn for turn in self.turns(key) if not seen & turn[2]]
            if yes:
                options = [turn for turn in options if turn[0] == self.best[key]]
            point, state, bit = options[0]
            turns.append(vertex.PASS if point == NOWHERE else self.grid.vertices[point])
            if self.decided(state, 0):
                break
            seen, yes, passed = seen | bit, not yes, point == NOWHERE
        return turns

    def ask(
        self, state: "State", yes: bool, passed: bool, asked: int, seen: int, depth: int
    ) -> "Answer":
        """The answer within `depth` turns. The owner may pass, so each liberty takes a move."""
        if not self.decided(state, 0) and count(self._liberties(state)) > (depth + 1) // 2:
            return None, 0, 0
        return super().ask(state, yes, passed, depth, seen, depth)

    def decided(self, state: "State", asked: int) -> "bool | None":
        return None if state[1] >> self.place & 1 else True

    def at_end(self, state: "State", asked: int) -> bool:
        return False

    def moves(self, state: "State", yes: bool) -> "list[Turn]":
        """The turns: at the string's liberties first; the owner's by the liberties left."""
        last = self._liberties(state)
        free = self.grid.points & ~(state[0] | state[1])
        if yes:
            found = self.played(state, yes, last) + self.played(state, yes, free & ~last)
        else:
            found = self.played(state, yes, free)
            found.sort(key=lambda turn: -count(self._liberties(turn[1])))
        return found + [(NOWHERE, state, 0)]

    def _liberties(self, state: "State") -> int:
        string = self.grid.flood(1 << self.place, state[1])
        return self.grid.around(string) & ~(state[0] | state[1])
