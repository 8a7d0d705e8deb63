"""A record and its text: nothing that was played is lost, the pair write/read is exact, and no text
breaks it.
"""

import json
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.support.examples import examples
from tests.support.records import nodes, records
from tests.support.sentences import whole
from tests.support.tables import each_row
from ttgo import BLACK, WHITE, Position, Rules, sgf
from ttgo.illegal import Wrong
from ttgo.record.saved import read, write
from ttgo.record.tree import Record
from ttgo.start import Start

GAME: dict[str, Any] = {"ttgo": 2, "size": [3, 3], "komi": 0, "turns": "", "at": 0}


def facts(record):
    """All that a record holds, to compare two of them; who takes a turn that the rules allow is
    known by the rules.
    """
    tree = [
        (
            n.depth,
            n.word,
            n.player if n.wrong else "",
            n.notes,
            n.wrong,
            n.next.index(n.chosen) if n.chosen else None,
        )
        for n in nodes(record)
    ]
    here = [node.word for node in record.here.path()]
    return [record.start, record.others, record.place, record.notes, record.remarks, here, tree]


def test_the_text_is_json_with_the_turns_as_words():
    """The format is part of what a browser keeps, so it is spelled out here once."""
    record = Record(Start(9, 7, 7.5))
    record.here = record.root.follow("D4").follow("C3").follow("pass")
    assert json.loads(write(record)) == {
        "ttgo": 2,
        "size": [9, 7],
        "komi": 7.5,
        "turns": "D4 C3 pass",
        "at": 3,
    }


def test_everything_in_one_text():
    """Each key where it is not the default, spelled out once."""
    rules = Rules("situational", ending="judge")
    record = Record(Start(3, 3, 0.5, rules, 0, Position.parse("X..\n...\n..O"), WHITE))
    record.notes = {"PB": ["A name"], "C": ["About the game"]}
    record.remarks = ["A remark."]
    first = record.root.add("B2")
    first.add("A1").notes = {"C": ["good"], "XX": ["1", "2"]}
    first.add("pass").add("pass").add("black=A3").add("white=C1").add("judge=A3")
    record.check()
    assert record.stops() == ""
    assert json.loads(write(record)) == {
        "ttgo": 2,
        "size": [3, 3],
        "komi": 0.5,
        "rules": "superko=situational ending=judge",
        "setup": "X../.../..O",
        "first": "white",
        "turns": "B2 ( *A1 ) pass pass black=A3 white=C1 judge=A3",
        "notes": {
            "0": {"PB": ["A name"], "C": ["About the game"]},
            "2": {"C": ["good"], "XX": ["1", "2"]},
        },
        "remarks": ["A remark."],
        "at": 0,
    }
    assert facts(read(write(record))) == facts(record)


def test_a_refused_turn_stays():
    """What the rules refuse is kept with its reason and what follows it, but nobody gets there."""
    record = Record(Start(3))
    line = record.root.add("A1")
    wrong = line.add("A1", WHITE)
    wrong.add("B1", BLACK)
    line.add("A1", BLACK)
    line.add("-", "", {"AB": ["aa"]})
    record.check()
    assert (
        record.stops()
        == "Move 2, White at A1, is not allowed. Rule 7: A move colours an empty point, and A1 is black."
    )
    assert [node.wrong for node in line.next[1:]] == [
        "Move 2, Black at A1, is not allowed. Rule 7: A move colours an empty point, and A1 is black.",
        (
            "Before move 2 the record places stones. Rule 7: once a game has begun, stones are "
            "added only by moves."
        ),
    ]
    assert [node.word for node in record.line()] == ["", "A1"]
    assert json.loads(write(record))["turns"] == "A1 ( *!wA1 !bB1 ) ( !bA1 ) !?-"
    again = read(write(record))
    assert facts(again)[:-1] == facts(record)[:-1]
    assert [node.wrong for node in nodes(again)] == [node.wrong for node in nodes(record)]
    again.here = again.line()[-1]
    assert again.here.follow("A1") is not again.here.next[0]  # a turn that is taken is another one


def test_the_other_games_of_its_file():
    """With what each is called, and the place among them."""
    record = sgf.parse("(;PB[Ada])(;PB[Bob])(;PB[Eve])", number=2)
    again = read(write(record))
    assert (again.place, again.titles) == (1, ["Ada", "Bob", "Eve"])
    assert again.others == record.others == ["(;PB[Ada])", "(;PB[Eve])"]


def test_variations_inside_each_other():
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


# turns as versions of November 2026 kept what nobody had looked at, and as they are kept now

EARLIER = {
    "a line": ("A1 ?w:B2,b:C3", "A1 B2 C3"),
    "a turn without its player": ("A1 ?B2,b:C3", "A1 B2 C3"),
    "variations, the first of them chosen": (
        "A1 ?(,w:B2,b:C3,),(,w:C3,(,b:B2,),(,b:A2,),),w:B1",
        "A1 ( *B2 C3 ) ( C3 ( *B2 ) A2 ) B1",
    ),
    "variations beside what had been played": (
        "A1 ?(,w:B2,b:C3,),w:B1 ( C3 ) A2",
        "A1 ( B2 C3 ) ( B1 ) ( C3 ) A2",
    ),
    "variations after a word, up to the bracket": (
        "( A1 ? ( *w:B2 b:C3 ) b:B3 w:C1 ) B2 C3",
        "( A1 ( *B2 C3 ) b:B3 C1 ) B2 C3",
    ),
    "turns that the rules refuse": (
        "( A1 ? w:Z9 b:C3 b:B2 ) C3",
        "( A1 !wZ9 !bC3 !bB2 ) C3",
    ),
}


@each_row(EARLIER)
def test_games_kept_by_earlier_versions_are_read(turns, now):
    record = read(json.dumps(GAME | {"turns": turns, "notes": {"3": {"C": ["third"]}}}))
    assert json.loads(write(record))["turns"] == now
    assert {node.player for node in nodes(record)} <= {"", "black", "white"}
    assert [node.word for node in nodes(record) if node.comment == "third"] == ["C3"]


NO_TEXTS: dict[str, Any] = {
    "not text": None,
    "not JSON": "(;GM[1])",
    "null": "null",
    "too long": " " * 30_000_000 + json.dumps(GAME),
}


@each_row(NO_TEXTS)
def test_no_texts(text):
    """Each gets a ValueError, never another exception, and a sentence that names what is wrong."""
    with pytest.raises(
        ValueError, match='^A saved game (is( JSON)? text|says "ttgo": 2|has at most 30000000 char)'
    ) as refused:
        read(text)
    assert len(whole(refused.value)) < 300


# What is changed of a game, or left out (...), and the sentence; None: this one is fine after all

BROKEN: dict[str, tuple[dict[str, Any], str | None]] = {
    "version 1": ({"ttgo": 1}, 'says "ttgo": 2'),
    **{f"no {key}": ({key: ...}, f'"{key}" cannot be None') for key in ("size", "turns", "at")},
    **{
        f"{key} a number": ({key: 5.5}, f'"{key}" cannot be 5.5')
        for key in ("turns", "at", "setup", "notes", "place")
    },
    "notes no texts": ({"notes": {"1": {"C": [5]}}}, '"notes" cannot be an object'),
    "three sides": ({"size": [9, 9, 9]}, "a size of two numbers"),
    "height 53": ({"size": [9, 53]}, "height"),
    "an unknown word": ({"turns": "B2 resign"}, "Move 2"),
    '"(" never closed': ({"turns": "( B2"}, '"("'),
    '")" never opened': ({"turns": "B2 )"}, '")"'),
    "at beyond the chosen line": ({"turns": "( B2 C3 ) A1", "at": 2}, "turn 2"),
    "at before the start": ({"at": -1}, "turn -1"),
    "setup without a liberty": ({"setup": "X../.../.XO", "first": "black", "turns": ""}, None),
    "a place beyond them": ({"others": ["(;)"], "place": 2}, "its place in its file"),
    "the second of two": ({"others": ["(;)"], "place": 1}, None),
    "a refused turn without its mark": ({"turns": "A1 A1"}, "Move 2, White at A1, is not allowed"),
}


@each_row(BROKEN)
def test_broken(change, sentence):
    saved = json.dumps({key: value for key, value in (GAME | change).items() if value is not ...})
    if sentence is None:
        assert facts(read(write(read(saved)))) == facts(read(saved))
        return
    with pytest.raises(ValueError) as refused:  # noqa: PT011  # the sentence is compared below
        read(saved)
    assert sentence in whole(refused.value)
    assert type(refused.value) in (ValueError, Wrong)


WORDS = "( ) A1 b1 A2 C3 pass PASS D9 I1 (A1 *A1 !bA1 ? ?b:A1,w:A2".split()


@examples(500)
@given(st.lists(st.sampled_from(WORDS), max_size=12).map(" ".join), st.integers(0, 3))
@example(" a1\n  PASS", 1)
def test_any_turns_are_read_or_refused_with_a_value_error(turns, at):
    """What is accepted is a whole record: it can be written and read again, and the same turn in
    one place is one.
    """
    try:
        record = read(json.dumps(GAME | {"turns": turns, "at": at}))
    except ValueError:
        return
    assert write(read(write(record))) == write(record)
    assert record.match().board.turn <= record.depth()


@examples(200)
@given(records(tangled=True))
def test_any_record_is_read_as_it_was_written(record):
    """Trees of legal and refused nodes under every rule set and ending, with notes anywhere."""
    again = read(write(record))
    assert facts(again) == facts(record)
    assert write(again) == write(record)
    assert len(again.match().words) == again.depth()
