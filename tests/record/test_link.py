"""A record as the fragment of an address: short, lossless in all that the rules allow, and never a
guess.
"""

import contextlib
import string
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.examples import examples
from tests.support.records import nodes, records
from tests.support.sentences import whole
from tests.support.tables import each_row
from ttgo import BLACK
from ttgo.record import link as links
from ttgo.record.link import read, write
from ttgo.record.tree import Record
from ttgo.start import Start

# Links of this version, which every later one must read: name -> link, turns to the place looked
# at, some facts

KEPT = {
    "turns and a pass": ("v=1&s=9&t=eedd-", ["E5", "D6", "pass"], (9, 9, 0, "strict")),
    "komi, a rectangle, a place": ("v=1&s=19x13&k=7.5&t=aaSm&a=1", ["A13"], None),
    "a rectangle": ("v=1&s=19x13&k=-0.5&t=aasm&a=1", ["A13"], (19, 13, -0.5, "strict")),
    "rules": ("v=1&s=2&r=superko=natural-situational.ending=judge", [], (2, 2, 0, "judge")),
    "a variation": ("v=1&s=3&t=aa1bb0cc", ["A3", "C1"], (3, 3, 0, "strict")),
    "the first is chosen": ("v=1&s=3&t=aa12bb0cc", ["A3", "B2"], (3, 3, 0, "strict")),
    "an agreement": (
        "v=1&s=3&r=ending=tromp&t=aabb--4aa.5-.",
        ["A3", "B2", "pass", "pass", "black=A3", "white=play"],
        (3, 3, 0, "tromp"),
    ),
    "a setup for White": ("v=1&s=3&b=abaa&w=cc&f=w&t=bb3", ["B2", "-"], (3, 3, 0, "strict")),
    "a handicap": ("v=1&s=5&h=2&t=aabb", ["A5", "B4"], (5, 5, 0, "strict")),
    "a turn out of turn": ("v=1&s=3&t=aa8bb", ["A3", "b:B2"], (3, 3, 0, "strict")),
    "another position": (
        "v=1&s=3&t=bb7aaba-cc-bb-b.",
        ["B2", "setup=A3,B3/C1/B2/black"],
        (3, 3, 0, "strict"),
    ),
    "the largest": ("v=1&s=52&t=ZZaa", ["BB1", "A52"], (52, 52, 0, "strict")),
}


@each_row(KEPT)
def test_kept_links(link, line, known):
    """Examples of links that people may have; None: one that never was right."""
    if known is None:
        with pytest.raises(
            ValueError, match="'Sm' in the link is not a point of its grid of 19 by 13"
        ):
            read(link)
        return
    record = read(link)
    start = record.start
    assert (start.grid.width, start.grid.height, start.komi, start.rules.ending) == known
    assert [node.word for node in record.line()[1 : record.depth() + 1]] == line
    assert write(record) == link


def test_what_programs_do_to_links_is_undone():
    """A "#" before it, and signs put into per cent."""
    plain = read("v=1&s=3&r=superko=situational&t=aa-")
    assert read("#v=1&s=3&r=superko=situational&t=aa-") == plain
    assert read("v%3D1%26s%3D3%26r%3Dsuperko%3dsituational%26t%3Daa%2D") == plain


def test_what_the_rules_refuse_is_left_out():
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
    assert write(record) == "v=1&s=3&t=bbac&a=0", (
        "what is chosen is the last one of those that are left"
    )


def test_as_long_as_a_link_may_be(monkeypatch):
    record = read("v=1&s=9&t=eedd")
    monkeypatch.setattr(links, "_LONGEST", len(write(record)))
    assert read(write(record)) == record
    monkeypatch.setattr(links, "_LONGEST", len(write(record)) - 1)
    with pytest.raises(ValueError, match="too long for a link"):
        write(record)


NO_TEXTS: list[object] = [None, 5, [], {}, b"v=1&s=9"]
TOO_LONG = "This link is too long to be one of ttgo's"
WRONG: dict[str, tuple[Any, str]] = {
    **{f"no text: {value!r}": (value, TOO_LONG) for value in NO_TEXTS},
    "nothing": (
        "",
        "'' is no part of a link; a link of ttgo's has a fragment such as #v=1&s=9&t=eedd.",
    ),
    "a later version": (
        "v=2&s=9",
        (
            "This link is of version '2', and ttgo knows 1; a link of ttgo's has a fragment such as "
            "#v=1&s=9&t=eedd."
        ),
    ),
    "no version": ("s=9", "This link is of version '', and ttgo knows 1;"),
    "an unknown part": ("v=1&s=9&z=1", "'z=1' is no part of a link"),
    "an unknown part that is made of known ones": ("v=1&s=9&ft", "'ft' is no part of a link"),
    "no size": ("v=1", "In a link s is a whole number, not ''."),
    "size too large": ("v=1&s=53", "A board’s width is a whole number from 1 to 52, not 53."),
    "komi": ("v=1&s=9&k=x", "In a link k is komi, such as 7.5, not 'x'."),
    "komi in other digits": ("v=1&s=9&k=\u0667", "In a link k is komi"),
    "percent and other digits": ("v=1&s=9%\u0663\u0661", "This link is damaged at"),
    "rules": ("v=1&s=9&r=Japanese", "'Japanese' are rules of another family"),
    "handicap": ("v=1&s=2&h=9", "A handicap is a whole number of turns from 0 to 4, not 9."),
    "first": ("v=1&s=2&f=x", "In a link f is b or w, not 'x'."),
    "a stone twice": ("v=1&s=2&b=aa&w=aa", "A position colours each point of its grid once"),
    "a dead stone": ("v=1&s=2&b=abba&w=bb", "The white group at B1 has no empty point next to it"),
    "half a point": ("v=1&s=9&t=a", "'a' in the link is not a point of its grid of 9 by 9."),
    "a row too far": ("v=1&s=9&t=aj", "'aj' in the link is not a point of its grid of 9 by 9."),
    "an illegal turn": ("v=1&s=9&t=aaaa", "Move 2, White at A9, is not allowed. Rule 7"),
    "another position that is none": ("v=1&s=9&t=7aa.", "'aa' in the link sets up no position."),
    "a turn of two players": ("v=1&s=9&t=89aa", "In the link a turn is two players' at once."),
    "an open bracket": ("v=1&s=9&t=1aa", 'The link\'s turns hold a "(" without its ")".'),
    "an open proposal": ("v=1&s=9&r=ending=tromp&t=--4aa", "'4aa' in the link has no end"),
    "a proposal too early": (
        "v=1&s=9&t=4.",
        "After move 0 the record goes wrong. There is nothing to agree on now",
    ),
    "a place too far": (
        "v=1&s=9&t=aa&a=2",
        "The link's game has 1 turns, so it cannot be at turn 2.",
    ),
    "percent of nothing": ("v=1&s=9%zz", "This link is damaged at '%zz'"),
    "too long": ("v=1&s=9&t=" + "aa" * 60_000, TOO_LONG),
}


@each_row(WRONG)
def test_mangled(link, sentence):
    with pytest.raises(ValueError) as refused:  # noqa: PT011  # the sentence is compared below
        read(link)
    assert sentence in whole(refused.value)
    assert len(str(refused.value)) < 300


@given(st.text() | st.text("v1&s=9tkrhbwfa.-0123456789%"))
def test_any_text_is_a_game_or_a_sentence(text):
    for link in (text, "v=1&s=3&t=" + text, "v=1&s=3&" + text):
        with contextlib.suppress(ValueError):
            record = read(link)
            assert write(read(write(record))) == write(record)


@examples(200)
@given(records(tangled=True))
def test_any_record_is_read_as_it_was_written(record):
    """Trees under every rule set and ending, refused turns left out."""
    link = write(record)
    again = read(link)
    assert (write(again), again.start) == (link, record.start)
    assert set(link) <= set(string.ascii_letters + string.digits + "-._~=&"), (
        "all of them plain in an address"
    )
    assert [node.word for node in again.here.path()] == [node.word for node in record.here.path()]
    there = [node.word for node in nodes(record) if not any(before.wrong for before in node.path())]
    assert sorted(node.word for node in nodes(again)) == sorted(there)
