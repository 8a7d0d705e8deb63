"""Names of rule sets: those of ttgo, those in SGF's RU property, and KataGo's. An unknown one is an error, never a guess.

Three forms are read: a name ("Tromp-Taylor", "tt", "NZ", in any case, with or without spaces and hyphens), KataGo's short
text ("koPOSITIONALscoreAREAtaxNONEsui1"), and ttgo's own, which can say everything ("superko=situational ending=chinese").
KataGo's is documented at https://lightvector.github.io/KataGo/rules.html.
"""

from ttgo.illegal import Wrong, brief
from ttgo.rulesets import NAMED, Rules
from ttgo.vertex import BLANKS

_LONGEST = 200  # characters

_NAMES = {
    "Tromp-Taylor": "tromptaylor tt logical",
    "Taylor 1995": "taylor1995",
    "New Zealand": "nz newzealand nzealand",
    "Tromp-Taylor without suicide": "tromptaylorwithoutsuicide tromptaylornosuicide",
}

# Rules that are known and not of this family, by what they have that it has not.
_OTHERS = {
    "territory scoring": "japanese jp korean",
    "a ban on long cycles that a referee applies": "chinese cn",
    "points for handicap stones": "chineseogs chinesekgs",
    "points for handicap stones and passes": "aga bga french",
    "a button": "agabutton",
    "its own ko rules": "ing goe",
    "a tax on groups": "stonescoring ancientterritory ancient",
}

_KATAGO_KO = {"POSITIONAL": "positional", "SITUATIONAL": "situational"}
# What KataGo's other words must be, because ttgo has no other way.
_KATAGO_FIXED = {"scoring": "AREA", "tax": "NONE", "hasButton": False, "whiteHandicapBonus": "0"}
_KATAGO_WORDS = {"score": "scoring", "tax": "tax", "button": "hasButton", "whb": "whiteHandicapBonus", "ko": "ko", "sui": "suicide",
                 "fpok": "friendlyPassOk"}  # fmt: skip


def read(text: object) -> Rules:
    """The rules that a text names. Raises Wrong, a ValueError, with what is understood, for any other text."""
    try:
        return _read(text)
    except ValueError as error:
        raise Wrong(
            "wrong_rules", detail=str(error), given=brief(text), names=sorted(NAMED)
        ) from None


def _read(text: object) -> Rules:
    if (
        isinstance(text, str)
        and len(text) <= _LONGEST
        and all(mark in BLANKS or "\x1f" < mark < "\x7f" for mark in text)
    ):
        key = "".join(mark for mark in text.lower() if mark not in " -_.")
        key = key[: -len("rules")] if key.endswith("rules") else key
        for name, keys in _NAMES.items():
            if key in keys.split():
                return NAMED[name]
        for what, keys in _OTHERS.items():
            if key in keys.split():
                raise ValueError(f"{brief(text)} are rules of another family, with {what}.")
        if "=" in text:
            return _own(text)
        if key.startswith("ko") and "score" in key:
            return from_katago(_words(text))
    raise ValueError(f"There are no rules called {brief(text)}; {_accepted()}.")


def _accepted() -> str:
    names = ", ".join(sorted(NAMED))
    return f'ttgo knows {names}, and texts such as "koPOSITIONALscoreAREAtaxNONEsui1" or "superko=situational"'


def write(rules: Rules) -> str:
    """The rules as ttgo's own text, which `read` takes back: what is not the default; "Tromp-Taylor" for the default."""
    words = []
    if rules.superko != "positional":
        words.append("superko=" + rules.superko.replace(" ", "-"))
    if not rules.suicide:
        words.append("suicide=forbidden")
    if rules.score != "only":
        words.append("score=" + rules.score.replace(" ", "-"))
    if rules.ending != "strict":
        words.append("ending=" + rules.ending)
    return " ".join(words) or "Tromp-Taylor"


def _own(text: str) -> Rules:
    """The rules of a text such as `write` gives."""
    values: "dict[str, str]" = {}
    for word in text.split():
        name, _, value = word.partition("=")
        if name not in ("superko", "suicide", "score", "ending") or name in values:
            raise ValueError(
                f"{brief(word)} is no part of rules; there are superko=, suicide=, score= and ending=, each once."
            )
        values[name] = value.replace("-", " ")
    suicide = values.get("suicide", "allowed")
    if suicide not in ("allowed", "forbidden"):
        raise ValueError(f"suicide= is allowed or forbidden, not {brief(suicide)}.")
    superko, score = values.get("superko", "positional"), values.get("score", "only")
    return Rules(superko, suicide == "allowed", score, values.get("ending", "strict"))


def _words(text: str) -> "dict[str, object]":
    """KataGo's short text as the words of its long form; raises ValueError at the first part that is unknown."""
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
    """The rules of KataGo's words, such as {"ko": "POSITIONAL", "suicide": True}; what is missing is as in Tromp-Taylor.

    Raises ValueError for a word or a value that ttgo has no rule for.
    """
    for name in sorted(words):
        if name not in _KATAGO_FIXED and name not in ("ko", "suicide", "friendlyPassOk"):
            raise ValueError(f"{brief(name)} is no part of KataGo's rules that ttgo knows.")
        if name in _KATAGO_FIXED and words[name] != _KATAGO_FIXED[name]:
            raise ValueError(
                f"With {name} {brief(words[name])} these are rules of another family; {_accepted()}."
            )
    ko = words.get("ko", "POSITIONAL")
    if not isinstance(ko, str) or ko not in _KATAGO_KO:
        raise ValueError(f"ko is POSITIONAL or SITUATIONAL, not {brief(ko)}.")
    return Rules(_KATAGO_KO[ko], words.get("suicide", True))  # type: ignore[arg-type]  # Rules judges it


def to_katago(rules: Rules) -> "dict[str, object]":
    """The rules in KataGo's words. Raises ValueError for a superko or a score that KataGo has no word for."""
    for word, superko in _KATAGO_KO.items():
        if superko == rules.superko and rules.score == "only":
            words: "dict[str, object]" = {
                "ko": word,
                "suicide": rules.suicide,
                "friendlyPassOk": False,
            }
            words.update(_KATAGO_FIXED)
            return words
    raise ValueError(f"KataGo has no words for these rules: {write(rules)}.")
