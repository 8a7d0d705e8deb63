"""JSON as the standard has it: what is read is what CPython's module reads, and nothing more."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ttgo.record.strictjson import read

values = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(values, st.sampled_from([None, 1]), st.booleans())
def test_any_value(value: Any, indent: int | None, ascii_only: bool) -> None:
    assert read(json.dumps(value, indent=indent, ensure_ascii=ascii_only)) == value


RIGHT = {
    "blanks": ' {"a"\t:\n[ 1 ,\r2 ] } ',
    "numbers": "[0, -0, 10, 1.50, 1e5, 1E+05, -2.0e-3]",
    "escapes": r'["\"", "\\", "\/\b\f\n\r\t", "\u00e9\uABCD", "\\\"]", "\\"]',
    "what is no bracket in a string": '{"a": "}, [", "]": "{"}',
    "fifty deep": "[" * 50 + "]" * 50,
    "\x7f in a string": '"\x7f"',
}


@pytest.mark.parametrize("text", RIGHT.values(), ids=RIGHT)
def test_right(text: str) -> None:
    assert read(text) == json.loads(text)


WRONG = {
    "nothing": "",
    "no comma in an object": '{"a": 1 "b": 2}',
    "no comma in a list": "[1 2]",
    "no comma after a bracket": "[[1] [2]]",
    "two commas": "[1,, 2]",
    "a comma first": "[, 1]",
    "a comma last": "[1, ]",
    "a comma last in an object": '{"a": 1,}',
    "a comma behind": "1,",
    "no colon": '{"a" 1}',
    "two colons": '{"a":: 1}',
    "a colon in a list": "[1: 2]",
    "a name alone": '{"a"}',
    "a name without a value": '{"a":}',
    "a number for a name": "{1: 2}",
    "a list for a name": "{[]: 2}",
    "another bracket": '{"a": 1]',
    "another bracket, at once": "[}",
    "a bracket too many": "[1]]",
    "a bracket that is open": "[1",
    "two values": "1 2",
    "51 deep": "[" * 51 + "]" * 51,
    "a string that is open": '["a]',
    "a control character": '"a\tb"',
    "a zero byte": '"\0"',
    "an escape that is none": r'"\x41"',
    "an escape of too few digits": r'"\u00e"',
    "an escape of no digits": r'"\u00eg"',
    "an escape with a sign": r'"\u+123"',
    "a backslash alone": '"\\',
    "a backslash outside": '\\\\"a"',
    "a quotation mark outside": r"[\"]",
    "a form feed": "[1,\f2]",
    "a zero first": "01",
    "a point first": ".5",
    "a point last": "1.",
    "no exponent": "1e",
    "half an exponent": "1e+",
    "a plus": "+1",
    "a minus alone": "-",
    "digits of another script": "\u0661",
    "no number": "NaN",
    "infinity": "-Infinity",
    "a word": "True",
}


@pytest.mark.parametrize("text", WRONG.values(), ids=WRONG)
def test_wrong(text: str) -> None:
    with pytest.raises(ValueError, match=r"This is not JSON\."):
        read(text)
