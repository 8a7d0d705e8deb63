"""The parser of lessons: what stands where, and what is wrong in a text, by its line."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.tables import each_row
from ttgo.lessons.boards import demo
from ttgo.lessons.text import Diagram, Mistake, parse

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


HEAD = "# A\n## B\n\n"
# What is written, its line, and what the sentence says of it
BROKEN = {
    "nothing before the text": ("Go is a game.", 1, "begins with a heading"),
    "a station without a chapter": ("## B", 1, "stands in a chapter"),
    "an address that does not end": ("# A {#a", 1, "{#name}"),
    "a board that does not end": (f"{HEAD}```go\n. .\n", 4, "nothing ends this board"),
    "a colour that is none": (f"{HEAD}```go red\n. .\n```\n", 4, "black, white or a size, not red"),
    "a row too short": (f"{HEAD}```go\n. . .\n. .\n```\n", 6, "2 points, the first 3"),
    "text right below a board": (f"{HEAD}```go\n. .\n```\nAnd then\n", 7, "below a board stand"),
    "an answer without a move": (f"{HEAD}```go\n. .\n```\n- : No.\n", 7, "an answer is"),
    "an answer without a reply": (f"{HEAD}```go\n. .\n```\n- A1 -> : No.\n", 7, "an answer is"),
    "two moves in one answer": (f"{HEAD}```go\n. .\n```\n- A1 B1 : No.\n", 7, "an answer is"),
    "a first answer that is deeper": (f"{HEAD}```go\n. .\n```\n  - A1 ! Yes.\n", 7, "indented"),
}


@each_row(BROKEN)
def test_what_is_wrong_is_told_with_its_line(text, line, said):
    with pytest.raises(Mistake, match=f"^Line {line}: ") as told:
        parse(text)
    assert said in str(told.value)
    assert told.value.line == line


BOARD = f"{HEAD}```go\n. . .\n. X .\n. . .\n```\n"
NO_BOARD = {
    "no board": (f"{HEAD}Words.\n", 2, "no board"),
    "two boards": (f"{BOARD}\n```go 9\n```\n", 10, "one board"),
    "a line that is none": (f"{BOARD}onclick: x\n", 4, "may stand ask, "),
    "no size": (f"{HEAD}```go\n```\n", 4, "rows, or a size such as"),
    "a size that is half a number": (f"{HEAD}```go 9by\n```\n", 4, "rows, or a size such as"),
    "a size that is too large": (f"{HEAD}```go 999\n```\n", 4, ""),
    "a move where a stone is": (f"{BOARD}moves: B2\n", 4, ""),
    "a move beyond the board": (f"{BOARD}- D4 ! Yes.\n", 4, "'D4' is not a point"),
    "komi that is no number": (f"{BOARD}komi: much\n", 4, "komi is a number, not 'much'"),
    "a turn that is no number": (f"{BOARD}at: end\n", 4, "at is a number, not 'end'"),
    "rules that nobody knows": (f"{BOARD}rules: mine\n", 4, ""),
    "two texts for wrong answers": (
        f"{BOARD}- A1 ! Y.\n- A2 : N.\n- * : M.\n",
        11,
        "says “N.” here",
    ),
}


@each_row(NO_BOARD)
def test_what_is_wrong_with_a_board_is_told(text, line, said):
    ((station,),) = [chapter.stations for chapter in parse(text)]
    with pytest.raises(Mistake, match=f"^Line {line}: .") as told:
        demo(station, 0)
    assert said in str(told.value)


@given(st.text("#`go\n- *:!>{}XO.1a ->", max_size=80))
def test_any_text_is_read_or_its_line_is_told(text):
    try:
        parse(text)
        line = 1
    except Mistake as mistake:
        line = mistake.line
    assert 1 <= line <= text.count("\n") + 1
