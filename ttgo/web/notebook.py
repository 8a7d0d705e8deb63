"""A game as a live board in a notebook: `Live(game)` as the last line of a cell.

It is the element of static/embed.html, fetched from a site that has it. With `pip install
ttgo[notebook]` what is played on it comes back: `live.game`, `live.turns`, `live.observe(call)`,
and a game that is set is shown. Without, it can be played on, and Python hears nothing. Where a
notebook is shown without scripts, as on most sites that keep them and in print, the picture is
seen.
"""

import base64
from collections.abc import Callable
from html import escape
from typing import Any

from ttgo.game import Game
from ttgo.illegal import brief
from ttgo.language import speak
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.svg.drawing import of_game
from ttgo.web.places import addresses

# Where the boards come from; what `ttgo build` makes, or `python3 -m ttgo` serves, will do
SITE = addresses()["Homepage"]


class Live:
    """A board that begins with a game's start and turns. `attributes` are those of <tt-board>:
    `show="reach score"`, `play=True`.

    With widget=False Python hears nothing of it, and the board needs none of what a notebook
    fetches for widgets: for pages that are made of a notebook (nbconvert --execute, Quarto).

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
    >>> live.turns
    ('B2',)

    Raises ValueError for what is no game, no site, or no attribute's name or value.
    """

    def __init__(
        self, game: Game, site: str = SITE, widget: bool = True, **attributes: object
    ) -> None:
        given = _link(game)
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
        self.site = site
        self.attributes = {
            name: "" if value is True else str(value)
            for name, value in attributes.items()
            if value is not False
        }
        self._link = given
        self._calls: list[Callable[[Live], object]] = []
        self._widget: Any = self._made() if widget else None

    @property
    def game(self) -> Game:
        """The game on the board, a new object each time; another one may be set."""
        return link.read(self._link).match().game

    @game.setter
    def game(self, game: Game) -> None:
        self._link = _link(game)
        if self._widget is not None:
            self._widget.given = self._link

    @property
    def turns(self) -> "tuple[str, ...]":
        """The turns up to the one that is shown: ("E5", "pass")."""
        return tuple(self.game.turns)

    def observe(self, call: "Callable[[Live], object]") -> None:
        """Call this with the board at each turn or undo. Raises ValueError if Python does not hear
        of turns.
        """
        if self._widget is None:
            raise ValueError(
                "What is played on a board comes back with anywidget only: pip install "
                "ttgo[notebook], and no widget=False."
            )
        self._calls.append(call)

    def html(self) -> str:
        """The lines for a page."""
        return self._around(f"<pre>\n{self.game.position}\n</pre>")

    def _around(self, still: str) -> str:
        """The lines around what is seen until the board is there, or where no scripts run."""
        given = "".join(
            f' {name}="{escape(value)}"' if value else f" {name}"
            for name, value in self.attributes.items()
        )
        return (
            f'<script type="module" src="{escape(self.site)}static/embed.js"></script>\n'
            f'<tt-board link="{escape(self._link)}"{given}>{still}</tt-board>'
        )

    def _made(self) -> Any:
        """The widget; None without anywidget."""
        try:
            from ttgo.web.widget import made
        except ImportError:
            return None
        return made(self.site, self.attributes, self._link, self._played)

    def _played(self, fragment: str) -> None:
        """The page tells what has been played; what is no game changes nothing."""
        try:
            link.read(fragment).match()
        except ValueError:
            return
        self._link = fragment
        for call in self._calls:
            call(self)

    def _repr_mimebundle_(self, **how: object) -> "dict[str, object]":
        """All forms of the board; a notebook shows the best one that it can."""
        speak(self.attributes.get("lang", ""))
        picture = of_game(self.game)
        speak("")
        shown: dict[str, object] = {
            "text/html": self._around(_image(picture)),
            "image/svg+xml": picture,
            "text/plain": str(self.game.position),
        }
        if self._widget is not None:
            shown.update(
                {kind: data for kind, data in _bundle(self._widget) if kind != "text/plain"}
            )
        return shown


def _image(picture: str) -> str:
    """A picture in itself, with its own description for who does not see it, and where such an
    address is not let through.
    """
    said = picture.partition("<desc>")[2].partition("</desc>")[0]
    code = base64.b64encode(picture.encode()).decode()
    return f'<img alt="{said}" src="data:image/svg+xml;base64,{code}">'


def _bundle(widget: Any) -> "list[tuple[str, object]]":
    """What a widget would be shown as: a dict, or one with metadata beside it."""
    bundle = widget._repr_mimebundle_()
    return list((bundle[0] if isinstance(bundle, tuple) else bundle or {}).items())


def _link(game: Game) -> str:
    """The fragment of a link to a game. Raises ValueError for anything else."""
    if not isinstance(game, Game):
        raise ValueError(f"A live board is made of a Game, not of {brief(game)}.")
    record = Record(game.start)
    for turn in game.turns:
        record.here = record.here.follow(turn)
    return link.write(record)
