"""The pages of static/why/: one for each case and each question, and the index of them. Each is whole without scripts."""

import functools
from html import escape
from pathlib import Path

from ttgo.demos.page import image
from ttgo.svg.drawing import of_game
from ttgo.why import both
from ttgo.why.case import CASES, QUESTIONS, Case, read, said
from ttgo.why.preview import png

_TEMPLATE = Path(__file__).with_name("template.html")
_FOOT = (
    ("../../index.html", "Play"),
    ("../rules.html", "Learn"),
    ("index.html", "Why?"),
    ("../embed.html", "Embed"),
    ("../python.html", "Python"),
    ("../change.html", "Change a rule"),
    ("../family.html", "Other rules"),
    ("../speed.html", "Speed"),
    ("../player.html", "The computer"),
    ("../engines.html", "Engines"),
)
WHO_WON = "who-won"
_WHO_WON = "Bring a position as a diagram, an SGF or by tapping stones, mark what is dead, and read who has won and why."
_ABOUT = (
    "Who won, and why? Famous quarrels over Go games, what users of Go programs ask, and strange positions, each on a live board with "
    "its verdict by the ten Tromp-Taylor rules."
)


@functools.cache
def entries() -> "dict[str, Case]":
    """All questions and all cases by name, in their order."""
    return {case.name: case for kind in (QUESTIONS, CASES) for case in read(kind)}


def picture(case: Case) -> str:
    """The SVG of where a case's board begins, shown until the board is there."""
    return of_game(case.game)


def html(case: Case, home: str) -> str:
    """The page of a case or a question. `home` is the address of the site, which previews and shared links need whole."""
    drawn = image(f"{case.name}.svg", picture(case), case.game.grid).replace(' loading="lazy"', "")
    board = (
        f'<tt-board link="{escape(case.link)}" play show="reach score coordinates" label="{escape(case.title)}">'
        f"{drawn}</tt-board>"
    )
    kind = "Question" if case.asked else "Case"
    parts = [
        f'<article class="case{" question" if case.asked else ""}">',
        f'<div class="top"><p class="kind"><a href="index.html">{kind}</a></p>',
        f"<h2>{escape(case.title)}</h2></div>",
        f'<div class="board">{board}{_on(case)}</div>',
        '<div class="words">',
        *(f"<p>{escape(text)}</p>" for text in case.told),
        _rule(case),
    ]
    if case.verdict:
        parts += ["<h3>The verdict</h3>", *(f"<p>{escape(text)}</p>" for text in case.verdict)]
    parts += [_table(case), _sources(case), _share(case, home), _follow(case), "</div>", "</article>"]
    return _page(case.title, case.about, "\n".join(part for part in parts if part), home, case.name)


def index(home: str) -> str:
    """The page that leads to all of them."""
    lists = []
    for asked, title, words in (
        (True, "Questions", "Short answers, each on one board."),
        (
            False,
            "Cases",
            "Games and positions that people quarrelled over, with the verdict of the ten rules.",
        ),
    ):
        items = "\n".join(
            f'<li><a href="{case.name}.html">{escape(case.title)}</a><span>{escape(case.about)}</span></li>'
            for case in entries().values()
            if case.asked is asked
        )
        lists.append(
            f'<section id="{title.lower()}"><h3>{title}</h3><p>{words}</p>\n<ul class="list">\n{items}\n</ul></section>'
        )
    lead = "Who won, and why? What people ask about the end of a game of Go, and what they quarrelled over."
    tools = "".join(
        f'<li><a href="{name}.html">{escape(title)}</a><span>{escape(about)}</span></li>'
        for name, title, about in (
            (WHO_WON, "Who won? A verdict on your board", _WHO_WON),
            (both.NAME, both.TITLE, both.ABOUT),
        )
    )
    head = f'<h2>Why?</h2>\n<p class="lead">{lead}</p>\n<ul class="list">{tools}</ul>'
    body = f'<div class="whole">{head}\n' + "\n".join(lists) + "</div>"
    return _page("Why?", _ABOUT, body, home, "")


def _both(kind: str, home: str) -> "bytes | None":
    """The page that counts both ways, and its pictures."""
    if kind == "png":
        return png(both.position())
    if kind == "svg":
        return both.drawing().encode()
    body = both.body('<p class="kind"><a href="index.html">Why?</a></p>')
    return (
        _page(both.TITLE, both.ABOUT, body, home, both.NAME, "both.js").encode() if kind == "html" else None
    )


def _rule(case: Case) -> str:
    """The link to the rule that decides; none where no single one does."""
    if not case.rule:
        return ""
    return f'<p class="decides"><a href="../../index.html#rule-{case.rule}">Rule {case.rule}</a> decides.</p>'


def _on(case: Case) -> str:
    """A board on which the game goes on against the computer, folded until it is wanted."""
    if case.asked:
        return ""
    player = case.game.to_play
    other = "white" if player == "black" else "black"
    link = escape(case.played_on())
    return (
        f'<details class="on"><summary>Play on from here against the computer</summary>'
        f"<p>You are {player.capitalize()}, and it is your turn.</p>"
        f'<tt-board opponent="{other}" link="{link}" show="reach score coordinates" label="Play on"></tt-board>'
        f'<p><a href="../../index.html#{link}">Open it on the large board</a></p></details>'
    )


def _table(case: Case) -> str:
    if not case.rows:
        return ""
    body = "\n".join(
        f'<tr><th scope="row">{escape(row["rules"])}</th><td>{escape(said(case, row))}</td></tr>'
        for row in case.rows
    )
    return (
        "<h3>By which rules?</h3>\n"
        f'<table><thead><tr><th scope="col">rules</th><th scope="col">verdict</th></tr></thead><tbody>\n{body}\n</tbody></table>'
    )


def _sources(case: Case) -> str:
    items = "".join(
        f'<li><a href="{escape(one.address)}">{escape(one.title)}</a></li>' for one in case.sources
    )
    return f"<h3>Sources</h3>\n<ul>{items}</ul>" if items else ""


def _share(case: Case, home: str) -> str:
    """A button that scripts show: the address is in the page, so that nothing else is needed."""
    address = escape(f"{home}static/why/{case.name}.html")
    return (
        f'<p class="bar"><button type="button" data-share="{address}" data-title="{escape(case.title)}" '
        'data-done="Link copied" hidden>Share this page</button> <span class="told" role="status"></span></p>'
    )


def _follow(case: Case) -> str:
    known = titled()
    items = "".join(f'<li><a href="{name}.html">{escape(known[name])}</a></li>' for name in case.follow)
    return f'<nav aria-label="Read next"><h3>Read next</h3><ul>{items}</ul></nav>' if items else ""


def _page(title: str, about: str, body: str, home: str, name: str, script: str = "why.js") -> str:
    """A whole page around its main part."""
    address = f"{home}static/why/{name or 'index'}.html"
    preview = (
        f'  <meta property="og:image" content="{escape(home)}static/why/{name}.png">\n'
        '  <meta name="twitter:card" content="summary_large_image">\n'
        if name
        else ""
    )
    foot = " ".join(f'<a href="{address}">{label}</a>' for address, label in _FOOT)
    return _TEMPLATE.read_text(encoding="utf-8").format(
        title=escape(title),
        about=escape(about),
        address=escape(address),
        preview=preview,
        body=body,
        foot=foot,
        script=script,
    )


def titled() -> "dict[str, str]":
    """The titles of all pages that may be read next, by name."""
    return {both.NAME: both.TITLE, **{name: case.title for name, case in entries().items()}}


def names() -> "list[str]":
    """The files of the folder static/why/ that are made."""
    return [
        "index.html",
        *(f"{name}.{kind}" for name in (both.NAME, *entries()) for kind in ("html", "svg", "png")),
    ]


def file(name: str, home: str) -> "bytes | None":
    """One of these files; None for any other name."""
    stem, _, kind = name.rpartition(".")
    if name == "index.html":
        return index(home).encode()
    if stem == both.NAME:
        return _both(kind, home)
    case = entries().get(stem)
    if case is None:
        return None
    if kind == "png":
        return png(case.game.position)
    if kind == "svg":
        return picture(case).encode()
    return html(case, home).encode() if kind == "html" else None
