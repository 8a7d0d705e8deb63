"""The page of demos, static/rules.html, as it is written: held to the boards of demos.py and to
what a reader is promised.
"""

import re
from html import unescape

import pytest

from tests.support.demos import SECTIONS, TEXT
from tests.support.sites import page
from ttgo.demos.demos import DEMOS
from ttgo.demos.markup import read as read_page
from ttgo.demos.page import BOARDS, pictures
from ttgo.explain.evidence import reach_of
from ttgo.teach.facts import facts
from ttgo.vertex import read

INDEX = page("index.html")


def words(html):
    return unescape(re.sub(r"<[^>]+>", " ", html)).split()


def test_the_page_holds_what_the_rules_computed():
    """All boards, and each names a picture that is made."""
    assert set(SECTIONS) == {*BOARDS} - {"colours", "play"}
    shown = re.findall(
        r'<img src="demos/([\w.-]+)" width="\d+" height="\d+" [^>]*alt="Go board, ', TEXT
    )
    assert {*shown} == {*pictures()} - {"colours.svg", "play.svg"}


@pytest.mark.parametrize("rule", range(1, 11))
def test_each_rule_has_its_address_its_words_and_its_demos(rule):
    """The same sentence as on the first page, and at least one board of that rule."""
    assert TEXT.count(f'id="rule-{rule}"') == 1
    law = re.search(rf'id="words-{rule}">(.*?)</p>', TEXT)
    assert law is not None
    sentence = re.sub(r"</?span>|<b>.*?</b> ?|<span .*?>", "", law[1]).strip().replace("’", "'")
    assert f'<p id="words-{rule}">{sentence}</p>' in INDEX
    if rule < 3:
        return  # they are said where they are first needed
    (part,) = read_page(TEXT).find("section", id=f"rule-{rule}")
    assert any(DEMOS[demo.get("id")].rule == rule for demo in part.find("section", class_="demo"))


@pytest.mark.parametrize("name", sorted(set(DEMOS) & set(SECTIONS)))
def test_words_speak_of_facts(name):
    """Each marked word names a fact that the engine knows, and that is true somewhere on its board
    (the first is still to be played).
    """
    known = facts(DEMOS[name].record.match())
    for fact in re.findall(r'data-fact="([^"]*)"', SECTIONS[name]):
        assert fact in known
        assert known[fact], f"nothing on the board is {fact}"
    position = DEMOS[name].record.match().position
    for start, colour in re.findall(r'data-from="(.*?)" data-to="(.*?)"', SECTIONS[name]):
        assert colour in reach_of(position, read(position.grid, start) or 0)


def test_the_answers_stand_together_at_the_end():
    """For who has no JavaScript, and on paper: each question's, after all questions."""
    answers = TEXT[TEXT.index('id="answers"') :]
    for name in SECTIONS:
        assert (f'id="answer-{name}"' in answers) == bool(BOARDS[name].question)
    assert not re.search(r'class="ask"|class="demo', answers)
