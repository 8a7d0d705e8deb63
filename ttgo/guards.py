"""Guards of arguments: whether one is of the right kind, and how a sentence quotes it."""

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeGuard, TypeVar

    Kind = TypeVar("Kind")


def is_integer(given: object) -> "TypeGuard[int]":
    """True for a whole number; False for True and False, although Python calls them integers."""
    return isinstance(given, int) and given is not True and given is not False


def brief(given: object) -> str:
    """What was given, short enough to be part of a sentence, whatever it is."""
    if isinstance(given, str):
        return _quoted(given) if len(given) <= 40 else _quoted(given[:36] + "...")
    if given is True or given is False:  # first, since MicroPython does not count them as numbers
        return repr(given)
    if isinstance(given, int) and abs(given) > 10**30:
        return "a huge number"
    if given is None or isinstance(given, (int, float)):
        return repr(given)
    if isinstance(given, dict):  # as JSON calls it
        return "an object"
    if isinstance(given, bytes):
        return "bytes"
    kind = type(given).__name__
    return f"{'an' if kind[0] in 'AEIOUaeiou' else 'a'} {kind}"


def instead(given: object) -> str:
    """The end of a sentence that says what should have been given; empty if nothing was.

    >>> instead(7), instead(None)
    (', not 7', '')
    """
    return "" if given is None else f", not {brief(given)}"


def checked(given: object, kind: "type[Kind]", what: str, *held: type) -> "Kind":
    """`given`, if it is of that `kind` and its items, level by level, of the kinds `held`;
    otherwise raises a ValueError that says `what` it should be.

    >>> checked(5, str, "A comment is text")
    Traceback (most recent call last):
    ValueError: A comment is text, not 5.
    """
    if is_of(given, kind, *held):
        return given  # type: ignore[return-value]
    raise ValueError(f"{what}, not {brief(given)}.")


def is_of(given: "Any", kind: "type[Any]", *held: type) -> bool:
    """Whether `given` is of that `kind` and its items, level by level, of the kinds `held`; True
    and False are of no kind.

    >>> is_of({"PB": ["Ada"]}, dict, list, str), is_of([True], list, int)
    (True, False)
    """
    if not isinstance(given, kind) or given is True or given is False:
        return False
    return not held or all(
        is_of(one, *held) for one in (given.values() if isinstance(given, dict) else given)
    )


def each(given: object, what: str) -> "list[Any]":
    """The items of `given`; if it has none, raises a ValueError that says `what` it should be.

    >>> each(5, "Turns are a list of texts")
    Traceback (most recent call last):
    ValueError: Turns are a list of texts, not 5.
    """
    try:
        return list(given)  # type: ignore[call-overload,no-any-return]
    except TypeError:  # not iterable
        raise ValueError(f"{what}, not {brief(given)}.") from None


_NAMED = {9: "\\t", 10: "\\n", 13: "\\r"}


def _quoted(text: str) -> str:
    r"""A text as Python writes it, but the same on each Python: MicroPython would write all but
    ASCII as numbers.

    >>> print(_quoted("it's"), _quoted("5\n\u00e9\x07"))
    "it's" '5\né\x07'
    """
    quote = '"' if "'" in text and '"' not in text else "'"
    parts = []
    for letter in text:
        code = ord(letter)
        if letter in (quote, "\\"):
            parts.append("\\" + letter)
        elif code < 32 or 127 <= code < 160:
            parts.append(_NAMED.get(code) or f"\\x{code:02x}")
        elif 0xD800 <= code < 0xE000:
            parts.append(f"\\u{code:04x}")
        else:
            parts.append(letter)
    return quote + "".join(parts) + quote
