"""The pages of the site beside the game: their policies, their links, and the tables that say again
what the code says.
"""

import html
import re
from functools import cache
from itertools import chain
from pathlib import Path

import pytest

from tests.support.sites import Page
from ttgo import Game
from ttgo.demos import markup
from ttgo.position import Position
from ttgo.record import link
from ttgo.rulesets import ENDINGS, NAMED, SUPERKO, Rules
from ttgo.web import shell
from ttgo.web.made import addresses
from ttgo.web.places import Site

ROOT = Path(__file__).parent.parent
MADE = set(addresses(Site.clone(ROOT)))  # pictures, which the server makes
BESIDE = "rules embed python change family player engines practice".split()
PAGES = {name: ROOT / name for name in ["index.html", *(f"static/{name}.html" for name in BESIDE)]}


def text(name):
    """An English page, with what all pages have."""
    page = markup.read(PAGES[name].read_text(encoding="utf-8"))
    shell.fill(name, page)
    return markup.written(page)


TEXTS = {name: text(name) for name in PAGES}
FAMILY = TEXTS["static/family.html"]


@cache
def parts(path):
    """The ids in a page."""
    return Page(path.read_text(encoding="utf-8")).ids()


@pytest.mark.parametrize("name", PAGES)
def test_nothing_inline_and_nothing_from_elsewhere(name):
    """The same strict policy on each page; every file and every part of one that a page names is
    there.
    """
    parsed = Page(TEXTS[name])
    places = [at for at, (_, attrs) in enumerate(parsed.tags) if "http-equiv" in attrs]
    assert places[0] < min(
        at for at, (tag, _) in enumerate(parsed.tags) if tag in ("script", "link")
    )
    assert len(places) == 1
    policy = parsed.tags[places[0]][1]["content"] or ""
    rules = {part.split()[0]: part.split()[1:] for part in policy.split(";")}
    assert rules["default-src"] == rules["base-uri"] == rules["form-action"] == ["'none'"]
    known = {"'none'", "'self'", "'wasm-unsafe-eval'", "blob:"}
    assert {*chain(*rules.values())} <= known
    assert rules["script-src"] == ["'self'", "'wasm-unsafe-eval'"]
    assert rules["connect-src"] == rules["style-src"] == ["'self'"]
    assert set(rules["img-src"]) <= {"'self'", "blob:"}
    assert len(parsed.ids()) == len(set(parsed.ids()))
    assert set(re.findall(r"<script[^>]*>(.*?)</script>", TEXTS[name], re.DOTALL)) <= {""}
    for tag, attrs in parsed.tags:
        assert tag not in {"style", "iframe", "object", "embed", "base"}
        assert not [
            attribute for attribute in attrs if attribute.startswith("on") or attribute == "style"
        ]
        address = attrs.get("href") or attrs.get("src") or ""
        if not address:
            continue
        if address.startswith("https://"):
            assert tag == "a", address
            continue
        file, _, part = address.partition("#")
        there = (PAGES[name].parent / file).resolve() if file else PAGES[name]
        assert there.is_file() or there.relative_to(ROOT).as_posix() in MADE, address
        made = part.startswith(("practice-", "daily"))  # static/learn/practice.js makes these
        if part and there.suffix == ".html" and "=" not in part and not made:
            assert part in parts(there), address


@pytest.mark.parametrize("name", PAGES)
def test_the_same_places_at_the_head(name):
    """Five, and it says which of them one is at: itself, or the place that it is within. A phone's
    menu has the same, and what the page itself can do stands before it.
    """
    (head,) = markup.read(TEXTS[name]).find("header", class_="site")
    bar, menu = head.find("nav", class_="places")
    assert markup.written(bar) == markup.written(menu)
    assert [link.inside for link in bar.find("a")] == [
        ["Play"],
        ["Learn"],
        ["Practice"],
        ["Why?"],
        ["Build"],
    ]
    (here,) = [link for link in bar.find("a") if "aria-current" in link.attributes]
    own = (PAGES[name].parent / here.get("href")).resolve() == PAGES[name]
    assert here.get("aria-current") == ("page" if own else "true")
    assert own or here.inside == ["Build"]
    assert head.find("span", class_="here")[0].inside == here.inside


@pytest.mark.parametrize("name", PAGES)
def test_every_page_leads_to_every_other(name):
    """At the foot."""
    foot = re.search(r"<footer.*?</footer>", TEXTS[name], re.DOTALL)
    assert foot is not None
    linked = {
        (PAGES[name].parent / address).resolve()
        for address in re.findall(r'href="([^"#]*)"', foot[0])
    }
    assert linked >= set(PAGES.values()) - {PAGES[name]}


def rows(section):
    """The cells of a table in a part of the page, as words."""
    part = re.search(rf'<section id="{section}">.*?</section>', FAMILY, re.DOTALL)
    assert part is not None
    found = re.findall(r"<tr>(<th scope=\"row\".*?)</tr>", part[0], re.DOTALL)
    return [
        [
            html.unescape(re.sub("<[^>]+>", "", cell))
            for cell in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row)
        ]
        for row in found
    ]


def test_the_rule_sets_are_those_with_a_name():
    said = {name: tuple(words) for name, *words, _ in rows("sets")}
    assert said == {
        name: (
            rules.superko,
            "allowed" if rules.suicide else "forbidden",
            rules.score,
            rules.ending,
        )
        for name, rules in NAMED.items()
    }


def test_all_superko_rules_and_endings_are_told():
    """In the order that the page speaks of: the strictest superko first."""
    assert {name for name, *_ in rows("superko")} == set(SUPERKO)
    assert [name for name, *_ in rows("endings")] == list(ENDINGS)


LINKS = re.findall(r'<a href="\.\./index\.html#([^"]+)"[^>]*>([^<]+)</a>', FAMILY)


@pytest.mark.parametrize(("fragment", "name"), LINKS, ids=[name for _, name in LINKS])
def test_a_name_leads_to_a_game_by_these_rules(fragment, name):
    """A rule set to an empty grid, an ending to where both have just passed."""
    record = link.read(html.unescape(fragment))
    if name in NAMED:
        assert (record.start.rules, record.here.word) == (NAMED[name], "")
    else:
        assert record.start.rules == Rules(ending=name)
        assert [node.word for node in record.main_line()][-2:] == ["pass", "pass"]
        assert record.here is record.main_line()[-1]


def test_one_move_is_allowed_by_some_rules_and_not_by_others():
    """What the page of other rules asks first."""
    (asked,) = markup.read(FAMILY).find("div", id="one-move")
    allowed = {}
    for board in asked.find("tt-board"):
        position = Position.parse(str(board.find("pre")[0].inside[0]))
        rules = NAMED[board.get("rules")]
        game = Game(3, setup=position, first=board.get("first"), rules=rules)
        allowed[board.get("caption")] = game.why_not("A3") is None
    assert allowed == {
        "Tromp-Taylor": True,
        "New Zealand": True,
        "Tromp-Taylor without suicide": False,
        "AGA": False,
    }
