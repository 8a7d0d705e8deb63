"""The pages in other languages: all of a page that is said to be complete, as the English text is
now, with its tags and facts; each leads to the others, nothing in them leads nowhere, and a
language is one file.
"""

import functools
import json
import posixpath
import re

import pytest

from tests.support import catalogue
from tests.support.sites import CLONE, ROOT, page
from ttgo import language
from ttgo.demos import markup
from ttgo.web import languages, made, pages, words
from ttgo.web.places import addresses

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


@pytest.fixture(scope="module")
def tree(served):
    """A page by its address."""
    return functools.cache(lambda address: markup.read(served[address].decode()))


@pytest.mark.parametrize("tag", COMPLETE)
def test_no_english_sentence_is_seen(tag, tree):
    """Names, code and sources of other sites apart."""
    found = {
        (address, text.strip())
        for address in ADDRESSES
        for text in seen(tree(languages.joined(tag, address)))
        if SENTENCE.search(NAMES.sub("", text))
    }
    assert not found


# The pages in other languages: each leads to the others, nothing in them leads nowhere, and a
# language is one file.


HOME = addresses()["Homepage"]
ENGLISH = [
    address
    for address in made.addresses(CLONE)
    if address.endswith(".html") and languages.split(address) == ("en", address)
]
IN_ALL = [
    address for address in ENGLISH if languages.is_page(address) and address != "static/board.html"
]
OTHERS = [tag for tag in languages.languages() if tag != "en"]
FILES = {*made.addresses(CLONE)}


@pytest.mark.parametrize("tag", languages.languages())
def test_the_languages_of_a_page_know_each_other(tag, tree):
    """hreflang is mutual, the chooser leads to the same pages, and each says that it is itself."""
    for address in IN_ALL:
        wanted = {
            each: HOME + languages.joined(each, address).removesuffix("index.html")
            for each in languages.languages()
        }
        own = languages.joined(tag, address)
        found = tree(own)
        links = {
            one.get("hreflang"): one.get("href") for one in found.find("link", rel="alternate")
        }
        assert links == {**wanted, "x-default": wanted["en"]}
        assert [one.get("href") for one in found.find("link", rel="canonical")] == [wanted[tag]]
        chosen = {
            one.get("hreflang"): posixpath.normpath(
                posixpath.join(posixpath.dirname(own), one.get("href"))
            )
            for one in found.find("a")
            if one.get("hreflang")
        }
        assert chosen == {each: languages.joined(each, address) for each in languages.languages()}
        (top,) = found.find("html")
        assert top.get("lang") == ("en" if address in languages.UNTRANSLATED else tag)
        assert top.get("data-page") == own


@pytest.mark.parametrize("tag", OTHERS)
def test_every_address_leads_somewhere(tag, tree):
    """To a page in the same language, or to what is there for all."""
    for address in IN_ALL:
        own = languages.joined(tag, address)
        for element in tree(own).all():
            to = element.get("href") or element.get("src")
            if not to or re.match(r"#|[a-z]+:", to):
                continue
            there = posixpath.normpath(
                posixpath.join(posixpath.dirname(own), re.split("[?#]", to)[0])
            )
            assert there in FILES or (ROOT / there).is_file(), (own, to)
            if languages.is_page(there) and not element.get("hreflang"):
                raise AssertionError(f"{own} leads to {there}, which is English")


# A language is a file


MADE_UP = {
    "about": {"name": "Backwards", "dir": "rtl"},
    "python": {"begins": "snigeB"},
    "scripts": {"board.pass": "ssaP", "game.thinks": "gniknihT"},
    "pages": {"rules": {"title-start": "erutpaC"}},
}


@pytest.fixture
def made_up(tmp_path, monkeypatch):
    """The site, and one language more."""
    for path in languages.FOLDER.glob("*.json"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "qqq.json").write_text(json.dumps(MADE_UP), encoding="utf-8")
    monkeypatch.setattr(languages, "FOLDER", tmp_path)
    monkeypatch.setattr(language, "_FOLDER", f"{tmp_path}/")
    monkeypatch.setattr(language, "_catalogues", {})


@pytest.mark.usefixtures("made_up")
def test_a_language_is_one_file():
    """With it all pages are there, from right to left; what it lacks is English. The other
    languages lead to it.
    """
    text = page("qqq/static/rules.html")
    assert re.search(r"""<html lang="qqq"[^>]* dir="rtl">""", text)
    assert ">erutpaC</h2>" in text
    assert ">The rules</a>" in text
    assert 'hreflang="qqq">Backwards</a>' in page("index.html")
    assert {languages.joined("qqq", address) for address in IN_ALL} <= {*made.addresses(CLONE)}
    assert 'hreflang="qqq"' in pages.sitemap(HOME, made.addresses(CLONE))


@pytest.mark.usefixtures("made_up")
def test_its_scripts_and_boards_say_it():
    assert {f"static/words/qqq{part}.js" for part in ("", "-board", "-roles")} <= {
        *words.addresses()
    }
    assert b'"gniknihT"' in (words.read("static/words/qqq.js") or b"")
    assert b'"pass":"ssaP"' in (words.read("static/words/qqq-board.js") or b"")
    assert b'"qqq"' in (words.read("static/words/others.js") or b"")


@pytest.mark.usefixtures("made_up")
def test_python_says_it():
    """What it lacks is English."""
    language.speak("qqq-XX")
    said = language.say("begins", empty=True, player="black", handicap=0), language.say("any_point")
    language.speak("en")
    assert said == ("snigeB", "Choose any point.")
