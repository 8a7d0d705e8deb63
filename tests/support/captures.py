"""Whether stones can be captured, by search: for what pages say of a position."""

from ttgo import Game
from ttgo.rules import opponent
from ttgo.vertex import read


class Capture:
    """Can the attacker have the stone at a vertex captured, whatever the other does? Both move only at the points of a region, or pass.

    Rule 6 makes an answer depend on the game before, so answers are kept by the grids that have been there since the search began. With
    them it is exact within the number of turns that it may look ahead.
    """

    def __init__(self, game: Game, at: str, region: list[str]) -> None:
        self.game = game
        point = read(game.grid, at)
        assert point is not None
        self.point: int = point
        self.region = region
        self.attacker = opponent(game.position.colour(self.point))
        self._known: dict[object, tuple[int, bool]] = {}

    def within(self, turns: int) -> bool:
        """True if it is captured within so many turns."""
        return any(self._captured(depth, frozenset()) for depth in range(1, turns + 1))

    def _captured(self, turns: int, seen: frozenset[object]) -> bool:
        game = self.game
        position = game.position
        if position.colour(self.point) != opponent(self.attacker):
            return True
        if turns == 0 or game.over:
            return False
        seen = seen | {(position.black, position.white)}
        key = (position.black, position.white, game.to_play, game.last == "pass", seen)
        known = self._known.get(key)
        if known and (turns >= known[0] if known[1] else turns <= known[0]):
            return known[1]
        mine = game.to_play == self.attacker
        answer = not mine
        for turn in [*self.region, "pass"]:
            if game.why_not(turn) is not None:
                continue
            game.play(turn)
            done = self._captured(turns - 1, seen)
            game.undo()
            if done == mine:
                answer = done
                break
        self._known[key] = (turns, answer)
        return answer
