"""How a part of the board ends with best play, by search: for what pages say of a position."""

from ttgo import BLACK, Game


class Best:
    """The margin of a game in which both move only at the points of a region, or pass.

    Rule 6 makes an answer depend on the game before, so answers are kept by the grids that have been there. It is exact: a game on few
    points ends, since no grid may come twice and two passes end it.
    """

    def __init__(self, game: Game, region: list[str]) -> None:
        self.game = game
        self.region = region
        self._known: dict[object, bool] = {}

    def at_least(self, margin: float, seen: frozenset[object] = frozenset()) -> bool:
        """True if Black can get that margin, whatever White does."""
        game = self.game
        if game.over:
            return game.score().margin >= margin
        position = game.position
        seen = seen | {(position.black, position.white)}
        key = (position.black, position.white, game.to_play, game.last == "pass", seen, margin)
        if key in self._known:
            return self._known[key]
        mine = game.to_play == BLACK
        answer = not mine
        for turn in [*self.region, "pass"]:
            if game.why_not(turn) is not None:
                continue
            game.play(turn)
            done = self.at_least(margin, seen)
            game.undo()
            if done == mine:
                answer = done
                break
        self._known[key] = answer
        return answer
