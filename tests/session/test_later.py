"""What comes with the first event that needs it: the table of events says for each part of
pyscript.json's "later" which events these are.
"""

import json
import runpy
import sys

import pytest

from tests.support.answers import WITH
from tests.support.sites import CLONE, ROOT
from ttgo.session.events import EVENTS
from ttgo.web.fill.made import configuration

STATIC = ROOT / "static"
LATER = json.loads(configuration(CLONE))["later"]

COME = [part.removeprefix("../").removesuffix(".py").strip("/").replace("/", ".") for part in LATER]


def lacking(do):
    """Whether the answer to an event is that what answers it has not come, in a page as MicroPython
    begins it.
    """
    answers = runpy.run_path(str(STATIC / "host.py"))["start"]("handle")
    answer = json.loads(answers(json.dumps({"do": do, **WITH.get(do, {})})))
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
