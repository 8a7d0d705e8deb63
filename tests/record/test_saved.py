"""A record as text beyond its turns: rules, handicap, setup, notes, what the rules refuse, and which continuation is chosen."""

import json

import pytest
from hypothesis import given

from tests.support.examples import examples
from tests.support.records import nodes, records
from tests.support.sentences import whole
from ttgo import BLACK, WHITE, Position, Rules, sgf
from ttgo.record.saved import read, write
from ttgo.record.tree import Record
from ttgo.start import Start

GAME = {"ttgo": 2, "size": [3, 3], "komi": 0, "turns": "", "at": 0}


def facts(record: Record) -> list[object]:
    """All that a record holds, to compare two of them; who takes a turn that the rules allow is known by the rules."""
    tree = [
        (n.depth, n.word, n.player if n.wrong else "", n.notes, n.wrong, n.next.index(n.chosen) if n.chosen else None)
        for n in nodes(record)
    ]  # fmt: skip
    here = [node.word for node in record.here.path()]
    return [record.start, record.others, record.place, record.notes, record.remarks, here, tree]


def test_everything_in_one_text() -> None:
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
        "notes": {"0": {"PB": ["A name"], "C": ["About the game"]}, "2": {"C": ["good"], "XX": ["1", "2"]}},
        "remarks": ["A remark."],
        "at": 0,
    }
    assert facts(read(write(record))) == facts(record)


def test_a_refused_turn_stays() -> None:
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
        == "Turn 2, White A1, is not legal. Rule 7: A move colours an empty point, and A1 is black."
    )
    assert [node.wrong for node in line.next[1:]] == [
        "Turn 2, Black A1, is not legal. Rule 7: A move colours an empty point, and A1 is black.",
        "Before turn 2 the record places stones. Rule 7: stones come by moves once a game has begun.",
    ]
    assert [node.word for node in record.line()] == ["", "A1"]
    assert json.loads(write(record))["turns"] == "A1 ( *!wA1 !bB1 ) ( !bA1 ) !?-"
    again = read(write(record))
    assert facts(again)[:-1] == facts(record)[:-1]
    assert [node.wrong for node in nodes(again)] == [node.wrong for node in nodes(record)]
    again.here = again.line()[-1]
    assert again.here.follow("A1") is not again.here.next[0]  # a turn that is taken is another one


def test_what_has_not_been_looked_at_keeps_its_players() -> None:
    """Also where the rules refuse it in the end."""
    turns = "( A1 ? w:Z9 b:B1 b:B2 ) C3"
    record = read(json.dumps(GAME | {"turns": turns}))
    assert json.loads(write(record))["turns"] == turns
    record.check()
    assert json.loads(write(record))["turns"] == "( A1 !wZ9 !bB1 !bB2 ) C3"


def test_the_other_games_of_its_file() -> None:
    """With what each is called, and the place among them."""
    record = sgf.read("(;PB[Ada])(;PB[Bob])(;PB[Eve])", number=2)
    again = read(write(record))
    assert (again.place, again.titles) == (1, ["Ada", "Bob", "Eve"])
    assert again.others == record.others == ["(;PB[Ada])", "(;PB[Eve])"]


def test_games_kept_by_the_first_version_are_read() -> None:
    record = read(json.dumps(GAME | {"ttgo": 1, "turns": "( A1 ) B2 pass", "at": 2}))
    assert [node.word for node in record.line()] == ["", "B2", "pass"]
    assert record.start.rules == Rules()


# turns as earlier versions kept what nobody had looked at, and as they are kept once they are read

EARLIER = {
    "a line": ("A1 ?w:B2,b:C3", "A1 B2 C3"),
    "a turn without its player": ("A1 ?B2,b:C3", "A1 B2 C3"),
    "variations, the first of them chosen": ("A1 ?(,w:B2,b:C3,),(,w:C3,(,b:B2,),(,b:A2,),),w:B1",
                                             "A1 ( *B2 C3 ) ( C3 ? ( *b:B2 ) b:A2 ) B1"),
    "variations beside what had been played": ("A1 ?(,w:B2,b:C3,),w:B1 ( C3 ) A2", "A1 ( C3 ) ( *A2 ) ( B2 ? b:C3 ) B1"),
    "brackets that end nothing": ("A1 ?),b:B2,,w:C3,)", "A1 b:B2 C3"),
}  # fmt: skip


@pytest.mark.parametrize(("turns", "now"), EARLIER.values(), ids=EARLIER)
def test_games_kept_by_earlier_versions_are_read(turns: str, now: str) -> None:
    record = read(json.dumps(GAME | {"turns": turns, "notes": {"3": {"C": ["third"]}}}))
    assert json.loads(write(record))["turns"] == now
    assert {node.player for node in nodes(record)} <= {"", "black", "white"}
    assert [node.word for node in nodes(record) if node.comment == "third"] == ["C3"]


BROKEN = {
    "handicap": ({"handicap": "2"}, "A handicap is a whole number"),
    "setup a list": ({"setup": ["..."]}, 'A saved game\'s "setup" is rows'),
    "setup broken": ({"setup": "X../..X/?.."}, "Row 3, column 1 of the diagram is '?'"),
    "setup without a liberty": ({"setup": "X../.../.XO", "first": "black", "turns": ""}, None),
    "first": ({"first": "nobody"}, "The first player is"),
    "notes no texts": ({"notes": {"1": {"C": [5]}}}, 'A saved game\'s "notes" are lists of texts'),
    "other games": ({"others": [1]}, 'A saved game\'s "others" are lists of texts'),
    "a place beyond them": ({"others": ["(;)"], "place": 2}, 'A saved game\'s "place" is a number up to that of the "others", not 2.'),
    "the second of two": ({"others": ["(;)"], "place": 1}, None),
    "a setup without its parts": ({"turns": "setup=A1"}, "A position is set up by its changes"),
    "a setup by nobody": ({"turns": "setup=A1///nobody"}, "The first player is"),
    "setup a number": ({"setup": 5}, 'A saved game\'s "setup" is rows with "/" between them, not 5.'),
    "turns a number": ({"turns": 5}, 'A saved game has "turns" as text, such as "E5 D4 pass", not 5.'),
    "notes a number": ({"notes": 5}, 'A saved game\'s "notes" are an object, not 5.'),
    "notes of a turn a number": ({"notes": {"1": 5}}, 'A saved game\'s "notes" are properties by turn, not 5.'),
    "a letter a number": ({"letters": {"x": 5}}, 'A saved game\'s "letters" are texts by letter, not an object.'),
    "a letter beyond a byte": ({"letters": {"x": "\u0100"}}, 'A saved game\'s "letters" have a character a byte.'),
    "a proposal too early": ({"turns": "A1 black=A1"}, "After turn 1 the record goes wrong. There is nothing to agree"),
    "a refused turn without its mark": ({"turns": "A1 A1"}, "Turn 2, White A1, is not legal"),
    "a mark alone": ({"turns": "!"}, None),
}  # fmt: skip


@pytest.mark.parametrize(("change", "sentence"), BROKEN.values(), ids=BROKEN)
def test_broken(change: dict[str, object], sentence: str | None) -> None:
    """Each broken part has its sentence; None: this one is fine after all."""
    saved = json.dumps(GAME | change)
    if sentence is None:
        assert facts(read(write(read(saved)))) == facts(read(saved))
        return
    with pytest.raises(ValueError) as refused:  # noqa: PT011  # the sentence is compared below
        read(saved)
    assert sentence in whole(refused.value)
    assert str(refused.value).startswith(sentence) or not sentence.startswith("A saved")


@examples(200)
@given(records(tangled=True))
def test_any_record_is_read_as_it_was_written(record: Record) -> None:
    """Trees of legal and refused nodes under every rule set and ending, with notes anywhere."""
    again = read(write(record))
    assert facts(again) == facts(record)
    assert write(again) == write(record)
    assert len(again.match().words) == again.depth()
