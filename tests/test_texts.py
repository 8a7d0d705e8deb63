"""Texts that stand in two places say the same, and the page runs nothing but its own files."""

import re
from pathlib import Path

from tests.support.sites import Page, page
from ttgo import rulesets
from ttgo.rulesets import FACTS, NAMED

ROOT = Path(__file__).parent.parent
PAGE = page("index.html")
RULES = (ROOT / "ttgo" / "rules.py").read_text(encoding="utf-8")
SCRIPTS = {
    str(file): file.read_text(encoding="utf-8")
    for depth in ("*.js", "*/*.js")
    for file in (ROOT / "static").glob(depth)
}


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


# The page before Python is there, and after


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


def test_the_dialog_knows_what_the_named_rules_are():
    """Their usual ending and their three facts, with which "Choose each" begins; and at first the
    default is chosen.
    """
    named = choices("rules")
    assert list(named) == [*NAMED, "own"]
    for name, rules in NAMED.items():
        assert named[name]["data-ending"] == rules.ending
        assert rulesets.read(named[name]["data-own"]) == rules.ended("strict")
    for group, value in (
        ("rules", "Tromp-Taylor"),
        ("ending", "strict"),
        ("superko", "positional"),
        ("suicide", "allowed"),
        ("score", "only"),
    ):
        assert [name for name, attrs in choices(group).items() if "checked" in attrs] == [value]


# What the page may run
