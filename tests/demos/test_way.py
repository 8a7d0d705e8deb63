"""How long the way through Learn takes somebody who has never seen Go: all its words read, every question answered."""

import re
from html import unescape

from tests.support.demos import SECTIONS, TEXT
from ttgo.demos.boards import Demo
from ttgo.demos.demos import DEMOS
from ttgo.teach.problem import solution
from ttgo.teach.questions import answer, judge

WORDS_A_MINUTE = 200
SECONDS_A_CLICK = 3  # to find what is to be chosen, and to choose it
FIRST_GAME = "game-5"
WAY = list(SECTIONS)[: list(SECTIONS).index(FIRST_GAME)]


def words(text: str) -> int:
    """The words of a piece of the page, without what stands in its tags."""
    return len(unescape(re.sub(r"<[^>]+>", " ", text)).split())


def answered(demo: Demo) -> tuple[int, str]:
    """How many clicks answer a board's question rightly, and what is said to them."""
    if not demo.question:
        return len(solution(demo.record)), f"{demo.more['solve']} {demo.more['right']}"
    match = demo.record.match()
    right = answer(match, demo.question)
    if not isinstance(right, list):
        return 1, str(judge(match, demo.question, right)["say"])
    found: list[str] = []
    said = ""
    clicks = 0
    for vertex in right:
        if vertex in found:
            continue  # with its string or its region
        verdict = judge(match, {**demo.question, "found": found}, vertex)
        assert verdict["right"]
        assert isinstance(verdict["finds"], list)
        found += verdict["finds"]
        clicks += 1
        said += f" {verdict['say']}"
    return clicks, said


def seconds(name: str) -> float:
    """To read a board's words and what it says, to answer it, and to go on."""
    clicks, said = answered(DEMOS[name])
    return (words(SECTIONS[name]) + words(said)) * 60 / WORDS_A_MINUTE + (clicks + 1) * SECONDS_A_CLICK


def test_the_first_capture_takes_no_reading() -> None:
    """The goal is all there is to read before the first click, and the first verdict comes within half a minute."""
    before = SECTIONS[WAY[0]].partition("<tt-board")[0]
    assert words(before) == words(DEMOS[WAY[0]].title)
    assert seconds(WAY[0]) <= 30


def test_to_the_first_game_in_ten_minutes() -> None:
    """The boards, the rules at the chapters' ends, and the heading of each chapter, at a usual speed."""
    part = TEXT[TEXT.index('<section id="start"') : TEXT.index('<section class="demo" id="game-5"')]
    laws = sum(words(law) for law in re.findall(r'<p class="law".*?</p>|<h2.*?</h2>', part, re.DOTALL))
    whole = sum(seconds(name) for name in WAY) + laws * 60 / WORDS_A_MINUTE
    assert whole <= 600
