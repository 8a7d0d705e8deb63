"""Messages in ICU MessageFormat, https://unicode-org.github.io/icu/userguide/format_parse/messages/: what ttgo uses of it.

    {vertex}                                                      a fact
    {stones, plural, =0 {none} one {# stone} other {# stones}}    a text by a number; # is the number
    {player, select, black {Black} other {White}}                 a text by a word; True and False are "true" and "false"

Texts may hold all of that again. An apostrophe stands for itself, but before a brace it begins a part that is taken literally.
"""

TYPE_CHECKING = False
if TYPE_CHECKING:
    # Its name; "", "plural" or "select"; texts by their selectors
    Fact = tuple[str, str, dict[str, "list[str | Fact]"]]
    Parts = list[str | Fact]


class BadMessage(ValueError):
    """A message that is not written as above; for its author."""


def parsed(text: str) -> "Parts":
    """The parts of a message: texts, and facts as (name, kind, texts by their selectors).

    Raises BadMessage.

    >>> parsed("{who} has {n, plural, one {a stone} other {# stones}}")
    [('who', '', {}), ' has ', ('n', 'plural', {'one': ['a stone'], 'other': [('n', '', {}), ' stones']})]
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
            said.append(str(fact))
            continue
        selector = str(fact)
        if kind == "plural":
            selector = "=" + selector
            if selector not in texts:
                selector = _form(fact, language)
        elif fact is True or fact is False:
            selector = selector.lower()
        said.append(formatted(texts[selector if selector in texts else "other"], facts, language))
    return "".join(said)


def _form(number: object, language: str) -> str:
    """Unicode's name of a number's grammatical form, https://www.unicode.org/cldr/charts/latest/supplemental/language_plural_rules.html.
    Messages of languages whose words have no plural have texts for "other" alone, which is then said.
    """
    if language == "fr":
        return "one" if 0 <= number < 2 else "other"  # type: ignore[operator]  # a number, as messages have it
    return "one" if number == 1 else "other"


class _Reader:
    """Reads a message from its beginning to its end."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def parts(self, number: str) -> "Parts":
        """What stands up to the brace that closes it. # is the fact `number`, if there is one."""
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
        """What is taken literally, up to the next apostrophe; two of them are one that is meant."""
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
        """What stands before a blank or a mark."""
        self._blanks()
        begin = self.at
        while self.at < len(self.text) and self.text[self.at] not in " \n,{}#'":
            self.at += 1
        if begin == self.at:
            raise self.wrong("a word is missing")
        return self.text[begin : self.at]

    def _mark(self, marks: str) -> str:
        """One of these, after blanks."""
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
