"""The catalogues: each language says all that English says, of the same facts, in messages that can be read."""

import json
from pathlib import Path

import pytest

from ttgo.message import names, parsed

FOLDER = Path(__file__).parents[2] / "ttgo" / "languages"
CATALOGUES = {
    path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))
}
ENGLISH = CATALOGUES["en"]
# English has a sentence that tells more; it is in no other language.
IN_DETAIL = {"wrong_link": set(), "wrong_record": {"name"}, "wrong_rules": {"given", "names"}}


def facts(text: str) -> set[str]:
    """What a message tells. Numbers that only choose a word are the language's own affair."""
    return {name for name, kind in names(parsed(text)) if kind != "plural"}


@pytest.mark.parametrize("tag", CATALOGUES)
def test_it_says_all_of_the_same_facts(tag: str) -> None:
    assert list(CATALOGUES[tag]) == list(ENGLISH)
    told = {name: facts(text) for name, text in CATALOGUES[tag].items()}
    english = {name: facts(text) for name, text in ENGLISH.items()}
    assert told == (english if tag == "en" else english | IN_DETAIL)
