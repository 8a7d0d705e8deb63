"""What made pages have in common: texts of lessons and pictures of boards as elements, cards that lead
to a page, and who won, with a bar.
"""

import functools
import re
from html import escape

from ttgo.language import say, spoken
from ttgo.lessons.markup import inline
from ttgo.pages.case import KINDS, Case, Count, headline
from ttgo.pages.case import read as cases
from ttgo.pages.html import Element, made, written
from ttgo.pages.lessons import read
from ttgo.points import Grid
from ttgo.position import Position
from ttgo.svg.drawing import natural_width

WHO_WON = "who-won"
BOTH = "area-and-territory"  # the page that counts one game by area and by territory


def groups() -> "dict[str, str]":
    """The kinds of pages and what each is called, in the language that is spoken."""
    return {kind: read(f"why/{kind}", spoken())[0].title for kind in KINDS}


def entries() -> "dict[str, Case]":
    """All questions and all cases by name, in their order, in the language that is spoken."""
    return _entries(spoken())


@functools.cache
def _entries(tag: str) -> "dict[str, Case]":
    return {case.name: case for kind in KINDS for case in cases(kind, tag)}


def shown(element: str, text: str, **attributes: str) -> str:
    """An element with a text of a lesson (markup.py)."""
    given = {key.strip("_"): value for key, value in attributes.items()}
    return written(Element(element, {**given}, made(inline(text))))


def rule(number: int, element: str = "span", **attributes: str) -> str:
    """The name of a rule."""
    return shown(element, say("rule", number=number), **attributes)


def stones(position: Position) -> str:
    """The attribute that tells a board's script what to draw until Python has read the game."""
    return f' data-stones="{chr(10).join(position.rows())}"'


def image(address: str, drawn: str, grid: Grid, more: str = ' loading="lazy"') -> str:
    """The element that shows a picture of a grid, with its size and what it says to those who do
    not see it.
    """
    found = re.search(
        r'viewBox="\S+ \S+ (\S+) (\S+)".*?<title>(.*?)</title><desc>(.*?)</desc>', drawn
    )
    assert found is not None
    width = natural_width(grid)
    height = round(width * float(found[2]) / float(found[1]))
    size = f'width="{width}" height="{height}"'
    return f'<img src="{address}" {size}{more} alt="{found[3]}. {found[4]}">'


def told_by(count: Count) -> str:
    """What is said of a count, with a stone of the player who wins by it."""
    black, _, white = count.parts
    side = "white" if white > black else "black"
    stone = f'<i class="stone {side}"></i>' if white != black else ""
    return stone + escape(count.said)


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
    """The board asks, the title says what, and the result answers; where it is `listed` what the page
    says is there, too, for a search.
    """
    case = entries().get(name)
    kind, small, told = "", "", ""
    title, about = say("both_title"), say("both_about")
    if case is not None:
        title, about = case.title, case.about
        kind = case.kind
        if case.game.over and (first := headline(case)):
            small = told_by(first[0])
        if listed:
            texts = [shown("span", text) for text in (*case.told, *case.verdict)]
            told = f"<span hidden>{''.join(texts)}</span>"
    return (
        f'<li><a href="{name}.html" class="card" data-kind="{kind}" '
        f'title="{escape(about)}">'
        f'<img src="{name}.svg" alt="" width="196" height="196" loading="lazy">'
        f"<span>{shown('b', title)}<small>{small}</small>{told}</span></a></li>"
    )
