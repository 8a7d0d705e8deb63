"""The pages of static/why/: whole without scripts, each with its own title and description, and nothing from
elsewhere.
"""

import html
import re
from typing import Any

import pytest

from tests.support.sites import CLONE, said
from ttgo.pages import parts
from ttgo.pages import why as page
from ttgo.pages.case import CASES, RULESETS, headline
from ttgo.pages.html import read as read_page
from ttgo.record import link
from ttgo.web.fill import made

NAMES = [name for name in page.names() if name.endswith(".html")]


def text(name):
    return (made.read(CLONE, f"static/why/{name}") or b"").decode()


TEXTS = {name: text(name) for name in NAMES}


@pytest.mark.parametrize("name", [f"{name}.html" for name in parts.entries()])
def test_it_can_be_read_without_scripts(name):
    """The picture stands in the board's place, with what it shows in words; what needs scripts is
    hidden until they are there.
    """
    source = TEXTS[name]
    case = parts.entries()[name.removesuffix(".html")]
    assert re.search(
        rf'<tt-board [^>]*><img src="{case.name}(-marked)?.svg" width="\d+" height="\d+" '
        rf'alt="[^"]+"></tt-board>',
        source,
    )
    assert all(html.escape(text, quote=False) in source for text in case.told + case.verdict)
    assert re.search(r"<button [^>]* hidden>", source)
    shown = set(re.findall(r'<img src="([^"]+)"', source))
    assert {f"{case.name}-{row}.svg" for row in range(1, len(case.rows) + 1)} <= shown
    assert shown <= {*page.names()}
    assert bool(case.dead) == (f"{case.name}-off.svg" in shown) == ('value="off"' in source)
    assert source.count('class="card"') == 5
    assert {*re.findall(r'rel="(\w+)"', source)} >= {"prev", "next"}
    assert link.read(case.link).match().position == case.game.position
    assert not link.read(case.played_on()).match().over


@pytest.mark.parametrize(
    "case", [case for case in parts.entries().values() if case.kind != CASES], ids=lambda c: c.name
)
def test_it_begins_with_the_answer(case):
    """In words, of a question with what other rules say; of a rule set with its own count, on a board
    that shows what it counts, before that of the ten.
    """
    whole = read_page(TEXTS[f"{case.name}.html"])
    (rest,) = whole.find("div", class_="rest prose")
    first: Any = rest.inside[0]
    following: Any = rest.inside[1]
    assert said(first) == said(read_page(parts.shown("p", case.told[0])))
    if case.kind == RULESETS:
        count, rules = headline(case)  # type: ignore[misc]
        own, ten = following.find("li")
        assert said(own.find("small")[0]) == rules
        assert said(own.find("b")[0]) == count.said
        assert said(ten.find("small")[0]) == case.rows[0][0]
        square = whole.find("tt-board")[0].attributes.get("square") or ""
        assert square.split() == count.territory
    else:
        assert following.get("class") == "others"


def test_the_index_leads_to_all():
    """And each page leads back to it."""
    linked = re.findall(r'<li><a href="([^"]+)"', TEXTS["index.html"].partition("<main")[2])
    assert sorted(linked) == sorted({*NAMES, "who-won.html", "../programs.html"} - {"index.html"})
    assert all('href="index.html"' in source for source in TEXTS.values())


# Three words that somebody would type who has the question.
SEARCHES = {
    "is-my-group-alive": "group alive dead",
    "what-are-two-eyes": "two eyes live",
    "what-is-atari": "atari one liberty",
    "what-is-a-ladder": "ladder zigzag chase",
    "why-did-my-stones-disappear": "stones disappear captured",
    "why-does-the-game-not-end": "game not end",
    "who-goes-first": "first black komi",
    "how-do-i-count": "how count score",
    "what-is-a-handicap": "handicap weaker stones",
    "may-i-take-back": "recapture ko",
    "why-not-here": "why not play",
    "why-is-this-stone-not-dead": "stone isn’t dead",
    "why-is-it-all-blacks": "one stone everything",
    "may-i-kill-my-own-stones": "kill own stones",
    "when-is-the-game-over": "game over when",
    "must-i-capture-dead-stones": "must capture dead",
    "what-is-a-neutral-point": "neutral point counts",
    "what-is-superko": "superko position twice",
    "what-is-komi-for": "komi tie white",
    "does-passing-cost-anything": "pass cost point",
    "who-wins-a-tie": "tie equal wins",
    "what-if-we-never-agree": "agree dead dispute",
    "why-19": "19 board size",
    "do-other-rules-give-other-winners": "chinese japanese winners",
    "aga-rules": "american rules pass",
    "chinese-rules": "chinese rules area",
    "japanese-rules": "japanese rules territory",
    "korean-rules": "korean rules seki",
    "new-zealand-rules": "new zealand rules",
    "ing-rules": "ing rules komi",
    "takagawa-go-seigen-1959": "half point takagawa",
    "katago-b-1-then-w-22": "katago win passes",
    "the-attack-by-passing": "beat katago passing",
    "one-stray-stone": "bot won less",
    "all-dead-and-yet-alive": "all white dead",
    "katago-1100": "katago repeats board",
    "mero-jasiek-2002": "four passes stones",
    "kisei-2002": "thought game over",
    "send-two-return-one": "send two return",
    "triple-ko": "three kos triple",
    "double-ko": "two kos pass",
    "four-kos": "four kos cycle",
    "bent-four-in-the-corner": "bent four corner",
    "three-points-without-capturing": "three points corner",
    "seki-with-an-eye-each": "seki eye each",
    "the-ing-example": "ing example test",
    "suicide-as-a-threat": "suicide ko threat",
    "replay-after-capture": "play where captured",
    "the-lone-suicide": "suicide changes nothing",
    "one-move-left": "one pass few",
    "the-point-nobody-wanted": "last neutral point",
    "a-wasted-move": "move own territory",
    "nobody-moves": "both pass 81",
    "one-point": "smallest board one",
    "capture-it-first": "everybody saw dead",
    "snapback": "snapback ko capture",
}


def test_a_search_finds_each():
    """With those words, among a dozen cards at most; static/why/gallery.js looks for each word in
    the same text.
    """
    index = read_page(TEXTS["index.html"])
    cards = {
        card.get("href"): f"{said(card)} {card.get('title')}".lower()
        for card in index.find("a", class_="card")
    }
    assert set(cards) == {f"{name}.html" for name in SEARCHES}
    for name, words in SEARCHES.items():
        found = [one for one, text in cards.items() if all(word in text for word in words.split())]
        assert f"{name}.html" in found, words
        assert len(found) <= 12, words
