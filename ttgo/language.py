"""The spoken language: messages of a catalogue, by name, filled with facts.

A catalogue is a file in languages/, named by its language's tag. Its rooms are for who speaks:
"python" is what is said here; "site" adds what only Python-made pages say, "teach" and "lab" what
those folders say; "about" is the language's own name, "plural" how its numbers' forms are found
(`_form`). English has all messages; what another
language lacks is said in English. A Python speaks one language at a time: each event of a page may
name it (session/session.py). Callers give facts, not sentences: a colour or a player is "black",
"white" or "empty", points are vertices in order from A1, amounts are numbers, and rules have their
names in rulesets.py. A list is said as by `listed`, and its length is one more fact: `at_count` of
`at`. Where the reader plays against the computer, a message that has texts for "you" and "computer"
says these of the players.

Messages are written in ICU MessageFormat,
https://unicode-org.github.io/icu/userguide/format_parse/messages/, of which ttgo uses:

    {vertex}                                                      a fact
    {stones, plural, =0 {none} one {# stone} other {# stones}}    by a number; # is the number
    {player, select, black {Black} other {White}}                 by a word; True is "true"

Texts may hold all of that again. An apostrophe stands for itself; before a brace it begins a
literal part.
"""

import json

from ttgo.illegal import Wrong

TYPE_CHECKING = False
if TYPE_CHECKING:
    Catalogue = dict[str, "str | Parts"]  # a message is parsed when it is first said
    # Its name; its kind: "", "plural" or "select"; texts by their selectors
    Fact = tuple[str, str, dict[str, "list[str | Fact]"]]
    Parts = list[str | Fact]

_FOLDER = __file__.replace("\\", "/").rpartition("/")[0] + "/languages/"
_LATER = ("site", "teach", "lessons", "lab")  # rooms that not every page needs
_LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789-"
_LONGEST = 35  # letters of a tag, https://www.rfc-editor.org/rfc/rfc5646#section-4.4.1
# Regions that write a language in another script than most (Unicode's "likely subtags")
_SCRIPTS = {"zh-TW": "zh-Hant", "zh-HK": "zh-Hant", "zh-MO": "zh-Hant"}
_PLAYERS = ("black", "white")
MOST = 12  # vertices named one by one in a list

_catalogues: "dict[str, Catalogue]" = {}  # the catalogues of languages that have been spoken
_plurals: "dict[str, dict[str, str]]" = {}  # of the same
_spoken = "en"
_reader = ""


def speak(tag: object, reader: object = "") -> None:
    """Choose the language for a tag such as "de", "pt-BR" or "zh-TW": the one whose tag agrees
    longest with it from the beginning; English if there is none, or if its file has not been
    loaded. `reader` is the colour of a reader who plays against the computer, "" for others.
    """
    global _spoken, _reader
    _reader = str(reader) if reader in _PLAYERS else ""
    known = _cased(tag)
    known = _SCRIPTS.get(known, known)
    while known and not _catalogue(known):
        known = known.rpartition("-")[0]
    _spoken = known or "en"


def _cased(tag: object) -> str:
    """A tag in the case of the files' names, "zh-Hant" or "pt-BR"; "" for what is no tag."""
    tag = tag.lower() if isinstance(tag, str) else ""
    if len(tag) > _LONGEST or not all(letter in _LETTERS for letter in tag):
        return ""
    language, *more = tag.split("-")
    for part in more:
        script = part[:1].upper() + part[1:]
        language += "-" + (script if len(part) == 4 else part.upper() if len(part) == 2 else part)
    return language


def extend(module: str) -> None:
    """Add the English messages of a folder of code. A browser loads them with the folder's first
    file, `module`.
    """
    try:
        name = module.replace("\\", "/").rpartition("/")[0] + "/said.json"
        with open(name, encoding="utf-8") as file:  # noqa: PTH123  # MicroPython
            _catalogue("en").update(json.loads(file.read()))
    except OSError:
        pass  # not in a browser: the catalogue has them already


def spoken() -> str:
    """The tag of the language spoken now."""
    return _spoken


def reader() -> str:
    """The colour of the reader who plays against the computer; "" for others."""
    return _reader


def say(message: str, **facts: object) -> str:
    """A message in the language spoken now. Raises KeyError for a message that English does not
    have, and for a fact that the message needs and was not given.

    >>> say("moved", player="black", vertex="E5", captured=2, suicide=0)
    'Black played E5 and captured 2 white stones.'
    >>> say("ended_both_wanted", off=["A1", "B1"])
    'Both players wanted to remove A1, B1.'
    """
    return _said(_spoken, message, facts)


def mistake(message: str, **facts: object) -> Wrong:
    """The error of a message: in English as an exception; in the page's language by
    `say(wrong.what, **wrong.facts)`.
    """
    return Wrong(_said("en", message, facts), message, **facts)


def joined(*sentences: str) -> str:
    """Sentences one after the other; empty ones are left out."""
    return say("sentences", first="", second="").join(
        [sentence for sentence in sentences if sentence]
    )


def enumerated(words: "list[str]") -> str:
    """Words as one list, joined as the language joins them."""
    return say("list", first="", second="").join([turned(word) for word in words])


def turned(vertex: str) -> str:
    """A turn in words: its vertex, or that it is a pass."""
    return say("a_pass") if vertex == "pass" else vertex


def listed(vertices: "list[str]", between: str = "") -> str:
    """Vertices to be heard; of more than 12 only their number, the first and the last.

    >>> listed(["A1", "B1"]), listed(["A1", "B1"], " ")
    ('A1, B1', 'A1 B1')
    >>> listed([f"A{row}" for row in range(1, 20)])
    '19 points, A1 to A19'
    """
    if len(vertices) > MOST:
        return say("listed", count=len(vertices), first=vertices[0], last=vertices[-1])
    return between.join(vertices) if between else enumerated(vertices)


def amount(points: float) -> str:
    """The points of a score or a komi as text, in the language spoken now.

    >>> amount(7), amount(-0.5)
    ('7', '-½')
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
    """The messages of a language; none while its file is not there."""
    if language not in _catalogues:
        try:
            with open(f"{_FOLDER}{language}.json", encoding="utf-8") as file:  # noqa: PTH123
                rooms = json.loads(file.read())  # MicroPython's json.load is ten times slower
                _catalogues[language] = rooms.get("python", {})
                _plurals[language] = rooms.get("plural", {})
                for room in _LATER:
                    _catalogues[language].update(rooms.get(room, {}))
        except OSError:
            return {}
    return _catalogues[language]


# The parser of messages


class BadMessage(ValueError):
    """A message that breaks the syntax at the top of this file."""


def parsed(text: str) -> "Parts":
    """The parts of a message: texts, and facts as (name, kind, texts by their selectors). Raises
    BadMessage for wrong syntax.

    >>> parsed("{who} has {n, plural, one {a} other {#}}")
    [('who', '', {}), ' has ', ('n', 'plural', {'one': ['a'], 'other': [('n', '', {})]})]
    """
    reader = _Reader(text)
    parts = reader.parts("")
    if reader.at < len(text):
        raise reader.wrong("a brace closes nothing")
    return parts


def formatted(parts: "Parts", facts: "dict[str, object]", language: str = "en") -> str:
    """What a message says of these facts.

    Raises KeyError for a fact that is not given.

    >>> formatted(parsed("{n, plural, =0 {no stone} one {# stone} other {# stones}}"), {"n": 2})
    '2 stones'
    """
    said = []
    for part in parts:
        if isinstance(part, str):
            said.append(part)
            continue
        name, kind, texts = part
        fact = facts[name]
        if not kind:
            said.append(_said(language, "a_pass", {}) if fact == "pass" else str(fact))
            continue
        selector = str(fact)
        if kind == "plural":
            selector = "=" + selector
            if selector not in texts:
                selector = _form(fact, language)  # type: ignore[arg-type]
        elif fact is True or fact is False:
            selector = selector.lower()
        elif _reader and fact in _PLAYERS:
            party = "you" if fact == _reader else "computer"
            selector = party if party in texts else selector
        said.append(formatted(texts[selector if selector in texts else "other"], facts, language))
    return "".join(said)


def _form(number: float, language: str) -> str:
    """Unicode's name of a number's grammatical form: the first whose condition it meets, "other" if
    it meets none. Conditions are written as Unicode writes them, each of its parts apart by blanks,
    https://www.unicode.org/reports/tr35/tr35-numbers.html#Language_Plural_Rules:
    {"few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14"}.
    """
    _catalogue(language)
    for form, condition in _plurals.get(language, {}).items():
        for either in condition.split(" or "):
            if all(_holds(relation.split(), number) for relation in either.split(" and ")):
                return form
    return "other"


def _holds(relation: "list[str]", number: float) -> bool:
    """Whether one relation holds for a number, sign aside: n is the number, i its whole part, v how
    many digits follow the point.
    """
    number = abs(number)
    digits = str(number).partition(".")[2]
    value = {"n": number, "i": int(number), "v": len(digits)}[relation[0]]
    if relation[1] == "%":
        value %= int(relation[2])
    among = False
    for values in relation[-1].split(","):
        first, _, last = values.partition("..")
        among = among or (value == int(value) and int(first) <= value <= int(last or first))
    return among is (relation[-2] == "=")


class _Reader:
    """Reads a message from its beginning to its end."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def parts(self, number: str) -> "Parts":
        """The parts up to the closing brace or the end; # stands for the fact `number`, if one is
        given.
        """
        parts: "Parts" = []
        plain = ""
        while self.at < len(self.text) and self.text[self.at] != "}":
            begin = self.at
            mark = self.text[begin]
            self.at += 1
            if mark == "{" or (mark == "#" and number):
                parts += [plain] if plain else []
                parts.append(self._fact() if mark == "{" else (number, "", {}))
                plain = ""
            elif mark == "'" and self.text[self.at : self.at + 1] == "'":
                plain += mark
                self.at += 1
            elif mark == "'" and self.text[self.at : self.at + 1] in ("{", "}"):
                plain += self._meant()
            else:
                while self.at < len(self.text) and self.text[self.at] not in "{}#'":
                    self.at += 1
                plain += self.text[begin : self.at]
        if plain:
            parts.append(plain)
        return parts

    def _meant(self) -> str:
        """The literal text up to the next apostrophe; two apostrophes stand for one."""
        meant = ""
        while True:
            end = self.text.find("'", self.at)
            if end < 0:
                raise self.wrong("an apostrophe begins a part that nothing ends")
            meant += self.text[self.at : end]
            self.at = end + 1
            if self.text[self.at : self.at + 1] != "'":
                return meant
            meant += "'"
            self.at += 1

    def _fact(self) -> "Fact":
        name = self._word()
        if self._mark(",}") == "}":
            return name, "", {}
        kind = self._word()
        if kind not in ("plural", "select") or self._mark(",") != ",":
            raise self.wrong("a fact is plain, plural or select")
        texts = {}
        while self.text[self.at :].lstrip()[:1] not in ("", "}"):
            selector = self._word()
            self._mark("{")
            texts[selector] = self.parts(name if kind == "plural" else "")
            self._mark("}")
        self._mark("}")
        if "other" not in texts:
            raise self.wrong("there is no text for any other value")
        return name, kind, texts

    def _word(self) -> str:
        """The word before the next blank or mark."""
        self._blanks()
        begin = self.at
        while self.at < len(self.text) and self.text[self.at] not in " \n,{}#'":
            self.at += 1
        if begin == self.at:
            raise self.wrong("a word is missing")
        return self.text[begin : self.at]

    def _mark(self, marks: str) -> str:
        """The next character, blanks skipped, which has to be one of `marks`."""
        self._blanks()
        mark = self.text[self.at : self.at + 1]
        if not mark or mark not in marks:
            raise self.wrong(f"{marks[0]} is missing")
        self.at += 1
        return mark

    def _blanks(self) -> None:
        while self.text[self.at : self.at + 1] in (" ", "\n"):
            self.at += 1

    def wrong(self, what: str) -> BadMessage:
        return BadMessage(f"Letter {self.at + 1} of a message: {what}. {self.text}")
