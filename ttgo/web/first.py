"""Write static/game/first.js, the view that the game's page shows before Python has answered: `python3 -m ttgo.web.first`.

It is Python's own first view, an empty grid of 9 by 9. A test checks that the file is up to date.
"""

import json
from pathlib import Path

from ttgo.session.session import Session

MODULE = Path(__file__).parents[2] / "static" / "game" / "first.js"


def module() -> str:
    """The text of the module."""
    view = json.dumps(Session().handle({"do": "view"})["view"], ensure_ascii=False, separators=(",", ":"))
    return (
        "/** What Python answers to a page that begins; ttgo/web/first.py writes it. */\n\n"
        '/** @import { View } from "../view.js" */\n\n'
        f"export const FIRST = /** @type {{View}} */ ({view});\n"
    )


if __name__ == "__main__":
    MODULE.write_text(module(), encoding="utf-8")
