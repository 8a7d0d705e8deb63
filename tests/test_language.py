"""Messages: each form that they take, what they say of facts, what is no message, and that scripts
say the same.
"""

import json
import re
import subprocess
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.catalogue import ROOMS, names
from tests.support.tables import each_row
from ttgo import language
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


# ttgo's two readers of messages, Python's and that of static/messages.js, say the same.


SCRIPT = Path(__file__).parent / "support" / "messages.mjs"
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 100)


def messages(room):
    """All texts of a room, which may have rooms of its own."""
    if isinstance(room, str):
        yield room
    elif isinstance(room, dict):
        for inner in room.values():
            yield from messages(inner)


def values(parts, found):
    """What each fact of a message may be, so that each of its texts is said."""
    for part in parts:
        if isinstance(part, str):
            continue
        name, kind, texts = part
        own = found.setdefault(name, [])
        if kind == "plural":
            own[:0] = NUMBERS
        elif kind == "select":
            own.extend(
                {"true": True, "false": False}.get(word, word) for word in texts if word != "other"
            )
            own.append(False if "true" in texts else "others")
        for text in texts.values():
            values(text, found)
    return found


def rows(tag):
    """What scripts say in a language, each with facts."""
    for text in messages(ROOMS[tag]["scripts"]):
        found = values(parsed(text), {})
        for turn in range(max([1, *map(len, found.values())])):
            yield (
                text,
                {
                    name: some[(turn + place) % len(some)] if some else "C3"
                    for place, (name, some) in enumerate(found.items())
                },
            )


def agreed(tag, asked):
    """Whether both say the same."""
    lines = "\n".join(json.dumps([tag, text, facts]) for text, facts in asked)
    done = subprocess.run(
        ["node", str(SCRIPT), "format"],
        input=lines,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    for (text, facts), line in zip(asked, done.stdout.splitlines(), strict=True):
        assert formatted(parsed(text), facts, tag) == json.loads(line), (text, facts)


@pytest.mark.parametrize("tag", ROOMS)
def test_they_say_the_same(tag):
    asked = list(rows(tag))
    assert len(asked) > 300
    agreed(tag, asked)


def test_they_read_each_form_alike():
    """But for apostrophes that mean braces, which no script says, and blanks at will."""
    apart = ("braces that are meant", "an apostrophe among them", "blanks and lines between")
    said = [row for name, row in SAID.items() if name not in apart]
    for tag in ("en", "fr"):
        agreed(tag, [(text, facts) for text, facts, of, _ in said if of == tag])


FORMS = "{n, plural, zero {zero} one {one} two {two} few {few} many {many} other {other}}"
# Languages of more forms than those that ttgo speaks, and of fewer; Unicode's conditions
PLURALS = {
    "pl": {
        "one": "i = 1 and v = 0",
        "few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
        "many": "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9"
        " or v = 0 and i % 100 = 12..14",
    },
    "ar": {
        "zero": "n = 0",
        "one": "n = 1",
        "two": "n = 2",
        "few": "n % 100 = 3..10",
        "many": "n % 100 = 11..99",
    },
    "vi": {},
}


@pytest.mark.parametrize("tag", PLURALS)
def test_plurals_of_any_language(tag, tmp_path, monkeypatch):
    """One file: its conditions give the forms that the platform's own data give."""
    rooms = {"plural": PLURALS[tag], "python": {"forms": FORMS}}
    (tmp_path / f"{tag}.json").write_text(json.dumps(rooms), encoding="utf-8")
    monkeypatch.setattr(language, "_FOLDER", f"{tmp_path}/")
    numbers = [*range(230), 999, 0.5, 1.5, 7.5]
    agreed(tag, [(FORMS, {"n": n}) for n in numbers])
