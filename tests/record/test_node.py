"""A record's tree as a program walks it: its nodes, comments, lines of play as games, and
equality.
"""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.records import nodes, records
from ttgo import Illegal, Rules, sgf
from ttgo.match import Match
from ttgo.record import Node, Record, saved
from ttgo.record.node import check_known
from ttgo.record.tree import label, shared
from ttgo.rules import Position
from ttgo.start import Start


def tried() -> Record:
    """A game with two variations, one of them chosen later, and a turn that the rules refuse."""
    record = Record(Start(5, komi=0.5))
    c3 = record.root.add("C3", notes={"C": ["first"]})
    c3.add("B2").add("D4")
    c3.chosen = c3.add("D4")
    c3.chosen.add("D4")  # occupied
    record.root.add("pass").add("pass")
    record.check()
    return record


def test_walking() -> None:
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


def test_what_follows_on_a_refused_turn_is_walked_too() -> None:
    """And compared, whoever has looked at it before."""
    text = "(;SZ[9];B[aa](;W[bb];B[cc])(;W[aa];B[dd];W[ee](;B[ff])(;B[{}])))"
    one, same, other = [sgf.read(text.format(point)) for point in ("gg", "gg", "hh")]
    assert len(list(one.walk())) == len(nodes(one)) - 1 == 8
    assert (one == same, same == other) == (True, False)


def test_the_lines_of_play_are_games() -> None:
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


def test_where_a_record_comes_to() -> None:
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


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_equal_records(change: Callable[[Record], object]) -> None:
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


def test_what_two_lines_share() -> None:
    """Of every length, and from there on another node in each place."""
    line = [Node(str(number), None) for number in range(9)]
    for length in range(1, 10):
        for common in range(1, length + 1):
            other = line[:common] + [Node("other", None) for _ in range(length - common)]
            assert shared(line, other) == shared(other, line) == common


LABELS = {
    "a turn": ("E5", ("black", 3, False), "3 E5"),
    "a turn on a copy": ("E5", ("black", 3, True), "copy 3 E5"),
    "one off": ("black=E5", None, "Black: 1 off"),
    "to play on": ("white=play", None, "White: plays on"),
    "a ruling": ("judge=E5,D4", None, "ruling: 2 off"),
    "a ruling on nothing": ("judge=", None, "ruling: none off"),
    "a note": ("-", None, "note"),
    "what is no turn": ("Z9", None, "Z9"),
}


@pytest.mark.parametrize(("word", "turn", "said"), LABELS.values(), ids=LABELS)
def test_labels(word: str, turn: tuple[str, int, bool] | None, said: str) -> None:
    node = Node(word, None)
    node.turn = turn or node.turn
    assert label(node) == said


def test_comments() -> None:
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


def test_what_is_shown_of_them() -> None:
    record = tried()
    assert repr(record) == "<Record 5x5, nodes: 7>"
    assert repr([record.root, *record.root.next]) == "[<Node 0>, <Node 1: C3>, <Node 1: pass>]"


# Which nodes of a record the rules are asked about, and when: as if all had been played at once.


# Two variations, of which one goes on in two ways; W[cc] after it is not legal, and B[dd] there is
# out of turn
TREE = "(;SZ[5];B[cc](;W[bb];B[dd])(;W[aa](;B[ee];W[cc])(;B[ea];B[dd];W[dd])))"


def facts(node: Node) -> list[Any]:
    """A node and what comes after it, as somebody finds it who goes through it."""
    after = [facts(following) for following in node.next]
    chosen = node.next.index(node.chosen) if node.chosen else None
    return [node.word, node.wrong, node.turn, chosen, after]


def known(node: Node) -> list[str]:
    """The words of what has been played after a node, without playing any more."""
    found = []
    for after in node.children:
        found += [after.word] * (after.turn[1] > 0) + known(after)
    return found


def test_the_main_line_and_what_stands_beside_it_are_played() -> None:
    record = sgf.read(TREE)
    assert known(record.root) == ["C3", "B4", "D2", "A5"]
    variation = record.root.next[0].next[1]
    assert known(record.root) == ["C3", "B4", "D2", "A5"]
    first, second = variation.next
    assert known(record.root) == ["C3", "B4", "D2", "A5", "E1", "E5"]
    assert (first.wrong, first.next[0].wrong) == (
        "",
        "Turn 4, White C3, is not legal. Rule 7: A move colours an empty point, and C3 is black.",
    )
    assert second.chosen is not None
    assert second.chosen.word == "b:D2"


def test_a_variation_is_played_in_one_go(monkeypatch: pytest.MonkeyPatch) -> None:
    """What leads to it is played again once, however long it is."""
    line = "".join(f";{'BW'[n % 2]}[{chr(97 + n // 9)}{chr(97 + n % 9)}]" for n in range(60))
    record = sgf.read(f"(;SZ[9](;B[ii];W[hh])({line}))")
    taken = []
    play = Match.play

    def counted(match: Match, word: str, player: str = "") -> None:
        taken.append(word)
        play(match, word, player)

    monkeypatch.setattr(Match, "play", counted)
    node = record.root.next[1]
    while node.chosen is not None:
        node = node.chosen
    assert node.depth == 60
    assert len(taken) == 60


def test_what_is_saved_or_written_is_not_played_for_it() -> None:
    record = sgf.read(TREE)
    assert saved.read(saved.write(record)) == record
    record = sgf.read(TREE)
    data, text, name = sgf.write(record), saved.write(record), repr(record)
    assert (len(known(record.root)), name) == (4, "<Record 5x5, nodes: 9>")
    assert '"turns": "C3 ( *B4 D2 ) A5 ? ( *b:E1 w:C3 ) b:E5 b:D2 w:D2"' in text
    again = saved.read(text)
    assert known(again.root) == ["C3", "B4", "D2", "A5"]
    assert facts(again.root) == facts(record.root) == facts(sgf.read(data).root)


def test_another_start_while_variations_wait() -> None:
    """Then nothing is known of what a variation comes to, until all is checked; the second is
    looked at as the first is.
    """
    record = sgf.read("(;SZ[5];B[cc](;W[bb])(;W[aa](;B[ee])(;B[ea]))(;W[dd](;B[ee])(;B[ea])))")
    variations = record.root.next[0].next[1:]
    record.start = record.start.but(setup=Position.parse(".....\n.....\n..X..\n.....\n....."))
    for variation in variations:
        assert variation.play_children is not None
        assert [after.wrong for after in variation.next] == ["", ""]
    record.check()
    assert record.root.next[0].wrong.endswith(
        "Rule 7: A move colours an empty point, and C3 is black."
    )


@given(records(), st.randoms(use_true_random=False))
def test_it_is_as_if_all_had_been_played_at_once(record: Record, chance: Any) -> None:
    """Whatever is looked at first, and whether the record is saved meanwhile."""
    data = sgf.write(record)
    whole = sgf.unchecked(data)
    whole.check()
    wanted = facts(whole.root)
    read = sgf.read(data)
    for _ in range(chance.randrange(4)):
        node = read.root
        while node.next and chance.random() < 0.8:
            node = chance.choice(node.next)
        if chance.random() < 0.5:
            read = saved.read(saved.write(read))
        if chance.random() < 0.3:
            check_known(read.root, read.new_match)
    assert facts(read.root) == wanted
