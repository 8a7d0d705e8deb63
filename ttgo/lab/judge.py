"""Effects of a change of the rules: the published cases judged by other rules, and where they
differ.

The cases are those of `ttgo check` (static/cases/rules-1.jsonl).
"""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

from ttgo.illegal import Illegal
from ttgo.lab.literal import Literal, mark, reason_of
from ttgo.language import amount, joined, say
from ttgo.points import Grid

Case = dict[str, Any]

# The yes-or-no cases that programs were found to answer differently from the ten rules (the table
# of static/engines.html).
PROGRAMS = {
    "GNU Go 3.8": "lone-suicide start suicide-repeats very-far-back",
    "sgfmill 1.1.1": "lone-suicide ko start left-by-pass two-for-one without-capture "
    "suicide-repeats far-back very-far-back",
    "dlgo 0.2": "two-for-one without-capture",
    "OpenSpiel 2.0.2": "two-for-one without-capture far-back very-far-back",
    "PettingZoo 1.27.0": "two-for-one without-capture far-back very-far-back",
    "goban 8.3.64": "lone-suicide start start-same-player far-back very-far-back",
    "go-board 1.4.3": "lone-suicide start start-same-player two-for-one without-capture "
    "suicide-repeats far-back very-far-back",
}


class Verdict(NamedTuple):
    """The rules' answer to a case: `case` from the data, `answer` (None if a turn on the way is
    refused), and `why`, a sentence.
    """

    case: Case
    answer: object
    why: str

    @property
    def differs(self) -> bool:
        """True if the answer is not the case's own."""
        return self.answer is None or self.answer != self.case["answer"]


def read(lines: str) -> "list[Case]":
    """The cases that the ten rules answer."""
    found = [json.loads(line) for line in lines.split("\n") if line]
    return [case for case in found if "positional" in case["superko"] and True in case["suicide"]]


def judge(rules: "Any", cases: "list[Case]") -> "Iterator[Verdict]":
    """The verdict on each case, one after the other. Raises whatever the rules raise."""
    for case in cases:
        yield _verdict(rules, case)


def _verdict(rules: "Any", case: "Case") -> Verdict:
    game = Literal(Grid(case["width"], case["height"]), rules, case["komi"])
    for number, turn in enumerate(case["turns"], 1):
        try:
            game.play(turn)
        except Illegal as refused:
            why = say("turn_illegal", turn=number, at=turn, why=reason_of(refused))
            return Verdict(case, None, why)
    for _ in range(case["undo"]):
        game.undo()
    ask = case["ask"]
    if ask == "legal":
        illegal = game.why_not(case["at"])
        legal = illegal is None
        move = say("case_legal", legal=legal, at=case["at"], player=game.to_play)
        return Verdict(case, legal, joined(move, reason_of(illegal) if illegal else ""))
    if ask == "grid":
        on = [
            say("case_stones", player=player, points=game.name(game.position.points(player)))
            for player in game.players
        ]
        return Verdict(case, diagram(game), joined(*on))
    if ask == "score":
        scores = game.scores()
        lead = scores.get(rules.BLACK, 0) - scores.get(rules.WHITE, 0) - game.komi
        return Verdict(case, lead, say("case_margin", lead=amount(lead)))
    return Verdict(case, game.over, say("case_over", over=game.over))


def alike(verdicts: "list[Verdict]") -> "list[str]":
    """The programs that answer all differing cases as these rules do; none if an answer is more
    than yes or no.
    """
    differ = [verdict for verdict in verdicts if verdict.differs]
    if not differ or any(
        verdict.case["ask"] != "legal" or verdict.answer is None for verdict in differ
    ):
        return []
    return [
        name
        for name, cases in PROGRAMS.items()
        if all(verdict.case["id"] in cases.split() for verdict in differ)
    ]


def diagram(game: Literal) -> str:
    """The rows of a grid from the top, with "/" between them: X for Black, O for White, further
    players by their first letter.
    """
    rows = []
    for y in range(game.grid.height - 1, -1, -1):
        marks = []
        for x in range(game.grid.width):
            colour = game.position.colour(game.grid.point(x, y))
            marks.append(mark(colour))
        rows.append("".join(marks))
    return "/".join(rows)


def shortest(verdicts: "list[Verdict]") -> "Verdict | None":
    """The differing verdict on the case with the fewest turns; None if no verdict differs."""
    differ = [verdict for verdict in verdicts if verdict.differs]
    return min(differ, key=lambda verdict: len(verdict.case["turns"])) if differ else None
