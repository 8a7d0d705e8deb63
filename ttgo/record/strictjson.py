"""Strict JSON on every Python: MicroPython's own reader ignores missing commas, missing colons and control characters."""

import json
import re

_VALUE, _FIRST_VALUE, _NAME, _FIRST_NAME, _COLON, _AFTER = range(6)  # what can be next
_MARKS = '{}[],:"'
_CONTROL = re.compile("[\x01-\x1f]")  # MicroPython's patterns have no \0
_DEEPEST = 50  # nested brackets


def read(text: str) -> object:
    """The value of a JSON text. Raises ValueError for anything else, and for brackets nested more than 50 deep."""
    # Replace escaped characters, so that each remaining quotation mark begins or ends a string
    parts = text.replace("\\\\", "\\/").replace('\\"', "\\/").split('"')
    if not (len(parts) % 2 and _are_strings(parts[1::2]) and _is_value('"'.join(parts[::2]))):
        raise ValueError("This is not JSON.")
    return json.loads(text)


def _are_strings(inside: "list[str]") -> bool:
    """Whether these are valid contents of strings."""
    whole = '"'.join(inside)
    if "\0" in whole or _CONTROL.search(whole):
        return False
    for escaped in whole.split("\\")[1:]:
        is_number = (
            escaped[:1] == "u"
            and len(escaped) > 4
            and not escaped[1:5].strip("0123456789abcdefABCDEF")
        )
        if not is_number and escaped[:1] not in ("/", "b", "f", "n", "r", "t"):
            return False
    return True


def _is_value(outside: str) -> bool:
    """Whether the text is one value, when each of its strings is replaced by a quotation mark."""
    for mark in _MARKS:
        outside = outside.replace(mark, f" {mark} ")
    for blank in "\t\n\r":
        outside = outside.replace(blank, " ")
    opened: "list[str]" = []
    want = _VALUE
    for token in outside.split(" "):
        if token == "":
            continue
        if token in ("{", "[") and want in (_VALUE, _FIRST_VALUE) and len(opened) < _DEEPEST:
            opened.append(token)
            want = _FIRST_NAME if token == "{" else _FIRST_VALUE
        elif (
            token in ("}", "]")
            and opened
            and want in (_AFTER, _FIRST_NAME if token == "}" else _FIRST_VALUE)
        ):
            if opened.pop() + token not in ("{}", "[]"):
                return False
            want = _AFTER
        elif token == "," and want == _AFTER and opened:
            want = _NAME if opened[-1] == "{" else _VALUE
        elif token == ":" and want == _COLON:
            want = _VALUE
        elif token == '"' and want in (_NAME, _FIRST_NAME):
            want = _COLON
        elif want in (_VALUE, _FIRST_VALUE) and (
            token in ('"', "true", "false", "null") or _is_number(token)
        ):
            want = _AFTER
        else:
            return False
    return want == _AFTER and not opened


def _is_number(token: str) -> bool:
    mantissa, has_exponent, exponent = token.lower().partition("e")
    whole, has_point, part = mantissa[mantissa[:1] == "-" :].partition(".")
    return (
        _are_digits(whole)
        and (whole == "0" or whole[0] != "0")
        and (not has_point or _are_digits(part))
        and (not has_exponent or _are_digits(exponent[exponent[:1] in ("+", "-") :]))
    )


def _are_digits(text: str) -> bool:
    return text != "" and text.strip("0123456789") == ""
