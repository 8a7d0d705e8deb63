"""A record and its text: nothing that was played is lost, the pair write/read is exact, and no text breaks it."""

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.support.examples import examples
from tests.support.records import nodes
from ttgo.illegal import Wrong
from ttgo.record.saved import read, write
from ttgo.record.tree import Record
from ttgo.start import Start


def text(
    turns: object = "", at: object = 0, size: object = (9, 9), komi: object = 0, ttgo: object = 2
) -> str:
    return json.dumps({"ttgo": ttgo, "size": size, "komi": komi, "turns": turns, "at": at})


def test_the_text_is_json_with_the_turns_as_words() -> None:
    """The format is part of what a browser keeps, so it is spelled out here once."""
    record = Record(Start(9, 7, 7.5))
    record.here = record.root.follow("D4").follow("C3").follow("pass")
    assert json.loads(write(record)) == json.loads(text("D4 C3 pass", 3, [9, 7], 7.5))


def test_other_turns_stand_in_brackets_before_the_chosen_one() -> None:
    record = Record(Start(9))
    first = record.root.follow("D4")
    first.follow("A1").follow("A2")
    first.follow("B1")
    first.follow("C1").follow("C2")
    assert json.loads(write(record))["turns"] == "D4 ( A1 A2 ) ( B1 ) C1 C2"


def test_variations_inside_each_other() -> None:
    """However deep they are, and however long a line is."""
    record = Record(Start(3))
    node = record.root
    for _ in range(5_000):
        deeper = node.follow("-")
        node.follow("B2")  # the chosen one, so that the deeper ones stand in brackets
        node = deeper
    for _ in range(20_000):
        node = node.add("-")
    saved = write(record)
    assert json.loads(saved)["turns"].count("(") == 5_000
    again = read(saved)
    assert write(again) == saved
    assert max(node.depth for node in nodes(again)) == 25_000


# Texts that are no record

BROKEN = {
    "not text": (None, "text"),
    "not JSON": ("(;GM[1])", "JSON"),
    "a lone surrogate": ("\ud800", "JSON"),
    "deeply nested": ("[" * 100_000, "JSON"),
    "deeply nested and closed": ("[" * 100_000 + "]" * 100_000, "JSON"),
    "a number of 5,000 digits": ('{"ttgo": ' + "9" * 5_000 + "}", "JSON"),
    "too long": (" " * 30_000_000 + text(), "at most 30000000 characters"),
    "null": ("null", '"ttgo": 2'),
    "version missing": ('{"size": [9, 9], "komi": 0, "turns": "", "at": 0}', '"ttgo": 2'),
    "version 3": (text(ttgo=3), '"ttgo": 2'),
    "size missing": ('{"ttgo": 1, "komi": 0, "turns": "", "at": 0}', '"size"'),
    "height 53": (text(size=[9, 53]), "height"),
    "width 9.0": (text(size=[9.0, 9]), "width"),
    "komi endless": (text(komi=float("inf")), "A saved game is JSON text"),
    "komi too much": (text(komi=9999.5), "Komi"),
    "turns a list": (text(turns=["D4"]), '"turns"'),
    "an unknown word": (text("D4 resign"), "Turn 2"),
    "a bracket stuck to a word": (text("(D4 C3)"), "Turn 1"),
    "off the grid": (text("D4 E5 K10"), "Turn 3"),
    "an occupied point": (text("D4 D4"), "Turn 2"),
    "a repeat": (text("A1 B1 A1", size=[2, 1]), "after turn 1"),
    "a turn after the end": (text("D4 pass pass E5"), "turn 4"),
    '"(" never closed': (text("( D4"), '"("'),
    '"(" at the end': (text("D4 ("), '"("'),
    '")" never opened': (text("D4 )"), '")"'),
    "at missing": ('{"ttgo": 1, "size": [9, 9], "komi": 0, "turns": ""}', '"at"'),
    "at as text": (text("D4", at="1"), '"at"'),
    "at beyond the chosen line": (text("( D4 C3 ) E5", at=2), "turn 2"),
}


@pytest.mark.parametrize(("given", "says"), BROKEN.values(), ids=BROKEN.keys())
def test_broken_texts(given: object, says: str) -> None:
    """Each gets a ValueError of its own, never another exception, and a sentence that names what is wrong."""
    with pytest.raises(ValueError, match=r"\.$") as raised:
        read(given)  # what is not text is a row, too
    assert type(raised.value) in (ValueError, Wrong)
    sentence = str(raised.value)
    assert (says in sentence, len(sentence) < 300) == (True, True)
    assert (sentence[0].isupper(), sentence.isprintable()) == (True, True)


@pytest.mark.parametrize("key", ["ttgo", "turns", "at"])
@pytest.mark.parametrize("depth", [1, 10, 900, 1_100])
def test_nesting_that_json_only_just_allows(key: str, depth: int) -> None:
    """A value nested so deep that it can be read but hardly be shown is refused like any other."""
    test_broken_texts(text().replace(json.dumps(json.loads(text())[key]), "[" * depth + "]" * depth), "")


WORDS = "( ) A1 b1 A2 C3 pass PASS D9 I1 (A1 *A1 !bA1 ? ?b:A1,w:A2".split()
NEARLY = st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join)


@examples(500)
@given(NEARLY, st.integers(0, 3))
@example(" a1\n  PASS", 1)
def test_any_turns_are_read_or_refused_with_a_value_error(turns: str, at: int) -> None:
    """What is accepted is a whole record: it can be written and read again, and the same turn in one place is one."""
    try:
        record = read(text(turns, at, (3, 3)))
    except ValueError:
        return
    assert write(read(write(record))) == write(record)
    assert record.match().board.turn <= record.depth()
