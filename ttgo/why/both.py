"""The page that counts one game by area and by territory side by side; what is switched on there goes to ttgo/teach/verdict.py."""

from html import escape
from typing import Any

from ttgo.demos.page import image
from ttgo.rules import Position
from ttgo.svg.drawing import picture
from ttgo.teach.verdict import both

NAME = "area-and-territory"
TITLE = "Area and territory, side by side"
ABOUT = (
    "One finished game of Go, counted by area and by territory at once. Add a dead stone, a wasted move, a seki, komi, and watch both "
    "totals."
)
_TOLD = (
    (
        "By area a player has the own stones and the empty points that reach only them. By territory it is the empty points that only the "
        "player surrounds, and the prisoners."
    ),
    "Mostly both come to the same winner. Here are the things in which they differ: switch them on, one at a time.",
)
_SAID = (
    "Territory is counted here with the dead stones agreed, and without points in a seki, as the Japanese rules of 1989 have it. Whether "
    "stones are in seki is told by their eyes and the neutral points next to them, not by reading. No game on this site is decided by it."
)
_BOXES = (
    '<label data-say="dead"><input type="checkbox" name="dead"> A dead white stone in Black’s area, agreed to be dead</label>'
    '<label data-say="inside"><input type="checkbox" name="inside"> Black’s wasted move inside Black’s own area</label>'
    '<label data-say="seki"><input type="checkbox" name="seki"> A seki in which each side has an eye</label>'
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
FOLLOW = {
    "do-other-rules-give-other-winners": "Do Chinese, Japanese and these rules give other winners?",
    "what-is-a-neutral-point": "What is a neutral point?",
}


def position() -> Position:
    """The game before anything is switched on."""
    counted: Any = both({})
    return Position.parse("\n".join(counted["rows"]))


def drawing() -> str:
    """Its picture as SVG."""
    return picture(position())


def body(above: str) -> str:
    """The main part of the page; `above` is what stands over its title."""
    counted: Any = both({})
    told = "".join(
        f'<p data-say="told-{number}">{escape(text)}</p>' for number, text in enumerate(_TOLD, 1)
    )
    shown = image(f"{NAME}.svg", drawing(), position().grid).replace(' loading="lazy"', "")
    rows = "".join(
        f'<tr><th scope="row" data-say="by-{name}">By {name}</th><td id="{name}-black">{counted[name]["black"]}</td>'
        f'<td id="{name}-white">{counted[name]["white"]}</td><td id="{name}-won">{counted[name]["say"]}</td></tr>'
        for name in ("area", "territory")
    )
    follow = "".join(
        f'<li><a href="{name}.html" data-say="{name}.title">{escape(title)}</a></li>'
        for name, title in FOLLOW.items()
    )
    return f"""<article class="case">
<div class="top">{above}<h2 data-say="title">{TITLE}</h2></div>
<div class="board">{shown}</div>
<div class="words">
{told}
<form id="choices" data-label="{TITLE}" data-say-data-label="title" hidden>{_BOXES}
<label data-say="last">The last neutral point is filled by <select name="last">{_LASTS}</select></label>
<label data-say="komi">Komi <input type="number" name="komi" value="0" min="-50" max="50" step="0.5"></label></form>
<table class="both">
<thead><tr>{_HEADS}</tr></thead>
<tbody>{rows}</tbody></table>
<p id="told" role="status"></p>
<p class="decides" data-say="how">{escape(_SAID)}</p>
<nav aria-labelledby="next"><h3 id="next" data-say="why.next">Read next</h3><ul>{follow}</ul></nav>
</div>
</article>"""
