"""Rule 6 and its relatives: what a move may not repeat."""


class Superko:
    """What rule 6 forbids: three facts about the earlier grids that a move is compared with.

    `of` says whose an earlier grid is: "" nobody's, "next" that of the player who was to play next, "mover" that of the player
    who left it; a move only repeats a grid of the same player. `passes` says whether a pass leaves a grid too, `start` whether
    the start is one. `words` is the rule as a sentence.
    """

    def __init__(self, of: str, passes: bool, start: bool, words: str) -> None:
        self.of = of
        self.passes = passes
        self.start = start
        self.words = words


SUPERKO = {
    # Rule 6 since 1996, https://tromp.github.io/go.html
    "positional": Superko(
        "", True, True, "No move may make a grid that was there at any earlier time."
    ),
    # The New Zealand rules as most read them; also discussed at https://senseis.xmp.net/?Superko
    "situational": Superko(
        "next", True, True, "No move may make an earlier grid with the same player to play next."
    ),
    "natural situational": Superko(
        "mover",
        False,
        False,
        "No move may make a grid that the same player made by an earlier move.",
    ),
    # Rule 4 and comment 4 of Taylor's posting of February 1995 to rec.games.go
    "taylor 1995": Superko(
        "mover",
        True,
        False,
        "No move may make a grid that the same player left before, by a move or a pass.",
    ),
}
