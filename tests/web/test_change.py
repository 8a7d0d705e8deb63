"""What Change a rule shows before Python has come is what Python then answers."""

import json

from tests.lab.asked import ask
from tests.support.sites import page
from ttgo.lab.bench import Bench
from ttgo.lab.literal import RULE
from ttgo.pages.html import read
from ttgo.web.fill import change
from ttgo.web.fill.presets import PRESETS


def test_the_first_answers():
    """The board of the ten rules, and of each card; all rules with their functions."""
    (place,) = read(page("static/change.html")).find("script", id=change.ID)
    first = json.loads("".join(map(str, place.inside)))
    assert [rule["rule"] for rule in first["rules"]] == list(range(1, 11))
    named = [name for rule in first["rules"] for name in rule["functions"]]
    assert named == list(RULE)
    assert [preset["id"] for preset in first["presets"]] == list(PRESETS)
    for shown in ({"edits": {}, "view": first["view"]}, *first["presets"]):
        view, edits = shown["view"], shown["edits"]
        again = ask(Bench(), "show", graph=view["graph"], turns=view["turns"], edits=edits)
        assert view == again
    assert len(first["view"]["legal"]) == 25
