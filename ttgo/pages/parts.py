"""What the pages of static/why/ have in common: texts with their names for translators, cards that
lead to a page, and who won, with a bar.
"""

import functools
import re
from html import escape

from ttgo.lessons.markup import inline
from ttgo.pages.case import KINDS, SAYS, Case, Count, headline
from ttgo.pages.case import read as cases
from ttgo.pages.html import Element, made, written
from ttgo.pages.lessons import read

WHO_WON = "who-won"
BOTH = "area-and-territory"  # the page that counts one game by area and by territory
BOTH_TITLE = "Area and territory, side by side"
BOTH_ABOUT = (
    "One finished game of Go, counted by area and by territory side by side. Add a dead stone, a wasted "
    "move, a seki, komi, and watch both totals."
)
GROUPS = {chapter.address: chapter.title for kind in KINDS for chapter in read(f"why/{kind}")}


@functools.cache
def entries() -> "dict[str, Case]":
    """All questions and all cases by name, in their order."""
    return {case.name: case for kind in KINDS for case in cases(kind)}


def named(element: str, name: str, text: str, **attributes: str) -> str:
    """An element with a text of a lesson (markup.py) that has this name for translators."""
    given = {key.strip("_"): value for key, value in attributes.items()}
    return written(Element(element, {**given, "data-say": name}, made(inline(text))))


def said(case: Case, kind: str, element: str) -> "list[str]":
    """Elements with what a page says: "told" or "verdict"."""
    return [
        named(element, f"{case.name}.{kind}-{at}", text)
        for at, text in enumerate(getattr(case, kind), 1)
    ]


def rule(number: int, element: str = "span", **attributes: str) -> str:
    """The name of a rule."""
    return named(element, f"why.rule-{number}", f"Rule {number}", **attributes)


def winner(count: Count) -> str:
    """What is said of a count, with a stone of the player who wins."""
    black, _, white = count.parts
    side = "white" if white > black else "black"
    stone = f'<i class="stone {side}"></i>' if white != black else ""
    return stone + escape(count.said)


def told_by(count: Count, case: Case) -> str:
    """A count in words: those of a source, which are a text of the case, or who has won by it."""
    if any(what == SAYS + count.said for _, what in case.rows):
        return named("span", slug(count.said), count.said)
    return winner(count)


def slug(text: str) -> str:
    """A name for a text that several pages have."""
    return "why.row-" + re.sub(r"[^a-z0-9]+", "-", text.lower())[:60].strip("-")


def bar(count: Count) -> str:
    """Both players' shares, joined."""
    black, nobody, white = count.parts
    total = black + nobody + white
    if not total:
        return ""
    return (
        f'<svg class="tally" viewBox="0 0 {total} 1" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="black" width="{black}" height="1"></rect>'
        f'<rect class="white" x="{black + nobody}" width="{white}" height="1"></rect></svg>'
        f"<small>{escape(count.points)}</small>"
    )


def card(name: str, listed: bool = False) -> str:
    """The board asks, the title says what, and the result or the rule answers; where it is `listed`
    what the page says is there, too, for a search.
    """
    case = entries().get(name)
    kinds, small, told = [], "", ""
    title, about = BOTH_TITLE, BOTH_ABOUT
    if case is not None:
        title, about = case.title, case.about
        kinds = [case.kind, *([f"rule-{case.rule}"] if case.rule else [])]
        if case.game.over and (first := headline(case)):
            small = told_by(first[0], case)
        elif case.rule:
            small = rule(case.rule)
        if listed:
            texts = said(case, "told", "span") + said(case, "verdict", "span")
            told = f"<span hidden>{''.join(texts)}</span>"
    return (
        f'<li><a href="{name}.html" class="card" data-kinds="{" ".join(kinds)}" '
        f'title="{escape(about)}" data-say-title="{name}.about">'
        f'<img src="{name}.svg" alt="" width="196" height="196" loading="lazy">'
        f"<span>{named('b', f'{name}.title', title)}<small>{small}</small>{told}</span></a></li>"
    )
