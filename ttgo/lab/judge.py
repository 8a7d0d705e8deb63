"""Effects of a change of the rules: the published cases judged by other rules, and where they
differ.

The cases are those of `ttgo check` (static/cases/rules-1.jsonl).
"""

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from ttgo.illegal import Illegal
from ttgo.lab.literal import RULE, Literal, mark
from ttgo.lab.presets import PRESETS
from ttgo.lab.text import Text, code
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
        """Whether it is not the case's own answer."""
        return self.answer is None or self.answer != self.case["answer"]


def read(lines: str, superko: str = "positional", suicide: bool = True) -> "list[Case]":
    """The cases that have an answer by those rules; the ten rules' if none are named."""
    found = [json.loads(line) for line in lines.split("\n") if line]
    return [case for case in found if superko in case["superko"] and suicide in case["suicide"]]


def judge(rules: "Any", cases: "list[Case]") -> "Iterator[Verdict]":
    """The verdict on each case, one after the other. Raises what the rules raise."""
    for case in cases:
        yield _verdict(rules, case)


def _verdict(rules: "Any", case: "Case") -> Verdict:
    game = Literal(Grid(case["width"], case["height"]), rules, case["komi"])
    for number, turn in enumerate(case["turns"], 1):
        try:
            game.play(turn)
        except Illegal as refused:
            return Verdict(case, None, f"Turn {number}, {turn}, is refused. {refused}")
    for _ in range(case["undo"]):
        game.undo()
    ask = case["ask"]
    if ask == "legal":
        why = game.why_not(case["at"])
        who = f"{game.to_play[0].upper()}{game.to_play[1:]} {case['at']}"
        return Verdict(
            case, why is None, f"{who} is {'allowed.' if why is None else f'refused. {why}'}"
        )
    if ask == "grid":
        rows = diagram(game)
        return Verdict(case, rows, f"The grid is {rows}.")
    if ask == "score":
        scores = game.scores()
        lead = scores.get(rules.BLACK, 0) - scores.get(rules.WHITE, 0) - game.komi
        return Verdict(case, lead, f"Black’s score minus White’s is {lead:g}.")
    return Verdict(case, game.over, f"The game is {'over' if game.over else 'not over'}.")


def alike(verdicts: "list[Verdict]") -> "list[str]":
    """The programs that agree with these rules on all cases that differ; none if an answer is more
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
    """The one that differs after the fewest turns; None if none differs."""
    differ = [verdict for verdict in verdicts if verdict.differs]
    return min(differ, key=lambda verdict: len(verdict.case["turns"])) if differ else None


# Five small tasks for learners of programming: change one rule so that the published cases get the
# answers of other rules.


class Task(NamedTuple):
    """A change to make in one rule. It is done when all cases are answered as by `rules` (superko,
    suicide), or by a preset.
    """

    says: str
    rule: int
    rules: tuple[str, bool]
    like: str = ""


TASKS = (
    Task("Make suicide illegal.", 7, ("positional", False)),
    Task(
        "Let the game end after three passes instead of two.",
        8,
        ("positional", True),
        "three-passes",
    ),
    Task(
        "Count only the empty points that a player surrounds.",
        9,
        ("positional", True),
        "territory-only",
    ),
    Task(
        "Let a ko be taken back at once, and any grid come again.",
        6,
        ("positional", True),
        "no-memory",
    ),
    Task(
        "Refuse a repeat only if the same player would play next as before. (This is situational "
        "superko.)",
        6,
        ("situational", True),
    ),
)


def check(
    task: Task, edits: "dict[str, str]", lines: str, alive: "Callable[[], object]" = lambda: None
) -> "tuple[bool, str]":
    """Whether it is done, and a sentence. `lines` are the published cases. Raises what the edited
    rules raise.
    """
    changed = sorted({RULE[name] for name in edits if edits[name] != code(name)})
    if not changed:
        return False, "Nothing is changed yet."
    others = [rule for rule in changed if rule != task.rule]
    if others:
        return False, f"Rule {others[0]} has changed, too; only rule {task.rule} may."
    rules = Text(edits).run()
    cases = read(lines, *task.rules)
    wanted: "Iterator[object]" = iter([case["answer"] for case in cases])
    if task.like:
        wanted = (verdict.answer for verdict in judge(Text(PRESETS[task.like].made()).run(), cases))
    for verdict in judge(rules, cases):
        alive()
        if verdict.answer != next(wanted):
            turns = " ".join(verdict.case["turns"][-6:])
            return False, f"Not yet. After {turns or 'no turn'}: {verdict.why}"
    return True, f"Done: all {len(cases)} cases are answered as they have to be."
