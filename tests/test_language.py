"""Messages: each form that they take, what they say of facts, and what is no message."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.languages import names
from tests.support.tables import each_row
from ttgo.language import BadMessage, formatted, parsed

STONES = "{n, plural, =0 {no stone} one {# stone} other {# stones}}"
WHO = "{who, select, black {Black} other {White with {n, plural, one {a stone} other {{n}}}}}"

SAID = {
    "nothing but text": ("It's 5 o'clock #1", {}, "en", "It's 5 o'clock #1"),
    "a fact": ("{at}: {at}", {"at": "E5"}, "en", "E5: E5"),
    "none, by its own selector": (STONES, {"n": 0}, "en", "no stone"),
    "one": (STONES, {"n": 1}, "en", "1 stone"),
    "others": (STONES, {"n": 1.5}, "en", "1.5 stones"),
    "less than two are one in French": (STONES, {"n": 1.5}, "fr", "1.5 stone"),
    "a word": (WHO, {"who": "black"}, "en", "Black"),
    "any other word, and a message within": (WHO, {"who": "", "n": 7}, "en", "White with 7"),
    "a truth": ("{it, select, true {yes} other {no}}", {"it": True}, "en", "yes"),
    "no truth": ("{it, select, true {yes} other {no}}", {"it": False}, "en", "no"),
    "braces that are meant": ("'{'{at}'}' it''s '{at}'", {"at": 1}, "en", "{1} it's {at}"),
    "an apostrophe among them": ("'{''}' '{a}'", {}, "en", "{'} {a}"),
    "blanks and lines between": ("{ n ,\n plural , other {x} }", {"n": 1}, "en", "x"),
    "a brace in a fact": ("{at}", {"at": "{n, plural"}, "en", "{n, plural"),
}


@each_row(SAID)
def test_said(text, facts, language, said):
    assert formatted(parsed(text), facts, language) == said


WRONG = {
    "{": "a word is missing",
    "}": "a brace closes nothing",
    "{a": ", is missing",
    "{a b}": ", is missing",
    "{a,}": "a word is missing",
    "{a, plural}": ", is missing",
    "{a, number, other {}}": "a fact is plain, plural or select",
    "{a, plural, one {x}}": "there is no text for any other value",
    "{a, plural, other {x}": "} is missing",
    "{a, plural, other x}": "{ is missing",
    "'{a": "an apostrophe begins a part that nothing ends",
}


@pytest.mark.parametrize(("text", "what"), WRONG.items())
def test_no_message(text, what):
    with pytest.raises(BadMessage, match=f"^Letter \\d+ of a message: {what}"):
        parsed(text)


def test_a_fact_that_is_not_given():
    with pytest.raises(KeyError, match="who"):
        formatted(parsed(WHO), {"n": 1})


def test_its_facts():
    assert names(parsed(STONES + WHO)) == {("n", "plural"), ("n", ""), ("who", "select")}


@given(st.text("{}'#, aplurselctoh=0\n\u4e00"))
def test_any_text(text):
    """Is read or refused, at once."""
    try:
        parts = parsed(text)
    except BadMessage:
        return
    facts: dict[str, object] = {name: 1 for name, _ in names(parts)}
    assert len(formatted(parts, facts)) <= len(text)


@given(st.text("{}'a#"))
def test_text_that_is_meant(text):
    """Any text can be said, with its apostrophes doubled, and with braces between apostrophes."""
    meant = re.sub("[{}][{}']*", "'\\g<0>'", text.replace("'", "''"))
    assert formatted(parsed(meant), {}) == text
