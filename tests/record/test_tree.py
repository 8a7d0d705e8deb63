"""A record and its text: nothing that was played is lost, the pair write/read is exact, and no text breaks it."""

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ttgo import Game
from ttgo.illegal import Wrong
from ttgo.record.node import Node
from ttgo.record.saved import read, write
from ttgo.record.tree import Record
from ttgo.session.session import Session
from ttgo.start import Start

SIDES = st.integers(1, 4)  # small, so that the same turn is often taken again at the same place
KOMI = st.sampled_from([0, 0.5, 7, 7.5, -3])
STEP = st.tuples(
    st.sampled_from(["turn", "turn", "turn", "undo", "redo", "goto", "reload"]), st.integers(0, 50)
)
# The length first, for Hypothesis would make most lists short.
STEPS = st.integers(0, 40).flatmap(lambda length: st.lists(STEP, min_size=length, max_size=length))


def text(
    turns: object = "", at: object = 0, size: object = (9, 9), komi: object = 0, ttgo: object = 2
) -> str:
    return json.dumps({"ttgo": ttgo, "size": size, "komi": komi, "turns": turns, "at": at})


def paths(record: Record) -> set[tuple[str, ...]]:
    """Every line of turns from the start to some node of the tree."""
    found = set()
    work: list[tuple[Node, tuple[str, ...]]] = [(record.root, ())]
    while work:
        node, path = work.pop()
        found.add(path)
        work += [(after, (*path, after.word)) for after in node.next]
    return found


def chosen_line(record: Record) -> list[str]:
    return [node.word for node in record.line()]


def wander(session: Session, steps: list[tuple[str, int]]) -> set[tuple[str, ...]]:
    """Do what the steps say, where they can be done; returns each line of play that came up."""
    played = {session.game.turns}
    for do, choice in steps:
        if do == "turn":
            choices = [*session.game.legal_moves(), "pass"]
            session.handle({"do": "turn", "at": choices[choice % len(choices)]})
        elif do == "goto":
            session.handle({"do": "goto", "turn": choice % len(session.record.line())})
        elif do == "reload":
            session.load(session.save())
        else:
            session.handle({"do": do})
        played.add(session.game.turns)
    return played


def long_game(turns: int) -> list[str]:
    """The turns of a long legal game, the same at each call.

    One player fills the grid but for one hole while the other passes, who then captures all of it from there and fills it.
    """
    game, chance = Game(52), random.Random(1)
    while game.turn < turns:
        points = game.legal_moves()
        chance.shuffle(points)
        hole = points.pop()
        for vertex in points[1:]:
            game.play(vertex)
            game.play("pass")
        game.play(points[0])
        game.play(hole)
        game.play("pass")
    return list(game.turns[:turns])


# Pairs


def test_the_text_is_json_with_the_turns_as_words() -> None:
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


def test_other_turns_stand_in_brackets_before_the_chosen_one() -> None:
    record = Record(Start(9))
    first = record.root.follow("D4")
    first.follow("A1").follow("A2")
    first.follow("B1")
    first.follow("C1").follow("C2")
    assert json.loads(write(record))["turns"] == "D4 ( A1 A2 ) ( B1 ) C1 C2"


PAIRS = {
    "empty": text(),
    "at the start of a line": text("D4 C3", at=0),
    "in the middle": text("D4 C3 E5", at=2),
    "at the end": text("D4 C3 E5", at=3),
    "over": text("D4 pass pass", at=3),
    "two beginnings": text("( D4 ) C3", at=0),
    "three in one place keep their order": text("( A1 ) ( B1 ) ( C1 ) D1", at=1),
    "one inside another": text("( A1 ( B1 B2 ( C1 ) B3 ) D1 ) E1 E2", at=2),
    "a branch after a pass": text("pass ( D4 ) pass", at=1),
    "komi": text("D4", komi=7.5),
    "komi below zero": text("D4", komi=-0.5),
    "whole komi": text("D4", komi=7),
    "the column X": text("X1 ( C3 ) D4", size=[24, 24]),
    "smallest": text("A1 pass", size=[1, 2]),
    "largest": text("BB52 A1", size=[52, 52]),
}


@pytest.mark.parametrize("saved", PAIRS.values(), ids=PAIRS.keys())
def test_pairs(saved: str) -> None:
    assert json.loads(write(read(saved))) == json.loads(saved)


def test_what_is_read_is_put_into_the_one_spelling() -> None:
    """Lower case, other spaces and a missing komi are understood; what is written is always the same."""
    given = '{"ttgo": 1, "size": [9, 9], "turns": " d4\\n  (c3)  ( c3 )  PASS ", "at": 0}'.replace("(c3)", "")
    assert json.loads(write(read(given))) == json.loads(text("D4 ( C3 ) pass"))
    assert json.loads(write(read(text("A1 bb1", size=(52, 52)))))["turns"] == "A1 BB1"


def test_a_turn_twice_in_one_place_is_one_turn() -> None:
    record = read(text("( D4 C3 ) D4 E5", at=2))
    assert paths(record) == {(), ("D4",), ("D4", "C3"), ("D4", "E5")}
    assert chosen_line(record) == ["", "D4", "E5"]


# Random trees


@settings(max_examples=300)
@given(SIDES, SIDES, KOMI, STEPS)
def test_round_trip(width: int, height: int, komi: float, steps: list[tuple[str, int]]) -> None:
    """Reading back gives the same tree, the same chosen line, the same place in it and the same text."""
    session = Session()
    session.handle({"do": "new", "width": width, "height": height, "komi": komi})
    wander(session, steps)
    record = session.record
    again = read(write(record))
    assert (again.start.grid.width, again.start.grid.height, again.start.komi) == (width, height, komi)
    assert paths(again) == paths(record)
    assert chosen_line(again) == chosen_line(record)
    assert again.depth() == record.depth()
    assert again.match().board.turns == session.game.turns
    assert json.loads(write(again)) == json.loads(write(record))


@settings(max_examples=300)
@given(SIDES, SIDES, STEPS)
def test_nothing_that_was_played_is_lost(width: int, height: int, steps: list[tuple[str, int]]) -> None:
    """Whatever is undone, gone away from, taken otherwise or saved and loaded: each line once played is still there."""
    session = Session()
    session.handle({"do": "new", "width": width, "height": height})
    played = wander(session, steps)
    assert paths(session.record) == {line[:turn] for line in played for turn in range(len(line) + 1)}


# Depth


def test_a_game_of_twenty_thousand_turns() -> None:
    turns = long_game(20_000)
    record = Record(Start(52))
    for vertex in turns:
        record.here = record.here.follow(vertex)
    again = read(write(record))
    assert again.depth() == 20_000
    assert chosen_line(again) == ["", *turns]
    assert write(again) == write(record)


def test_five_thousand_variations_inside_each_other() -> None:
    *turns, spare = long_game(5_405)  # the last one fills the last point but the hole
    turns = turns[:5_000]
    others = [spare if vertex == "pass" else "pass" for vertex in turns]
    record = Record(Start(52))
    node = record.root
    for vertex, other in zip(turns, others, strict=True):
        deeper = node.follow(vertex)
        node.follow(other)  # now the chosen one, so that the deeper ones stand in brackets
        node = deeper
    saved = write(record)
    assert json.loads(saved)["turns"].count("(") == 5_000
    again = read(saved)
    assert write(again) == saved
    assert chosen_line(again) == ["", others[0]]
    deepest = again.root
    for vertex in turns:
        deepest = next(node for node in deepest.next if node.word == vertex)
    assert deepest.next == []


# Texts that are no record

BROKEN = {
    "not text": (None, "text"),
    "bytes": (b"{}", "text"),
    "a number": (7, "text"),
    "empty": ("", "JSON"),
    "not JSON": ("(;GM[1])", "JSON"),
    "cut off": (text("D4 C3")[:-5], "JSON"),
    "two texts": (text() * 2, "JSON"),
    "a lone surrogate": ("\ud800", "JSON"),
    "deeply nested": ("[" * 100_000, "JSON"),
    "deeply nested and closed": ("[" * 100_000 + "]" * 100_000, "JSON"),
    "a number of 5,000 digits": ('{"ttgo": ' + "9" * 5_000 + "}", "JSON"),
    "too long": (" " * 30_000_000 + text(), "at most 30000000 characters"),
    "null": ("null", '"ttgo": 2'),
    "a list": ("[]", '"ttgo": 2'),
    "a string": ('"D4"', '"ttgo": 2'),
    "another object": ("{}", '"ttgo": 2'),
    "version missing": ('{"size": [9, 9], "komi": 0, "turns": "", "at": 0}', '"ttgo": 2'),
    "version 3": (text(ttgo=3), '"ttgo": 2'),
    "version as text": (text(ttgo="1"), '"ttgo": 2'),
    "version true": (text(ttgo=True), '"ttgo": 2'),
    "version null": (text(ttgo=None), '"ttgo": 2'),
    "size missing": ('{"ttgo": 1, "komi": 0, "turns": "", "at": 0}', '"size"'),
    "size one number": (text(size=9), '"size"'),
    "size text": (text(size="99"), '"size"'),
    "size an object": (text(size={"0": 9, "1": 9}), '"size"'),
    "size of one": (text(size=[9]), '"size"'),
    "size of three": (text(size=[9, 9, 9]), '"size"'),
    "width 0": (text(size=[0, 9]), "width"),
    "height 53": (text(size=[9, 53]), "height"),
    "width below 0": (text(size=[-9, 9]), "width"),
    "width as text": (text(size=["9", 9]), "width"),
    "height null": (text(size=[9, None]), '"size"'),
    "width 9.0": (text(size=[9.0, 9]), "width"),
    "height true": (text(size=[9, True]), "height"),
    "width of 4,000 digits": (text(size=[10**4_000, 9]), "width"),
    "komi null": (text(komi=None), "Komi"),
    "komi as text": (text(komi="7"), "Komi"),
    "komi 0.25": (text(komi=0.25), "Komi"),
    "komi true": (text(komi=True), "Komi"),
    "komi not a number": (text(komi=float("nan")), "Komi"),
    "komi endless": (text(komi=float("inf")), "Komi"),
    "komi too much": (text(komi=9999.5), "Komi"),
    "komi a list": (text(komi=[7]), "Komi"),
    "komi of 4,000 digits": (text(komi=10**4_000), "Komi"),
    "turns missing": ('{"ttgo": 1, "size": [9, 9], "komi": 0, "at": 0}', '"turns"'),
    "turns a list": (text(turns=["D4"]), '"turns"'),
    "turns null": (text(turns=None), '"turns"'),
    "an unknown word": (text("D4 resign"), "Turn 2"),
    "a bracket stuck to a word": (text("(D4 C3)"), "Turn 1"),
    "a word of a million letters": (text("A" * 1_000_000), "Turn 1"),
    "off the grid": (text("D4 E5 K10"), "Turn 3"),
    "the letter I": (text("I5"), "Turn 1"),
    "an occupied point": (text("D4 D4"), "Turn 2"),
    "a lone suicide": (text("pass B1 A1", size=[3, 1]), "Turn 3"),
    "a repeat": (text("A1 B1 A1", size=[2, 1]), "after turn 1"),
    "a turn after the end": (text("D4 pass pass E5"), "turn 4"),
    "an illegal turn in brackets": (text("D4 ( C3 D4 ) E5"), "Turn 3"),
    "a turn illegal only after the bracket": (text("( D4 ) C3 C3"), "Turn 2"),
    '"(" never closed': (text("( D4"), '"("'),
    '"(" at the end': (text("D4 ("), '"("'),
    '")" never opened': (text("D4 )"), '")"'),
    '")" first': (text(") D4 ("), '")"'),
    '")" too often': (text("( D4 ) ) C3"), '")"'),
    "at missing": ('{"ttgo": 1, "size": [9, 9], "komi": 0, "turns": ""}', '"at"'),
    "at below 0": (text("D4", at=-1), '"at"'),
    "at true": (text("D4", at=True), '"at"'),
    "at 1.0": (text("D4", at=1.0), '"at"'),
    "at as text": (text("D4", at="1"), '"at"'),
    "at null": (text("D4", at=None), '"at"'),
    "at beyond the chosen line": (text("( D4 C3 ) E5", at=2), "turn 2"),
    "at of 4,000 digits": (text("D4", at=10**4_000), "turn"),
}


def wrong(given: object) -> str:
    """The sentence that `read` raises for a text that is no record."""
    with pytest.raises(ValueError, match=r"\.$") as raised:
        read(given)  # what is not text is a row, too
    assert type(raised.value) in (ValueError, Wrong)
    return str(raised.value)


@pytest.mark.parametrize(("given", "says"), BROKEN.values(), ids=BROKEN.keys())
def test_broken_texts(given: object, says: str) -> None:
    """Each gets a ValueError of its own, never another exception, and a sentence that names what is wrong."""
    sentence = wrong(given)
    assert says in sentence
    assert len(sentence) < 300
    assert sentence[0].isupper()
    assert sentence.isprintable()


@pytest.mark.parametrize("key", ["ttgo", "size", "komi", "turns", "at"])
def test_nesting_that_json_only_just_allows(key: str) -> None:
    """A value nested so deep that it can be read but hardly be shown is refused like any other."""
    for depth in range(1, 1_100):
        nested = "[" * depth + "]" * depth
        wrong(json.dumps({**json.loads(text()), key: "@"}).replace('"@"', nested))


# Random texts

JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=5,
)
WORDS = st.lists(
    st.sampled_from(["(", ")", "A1", "b1", "A2", "C3", "pass", "PASS", "D9", "I1", "(A1"]), max_size=12
).map(" ".join)
NEARLY = st.fixed_dictionaries(
    {
        "ttgo": st.just(1) | JUNK,
        "size": st.lists(st.integers(1, 3), min_size=2, max_size=2) | JUNK,
        "turns": WORDS | JUNK,
    },
    optional={"komi": KOMI | JUNK, "at": st.integers(0, 3) | JUNK},
).map(json.dumps)


@settings(max_examples=500)
@given(st.text() | JUNK.map(json.dumps) | NEARLY)
def test_any_text_is_read_or_refused_with_a_value_error(given: str) -> None:
    """What is accepted is a whole record: it can be written and read again."""
    try:
        record = read(given)
    except ValueError:
        return
    assert write(read(write(record))) == write(record)
    assert record.match().board.turn == record.depth()
