"""A game by just the text of rules.py, on any graph, or by any other text with the same functions.

The game is slow on purpose: each turn is what rules 4 to 8 say, one after the other, and rule 6
looks at every earlier grid. `Game` plays faster, but only on rectangles; tests compare the two.

A function of the rules may ask for more than rules.py gives it. Parameters of these names are
filled in, unless they are found by asking that function:

    turns    the turns so far, names of points or "pass"
    grids    all positions so far, the start first, the newest last
    colour   the player to play
    moves    the set of points where that player may move

A function may also raise ValueError with a sentence: then the turn is refused.
"""

import ttgo.rules
from ttgo import vertex
from ttgo.guards import brief, checked, is_integer
from ttgo.illegal import GameOver, Illegal, Occupied, Repeats
from ttgo.lab.graph import Graph
from ttgo.lab.lines import last_of
from ttgo.language import say
from ttgo.points import count, members
from ttgo.scoring import check_komi
from ttgo.vertex import PASS

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    from ttgo.points import Grid

MOST_PLAYERS = 6
# Each with the functions by which it is found
FACTS = {
    "turns": (),
    "grids": (),
    "colour": ("to_play",),
    "moves": ("to_play", "move", "repeats"),
}


class Refused(Illegal):
    """An edited rule refuses the turn; `rule` is its number.

    >>> from ttgo.lab import Refused
    >>> str(Refused(7, "No stone may stand alone."))
    'Rule 7: No stone may stand alone.'
    """

    def __init__(self, rule: int, reason: str) -> None:
        self.rule = rule
        super().__init__(reason, "in_detail", detail=reason)


class Nonsense(Exception):
    """A function of the rules has returned an impossible value, or cannot be called so; `asked` is
    the function's name.

    >>> from ttgo.lab import Nonsense
    >>> Nonsense("move", "A move gives a position, not None.").asked
    'move'
    """

    def __init__(self, asked: str, sentence: str) -> None:
        super().__init__(sentence)
        self.asked = asked


class Literal:
    """A game on a grid, a graph, or a graph given as text, by `rules`: a module such as ttgo.rules.

    `turns` are those so far, `grids` what each of them left, the start first, and `players` the
    players in their order, Black first. `grid`, `rules` and `komi` are as given.

    >>> from ttgo import Graph
    >>> from ttgo.lab import Literal
    >>> game = Literal(Graph("torus 3"))
    >>> for turn in "B2 A2 C3 A1 C1".split():
    ...     game.play(turn)
    >>> game.over, game.to_play, game.result
    (False, 'white', 'B+1')
    """

    def __init__(
        self, grid: "Grid | Graph | str", rules: "Any" = ttgo.rules, komi: float = 0
    ) -> None:
        self.grid: "Any" = Graph(grid) if isinstance(grid, str) else grid
        if not callable(getattr(rules, "start", None)):
            raise ValueError(f"The rules are a module, such as ttgo.rules, not {brief(rules)}.")
        self.rules = rules
        self.komi = check_komi(komi)
        self.turns: "list[str]" = []
        start = rules.start(self.grid)
        if not hasattr(start, "coloured"):
            raise Nonsense("start", say("no_start", given=_brief(start)))
        self.grids: "list[Any]" = [start]
        self.players = _players(rules)
        self._moves: "int | None" = None

    @property
    def position(self) -> "Any":
        """How the grid is coloured now."""
        return self.grids[-1]

    @property
    def to_play(self) -> str:
        """Whose turn it is, by rule 5."""
        colour = self._by("to_play", (len(self.turns),))
        if colour not in self.players:
            players = ", ".join(self.players)
            raise Nonsense("to_play", say("no_player", given=repr(colour), players=players))
        return str(colour)

    @property
    def over(self) -> bool:
        """Whether the game has ended, by rule 8."""
        return self._yes("over", (self.turns,))

    def name(self, points: int) -> "list[str]":
        """The names of a set of points."""
        checked(points, int, "A set of points is a number")
        names: "list[str]" = self.grid.named(points)
        return names

    def read(self, word: object) -> "int | None":
        """The point of a name; None for a pass. Raises NotAPoint."""
        return vertex.read(self.grid, word)

    def why_not(self, word: object) -> "Illegal | None":
        """Why a turn is refused; None if it is legal."""
        try:
            self._after(word)
        except Illegal as refused:
            return refused
        return None

    def play(self, word: object) -> None:
        """Take a turn. Raises the Illegal that `why_not` gives; nothing has changed then."""
        position = self._after(word)
        point = self.read(word)
        self.turns.append(PASS if point is None else self.name(1 << point)[0])
        self.grids.append(position)
        self._moves = None

    def undo(self) -> None:
        """Take the last turn back, if there is one."""
        if self.turns:
            self.turns.pop()
            self.grids.pop()
            self._moves = None

    def play_all(self, turns: "str | list[str]") -> "dict[str, Any] | None":
        """Take turns up to the first that is refused. Returns None, or for a refused turn its
        number in the game ("turn"), what it was ("at") and the reason ("text").
        """
        given: "Any" = turns.split() if isinstance(turns, str) else turns
        for turn in checked(given, list, "Turns are text or a list"):
            why = self.why_not(turn)
            if why is not None:
                return {"turn": len(self.turns) + 1, "at": str(turn)[:20], "text": reason_of(why)}
            self.play(turn)
        return None

    def moves(self) -> int:
        """The set of points where the player to play may move, whether or not the game is over."""
        if self._moves is None:
            colour, found = self.to_play, 0
            for point in members(self.position.empty):
                try:
                    self._moved(point, colour)
                    found |= 1 << point
                except Illegal:
                    pass
            self._moves = found
        return self._moves

    def refusals(self) -> "dict[int, Illegal]":
        """The refused empty points, with the reasons."""
        found = {}
        for point in members(self.position.empty & ~self.moves()):
            try:
                self._moved(point, self.to_play)
            except Illegal as refused:
                found[point] = refused
        return found

    def areas(self) -> "dict[str, int]":
        """The set of points that counts for each player, by rule 9."""
        found = {}
        for colour in self.players:
            area = self._by("area", (self.position, colour))
            if not is_integer(area) or area & ~self.grid.points:
                raise Nonsense("area", say("no_area", given=_brief(area)))
            found[colour] = area
        return found

    def scores(self) -> "dict[str, int]":
        """How many points count for each player."""
        areas = self.areas()
        return {colour: count(areas[colour]) for colour in self.players}

    @property
    def lead(self) -> "tuple[str | None, float]":
        """Who is ahead by rule 10, None in a tie, and by how much; komi goes to White."""
        scores = self.scores()
        if self.players == [self.rules.BLACK, self.rules.WHITE]:
            black, white = [scores[colour] for colour in self.players]
            won = self._by("winner", (black, white + self.komi))
            if won is not None and won not in self.players:
                raise Nonsense("winner", say("no_result", given=_brief(won)))
            return won, abs(black - white - self.komi)
        best = sorted(self.players, key=lambda colour: -scores[colour])
        lead = scores[best[0]] - scores[best[1]] if len(best) > 1 else scores[best[0]]
        return best[0] if lead else None, lead

    @property
    def result(self) -> str:
        """The same in short: "B+3", or "0" for a tie."""
        player, lead = self.lead
        return f"{player[0].upper()}+{lead}" if player else "0"

    def _after(self, word: object) -> "Any":
        """The position after a turn. Raises Illegal."""
        if self.over:
            raise GameOver if self.rules is ttgo.rules else Refused(8, say("case_over", over=True))
        point = self.read(word)
        if point is not None:
            if not self.position.empty >> point & 1:
                raise Occupied(self.name(1 << point)[0], self.position.colour(point))
            return self._moved(point, self.to_play)
        self.turns.append(PASS)
        self.grids.append(self.position)
        try:
            self._yes("over", (self.turns,))  # an edited rule 8 may refuse a pass
        finally:
            self.turns.pop()
            self.grids.pop()
        return self.position

    def _moved(self, point: int, colour: str) -> "Any":
        """The position after a move at an empty point, by rules 7 and 6. Raises Illegal."""
        position = self._by("move", (self.position, point, colour))
        if not hasattr(position, "coloured"):
            raise Nonsense("move", say("no_position", given=_brief(position)))
        if self._yes("repeats", (position, self.grids)):
            turns = [turn for turn, grid in enumerate(self.grids) if grid == position]
            name = self.name(1 << point)[0]
            raise Repeats(name, turns[0]) if turns else Refused(6, say("turn_not_allowed"))
        return position

    def _by(self, name: str, given: "tuple[Any, ...]") -> "Any":
        """The answer of a function of the rules, with the facts that its parameters name. Raises
        Illegal.
        """
        function: "Callable[..., Any]" = getattr(self.rules, name)
        further = _parameters(self.rules, name)[len(given) :]
        more = {fact: self._fact(fact) for fact in further if name not in FACTS.get(fact, (name,))}
        try:
            return function(*given, **more)
        except Illegal:
            raise
        except ValueError as refused:
            if self.rules is ttgo.rules:
                raise
            raise Refused(RULE[name], str(refused) or say("turn_not_allowed")) from None
        except TypeError as error:
            # In no edited function: it came before the first line of this one
            if not isinstance(self.rules, Rules) or last_of(error, RULE)[1]:
                raise
            raise Nonsense(name, f"TypeError: {error}") from None

    def _yes(self, name: str, given: "tuple[Any, ...]") -> bool:
        """The answer of a function of the rules that says yes or no. Raises Nonsense."""
        answer = self._by(name, given)
        if not isinstance(answer, bool):
            raise Nonsense(name, say("no_yes_or_no", name=name, given=_brief(answer)))
        return answer

    def _fact(self, name: str) -> "Any":
        if name == "moves":
            return self.moves()
        if name == "colour":
            return self.to_play
        return self.turns if name == "turns" else self.grids


# What each rule's part shows and lets readers change; the rest of the file supports these.
SHOWN = {
    1: ("opponent",),
    2: ("Position",),
    3: ("reaching",),
    4: ("clear",),
    5: ("start", "to_play"),
    6: ("repeats",),
    7: ("move",),
    8: ("over",),
    9: ("area",),
    10: ("winner",),
}
RULE = {name: rule for rule in SHOWN for name in SHOWN[rule]}


class Rules:
    """Edited functions of the rules (text.py), and others by their names; `parameters` has theirs."""

    def __init__(self, names: "dict[str, Any]", parameters: "dict[str, list[str]]") -> None:
        for name in names:
            if name[:2] != "__":
                setattr(self, name, names[name])
        self.parameters = parameters


def _parameters(rules: "Any", name: str) -> "list[str]":
    """The names of a function's parameters; none where MicroPython does not know them."""
    if isinstance(rules, Rules):
        return rules.parameters.get(name, [])
    code: "Any" = getattr(getattr(rules, name), "__code__", None)
    return list(code.co_varnames[: code.co_argcount]) if hasattr(code, "co_varnames") else []


def _players(rules: "Any") -> "list[str]":
    """The players in the order of rule 1: from Black on, each one's opponent, until one comes
    again.
    """
    found = [rules.BLACK]
    while len(found) < MOST_PLAYERS:
        colour = rules.opponent(found[-1])
        if colour in found:
            break
        if not isinstance(colour, str):
            raise Nonsense("opponent", say("no_opponent", given=_brief(colour)))
        found.append(colour)
    return found


def _brief(given: object) -> str:
    return "None" if given is None else f"{type(given).__name__} {str(given)[:40]!r}"


def reason_of(refused: Illegal) -> str:
    """Why a turn is refused, with the rule's number, in the language that is spoken now."""
    return say("by_rule", rule=refused.rule, reason=say(refused.what, **refused.facts))


def mark(colour: str) -> str:
    """A colour in a diagram: X for Black, O for White, others by their first letter, a small one
    where that is X or O.
    """
    letter = colour[0].upper()
    known = {"empty": ".", "black": "X", "white": "O", "X": "x", "O": "o"}
    return known.get(colour) or known.get(letter, letter)
