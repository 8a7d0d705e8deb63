"""JSON with long texts in it, which MicroPython writes and reads a letter at a time: two and a half seconds for a megabyte."""

import json
import re
import sys

SMALL = bool(sys.implementation.name == "micropython")
_LONG, _MUCH = 1000, 10_000  # letters of a text, and of all texts together

_ESCAPES = (
    (b'\\"', b'"'),
    (b"\\/", b"/"),
    (b"\\n", b"\n"),
    (b"\\r", b"\r"),
    (b"\\t", b"\t"),
    (b"\\b", b"\b"),
    (b"\\f", b"\f"),
)
_MANY = 10  # texts of a list
_BETWEEN = "\x7f"
_CONTROL = re.compile("[\x01-\x1f]")  # MicroPython's patterns have no \0


def write(value: object, depth: int = 2) -> str:
    """A value as JSON text. Dictionaries and lists are gone through so deep; what is in deeper ones is expected to be short."""
    if not SMALL:
        return json.dumps(value)
    parts: "list[str]" = []
    _write(value, depth, parts)
    return "".join(parts)


def _room(value: object, depth: int, left: int) -> int:
    """What the letters of its texts leave of so many; less than 0 if they are more."""
    if isinstance(value, str):
        return left - len(value)
    if depth and isinstance(value, (dict, list)):
        for part in value.values() if isinstance(value, dict) else value:
            left = _room(part, depth - 1, left)
            if left < 0:
                break
    return left


def _write(value: object, depth: int, parts: "list[str]") -> None:
    """Its parts, of which the long ones are no copies: room for many of these takes long to find."""
    if isinstance(value, list) and len(value) >= _MANY and _are_texts(value):
        parts.append('["')
        parts.append(_escaped(_BETWEEN.join(value)).replace(_BETWEEN, '", "'))
        parts.append('"]')
    elif _room(value, depth, _MUCH) >= 0:
        parts.append(json.dumps(value))
    elif isinstance(value, str):
        parts.append('"')
        parts.append(_escaped(value))
        parts.append('"')
    elif isinstance(value, dict):
        before = "{"
        for name in value:
            parts.append(before)
            parts.append(json.dumps(name))
            parts.append(": ")
            _write(value[name], depth - 1, parts)
            before = ", "
        parts.append("}")
    elif isinstance(value, list):
        before = "["
        for part in value:
            parts.append(before)
            _write(part, depth - 1, parts)
            before = ", "
        parts.append("]")


def _are_texts(values: "list[object]") -> bool:
    """Whether these are nothing but texts that can be escaped all at once."""
    return all(isinstance(value, str) and _BETWEEN not in value for value in values)


def _escaped(text: str) -> str:
    text = text.replace("\\", "\\\\").replace('"', '\\"')
    if "\0" in text or _CONTROL.search(text):
        for letter in [chr(code) for code in range(32)]:
            text = text.replace(letter, json.dumps(letter)[1:-1])
    return text


def read(text: str) -> object:
    """The value of a JSON text. Raises ValueError for what is none."""
    if not SMALL or len(text) <= _LONG:
        return json.loads(text)
    data = text.encode()
    mark = b"@"
    while data.find(b'"' + mark) >= 0:
        mark += b"@"
    parts: "list[bytes]" = []
    texts: "list[str]" = []
    at, begin = 0, data.find(b'"')
    while begin >= 0:
        end = _end(data, begin + 1)
        if end - begin > _LONG:
            parts += [data[at:begin], b'"', mark, str(len(texts)).encode(), b'"']
            texts.append(_unquoted(data[begin : end + 1]))
            at = end + 1
        begin = data.find(b'"', end + 1) if end > 0 else -1
    parts.append(data[at:])
    return _filled(json.loads(b"".join(parts).decode()), mark.decode(), texts)


def _end(data: bytes, at: int) -> int:
    """Where the quotation mark stands that ends a text, -1 if none does."""
    at = data.find(b'"', at)
    while at >= 0:
        slash = at
        while data[slash - 1] == 0x5C:
            slash -= 1
        if (at - slash) % 2 == 0:
            break
        at = data.find(b'"', at + 1)
    return at


def _unquoted(data: bytes) -> str:
    parts = data[1:-1].split(b"\\\\")
    for number in range(len(parts)):
        for escape, letter in _ESCAPES:
            parts[number] = parts[number].replace(escape, letter)
        if parts[number].find(b"\\") >= 0:  # letters by their numbers
            return str(json.loads(data.decode()))
    return b"\\".join(parts).decode()


def _filled(value: object, mark: str, texts: "list[str]") -> object:
    """The same with its long texts in place of what stands for them."""
    if isinstance(value, str) and value.startswith(mark):
        return texts[int(value[len(mark) :])]
    if isinstance(value, list):
        return [_filled(part, mark, texts) for part in value]
    if isinstance(value, dict):
        return {_filled(name, mark, texts): _filled(value[name], mark, texts) for name in value}
    return value
