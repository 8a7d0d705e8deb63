"""ttgo's two readers of messages, Python's and the compiler for scripts, say what
intl-messageformat says, the library that most use.
"""

import json
import subprocess
from pathlib import Path

import pytest

from tests.support.languages import ROOMS
from ttgo.language import formatted, parsed
from ttgo.web.words import compiled

SCRIPT = Path(__file__).parent / "formatjs.mjs"
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 100)
ROOMS_OF_MESSAGES = ("python", "site", "teach", "scripts", "pages")


def messages(room):
    """All texts of a room, which may have rooms of its own."""
    if isinstance(room, str):
        yield room
    elif isinstance(room, dict):
        for inner in room.values():
            yield from messages(inner)


def values(parts, found):
    """What each fact of a message may be, so that each of its texts is said."""
    for part in parts:
        if isinstance(part, str):
            continue
        name, kind, texts = part
        own = found.setdefault(name, [])
        if kind == "plural":
            own[:0] = NUMBERS
        elif kind == "select":
            own.extend(
                {"true": True, "false": False}.get(word, word) for word in texts if word != "other"
            )
            own.append(False if "true" in texts else "others")
        for text in texts.values():
            values(text, found)
    return found


def rows(tag):
    """Messages of a language, each with facts, and compiled where scripts say it."""
    for room in ROOMS_OF_MESSAGES:
        for text in messages(ROOMS[tag].get(room, {})):
            found = values(parsed(text), {})
            code = compiled(text) if room == "scripts" else None
            for turn in range(max([1, *map(len, found.values())])):
                facts = {
                    name: some[(turn + place) % len(some)] if some else "C3"
                    for place, (name, some) in enumerate(found.items())
                }
                yield text, facts, code


@pytest.mark.parametrize("tag", ROOMS)
def test_they_say_the_same(tag):
    asked = list(rows(tag))
    assert len(asked) > 600
    lines = "\n".join(json.dumps([tag, text, facts, code]) for text, facts, code in asked)
    done = subprocess.run(
        ["node", str(SCRIPT)], input=lines, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    for (text, facts, code), line in zip(asked, done.stdout.splitlines(), strict=True):
        ours = formatted(parsed(text), facts, tag)
        assert json.loads(line) == [ours, ours if code else None], (text, facts)
