"""The clock set by a GTP controller: `time_settings` for both players, `time_left` for one of them."""

from ttgo.rules import BLACK, WHITE

LAG = 0.05  # seconds that go by on the way, of each turn
SPARE = 0.9  # of the time of a turn is for thinking
LATE = 10  # turns that may be left, however full the grid is


class Clock:
    """A main time, then periods of overtime, each for a number of turns (Canadian byo-yomi). No limit until it is set."""

    def __init__(self) -> None:
        self._overtime = 0.0
        self._turns = 0  # in a period of overtime
        self._left: dict[
            str, tuple[float, int]
        ] = {}  # by players, seconds, and turns if it is overtime

    def set(self, main: float, overtime: float, turns: int) -> None:
        """Begin anew. As GTP has it, overtime without turns means that there is no limit."""
        self._overtime, self._turns = overtime, turns
        self._left = {}
        if turns or not overtime:
            for player in (BLACK, WHITE):
                self._left[player] = (main, 0) if main or not turns else (overtime, turns)

    def tell(self, player: str, seconds: float, turns: int) -> None:
        """What a player has left: of the main time, or of overtime if `turns` is above 0."""
        self._left[player] = (seconds, turns)

    def seconds(self, player: str, empty: int) -> "float | None":
        """How many seconds a player should think with `empty` empty points on the grid; None if there is no limit."""
        if player not in self._left:
            return None
        left, turns = self._left[player]
        if turns:
            share = left / turns
        else:
            # A third of the empty points is about what a player has yet to fill.
            share = left / (LATE + empty / 3)
            if self._turns:
                share = max(share, min(left, self._overtime / self._turns))
        return max(share * SPARE - LAG, 0.01)

    def spend(self, player: str, seconds: float) -> None:
        """Subtract the time of a turn. A later `time_left` overrides it."""
        if player in self._left:
            left, turns = self._left[player]
            left -= seconds
            if turns:
                turns -= 1
            if self._turns and (not turns if self._left[player][1] else left <= 0):
                left, turns = self._overtime, self._turns
            self._left[player] = (max(left, 0.0), turns)
