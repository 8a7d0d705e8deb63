"""Ask, then tell: no title, sentence, label or picture that stands before a question's answer says
it, on any board of Learn.
"""

import json
import re
from html import unescape

import pytest

from tests.support.demos import SECTIONS
from tests.support.giveaway import gives_away
from ttgo.demos.demos import DEMOS
from ttgo.demos.page import BOARDS, pictures, table
from ttgo.teach.questions import answer

PICTURES = pictures()
ASKED = [name for name, board in BOARDS.items() if board.question and name in SECTIONS]


def before(name: str) -> str:
    """All that the page says of a board before the answer, and what its picture says, as words."""
    text = re.sub(
        r'<p class="(?:after|break)".*?</p>|<noscript>.*?</noscript>', " ", SECTIONS[name]
    )
    said = " ".join(re.findall(r'alt="Go board, \d+ by \d+\.([^"]*)"', text))
    said = re.sub(
        r"\d+ (?:black|white) stones?: [^.]*\.", "", said
    )  # where stones are is seen, too
    return unescape(re.sub(r"<[^>]+>", " ", text.replace("</h3>", "."))) + said


@pytest.mark.parametrize("name", ASKED)
def test_nothing_before_the_answer_tells_it(name: str) -> None:
    """The title, the words, what the picture says and its labels; a picture says where stones are,
    and that may be asked.
    """
    board = BOARDS[name]
    match, text = board.record.match(), before(name)
    assert gives_away(match, dict(board.question), text) == []
    svg = PICTURES[f"{name}.svg"]
    assert not re.search(r"Black \d+, White \d+", before(name) + svg), "the score is told"
    right = answer(match, board.question)
    labels = {vertex for vertex, label in board.labels.items() if label == "?"}
    assert not isinstance(right, list) or not labels or labels != set(right), (
        "the right points are marked, and no others"
    )


def test_where_an_answer_is_told_it_stands_after_the_board() -> None:
    """What is said after an answer, and what breaks a rule, comes after the question."""
    for section in SECTIONS.values():
        for told in re.finditer(r'class="(?:after|break)"', section):
            assert told.start() > section.index("</tt-board>")


def test_the_titles_of_embedded_boards_are_the_same() -> None:
    """So they give nothing away either."""
    for name, demo in DEMOS.items():
        assert json.loads(table())[name]["title"] == demo.title
        assert name not in SECTIONS or f"<h3>{demo.title}</h3>" in unescape(SECTIONS[name])
