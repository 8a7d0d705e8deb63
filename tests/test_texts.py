"""Texts that stand in two places say the same."""

import re

from tests.support.sites import ROOT, Page, page
from ttgo.rulesets import FACTS, NAMED, Rules, read
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
        int(name[6:]): " ".join(text.split()).replace("’", "'")
        for name, text in PARSED.text.items()
        if name.startswith("words-")
    }
    assert list(said) == list(range(1, 11))
    assert list(shown) == list(range(1, 11))
    assert shown == said


# The dialog for a new game, which works before Python is there


def choices(group):
    """The attributes of each choice of a group, by its value."""
    return {
        attrs["value"] or "": attrs
        for tag, attrs in PARSED.tags
        if tag == "input" and attrs.get("name") == group
    }


def test_the_dialog_has_a_choice_for_each_fact():
    """Each repetition, suicide, score and ending there is, each with its own sentence."""
    for group, _, values in FACTS:
        names = [name.replace(" ", "-") for name in values]
        assert list(choices(group)) == names
        assert len({PARSED.text[f"{group}-{name}"] for name in names}) == len(names)


def test_the_dialog_offers_sets_of_rules():
    """Each is as many facts as there are; the named ones are among them but one, which differs from
    the ten rules in a single fact; and at first the default is chosen.
    """
    offered = choices("preset")
    sets = [
        read(" ".join(f"{fact[0]}={value}" for fact, value in zip(FACTS, one.split(), strict=True)))
        for one in offered
    ]
    named = {name: rules for name, rules in NAMED.items() if rules not in sets}
    assert list(named) == ["Tromp-Taylor without suicide"]
    assert sets[0] == Rules()
    for attrs in offered.values():  # komi of an even game, and with a handicap
        assert [Start(9, komi=float(komi)).komi for komi in attrs["data-komi"].split()][1] <= 0.5
    [first] = (value for value, attrs in offered.items() if "checked" in attrs)
    assert first == next(iter(offered))
    for (group, _, _), value in zip(FACTS, first.split(), strict=True):
        assert [name for name, attrs in choices(group).items() if "checked" in attrs] == [value]
