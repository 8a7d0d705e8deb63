"""What other rules answer to a question: a line below the answer by these ten, made of the answers
of each rule set in rulesets.md. tests/pages/test_cases.py holds those of sets that ttgo can play to
what it plays.
"""

from ttgo.pages.case import RULESETS
from ttgo.pages.parts import entries, named

SAID = {
    "suicide-no": "suicide is not allowed.",
    "dead-agreed": "the players agree which stones are dead, and those are removed.",
    "count-territory": "empty points and captured stones count, and stones on the board do not.",
    "repeat-situational": "a position may come back if it is the other player’s turn this time.",
    "repeat-no-result": "a long repetition is allowed, and the game ends without a result.",
    "repeat-referee": "a referee decides about a long repetition.",
    "repeat-by-kind": "each kind of ko has a rule of its own.",
    "pass-stone": "a pass costs a stone, which the opponent gets.",
    "tie-black": "Black wins.",
    "handicap-fixed": "the stones go on fixed points.",
}


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
                link = named("a", f"{case.name}.title", case.title, href=address)
                found.setdefault(f"{asked}-{case.answers[asked]}", []).append(link)
    said = "".join(
        f" <span>{' · '.join(links)}: {named('span', f'why.{name}', SAID[name])}</span>"
        for name, links in found.items()
    )
    by_these = named("b", "why.by-these", "That is by these ten rules. Others differ.")
    return f'<p class="{kind}">{by_these}{said}</p>' if said else ""
