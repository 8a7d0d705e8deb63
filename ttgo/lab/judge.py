"""Effects of a change of the rules: a published case judged by other rules, and what the cases that
differ come to.

The cases are those of `ttgo check` (static/cases/rules-1.jsonl). They are judged one at a time, so
that a page can tell of each when it is known; it keeps the answers, and asks for what they come to.
"""

import ttgo.rules
from ttgo.illegal import Illegal
from ttgo.lab.literal import Literal, mark, reason_of
from ttgo.language import amount, joined, say
from ttgo.points import Grid

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    Case = dict[str, Any]
    Verdict = dict[str, Any]

# The yes-or-no cases that programs were found to answer differently from the ten rules (the table
# of static/engines.html).
PROGRAMS = (
    ("GNU Go 3.8", "lone-suicide start suicide-repeats very-far-back"),
    (
        "sgfmill 1.1.1",
        (
            "lone-suicide ko start left-by-pass two-for-one without-capture suicide-repeats far-back "
            "very-far-back"
        ),
    ),
    ("dlgo 0.2", "two-for-one without-capture"),
    ("OpenSpiel 2.0.2", "two-for-one without-capture far-back very-far-back"),
    ("PettingZoo 1.27.0", "two-for-one without-capture far-back very-far-back"),
    ("goban 8.3.64", "lone-suicide start start-same-player far-back very-far-back"),
    (
        "go-board 1.4.3",
        (
            "lone-suicide start start-same-player two-for-one without-capture suicide-repeats "
            "far-back very-far-back"
        ),
    ),
)
_AT_ONCE = 20  # turns, of which the last few of 500 take MicroPython a tenth of a second


def is_of_ten(case: "Case") -> bool:
    """Whether the ten rules answer it; others are about other rules."""
    return "positional" in case["superko"] and True in case["suicide"]


def judge(rules: "Any", case: "Case") -> "Iterator[Verdict | None]":
    """The rules' answer to a case, after None for each few turns: whether it "differs" from the
    case's own, "why", a sentence, and whether it is "plain", yes or no. Raises whatever the rules
    raise.
    """
    game = Literal(Grid(case["width"], case["height"]), rules, case["komi"])
    for number, turn in enumerate(case["turns"], 1):
        try:
            game.play(turn)
        except Illegal as refused:
            why = say("turn_illegal", turn=number, at=turn, why=reason_of(refused))
            yield {"case": case, "differs": True, "plain": False, "why": why}
            return
        if number % _AT_ONCE == 0:
            yield None
    for _ in range(case["undo"]):
        game.undo()
    answer, why = _answer(game, case)
    differs = answer != case["answer"]
    yield {"case": case, "differs": differs, "plain": case["ask"] == "legal", "why": why}


def _answer(game: Literal, case: "Case") -> "tuple[object, str]":
    ask = case["ask"]
    if ask == "legal":
        illegal = game.why_not(case["at"])
        legal = illegal is None
        move = say("case_legal", legal=legal, at=case["at"], player=game.to_play)
        return legal, joined(move, reason_of(illegal) if illegal else "")
    if ask == "grid":
        on = [
            say("case_stones", player=player, points=game.name(game.position.points(player)))
            for player in game.players
        ]
        return _diagram(game), joined(*on)
    if ask == "score":
        scores = game.scores()
        lead = scores.get(game.rules.BLACK, 0) - scores.get(game.rules.WHITE, 0) - game.komi
        return lead, say("case_margin", lead=amount(lead))
    return game.over, say("case_over", over=game.over)


def summary(verdicts: "list[Verdict]") -> "dict[str, Any]":
    """What verdicts, of which some differ, come to: the differing case with the fewest turns, "first",
    with what both rules say, "why" and "ten", and where it shows, a "graph", "turns" and a point,
    "at". And the programs that play so, "alike".
    """
    differ = [verdict for verdict in verdicts if verdict["differs"]]
    shortest = min(differ, key=lambda verdict: len(verdict["case"]["turns"]))
    case = shortest["case"]
    (ten,) = [verdict for verdict in judge(ttgo.rules, case) if verdict]
    first = {
        "id": case["id"],
        "why": shortest["why"],
        "ten": ten["why"],
        "graph": f"rectangle {case['width']} {case['height']}",
        "turns": case["turns"][: len(case["turns"]) - case["undo"]],
        "at": case["at"],
    }
    return {"first": first, "alike": _alike(differ)}


def _alike(differ: "list[Verdict]") -> "list[str]":
    """The programs that answer all these cases as these rules do; none if an answer is more than
    yes or no.
    """
    if not all(verdict["plain"] for verdict in differ):
        return []
    return [
        name
        for name, cases in PROGRAMS
        if all(verdict["case"]["id"] in cases.split() for verdict in differ)
    ]


def _diagram(game: Literal) -> str:
    """The rows of a grid from the top, with "/" between them: X for Black, O for White, further
    players by their first letter.
    """
    grid, position = game.grid, game.position
    rows = [
        "".join([mark(position.colour(grid.point(x, y))) for x in range(grid.width)])
        for y in range(grid.height)
    ]
    return "/".join(rows[::-1])
