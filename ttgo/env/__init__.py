"""Environments for programs that learn, with exact superko in the mask of legal moves. In a clone,
`pip install '.[env]'` brings what they need.

ttgo.env.pettingzoo and ttgo.env.gymnasium are for the libraries of these names, and
ttgo.env.board is what they play on; static/engines.html has recipes for others.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeVar

from ttgo.guards import brief, is_integer
from ttgo.rulesets import Rules
from ttgo.start import Start

if TYPE_CHECKING:
    from ttgo.env.board import Board
    from ttgo.rulesets import SuperkoName

Choice = TypeVar("Choice")
REWARDS = ("win", "margin")


def start(
    size: int | tuple[int, int] = 9,
    komi: float = 7.5,
    superko: "SuperkoName" = "positional",
    suicide: bool = True,
    handicap: int = 0,
) -> Start:
    """What a game begins with, from the arguments that all environments take. `size` is a number,
    or a width and a height.

    Raises ValueError, a sentence, for anything else.

    >>> start((5, 3), komi=0.5)
    Start(5, 3, komi=0.5)
    """
    sides = (size, size) if isinstance(size, int) else size
    if not isinstance(sides, (tuple, list)) or len(sides) != 2:
        raise ValueError(
            "size is a whole number, such as 9, or a width and a height, such as (9, 7), not "
            f"{brief(size)}."
        )
    return Start(*sides, komi, Rules(superko, suicide), handicap)


def check_choice(name: str, given: Choice, accepted: Sequence[Choice]) -> Choice:
    """An argument that is one of the accepted values. Raises ValueError for anything else."""
    if given in accepted:
        return given
    *most, last = map(repr, accepted)
    raise ValueError(f"{name} is {', '.join(most)} or {last}, not {brief(given)}.")


def check_turns(given: object) -> int | None:
    """A number of turns above 0, or None for no limit. Raises ValueError for anything else."""
    if given is None or (is_integer(given) and given > 0):
        return given
    raise ValueError(
        f"max_turns is a whole number above 0, or None for no limit, not {brief(given)}."
    )


def rewards(board: "Board", kind: str) -> tuple[float, float]:
    """Black's and White's reward at the end."""
    margin = board.score().margin
    if kind == "win":
        margin = (margin > 0) - (margin < 0)
    return float(margin), float(-margin)
