"""A record's tree as a program walks it: its nodes, comments, lines of play as games, and
equality.
"""

import pytest

from tests.support.records import nodes
from tests.support.tables import each_row
from ttgo import Illegal, Rules, sgf
from ttgo.record import Node, Record
from ttgo.record.tree import label
from ttgo.start import Start


def tried():
    """A game with two variations, one of them chosen later, and a turn that the rules refuse."""
    record = Record(Start(5, komi=0.5))
    c3 = record.root.add("C3", notes={"C": ["first"]})
    c3.add("B2").add("D4")
    c3.chosen = c3.add("D4")
    c3.chosen.add("D4")  # occupied
    record.root.add("pass").add("pass")
    record.check()
    return record


def test_walking():
    """Every node once, a parent before what follows it, the chosen continuation first; the main
    line is what the rules allow of it.
    """
    record = tried()
    assert [(node.depth, node.word) for node in record.walk()] == [
        (1, "C3"),
        (2, "D4"),
        (3, "D4"),
        (2, "B2"),
        (3, "D4"),
        (1, "pass"),
        (2, "pass"),
    ]
    assert [node.word for node in record.main_line()] == ["C3", "D4"]
    assert [[node.word for node in end.path()] for end in record.walk() if end.depth == 3] == [
        ["C3", "D4", "D4"],
        ["C3", "B2", "D4"],
    ]
    record.here = record.root.next[1]
    assert [node.word for node in record.main_line()] == ["C3", "D4"], "wherever one looks"


def test_what_follows_on_a_refused_turn_is_walked_too():
    """And compared."""
    text = "(;SZ[9];B[aa](;W[bb];B[cc])(;W[aa];B[dd];W[ee](;B[ff])(;B[{}])))"
    one, same, other = [sgf.parse(text.format(point)) for point in ("gg", "gg", "hh")]
    assert len(list(one.walk())) == len(nodes(one)) - 1 == 8
    assert (one == same, same == other) == (True, False)


def test_the_lines_of_play_are_games():
    """Each end of the tree once, as far as the rules allow it; a record of nothing is one game
    without turns.
    """
    games = list(tried().games())
    assert [game.turns for game in games] == [("C3", "D4"), ("C3", "B2", "D4"), ("pass", "pass")]
    assert [game.komi for game in games] == [0.5] * 3
    games[0].undo()
    assert games[1].turns == ("C3", "B2", "D4"), "each is its own"
    assert [game.turns for game in Record(Start(3)).games()] == [()]
    refused = Record(Start(3))
    refused.root.add("Z9").add("A1")
    assert [game.turns for game in refused.games()] == [()]


def test_where_a_record_comes_to():
    """The match at the end of the main line, agreements included, wherever one looks."""
    record = Record(Start(3, rules=Rules(ending="tromp")))
    node = record.root
    for word in "B2 A1 pass pass black=A1 white=A1".split():
        node = node.add(word)
    match = record.final()
    assert (match.over, match.score().result, record.here) == (True, "B+9", record.root)
    assert tried().final().game.turns == ("C3", "D4")
    illegal = Record(Start(3))
    illegal.root.add("B2").add("B2")
    with pytest.raises(Illegal, match="B2 is black"):
        illegal.final()


CHANGES = {
    "komi": lambda record: setattr(record, "start", record.start.but(komi=7)),
    "the rules": lambda record: setattr(
        record, "start", record.start.but(rules=Rules("situational"))
    ),
    "a note": lambda record: record.notes.update(PB=["Ada"]),
    "a comment": lambda record: setattr(record.root.next[0], "comment", "second"),
    "another turn": lambda record: record.root.next[1].add("A1"),
    "what is chosen": lambda record: setattr(record.root, "chosen", record.root.next[1]),
    "a vertex": lambda record: setattr(record.root.next[0], "word", "A1"),
}


@each_row(CHANGES)
def test_equal_records(change):
    """Equal until one of them is changed; where one looks does not matter, nor in what order what
    is not chosen stands.
    """
    one, other = tried(), tried()
    other.here = other.root.next[1]
    other.root.next[0].next.reverse()
    assert one == other
    change(other)
    assert one != other
    assert one != "a record"
    with pytest.raises(TypeError):
        hash(one)


LABELS = {
    "a turn": ("E5", ("black", 3, False), "3 E5"),
    "a turn on a copy": ("E5", ("black", 3, True), "copy 3 E5"),
    "to play on": ("white=play", None, "White: plays on"),
    "a ruling": ("judge=E5,D4", None, "ruling: remove 2"),
    "a note": ("-", None, "note"),
    "what is no turn": ("Z9", None, "Z9"),
}


@each_row(LABELS)
def test_labels(word, turn, said):
    node = Node(word, None)
    node.turn = turn or node.turn
    assert label(node) == said


def test_comments():
    """A node's, the whole game's, and none; several values of a file are lines of one."""
    record = Record(Start(9))
    node = record.root.add("E5")
    assert (node.comment, node.notes) == ("", None)
    node.comment, record.root.comment = "one", "all"
    assert (node.notes, record.notes) == ({"C": ["one"]}, {"C": ["all"]})
    node.comment = ""
    assert node.notes == {}
    node.notes = {"C": ["one", "two"]}
    assert node.comment == "one\ntwo"
    with pytest.raises(ValueError, match="A comment is text, not 3"):
        node.comment = 3  # type: ignore[assignment]
    assert node.comment == "one\ntwo"


def test_what_is_shown_of_them():
    record = tried()
    assert repr(record) == "<Record 5x5, nodes: 7>"
    assert repr([record.root, *record.root.next]) == "[<Node 0>, <Node 1: C3>, <Node 1: pass>]"
