"""What pages say in each language that says it is complete: all of it, as the English text is now,
with its tags and its facts, and nothing is English that is seen.
"""

import re

import pytest

from tests.support import catalogue
from tests.support.sites import CLONE, page
from ttgo.demos import markup
from ttgo.web import languages, made

COMPLETE = [tag for tag in languages.languages() if catalogue.read(tag)["about"].get("complete")]
ADDRESSES = [
    address
    for address in made.addresses(CLONE)
    if languages.is_page(address) and address not in languages.UNTRANSLATED
]


@pytest.mark.parametrize("tag", COMPLETE)
def test_nothing_is_missing(tag):
    """Nor older than the English text; `python3 -m tests.languages lacks TAG` tells what is."""
    assert catalogue.lacks(tag) == {}


@pytest.mark.parametrize("tag", [tag for tag in languages.languages() if tag != "en"])
def test_it_has_the_tags_and_the_facts_of_english(tag):
    """And no message that no page has."""
    for name, messages in catalogue.read(tag)["pages"].items():
        english = catalogue.english()[name]
        assert {*messages} <= {*english}
        for said, message in messages.items():
            assert not catalogue.wrong(english[said], message), f"{name}.{said}"


def test_no_message_is_in_two_rooms():
    """Whoever says one gives no room."""
    rooms = catalogue.read("en")
    said = [name for room in rooms if room not in catalogue.APART for name in rooms[room]]
    assert len(said) == len({*said})


def test_a_changed_text_is_noticed():
    """Each translation knows which English text it was made of."""
    made_of = catalogue.read("de")["made_of"]["index"]
    assert made_of["think"] == catalogue.hashed("Hint") != catalogue.hashed("Hint!")


SAID = "title alt label aria-label placeholder solve right wrong whatif".split()  # attributes


def seen(element):
    """The texts of a page that is in one language, without those that say they are in another one,
    and code.
    """
    given = element.attributes
    if element.name in ("code", "pre", "kbd", "script") or (
        element.name != "html" and "lang" in given
    ):
        return
    yield from (given.get(key) or "" for key in SAID)
    if given.get("name") == "description":
        yield given["content"] or ""
    for node in element.inside:
        yield from [node] if isinstance(node, str) else seen(node)


# Words of English sentences, and of no other language here.
SENTENCE = re.compile(
    r"\b(the|and|is|are|of|with|you|your|this|that|what|which|where|who|why|has|have|black|white|"
    r"stones?|play|board|game|empty)\b"
)
NAMES = re.compile(r"The Magic of Go|Markdown|Content-Security-Policy|Play Go")


@pytest.mark.parametrize("tag", COMPLETE)
def test_no_english_sentence_is_seen(tag):
    """Names, code and sources of other sites apart."""
    found = {
        (address, text.strip())
        for address in ADDRESSES
        for text in seen(markup.read(page(languages.joined(tag, address))))
        if SENTENCE.search(NAMES.sub("", text))
    }
    assert not found
