"""What an author writes into a page, as a game: taken exactly, or refused in a sentence."""

import re
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.boards import told
from tests.support.sites import ROOT
from tests.support.tables import each_row
from ttgo import Position, Rules
from ttgo.illegal import Wrong
from ttgo.record.tt_board import _KEYS, read
from ttgo.rulesets import ENDINGS, NAMED
from ttgo.session.session import Session

KO = ". X O .\nX O . O\n. X O .\n. . . ."


def shown(**given):
    """The view that a session answers to attributes."""
    return told(Session(), do="set", **given)


# name -> attributes, the grid that is shown, its turn

TAKEN: dict[str, tuple[dict[str, str], str, int]] = {
    "nothing": ({}, "\n".join([". " * 9] * 9), 0),
    "a size": ({"size": "2"}, ". .\n. .", 0),
    "a diagram": ({"diagram": f"\n  {KO}\n"}, KO, 0),
    "moves": ({"size": "3", "moves": "b2 A1\npass,C3"}, ". . O\n. X .\nO . .", 4),
    "moves on a diagram": ({"diagram": KO, "moves": "C3"}, ". X O .\nX . X O\n. X O .\n. . . .", 1),
    "an earlier turn": ({"size": "2", "moves": "A1 A2 B2", "at": "1"}, ". .\nX .", 1),
    "the end": ({"size": "2", "moves": "A1 A2", "at": "end"}, "O .\nX .", 2),
    "White first": ({"size": "2", "moves": "A1", "first": "White"}, ". .\nO .", 1),
    "a handicap": ({"size": "2", "moves": "A1 B2", "handicap": "2"}, ". X\nX .", 2),
}


@each_row(TAKEN)
def test_taken(given, grid, turn):
    """The view is of the place that was asked for, and nothing is complained of."""
    view = shown(**given)
    assert Position.parse("\n".join(view["stones"])) == Position.parse(grid)
    assert (view["turn"], view["error"], view["remarks"]) == (turn, False, [])


def test_rules_komi_and_ending():
    """They are those of the record, whatever names them."""
    record = read({"rules": "nz", "ending": "chinese", "komi": " 6.5 "})
    assert (record.start.rules, record.start.komi) == (NAMED["New Zealand"].ended("chinese"), 6.5)
    assert read({"rules": "superko=situational suicide=forbidden"}).start.rules == Rules(
        "situational", suicide=False
    )
    assert {read({"ending": name}).start.rules.ending for name in ENDINGS} == set(ENDINGS)


def test_as_many_moves_as_can_be_shown():
    """Not one fewer; those after the end of the game are refused one by one, with their reason."""
    record = read({"moves": "pass " * 20_000})
    assert (sum(1 for _ in record.walk()), len(record.line())) == (20_000, 3)


def test_turns_that_the_rules_refuse_stay_with_their_reason():
    """What can be played is shown, and which rule ended it is said first."""
    view = shown(diagram=KO, moves="C3 B3 D1")
    assert view["turn"] == 1
    assert view["say"].startswith(
        "Move 2, White at B3, is not allowed. Rule 6: B3 would repeat the position"
    )
    assert view["turns"] == ["C3"]
    assert view["remarks"] != []


REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "no diagram": (
        {"diagram": ". X\n. Z"},
        "Row 2, column 2 of the diagram is 'Z'; write X, O or . there.",
    ),
    "a diagram of spaces": (
        {"diagram": " \n "},
        "A diagram needs at least one row of X, O and . for the points",
    ),
    "uneven rows": ({"diagram": ". X\n."}, "Row 2, column 2 of the diagram is missing"),
    "too many columns": ({"diagram": "." * 53}, "a board has at most 52 by 52."),
    "too large": ({"size": "99"}, "A board’s width is a whole number from 1 to 52, not 99."),
    "no size": (
        {"size": "big"},
        'size is a number such as "9", or two such as "9x7", not \'big\'.',
    ),
    "a size of other digits": ({"size": "\u0669"}, "size is a number"),
    "a turn that is none": ({"at": "last"}, "at is a whole number, not 'last'."),
    "a turn after a refused one": (
        {"moves": "E5 E5", "at": "2"},
        "Move 2, White at E5, is not allowed.",
    ),
    "komi in words": ({"komi": "six"}, "such as 7 or 7.5, not 'six'."),
    "komi in other digits": ({"komi": "\uff16"}, "Komi is a multiple of 0.5"),
    "no player": ({"first": "me"}, "not 'me'."),
    "White, with a handicap": (
        {"first": "white", "handicap": "2"},
        "With a handicap, Black has the first turns",
    ),
    "no rules": ({"rules": "chess"}, "There are no rules called 'chess'"),
    "other rules": (
        {"rules": "Japanese"},
        "'Japanese' are rules of another family, with territory scoring; the nearest are AGA; ttgo knows AGA",
    ),
    "no ending": ({"ending": "soon"}, "There is no ending 'soon'"),
    "a large handicap": ({"size": "3", "handicap": "10"}, "from 0 to 9, not 10."),
    "a handicap in words": ({"handicap": "two"}, "handicap is a whole number, not 'two'."),
}


@each_row(REFUSED)
def test_refused(given, sentence):
    """One clear sentence, the session stays as it was."""
    session = Session()
    session.handle({"do": "turn", "at": "C3"})
    saved = session.save()
    view = told(session, do="set", **given)
    assert view["error"] is True
    assert sentence in view["say"]
    assert view["say"].endswith(".")
    assert len(view["say"]) < 300
    assert session.save() == saved


MISTAKES: dict[str, tuple[dict[str, str], str, dict[str, object]]] = {
    "two sizes": (
        {"diagram": ". X .\n. . .", "size": "3"},
        "two_sizes",
        {"width": 3, "height": 2, "given": "'3'"},
    ),
    "a turn that there is not": ({"size": "3", "at": "5"}, "wrong_turn", {"given": 5, "last": 0}),
    "too many moves": (
        {"moves": "pass " * 20_001},
        "too_many_moves",
        {"moves": 20_001, "most": 20_000},
    ),
}


@each_row(MISTAKES)
def test_what_other_languages_say(given, what, facts):
    """Goes by the mistake's name and by what was given."""
    with pytest.raises(Wrong) as wrong:
        read({key: given.get(key, "") for key in _KEYS})
    assert (wrong.value.what, wrong.value.facts) == (what, facts)


@given(st.dictionaries(st.sampled_from(_KEYS), st.text(max_size=12)))
def test_any_text_is_taken_or_refused(given):
    """Whatever stands in the attributes, the answer is a view."""
    view = shown(**given)
    assert view["say"]
    assert len(view["stones"]) == view["size"][1]


SCRIPT = (ROOT / "static" / "embed" / "content.js").read_text(encoding="utf-8")
SURE = {
    key: words.split("|")
    for key, words in re.findall(
        r"^  (rules|ending|first): /\^\((.*?)\)\?\$/", SCRIPT, re.MULTILINE
    )
}
assert len(SURE) == 3


def test_what_a_page_takes_for_certain_is_found():
    assert sorted(SURE) == ["ending", "first", "rules"]
    assert set(SURE["ending"]) == set(ENDINGS)


@pytest.mark.parametrize(
    ("key", "text"), [(key, text) for key, words in SURE.items() for text in words]
)
def test_what_a_page_takes_for_certain_is_taken(key, text):
    """A board that says so is shown, and nothing is asked before somebody plays."""
    read({key: text})
