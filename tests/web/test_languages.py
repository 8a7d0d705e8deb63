"""The pages in other languages: each leads to the others, nothing in them leads nowhere, and a
language is one file.
"""

import json
import posixpath
import re

import pytest

from tests.support.page import Page
from tests.support.sites import CLONE, ROOT, page
from ttgo import language
from ttgo.web import languages, made, pages, words
from ttgo.web.places import addresses

HOME = addresses()["Homepage"]
ADDRESSES = [address for address in made.addresses(CLONE) if address.endswith(".html")]
ENGLISH = [address for address in ADDRESSES if languages.split(address) == ("en", address)]
IN_ALL = [
    address for address in ENGLISH if languages.is_page(address) and address != "static/board.html"
]
OTHERS = [tag for tag in languages.languages() if tag != "en"]
FILES = {*made.addresses(CLONE)}


def links(address):
    """What the head of a page says of the page in other languages."""
    return {
        attrs["hreflang"] or "": attrs["href"] or ""
        for tag, attrs in Page(page(address)).tags
        if tag == "link" and attrs.get("rel") == "alternate"
    }


@pytest.mark.parametrize("address", IN_ALL)
def test_the_languages_of_a_page_know_each_other(address):
    """hreflang is mutual, the chooser leads to the same pages, and each says that it is itself."""
    wanted = {
        tag: HOME + languages.joined(tag, address).removesuffix("index.html")
        for tag in languages.languages()
    }
    for tag in languages.languages():
        own = languages.joined(tag, address)
        tags = Page(page(own)).tags
        assert links(own) == {**wanted, "x-default": wanted["en"]}
        assert [attrs["href"] for _, attrs in tags if attrs.get("rel") == "canonical"] == [
            wanted[tag]
        ]
        chosen = {
            attrs["hreflang"]: posixpath.normpath(
                posixpath.join(posixpath.dirname(own), attrs["href"] or "")
            )
            for name, attrs in tags
            if name == "a" and "hreflang" in attrs
        }
        assert chosen == {each: languages.joined(each, address) for each in languages.languages()}
        (top,) = [attrs for name, attrs in tags if name == "html"]
        assert top["lang"] == ("en" if address in languages.UNTRANSLATED else tag)
        assert top["data-page"] == own


@pytest.mark.parametrize("tag", OTHERS)
def test_every_address_leads_somewhere(tag):
    """To a page in the same language, or to what is there for all."""
    for address in IN_ALL:
        own = languages.joined(tag, address)
        for _, attrs in Page(page(own)).tags:
            to = attrs.get("href") or attrs.get("src") or ""
            if not to or re.match(r"#|[a-z]+:", to):
                continue
            there = posixpath.normpath(
                posixpath.join(posixpath.dirname(own), re.split("[?#]", to)[0])
            )
            assert there in FILES or (ROOT / there).is_file(), (own, to)
            if languages.is_page(there) and "hreflang" not in attrs:
                raise AssertionError(f"{own} leads to {there}, which is English")


# A language is a file


MADE_UP = {
    "about": {"name": "Backwards", "dir": "rtl"},
    "python": {"begins": "snigeB"},
    "scripts": {"board.pass": "ssaP", "game.hint": "tniH"},
    "pages": {"rules": {"title-start": "serutpac tsrif ruoY"}},
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
    assert ">serutpac tsrif ruoY</h2>" in text
    assert ">No repetition</a>" in text
    assert 'hreflang="qqq">Backwards</a>' in page("index.html")
    assert {languages.joined("qqq", address) for address in IN_ALL} <= {*made.addresses(CLONE)}
    assert 'hreflang="qqq"' in pages.sitemap(HOME, made.addresses(CLONE))


@pytest.mark.usefixtures("made_up")
def test_its_scripts_and_boards_say_it():
    assert {f"static/words/qqq{part}.js" for part in ("", "-board", "-roles")} <= {
        *words.addresses()
    }
    assert b'"tniH"' in (words.read("static/words/qqq.js") or b"")
    assert b'"pass":"ssaP"' in (words.read("static/words/qqq-board.js") or b"")
    assert b'"qqq"' in (words.read("static/words/others.js") or b"")


@pytest.mark.usefixtures("made_up")
def test_python_says_it():
    """What it lacks is English."""
    language.speak("qqq-XX")
    said = language.say("begins", empty=True, player="black", handicap=0), language.say("any_point")
    language.speak("en")
    assert said == ("snigeB", "Choose any point.")
