"""The pages in other languages: each leads to the others, and nothing in them leads nowhere."""

import functools
import posixpath
import re

import pytest

from tests.support import catalogue, sites
from tests.support.sites import CLONE, ROOT
from ttgo.pages.html import read as read_page
from ttgo.web.fill import made
from ttgo.web.site import languages
from ttgo.web.site.places import addresses

ADDRESSES = [
    address
    for address in made.addresses(CLONE)
    if languages.is_page(address) and address not in languages.UNTRANSLATED
]


def test_no_message_is_in_two_rooms():
    """Whoever says one gives no room."""
    rooms = catalogue.read("en")
    said = [name for room in rooms if room not in catalogue.APART for name in rooms[room]]
    assert len(said) == len({*said})


@pytest.fixture(scope="module")
def tree(served):
    """A page by its address."""
    return functools.cache(lambda address: read_page(served[address].decode()))


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


# Said by one word in some languages: the same is meant, or the two are never seen together
ALIKE = [{"Two players", "Two players instead"}, {"Play it", "Place"}, {"Undo", "Cancel"}]


def name_of(button):
    return " ".join((button.get("aria-label") or sites.said(button)).split())


@pytest.mark.parametrize("tag", OTHERS)
def test_two_buttons_have_two_words(tag, tree):
    """Where English has."""
    alike: dict[tuple[str, str], set[str]] = {}
    for address in IN_ALL:
        pages = [tree(languages.joined(each, address)).find("button") for each in ("en", tag)]
        for english, own in zip(*pages, strict=True):
            alike.setdefault((address, name_of(own)), set()).add(name_of(english))
    assert [found for found in alike.values() if len(found) > 1 and found not in ALIKE] == []
