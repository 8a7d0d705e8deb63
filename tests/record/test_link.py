"""A record as the fragment of an address: short, lossless in all that the rules allow, and never a guess."""

import contextlib
import random
import string

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.sentences import whole
from tests.test_rulesets import EVERY
from ttgo import BLACK, WHITE, Game, Position, Rules
from ttgo.illegal import Wrong
from ttgo.record import link as links
from ttgo.record.link import read, write
from ttgo.record.node import Node
from ttgo.record.tree import Record
from ttgo.start import Start


def facts(record: Record) -> list[object]:
    """All of a record that a link holds, to compare two of them."""
    every, work = [], [record.root]
    while work:
        node = work.pop()
        every.append(node)
        work += [after for after in reversed(node.next) if not after.wrong]
    place = {node: number for number, node in enumerate(every)}

    def chosen(node: Node) -> int | None:
        following = [after for after in node.next if not after.wrong]
        wanted = node.chosen if node.chosen in following else following[-1] if following else None
        return None if wanted is None else place[wanted]

    whole = (
        record.start.grid.width,
        record.start.grid.height,
        record.start.komi,
        record.start.rules,
        record.start.handicap,
        record.start.setup,
        record.start.first,
    )
    return [*whole, place[record.here], [(node.word, chosen(node)) for node in every]]


# Links of this version, which every later one must read: name -> link, turns to the place looked at, some facts

KEPT = {
    "empty": ("v=1&s=9", [], (9, 9, 0, "strict")),
    "turns and a pass": ("v=1&s=9&t=eedd-", ["E5", "D6", "pass"], (9, 9, 0, "strict")),
    "komi, a rectangle, a place": ("v=1&s=19x13&k=7.5&t=aaSm&a=1", ["A13"], None),
    "a rectangle": ("v=1&s=19x13&k=-0.5&t=aasm&a=1", ["A13"], (19, 13, -0.5, "strict")),
    "rules": ("v=1&s=2&r=superko=natural-situational.ending=judge", [], (2, 2, 0, "judge")),
    "a variation": ("v=1&s=3&t=aa1bb0cc", ["A3", "C1"], (3, 3, 0, "strict")),
    "the first is chosen": ("v=1&s=3&t=aa12bb0cc", ["A3", "B2"], (3, 3, 0, "strict")),
    "an agreement": ("v=1&s=3&r=ending=tromp&t=aabb--4aa.5-.", ["A3", "B2", "pass", "pass", "black=A3", "white=play"], (3, 3, 0, "tromp")),
    "a setup for White": ("v=1&s=3&b=abaa&w=cc&f=w&t=bb3", ["B2", "-"], (3, 3, 0, "strict")),
    "a handicap": ("v=1&s=5&h=2&t=aabb", ["A5", "B4"], (5, 5, 0, "strict")),
    "a turn out of turn": ("v=1&s=3&t=aa8bb", ["A3", "b:B2"], (3, 3, 0, "strict")),
    "another position, whoever is to play": ("v=1&s=3&t=bb7aaba-cc--.", ["B2", "setup=A3,B3/C1//"], (3, 3, 0, "strict")),
    "another position": ("v=1&s=3&t=bb7aaba-cc-bb-b.", ["B2", "setup=A3,B3/C1/B2/black"], (3, 3, 0, "strict")),
    "the largest": ("v=1&s=52&t=ZZaa", ["BB1", "A52"], (52, 52, 0, "strict")),
    "a capital first": ("v=1&s=52&t=Xa", ["AZ52"], (52, 52, 0, "strict")),
    "several stones off": ("v=1&s=3&r=ending=tromp&t=aabb--4bbaa.", ["A3", "B2", "pass", "pass", "black=B2,A3"], (3, 3, 0, "tromp")),
}  # fmt: skip


@pytest.mark.parametrize(("link", "line", "known"), KEPT.values(), ids=KEPT)
def test_kept_links(link: str, line: list[str], known: tuple[int, int, float, str] | None) -> None:
    """Examples of links that people may have; None: one that never was right."""
    if known is None:
        with pytest.raises(ValueError, match="'Sm' in the link is not a point of its grid of 19 by 13"):
            read(link)
        return
    record = read(link)
    assert (
        record.start.grid.width,
        record.start.grid.height,
        record.start.komi,
        record.start.rules.ending,
    ) == known
    assert [node.word for node in record.line()[1 : record.depth() + 1]] == line
    assert write(record) == link


def test_what_programs_do_to_links_is_undone() -> None:
    """A "#" before it, and signs put into per cent."""
    plain = read("v=1&s=3&r=superko=situational&t=aa-")
    for changed in (
        "#v=1&s=3&r=superko=situational&t=aa-",
        "v%3D1%26s%3D3%26r%3Dsuperko%3dsituational%26t%3Daa%2D",
    ):
        assert facts(read(changed)) == facts(plain)


def test_what_the_rules_refuse_is_left_out() -> None:
    record = Record(Start(3))
    first = record.root.add("B2")
    first.add("B2").add("C3")
    first.add("B2", BLACK)
    first.add("A1")
    record.check()
    assert write(record) == "v=1&s=3&t=bbac&a=0"
    first.chosen = first.next[2]
    first.add("B2")
    assert not record.check().over
    assert write(record) == "v=1&s=3&t=bbac&a=0", "what is chosen is the last one of those that are left"


def test_as_many_brackets_as_may_be() -> None:
    """A variation in a variation, a thousand of them; one more is refused."""
    record = Record(Start(3))
    node = record.root
    for variations in range(1001):
        if variations == 1000:
            assert write(record).count("1") == 1001, "the version has one, too"
        deeper = node.add("-")
        node.add("pass")
        node = deeper
    record.here = record.root
    with pytest.raises(ValueError, match="too long for a link"):
        write(record)


def test_many_brackets_beside_each_other() -> None:
    record = read("v=1&s=3&t=" + "130" * 1001 + "3")
    assert len(record.root.next) == 1002


def test_as_long_as_a_link_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    record = read("v=1&s=9&t=eedd")
    monkeypatch.setattr(links, "_LONGEST", len(write(record)))
    assert read(write(record)) == record
    monkeypatch.setattr(links, "_LONGEST", len(write(record)) - 1)
    with pytest.raises(ValueError, match="too long for a link"):
        write(record)


def test_a_long_game_is_short() -> None:
    """300 moves of 19x19 stay below 1,200 characters, all of them plain in an address."""
    chance, game, record = random.Random(7), Game(19, komi=7.5), Record(Start(19, komi=7.5))
    while game.turn < 300:
        game.play(chance.choice(game.legal_moves()))
        record.here = record.here.follow(game.last)
    link = write(record)
    assert len(link) < 1200
    assert len(link) == len("v=1&s=19&k=7.5&t=") + 2 * 300
    assert set(link) <= set(string.ascii_letters + string.digits + "-._~=&")
    assert facts(read(link)) == facts(record)


WRONG = {
    "nothing": ("", "'' is no part of a link; a link of ttgo's has a fragment such as #v=1&s=9&t=eedd."),
    "no version": ("s=9", "This link is of version '', and ttgo knows 1"),
    "a later version": ("v=2&s=9", "This link is of version '2', and ttgo knows 1"),
    "an unknown part": ("v=1&s=9&z=1", "'z=1' is no part of a link"),
    "a part without a value": ("v=1&s", "'s' is no part of a link"),
    "a part twice": ("v=1&s=9&s=9", "'s=9' is no part of a link"),
    "no size": ("v=1", "In a link s is a whole number, not ''."),
    "size in words": ("v=1&s=nine", "In a link s is a whole number, not 'nine'."),
    "size too large": ("v=1&s=53", "A grid's width is a whole number from 1 to 52, not 53."),
    "size of a million digits": ("v=1&s=" + "9" * 90_000, "In a link s is a whole number"),
    "a height in words": ("v=1&s=9xx", "In a link s is a whole number, not 'x'."),
    "a size as long as a link may be": ("v=1&s=" + "9" * 99_994, "In a link s is a whole number"),
    "a size that makes a link too long": (
        "v=1&s=" + "9" * 99_995,
        "This link is too long to be one of ttgo's",
    ),
    "a letter before it": ("Xv=1&s=9", "'Xv=1' is no part of a link"),
    "a part in capitals": ("v=1&s=9&X=1", "'X=1' is no part of a link"),
    "komi": ("v=1&s=9&k=x", "In a link k is komi, such as 7.5, not 'x'."),
    "komi of a quarter": ("v=1&s=9&k=0.25", "Komi is a multiple of 0.5"),
    "komi nan": ("v=1&s=9&k=nan", "Komi is a multiple of 0.5"),
    "komi too long": ("v=1&s=9&k=0.00000000001", "Komi is a multiple of 0.5"),
    "komi of nine characters": ("v=1&s=9&k=7.5000000", "Komi is a multiple of 0.5 from -9999 to 9999"),
    "rules": ("v=1&s=9&r=Japanese", "'Japanese' are rules of another family"),
    "handicap": ("v=1&s=2&h=9", "A handicap is a whole number of turns from 0 to 4, not 9."),
    "a handicap in words": ("v=1&s=9&h=X", "In a link h is a whole number, not 'X'."),
    "a handicap of six digits": ("v=1&s=9&h=123456", "from 0 to 81, not 123456."),
    "a handicap of seven digits": ("v=1&s=9&h=1234567", "In a link h is a whole number, not '1234567'."),
    "a place in words": ("v=1&s=9&a=X", "In a link a is a whole number, not 'X'."),
    "first": ("v=1&s=2&f=x", "In a link f is b or w, not 'x'."),
    "a stone twice": ("v=1&s=2&b=aa&w=aa", "A position colours each point of its grid once"),
    "a dead stone": ("v=1&s=2&b=abba&w=bb", "The white string at B1 has no liberty"),
    "half a point": ("v=1&s=9&t=a", "'a' in the link is not a point of its grid of 9 by 9."),
    "half a point of the largest": (
        "v=1&s=52&t=a",
        "'a' in the link is not a point of its grid of 52 by 52.",
    ),
    "a stone outside": ("v=1&s=9&b=jjaa", "'jj' in the link is not a point of its grid of 9 by 9."),
    "a turn outside": ("v=1&s=9&t=jjaa", "'jj' in the link is not a point of its grid of 9 by 9."),
    "a stone to take off outside": (
        "v=1&s=9&r=ending=tromp&t=--4jjaa.",
        "'jj' in the link is not a point of its grid of 9 by 9.",
    ),
    "a point outside": ("v=1&s=9&t=jj", "'jj' in the link is not a point of its grid of 9 by 9."),
    "a column too far": ("v=1&s=9&t=ja", "'ja' in the link is not a point of its grid of 9 by 9."),
    "a row too far": ("v=1&s=9&t=aj", "'aj' in the link is not a point of its grid of 9 by 9."),
    "an illegal turn": ("v=1&s=9&t=aaaa", "Turn 2, White A9, is not legal. Rule 7"),
    "a thousand brackets and one": (
        "v=1&s=9&t=" + "1" * 1001,
        "The link's turns hold more than 1000 brackets",
    ),
    "another position that is none": ("v=1&s=9&t=7aa.", "'aa' in the link sets up no position."),
    "a turn of two players": ("v=1&s=9&t=89aa", "In the link a turn is two players' at once."),
    "a chosen turn of two players": ("v=1&s=9&t=289aa", "In the link a turn is two players' at once."),
    "a bracket too many": ("v=1&s=9&t=0", 'The link\'s turns hold a ")" without its "(".'),
    "an open bracket": ("v=1&s=9&t=1aa", 'The link\'s turns hold a "(" without its ")".'),
    "an open proposal": ("v=1&s=9&r=ending=tromp&t=--4aa", "'4aa' in the link has no end"),
    "a proposal too early": (
        "v=1&s=9&t=4.",
        "After turn 0 the record goes wrong. There is nothing to agree on now",
    ),
    "a place too far": ("v=1&s=9&t=aa&a=2", "The link's game has 1 turns, so it cannot be at turn 2."),
    "percent at the end": ("v=1&s=9%", "This link is damaged at '%'"),
    "percent of nothing": ("v=1&s=9%zz", "This link is damaged at '%zz'"),
    "too long": ("v=1&s=9&t=" + "aa" * 60_000, "This link is too long to be one of ttgo's"),
    "a script": ("<script>alert(1)</script>", "'<script>alert(1)</script>' is no part of a link"),
}


@pytest.mark.parametrize(("link", "sentence"), WRONG.values(), ids=WRONG)
def test_mangled(link: str, sentence: str) -> None:
    with pytest.raises(ValueError) as refused:  # noqa: PT011  # the sentence is compared below
        read(link)
    assert sentence in whole(refused.value)
    assert len(str(refused.value)) < 300


def test_what_other_languages_say() -> None:
    with pytest.raises(Wrong) as wrong:
        read("v=2&s=9")
    assert wrong.value.what == "wrong_link"


@pytest.mark.parametrize("given_", [None, 5, [], {}, b"v=1&s=9"])
def test_no_text(given_: object) -> None:
    with pytest.raises(ValueError, match="too long to be one of"):
        read(given_)


@given(st.text() | st.text("v1&s=9tkrhbwfa.-0123456789%"))
def test_any_text_is_a_game_or_a_sentence(text: str) -> None:
    for link in (text, "v=1&s=3&t=" + text, "v=1&s=3&" + text):
        with contextlib.suppress(ValueError):
            record = read(link)
            assert write(read(write(record))) == write(record)


@settings(max_examples=200, deadline=None)
@given(st.data(), EVERY)
def test_any_record_is_read_as_it_was_written(data: st.DataObject, rules: Rules) -> None:
    """Trees under every rule set and ending, refused turns left out."""
    setup = Position.parse("X..\n..O") if data.draw(st.booleans()) else None
    record = Record(Start(3, 2, 0.5, rules, data.draw(st.sampled_from([0, 2])), setup))
    words = [
        "A1",
        "B1",
        "B2",
        "C2",
        "pass",
        "pass",
        "black=",
        "white=",
        "black=A2",
        "white=play",
        "judge=",
        "-",
    ]
    every = [record.root]
    for _ in range(data.draw(st.integers(0, 25))):
        parent = every[-1] if data.draw(st.integers(0, 3)) else data.draw(st.sampled_from(every))
        every.append(
            parent.add(data.draw(st.sampled_from(words)), data.draw(st.sampled_from(["", BLACK, WHITE])))
        )
        if data.draw(st.booleans()):
            parent.chosen = every[-1]
    record.check()
    record.here = data.draw(st.sampled_from(record.line()))
    link = write(record)
    again = read(link)
    assert facts(again)[:7] == facts(record)[:7]
    assert [node.word for node in again.line()[: again.depth() + 1]] == [
        node.word for node in record.line()[: record.depth() + 1]
    ]
    assert write(again) == link
