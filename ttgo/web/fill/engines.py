"""Fill the published cases into the page that is written around them, static/engines.html: each
with its board.
"""

from html import escape
from typing import Any

from ttgo import rulesets
from ttgo.pages.html import Element, nodes
from ttgo.position import NAMES
from ttgo.web.cases import GROUPS, Case, known, read


def fill(page: Element) -> None:
    """Put all cases into the page, and what is known of programs. Raises ValueError if it has not
    the place for them.
    """
    (place,) = page.find("section", id="cases")
    place.inside += nodes(_groups())
    (body,) = page.find("tbody")
    body.inside += nodes("".join(map(_program, known())))


def _program(known: dict[str, Any]) -> str:
    """A row of the table."""
    breaks = [f"{group} ({', '.join(cases)})" for group, cases in known["breaks"].items()]
    cells = [", ".join(some) or "–" for some in (known["keeps"], breaks, known["not asked"])]
    told = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
    return f'<tr><th scope="row">{escape(known["program"])}</th>{told}</tr>\n'


def _groups() -> str:
    lines = []
    for group, title in GROUPS.items():
        shown = "\n".join(_case(case) for case in read() if case.group == group)
        said = escape(f"{title[0].upper()}{title[1:]}")
        lines.append(f'<h3 id="{group}">{said}</h3>\n<div class="several">\n{shown}\n</div>\n')
    return "".join(lines)


def _case(case: Case) -> str:
    told = f"<b>{case.id}</b>: {escape(case.says)} {_answer(case)}"
    return (
        f'        <div id="case-{case.id}">\n          <p>{told}</p>\n'
        f"          <tt-board{_attributes(case)}></tt-board>\n        </div>"
    )


def _answer(case: Case) -> str:
    """What is asked and answered, and by which rules, as words."""
    who = NAMES[case.asker()]
    answer = {
        "legal": f"{who} {case.at}: {'legal' if case.answer else 'illegal'}.",
        "grid": f"The grid: {case.answer}.",
        "score": f"Black minus White: {case.answer}.",
        "over": f"Over: {'yes' if case.answer else 'no'}.",
    }[case.ask]
    by = [f"superko {', '.join(case.superko)}"] if len(case.superko) < 4 else []
    by += (
        [f"suicide {'allowed' if case.suicide[0] else 'forbidden'}"]
        if len(case.suicide) == 1
        else []
    )
    return escape(f"{answer} ({'; '.join(by)})" if by else answer)


def _attributes(case: Case) -> str:
    size = str(case.width) if case.width == case.height else f"{case.width}x{case.height}"
    rules = rulesets.write(case.rules)
    given = {
        "size": size,
        "moves": " ".join(case.turns),
        "at": str(len(case.turns) - case.undo) if case.undo else "",
        "komi": f"{case.komi:g}" if case.komi else "",
        "rules": rules if rules != "Tromp-Taylor" else "",
        "show": "reach score coordinates" if case.ask == "score" else "reach coordinates",
        "label": f"The case {case.id}",
    }
    return "".join(f' {name}="{escape(value)}"' for name, value in given.items() if value) + " play"
