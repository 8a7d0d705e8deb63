"""The pages of the site beside the game: their policies, their heads, and the tables that say again
what the code says.
"""

import html
import re
from pathlib import Path

import pytest

from tests.support.sites import CLONE
from ttgo.pages import lessons
from ttgo.pages.html import read as read_page
from ttgo.pages.html import written
from ttgo.position import BLACK, EMPTY, WHITE
from ttgo.record import link, tt_board
from ttgo.rulesets import ENDINGS, NAMED, SUPERKO, Rules
from ttgo.web.fill import made

ROOT = Path(__file__).parent.parent
BESIDE = "rules make-lesson embed python change family player engines practice".split()
PAGES = {name: ROOT / name for name in ["index.html", *(f"static/{name}.html" for name in BESIDE)]}


def text(name):
    """An English page, with what all pages have."""
    return written(made.source(CLONE, name))


TEXTS = {name: text(name) for name in PAGES}
FAMILY = TEXTS["static/family.html"]


POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; {}connect-src 'self'; style-src "
    "'self'; img-src 'self'{}; manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
# Beside that, workers; pictures that the page makes, or frames
WORKERS, PICTURES = "worker-src 'self' blob:; ", " blob:"
MORE = {
    "index.html": (WORKERS, PICTURES),
    "static/python.html": ("", PICTURES),
    "static/change.html": (WORKERS, ""),
    "static/embed.html": ("", "; frame-src 'self'"),
}


@pytest.mark.parametrize("name", PAGES)
def test_the_policy(name):
    """The same strict one on each page, before anything is loaded. So browsers run nothing that is
    inline or from elsewhere, and their tests see what they complain of.
    """
    text = TEXTS[name]
    (policy,) = re.findall(r'"Content-Security-Policy" content="([^"]*)"', text)
    assert policy == POLICY.format(*MORE.get(name, ("", "")))
    assert text.index("http-equiv") < min(map(text.index, ("<script", "<link")))


@pytest.mark.parametrize("name", PAGES)
def test_the_same_places_at_the_head(name):
    """Five, and it says which of them one is at: itself, or the place that it is within. A phone's
    menu has the same, and what the page itself can do stands before it.
    """
    (head,) = read_page(TEXTS[name]).find("header", class_="site")
    bar, menu = head.find("nav", class_="places")
    assert written(bar) == written(menu)
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
    other = "Why?" if name in ("static/family.html", "static/programs.html") else "Build"
    assert own or here.inside == [other]
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
    """A rule set or a superko to an empty grid, an ending to where both have just passed."""
    record = link.read(html.unescape(fragment))
    if name in NAMED:
        assert (record.start.rules, record.here.word) == (NAMED[name], "")
    elif name in SUPERKO:
        assert (record.start.rules, record.here.word) == (Rules(superko=name), "")
    else:
        assert record.start.rules == Rules(ending=name)
        assert [node.word for node in record.main_line()][-2:] == ["pass", "pass"]
        assert record.here is record.main_line()[-1]


def match(board):
    """Where a <tt-board> of a page begins; the labels of its diagram are left out."""
    rows = [
        " ".join(word[0] if word[0] in "XO" else "." for word in row.split())
        for pre in board.find("pre")
        for row in str(pre.inside[0]).split("\n")
    ]
    return tt_board.read({**board.attributes, "diagram": "\n".join(rows)}).match()


def refused(game):
    """The empty points where a move is not allowed."""
    return [at for at in game.position.vertices(EMPTY) if game.why_not(at)]


def test_one_move_is_allowed_by_some_rules_and_not_by_others():
    """What the page of other rules asks first."""
    (asked,) = read_page(FAMILY).find("section", id="family")
    assert {
        board.get("caption"): match(board).game.why_not("A3") is None
        for board in asked.find("tt-board")
    } == {
        "Tromp-Taylor": True,
        "New Zealand": True,
        "Tromp-Taylor without suicide": False,
        "AGA": False,
    }


# What the page of rules says of its boards: by their labels the points that are refused

REFUSED = {
    "Positional superko": ["A1", "C1"],
    "Situational superko": [],
    "Situational superko, back to the start": ["A1"],
    "Taylor 1995": [],
    "Taylor 1995, after a pass": ["A1"],
    "Natural situational superko": [],
    "Suicide is allowed": [],
    "Suicide is forbidden": ["A3"],
}


def test_boards_that_differ():
    """What the words say is refused is refused, and nothing else is."""
    found = [match(board) for board in read_page(FAMILY).find("tt-board") if board.get("label")]
    labels = [board.get("label") for board in read_page(FAMILY).find("tt-board")]
    played = dict(zip(filter(None, labels), found, strict=True))
    assert {label: refused(played[label].game) for label in [*played][:-3]} == REFUSED
    scores = [match.score() for match in found[-3:]]
    assert [(score.black, score.white) for score in scores] == [(0, 0), (9, 9), (15, 10)]


def test_the_pictures_are_as_the_rules_have_them():
    """Those on the page of embedded boards: the scores that the captions tell, what is refused and
    what is cleared; and the stones are those of Learn's board of that name.
    """
    pictures = {}
    (section,) = read_page(TEXTS["static/embed.html"]).find("section", id="pictures")
    for example in section.find("div", class_="example one"):
        (code,) = example.find("code")
        (board,) = read_page(str(code.inside[0])).find("tt-board")
        pictures[example.get("id")[2:]] = match(board)
    for name in pictures.keys() & lessons.BOARDS.keys() - {"clear", "move", "grid"}:  # others here
        record = lessons.BOARDS[name].record
        if name == "replay-after-capture":
            record.here = record.here.parent or record.here  # before White captures
        assert pictures[name].position == record.match().position, name
    scores = [pictures[name].score() for name in ("forty-one", "forty-four", "ing-5x5", "dead-5x5")]
    assert [(score.black, score.white) for score in scores[:2]] == [(40, 41), (44, 35)]
    assert [scores[2].result, scores[3].winner] == ["W+4", WHITE]
    assert "C1" in refused(pictures["dead-5x5-ko"].game)
    for name, at, black in (("clear", "C3", 5), ("move", "D3", 3), ("capture-first", "B2", 8)):
        game = pictures[name].game
        before = len(game.position.vertices(BLACK))
        game.play(at)
        assert before - len(game.position.vertices(BLACK)) == black, name
