"""A page that is made: its head, its main part, and the place for what all pages have."""

from collections.abc import Sequence
from html import escape
from pathlib import Path

_TEMPLATE = Path(__file__).with_name("page.html")


def page(
    main: str,
    title: str,
    about: str,
    styles: "Sequence[str]",
    scripts: "Sequence[str]",
    up: str = "",
    tools: str = "",
    policy: str = "",
) -> str:
    """Its HTML. Styles are in static/, which is `up` from the page, scripts are where they say. Its
    `tools` are in its header; its policy has `policy` after "img-src 'self'".
    """
    sheets = ["look", *styles, "look/means"]
    return _TEMPLATE.read_text(encoding="utf-8").format(
        main=main,
        title=escape(title),
        about=escape(about),
        styles="\n".join(f'<link rel="stylesheet" href="{up}{one}.css">' for one in sheets),
        scripts="\n".join(f'<script type="module" src="{one}"></script>' for one in scripts),
        up=up,
        tools=tools,
        policy=policy,
    )
