"""The language that is spoken, and what is said in it: messages by their names, of a catalogue, about facts.

A catalogue is a file in languages/, named by its language's tag. It has rooms, each for who speaks: "python" is what is said here,
messages (message.py) by their names; "site" adds what only pages say that Python makes, "teach" and "lab" what those folders say; "about"
tells what the language is called in itself. English has all names; another language may lack some, and English is said instead. A Python
speaks one language at a time: each event of a page may say which (session/sessions.py). Whoever says something gives facts and reads no
sentence: a colour or a player is "black", "white" or "empty", points are vertices in order from A1, amounts are numbers, and rules are
called what rulesets.py and endings.py call them. A list is told as `listed` does it, and its length is one more fact: `at_count` of `at`.
"""

import json

from ttgo.message import formatted, parsed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from ttgo.message import Parts

    Catalogue = dict[str, "str | Parts"]  # a message is parsed when it is first said

_FOLDER = __file__.replace("\\", "/").rpartition("/")[0] + "/languages/"
_LATER = ("site", "teach", "lab")  # rooms of what not every page says
_TRADITIONAL = ("hant", "tw", "hk", "mo")  # what follows "zh" where Chinese is written so
MOST = 12  # points that are told one by one

_catalogues: "dict[str, Catalogue]" = {}  # those that have been spoken
_spoken = "en"


def speak(tag: str) -> None:
    """Choose the language of a tag such as "de", "en-GB" or "zh-TW"; English if there is none for it, or if its file has not come."""
    global _spoken
    known, _, rest = tag.lower().partition("-")
    if known == "zh" and rest.partition("-")[0] in _TRADITIONAL:
        known = "zh-Hant"
    _spoken = known if _catalogue(known) else "en"


def extend(module: str) -> None:
    """Have the English messages of a folder, which come to a browser with its first file; `module` is that file."""
    try:
        name = module.replace("\\", "/").rpartition("/")[0] + "/said.json"
        with open(name, encoding="utf-8") as file:  # noqa: PTH123  # MicroPython
            _catalogue("en").update(json.load(file))
    except OSError:
        pass  # they are in the catalogue


def spoken() -> str:
    """The tag of the language that is spoken."""
    return _spoken


def say(message: str, **facts: object) -> str:
    """A message in the language that is spoken.

    Raises KeyError for a name that English does not have, or a fact that the message has and was not given.

    >>> say("moved", player="black", vertex="E5", captured=2, suicide=0), say("ended_both_wanted", off=["A1", "B1"])
    ('Black played E5 and captured 2 white stones.', 'Both wanted off A1, B1.')
    """
    return _said(_spoken, message, facts)


def english(message: str, **facts: object) -> str:
    """The same in English, whatever is spoken: what an exception says."""
    return _said("en", message, facts)


def joined(*sentences: str) -> str:
    """Sentences one after the other, without those that are empty."""
    return say("sentences", first="", second="").join(
        [sentence for sentence in sentences if sentence]
    )


def enumerated(words: "list[str]") -> str:
    """All of these words."""
    return say("list", first="", second="").join(words)


def listed(vertices: "list[str]", between: str = "") -> str:
    """Vertices to be heard; of more than 12 the number and the ends.

    >>> listed(["A1", "B1"]), listed(["A1", "B1"], " ")
    ('A1, B1', 'A1 B1')
    >>> listed([f"A{row}" for row in range(1, 20)])
    '19 points, A1 to A19'
    """
    if len(vertices) > MOST:
        return say("listed", count=len(vertices), first=vertices[0], last=vertices[-1])
    return between.join(vertices) if between else enumerated(vertices)


def amount(points: float) -> str:
    """Points of a score or of a komi, as they are written or told.

    >>> amount(7), amount(-0.5)
    ('7', '-0.5')
    """
    whole, _, digits = str(abs(points)).partition(".")
    part = "none" if not digits else "half" if digits == "5" else "other"
    return say("amount", sign="-" if points < 0 else "", whole=int(whole), part=part, digits=digits)


def _said(language: str, name: str, facts: "dict[str, object]") -> str:
    for key in list(facts):
        fact = facts[key]
        if isinstance(fact, list):
            facts[key + "_count"], facts[key] = len(fact), listed(fact)
    catalogue = _catalogue(language)
    if name not in catalogue:
        language, catalogue = "en", _catalogue("en")
    message = catalogue[name]
    if isinstance(message, str):
        message = catalogue[name] = parsed(message)
    return formatted(message, facts, language)


def _catalogue(language: str) -> "Catalogue":
    """The messages of a language; none if it has no file, which may still come."""
    if language not in _catalogues:
        if language != "zh-Hant" and (not language.isalpha() or len(language) > 3):
            return {}
        try:
            with open(f"{_FOLDER}{language}.json", encoding="utf-8") as file:  # noqa: PTH123  # MicroPython
                rooms = json.load(file)
                _catalogues[language] = rooms["python"]
                for room in _LATER:
                    _catalogues[language].update(rooms.get(room, {}))
        except OSError:
            return {}
    return _catalogues[language]
