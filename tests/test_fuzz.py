"""Made inputs, some of each kind at each run, and all that ever went wrong: no Python lets a fault through, both answer the same, what is
saved is what is saved again, and an engine's answers are the protocol's. `python3 -m tests.fuzz` goes on for as long as one likes.
"""

import json
from pathlib import Path

import pytest

from tests.fuzz.__main__ import main
from tests.fuzz.inputs import KINDS, made
from tests.fuzz.trial import FOUND, Small, fault_of

SOME = {"session": 20, "link": 40, "saved": 25, "sgf": 25, "gtp": 15}  # a few seconds each


@pytest.mark.parametrize("kind", KINDS)
def test_made(kind: str, micropython: Small) -> None:
    """The same seeds at each run."""
    for seed in range(SOME[kind]):
        given = made(kind, seed)
        assert made(kind, seed) == given
        assert fault_of(kind, given, micropython) == "", (
            f"python3 -m tests.fuzz --only {kind} --seed {seed}"
        )


@pytest.mark.parametrize("file", sorted(FOUND.glob("*.json")), ids=lambda file: file.stem)
def test_found(file: Path, micropython: Small) -> None:
    """What once went wrong does not any more."""
    found = json.loads(file.read_text(encoding="utf-8"))
    assert found["was"]
    assert fault_of(file.stem.partition("-")[0], found["input"], micropython) == ""


def test_the_kinds_differ() -> None:
    """Seeds make different inputs, right ones and wrong ones."""
    for kind in KINDS:
        assert len({json.dumps(made(kind, seed)) for seed in range(30)}) > 20


def test_what_is_wrong_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An engine that breaks at a word: the command says so, with the seed, and a file of that input is there."""
    from ttgo.gtp import Engine

    answer = Engine.answer
    monkeypatch.setattr(
        Engine, "answer", lambda self, line: 1 / 0 if "A1" in line else answer(self, line)
    )
    monkeypatch.setattr("tests.fuzz.__main__.FOUND", tmp_path)
    assert main(["--only", "gtp", "--minutes", "0.2", "--seed", "1", "--most", "1"]) == 1
    (file,) = tmp_path.iterdir()
    found = json.loads(file.read_text(encoding="utf-8"))
    assert len(found["input"]) == 1
    assert "A1" in found["input"][0]
    assert found["was"].startswith("ZeroDivisionError at ")
    assert "gtp, seed " in capsys.readouterr().out
