"""The widget behind a live board in a notebook (notebook.py): needs anywidget, `ttgo[notebook]`.

anywidget, since one class and one module of JavaScript are all that it takes in Jupyter, VS Code,
Colab and marimo, and it is kept up.
"""

import json
from collections.abc import Callable

import anywidget
import traitlets

from ttgo.web.places import here


class Board(anywidget.AnyWidget):  # type: ignore[misc]
    """What a board's page and Python tell each other, all of it text: the fragments of links to the
    game that is `given` and to the one that has been `played`, and the attributes as JSON.
    """

    _esm = (here().static / "embed" / "widget.js").read_text(encoding="utf-8")
    site = traitlets.Unicode().tag(sync=True)
    attributes = traitlets.Unicode("{}").tag(sync=True)
    given = traitlets.Unicode().tag(sync=True)
    played = traitlets.Unicode().tag(sync=True)


def made(
    site: str, attributes: "dict[str, str]", given: str, told: "Callable[[str], None]"
) -> Board:
    """A board that shows a game and tells what is played."""
    board = Board(site=site, attributes=json.dumps(attributes), given=given)
    board.observe(lambda change: told(change["new"]), "played")
    return board
