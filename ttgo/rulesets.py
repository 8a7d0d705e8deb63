"""The family of rules around the ten: superko, suicide, scoring and how a game ends, as one frozen `Rules` value.

The default is the ten rules of rules.py. The others are from the 1995 and 1996 discussion of them; rulenames.py reads and
writes their names. What each ending does is in endings.py.
"""

from ttgo.endings import ENDINGS
from ttgo.illegal import Wrong, brief
from ttgo.superko import SUPERKO

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection

SCORES = {
    "only": "Empty points that reach only one colour count for it.",
    # Rule 7 of the same posting
    "taylor 1995": "Empty points that do not reach the opponent's colour count, so one that reaches neither counts for both.",
}


class Rules:
    """One member of the family; it never changes. Equal values are equal rules.

    `superko` is one of SUPERKO, `suicide` is True (allowed) or False, `score` is one of SCORES and `ending` one of ENDINGS.
    Raises ValueError for anything else.

    >>> Rules(superko="situational", suicide=False).name
    ''
    >>> NAMED["New Zealand"]
    Rules(superko='situational', suicide=True, score='only', ending='tromp')
    """

    __slots__ = ("_values",)

    def __init__(
        self,
        superko: str = "positional",
        suicide: bool = True,
        score: str = "only",
        ending: str = "strict",
    ) -> None:
        _check("superko", superko, SUPERKO)
        _check("score", score, SCORES)
        _check("ending", ending, ENDINGS)
        if not isinstance(suicide, bool):
            raise ValueError(
                f"suicide is True (allowed) or False (forbidden), not {brief(suicide)}."
            )
        self._values = (superko, suicide, score, ending)

    @property
    def superko(self) -> str:
        """What rule 6 forbids: one of SUPERKO."""
        return self._values[0]

    @property
    def suicide(self) -> bool:
        """Whether a move may clear the player's own stones."""
        return self._values[1]

    @property
    def score(self) -> str:
        """The wording of rule 9: one of SCORES."""
        return self._values[2]

    @property
    def ending(self) -> str:
        """What follows on two passes: one of ENDINGS."""
        return self._values[3]

    @property
    def name(self) -> str:
        """The name of the set that this is one of, whatever the ending; "" if it is none of NAMED."""
        for name, rules in NAMED.items():
            if rules._values[:3] == self._values[:3]:
                return name
        return ""

    def ended(self, ending: object) -> "Rules":
        """The same rules with another ending. Raises ValueError for anything else.

        >>> Rules().ended("chinese").ending
        'chinese'
        """
        return Rules(self.superko, self.suicide, self.score, ending)  # type: ignore[arg-type]  # which judges it

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self._values == other._values

    def __hash__(self) -> int:
        return hash(self._values)

    def __repr__(self) -> str:
        return f"Rules(superko={self.superko!r}, suicide={self.suicide}, score={self.score!r}, ending={self.ending!r})"


def _check(what: str, given: object, accepted: "Collection[str]") -> None:
    if not isinstance(given, str) or given not in accepted:
        raise Wrong("wrong_rule", what=what, given=brief(given), names=sorted(accepted))


NAMED = {
    "Tromp-Taylor": Rules(),
    "Taylor 1995": Rules("taylor 1995", score="taylor 1995", ending="taylor"),
    # Sensei's Library lists situational superko and an agreement phase as the differences from Tromp-Taylor. Others read the New
    # Zealand wording, "has previously left", like Taylor's of 1995.
    "New Zealand": Rules("situational", ending="tromp"),
    "Tromp-Taylor without suicide": Rules(suicide=False),
}
