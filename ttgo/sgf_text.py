"""SGF as bytes: encodings, damaged brackets and escapes, around sgfmill's grammar. Nothing here knows Go.

sgfmill's grammar and not another's: it keeps every byte, takes time in proportion to the text and does not recurse.
"""

import codecs
import re
import sys
import warnings
from functools import cache
from pathlib import Path
from types import ModuleType
from typing import Any

from ttgo.illegal import brief

LONGEST = 10_000_000  # bytes of a file
MOST_NODES = 300_000

# Properties whose values are text, which is unescaped; those of others (points, "point:text", unknown ones) stay as found.
TEXT = frozenset(
    "AN BR BT C CP DT EV GC GN N ON OT PB PC PW RE RO RU SO US WR WT".split()  # FF[4]
    + "BS CR ID LT OB OM OV TC WS".split()  # earlier formats
)

# Supersets that hold more than the name promises, as files do; other names are Python's own.
_WIDER = {"gb2312": "gb18030", "gbk": "gb18030", "shift_jis": "cp932", "euc_kr": "cp949"}
_CODECS = re.compile(
    r"utf-8|ascii|iso8859-\d+|iso2022_\w+|cp\d+|koi8-[rtu]|gb\w+|hz|big5\w*|shift_j\w+|euc_\w+|mac-\w+|johab|tis-620"
)
_MARKED = {
    codecs.BOM_UTF8: "utf-8-sig",
    codecs.BOM_UTF16_LE: "utf-16",
    codecs.BOM_UTF16_BE: "utf-16",
    b"(\0": "utf-16-le",
    b"\0(": "utf-16-be",
}

Properties = dict[str, list[bytes]]  # a node: its properties with their values, still escaped, in UTF-8
Notes = dict[str, list[str]]  # the same as texts, as records have them


class NoLibrary(ValueError):
    """sgfmill is not here; the sentence says how to get it."""


@cache
def grammar() -> ModuleType:
    """sgfmill's grammar: the installed one, or the one that wheels.py fetched. Raises NoLibrary where there is neither."""
    try:
        return _grammar()
    except ImportError:
        fetched = str(Path(__file__).parent.parent / "static" / "wheels" / "sgfmill.zip")
    sys.path.append(fetched)
    try:
        return _grammar()
    except ImportError:
        raise NoLibrary(
            "SGF files need the Python package sgfmill, which is not here: have pip and the network and start ttgo again, "
            "or run `pip install sgfmill`."
        ) from None
    finally:
        sys.path.remove(fetched)


def _grammar() -> ModuleType:
    with warnings.catch_warnings():
        # Its docstrings hold backslashes that a newer Python warns of, each time that it is compiled from the archive.
        warnings.simplefilter("ignore")
        from sgfmill import sgf_grammar  # type: ignore[import-untyped]
    return sgf_grammar  # type: ignore[no-any-return]


def parse(data: bytes) -> "tuple[list[Any], list[str]]":
    """The game trees of a file (sgfmill's, at least one), and sentences about what was not taken as it is.

    Raises ValueError for what is not SGF.
    """
    sgf = grammar()
    if not isinstance(data, bytes) or len(data) > LONGEST:
        raise ValueError(f"An SGF file has at most {LONGEST // 1_000_000} MB.")
    if max(data.count(b";"), data.count(b"(")) > MOST_NODES:
        raise ValueError(f"An SGF file has at most {MOST_NODES} nodes; this one has more.")
    text, remarks = decode(data)
    try:
        return sgf.parse_sgf_collection(text), remarks
    except ValueError as error:
        reason = str(error).rpartition(": ")[2]
    if not sgf.tokenise(text)[0]:
        raise ValueError(f'This is not SGF: it has no "(;" to begin with, only {brief(_glance(text))}.')
    try:
        return [sgf.parse_sgf_game(text)], [*remarks, "Only the first game of the file can be read."]
    except ValueError:
        pass
    mended, remark = _mend(text)
    try:
        return [sgf.parse_sgf_game(mended)], [*remarks, remark]
    except ValueError:
        raise ValueError(f"This is not SGF that can be read: {reason}.") from None


def decode(data: bytes) -> "tuple[bytes, list[str]]":
    """The text in UTF-8, whatever its encoding is, and sentences about what was unclear.

    All of it is decoded before it is parsed: in Shift_JIS and GBK the second byte of a letter may be a bracket or a backslash.
    """
    for mark, codec in _MARKED.items():
        if data.startswith(mark):
            return _recode(data, codec)
    found = re.search(rb"(?<![A-Za-z])CA\s*\[\s*([^\]]{1,40})\]", data)
    named = found[1].decode("latin-1").strip() if found else ""
    codec = _codec(named)
    for attempt in (codec, "utf-8"):
        if attempt:
            try:
                text = data.decode(attempt)
            except UnicodeDecodeError:
                continue
            missed = named and attempt != codec
            return text.encode(), [
                f"CA[{named}] is not how the text is written; it is UTF-8."
            ] if missed else []
    if codec:
        return _recode(data, codec)
    unknown = f"CA[{named}] names no encoding that is known here" if named else "The file names no encoding"
    return data.decode("latin-1").encode(), [
        f"{unknown} and is not UTF-8; it is read as Latin-1, so names and comments may look wrong."
    ]


def _codec(named: str) -> str:
    """Python's name of the encoding that a CA property names; "" if there is none that a file like this can have."""
    if not re.fullmatch(r"[A-Za-z][\w.: -]*", named, re.ASCII):
        return ""
    try:
        codec = codecs.lookup(named.replace(" ", "_")).name
    except (LookupError, ValueError):
        return ""
    return _WIDER.get(codec, codec) if _CODECS.fullmatch(codec) else ""


def _recode(data: bytes, codec: str) -> "tuple[bytes, list[str]]":
    text = data.decode(codec, "replace")
    bad = text.count("\ufffd")
    said = f"{bad} places of the text are not {codec.removesuffix('-sig').upper()}; they show as \ufffd."
    return text.encode("utf-8", "replace"), [said] if bad else []


def _mend(text: bytes) -> "tuple[bytes, str]":
    """As much of a damaged game as can be read, its open brackets closed, and a sentence about the damage."""
    tokens, end = grammar().tokenise(text)
    while tokens and (tokens[-1][0] == "I" or (tokens[-1][1] == b"(" and tokens[-1][0] == "D")):
        tokens.pop()
    depth = sum({b"(": 1, b")": -1}.get(token, 0) for kind, token in tokens if kind == "D")
    mended = b"".join(b"[" + token + b"]" if kind == "V" else token for kind, token in tokens) + b")" * depth
    if not text[end:].strip():
        return mended, "The file ends in the middle of the game."
    line = text.count(b"\n", 0, end) + 1
    return mended, f"Line {line} is not SGF from {brief(_glance(text[end:]))} on; nothing after that is read."


def _glance(text: bytes) -> str:
    return " ".join(text[:80].decode("utf-8", "replace").split())[:30]


def unescaped(name: str, value: bytes) -> str:
    """A property's value as text."""
    if name in TEXT and re.search(rb"[\\\r\t\f\v]", value):
        value = grammar().text_value(value)
    return value.decode("utf-8", "replace")


def escaped(name: str, text: str) -> bytes:
    """A property's value as it stands between its brackets; what `unescaped` undoes."""
    value = text.encode("utf-8", "replace")
    if name not in TEXT and grammar().is_valid_property_value(value):
        return value
    return grammar().escape_text(value)  # type: ignore[no-any-return]
