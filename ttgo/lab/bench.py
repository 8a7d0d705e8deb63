"""The Python side of the page "Change a rule": JSON text in, JSON text out. The page owns the edits
and the turns, and sends all of them with each event.

Events have `do`, and mostly `edits` (functions by name), `graph` (its text) and `turns`:

    rules       the rules with their words and functions, and the presets
    show        the board after these turns, and by the ten rules, with how the two differ
    judge       which published cases differ
    difference  what the edits change, as lines

A failure is answered with `error`: `text` in words, and for a failure in an edited function `name`,
`rule` and `line`, too.
"""

import json
from collections.abc import Callable
from typing import Any

import ttgo.rules
from ttgo.lab.graph import Graph
from ttgo.lab.judge import alike, judge, read, shortest
from ttgo.lab.literal import RULE, SHOWN, Literal
from ttgo.lab.presets import PRESETS
from ttgo.lab.shown import compared, shown
from ttgo.lab.text import Broken, Text, code, difference, line_of, source, words
from ttgo.language import speak

Event = dict[str, Any]

_MOST_TURNS = 2000


class Bench:
    """Answers the page. `cases` are the lines of the published cases.

    >>> bench = Bench("")
    >>> event = '{"do": "show", "graph": "torus 3", "edits": {}, "turns": ["A1"]}'
    >>> answer = json.loads(bench.answer(event))
    >>> answer["stones"], answer["toPlay"], answer["scores"]
    ('X........', 'white', {'black': 9, 'white': 0})
    """

    def __init__(self, cases: str) -> None:
        self._cases = cases
        self._made: "tuple[str, Text, Any] | None" = None
        self._games: "dict[str, Literal]" = {}

    def answer(self, given: str) -> str:
        """The answer to an event, both JSON text."""
        event = json.loads(given)
        speak(event.get("language", "en"))
        text: "Text | None" = None
        try:
            acts: "dict[str, Callable[[Event], dict[str, Any]]]" = {
                "rules": self._rules,
                "show": self._show,
                "judge": self._judge,
                "difference": lambda event: {"difference": difference(event["edits"])},
            }
            # Lines that cannot run have a difference, too
            if event.get("edits") and event["do"] != "difference":
                text = self._run(event["edits"])[0]
            return json.dumps(acts[event["do"]](event))
        except Broken as broken:
            return json.dumps(_error(broken))
        # An edited rule may raise anything, and end Python
        except (Exception, SystemExit) as error:  # noqa: BLE001
            if text and (line_of(error) or hasattr(error, "asked")):
                return json.dumps(_error(text.located(error)))
            return json.dumps({"error": {"text": str(error)}})

    def _run(self, edits: "dict[str, str]") -> "tuple[Text, Any]":
        """The edited text, and rules made of the text; both are kept for the next event."""
        key = json.dumps(sorted(edits.items()))
        if self._made is None or self._made[0] != key:
            text = Text(edits)
            self._made = (key, text, text.run())
        return self._made[1], self._made[2]

    def _game(
        self, event: "Event", edits: "dict[str, str]"
    ) -> "tuple[Literal, dict[str, Any] | None]":
        """The game after the turns, up to the first illegal one, and that turn as of
        Literal.play_all; continues the last event's game if possible.
        """
        key = json.dumps([event["graph"], sorted(edits.items())])
        rules = self._run(edits)[1] if edits else ttgo.rules
        game = self._games.pop(key, None) or Literal(Graph(event["graph"]), rules)
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
        self._games = {**self._games, key: game} if len(self._games) < 3 else {key: game}
        return game, refused

    def _rules(self, _: "Event") -> "dict[str, Any]":
        said = words(source())
        return {
            "rules": [
                {
                    "rule": rule,
                    "words": said[rule],
                    "functions": [{"name": name, "code": code(name)} for name in SHOWN[rule]],
                }
                for rule in SHOWN
            ],
            "presets": [
                {
                    "id": name,
                    "says": preset.message("says"),
                    "edits": preset.made(),
                    "graph": preset.graph,
                    "turns": preset.turns.split(),
                    "at": preset.at,
                }
                for name, preset in PRESETS.items()
            ],
        }

    def _show(self, event: "Event") -> "dict[str, Any]":
        edits = event.get("edits") or {}
        game, refused = self._game(event, edits)
        answer = shown(game, refused)
        if edits:
            ten, ten_refused = self._game(event, {})
            says = compared(game, refused, ten, ten_refused)
            answer["ten"] = {"says": says, "view": shown(ten, ten_refused)}
        return answer

    def _judge(self, event: "Event") -> "dict[str, Any]":
        edits = event.get("edits") or {}
        verdicts = list(judge(self._run(edits)[1], read(self._cases)))
        first = shortest(verdicts)
        return {
            "cases": {verdict.case["id"]: verdict.differs for verdict in verdicts},
            "first": _told(first) if first else None,
            "alike": alike(verdicts),
        }


def _told(verdict: "Any") -> "dict[str, Any]":
    case = verdict.case
    return {
        "id": case["id"],
        "ten": next(judge(ttgo.rules, [case])).why,
        "why": verdict.why,
        "graph": f"rectangle {case['width']} {case['height']}",
        "turns": case["turns"][: len(case["turns"]) - case["undo"]],
        "at": case["at"],
    }


def _error(broken: Broken) -> "dict[str, Any]":
    return {
        "error": {
            "name": broken.name,
            "rule": RULE[broken.name],
            "line": broken.line,
            "text": broken.text,
        }
    }
