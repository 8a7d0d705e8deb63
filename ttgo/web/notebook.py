"""A game as a live board in a notebook: `Live(game)` as the last line of a cell.

It is the element of static/embed.html, fetched from a site that has it, and needs no other package. Where a notebook is shown without
scripts, as on most sites that keep them, what is read is the diagram, or the picture.
"""

from html import escape

from ttgo.game import Game
from ttgo.illegal import brief
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.svg.drawing import of_game

SITE = "https://ttgo.github.io/ttgo/"  # where the boards come from; what `ttgo build` makes, or `python3 -m ttgo` serves, will do


class Live:
    """A board that begins with a game's start and turns. `attributes` are those of <tt-board>: `show="reach score"`, `play=True`.

    >>> game = Game(3)
    >>> game.play("B2")
    >>> print(Live(game, play=True, label="A start").html())
    <script type="module" src="https://ttgo.github.io/ttgo/static/embed.js"></script>
    <tt-board link="v=1&amp;s=3&amp;t=bb" play label="A start"><pre>
    . . .
    . X .
    . . .
    </pre></tt-board>

    Raises ValueError for what is no game, no site, or no attribute's name or value.
    """

    def __init__(self, game: Game, site: str = SITE, **attributes: object) -> None:
        if not isinstance(game, Game):
            raise ValueError(f"A live board is made of a Game, not of {brief(game)}.")
        if (
            not isinstance(site, str)
            or not site.startswith(("https://", "http://"))
            or not site.endswith("/")
        ):
            raise ValueError(f"A site is an address with a / at its end, such as {SITE}, not {brief(site)}.")
        for name, value in attributes.items():
            if not name.isalpha() or not name.islower() or name.startswith("on") or name == "style":
                raise ValueError(f"A board has no attribute {brief(name)}; embed.html has those that it has.")
            if not isinstance(value, (str, int, float)):
                raise ValueError(
                    f"The attribute {name} is text, a number, True or False, not {brief(value)}."
                )
        self.game = game
        self.site = site
        self.attributes = attributes

    def html(self) -> str:
        """The lines for a page."""
        record = Record(self.game.start)
        for turn in self.game.turns:
            record.here = record.here.follow(turn)
        given = "".join(
            f" {name}" if value is True else f' {name}="{escape(str(value))}"'
            for name, value in self.attributes.items()
            if value is not False
        )
        return (
            f'<script type="module" src="{escape(self.site)}static/embed.js"></script>\n'
            f'<tt-board link="{escape(link.write(record))}"{given}><pre>\n{self.game.position}\n</pre></tt-board>'
        )

    def _repr_mimebundle_(self, **_: object) -> "dict[str, str]":
        """What a notebook takes the best of that it can show."""
        return {
            "text/html": self.html(),
            "image/svg+xml": of_game(self.game),
            "text/plain": str(self.game.position),
        }
