"""The page of demos, static/rules.html, as it is written: held to the boards of demos.py and to what a reader is promised."""

import json
import re
from html import unescape

import pytest

from tests.support.demos import SECTIONS, TEXT
from tests.support.sites import page
from ttgo.demos.demos import DEMOS
from ttgo.demos.page import BOARDS, fill, pictures, table
from ttgo.demos.quiz import QUIZ
from ttgo.explain.evidence import reach_of
from ttgo.record import link
from ttgo.teach.facts import facts
from ttgo.teach.frames import WITHOUT
from ttgo.vertex import read

INDEX = page("index.html")


def words(html: str) -> list[str]:
    return unescape(re.sub(r"<[^>]+>", " ", html)).split()


def test_the_page_holds_what_the_rules_computed() -> None:
    """All boards, and each names a picture that is made."""
    assert set(SECTIONS) == set(BOARDS)
    shown = re.findall(
        r'<figure><img src="demos/([\w.-]+)" width="\d+" height="\d+" [^>]*alt="Go board, ', TEXT
    )
    assert shown == list(pictures())


def test_the_table_for_embedded_boards() -> None:
    """Each of its links opens."""
    for about in json.loads(table()).values():
        assert link.write(link.read(about["link"])) == about["link"]


def test_a_page_without_a_board_is_refused() -> None:
    """A board that is lost from the page, or there twice, is an error and not left out."""
    with pytest.raises(ValueError, match="'reach'"):
        fill(TEXT.replace('id="reach"', 'id="reached"'))
    with pytest.raises(ValueError, match="'ko'"):
        fill(TEXT + SECTIONS["ko"])


@pytest.mark.parametrize("rule", range(1, 11))
def test_each_rule_has_its_address_its_words_and_its_demos(rule: int) -> None:
    """The same sentence as on the first page, and at least one board of that rule."""
    part = re.search(
        rf'<section id="rule-{rule}" class="rule chapter".*?(?=\n    </section>)', TEXT, re.DOTALL
    )
    assert part is not None
    law = re.search(rf'id="words-{rule}">(.*?)</p>', part[0])
    assert law is not None
    sentence = law[1].replace("’", "'")
    assert f'<p id="words-{rule}">{sentence}</p>' in INDEX
    inside = re.findall(r'class="demo" id="([\w-]+)"', part[0])
    assert inside
    assert all(DEMOS[name].rule == rule for name in inside)


@pytest.mark.parametrize("name", DEMOS)
def test_a_reader_can_soon_do_something(name: str) -> None:
    """At most 60 words before the board, and one question."""
    section = SECTIONS[name]
    assert len(words(section[: section.index("<figure>")])) <= 60
    assert section.count('class="ask"') == (1 if DEMOS[name].question else 0)


@pytest.mark.parametrize("name", DEMOS)
def test_words_speak_of_facts(name: str) -> None:
    """Each marked word names a fact that the engine knows, and that is true somewhere on its board (the first is still to be played)."""
    known = facts(DEMOS[name].record.match())
    for fact in re.findall(r'data-fact="([^"]*)"', SECTIONS[name]):
        assert fact in known
        assert known[fact] or name == "play", f"nothing on the board is {fact}"
    position = DEMOS[name].record.match().position
    for start, colour in re.findall(r'data-from="(.*?)" data-to="(.*?)"', SECTIONS[name]):
        assert colour in reach_of(position, read(position.grid, start) or 0)


def test_switches_are_where_they_teach() -> None:
    """There is a demo without each rule that has steps without it."""
    assert {demo.process["of"] for demo in DEMOS.values() if demo.without} == set(WITHOUT)
    for name, demo in DEMOS.items():
        assert ("data-without=" in SECTIONS[name]) == demo.without
    for name, question in QUIZ.items():
        assert f'data-see="{question.see}"' in SECTIONS[f"quiz-{name}"]


def test_each_chapter_needs_only_those_before_it() -> None:
    """Rule 7 says what a move is, so it comes before rule 6; the boards stand in the order of demos.py."""
    assert re.findall(r'<section id="rule-(\d+)"', TEXT) == "1 2 3 4 5 7 6 8 9 10".split()
    assert re.findall(r'<li value="(\d+)"', TEXT) == "1 2 3 4 5 7 6 8 9 10".split()
    assert re.findall(r'<section class="demo[^>]* id="([\w-]+)"', TEXT) == list(BOARDS)


def test_the_answers_stand_together_at_the_end() -> None:
    """For who has no JavaScript, and on paper: each question's, after all questions."""
    answers = TEXT[TEXT.index('id="answers"') :]
    for name, board in BOARDS.items():
        assert (f'id="answer-{name}"' in answers) == bool(board.question)
    assert not re.search(r'class="ask"|class="demo', answers)
