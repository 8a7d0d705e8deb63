"""JSON as MicroPython reads and writes it here: the same values as by CPython's own module."""

import json
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from ttgo.record import longtext

LONG = "x" * 1001
TEXTS = {
    "a thousand letters": LONG[1:],
    "more": LONG,
    "a quotation mark": f'"{LONG}"',
    "a backslash at the end": LONG + "\\",
    "blanks alone": f"{LONG} a  b",
    "a backslash and a quotation mark": LONG + '\\"\\',
    "what looks like an escape": LONG + "\\n\\u0041",
    "control characters": "".join(chr(code) for code in range(32)) + "\x7f" + LONG,
    "letters": LONG + "é黑𝔾",
    "what stands for a text": "@0" + LONG,
    "the same, short": "@0",
}
MUCH = f'"{LONG}"' * 20


@pytest.fixture(autouse=True, params=[0, 10_000], ids=["text by text", "at once if they are few"])
def small(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    monkeypatch.setattr(longtext, "SMALL", True)
    monkeypatch.setattr(longtext, "_MUCH", request.param)


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_texts(text: str) -> None:
    """Alone, in lists and dictionaries, as names, and beside others."""
    for value in (
        text,
        [text, LONG, 1, None],
        [text, "a"] * 6,
        {text: [text], "x": {"y": text}},
        [[[[text]]]],
    ):
        assert json.loads(longtext.write(value)) == value
        assert longtext.read(json.dumps(value)) == value
        assert longtext.read(json.dumps(value, ensure_ascii=False)) == value
        assert longtext.read(longtext.write(json.loads(longtext.write(value)))) == value


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text() | st.sampled_from(sorted(TEXTS.values())),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=12,
)


@given(values, st.integers(0, 5))
@example(["@", "@0", LONG, "@@0"], 1)
def test_any_value(value: Any, depth: int) -> None:
    assert json.loads(longtext.write(value, depth)) == value
    assert longtext.read(json.dumps(value)) == value


def test_what_stands_for_a_text_alone() -> None:
    """It is a text like any other, though much more is blank."""
    assert longtext.read('"@0"' + " " * 1000) == "@0"


BROKEN = {
    "no end": '"' + LONG,
    "an end that is none": '"' + LONG + '\\"',
    "an escape that is none": '"' + LONG + '\\x"',
    "nothing between": f'["{LONG}" "{LONG}"]',
    "no value": LONG,
}


@pytest.mark.parametrize("text", BROKEN.values(), ids=BROKEN)
def test_broken(text: str) -> None:
    with pytest.raises(ValueError, match="."):
        longtext.read(text)


@pytest.mark.parametrize("value", [MUCH, [MUCH], [[MUCH]], {"x": [MUCH]}, [MUCH, *"0123456789"]])
def test_what_is_long_is_not_left_to_json(value: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Which takes long for it."""
    text = json.dumps(value)
    asked = []

    def dumps(part: object) -> str:
        asked.append(len(json.dumps(part)))
        return json.dumps(part)

    def loads(part: str) -> object:
        asked.append(len(part))
        return json.loads(part)

    monkeypatch.setattr(longtext, "json", SimpleNamespace(dumps=dumps, loads=loads))
    assert longtext.write(value) == text
    assert longtext.read(text) == value
    assert max(asked) < 100


def test_as_it_is_written_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    value = {"save": LONG, "view": ["é"]}
    monkeypatch.setattr(longtext, "SMALL", False)
    assert longtext.write(value) == json.dumps(value)
    assert longtext.read(json.dumps(value)) == value
