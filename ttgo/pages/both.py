"""The pages that ask ttgo/teach/verdict.py: the one that counts one game by area and by territory,
and Who won?
"""

from html import escape
from typing import Any

from ttgo.language import say
from ttgo.pages.html import Element, data
from ttgo.pages.parts import BOTH, image
from ttgo.position import Position
from ttgo.session.session import Session
from ttgo.svg.drawing import picture
from ttgo.teach.boards import board
from ttgo.teach.verdict import both

_TOLD = (
    (
        "Under area scoring you get a point for each of your stones on the board, and for each "
        "empty point that only you surround. Under territory scoring you get a point for each "
        "empty point that only you surround, and for each prisoner."
    ),
    (
        "Both usually give the same winner. These are the differences: switch them on, one at a "
        "time."
    ),
)
_SAID = (
    "Territory is counted here as in the Japanese rules of 1989: the dead stones are agreed, and "
    "points in a seki do not count. The page recognises a seki by its eyes and the neutral points "
    "next to it; it does not calculate moves. No game on this site is decided by this count."
)
_BOXES = (
    '<label data-say="dead"><input type="checkbox" name="dead"> A white stone in Black’s '
    "area that both players call dead</label>"
    '<label data-say="inside"><input type="checkbox" name="inside"> Black’s wasted move inside '
    "Black’s own area</label>"
    '<label data-say="seki"><input type="checkbox" name="seki"> A seki in which only White has '
    "eyes</label>"
)
_LASTS = (
    '<option value="empty" data-say="last-empty">nobody</option>'
    '<option value="black" data-say="last-black">Black, so White passed first</option>'
    '<option value="white" data-say="last-white">White, so Black passed first</option>'
)
_HEADS = (
    '<th scope="col" data-say="counted">counted</th><th scope="col" data-say="black">Black</th>'
    '<th scope="col" data-say="white">White</th><th scope="col" data-say="result">result</th>'
)
FOLLOW = ["do-other-rules-give-other-winners", "what-is-a-neutral-point"]


def position() -> Position:
    """The game that is counted both ways, before anything is switched on."""
    counted: Any = both({})
    return board(counted["rows"])


def fill(page: Element) -> None:
    """Put into Who won? the verdict that it begins with: on an empty board."""
    answer = Session().handle({"do": "verdict", "size": 9})
    (place,) = page.find("script", id="first")
    place.inside = [data(answer["verdict"])]


def parts() -> "tuple[str, str]":
    """Its board, and what stands beside that."""
    counted: Any = both({})
    told = "".join(
        f'<p data-say="told-{number}">{escape(text)}</p>' for number, text in enumerate(_TOLD, 1)
    )
    rows = "".join(
        f'<tr><th scope="row" data-say="by-{name}">{name.title()} scoring</th><td '
        f'id="{name}-black">{counted[name]["black"]}</td>'
        f'<td id="{name}-white">{counted[name]["white"]}</td><td '
        f'id="{name}-won">{counted[name]["say"]}</td></tr>'
        for name in ("area", "territory")
    )
    rest = f"""{told}
<form id="choices" data-label="{escape(say("both_title"))}" hidden>{_BOXES}
<label data-say="last">The last neutral point is filled by
<select name="last">{_LASTS}</select></label>
<label data-say="komi">Komi
<input type="number" name="komi" value="0" min="-50" max="50" step="0.5"></label></form>
<table class="both">
<thead><tr>{_HEADS}</tr></thead>
<tbody>{rows}</tbody></table>
<p id="told" role="status"></p>
<p class="soft" data-say="how">{escape(_SAID)}</p>"""
    return image(f"{BOTH}.svg", picture(position()), position().grid, ""), rest
