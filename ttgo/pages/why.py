"""The pages of static/why/: one for each case and each question, and the index of them. Each is
whole without scripts.

All is in the language that is spoken.
"""

import functools
from html import escape
from pathlib import Path

from ttgo.language import say
from ttgo.pages import both, layout
from ttgo.pages.case import ASKED, RULESETS, Case, counted, headline, without
from ttgo.pages.gallery import index
from ttgo.pages.html import Element
from ttgo.pages.others import others
from ttgo.pages.parts import (
    BOTH,
    bar,
    card,
    entries,
    groups,
    image,
    rule,
    shown,
    stones,
    told_by,
)
from ttgo.svg.drawing import of_match
from ttgo.svg.drawing import picture as svg

_CARDS = 5  # to read next


def _case(case: Case) -> str:
    """The main part of the page of a case or a question: the board and its verdict, by which rules,
    and where that comes from.
    """
    first, *more = [shown("p", text) for text in case.told]
    verdict = [*case.verdict]
    answer, tiles = "", _tiles(case)
    if case.kind == RULESETS:
        answer, tiles = tiles, ""
    elif counted_first := headline(case):
        count, rules = counted_first
        answer = (
            f'<section class="result phase"><p>{told_by(count)}</p>{shown("small", rules)}'
            f"{bar(count)}</section>"
        )
    elif verdict:
        answer = shown("p", verdict.pop(0), class_="answer")
    if case.kind in ASKED:
        first += others(case.asks) or shown("p", say("by_others_too"), class_="others")
    elif case.kind != RULESETS:
        first, answer = answer, first
    large = f"../../index.html#{case.played_on()}"
    acts = shown("a", say("why_play_on"), class_="button", href=large)
    if case.rule:
        acts += rule(case.rule, "a", class_="chip", href=f"../../index.html#rule-{case.rule}")
    rest = f'{first}{answer}{"".join(more)}<p class="row">{acts}</p>'
    if tiles:
        tiles = f'<section class="group">{shown("h2", say("why_rules"))}\n{tiles}</section>\n'
    head = shown("h2", say("why_verdict")) if verdict else ""
    sources = _sources(case)
    said = head + "".join(shown("p", text) for text in verdict)
    halves = "".join(f"<div>{half}</div>" for half in (said, sources) if half)
    below = f'<section class="sourced sided prose">{halves}</section>'
    return (
        _stage(case.title, case.kind, _boards(case), rest)
        + tiles
        + (below if halves else "")
        + _next(case.name, case.follow)
    )


def _stage(title: str, kind: str, hero: str, rest: str) -> str:
    """The board, and beside it where one is, the title, and the rest."""
    group = shown("a", groups()[kind], href=f"index.html#{kind}") if kind else ""
    return (
        f'<div class="case sided">\n<div class="task"><p class="row crumb">'
        f"{shown('a', say('why_title'), href='index.html')}{group}</p>"
        f"{shown('h1', title, class_='title')}</div>\n"
        f'<div class="hero">{hero}</div>\n<div class="rest prose">{rest}</div>\n</div>\n'
    )


def _boards(case: Case) -> str:
    """The board as it stands and, where stones would be called dead, without these."""
    if not case.dead:
        return _board(case, case.name, case.link, stones(case.game.position))
    there = case.record.match().position
    marked = f' circle="{" ".join(case.dead)}"{stones(there)}'
    off = stones(without(case.game.position, case.dead))
    ways = "".join(
        f'<label><input type="radio" name="way" value="{way}"{more}>{shown("span", text)}</label>'
        for way, text, more in (
            ("stands", say("why_stands"), " checked"),
            ("off", say("why_off"), ""),
        )
    )
    return (
        _board(case, f"{case.name}-marked", case.link, f' class="stands"{marked}')
        + _board(case, f"{case.name}-off", case.off(), f' class="off"{off}')
        + f'<fieldset class="seg"><legend class="unseen">{escape(case.title)}</legend>'
        + f"{ways}</fieldset>"
    )


def _board(case: Case, name: str, fragment: str, more: str) -> str:
    drawn = image(f"{name}.svg", _drawings(case)[name](), case.game.grid, "")
    labels = " ".join(f"{at}:{text}" for at, text in case.labels.items())
    ahead = " data-line" if case.record.here.next else ""
    square = " ".join(_territory(case))
    reach = f'square="{square}" ' if square else ""
    show = "coordinates moves" if square else "reach coordinates moves"
    return (
        f'<tt-board link="{escape(fragment)}" labels="{labels}"{more}{ahead} play {reach}show="{show}" '
        f'label="{escape(case.title)}">{drawn}</tt-board>'
    )


def _territory(case: Case) -> "list[str]":
    """The points that count by the rules that a page is about; none if these count by area."""
    count = headline(case) if case.kind == RULESETS else None
    return count[0].territory if count else []


def _squares(points: "list[str]") -> "dict[int | str, str]":
    return dict.fromkeys(points, "square")


def _drawings(case: Case) -> "dict[str, functools.partial[str]]":
    """What draws each picture of a case, by the name of its file: where its board begins, with the
    dead stones marked and without them, and the board of each row.
    """
    game, match = case.game, case.record.match()
    labels: dict[str, object] = {"labels": case.numbered}
    found = {case.name: functools.partial(of_match, match, labels)}
    if square := _territory(case):
        numbered: dict[int | str, int | str] = dict(case.numbered.items())
        found[case.name] = functools.partial(
            svg, game.position, last=game.last, labels=numbered, marks=_squares(square)
        )
    if case.dead:
        off, marks = without(game.position, case.dead), {**labels, "circle": case.dead}
        found[f"{case.name}-marked"] = functools.partial(of_match, match, marks)
        found[f"{case.name}-off"] = functools.partial(svg, off, reach="area")
    for number, (_, what) in enumerate(case.rows, 1):
        found[f"{case.name}-{number}"] = functools.partial(_compared, case, what)
    return found


def _compared(case: Case, what: str) -> str:
    """The board of a row: its areas, or where a move is tried."""
    count = counted(case, what)
    return svg(
        count.position,
        reach="area" if count.parts != (0, 0, 0) and not count.territory else False,
        marks=_squares(count.territory),
        last=count.last,
        refused=count.refused,
        coordinates=False,
    )


def _tiles(case: Case) -> str:
    """A board for each of the rules that are compared; a rule set's own come first."""
    rows = [*enumerate(case.rows, 1)]
    tiles = ""
    for number, (rules, what) in rows[:: -1 if case.kind == RULESETS else 1]:
        count = counted(case, what)
        told = f"<b>{told_by(count)}</b>"
        tiles += (
            f'<li class="tile"><img src="{case.name}-{number}.svg" alt="" width="200" '
            f'height="200" loading="lazy"><span>'
            f"{shown('small', rules)}{told}{bar(count)}</span></li>\n"
        )
    return f'<ul class="plain pair">{tiles}</ul>' if tiles else ""


def _sources(case: Case) -> str:
    items = "".join(
        f'<li><a href="{escape(address)}" lang="en">{escape(title)}</a></li>'
        for title, address in case.sources
    )
    head = shown("h2", say("why_sources"))
    return f'{head}<ul class="plain">{items}</ul>' if items else ""


def _next(name: str, follow: "list[str]") -> str:
    """What to read next: what the page names, then others of its rule, then those after it; and the
    pages before and after it.
    """
    order = [*entries()]
    at = order.index(name) + 1 if name in order else 0
    others = [other for other in order[at:] + order[:at] if other != name]
    case = entries().get(name)
    alike = [other for other in others if case and case.rule and entries()[other].rule == case.rule]
    cards = list(dict.fromkeys([*follow, *alike, *others]))[:_CARDS]
    beside = ""
    for way, other in (("prev", others[-1]), ("next", others[0])):
        beside += shown("a", entries()[other].title, href=f"{other}.html", rel=way)
    return (
        f'<section class="group">{shown("h2", say("why_next"))}\n'
        f'<ul class="plain swipe cards">{"".join(map(card, cards))}</ul></section>\n'
        f'<nav class="row beside" aria-label="{escape(say("why_next"))}">{beside}</nav>'
    )


def _tools(name: str, title: str, home: str) -> str:
    """A button that scripts show: the address is in the page, so that nothing else is needed."""
    address = escape(f"{home}static/why/{name}.html")
    return (
        f'<div class="tools"><button data-share="{address}" '
        f'data-title="{escape(title)}" '
        f'data-done="{escape(say("why_copied"))}" hidden>'
        '<svg class="i">'
        '<path d="M12 15V4M8 8l4-4 4 4M5 13v6h14v-6"></path></svg>'
        f"{shown('span', say('why_share'))}</button>"
        '<span class="told" role="status"></span></div>'
    )


def titled() -> "dict[str, str]":
    """The titles of all pages that may be read next, by name."""
    return {BOTH: say("both_title"), **{name: case.title for name, case in entries().items()}}


def entitle(page: Element) -> None:
    """Give the links of a page that have no words of their own the titles of where they lead."""
    for link in page.find("a"):
        if not link.inside:
            link.inside = [titled()[Path(link.get("href")).stem]]


@functools.cache
def names() -> "list[str]":
    """The files of the folder static/why/ that are made."""
    drawn = [name for case in entries().values() for name in _drawings(case)]
    pages = [f"{name}.html" for name in titled()]
    return ["index.html", *pages, *(f"{name}.svg" for name in (BOTH, *drawn))]


def page(name: str, home: str) -> str:
    """A page. Raises KeyError for any other name."""
    title, about, tools = say("why_title"), say("why_about"), ""
    scripts = ["../embed.js", "gallery.js"]
    if name == "index":
        body = index()
    elif name == BOTH:
        title, about, scripts = say("both_title"), say("both_about"), ["../embed.js", "both.js"]
        body = _stage(title, "", *both.parts()) + _next(BOTH, both.FOLLOW)
    else:
        case = entries()[name]
        title, about = case.title, case.about
        scripts = ["../embed/early-start.js", "../embed/element.js", "why.js"]
        body, tools = _case(case), _tools(name, case.title, home)
    return layout.page(
        f"<main>{body}</main>",
        title,
        about,
        ["embed", "look/stage", "look/gallery", "look/case"],
        scripts,
        up="../",
        tools=tools,
    )


@functools.cache
def picture_file(name: str) -> "bytes | None":
    """A picture; None for any other name."""
    stem, _, kind = name.rpartition(".")
    if name == f"{BOTH}.svg":
        return svg(both.position()).encode()
    for case in entries().values():
        if kind == "svg" and stem.startswith(case.name) and stem in (drawn := _drawings(case)):
            return drawn[stem]().encode()
    return None
