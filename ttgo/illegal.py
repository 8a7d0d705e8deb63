"""Why a turn is refused: one exception a reason, each with its rule's number and the facts that
show it.
"""

from ttgo.language import english

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any, TypeGuard, TypeVar

    Kind = TypeVar("Kind")


class Wrong(ValueError):
    r"""Something that was given and cannot be taken: `what` is the name of a message about it
    (language.py), `facts` are what it tells.

    str() is that message in English; for another language, say the message.

    >>> from ttgo import Position
    >>> try:
    ...     Position.parse(". X\n. Y")
    ... except Wrong as wrong:
    ...     print(wrong, wrong.what, wrong.facts["mark"])
    Row 2, column 2 of the diagram is 'Y'; write X, O or . there. wrong_mark 'Y'
    """

    def __init__(self, message: str, **facts: object) -> None:
        super().__init__(message)
        self.what = message
        self.facts = facts

    def __str__(self) -> str:
        return english(self.what, **self.facts)

    def __reduce__(self) -> "tuple[object, ...]":
        return _again, (type(self), self.what, self.__dict__)


def _again(kind: "type[Wrong]", what: str, facts: "dict[str, object]") -> Wrong:
    """The same error in another process."""
    error = kind.__new__(kind, what)
    error.__dict__.update(facts)
    return error


class Illegal(Wrong):
    """A turn that the rules do not allow.

    `rule` is the number of the rule that forbids it and `reason` a sentence; str() and repr() give
    both.

    >>> from ttgo import Game
    >>> refused = Game(9).why_not("K1")
    >>> refused.rule, refused.reason  # doctest: +NORMALIZE_WHITESPACE
    (1, "'K1' is not a point of this board; write a letter A to J (no I) and a number 1 to 9, such as
    E5, or pass.")
    """

    rule = 0

    @property
    def reason(self) -> str:
        """Why, as a sentence in English."""
        return english(self.what, **self.facts)

    def __str__(self) -> str:
        return f"Rule {self.rule}: {self.reason}"

    def __repr__(self) -> str:
        return f"<{type(self).__name__}, rule {self.rule}: {self.reason}>"


class NotAPoint(Illegal):
    """Rule 1: the text names no point of this grid. `text` is what was given.

    >>> from ttgo import Game
    >>> Game(9).why_not("I5").text
    'I5'
    """

    rule = 1

    def __init__(self, text: object, message: str, **facts: object) -> None:
        super().__init__(message, given=brief(text), **facts)
        self.text = text


class Repeats(Illegal):
    """Rule 6: the move would repeat a grid. `turn` is the turn after which the grid looked so; 0 is
    the start.

    >>> from ttgo import Game
    >>> game = Game(3, 1)
    >>> game.play("B1")
    >>> refused = game.why_not("A1")  # it would clear itself
    >>> refused.vertex, refused.turn
    ('A1', 1)
    """

    rule = 6

    def __init__(self, vertex: str, turn: int) -> None:
        super().__init__("repeats", vertex=vertex, turn=turn)
        self.vertex = vertex
        self.turn = turn


class Occupied(Illegal):
    """Rule 7: a move colours an empty point, and this one is `colour` already.

    >>> from ttgo import Game
    >>> game = Game(9)
    >>> game.play("E5")
    >>> game.why_not("E5").colour
    'black'
    """

    rule = 7

    def __init__(self, vertex: str, colour: str) -> None:
        super().__init__("occupied", vertex=vertex, colour=colour)
        self.vertex = vertex
        self.colour = colour


class Suicide(Illegal):
    """Rule 7, where suicide is forbidden: the move would clear `stones` of the player's own.

    >>> from ttgo import Game, Rules
    >>> game = Game(3, 1, rules=Rules(suicide=False))
    >>> game.play("B1")
    >>> game.why_not("A1").stones
    1
    """

    rule = 7

    def __init__(self, vertex: str, stones: int) -> None:
        super().__init__("suicide", vertex=vertex, cleared=stones)
        self.vertex = vertex
        self.stones = stones


class GameOver(Illegal):
    """Rule 8: two consecutive passes have ended the game.

    >>> from ttgo import Game
    >>> game = Game(9)
    >>> game.play("pass")
    >>> game.play("pass")
    >>> game.why_not("E5").rule
    8
    """

    rule = 8

    def __init__(self) -> None:
        super().__init__("game_over", by_passes=True)


class Stopped(Illegal):
    """Rule 8, as this game's ending has it: two passes have stopped play until the players agree or
    a judge rules.

    `ruling` says which of the two it is.

    >>> from ttgo import Game, Match, Rules
    >>> match = Match(Game(9, rules=Rules(ending="tromp")))
    >>> for word in "E5 pass pass D4".split():  # doctest: +NORMALIZE_WHITESPACE
    ...     match.take(word)
    Traceback (most recent call last):
    ttgo.illegal.Stopped: Rule 8: Two passes have stopped play. Now both players agree which stones to
    remove.
    """

    rule = 8

    def __init__(self, ruling: bool) -> None:
        super().__init__("stopped", ruling=ruling)
        self.ruling = ruling


class NoLiberty(Wrong):
    """A position that no game can begin with, since rule 7 leaves none like it: the `colour` string
    at `vertex` has no liberty.
    """

    def __init__(self, colour: str, vertex: str) -> None:
        super().__init__("no_liberty", colour=colour, vertex=vertex)
        self.colour = colour
        self.vertex = vertex


def is_integer(given: object) -> "TypeGuard[int]":
    """True for a whole number; True and False, which Python holds to be numbers, are none."""
    return isinstance(given, int) and given is not True and given is not False


def brief(given: object) -> str:
    """What was given, short enough to be part of a sentence, whatever it is."""
    if isinstance(given, str):
        return _quoted(given) if len(given) <= 40 else _quoted(given[:36] + "...")
    if given is True or given is False:  # which MicroPython holds to be no number
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
    """What was given, if it is of that kind, and what it holds of the others; raises ValueError
    that says `what` it should be.

    >>> checked(5, str, "A comment is text")
    Traceback (most recent call last):
    ValueError: A comment is text, not 5.
    """
    if is_of(given, kind, *held):
        return given  # type: ignore[return-value]
    raise ValueError(f"{what}, not {brief(given)}.")


def is_of(given: "Any", kind: "type[Any]", *held: type) -> bool:
    """Whether something is of a kind, and what it holds of the others; True and False are of none.

    >>> is_of({"PB": ["Ada"]}, dict, list, str), is_of([True], list, int)
    (True, False)
    """
    if not isinstance(given, kind) or given is True or given is False:
        return False
    return not held or all(
        is_of(one, *held) for one in (given.values() if isinstance(given, dict) else given)
    )


def each(given: object, what: str) -> "list[Any]":
    """What was given, one by one; raises ValueError that says `what` it should be.

    >>> each(5, "Turns are a list of texts")
    Traceback (most recent call last):
    ValueError: Turns are a list of texts, not 5.
    """
    try:
        return list(given)  # type: ignore[call-overload,no-any-return]
    except TypeError:  # it cannot be gone through
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
