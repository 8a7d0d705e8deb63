"""The levels, the same on the page, in the terminal and for programs. A level's name tells its effort for a move."""

from ttgo.illegal import brief

# The weakest first: by name, the number of random games for a move.
LEVELS = (
    ("10 games a move", 10),
    ("30 games a move", 30),
    ("100 games a move", 100),
    ("300 games a move", 300),
    ("1,000 games a move", 1000),
    ("3,000 games a move", 3000),
    ("10,000 games a move", 10000),
)
USUAL = 1000  # unless chosen


def level(text: str) -> int:
    """The number of games of a level, given by its name or its number alone: "1,000 games a move", "1000". Raises ValueError."""
    for name, games in LEVELS:
        if text in (name, name.split(" ")[0], str(games)):
            return games
    known = [name.split(" ")[0] for name, _ in LEVELS]
    raise ValueError(
        f"There is no level {brief(text)}; the levels are {', '.join(known)} games a move."
    )
