"""The page of demos, static/rules.html, as it is written: held to the boards of demos.py and to what a reader is promised."""

import re
from html import unescape

import pytest

from tests.support.demos import SECTIONS, TEXT
from tests.support.sites import page
from ttgo.demos.demos import DEMOS
from ttgo.demos.page import BOARDS, attributes_of, fill, pictures
from ttgo.explain.evidence import reach_of
from ttgo.teach.facts import facts
from ttgo.teach.frames import WITHOUT
from ttgo.vertex import read

INDEX = page("index.html")


def words(html: str) -> list[str]:
    return unescape(re.sub(r"<[^>]+>", " ", html)).split()


def test_the_page_holds_what_the_rules_computed() -> None:
    """All boards, and each names a picture that is made."""
    assert set(SECTIONS) == {*BOARDS} - {"colours", "play"}
    shown = re.findall(
        r'<img src="demos/([\w.-]+)" width="\d+" height="\d+" [^>]*alt="Go board, ', TEXT
    )
    assert {*shown} == {*pictures()} - {"colours.svg", "play.svg"}


def test_a_page_without_a_board_is_refused() -> None:
    """A board that is lost from the page, or there twice, is an error and not left out."""
    with pytest.raises(ValueError, match="'reach'"):
        fill(TEXT.replace('id="reach"', 'id="reached"'))
    with pytest.raises(ValueError, match="'ko'"):
        fill(TEXT + SECTIONS["ko"])


@pytest.mark.parametrize("rule", range(1, 11))
def test_each_rule_has_its_address_its_words_and_its_demos(rule: int) -> None:
    """The same sentence as on the first page, and at least one board of that rule."""
    assert TEXT.count(f'id="rule-{rule}"') == 1
    law = re.search(rf'id="words-{rule}">(.*?)</p>', TEXT)
    assert law is not None
    sentence = re.sub(r"</?span>|<b>.*?</b> ?|<span .*?>", "", law[1]).strip().replace("’", "'")
    assert f'<p id="words-{rule}">{sentence}</p>' in INDEX
    if rule < 3:
        return  # they are said where they are first needed
    part = re.search(rf'<section id="rule-{rule}".*?(?=\n    </section>)', TEXT, re.DOTALL)
    assert part is not None
    assert any(
        DEMOS[name].rule == rule for name in re.findall(r'class="demo" id="([\w-]+)"', part[0])
    )


@pytest.mark.parametrize("name", sorted(set(DEMOS) & set(SECTIONS)))
def test_a_reader_can_soon_do_something(name: str) -> None:
    """At most 60 words before the board, and one question."""
    section = SECTIONS[name]
    assert len(words(section[: section.index("<tt-board")])) <= 60
    assert section.count('class="ask"') == (1 if DEMOS[name].question else 0)


def test_to_the_first_game_in_ten_minutes() -> None:
    """All words on the way at 200 a minute, and ten seconds for each board; before the first board there is only what to do."""
    way = TEXT[TEXT.index('<section id="start"') : TEXT.index('<section class="demo" id="game-5"')]
    assert len(words(way)) * 60 / 200 + way.count("<tt-board") * 10 <= 600
    first = next(iter(SECTIONS))
    assert words(SECTIONS[first].partition("<tt-board")[0]) == DEMOS[first].title.split()


@pytest.mark.parametrize("name", sorted(set(DEMOS) & set(SECTIONS)))
def test_words_speak_of_facts(name: str) -> None:
    """Each marked word names a fact that the engine knows, and that is true somewhere on its board (the first is still to be played)."""
    known = facts(DEMOS[name].record.match())
    for fact in re.findall(r'data-fact="([^"]*)"', SECTIONS[name]):
        assert fact in known
        assert known[fact], f"nothing on the board is {fact}"
    position = DEMOS[name].record.match().position
    for start, colour in re.findall(r'data-from="(.*?)" data-to="(.*?)"', SECTIONS[name]):
        assert colour in reach_of(position, read(position.grid, start) or 0)


def test_switches_are_where_they_teach() -> None:
    """There is a demo without each rule that has steps without it."""
    assert {demo.process["of"] for demo in DEMOS.values() if demo.without} == set(WITHOUT)
    for name, demo in DEMOS.items():
        assert ("whatif" in attributes_of(name, demo)) == demo.without


def test_each_chapter_needs_only_those_before_it() -> None:
    """Capture first, then what it rests on; rule 7 says what a move is, so it comes before rule 6; and then a game."""
    chapters = re.findall(r'<section id="([\w-]+)" class="(?:rule )?chapter"', TEXT)
    way = "start rule-3 rule-4 rule-7 rule-9 rule-10 rule-5 rule-8 rule-6 life first-game more cases quiz practice teach"
    assert chapters == [*way.split(), "answers"]
    assert re.findall(r'<li><a href="#([\w-]+)">', TEXT) == way.split()


OLD = """
    start rule-1 rule-2 rule-3 rule-4 rule-5 rule-6 rule-7 rule-8 rule-9 rule-10 cases quiz practice teach answers play grid
    colours reach reach-abcd clear clear-several turn-by-turn move capture-first suicide ko ko-later replay-after-capture
    suicide-one situational four-turns one-stone forty-four forty-one tie dead-stones dead-stones-captured ing-5x5 ing-5x5-suicide
    ing-5x5-three dead-5x5 dead-5x5-suicide dead-5x5-ko quiz-capture quiz-last-liberty quiz-five-stones quiz-not-there
    quiz-edge-ko quiz-two-for-one quiz-between quiz-no-mans-land quiz-inside quiz-last-breath answer-ko answer-quiz-between
"""


@pytest.mark.parametrize("address", OLD.split())
def test_every_address_that_there_was_leads_somewhere(address: str) -> None:
    assert TEXT.count(f'id="{address}"') == 1


def test_the_answers_stand_together_at_the_end() -> None:
    """For who has no JavaScript, and on paper: each question's, after all questions."""
    answers = TEXT[TEXT.index('id="answers"') :]
    for name in SECTIONS:
        assert (f'id="answer-{name}"' in answers) == bool(BOARDS[name].question)
    assert not re.search(r'class="ask"|class="demo', answers)
