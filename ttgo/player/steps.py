"""One way up: opponents from one whom a first-day player beats in seven games of ten on 9x9 to the
strongest there is, a step winning some 65 % of games there against the one below.

A step is made of the share of turns that are played after a mere glance (glance.py), in percent,
and of the random games for the others. tests/bench/README.md says what was measured, and how: on
smaller boards the steps are closer to each other; 19x19 borrows them from 13x13, where few games
were played.
"""

from ttgo.guards import brief, is_integer

_LOWEST = [(share, 10) for share in (100, 93, 87, 80, 66, 50)]
_LOW = [(share, 30) for share in (46, 35, 23, 11)]
_GAMES = (30, 40, 55, 75, 100, 130, 170, 230, 300, 430, 650, 1000, 1700, 3000, 4500, 6700, 10000)
_STEPS = _LOWEST + _LOW + [(0, games) for games in _GAMES]
STEPS = len(_STEPS)


def check_step(step: object) -> None:
    """Raises ValueError for what is no step."""
    if not is_integer(step) or not 1 <= step <= STEPS:
        raise ValueError(f"A step is a whole number from 1 to {STEPS}, not {brief(step)}.")


def strength(step: int) -> "tuple[int, int]":
    """How many of a hundred turns are played after a glance, and the random games for a turn."""
    return _STEPS[step - 1]


def glances(games: int) -> int:
    """How many of a hundred turns are played after a glance at the lowest step that has so many
    random games for the others.
    """
    return ([share for share, most in _STEPS if most >= games] or [0])[0]
