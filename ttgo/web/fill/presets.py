"""Changes of the rules to try: each replaces a few words of the ten rules, and has a position that
shows the effect.
"""

from typing import NamedTuple

from ttgo.language import say
from ttgo.web.fill.functions import FUNCTIONS

Edit = tuple[str, str, str]

_KO = "B1 C1 A2 D2 B3 C3 C2 B2"  # White's B2 has just taken C2; C2 would take it back
_TWO_FOR_ONE = "B1 B2 A2 C2 E5 D1 C1 A1"  # White's one stone has taken two, and Black could take it
_FAR_BACK = (
    "A2 C3 C2 D2 D1 A3 D4 B3 D3 B4 B2 B1 A1 A4 C1 pass B1 D2 D1 B2 C2 C1 A1 C4 A2 D2 D3 B1 A2 A1 "
    "pass C2 pass D4 pass D1 pass D3"
)
_REPEATS = "return position in earlier"
_OVER = "return len(turns) >= 2 and turns[-1] == turns[-2] == PASS"
_AREA = "return position.points(colour) | empty & reaching(position, EMPTY, colour)"

# Functions and classes that replace others, for changes of more than a few words

DIAGONALS = '''def reaching(position: Position, own: str, colour: str) -> int:
    """The points of the colour `own` that reach `colour`, also by steps across a corner."""
    points = position.points(own)
    found = edge = steps(position.grid, position.points(colour)) & points
    while edge:
        edge = steps(position.grid, edge) & points & ~found
        found |= edge
    return found


def steps(grid: Grid, points: int) -> int:
    """The points next to a set, and those across a corner: they have two neighbours in common."""
    found = grid.around(points)
    while points:
        point = points & -points
        points ^= point
        once, beside = 0, grid.around(point)
        while beside:
            near = grid.around(beside & -beside) & ~point
            found |= once & near
            once |= near
            beside &= beside - 1
    return found'''

MANY_COLOURS = '''class Position:
    """One colouring of a grid, in as many colours as there are players."""

    def __init__(self, grid: Grid, sets=None) -> None:
        self.grid = grid
        self.sets = sets or {}

    @property
    def empty(self) -> int:
        """The set of empty points."""
        empty = self.grid.points
        for points in self.sets.values():
            empty &= ~points
        return empty

    def points(self, colour: str) -> int:
        """The set of points of a colour."""
        return self.empty if colour == EMPTY else self.sets.get(colour, 0)

    def colour(self, point: int) -> str:
        """The colour of a point."""
        return next((colour for colour in self.sets if self.sets[colour] >> point & 1), EMPTY)

    def coloured(self, points: int, colour: str) -> "Position":
        """The same position but for the set `points`, which now has that colour."""
        sets = {other: self.sets[other] & ~points for other in self.sets}
        if colour != EMPTY:
            sets[colour] = sets.get(colour, 0) | points
        return Position(self.grid, {other: sets[other] for other in sets if sets[other]})

    def __eq__(self, other: object) -> bool:
        return self.sets == other.sets'''


class Preset(NamedTuple):
    r"""A change: `edits` are (function, old words, new words); without old words the whole function
    is replaced. `turns` on the grid `graph` lead to a position that shows the change, at the point
    `at`. `breaks` names the published cases that the change answers differently, and no others. Its
    title and what it does are messages (`message`).

    >>> PRESETS["no-memory"].made()["repeats"].split("\n")[-1]
    '    return False'
    """

    name: str
    edits: tuple[Edit, ...]
    turns: str
    at: str
    breaks: str
    graph: str = "rectangle 5"

    def message(self, what: str) -> str:
        """The change's "title", or what the change does ("says"), in the language spoken now."""
        return say(f"preset_{self.name.replace('-', '_')}_{what}")

    def made(self) -> "dict[str, str]":
        """The changed functions, by name."""
        found: "dict[str, str]" = {}
        for name, goes, comes in self.edits:
            before = found.get(name) or FUNCTIONS[name]
            found[name] = before.replace(goes, comes) if goes else comes
        return found


_ALL = (
    Preset(
        "no-memory",
        (("repeats", _REPEATS, "return False"),),
        _KO,
        "C2",
        "lone-suicide ko start start-same-player left-by-pass two-for-one without-capture "
        "suicide-repeats far-back very-far-back",
    ),
    Preset(
        "one-back",
        (("repeats", _REPEATS, "return position in earlier[-2:]"),),
        _TWO_FOR_ONE,
        "B1",
        "start start-same-player two-for-one without-capture suicide-repeats far-back "
        "very-far-back",
    ),
    Preset(
        "eight-back",
        (("repeats", _REPEATS, "return position in earlier[-8:]"),),
        _FAR_BACK,
        "A2",
        "far-back very-far-back",
        graph="rectangle 4",
    ),
    Preset(
        "thirty-back",
        (("repeats", _REPEATS, "return position in earlier[-30:]"),),
        _FAR_BACK,
        "A2",
        "far-back very-far-back",
        graph="rectangle 4",
    ),
    Preset(
        "own-first",
        (
            (
                "move",
                "clear(clear(coloured, opponent(colour)), colour)",
                "clear(clear(coloured, colour), opponent(colour))",
            ),
        ),
        "C1 B1 B2 A2",
        "A1",
        "capture-first ko ko-later start-same-player left-by-pass two-for-one without-capture "
        "far-back very-far-back",
    ),
    Preset(
        "no-third-step",
        (
            (
                "move",
                "clear(clear(coloured, opponent(colour)), colour)",
                "clear(coloured, opponent(colour))",
            ),
        ),
        "E5 A2 E4 B1",
        "A1",
        "suicide lone-suicide start start-same-player suicide-repeats",
    ),
    Preset(
        "no-suicide",
        (
            (
                "move",
                "return clear(clear(coloured, opponent(colour)), colour)",
                (
                    "after = clear(coloured, opponent(colour))\n"
                    "    if clear(after, colour) != after:\n        raise ValueError\n"
                    "    return after"
                ),
            ),
        ),
        "A1 B1 E5 B2 E4 A3",
        "A2",
        "suicide",
    ),
    Preset(
        "diagonals",
        (("reaching", "", DIAGONALS),),
        "C2 C3 B3 E5 D3 E4",
        "C4",
        "string strings capture-first suicide lone-suicide ko-later without-capture "
        "suicide-repeats far-back very-far-back",
    ),
    Preset(
        "stones-only",
        (("area", _AREA, "return position.points(colour)"),),
        "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5",
        "A1",
        "score-stones score-no-dead-inside score-komi",
    ),
    Preset(
        "territory-only",
        (("area", _AREA, "return empty & reaching(position, EMPTY, colour)"),),
        "B1 D1 B2 D2 B3 D3 B4 D4 B5 D5",
        "A1",
        "score-stones score-no-dead score-no-dead-inside score-komi",
    ),
    Preset(
        "one-pass",
        (("over", _OVER, "return turns[-1:] == [PASS]"),),
        "C3 pass",
        "B2",
        "lone-suicide start left-by-pass suicide-repeats far-back very-far-back score-empty "
        "score-stones score-both score-no-dead score-no-dead-inside score-komi one-pass "
        "two-passes passes-apart",
    ),
    Preset(
        "three-passes",
        (("over", _OVER, "return turns[-3:] == [PASS] * 3"),),
        "C3 pass pass",
        "B2",
        "two-passes",
    ),
    Preset(
        "first-capture",
        (
            ("over", '(turns: "list[str]")', '(turns: "list[str]", grids: "list[Position]")'),
            (
                "over",
                _OVER,
                (
                    "cleared = [area(grids[-1], colour, grids=grids) for colour in (BLACK, "
                    "WHITE)]\n"
                    "    return any(cleared) or len(turns) >= 2 and turns[-1] == turns[-2] == PASS"
                ),
            ),
            (
                "area",
                "colour: str)",
                'colour: str, grids: "list[Position]" = ())',
            ),
            (
                "area",
                _AREA,
                (
                    "return grids[-2:][0].points(opponent(colour)) & "
                    "~position.points(opponent(colour))"
                ),
            ),
        ),
        "C2 C3 B3 E5 D3 E4",
        "C4",
        "ko-later start-same-player without-capture suicide-repeats far-back very-far-back "
        "score-stones score-no-dead score-no-dead-inside score-komi",
    ),
    Preset(
        "three-players",
        (
            (
                "opponent",
                "",
                (
                    'RED = "red"\n\n\ndef opponent(colour: str) -> str:\n    """The player whose '
                    'turn is next."""\n'
                    "    return {BLACK: WHITE, WHITE: RED, RED: BLACK}[colour]"
                ),
            ),
            ("Position", "", MANY_COLOURS),
            (
                "to_play",
                "return WHITE if turns % 2 else BLACK",
                "return (BLACK, WHITE, RED)[turns % 3]",
            ),
            (
                "move",
                "clear(clear(coloured, opponent(colour)), colour)",
                (
                    "clear(clear(clear(coloured, opponent(colour)), opponent(opponent(colour))), "
                    "colour)"
                ),
            ),
            ("over", _OVER, "return turns[-3:] == [PASS] * 3"),
            (
                "area",
                "empty = position.empty & ~reaching(position, EMPTY, opponent(colour))",
                (
                    "empty = position.empty\n    for other in {BLACK, WHITE, RED} - {colour}:\n"
                    "        empty &= ~reaching(position, EMPTY, other)"
                ),
            ),
        ),
        "A1 B1 E5 D5 D1",
        "A2",
        "string strings capture-first suicide lone-suicide ko two-for-one far-back "
        "very-far-back score-no-dead score-no-dead-inside two-passes",
    ),
    Preset(
        "white-begins",
        (("to_play", "WHITE if turns % 2 else BLACK", "BLACK if turns % 2 else WHITE"),),
        "C3",
        "B3",
        "wide letters string strings capture-first suicide undo-grid score-stones score-no-dead "
        "score-no-dead-inside score-komi",
    ),
    Preset(
        "no-pass",
        (
            ("over", '(turns: "list[str]")', '(turns: "list[str]", moves: int)'),
            (
                "over",
                _OVER,
                ("if PASS in turns:\n        raise ValueError\n    return moves == 0"),
            ),
        ),
        "B1",
        "pass",
        "pass-repeats lone-suicide start start-same-player left-by-pass without-capture "
        "suicide-repeats far-back very-far-back score-empty score-stones score-both "
        "score-no-dead score-no-dead-inside score-komi one-pass two-passes passes-apart",
        graph="rectangle 3 1",
    ),
)
PRESETS = {preset.name: preset for preset in _ALL}
