"""What comes with the first event that needs it: the table of events says for each part of
pyscript.json's "later" which events these are.
"""

import json
import runpy
import sys

import pytest

from tests.support.sites import CLONE, ROOT
from ttgo.session.events import EVENTS
from ttgo.web.made import configuration

STATIC = ROOT / "static"
LATER = json.loads(configuration(CLONE))["later"]

COME = [part.removeprefix("../").removesuffix(".py").strip("/").replace("/", ".") for part in LATER]
LINK = "v=1&s=5&t=cc"
QUESTION = {"what": "legal"}
# What an event needs so that it is answered, besides its name.
WITH: dict = {
    "turn": {"at": "E5"},
    "goto": {"turn": 0},
    "new": {"width": 5},
    "open": {"name": "a.sgf", "text": "(;GM[1]SZ[5])"},
    "game": {"number": 1},
    "follow": {"link": LINK},
    "set": {"size": "5", "diagram": ""},
    "look": {"at": "E5"},
    "tell": {"what": "score", "at": "E5"},
    "frames": {"of": "life", "at": "E5"},
    "question": {"question": QUESTION},
    "guess": {"question": QUESTION, "guess": "E5"},
    "reveal": {"question": QUESTION},
    "territory": {"shown": {}},
    "verdict": {"rows": ["X.", ".."], "fate": "A2"},
    "photo": {"pixels": ["00"], "width": 40, "height": 40},
}


def lacking(do):
    """Whether the answer to an event is that what answers it has not come, in a page as MicroPython
    begins it.
    """
    host = runpy.run_path(str(STATIC / "host.py"))
    host["start"]()
    answer = json.loads(host["handle"](json.dumps({"do": do, **WITH.get(do, {})})))
    return "could not be loaded" in answer.get("view", {}).get("say", "")


@pytest.mark.parametrize("part", LATER)
def test_without_a_part_those_events_are_refused(part, monkeypatch):
    """Without a folder exactly those that bring it, and none with all there."""
    assert not any(lacking(do) for do in EVENTS)
    package = part.removeprefix("../").removesuffix(".py").strip("/").replace("/", ".")
    for name in [name for name in sys.modules if name.startswith(tuple(COME))]:
        if name == package or name.startswith(f"{package}."):
            monkeypatch.setitem(sys.modules, name, None)
        else:  # is read again, and may import that one
            monkeypatch.delitem(sys.modules, name)
    assert {do for do in EVENTS if lacking(do)} == {*LATER[part]}
