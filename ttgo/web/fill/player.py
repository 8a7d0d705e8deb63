"""Fill the pictures of "How the computer plays" into its page, static/player.html.

What the player finds is put in here: each board's picture, and a caption with its numbers.
"""

import functools
from html import escape
from typing import Any, NamedTuple

from ttgo.chance import RandomNumbers
from ttgo.game import Game
from ttgo.language import say
from ttgo.pages.html import Element, nodes
from ttgo.pages.parts import image
from ttgo.player import Player
from ttgo.player.lanes import Lanes
from ttgo.player.playouts import Playouts, RandomMasks, longest
from ttgo.player.search import last_move, set_of_move
from ttgo.points import count
from ttgo.position import Position
from ttgo.record import link
from ttgo.svg.drawing import picture
from ttgo.vertex import PASS

_EMPTY = "v=1&s=7&k=8.5"
_HALF_PLAYED = "v=1&s=7&b=cfceddcccb&w=dfdefeedecfb"
_GAMES = 200  # random ones after each move
_AT_ONCE = 25


class Finding(NamedTuple):
    """The picture of a section, and the facts of its caption."""

    position: Position
    drawn: "dict[str, Any]"  # how
    facts: "dict[str, object]"

    @property
    def svg(self) -> str:
        """The picture; what it says to those who do not see it is in the spoken language."""
        return picture(self.position, **self.drawn)


@functools.cache
def findings() -> "dict[str, Finding]":
    """By the sections of the page, what the player finds for each."""
    return {"one": _one(), "many": _many(), "tree": _tree()}


def fill(page: Element) -> None:
    """Put these pictures into the page."""
    for name, finding in findings().items():
        (section,) = page.find("section", id=name)
        shown = image(f"player/{name}.svg", finding.svg, finding.position.grid)
        caption = escape(say(f"player_{name}", **finding.facts))
        section.find("figure")[0].inside = nodes(f"{shown}<figcaption>{caption}</figcaption>")


def _game(fragment: str) -> Game:
    return link.read(fragment).match().game


def _one() -> Finding:
    game = _game(_EMPTY)
    choice = Player(300).choose(game)
    labels = {move["at"]: round(100 * move["share"]) for move in choice.moves[:3]}
    facts: "dict[str, object]" = {"random": choice.games, "won": round(100 * choice.share)}
    return Finding(game.position, {"labels": labels}, facts)


def _many() -> Finding:
    game = _game(_HALF_PLAYED)
    moves = game.legal_moves()
    labels = {at: round(100 * share) for at, share in _shares(game, moves).items()}
    best, worst = max(labels, key=labels.__getitem__), min(labels, key=labels.__getitem__)
    facts = {
        "games": _GAMES * len(moves),
        "best": best,
        "worst": worst,
        "most": labels[best],
        "least": labels[worst],
    }
    return Finding(game.position, {"labels": labels}, facts)


def _shares(game: Game, moves: "list[str]") -> "dict[str, float]":
    """How many of its random games Black won after each of these moves of Black's."""
    lanes = Lanes(game.grid, _AT_ONCE)
    masks = RandomMasks(lanes, RandomNumbers(1))
    steps = longest(count(game.grid.points))
    found = {}
    for at in moves:
        after = game.copy()
        after.play(at)
        position = after.position
        white, black, last = [
            lanes.all(points)
            for points in (position.white, position.black, set_of_move(last_move(after)))
        ]
        won = 0
        for _ in range(_GAMES // _AT_ONCE):
            running = Playouts(lanes, masks, white, black, last, steps)
            running.play(steps)
            theirs, own = [lanes.split(area) for area in running.areas()]
            won += sum(
                count(mine) - count(other) > game.komi
                for mine, other in zip(own, theirs, strict=True)
            )
        found[at] = won / _GAMES
    return found


def _tree() -> Finding:
    game = _game(_HALF_PLAYED)
    choice = Player(2000).choose(game)
    went = {move["at"]: round(100 * move["games"] / choice.games) for move in choice.moves}
    labels = {at: games for at, games in went.items() if games and at != PASS}
    best = choice.moves[0]
    facts = {
        "tree": choice.games,
        "first": best["games"],
        "move": best["at"],
        "share": round(100 * best["share"]),
        "line": ", ".join(choice.line),
    }
    return Finding(game.position, {"labels": labels}, facts)
