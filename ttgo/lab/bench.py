"""The Python side of the page "Change a rule": JSON text in, JSON text out. The page owns the edits
and the turns, and sends all of them with each event.

Events have `do`, and mostly `graph` (its text), `turns`, and if rules are edited `functions`, those
of the ten rules, and `edits`, both by their names:

    show        the board after these turns, and by the ten rules, with how the two differ
    judge       whether a published `case` differs; {"more": True} means: ask again
    sum         what such `verdicts` come to
    difference  what the edits change, as lines

A failure is answered with `error`: `text` in words, and for a failure in an edited function `name`,
`rule`, `line`, and `needsAll`, whether CPython may run it or say more.
"""

import json

import ttgo.rules
from ttgo.lab.graph import Graph
from ttgo.lab.ipvgo import opened
from ttgo.lab.judge import is_of_ten, judge, summary
from ttgo.lab.lines import last_of
from ttgo.lab.literal import RULE, Literal
from ttgo.lab.shown import compared, ended, shown
from ttgo.lab.text import Broken, difference, located, rules_of
from ttgo.language import amount, joined, say, speak

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import Any

    Event = dict[str, Any]
    Functions = dict[str, str]

_MOST_TURNS = 2000
_OTHER = "["  # a board of IPvGO begins so, which has rules of its own


class Bench:
    """Answers the page.

    >>> event = '{"do": "show", "graph": "torus 3", "edits": {}, "turns": ["A1"]}'
    >>> answer = json.loads(Bench().answer(event))
    >>> answer["stones"], answer["toPlay"], answer["scores"]
    ('X........', 'white', {'black': 9, 'white': 0})
    """

    def __init__(self) -> None:
        self._made: "tuple[str, Any] | None" = None
        self._games: "dict[str, Literal]" = {}
        # Rules, a case, and its verdict to come
        self._judging: "tuple[Any, str, Any] | None" = None

    def answer(self, given: str) -> str:
        """The answer to an event, both JSON text."""
        event = json.loads(given)
        speak(event.get("lang", "en"))
        acts: "dict[str, Callable[[Event], dict[str, Any]]]" = {
            "show": self._show,
            "judge": self._judge,
            "sum": lambda event: summary(event["verdicts"]),
            "difference": lambda event: {
                "difference": difference(event["functions"], event["edits"])
            },
        }
        try:
            return json.dumps(acts[event["do"]](event))
        except Broken as broken:
            return json.dumps(_error(broken))
        # An edited rule may raise anything, and end Python
        except (Exception, SystemExit) as error:  # noqa: BLE001
            asked = getattr(error, "asked", "")
            if asked or last_of(error, RULE)[1]:
                return json.dumps(_error(located(error, asked)))
            return json.dumps({"error": {"text": str(error)}})

    def _rules(self, event: "Event", edits: "Functions") -> "Any":
        """The ten rules, or rules with these edits, which are kept for the next event."""
        if not edits:
            return ttgo.rules
        key = json.dumps(sorted(edits.items()))
        if self._made is None or self._made[0] != key:
            self._made = key, rules_of(event["functions"], edits)
        return self._made[1]

    def _game(self, event: "Event", edits: "Functions") -> "tuple[Literal, dict[str, Any] | None]":
        """The game after the turns, up to the first illegal one, and that turn as of
        Literal.play_all; continues the last event's game if possible.
        """
        key = json.dumps([event["graph"], sorted(edits.items())])
        rules = self._rules(event, edits)
        text = event["graph"]
        game = self._games.pop(key, None) or (
            opened(text) if text[:1] == _OTHER else Literal(Graph(text), rules)
        )
        turns = [str(turn) for turn in event["turns"][:_MOST_TURNS]]
        same = 0
        while (
            same < min(len(turns), len(game.turns))
            and turns[same].upper() == game.turns[same].upper()
        ):
            same += 1
        while len(game.turns) > same:
            game.undo()
        refused = game.play_all(turns[same:])
        if len(self._games) >= 3:
            self._games = {}
        self._games[key] = game
        return game, refused

    def _show(self, event: "Event") -> "dict[str, Any]":
        edits = event.get("edits") or {}
        game, refused = self._game(event, edits)
        answer = shown(game, refused)
        if event["graph"][:1] == _OTHER and not game.over:
            komi, total = amount(game.komi), amount(game.scores()["white"] + game.komi)
            added = say("komi_added", komi=komi, total=total) if game.komi else ""
            won = say("if_both_pass", won=ended(game))
            answer["say"] = joined(answer["say"], added, won)
        if edits:
            ten, ten_refused = self._game(event, {})
            says = compared(game, refused, ten, ten_refused)
            answer["ten"] = {"says": says, "view": shown(ten, ten_refused)}
        return answer

    def _judge(self, event: "Event") -> "dict[str, Any]":
        case, rules = event["case"], self._rules(event, event["edits"])
        if not is_of_ten(case):
            return {}
        begun, self._judging = self._judging, None
        if begun is None or begun[:2] != (rules, case["id"]):
            begun = rules, case["id"], judge(rules, case)
        verdict = next(begun[2])
        if not verdict:
            self._judging = begun
        return verdict or {"more": True}


def _error(broken: Broken) -> "dict[str, Any]":
    return {
        "error": {
            "name": broken.name,
            "rule": RULE[broken.name],
            "line": broken.line,
            "text": broken.text,
            "needsAll": broken.needs_all,
        }
    }
