"""Each language on MicroPython, in node: what is asked, stepped, drawn and complained of is told in
the words that this Python has.
"""

import json

import pytest

from tests.fuzz.answers import answers
from tests.support.asked import BOARDS, KO, PICTURES, asked
from tests.support.examples import part
from tests.support.languages import OTHERS
from tests.support.mistakes import WRONG

TAGS = part(["en", *OTHERS], 3)
SKIPPED = "wrong_record too_many_moves".split()  # no files are read here, and so many take a while


def events(tag):
    found: list[dict] = []
    for number, board in enumerate(BOARDS):
        found += [{"do": "set", **board}, *[*asked()][number::18]]
    found.append({"do": "set", **KO})
    found += [{"do": "picture", "markup": markup} for markup in PICTURES]
    found += [{"do": "film"}, {"do": "film", "from": 1, "to": 3}]
    found += [event for what, (event, _) in WRONG.items() if what not in SKIPPED]
    return [json.dumps({**event, "lang": tag}) for event in found]


@pytest.mark.parametrize("tag", TAGS)
def test_it_says_the_same(micropython, tag):
    asked = events(tag)
    here = json.loads(answers("session", json.dumps(asked)))
    assert json.loads(micropython.answers("session", asked)) == here
    assert len(here) == len(asked) > 100
