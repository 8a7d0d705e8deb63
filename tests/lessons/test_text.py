"""The parser of lessons: what stands where, and what is wrong in a text, by its line."""

import json
import time
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.answers import answers
from tests.support.tables import each_row
from ttgo.lessons.boards import demo
from ttgo.lessons.lesson import lesson
from ttgo.lessons.text import Diagram, Mistake, parse
from ttgo.pages import translated
from ttgo.teach.problem import solution, step

LESSON = """\
# Capture {#start}
rule: 7

Before the stations.

## Catch the white stone
rule: 4

It has two empty points
next to it.

- a list
- of two

```go white
. a X1
X O ?
```
moves: C1
claim: one
claim: two, three
- C1 -> B2 : It ran.
  - A2 ! Caught: well done!
- * : No.

Afterwards.

## Empty {#no-stones}

```go 9x7
```
"""


def test_a_lesson_is_read():
    (chapter,) = parse(LESSON)
    assert (chapter.title, chapter.address, chapter.about) == ("Capture", "start", {"rule": ["7"]})
    assert chapter.blocks == ["Before the stations."]
    one, two = chapter.stations
    assert (one.title, one.address, one.line) == (
        "Catch the white stone",
        "catch-the-white-stone",
        6,
    )
    text, listed, board, after = one.blocks
    assert (text, listed, after) == (
        "It has two empty points\nnext to it.",
        "- a list\n- of two",
        "Afterwards.",
    )
    assert isinstance(board, Diagram)
    assert (board.rows, board.first) == (["..X", "XO."], "white")
    assert board.labels == {"B2": "a", "C2": "1", "C1": "?"}
    assert board.about == {"moves": ["C1"], "claim": ["one", "two, three"]}
    ran, other = board.answers
    assert (ran.move, ran.reply, ran.said, ran.right) == ("C1", "B2", "It ran.", False)
    (caught,) = ran.after
    assert (caught.move, caught.said, caught.right) == ("A2", "Caught: well done!", True)
    assert (other.move, other.reply, other.said, other.after) == ("*", "", "No.", [])
    (empty,) = two.blocks
    assert isinstance(empty, Diagram)
    assert (two.address, empty.rows, empty.size) == ("no-stones", [], "9x7")


def test_no_blank_line_is_needed_before_a_board_or_a_heading():
    (chapter,) = parse("# A\nOne\ntwo\n## B\nThree?\n```go 3\n```\n- A1 ! Yes.\n## C\n")
    text, board = chapter.stations[0].blocks
    assert (chapter.blocks, text) == (["One\ntwo"], "Three?")
    assert isinstance(board, Diagram)
    assert board.answers[0].right
    assert chapter.stations[1].title == "C"


HEAD = "# A\n## B\n\n"
BOARD = f"{HEAD}```go\n. . .\n. X .\n. . .\n```\n"
# What is written, its line, and what the sentence says of it
BROKEN = {
    "nothing before the text": ("Go is a game.", 1, "Begin with a heading"),
    "a station without a chapter": ("## B", 1, "Begin with a heading"),
    "an address that does not end": ("# A {#a", 1, "after a title as {#name}"),
    "two parts with one address": ("# A\n## B {#a}", 2, "{#a-2}"),
    "a fence of nothing": (f"{HEAD}```\n. .\n```\n", 4, "Begin a board with ```go"),
    "a board that does not end": (f"{HEAD}```go\n. .\n", 4, "a line of three backticks"),
    "a board before a heading": (
        f"{HEAD}```go\n. .\n\n## C\n```go\n. .\n```",
        4,
        "three backticks",
    ),
    "a colour that is none": (f"{HEAD}```go red\n. .\n```\n", 4, "black, white or a size"),
    "a row too short": (
        f"{HEAD}```go\n. . .\n. .\n```\n",
        6,
        "has 2 points, but the first row has 3. Give every row 3.",
    ),
    "a row too long": (
        f"{HEAD}```go\n..\n\n...\n```\n",
        7,
        "has 3 points, but the first row has 2. Give every row 2.",
    ),
    "text right below a board": (f"{BOARD}And then\n", 9, "Leave a blank line before any text"),
    "an answer without a move": (f"{BOARD}- : No.\n", 9, "Write an answer as"),
    "an answer without a reply": (f"{BOARD}- A1 -> : No.\n", 9, "Write an answer as"),
    "two moves in one answer": (f"{BOARD}- A1 B1 : No.\n", 9, "Write an answer as"),
    "no sign after a move": (f"{BOARD}- A1 Yes.\n", 9, "“- C2 ! words” if it is right"),
    "no right answer": (f"{BOARD}- A1 : No.\n- * : No.\n", 9, "None of these answers is right"),
    "answers and a question": (f"{BOARD}ask: score\n- A1 ! Yes.\n", 9, "Keep one of them"),
    "a first answer that is deeper": (f"{BOARD}  - A1 ! Yes.\n", 9, "at the start of the line"),
    "a reply to any deeper move": (
        f"{BOARD}- A1 -> C3 : No.\n  - A2 ! Yes.\n  - * -> B1 : No.\n",
        11,
        "only at the start of a line",
    ),
    "a reply to any move at all": (f"{BOARD}- * -> C3 : No.\n", 9, "only if another answer"),
    "two boards": (f"{BOARD}\n```go 9\n```\n", 10, "begin another part with ##"),
    "a line that is none": (f"{BOARD}onclick: x\n", 9, "you can write ask, steps"),
    "no size": (f"{HEAD}```go\n```\n", 4, "Draw rows of X, O and dots"),
    "a size that is half a number": (f"{HEAD}```go 9by\n```\n", 4, "Draw rows of X, O and dots"),
    "a size that is too large": (f"{HEAD}```go 999\n```\n", 4, "52, not 999"),
    "a move where a stone is": (f"{BOARD}komi: 1\nmoves: B2\n", 10, "colours an empty point"),
    "no such turn": (f"{BOARD}moves: A1\nat: 3\n", 10, "turns go from 0, the start, to 1"),
    "an answer beyond the board": (
        f"{BOARD}- A1 ! Yes.\n- D4 : No.\n",
        10,
        "Type a letter A to C",
    ),
    "a reply to every point": (
        f"{HEAD}```go 19\n```\n- A1 ! Yes.\n- * -> K10 : No.\n",
        7,
        "Name the moves that K10 answers",
    ),
    "komi that is no number": (f"{BOARD}komi: much\n", 9, "After komi write a number, not 'much'"),
    "a turn that is no number": (f"{BOARD}at: end\n", 9, "After at write a number, not 'end'"),
    "infinite komi": (f"{BOARD}komi: 1.e999\n", 9, "After komi write a number, not '1.e999'"),
    "an infinite handicap": (f"{BOARD}handicap: 1.e999\n", 9, "not '1.e999'"),
    "half a handicap": (f"{BOARD}handicap: 1.5\n", 4, "from 0 to 9, not 1.5"),
    "an infinite turn": (f"{BOARD}moves: A1\nat: 1.e999\n", 10, "not '1.e999'"),
    "half a turn": (f"{BOARD}moves: A1\nat: 0.5\n", 10, "There is no turn '0.5'"),
    "a size with a high digit": (f"{HEAD}```go 9\u00b2\n```\n", 4, "Draw rows of X, O and dots"),
    "a label beyond all boards": (f"{HEAD}```go\n{1001 * 'a'}\n```\n", 4, "at most 52 by 52"),
    "rules that nobody knows": (f"{BOARD}rules: mine\n", 9, "After rules write"),
    "a process that is none": (f"{BOARD}steps: dance A1\n", 9, "After steps write"),
    "a process at no point": (f"{BOARD}steps: move Z9\n", 9, "Type a letter A to C"),
    "a process without its point": (f"{BOARD}steps: move\n", 9, "Type a letter A to C"),
    "a process that cannot be": (f"{BOARD}steps: move B2\n", 9, "colours an empty point"),
    "a process without its colour": (f"{BOARD}steps: clear B2\n", 9, "colour"),
    "a question that is none": (f"{BOARD}ask: why\n", 9, "There is no question 'why'"),
    "a question about no point": (f"{BOARD}ask: liberties D9\n", 9, "Type a letter A to C"),
    "too many headings": ("# A\n" + "".join(f"## B{n}\n" for n in range(100)), 101, "at most 100"),
    "too long a text": (f"# A\n{'letters ' * 7000}", 2, "at most 50000 characters"),
}
AFTER = "\n\n## After\n\n```go 9\n```\n"
# Nothing of them runs, and none takes long
HOSTILE = {
    "scripts": "# <script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n",
    "addresses": "# A\n\n[a](javascript:alert) [b](java\tscript:alert) [c](data:text/html,x) [d](vbscript:x)",
    "a megabyte": "# A\n\n" + "[" * 10**6,
    "deep answers": BOARD + "".join(" " * n + "- A1 : x\n" for n in range(400)),
    "deep marks": "# A\n\n" + "**a*[" * 900,
    "thousands of boards": HEAD + "```go 1\n```\n" * 3000,
    "hundreds of lines": BOARD + "- A1 : x\n- * -> C3 : x\n" * 300,
    "thousands of headings": "# A\n" * 12000,
    "odd letters": "# Ü 漢字 😀\nrule: ²\n## \u202e\n\n```go\n. 😀 \x00\n. . .\n```\n\x07",
    "nothing": "",
}


def names(nodes):
    """The elements that nodes make, and the addresses in them."""
    for name, attributes, *inside in [node for node in nodes if isinstance(node, list)]:
        yield attributes.get("href", name)
        yield from names(inside)


@each_row(BROKEN)
def test_what_is_wrong_is_told_with_its_line_and_the_rest_is_shown(text, line, said):
    shown: Any = lesson(text)
    (mistake,) = shown["mistakes"]
    assert (mistake["line"], said in mistake["say"], mistake["say"]) == (line, True, mistake["say"])
    assert mistake["say"].endswith(".")
    assert len(mistake["say"]) < 250
    if line < 100 and len(text) < 1000:
        more: Any = lesson(text + AFTER)
        assert '"After"' in json.dumps(more["nodes"])
        assert mistake in more["mistakes"]


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_lessons_change_nothing(name):
    text = HOSTILE[name]
    begun = time.monotonic()
    shown: Any = lesson(text)
    assert time.monotonic() - begun < 2
    made = {*names(shown["nodes"])}
    assert made <= {"section", "h2", "h3", "p", "em", "strong", "a", "tt-board"}


def test_micropython_shows_the_same(micropython):
    texts = [translated.path_of(name, "en").read_text() for name in translated.names()]
    texts += [text for text, _, _ in BROKEN.values()] + [text[:3000] for text in HOSTILE.values()]
    events = [json.dumps({"do": "lesson", "text": text}, ensure_ascii=False) for text in texts]
    theirs = json.loads(micropython.answers("session", events))
    for mine, other in zip(json.loads(answers("session", json.dumps(events))), theirs, strict=True):
        assert mine == other


def test_each_answer_has_its_words():
    """What no other answer of its kind has, and what is said of any other move, have attributes;
    all else is said of its moves. Of several right ones the tree knows the first.
    """
    text = f"{BOARD}- A1 -> C3 : It *ran*.\n  - A2 ! Yes.\n  - A3 : No.\n- B1 : N.\n- C1 !\n- * : Any.\n"
    ((station,),) = [chapter.stations for chapter in parse(text)]
    more = demo(station, 0).more
    assert (more["wrong"], more["reply"]) == ("Any.", "It ran.")
    assert more["words"] == "C1!: \nA1 A2!: Yes.\nB1: N.\nA1 A3: No."


ANSWERED = {
    "other moves have one reply": (
        "- a1 ! Yes.\n- * -> C3 : No.\n",
        {"A1": "", "B1": "C3", "A2": "C3", "C3": ""},
    ),
    "a right move needs no words": ("- A1 !\n", {"A1": ""}),
    "below a blank line": ("\n- A1 ! Yes.\n", {"A1": ""}),
}


@each_row(ANSWERED)
def test_answers_make_a_task(written, replies):
    ((station,),) = [chapter.stations for chapter in parse(BOARD + written)]
    board = demo(station, 0)
    assert "solve" in board.more
    assert {at: step(board.record, at)["reply"] for at in replies} == replies
    assert solution(board.record) == ["A1"]


OWN = {  # stations that no heading begins, and all sections
    "titles of signs": ("# !!!\nOne\n# ???\nTwo\n", 4),
    "a heading with such a number": ("# A\n```go 9\n```\n## A 1\nOne\n", 3),
    "many chapters": ("".join(f"# A{number}\nText\n" for number in range(100)), 200),
}


@each_row(OWN)
def test_a_chapters_own_station_is_no_heading(text, sections):
    shown: Any = lesson(text)
    assert shown["mistakes"] == []
    found = [one for chapter in shown["nodes"] for one in [chapter, *chapter[3:]]]
    assert len({one[1]["id"] for one in found}) == len(found) == sections


def test_text_right_below_a_heading_may_have_a_colon():
    (chapter,) = parse("# A\nrule: 7\nalso: b\n## B\nLook here: take the stone.\n")
    (station,) = chapter.stations
    assert chapter.about == {"rule": ["7"], "also": ["b"]}
    assert (station.about, station.blocks) == ({}, ["Look here: take the stone."])


@given(st.text("#`go\n- *:!>{}XO.1a ->", max_size=80))
def test_any_text_is_read_or_its_line_is_told(text):
    try:
        parse(text)
        line = 1
    except Mistake as mistake:
        line = mistake.line
    assert 1 <= line <= text.count("\n") + 1
