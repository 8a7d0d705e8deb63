"""A game as a live board in a notebook: `Live(game)` as the last line of a cell.

It is the element of static/embed.html, fetched from a site that has it: it can be played on, and
Python hears nothing of that. Where a notebook is shown without scripts, as on most sites that keep
them and in print, the picture is seen.
"""

import base64
from html import escape

from ttgo.game import Game
from ttgo.guards import brief
from ttgo.language import speak
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.svg.drawing import of_game
from ttgo.web.site.places import addresses

# Where the boards come from; what `ttgo build` makes, or `python3 -m ttgo` serves, will do
SITE = addresses()["Homepage"]


class Live:
    """A board that begins with a game's start and turns. `attributes` are those of <tt-board>:
    `show="reach score"`, `play=True`.

    >>> from ttgo import Game
    >>> from ttgo.web.notebook import Live
    >>> game = Game(3)
    >>> game.play("B2")
    >>> live = Live(game, "https://go.example/", play=True, label="A start")
    >>> print(live.html())
    <script type="module" src="https://go.example/static/embed.js"></script>
    <tt-board link="v=1&amp;s=3&amp;t=bb" play label="A start"><pre>
    . . .
    . X .
    . . .
    </pre></tt-board>

    Raises ValueError for what is no game, no site, or no attribute's name or value.
    """

    def __init__(self, game: Game, site: str = SITE, **attributes: object) -> None:
        if not isinstance(game, Game):
            raise ValueError(f"A live board is made from a Game, not from {brief(game)}.")
        if (
            not isinstance(site, str)
            or not site.startswith(("https://", "http://"))
            or not site.endswith("/")
        ):
            raise ValueError(
                f"A site is an address with a / at its end, such as {SITE}, not {brief(site)}."
            )
        for name, value in attributes.items():
            if not name.isalpha() or not name.islower() or name.startswith("on") or name == "style":
                raise ValueError(
                    f"A board has no attribute {brief(name)}; embed.html has those that it has."
                )
            if not isinstance(value, (str, int, float)):
                raise ValueError(
                    f"The attribute {name} is text, a number, True or False, not {brief(value)}."
                )
        self.game, self.site = game, site
        self.attributes = {
            name: "" if value is True else str(value)
            for name, value in attributes.items()
            if value is not False
        }

    def html(self) -> str:
        """The lines for a page."""
        return self._around(f"<pre>\n{self.game.position}\n</pre>")

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        speak(self.attributes.get("lang", ""))
        picture = of_game(self.game)
        speak("")
        said = picture.partition("<desc>")[2].partition("</desc>")[0]
        code = base64.b64encode(picture.encode()).decode()
        return self._around(f'<img alt="{said}" src="data:image/svg+xml;base64,{code}">')

    def _around(self, still: str) -> str:
        """The lines around what is seen until the board is there, or where no scripts run."""
        given = "".join(
            f' {name}="{escape(value)}"' if value else f" {name}"
            for name, value in self.attributes.items()
        )
        return (
            f'<script type="module" src="{escape(self.site)}static/embed.js"></script>\n'
            f'<tt-board link="{escape(link.write(Record.of(self.game)))}"{given}>{still}</tt-board>'
        )
