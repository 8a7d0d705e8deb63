"""SGF property values and their texts: escapes, line breaks and other white space."""


def text_value(value: bytes) -> bytes:
    """The text of a value: without escapes, with LF for line breaks and spaces for other white space."""
    if value.find(b"\r") >= 0:
        return _with_returns(value)
    for blank in (b"\t", b"\f", b"\v"):
        value = value.replace(blank, b" ")
    parts = value.split(b"\\")
    text = [parts[0]]
    at = 1
    while at < len(parts):
        part = parts[at]
        if part == b"" and at + 1 < len(parts):  # an escaped backslash
            at += 1
            part = b"\\" + parts[at]
        text.append(part[1:] if part[:1] == b"\n" else part)
        at += 1
    return b"".join(text)


def _with_returns(value: bytes) -> bytes:
    """The same byte by byte: two different ones are one break, in either order."""
    text = bytearray()
    at, size = 0, len(value)
    while at < size:
        byte = value[at]
        at += 1
        escaped = byte == 0x5C
        if escaped:
            if at == size:
                break
            byte = value[at]
            at += 1
        if byte in b"\n\r":
            if at < size and value[at] in b"\n\r" and value[at] != byte:  # two bytes, one break
                at += 1
            byte = 0x0A
            if escaped:
                continue
        text.append(0x20 if byte in b"\t\f\v" else byte)
    return bytes(text)


def escape_text(text: bytes) -> bytes:
    """A text as a value; the inverse of `text_value`."""
    return text.replace(b"\\", b"\\\\").replace(b"]", b"\\]")


def is_valid_property_value(value: bytes) -> bool:
    """Whether a text can stand between brackets as it is."""
    at = value.find(b"\\")
    begin = 0
    while at >= 0:
        if value.find(b"]", begin, at) >= 0 or at + 1 == len(value):
            return False
        begin = at + 2
        at = value.find(b"\\", begin)
    return value.find(b"]", begin) < 0
