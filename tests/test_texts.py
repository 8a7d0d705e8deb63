"""Texts that stand in two places say the same."""

import re

from tests.support.sites import ROOT, Page, page
from ttgo.rulesets import NAMED, Rules, read
from ttgo.start import Start

PAGE = page("index.html")
RULES = (ROOT / "ttgo" / "rules.py").read_text(encoding="utf-8")

PARSED = Page(PAGE)


# The ten rules


def comments(source):
    """The first paragraph of each "# Rule N." comment, without what stands in brackets after it."""
    found: dict[int, str] = {}
    rule = 0
    for line in source.splitlines():
        begins = re.match(r"# Rule (\d+)\. (.*)", line)
        if begins:
            rule = int(begins[1])
            assert rule not in found
            found[rule] = begins[2]
        elif rule and line.startswith("# ") and not line.startswith("# ("):
            found[rule] += " " + line[2:]
        else:
            rule = 0
    return found


def test_the_page_states_the_rules_as_the_code_does():
    said = comments(RULES)
    shown = {
        int(name[6:]): " ".join(text.split())
        for name, text in PARSED.text.items()
        if name.startswith("words-")
    }
    assert list(said) == list(range(1, 11))
    assert list(shown) == list(range(1, 11))
    assert shown == said


# The dialog for a new game, which works before Python is there


def test_the_dialog_offers_sets_of_rules():
    """The named ones are among them but one, which differs from the ten rules in a single fact; and
    at first the default is chosen, and its komi. Each has the komi of an even game and, last, with
    a handicap.
    """
    offered = {
        attrs["value"] or "": attrs
        for tag, attrs in PARSED.tags
        if tag == "input" and attrs.get("name") == "rules"
    }
    sets = [read(text) for text in offered]
    named = {name: rules for name, rules in NAMED.items() if rules not in sets}
    assert list(named) == ["Tromp-Taylor without suicide"]
    assert sets[0] == Rules()
    assert ["checked" in attrs for attrs in offered.values()] == [True] + [False] * 5
    komi = {
        text: [Start(9, komi=float(komi)).komi for komi in (attrs["data-komi"] or "").split()]
        for text, attrs in offered.items()
    }
    assert komi["Tromp-Taylor"] == [0, 0]
    assert all(even >= uneven for even, uneven in komi.values())
