"""The Python page as it is written: its examples and names are those of the package, and it runs nothing but its own examples."""

import json
import re

import pytest

from tests.support.public import PUBLIC
from ttgo.session.sessions import Sessions
from ttgo.teach import examples
from ttgo.web.python import code, reference


def test_all_names_are_told() -> None:
    """Each in its line, with a sentence."""
    told = re.findall(r"<(?:p|summary)><code>([\w.]+)[^<]*</code> \S", reference())
    assert set(told) == {path.removeprefix("ttgo.") for path in PUBLIC} | {"score.score_file"}
    assert "<dd></dd>" not in reference()


@pytest.mark.parametrize("name", examples.EXAMPLES)
def test_an_event_runs_an_example(name: str) -> None:
    """What is shown is what runs: lines of a function of that name, which print something."""
    answer = json.loads(Sessions().answer(json.dumps({"do": "run", "example": name, "board": "examples"})))
    assert list(answer) == ["run"]
    assert answer["run"]
    compile(code(name), name, "exec")


@pytest.mark.parametrize("example", ["", "nothing", "_game", "import os", None, 3, ["game"], {"game": 1}])
def test_nothing_else_can_be_run(example: object) -> None:
    """A name that is none is answered with a sentence, and nothing is looked up by it."""
    answer = json.loads(Sessions().answer(json.dumps({"do": "run", "example": example})))
    assert "run" not in answer
    assert answer["view"]["error"]
    assert re.match("There is no example .*; there are captured, copy, ", answer["view"]["say"])
