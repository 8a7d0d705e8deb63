"""Fill what Change a rule shows before Python has come into the page, static/change.html: what to
try, each with a picture, the rules, the grids, and the board of the ten rules and of each change. The
page asks Python for the same as soon as something else is played or changed (ttgo/lab/bench.py).
"""

import json
from html import escape
from typing import TYPE_CHECKING

from ttgo.lab.bench import Bench
from ttgo.lab.graph import KINDS, Graph
from ttgo.lab.literal import RULE, SHOWN, Literal, mark
from ttgo.lab.text import rules_of
from ttgo.language import enumerated, say, spoken
from ttgo.pages.html import Element, data, nodes
from ttgo.position import BLACK, WHITE, Position
from ttgo.svg import picture
from ttgo.vertex import PASS
from ttgo.web.fill.functions import FUNCTIONS, words
from ttgo.web.fill.presets import PRESETS, Preset
from ttgo.web.site.languages import languages

if TYPE_CHECKING:
    from collections.abc import Mapping
    from typing import Any

ID = "first"
FIRST = "rectangle 5 5"
# Of each kind of grid, as lines on 26 by 26.
_ICONS = {
    "rectangle": "M4 4h18v18H4zM4 13h18M13 4v18",
    "torus": "M3 13a10 7 0 1 0 20 0a10 7 0 1 0-20 0M9 12.5c1.5 2 6.5 2 8 0M10 13c1.5-1.6 4.5-1.6 6 0",
    "cylinder": "M5 6a8 3 0 1 0 16 0a8 3 0 1 0-16 0M5 6v14c0 4 16 4 16 0V6",
    "moebius": "M4 13c0-6 6-6 9 0s9 6 9 0-6-6-9 0-9 6-9 0z",
    "hexagons": "M13 3l8.500 5v10L13 23l-8.500-5V8zM13 3v20M4.500 8l17 10M21.500 8l-17 10",
    "triangles": "M13 4l10 18H3zM8 13h10l-5 9z",
    "cube": "M13 3l9 5v10l-9 5-9-5V8zM4 8l9 5 9-5M13 13v10",
}


def fill(page: Element) -> None:
    """Put the first answers into the page. Raises ValueError if it has no place for them."""
    told = {
        "view": _view(FIRST, {}, ""),
        "rules": _rules(),
        "presets": list(map(_told, PRESETS.values())),
    }
    (place,) = page.find("script", id=ID)
    place.inside = [data(told)]
    (sets,) = page.find("section", class_="swipe sets")
    sets.inside = nodes("".join(map(_set, PRESETS.values())))
    (shapes,) = page.find("div", class_="shapes")
    shapes.inside = nodes("".join(map(_shape, KINDS)))


def _view(graph: str, edits: "dict[str, str]", turns: str) -> "Any":
    rules = {"edits": edits, "functions": FUNCTIONS}
    event = {"do": "show", "graph": graph, "turns": turns.split(), "lang": spoken(), **rules}
    return json.loads(Bench().answer(json.dumps(event)))


def _rules() -> "list[dict[str, Any]]":
    translated = languages()[spoken()].pages.get("index", {})
    said = words()
    return [
        {
            "rule": rule,
            "words": translated.get(f"words-{rule}", said[rule].replace("'", "’")),
            "functions": {name: FUNCTIONS[name] for name in SHOWN[rule]},
        }
        for rule in SHOWN
    ]


def _told(preset: Preset) -> "dict[str, Any]":
    edits = preset.made()
    return {
        "id": preset.name,
        "says": preset.message("says"),
        "edits": edits,
        "at": preset.at,
        "view": _view(preset.graph, edits, preset.turns),
    }


def pictures() -> "dict[str, str]":
    """Where each change shows, by the file's name; stones of a third player are letters."""
    return {f"{name}.svg": _picture(preset) for name, preset in PRESETS.items()}


def _picture(preset: Preset) -> str:
    game = Literal(preset.graph, rules_of(FUNCTIONS, preset.made()))
    game.play_all(preset.turns)
    stones = {colour: game.name(game.position.points(colour)) for colour in game.players}
    width, height = [int(side) for side in game.grid.text.split()[1:]]
    letters: "Mapping[int | str, int | str]" = {
        name: mark(colour)
        for colour in game.players
        if colour not in (BLACK, WHITE)
        for name in stones[colour]
    }
    return picture(
        Position.of(width, height, black=stones[BLACK], white=stones[WHITE]),
        coordinates=False,
        stars=False,
        labels=letters,
        marks={} if preset.at == PASS else {preset.at: "ring"},
    )


def _set(preset: Preset) -> str:
    rules = [str(rule) for rule in sorted({RULE[name] for name in preset.made()})]
    small = say(
        "preset_changes",
        rules_count=len(rules),
        rules=enumerated(rules),
        many=len(preset.breaks.split()),
    )
    title, says = escape(preset.message("title")), escape(preset.message("says"))
    return (
        f'<button class="set" aria-pressed="false" data-preset="{preset.name}" '
        f'title="{says}"><img src="changes/{preset.name}.svg" alt="" width="72" height="72">'
        f"<span>{title}<small>{escape(small)}</small></span></button>"
    )


def _shape(kind: str) -> str:
    graph = FIRST if FIRST.startswith(kind) else Graph(kind).text
    name = f"{say(f'kind_{kind}')} {' × '.join(graph.split()[1:])}"
    return (
        f'<button aria-pressed="false" aria-label="{name}" title="{name}" '
        f'data-graph="{graph}"><svg viewBox="0 0 26 26" aria-hidden="true">'
        f'<path d="{_ICONS[kind]}"></path></svg></button>'
    )
