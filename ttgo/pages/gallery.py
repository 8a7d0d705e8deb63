"""The page that leads to all cases and questions; scripts search it and choose what is listed."""

from html import escape

from ttgo.language import say
from ttgo.pages.case import RULESETS
from ttgo.pages.parts import BOTH, WHO_WON, card, entries, groups, shown

_PROGRAMS = '<b data-say="site.programs">Programs’ rules</b>'
_CLUB = '<p><a href="../rules.html#club" data-say="site.club">In a club or on a server</a></p>'
_WHO_WON = '<b data-say="who-won.page-title">Who won? A verdict on your board</b>'
_GLASS = '<svg class="i"><path d="M11 4a7 7 0 1 0 0 14a7 7 0 1 0 0-14M16 16l5 5"></path></svg>'


def index() -> str:
    """The main part of the page."""
    cases = list(entries().values())
    buttons = [_filter("all", shown("span", say("why_all")), len(cases))]
    lists = []
    for kind, title in groups().items():
        names = [case.name for case in cases if case.kind == kind]
        buttons.append(_filter(kind, shown("span", title), len(names)))
        lists.append(
            f'<section id="{kind}" class="group">{shown("h2", title)}\n{_CLUB * (kind == RULESETS)}'
            f'<ul class="plain swipe cards">\n'
            + "\n".join(card(name, listed=True) for name in names)
            + "\n</ul></section>"
        )
    tools = "".join(
        f'<li><a href="{name}.html" class="tile"><img src="{picture}.svg" alt="" width="124" '
        f'height="124"><span>{title}{shown("small", about)}</span></a></li>'
        for name, picture, title, about in (
            (WHO_WON, "one-stray-stone", _WHO_WON, say("who_won_about")),
            (BOTH, BOTH, shown("b", say("both_title")), say("both_about")),
            ("../programs", "send-two-return-one", _PROGRAMS, say("programs_about")),
        )
    )
    return (
        f'<div class="wide-page"><div class="search"><div>'
        f"{shown('h1', say('why_title'), class_='title')}"
        f"{shown('p', say('why_lead'), class_='lead')}</div>"
        f'<label class="field" hidden>{_GLASS}{shown("span", say("why_search"), class_="unseen")}'
        f'<input type="search" autocomplete="off" placeholder="{escape(say("why_example"))}">'
        f"</label></div>"
        f'<div class="swipe filters" hidden>{"".join(buttons)}</div>'
        f'<ul class="plain pair">{tools}</ul>\n'
        + "\n".join(lists)
        + shown("p", say("why_nothing"), id="nothing", role="status")
        + "</div>"
    )


def _filter(name: str, label: str, count: int) -> str:
    pressed = str(name == "all").lower()
    return (
        f'<button class="filter" value="{escape(name)}" aria-pressed="{pressed}">'
        f"{label} <small>{count}</small></button>"
    )
