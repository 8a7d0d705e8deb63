"""What other rules answer to a question: a line below the answer by these ten, made of the answers
of each rule set in rulesets.md. tests/pages/test_cases.py holds those of sets that ttgo can play to
what it plays.
"""

from ttgo.language import say
from ttgo.pages.case import RULESETS
from ttgo.pages.parts import entries, shown


def others(asks: "list[str]", folder: str = "", kind: str = "others") -> str:
    """The line about what is asked; `folder` has the pages of the sets, `kind` is its class. "" if
    none answers otherwise.
    """
    sets = [case for case in entries().values() if case.kind == RULESETS]
    found: "dict[str, list[str]]" = {}
    for asked in asks:
        for case in sets:
            if asked in case.answers:
                address = f"{folder}{case.name}.html"
                link = shown("a", case.title, href=address)
                found.setdefault(f"{asked}-{case.answers[asked]}", []).append(link)
    said = "".join(
        f" <span>{' · '.join(links)}: {shown('span', say(name.replace('-', '_')))}</span>"
        for name, links in found.items()
    )
    return f'<p class="{kind}">{shown("b", say("by_these"))}{said}</p>' if said else ""
