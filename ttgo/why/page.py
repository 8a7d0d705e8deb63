"""The pages of static/why/: one for each case and each question, and the index of them. Each is
whole without scripts.

What rules and counts say is written in the language that is spoken; what has been written by hand
is English, with its names for translators (ttgo/web/texts.py).
"""

import functools
import re
from html import escape
from pathlib import Path
from typing import Any

from ttgo.demos.page import image
from ttgo.rules import Position
from ttgo.svg.drawing import of_game
from ttgo.svg.drawing import picture as svg
from ttgo.teach.boards import board
from ttgo.teach.verdict import both
from ttgo.why.case import CASES, QUESTIONS, Case, facts, read, said
from ttgo.why.preview import png

_TEMPLATE = Path(__file__).with_name("template.html")
WHO_WON = "who-won"
_WHO_WON = (
    "Bring a position as a diagram, an SGF or by tapping stones, mark what is dead, and read who "
    "has won and why."
)
_ABOUT = (
    "Who won, and why? Famous quarrels over Go games, what users of Go programs ask, and strange "
    "positions, each on a live board with "
    "its verdict by the ten Tromp-Taylor rules."
)

# The page that counts one game by area and by territory; what is switched on there goes to
# ttgo/teach/verdict.py
BOTH = "area-and-territory"
_TITLE = "Area and territory, side by side"
_DESCRIPTION = (
    "One finished game of Go, counted by area and by territory at once. Add a dead stone, a wasted "
    "move, a seki, komi, and watch both "
    "totals."
)
_TOLD = (
    (
        "By area a player has the own stones and the empty points that reach only them. By "
        "territory it is the empty points that only the "
        "player surrounds, and the prisoners."
    ),
    (
        "Mostly both come to the same winner. Here are the things in which they differ: switch "
        "them on, one at a time."
    ),
)
_SAID = (
    "Territory is counted here with the dead stones agreed, and without points in a seki, as the "
    "Japanese rules of 1989 have it. Whether "
    "stones are in seki is told by their eyes and the neutral points next to them, not by reading. "
    "No game on this site is decided by it."
)
_BOXES = (
    '<label data-say="dead"><input type="checkbox" name="dead"> A dead white stone in Black’s '
    "area, agreed to be dead</label>"
    '<label data-say="inside"><input type="checkbox" name="inside"> Black’s wasted move inside '
    "Black’s own area</label>"
    '<label data-say="seki"><input type="checkbox" name="seki"> A seki in which each side has an '
    "eye</label>"
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
_FOLLOW = ["do-other-rules-give-other-winners", "what-is-a-neutral-point"]  # after that page


@functools.cache
def entries() -> "dict[str, Case]":
    """All questions and all cases by name, in their order."""
    return {case.name: case for kind in (QUESTIONS, CASES) for case in read(kind)}


def picture(case: Case) -> str:
    """The SVG of where a case's board begins, shown until the board is there."""
    return of_game(case.game)


def html(case: Case, home: str) -> str:
    """The page of a case or a question. `home` is the address of the site, which previews and
    shared links need whole.
    """
    drawn = image(f"{case.name}.svg", picture(case), case.game.grid, "")
    board = (
        f'<tt-board link="{escape(case.link)}" play show="reach score coordinates" '
        f'label="{escape(case.title)}" '
        f'data-say-label="{case.name}.title">{drawn}</tt-board>'
    )
    asked = ("why.question", "Question") if case.asked else ("why.case", "Case")
    kind = named("a", *asked, href="index.html")
    parts = [
        f'<article class="case{" question" if case.asked else ""}">',
        f'<div class="top"><p class="kind">{kind}</p>',
        f"{named('h2', f'{case.name}.title', case.title)}</div>",
        f'<div class="board">{board}{_on(case)}</div>',
        '<div class="words">',
        *(
            named("p", f"{case.name}.told-{number}", text)
            for number, text in enumerate(case.told, 1)
        ),
        _rule(case),
    ]
    if case.verdict:
        parts.append(named("h3", "why.verdict", "The verdict"))
        parts += [
            named("p", f"{case.name}.verdict-{number}", text)
            for number, text in enumerate(case.verdict, 1)
        ]
    parts += [
        _table(case),
        _sources(case),
        _share(case, home),
        _follow(case.follow),
        "</div>",
        "</article>",
    ]
    return _page(case.name, case.title, case.about, "\n".join(part for part in parts if part), home)


def named(element: str, name: str, text: str, **attributes: str) -> str:
    """An element with a text that has this name for translators."""
    given = "".join(f' {key}="{escape(value)}"' for key, value in attributes.items())
    return f'<{element}{given} data-say="{name}">{escape(text, quote=False)}</{element}>'


def _link(name: str, title: str) -> str:
    return named("a", f"{name}.title", title, href=f"{name}.html")


def index(home: str) -> str:
    """The page that leads to all of them: cards with a board, which scripts search and filter."""
    cases = list(entries().values())
    rules = sorted({case.rule for case in cases if case.rule})
    buttons = [_filter("all", named("span", "all", "All"), len(cases))]
    lists = []
    for asked, title in ((True, "Questions"), (False, "Cases")):
        kind = title.lower()
        shown = [case for case in cases if case.asked is asked]
        buttons.append(_filter(kind, named("span", kind, title), len(shown)))
        lists.append(
            f'<section id="{kind}" class="group">{named("h2", kind, title, **{"class": "part"})}\n'
            f'<ul class="cards">\n' + "\n".join(map(_card, shown)) + "\n</ul></section>"
        )
    for rule in rules:
        count = sum(case.rule == rule for case in cases)
        buttons.append(_filter(f"rule-{rule}", _named_rule(rule), count))
    lead = (
        "Who won, and why? What people ask about the end of a game of Go, and what they quarrelled "
        "over."
    )
    tools = "".join(
        f'<li><a href="{name}.html" class="tile"><img src="{picture}" alt="" width="124" '
        f'height="124"><span>{named("b", title_name, title)}'
        f"{named('small', about_name, about)}</span></a></li>"
        for name, picture, title_name, title, about_name, about in (
            (
                WHO_WON,
                "one-stray-stone.svg",
                "who-won.page-title",
                "Who won? A verdict on your board",
                "who-won-about",
                _WHO_WON,
            ),
            (BOTH, f"{BOTH}.svg", f"{BOTH}.title", _TITLE, f"{BOTH}.about", _DESCRIPTION),
        )
    )
    body = (
        f'<div class="wide-page"><div class="search"><div>'
        f"{named('h1', 'title', 'Why?', **{'class': 'title'})}"
        f"{named('p', 'lead', lead, **{'class': 'lead'})}</div>"
        f'<label class="field" hidden>{_GLASS}{named("span", "search", "Search", **_UNSEEN)}'
        '<input type="search" autocomplete="off"></label></div>'
        f'<div class="filters" hidden>{"".join(buttons)}</div>'
        f'<ul class="pair">{tools}</ul>\n'
        + "\n".join(lists)
        + f"{named('p', 'nothing', 'No page has these words.', **_HIDDEN)}</div>"
    )
    return _page("why", "Why?", _ABOUT, body, home, "gallery.js")


_GLASS = (
    '<svg class="i" viewBox="0 0 24 24" aria-hidden="true">'
    '<path d="M11 4a7 7 0 1 0 0 14a7 7 0 1 0 0-14M16 16l5 5"></path></svg>'
)
_UNSEEN = {"class": "unseen"}
_HIDDEN = {"id": "nothing", "role": "status"}


def _filter(name: str, label: str, count: int) -> str:
    pressed = str(name == "all").lower()
    return (
        f'<button type="button" class="filter" value="{name}" aria-pressed="{pressed}">'
        f"{label} <small>{count}</small></button>"
    )


def _named_rule(rule: int) -> str:
    return named("span", f"rule-{rule}", f"Rule {rule}")


def _card(case: Case) -> str:
    """The board asks, the title says what, and the rule answers; the rest is for a search."""
    kinds = ["questions" if case.asked else "cases"]
    kinds += [f"rule-{case.rule}"] if case.rule else []
    rule = _named_rule(case.rule) if case.rule else ""
    return (
        f'<li><a href="{case.name}.html" class="card" data-kinds="{" ".join(kinds)}" '
        f'title="{escape(case.about)}" data-say-title="{case.name}.about">'
        f'<img src="{case.name}.svg" alt="" width="196" height="196" loading="lazy">'
        f"<span>{named('b', f'{case.name}.title', case.title)}<small>{rule}</small></span></a></li>"
    )


def _rule(case: Case) -> str:
    """The link to the rule that decides; none where no single one does."""
    if not case.rule:
        return ""
    return (
        f'<p class="decides" data-say="why.decides-{case.rule}">'
        f'<a href="../../index.html#rule-{case.rule}">Rule {case.rule}</a> decides.</p>'
    )


def _on(case: Case) -> str:
    """A board on which the game goes on against the computer, folded until it is wanted."""
    if case.asked:
        return ""
    player = case.game.to_play
    other = "white" if player == "black" else "black"
    link = escape(case.played_on())
    return (
        f"<details "
        f'class="on">{named("summary", "why.on", "Play on from here against the computer")}'
        f"{named('p', f'why.you-{player}', f'You are {player.capitalize()}, and it is your turn.')}"
        f'<tt-board opponent="{other}" link="{link}" show="reach score coordinates" label="Play '
        'on" '
        f'data-say-label="why.play-on"></tt-board>'
        f'<p><a href="../../index.html#{link}" data-say="why.large">Open it on the large '
        "board</a></p></details>"
    )


def _table(case: Case) -> str:
    if not case.rows:
        return ""
    body = "\n".join(
        f"<tr>{named('th', _slug(row['rules']), row['rules'], scope='row')}{_cell(case, row)}</tr>"
        for row in case.rows
    )
    return (
        f"{named('h3', 'why.rules', 'By which rules?')}\n"
        f"<table><thead><tr>{named('th', 'why.th-rules', 'rules', scope='col')}"
        f"{named('th', 'why.th-verdict', 'verdict', scope='col')}"
        f"</tr></thead><tbody>\n{body}\n</tbody></table>"
    )


def _cell(case: Case, row: "dict[str, object]") -> str:
    """What a source says is a text of the case; the rest is counted."""
    if "says" in row:
        return named("td", _slug(str(row["says"])), str(row["says"]))
    return f"<td>{escape(said(case, row))}</td>"


def _slug(text: str) -> str:
    """A name for a text that several pages have."""
    return "why.row-" + re.sub(r"[^a-z0-9]+", "-", text.lower())[:60].strip("-")


def _sources(case: Case) -> str:
    items = "".join(
        f'<li><a href="{escape(address)}" lang="en">{escape(title)}</a></li>'
        for title, address in case.sources
    )
    return f"{named('h3', 'why.sources', 'Sources')}\n<ul>{items}</ul>" if items else ""


def _share(case: Case, home: str) -> str:
    """A button that scripts show: the address is in the page, so that nothing else is needed."""
    address = escape(f"{home}static/why/{case.name}.html")
    return (
        f'<p class="bar"><button type="button" data-share="{address}" '
        f'data-title="{escape(case.title)}" '
        f'data-say-data-title="{case.name}.title" '
        'data-done="Link copied" data-say-data-done="why.copied" hidden data-say="why.share">Share '
        "this page</button> "
        '<span class="told" role="status"></span></p>'
    )


def _follow(names: "list[str]") -> str:
    known = titled()
    items = "".join(f"<li>{_link(name, known[name])}</li>" for name in names)
    head = named("h3", "why.next", "Read next", id="next")
    return f'<nav aria-labelledby="next">{head}<ul>{items}</ul></nav>' if items else ""


def _page(name: str, title: str, about: str, body: str, home: str, script: str = "why.js") -> str:
    """A whole page around its main part."""
    preview = (
        f'  <meta property="og:image" content="{escape(home)}static/why/{name}.png">\n'
        '  <meta name="twitter:card" content="summary_large_image">\n'
        if name != "why"
        else ""
    )
    address = f"{home}static/why/{'index' if name == 'why' else name}.html"
    return _TEMPLATE.read_text(encoding="utf-8").format(
        name=name,
        title=escape(title),
        about=escape(about),
        address=escape(address),
        preview=preview,
        sheet='<link rel="stylesheet" href="../look/gallery.css">' if name == "why" else "",
        body=body,
        script=script,
    )


def _position() -> Position:
    """The game that is counted both ways, before anything is switched on."""
    counted: Any = both({})
    return board(counted["rows"])


def _both(above: str) -> str:
    """The main part of the page that counts one game both ways; `above` is what stands over its
    title.
    """
    counted: Any = both({})
    told = "".join(
        f'<p data-say="told-{number}">{escape(text)}</p>' for number, text in enumerate(_TOLD, 1)
    )
    shown = image(f"{BOTH}.svg", svg(_position()), _position().grid, "")
    rows = "".join(
        f'<tr><th scope="row" data-say="by-{name}">By {name}</th><td '
        f'id="{name}-black">{counted[name]["black"]}</td>'
        f'<td id="{name}-white">{counted[name]["white"]}</td><td '
        f'id="{name}-won">{counted[name]["say"]}</td></tr>'
        for name in ("area", "territory")
    )
    return f"""<article class="case">
<div class="top">{above}<h2 data-say="title">{_TITLE}</h2></div>
<div class="board">{shown}</div>
<div class="words">
{told}
<form id="choices" data-label="{_TITLE}" data-say-data-label="title" hidden>{_BOXES}
<label data-say="last">The last neutral point is filled by
<select name="last">{_LASTS}</select></label>
<label data-say="komi">Komi
<input type="number" name="komi" value="0" min="-50" max="50" step="0.5"></label></form>
<table class="both">
<thead><tr>{_HEADS}</tr></thead>
<tbody>{rows}</tbody></table>
<p id="told" role="status"></p>
<p class="decides" data-say="how">{escape(_SAID)}</p>
{_follow(_FOLLOW)}
</div>
</article>"""


def titled() -> "dict[str, str]":
    """The titles of all pages that may be read next, by name."""
    return {BOTH: _TITLE, **{name: case.title for name, case in entries().items()}}


def names() -> "list[str]":
    """The files of the folder static/why/ that are made."""
    return [
        "index.html",
        *(f"{name}.{kind}" for name in (BOTH, *entries()) for kind in ("html", "svg", "png")),
    ]


def page(name: str, home: str) -> str:
    """A page in English, with the names of its texts. Raises KeyError for any other name."""
    if name == "index":
        return index(home)
    if name != BOTH:
        return html(entries()[name], home)
    body = _both(f'<p class="kind">{named("a", "site.why", "Why?", href="index.html")}</p>')
    return _page(BOTH, _TITLE, _DESCRIPTION, body, home, "both.js")


def facts_of(name: str) -> "dict[str, object]":
    """What the texts of a page may name, in the language that is spoken."""
    return facts(entries()[name]) if name in entries() else {}


@functools.cache
def picture_file(name: str) -> "bytes | None":
    """A picture or a preview; None for any other name."""
    stem, _, kind = name.rpartition(".")
    if kind not in ("png", "svg") or stem not in titled():
        return None
    if stem == BOTH:
        return png(_position()) if kind == "png" else svg(_position()).encode()
    case = entries()[stem]
    return png(case.game.position) if kind == "png" else picture(case).encode()
