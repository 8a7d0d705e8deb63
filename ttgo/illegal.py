"""Why a turn is refused: one exception a reason, each with its rule's number and the facts that show it."""


class Illegal(ValueError):
    """A turn that the rules do not allow.

    `rule` is the number of the rule that forbids it and `reason` a sentence; str() gives both.

    >>> from ttgo import Game
    >>> refused = Game(9).why_not("K1")
    >>> refused.rule, refused.reason
    (1, "'K1' is not a point of this grid; write a letter A to J (no I) and a number 1 to 9, such as E5, or pass.")
    """

    rule = 0

    def __init__(self, reason: str) -> None:
        super().__init__(f"Rule {self.rule}: {reason}")
        self.reason = reason

    def __reduce__(self) -> "tuple[object, ...]":
        return _again, (type(self), self.args, self.__dict__)


def _again(kind: "type[Illegal]", said: "tuple[object, ...]", facts: "dict[str, object]") -> Illegal:
    """The same error in another process."""
    error = kind.__new__(kind, *said)
    error.__dict__.update(facts)
    return error


class NotAPoint(Illegal):
    """Rule 1: the text names no point of this grid. `text` is what was given.

    >>> from ttgo import Game
    >>> Game(9).why_not("I5").text
    'I5'
    """

    rule = 1

    def __init__(self, text: object, accepted: str) -> None:
        super().__init__(f"{brief(text)} is not a point of this grid; {accepted}.")
        self.text = text


class Repeats(Illegal):
    """Rule 6: the move would repeat a grid. `turn` is the turn after which the grid looked so; 0 is the start.

    >>> from ttgo import Game
    >>> game = Game(3, 1)
    >>> game.play("B1")
    >>> refused = game.why_not("A1")  # it would clear itself
    >>> refused.vertex, refused.turn
    ('A1', 1)
    """

    rule = 6

    def __init__(self, vertex: str, turn: int) -> None:
        super().__init__(f"{vertex} would repeat the grid as it was {after(turn)}.")
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
        super().__init__(f"A move colours an empty point, and {vertex} is {colour}.")
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
        own = "that stone itself" if stones == 1 else f"{stones} stones of the player's own"
        super().__init__(f"{vertex} would clear {own}, and suicide is not allowed in this game.")
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
        super().__init__("Two passes in a row have ended the game; undo one to play on.")


class Stopped(Illegal):
    """Rule 8, as this game's ending has it: two passes have stopped play until the players agree or somebody rules.

    `ruling` says which of the two it is.

    >>> from ttgo import Game, Match, Rules
    >>> match = Match(Game(9, rules=Rules(ending="tromp")))
    >>> for word in "E5 pass pass D4".split():
    ...     match.take(word)
    Traceback (most recent call last):
    ttgo.illegal.Stopped: Rule 8: Two passes have stopped play; the game now waits for both players' word on which stones to take off.
    """

    rule = 8

    def __init__(self, ruling: bool) -> None:
        wanted = "both players' word on which stones to take off"
        if ruling:
            wanted = "a ruling on the stones in dispute"
        super().__init__(f"Two passes have stopped play; the game now waits for {wanted}.")
        self.ruling = ruling


class NoLiberty(ValueError):
    """A position that no game can begin with, since rule 7 leaves none like it: the `colour` string at `vertex` has no liberty."""

    def __init__(self, colour: str, vertex: str) -> None:
        string = f"The {colour} string at {vertex}"
        super().__init__(f"{string} has no liberty; no game can begin with such a string.")
        self.colour = colour
        self.vertex = vertex

    def __reduce__(self) -> "tuple[object, ...]":
        return NoLiberty, (self.colour, self.vertex)


class Wrong(ValueError):
    r"""Something that was given and cannot be taken. `what` names the mistake, and `facts` are about it, for who says it in other words.

    >>> from ttgo import Position
    >>> try:
    ...     Position.parse(". X\n. Y")
    ... except Wrong as wrong:
    ...     print(wrong, wrong.what, wrong.facts)
    Row 2, column 2 of the diagram is 'Y'; write X, O or . there. wrong_mark (2, 2, "'Y'")
    """

    def __init__(self, sentence: str, what: str, *facts: object) -> None:
        super().__init__(sentence)
        self.what = what
        self.facts = facts

    def __reduce__(self) -> "tuple[object, ...]":
        return Wrong, (str(self), self.what) + self.facts  # noqa: RUF005  # MicroPython


def after(turn: int) -> str:
    """When a grid stood, in words."""
    return "at the start" if turn == 0 else f"after turn {turn}"


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
    if isinstance(given, (dict, list)):
        return "a list" if isinstance(given, list) else "an object"
    return "something of another kind"


_NAMED = {9: "\\t", 10: "\\n", 13: "\\r"}


def _quoted(text: str) -> str:
    r"""A text as Python writes it, but the same on each Python: MicroPython would write all but ASCII as numbers.

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
