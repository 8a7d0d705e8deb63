"""A page that is made: its head, its main part, and the place for what all pages have."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

_TEMPLATE = Path(__file__).with_name("page.html")


def page(
    main: str,
    title: "tuple[str, str]",
    about: str,
    styles: "Sequence[str]",
    scripts: "Sequence[str]",
    up: str = "",
    name: str = "",
    tools: str = "",
    policy: str = "",
) -> str:
    """Its HTML. `title` is the name that it has for translators and the text; `about` is called
    "about", after `name`. Styles are in static/, which is `up` from the page, scripts are where they
    say. Its `tools` are in its header; its policy has `policy` after "img-src 'self'".
    """
    sheets = ["look", *styles, "look/means"]
    return _TEMPLATE.read_text(encoding="utf-8").format(
        main=main,
        titled=title[0],
        title=escape(title[1]),
        about=escape(about),
        styles="\n".join(f'<link rel="stylesheet" href="{up}{one}.css">' for one in sheets),
        scripts="\n".join(f'<script type="module" src="{one}"></script>' for one in scripts),
        up=up,
        name=name,
        tools=tools,
        policy=policy,
    )
