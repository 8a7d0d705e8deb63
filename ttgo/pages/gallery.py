"""The page that leads to all cases and questions; scripts search it and choose what is listed."""

from html import escape

from ttgo.pages.parts import (
    BOTH,
    BOTH_ABOUT,
    BOTH_TITLE,
    GROUPS,
    WHO_WON,
    card,
    entries,
    named,
    rule,
)

ABOUT = (
    "Who won, and why? Famous quarrels over Go games, what users of Go programs ask, and strange "
    "positions, each on a live board with its verdict by the ten Tromp-Taylor rules."
)
_LEAD = (
    "Who won, and why? What people ask about the end of a game of Go, and what they quarrelled "
    "over."
)
_TOOLS = (
    (
        WHO_WON,
        "one-stray-stone.svg",
        ("who-won.page-title", "Who won? A verdict on your board"),
        (
            "who-won-about",
            (
                "Bring a position as a diagram or an SGF, or tap in its stones. Mark what is dead, "
                "and read who has won and why."
            ),
        ),
    ),
    (BOTH, f"{BOTH}.svg", (f"{BOTH}.title", BOTH_TITLE), (f"{BOTH}.about", BOTH_ABOUT)),
)
_GLASS = (
    '<svg class="i" viewBox="0 0 24 24" aria-hidden="true">'
    '<path d="M11 4a7 7 0 1 0 0 14a7 7 0 1 0 0-14M16 16l5 5"></path></svg>'
)


def index() -> str:
    """The main part of the page."""
    cases = list(entries().values())
    buttons = [_filter("all", named("span", "all", "All"), len(cases))]
    lists = []
    for kind, title in GROUPS.items():
        shown = [case.name for case in cases if case.kind == kind]
        buttons.append(_filter(kind, named("span", kind, title), len(shown)))
        lists.append(
            f'<section id="{kind}" class="group">{named("h2", kind, title)}\n'
            f'<ul class="plain swipe cards">\n'
            + "\n".join(card(name, listed=True) for name in shown)
            + "\n</ul></section>"
        )
    for number in sorted({case.rule for case in cases if case.rule}):
        count = sum(case.rule == number for case in cases)
        buttons.append(_filter(f"rule-{number}", rule(number), count))
    tools = "".join(
        f'<li><a href="{name}.html" class="tile"><img src="{picture}" alt="" width="124" '
        f'height="124"><span>{named("b", *title)}{named("small", *about)}</span></a></li>'
        for name, picture, title, about in _TOOLS
    )
    return (
        f'<div class="wide-page"><div class="search"><div>'
        f"{named('h1', 'title', 'Why?', class_='title')}"
        f"{named('p', 'lead', _LEAD, class_='lead')}</div>"
        f'<label class="field" hidden>{_GLASS}{named("span", "search", "Search", class_="unseen")}'
        '<input type="search" autocomplete="off"></label></div>'
        f'<div class="swipe filters" hidden>{"".join(buttons)}</div>'
        f'<ul class="plain pair">{tools}</ul>\n'
        + "\n".join(lists)
        + named("p", "nothing", "No page has these words.", id="nothing", role="status")
        + "</div>"
    )


def _filter(name: str, label: str, count: int) -> str:
    pressed = str(name == "all").lower()
    return (
        f'<button type="button" class="filter" value="{escape(name)}" aria-pressed="{pressed}">'
        f"{label} <small>{count}</small></button>"
    )
