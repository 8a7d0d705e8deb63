"""Fill what Change a rule shows before Python has come into the page, static/change.html: its
rules, examples and grids, and the board of the ten rules. The page asks Python for the same things
as soon as a rule is changed (ttgo/lab/bench.py).
"""

import json
from typing import TYPE_CHECKING

from ttgo.demos.markup import Element
from ttgo.lab.bench import Bench
from ttgo.language import spoken
from ttgo.web.languages import languages

if TYPE_CHECKING:
    from typing import Any

ID = "first"
_ASKED: "dict[str, dict[str, Any]]" = {
    "told": {"do": "rules"},
    "view": {"do": "show", "graph": "rectangle 5 5", "edits": {}, "turns": []},
}


def fill(page: Element) -> None:
    """Put the first answers into the page. Raises ValueError if it has no place for them."""
    bench = Bench("")
    answers = {
        name: json.loads(bench.answer(json.dumps({**event, "language": spoken()})))
        for name, event in _ASKED.items()
    }
    words = languages()[spoken()].pages.get("index", {})
    for rule in answers["told"]["rules"]:
        rule["words"] = words.get(f"words-{rule['rule']}", rule["words"])
    (place,) = page.find("script", id=ID)
    place.inside = [json.dumps(answers, ensure_ascii=False).replace("<", "\\u003c")]
