"""What Change a rule shows before Python has come is what Python then answers."""

import json

from tests.support.sites import page
from ttgo.lab.bench import Bench
from ttgo.pages.html import read
from ttgo.web.fill import change


def test_the_first_answers():
    (place,) = read(page("static/change.html")).find("script", id=change.ID)
    first = json.loads("".join(map(str, place.inside)))
    bench = Bench("")
    told = json.loads(bench.answer('{"do": "rules"}'))
    for rule in told["rules"]:
        rule["words"] = rule["words"].replace("'", "’")
    assert first["told"] == told
    shown = {"do": "show", "graph": first["view"]["graph"], "edits": {}, "turns": []}
    assert first["view"] == json.loads(bench.answer(json.dumps(shown)))
    assert len(first["view"]["legal"]) == 25
