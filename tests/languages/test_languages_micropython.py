"""Each language on MicroPython, in node: what is asked, stepped, drawn and complained of is told in the words that this Python has."""

import json
import subprocess
from pathlib import Path

import pytest

from tests.support.asked import ASKED, KO, PICTURES, VERY_LONG
from tests.support.examples import part
from tests.support.languages import OTHERS
from tests.support.mistakes import WRONG
from ttgo.session.sessions import Sessions

TAGS = part(["en", *OTHERS], 3)
SKIPPED = "wrong_record too_many_moves".split()  # no files are read here, and so many take a while


def events(tag: str) -> list[str]:
    found: list[dict[str, object]] = []
    for game, questions in ASKED.values():
        if game is not VERY_LONG:
            found += [{"do": "set", **game}, *questions]
    found.append({"do": "set", **KO})
    found += [{"do": "picture", "markup": markup} for markup in PICTURES]
    found += [{"do": "film"}, {"do": "film", "from": 1, "to": 3}]
    found += [event for what, (event, _) in WRONG.items() if what not in SKIPPED]
    return [json.dumps({**event, "lang": tag}) for event in found]


def told(answer: str) -> dict[str, object]:
    """An answer without what is saved, where the order of a dict shows."""
    return {key: value for key, value in json.loads(answer).items() if key != "save"}


@pytest.fixture(scope="module")
def there() -> dict[str, list[dict[str, object]]]:
    """MicroPython's answers by language. Needs node and what `npm ci` puts into static/node_modules."""
    asked = [event for tag in TAGS for event in events(tag)]
    command = ["node", str(Path(__file__).parent / "micropython.mjs")]
    done = subprocess.run(
        command, input="\n".join(asked), capture_output=True, text=True, timeout=120, check=True
    )
    answers = [told(line) for line in done.stdout.splitlines()]
    each = len(asked) // len(TAGS)
    return {tag: answers[place * each : (place + 1) * each] for place, tag in enumerate(TAGS)}


@pytest.mark.parametrize("tag", TAGS)
def test_it_says_the_same(there: dict[str, list[dict[str, object]]], tag: str) -> None:
    sessions = Sessions()
    here = [told(sessions.answer(event)) for event in events(tag)]
    assert there[tag] == here
    assert len(here) > 100
