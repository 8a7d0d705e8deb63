"""What pages say in each language that says it is complete: all of it, as the English text is now, with its tags and its facts, and nothing is
English that is seen.
"""

import re
from html.parser import HTMLParser

import pytest

from tests.support import catalogue
from tests.support.sites import CLONE, page
from ttgo.web import languages, made
from ttgo.web.markup import VOID

COMPLETE = [tag for tag in languages.languages() if catalogue.read(tag)["about"].get("complete")]
ADDRESSES = [
    address
    for address in made.addresses(CLONE)
    if languages.is_page(address) and address not in languages.UNTRANSLATED
]


@pytest.mark.parametrize("tag", COMPLETE)
def test_nothing_is_missing(tag: str) -> None:
    """Nor older than the English text; `python3 -m tests.languages lacks TAG` tells what is."""
    assert catalogue.lacks(tag) == {}


@pytest.mark.parametrize("tag", [tag for tag in languages.languages() if tag != "en"])
def test_it_has_the_tags_and_the_facts_of_english(tag: str) -> None:
    """And no message that no page has."""
    for name, messages in catalogue.read(tag)["pages"].items():
        english = catalogue.english()[name]
        assert {*messages} <= {*english}
        for said, message in messages.items():
            assert not catalogue.wrong(english[said], message), f"{name}.{said}"


def test_no_message_is_in_two_rooms() -> None:
    """Whoever says one gives no room."""
    rooms = catalogue.read("en")
    said = [name for room in rooms if room not in catalogue.APART for name in rooms[room]]
    assert len(said) == len({*said})


def test_a_changed_text_is_noticed() -> None:
    """Each translation knows which English text it was made of."""
    made_of = catalogue.read("de")["made_of"]["index"]
    assert made_of["think"] == catalogue.hashed("Hint") != catalogue.hashed("Hint!")


class Seen(HTMLParser):
    """The texts of a page that is in one language, without those that say they are in another one, and code."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.apart: list[bool] = [False]
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        apart = (
            self.apart[-1] or tag in ("code", "pre", "kbd", "script") or (tag != "html" and "lang" in given)
        )
        if not apart:
            said = ("title", "alt", "label", "aria-label", "placeholder", "solve", "right", "wrong", "whatif")
            self.texts += [given[key] or "" for key in said if key in given]
            if given.get("name") == "description":
                self.texts.append(given["content"] or "")
        if tag not in VOID:
            self.apart.append(apart)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass  # what is drawn

    def handle_endtag(self, tag: str) -> None:
        self.apart.pop()

    def handle_data(self, data: str) -> None:
        if not self.apart[-1]:
            self.texts.append(data)


# Words of English sentences, and of no other language here.
SENTENCE = re.compile(
    r"\b(the|and|is|are|of|with|you|your|this|that|what|which|where|who|why|has|have|black|white|stones?|play|board|game|empty)\b"
)
NAMES = re.compile(r"The Magic of Go|Markdown|Content-Security-Policy|Play Go")


@pytest.mark.parametrize("tag", COMPLETE)
def test_no_english_sentence_is_seen(tag: str) -> None:
    """Names, code and sources of other sites apart."""
    found = {
        (address, text.strip())
        for address in ADDRESSES
        for text in Seen(page(languages.joined(tag, address))).texts
        if SENTENCE.search(NAMES.sub("", text))
    }
    assert not found
