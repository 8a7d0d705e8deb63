"""The published cases: questions, each with the answer of a program that keeps the rules. They
stand in static/cases/rules-1.jsonl, one JSON object a line.

static/engines.html explains the fields and shows each case; rules-1.schema.json has them for
programs. The number in the file's name is the version of the format: a case may be added to a
version, and none changes its meaning.
"""

import json
from typing import TYPE_CHECKING, Any, NamedTuple

from ttgo.game import Game
from ttgo.position import BLACK, WHITE
from ttgo.rulesets import Rules
from ttgo.web.site import places

if TYPE_CHECKING:
    from ttgo.rulesets import SuperkoName

VERSION = 1
FILE = f"cases/rules-{VERSION}.jsonl"  # below static/
KNOWN = "cases/known.json"  # what came of asking programs (tests/bench/rules.py)

GROUPS = {
    "grid": "any rectangle (rule 1)",
    "turn": "moves on empty points, and passes (rules 5 to 7)",
    "capture": "clearing (rules 4 and 7)",
    "suicide": "suicide (rule 7)",
    "repeat": "repeats (rule 6)",
    "end": "the end by two passes (rule 8)",
    "area": "area and score (rules 9 and 10)",
    "undo": "taking back",
}


class Case(NamedTuple):
    """A question about a game, and the answer of all who keep the rules that it is about. The
    fields are those of the data.

    `superko` and `suicide` are the rules by which that is the answer. Black takes the first of
    `turns`, then the players take turns; the last `undo` of them are taken back. `ask` is what is
    asked then: "legal" (may the player to play take the turn `at`?), "grid" (how is it coloured?
    rows from the top, with "/" between them), "score" (Black's score minus White's, with komi) or
    "over". `says` is the reason, and `catches` what a program does wrong that answers otherwise.
    """

    id: str
    group: str
    width: int
    height: int
    superko: "tuple[SuperkoName, ...]"
    suicide: tuple[bool, ...]
    komi: float
    turns: tuple[str, ...]
    undo: int
    ask: str
    at: str
    answer: bool | str | float
    says: str
    catches: str

    def holds(self, rules: Rules) -> bool:
        """Whether the case's answer holds by these rules."""
        return rules.superko in self.superko and rules.suicide in self.suicide

    @property
    def rules(self) -> Rules:
        """The first of the rules that the case is about."""
        return Rules(self.superko[0], self.suicide[0])

    def players(self) -> list[tuple[str, str]]:
        """The turns, each with who takes it.

        >>> read()[3].players()
        [('black', 'C3')]
        """
        return [((BLACK, WHITE)[number % 2], turn) for number, turn in enumerate(self.turns)]

    def game(self, turns: int | None = None) -> Game:
        """The game after the first `turns` turns; without a number, after all of them and what is
        then taken back.
        """
        game = Game(self.width, self.height, self.komi, self.rules)
        game.play_all(self.turns[: len(self.turns) - self.undo if turns is None else turns])
        return game

    def asker(self) -> str:
        """Whose turn it is when the question is asked."""
        return (BLACK, WHITE)[(len(self.turns) - self.undo) % 2]


def read() -> tuple[Case, ...]:
    """All cases, in the order of the file.

    >>> len(read()) > 30, read()[0].id, read()[0].answer
    (True, 'wide', '...X/..../....')
    """
    text = (places.here().static / FILE).read_text(encoding="utf-8")
    return tuple(parse(line) for line in text.splitlines())


def known() -> list[dict[str, Any]]:
    """What is known of programs: "program", the groups that it "keeps" and that are "not asked",
    and "breaks": by group the cases that show it.

    >>> [one["program"] for one in known()][:2]
    ['ttgo 0.1.0', 'GNU Go 3.8']
    """
    text = (places.here().static / KNOWN).read_text(encoding="utf-8")
    return json.loads(text)  # type: ignore[no-any-return]


def parse(line: str) -> Case:
    """The case of a line."""
    fields = json.loads(line)
    for name in ("superko", "suicide", "turns"):
        fields[name] = tuple(fields[name])
    return Case(**fields)
