"""The step of the computer's way up that fits a person: that of the first game is the lowest, and
a game moves it, four steps at a time, halved at each change of result down to one.

What is kept of a person is a text: the step of the next game and the last results, such as
"9 ++-". Stones ahead are no part of the way: from step 9 on a stone is worth a step, and below it
is of no use to those who play there.
"""

from ttgo.player.steps import STEPS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any

FIRST = 1  # the step of a first game
_STRIDE = 4  # steps at once
_LAST = 12  # results that are kept; after as many wins in a row the strides are long again
_NAMES = [str(step) for step in range(1, STEPS + 1)]


def fit(kept: object, step: int, won: bool) -> "dict[str, Any]":
    """What is kept after a game against a step; that of the next game, `by` how many steps higher
    it is, and how many games in a row had this result; `done`, as an answer (player_session.py).

    A win below the step that fits and a loss above it tell nothing, and change nothing. So does
    whatever cannot be read in `kept`.

    >>> from ttgo.player.fit import fit
    >>> fit("", 2, True)
    {'kept': '6 +', 'step': 6, 'by': 4, 'run': 1, 'done': True}
    >>> fit("6 +", 6, False)
    {'kept': '4 +-', 'step': 4, 'by': -2, 'run': 1, 'done': True}
    """
    words = kept.split() if isinstance(kept, str) else []
    fits = int(words[0]) if words and words[0] in _NAMES else 0
    results = "".join([sign for sign in "".join(words[1:]) if sign in "+-"])
    after = fits
    if not fits or (step >= fits if won else step <= fits):
        results = (results + ("+" if won else "-"))[-_LAST:]
        stride = max(1, _STRIDE >> results.count("+-") + results.count("-+"))
        after = min(STEPS, max(1, step + (stride if won else -stride)))
    run = len(results) - len(results.rstrip(results[-1:]))
    by = after - (fits or step)
    return {"kept": f"{after} {results}", "step": after, "by": by, "run": run, "done": True}
