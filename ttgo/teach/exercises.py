"""Endless exercises: questions on positions made from a seed, each answered and explained by the rules (questions.py).

kind        what is asked
"reach"     which of some points reach a colour
"clear"     what a move clears
"rule"      is a move allowed, and if not, by which rule
"stands"    which stones stand after a move
"repeated"  which turn's grid would come again
"owner"     whom an empty point counts for
"score"     a player's score
"winner"    who wins, with komi
"capture"   can these stones be cleared by force

The same kind, level and seed give the same exercise on every Python, so three words are its address.
"""

from ttgo.illegal import brief
from ttgo.match import Match
from ttgo.record import link
from ttgo.rules import EMPTY
from ttgo.teach.kinds import KINDS, LEVELS, MAKE
from ttgo.teach.positions import Draws

_LARGEST = 10**9  # a seed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.teach.kinds import Question


def exercise(kind: object, level: object, seed: object) -> "dict[str, object]":
    """An exercise, as plain values.

        kind, level, seed   its address
        link                the fragment of its board's address, with the turns that led there
        told, ask           the text before the question, and the question
        question            for questions.py
        labels              "?" on the points in question
        steps               a process that explains it, {} for none (frames.py)

    Raises ValueError with a sentence if there is no such exercise.

    >>> one = exercise("owner", 1, 7)
    >>> one["ask"], exercise("owner", 1, 7) == one
    ('Does B4 count for Black, for White or for nobody?', True)
    """
    if not isinstance(kind, str) or kind not in KINDS:
        raise ValueError(
            f"There are no exercises {brief(kind)}; there are {', '.join(sorted(KINDS))}."
        )
    for value, most, what in ((level, LEVELS, "level"), (seed, _LARGEST, "seed")):
        if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= most:
            raise ValueError(
                f"The {what} of an exercise is a number from 1 to {most}, not {brief(value)}."
            )
    assert isinstance(level, int)
    assert isinstance(seed, int)
    place = (KINDS.index(kind), level, seed)
    # Fix the wanted answer before the attempts: otherwise common answers would be too common
    fate = Draws(*place).below(60)
    made, attempt = None, 0
    while made is None:
        attempt += 1
        made = MAKE[kind](Draws(*place, attempt), level, fate)
    record, question, told, ask = made
    among = question.get("among", [question["at"]] if "at" in question else [])
    assert isinstance(among, list)
    return {
        "kind": kind,
        "level": level,
        "seed": seed,
        "link": link.write(record),
        "told": told,
        "ask": ask,
        "question": question,
        "labels": dict.fromkeys(among, "?"),
        "steps": _steps(kind, record.match(), question),
    }


def of_day(day: object) -> "dict[str, object]":
    """The exercise of a date such as "2026-11-22", the same for all. Raises ValueError for other text."""
    parts = day.split("-") if isinstance(day, str) else []
    if [len(part) for part in parts] != [4, 2, 2] or not "".join(parts).isdigit():
        raise ValueError(f"A day is a date such as 2026-11-22, not {brief(day)}.")
    draws = Draws(int("".join(parts)))
    return exercise(KINDS[draws.below(len(KINDS))], 2 + draws.below(3), 1 + draws.below(_LARGEST))


def _steps(kind: str, match: Match, question: "Question") -> "dict[str, object]":
    if kind in ("score", "winner"):
        return {"of": "score"}
    if kind in ("reach", "owner"):
        among = question.get("among")
        return {"of": "reach", "at": among[0] if isinstance(among, list) else question["at"]}
    if kind == "capture" or match.over or match.position[str(question["at"])] != EMPTY:
        return {}
    if kind == "clear":
        return {"of": "clear", "at": question["at"], "colour": question["colour"]}
    return {"of": "move" if kind == "stands" else "repeat", "at": question["at"]}
