"""Which nodes of a record the rules are asked about, and when: as if all had been played at once."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.records import records
from ttgo import sgf
from ttgo.match import Match
from ttgo.record import Record, saved
from ttgo.record.node import Node, check_known
from ttgo.rules import Position

# Two variations, of which one goes on in two ways; W[cc] after it is not legal, and B[dd] there is out of turn
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
    """Then nothing is known of what a variation comes to, until all is checked; the second is looked at as the first is."""
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
