"""Why a turn is refused: one exception a reason, each with its rule's number, a sentence in English
and the facts that show it.
"""

from ttgo.guards import brief


class Wrong(ValueError):
    r"""An argument that cannot be used; `reason` says why, in English. For other languages `what`
    names the message of that sentence (language.py), and `facts` fill it.

    >>> from ttgo import Wrong
    >>> from ttgo import Position
    >>> try:
    ...     Position.parse(". X\n. Y")
    ... except Wrong as wrong:
    ...     print(wrong, wrong.what, wrong.facts["mark"])
    Row 2, column 2 of the diagram is 'Y'; write X, O or . there. wrong_mark 'Y'
    """

    def __init__(self, reason: str, message: str, **facts: object) -> None:
        super().__init__(reason)
        self.reason = reason
        self.what = message
        self.facts = facts

    def __reduce__(self) -> "tuple[object, ...]":
        return _again, (type(self), self.reason, self.__dict__)


def _again(kind: "type[Wrong]", reason: str, facts: "dict[str, object]") -> Wrong:
    """Make the error again from its parts, for pickle."""
    error = kind.__new__(kind, reason)
    error.__dict__.update(facts)
    return error


class Illegal(Wrong):
    """A turn that the rules do not allow.

    `rule` is the number of the rule that forbids it and `reason` a sentence; str() and repr() give
    both.

    >>> from ttgo import Game
    >>> refused = Game(9).why_not("K1")
    >>> refused.rule, refused.reason  # doctest: +NORMALIZE_WHITESPACE
    (1, "'K1' is not a point of this board. Type a letter A to J (no I) and a number 1 to 9, such as
    E5, or “pass”.")
    """

    rule = 0

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

    def __init__(self, text: object, reason: str, message: str, **facts: object) -> None:
        super().__init__(reason, message, given=brief(text), **facts)
        self.text = text


class Repeats(Illegal):
    """Rule 6: the move would repeat a grid. `turn` is the turn after which the grid looked so; 0 is
    the start. `vertex` is where, as in the next two classes.

    In a simple ko that is two turns ago. A suicide of one stone repeats the position one turn ago,
    and all else is a longer repeat.

    >>> from ttgo import Game
    >>> game = Game(4, 3)
    >>> game.play_all("B1 C1 A2 D2 B3 C3 C2 B2")  # White has captured C2
    >>> refused = game.why_not("C2")
    >>> refused.vertex, refused.turn, game.turn + 1 - refused.turn
    ('C2', 7, 2)
    """

    rule = 6

    def __init__(self, vertex: str, turn: int) -> None:
        when = f"after turn {turn}" if turn else "that this board began with"
        reason = f"{vertex} would repeat the position {when}."
        super().__init__(reason, "repeats", vertex=vertex, turn=turn)
        self.vertex = vertex
        self.turn = turn


class Occupied(Illegal):
    """Rule 7: a move colours an empty point, and this one, `vertex`, is `colour` already.

    >>> from ttgo import Game
    >>> game = Game(9)
    >>> game.play("E5")
    >>> game.why_not("E5").colour
    'black'
    """

    rule = 7

    def __init__(self, vertex: str, colour: str) -> None:
        reason = f"A move colours an empty point, and {vertex} is {colour}."
        super().__init__(reason, "occupied", vertex=vertex, colour=colour)
        self.vertex = vertex
        self.colour = colour


class Suicide(Illegal):
    """Rule 7, where suicide is forbidden: the move at `vertex` would clear `stones` of the
    player's own.

    >>> from ttgo import Game, Rules
    >>> game = Game(3, 1, rules=Rules(suicide=False))
    >>> game.play("B1")
    >>> game.why_not("A1").stones
    1
    """

    rule = 7

    def __init__(self, vertex: str, stones: int) -> None:
        own = "the stone played there" if stones == 1 else f"{stones} stones of the player’s own"
        reason = f"{vertex} would clear {own}, and suicide is not allowed in this game."
        super().__init__(reason, "suicide", vertex=vertex, cleared=stones)
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
        reason = "Two passes in a row have ended the game; undo one to play on."
        super().__init__(reason, "game_over", by_passes=True)


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
        now = "both players agree which stones to remove"
        now = "a third person rules on the stones in dispute" if ruling else now
        super().__init__(f"Two passes have stopped play. Now {now}.", "stopped", ruling=ruling)
        self.ruling = ruling


class NoLiberty(Wrong):
    """A position that no game can begin with, since rule 7 leaves none like it: the `colour` string
    at `vertex` has no liberty.
    """

    def __init__(self, colour: str, vertex: str) -> None:
        reason = (
            f"The {colour} group at {vertex} has no empty point next to it. "
            "No game can begin like that."
        )
        super().__init__(reason, "no_liberty", colour=colour, vertex=vertex)
        self.colour = colour
        self.vertex = vertex
