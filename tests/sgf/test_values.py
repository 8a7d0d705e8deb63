"""What a value says: quick rows beside the comparison with sgfmill (test_grammar.py)."""

import pytest

from ttgo.sgf.values import escape_text, is_valid_property_value, text_value

TEXTS = {
    "nothing": (b"", b""),
    "blanks": (b"a\tb\fc\vd", b"a b c d"),
    "an escaped letter": (rb"a\bc", b"abc"),
    "escaped brackets and colons": (rb"a\]b\:c", b"a]b:c"),
    "an escaped backslash": (rb"a\\b", rb"a\b"),
    "two": (rb"a\\\\b", rb"a\\b"),
    "three": (rb"a\\\\\\b", rb"a\\\b"),
    "one and an escaped letter": (rb"a\\\]b", rb"a\]b"),
    "half an escape": (b"a\\", b"a"),
    "an escaped blank": (b"a\\\tb", b"a b"),
    "a line": (b"a\nb", b"a\nb"),
    "a broken line": (b"a\\\nb", b"ab"),
    "a broken line and another": (b"a\\\n\nb", b"a\nb"),
    "a return": (b"a\rb", b"a\nb"),
    "a return and a line feed": (b"a\r\nb", b"a\nb"),
    "the other way round": (b"a\n\rb", b"a\nb"),
    "two of each": (b"a\r\n\r\nb", b"a\n\nb"),
    "two returns": (b"a\r\rb", b"a\n\nb"),
    "a return at the end": (b"a\r", b"a\n"),
    "a broken line with a return": (b"a\\\r\nb", b"ab"),
    "a broken line with a return alone": (b"a\\\rb", b"ab"),
    "a return and blanks": (b"\r\t\f\vx", b"\n   x"),
    "a return and escapes": (b"\r\\]\\\\x", b"\n]\\x"),
    "a return and half an escape": (b"\rx\\", b"\nx"),
}


@pytest.mark.parametrize(("value", "text"), TEXTS.values(), ids=TEXTS)
def test_text_value(value: bytes, text: bytes) -> None:
    assert text_value(value) == text


def test_escape_text() -> None:
    assert escape_text(rb"a\b]c:\]") == rb"a\\b\]c:\\\]"


VALID = {
    "nothing": (b"", True),
    "a letter": (b"x", True),
    "a bracket": (b"x]", False),
    "a bracket first": (b"]", False),
    "an escaped one": (rb"\]", True),
    "an escaped one and another": (rb"\]]", False),
    "another and an escaped one": (rb"]\]", False),
    "another between two": (rb"\x]\]", False),
    "an escaped backslash": (rb"\\", True),
    "an escaped backslash and a bracket": (rb"\\]", False),
    "half an escape": (b"x\\", False),
    "half of the second": (b"\\x\\", False),
}


@pytest.mark.parametrize(("value", "is_valid"), VALID.values(), ids=VALID)
def test_valid_values(value: bytes, is_valid: bool) -> None:
    assert is_valid_property_value(value) is is_valid
