"""The family of rules around the ten: repetition, suicide, scoring and how a game ends, as one
frozen `Rules` value.

FACTS is the table of what a member of the family may say, NAMED that of the members with a name;
whatever reads, writes or compares rules goes by these two tables. The default is the ten rules of
rules.py. Names are read and written at the end of this file: those of ttgo, those in SGF's RU
property, and KataGo's. An unknown one is an error, never a guess.
"""

from ttgo.guards import brief
from ttgo.illegal import Wrong
from ttgo.vertex import BLANKS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Collection
    from typing import Literal

    # The names of the four tables below, for editors and type checkers; tests/test_rulesets.py
    # holds them equal.
    SuperkoName = Literal["positional", "situational", "natural situational", "taylor 1995"]
    ScoreName = Literal["only", "taylor 1995", "pass stones"]
    EndingName = Literal[
        "strict", "tromp", "taylor", "simple", "chinese", "kgs", "japanese", "judge"
    ]


class Superko:
    """What rule 6 forbids: three facts about the earlier grids that a move is compared with.

    `owner` says whose an earlier grid is: "" nobody's, "next" that of the player who was to play
    next, "mover" that of the player who left it; a move only repeats a grid of the same owner.
    `passes` says whether a pass leaves a grid too, `start` whether the start is one.
    """

    def __init__(self, owner: str, passes: bool, start: bool) -> None:
        self.owner = owner
        self.passes = passes
        self.start = start


SUPERKO: "dict[SuperkoName, Superko]" = {
    # Rule 6 since 1996, https://tromp.github.io/go.html
    "positional": Superko("", passes=True, start=True),
    # The New Zealand rules as most read them; also discussed at https://senseis.xmp.net/?Superko
    "situational": Superko("next", passes=True, start=True),
    "natural situational": Superko("mover", passes=False, start=False),
    # Rule 4 and comment 4 of Taylor's posting of February 1995 to rec.games.go
    "taylor 1995": Superko("mover", passes=True, start=False),
}

SUICIDE = ("allowed", "forbidden")

SCORES = (
    "only",  # rule 9: empty points that reach only one colour count for it
    # Rule 7 of the same posting: empty points that do not reach the opponent's colour count, so one
    # that reaches neither counts for both.
    "taylor 1995",
    # AGA rules 4, 7, 11 and 12: points count as in rule 9, but a pass hands the opponent a stone,
    # White passes last, and White gets a point for each handicap stone after the first. Then area
    # and territory give the same result, as the appendix of the AGA's commentary shows
    # (tests/test_aga.py; https://www.cs.cmu.edu/~wjh/go/rules/AGA.commentary.html). Rule 4 also
    # places handicap stones on the star points; by the other rules they are Black's first moves
    # (comment 3 of Taylor's posting).
    "pass stones",
)


class Ending:
    """What two passes in a row lead to. `Match`, in match.py, does what it names.

    Each player proposes once a round which stones to remove, or to play on; a round begins with two
    passes. Equal proposals end the game. After a disagreement only a move can lead to another round
    (or nothing can), and rule 6 leaves only so many moves. So every match ends.

    `final` says when two passes in a row are the end, with the position as it is, and not the
    beginning of a round:

        "always"    straight away
        "four"      when two passes right before them had led to a round already
        "later"     when a round has differed before
        "copy"      on the copy on which a dispute is played out; what was captured there is removed
                    from the board
        "never"     each time they begin a round

    `then` says what proposals that differ lead to:

        "play"      turns, by the first to have passed
        "take back" the same, with both passes taken back
        "copy"      turns on a copy of the position
        "judge"     a third person rules on the stones that only one of them wants removed
    """

    def __init__(self, final: str, then: str) -> None:
        self.final = final
        self.then = then


ENDINGS: "dict[EndingName, Ending]" = {
    # Rule 8 as it stands, https://tromp.github.io/go.html
    "strict": Ending("always", ""),
    # Comment 8 there; and AGA rules 9 and 10
    "tromp": Ending("four", "play"),
    # Comment 6 of Taylor's posting of February 1995: what "pass" means
    "taylor": Ending("later", "take back"),
    # Klooster's question of June 1996, which Tromp and Taylor approved of
    "simple": Ending("later", "play"),
    # The next four: https://en.wikibooks.org/wiki/Computer_Go/Tromp-Taylor_Rules. The first is the
    # Chinese way as a program would do it.
    "chinese": Ending("four", "play"),
    "kgs": Ending("later", "play"),
    "japanese": Ending("copy", "copy"),
    "judge": Ending("never", "judge"),
}

# What rules differ in, in the order of their text: each fact's name, its default, and its values.
# `Rules` takes them in this order, the ending last. Files that act by them: history.py (superko),
# game.py (suicide), scoring.py, start.py and match.py (score), match.py (ending), env/board.py (all
# but the ending). The page Other rules (lessons/docs/family.md), `ruleset` of explain/narrate.py and
# `to_katago` list them, too; tests/test_pages.py holds the page equal.
FACTS: "tuple[tuple[str, str, Collection[str]], ...]" = (
    ("superko", "positional", SUPERKO),
    ("suicide", "allowed", SUICIDE),
    ("score", "only", SCORES),
    ("ending", "strict", ENDINGS),
)


class Rules:
    """One member of the family; it never changes. Equal values are equal rules.

    `superko` says what a move must not repeat: "positional" (any earlier position), "situational"
    (one with the same player to play), "natural situational" (one that the same player left by a
    move), "taylor 1995" (one that the same player left). `suicide` is True (allowed) or False.

    `score` says what counts: "only" (rule 9), "taylor 1995" (a point that reaches neither colour,
    for both) or "pass stones" (a pass hands over a stone, as by AGA rules).

    `ending` says what follows after two passes: "strict" (the end), "tromp" and "chinese" (proposals
    of dead stones; four passes in a row end the game), "taylor", "simple" and "kgs" (the second time
    they end it), "japanese" (a dispute is played out on a copy) or "judge" (a third person rules).

    Raises ValueError for anything else.

    >>> from ttgo import NAMED, Rules
    >>> Rules(superko="situational", suicide=False).name
    ''
    >>> NAMED["New Zealand"]
    Rules(superko='situational', suicide=True, score='only', ending='tromp')
    """

    __slots__ = ("_values",)

    def __init__(
        self,
        superko: "SuperkoName" = "positional",
        suicide: bool = True,
        score: "ScoreName" = "only",
        ending: "EndingName" = "strict",
    ) -> None:
        if not isinstance(suicide, bool):
            raise ValueError(
                f"suicide is True (allowed) or False (forbidden), not {brief(suicide)}."
            )
        allowed = "allowed" if suicide else "forbidden"
        self._values = _checked((superko, allowed, score, ending))

    @staticmethod
    def _of(values: "tuple[str, ...]") -> "Rules":
        """The rules with these values, one for each of FACTS, in that order. Raises ValueError for
        anything else.
        """
        rules = Rules()
        rules._values = _checked(values)
        return rules

    @property
    def superko(self) -> "SuperkoName":
        """What rule 6 forbids: one of SUPERKO."""
        return self._values[0]  # type: ignore[return-value]  # _checked, as the next two

    @property
    def suicide(self) -> bool:
        """Whether a move may clear the player's own stones."""
        return self._values[1] == "allowed"

    @property
    def score(self) -> "ScoreName":
        """How points are counted: one of SCORES."""
        return self._values[2]  # type: ignore[return-value]

    @property
    def wording(self) -> str:
        """The wording of rule 9 by which areas are counted: "only" or "taylor 1995"."""
        return "taylor 1995" if self.score == "taylor 1995" else "only"

    @property
    def pass_stones(self) -> bool:
        """Whether a pass hands the opponent a stone, so that area and territory give the same
        result.
        """
        return self.score == "pass stones"

    @property
    def ending(self) -> "EndingName":
        """What follows after two passes: one of ENDINGS."""
        return self._values[-1]  # type: ignore[return-value]

    @property
    def name(self) -> str:
        """The name of these rules in NAMED, whatever their ending; "" if they have none."""
        for name, rules in _SETS.items():
            if rules._values[:-1] == self._values[:-1]:
                return name
        return ""

    def ended(self, ending: "EndingName") -> "Rules":
        """These rules with another ending. Raises ValueError for anything else.

        >>> from ttgo import Rules
        >>> Rules().ended("chinese").ending
        'chinese'
        """
        return Rules._of(self._values[:-1] + (ending,))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rules) and self._values == other._values

    def __hash__(self) -> int:
        return hash(self._values)

    def __repr__(self) -> str:
        said = ", ".join([f"{fact[0]}={getattr(self, fact[0])!r}" for fact in FACTS])
        return f"Rules({said})"


def _checked(values: "tuple[str, ...]") -> "tuple[str, ...]":
    for (what, _, accepted), given in zip(FACTS, values):
        if not (isinstance(given, str) and given in accepted):
            names = sorted(accepted)
            reason = f"There is no {what} {brief(given)}; there are {', '.join(names)}."
            raise Wrong(reason, "wrong_rule", what=what, given=brief(given), names=names)
    return values


class _Named(dict):  # type: ignore[type-arg]  # MicroPython would have to evaluate it
    """The named rules, by their names and by any other text that `read` takes."""

    def __getitem__(self, name: object) -> Rules:
        return (self.get(name) if isinstance(name, str) else None) or read(name)


_SETS = {
    "Tromp-Taylor": Rules(),
    "Taylor 1995": Rules("taylor 1995", score="taylor 1995", ending="taylor"),
    # Sensei's Library lists situational superko and an agreement phase as the differences from
    # Tromp-Taylor. Others read the New Zealand wording, "has previously left", like Taylor's of
    # 1995.
    "New Zealand": Rules("situational", ending="tromp"),
    "Tromp-Taylor without suicide": Rules(suicide=False),
    # Rules of 1991, 5 to 12: https://www.cs.cmu.edu/~wjh/go/rules/AGA.html. The British association
    # reads its rule 6 as natural situational superko:
    # https://www.britgo.org/rules/bgainterpretation.html.
    "AGA": Rules("situational", suicide=False, score="pass stones", ending="tromp"),
}
NAMED = _Named(_SETS)


# Names. Three forms are read: a name ("Tromp-Taylor", "tt", "NZ", in any case, with or without
# spaces and hyphens), KataGo's short text ("koPOSITIONALscoreAREAtaxNONEsui1"), and ttgo's own,
# which can say everything ("superko=situational ending=chinese"). KataGo's is documented at
# https://lightvector.github.io/KataGo/rules.html.

_LONGEST = 200  # characters

_ALIASES = {
    "Tromp-Taylor": "tromptaylor tt logical",
    "Taylor 1995": "taylor1995",
    "New Zealand": "nz newzealand nzealand",
    "Tromp-Taylor without suicide": "tromptaylorwithoutsuicide tromptaylornosuicide",
    "AGA": "aga",
}

# Known rulesets that ttgo does not implement: the feature it lacks, and the nearest that it has.
_LACKING = {
    "japanese jp korean": ("territory scoring", "AGA"),
    "chinese cn": ("a ban on long cycles that a referee applies", "Tromp-Taylor without suicide"),
    "chineseogs chinesekgs": ("points for handicap stones", "Tromp-Taylor without suicide"),
    "bga french": ("pass stones and a superko of their own", "AGA"),
    "agabutton": ("a button", "AGA"),
    "ing goe": ("its own ko rules", "Tromp-Taylor"),
    "stonescoring ancientterritory ancient": ("a tax on groups", "Tromp-Taylor without suicide"),
}

_KATAGO_KO = {"POSITIONAL": "positional", "SITUATIONAL": "situational"}
_KATAGO_BONUS = {"0": "only", "N-1": "pass stones"}  # points that White gets for n handicap stones
# What KataGo's other words must be, because ttgo has no other way.
_KATAGO_FIXED = {"scoring": "AREA", "tax": "NONE", "hasButton": False}
_KATAGO_WORDS = {
    "score": "scoring",
    "tax": "tax",
    "button": "hasButton",
    "whb": "whiteHandicapBonus",
    "ko": "ko",
    "sui": "suicide",
    "fpok": "friendlyPassOk",
}


class _Another(ValueError):
    """The error for a known ruleset that ttgo does not implement."""


def read(text: object) -> Rules:
    """The rules that a text names. Raises Wrong, a ValueError, with what is understood, for any
    other text.
    """
    try:
        return _read(text)
    except ValueError as error:
        another, names = isinstance(error, _Another), sorted(NAMED)
        detail = str(error).rstrip(".")
        more = "; ttgo knows " + ", ".join(names) if another else ""
        raise Wrong(
            f"{detail}{more}.",
            "wrong_rules",
            detail=detail,
            another=another,
            given=brief(text),
            names=names,
        ) from None


def given(rules: object) -> Rules:
    """Rules given as a Rules, or as a text that `read` takes."""
    return rules if isinstance(rules, Rules) else read(rules)


def _read(text: object) -> Rules:
    if (
        isinstance(text, str)
        and len(text) <= _LONGEST
        and all(mark in BLANKS or "\x1f" < mark < "\x7f" for mark in text)
    ):
        key = "".join(mark for mark in text.lower() if mark not in " -_.")
        key = key[: -len("rules")] if key.endswith("rules") else key
        for name, keys in _ALIASES.items():
            if key in keys.split():
                return NAMED[name]
        for keys, (what, nearest) in _LACKING.items():
            if key in keys.split():
                family = f"{brief(text)} are rules of another family, with {what}"
                raise _Another(f"{family}; the nearest are {nearest}.")
        if "=" in text:
            return _own(text)
        if key.startswith("ko") and "score" in key:
            return from_katago(_words(text))
    raise ValueError(f"There are no rules called {brief(text)}; {_accepted()}.")


def _accepted() -> str:
    names = ", ".join(sorted(NAMED))
    katago, own = "koPOSITIONALscoreAREAtaxNONEsui1", "superko=situational"
    return f'ttgo knows {names}, and texts such as "{katago}" or "{own}"'


def write(rules: Rules) -> str:
    """The rules in ttgo's own text, which `read` takes back: all that differs from the default, or
    "Tromp-Taylor" if nothing does.
    """
    words = []
    for (what, default, _), value in zip(FACTS, rules._values):
        if value != default:
            words.append(f"{what}={value.replace(' ', '-')}")
    return " ".join(words) or "Tromp-Taylor"


def _own(text: str) -> Rules:
    """The rules of a text in ttgo's own form, such as `write` gives."""
    values = {what: default for what, default, _ in FACTS}
    seen = []
    for word in text.split():
        name, _, value = word.partition("=")
        if name not in values or name in seen:
            *others, last = [f"{what}=" for what in values]
            raise ValueError(
                f"{brief(word)} is no part of rules; there are {', '.join(others)} and {last}, "
                "each once."
            )
        seen.append(name)
        values[name] = value.replace("-", " ")
    return Rules._of(tuple([values[what] for what, _, _ in FACTS]))


def _words(text: str) -> "dict[str, object]":
    """KataGo's short text as the words of its long form; raises ValueError at the first part that
    is unknown.
    """
    words: "dict[str, object]" = {}
    place = 0
    while place < len(text):
        for short in sorted(_KATAGO_WORDS):
            if text.startswith(short, place):
                break
        else:
            raise ValueError(f"{brief(text[place:])} is no part of KataGo's rules; {_accepted()}.")
        place += len(short)
        end = place
        while end < len(text) and (text[end] in "-01" or "A" <= text[end] <= "Z"):
            end += 1
        value, place = text[place:end], end
        name = _KATAGO_WORDS[short]
        words[name] = value == "1" if short in ("sui", "button") and value in ("0", "1") else value
    return words


def from_katago(words: "dict[str, object]") -> Rules:
    """The rules of KataGo's words, such as {"ko": "POSITIONAL", "suicide": True}; a missing word is
    as in Tromp-Taylor.

    Raises ValueError for a word or a value that ttgo has no rule for.
    """
    ko, bonus = words.get("ko", "POSITIONAL"), words.get("whiteHandicapBonus", "0")
    for name in sorted(words):
        if name not in _KATAGO_WORDS.values():
            raise ValueError(f"{brief(name)} is no part of KataGo's rules that ttgo knows.")
        if (name in _KATAGO_FIXED and words[name] != _KATAGO_FIXED[name]) or (
            name == "whiteHandicapBonus" and bonus not in _KATAGO_BONUS
        ):
            given = f"{name} {brief(words[name])}"
            raise _Another(f"With {given} these are rules of another family.")
    if not isinstance(ko, str) or ko not in _KATAGO_KO:
        raise ValueError(f"ko is POSITIONAL or SITUATIONAL, not {brief(ko)}.")
    suicide = words.get("suicide", True)  # Rules raises if it is no bool
    return Rules(_KATAGO_KO[ko], suicide, _KATAGO_BONUS[bonus])  # type: ignore[arg-type, index]


def to_katago(rules: Rules) -> "dict[str, object]":
    """The rules in KataGo's words. Raises ValueError for a superko or a score that KataGo has no
    word for.
    """
    words: "dict[str, object]" = {"suicide": rules.suicide, "friendlyPassOk": False}
    words.update(_KATAGO_FIXED)
    for known, name, value in (
        (_KATAGO_KO, "ko", rules.superko),
        (_KATAGO_BONUS, "whiteHandicapBonus", rules.score),
    ):
        found = [word for word in known if known[word] == value]
        if not found:
            raise ValueError(f"KataGo has no words for these rules: {write(rules)}.")
        words[name] = found[0]
    assert from_katago(words).ended(rules.ending) == rules  # so that no fact is left out
    return words
