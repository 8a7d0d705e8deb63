"""`ttgo check --env`: what environments for learning programs keep, ours and others', and names
that are none.
"""

import json
import re

import pytest

from tests.bench.rules import ENVIRONMENTS, Program, row
from tests.support.sites import page
from ttgo.__main__ import main
from ttgo.referee.environments import Cannot, Gtp

PAGE = re.sub(r"(?<=>)\s+(?=<t[hd])", "", page("static/engines.html"))
FOUND = {
    "pettingzoo:ttgo.env.pettingzoo": {},
    "openspiel:python_ttgo": {},
    # its observation has the stones of who played last where its documents have those of who is to
    # play
    "pettingzoo:go_v5": {
        "grid": ["letters"],
        "capture": ["string", "strings", "capture-first"],
        "suicide": ["suicide"],
        "repeat": ["two-for-one", "without-capture", "far-back", "very-far-back"],
    },
}


@pytest.mark.parametrize("name", FOUND)
def test_what_they_break(capsys, name):
    """Group by group, the cases that show it, as the row on the Engines page has it; what is kept
    is more than what cannot be asked.
    """
    status = main(["check", "--json", "--env", name])
    found: dict[str, list[str]] = {}
    counts = {"kept": 0, "broken": 0, "cannot be asked": 0}
    facts = json.loads(capsys.readouterr().out)
    for case in facts["cases"]:
        counts[case["verdict"]] += 1
        if case["verdict"] == "broken":
            found.setdefault(case["group"], []).append(case["id"])
    assert found == FOUND[name]
    assert status == bool(found)
    called, *cells = row(Program(ENVIRONMENTS[name], [], ", go_v5" * name.endswith("go_v5")), facts)
    assert f'<tr><th scope="row">{called}</th><td>{"</td><td>".join(cells)}</td>' in PAGE
    assert counts["kept"] >= 10


WRONG = {
    "foo": "'foo' is no environment: write the library and the name, such as pettingzoo:go_v5",
    "pettingzoo:": "'pettingzoo:' is no environment",
    "gym:Go-v0": "'gym:Go-v0' is no environment",
    "pettingzoo:no_such_v1": "There is no environment 'no_such_v1' here",
    "pettingzoo:tictactoe_v3": "tictactoe_v3 is no Go: it takes neither board_size nor size",
    "openspiel:no_such": "OpenSpiel has no game 'no_such'",
}


@pytest.mark.parametrize("name", WRONG)
def test_no_such_environment(name):
    with pytest.raises(Cannot) as wrong:
        Gtp(name)
    assert WRONG[name] in str(wrong.value)


@pytest.mark.parametrize(
    "arguments", [["check"], ["check", "--env", "openspiel:go", "--", "gnugo"]]
)
def test_a_program_or_an_environment(capsys, arguments):
    assert main(arguments) == 2
    assert "Give a program after --" in capsys.readouterr().err
