"""What `lz-analyze` and `kata-analyze` write, as Leela Zero and KataGo do, so that programs which
know them show it.

https://github.com/lightvector/KataGo/blob/master/docs/GTP_Extensions.md has both formats. Left out
is what the player has not: `prior`, an opinion of a network, and how far scores differ. Shares and
leads are those of the player to play.
"""

from collections.abc import Callable, Iterator
from math import sqrt
from time import monotonic
from typing import NamedTuple

from ttgo.player import Choice, Thought
from ttgo.rules import BLACK

WAIT = 0.1  # seconds between two looks for a next command when the thinking is done
SLICE = 100  # moves of random games between two such looks


class Arguments(NamedTuple):
    """The arguments of an analysis."""

    colour: str
    interval: int  # hundredths of a second
    most: int  # moves
    ownership: bool
    katago: bool  # its format, or Leela Zero's


def lines(thought: Thought, how: Arguments, stopped: Callable[[float], bool]) -> Iterator[str]:
    """A line of what a thought has come to every so often, until `stopped`, given how long it may
    wait, says that this is over.

    There is always one, after a first few games.
    """
    shown = 0.0
    while True:
        done = thought.done or thought.step(SLICE)
        if not thought.ready and not done:
            continue
        if not shown or monotonic() - shown >= how.interval / 100:
            shown = monotonic()
            yield line(thought.choice(), how)
        if stopped(WAIT if done else 0):
            return


def line(choice: Choice, how: Arguments) -> str:
    """What has been tried, the turn that it would take first, then the most games, as one line."""
    sign = 1 if choice.player == BLACK else -1
    parts = []
    for order, (turn, games, share, margin) in enumerate(choice.moves[: how.most]):
        least = max(0.0, share - 1.96 * sqrt(max(0.0, share * (1 - share)) / games))
        pv = " ".join(choice.lines[order])
        if how.katago:
            lead = f"{margin * sign:.2f}"
            about = f"utility {2 * share - 1:.4f} winrate {share:.4f} "
            about += f"scoreMean {lead} scoreLead {lead} lcb {least:.4f}"
        else:
            about = f"winrate {round(share * 10000)} lcb {round(least * 10000)}"
        parts.append(f"info move {turn} visits {games} {about} order {order} pv {pv}")
    if how.ownership:
        parts.append(
            "ownership " + " ".join(f"{part * sign:g}" for row in choice.ownership for part in row)
        )
    return " ".join(parts)
