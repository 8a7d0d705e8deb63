"""Another language is one more file, and no line of code: pages, what scripts and boards say, and what Python says."""

import json
from pathlib import Path

import pytest

from ttgo import language
from ttgo.web import languages, words

MADE_UP = {
    "about": {"name": "Opish", "dir": "rtl"},
    "python": {"begins": "Bopegopins."},
    "scripts": {"board.pass": "Popass", "game.hint": "Hopint"},
    "pages": {"index": {"think": "Hopint"}, "site": {"learn": "Lopearn"}},
}


@pytest.fixture
def opish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A language that nobody speaks; its tag is one for private use."""
    for path in languages.FOLDER.glob("*.json"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    (tmp_path / "qop.json").write_text(json.dumps(MADE_UP), encoding="utf-8")
    monkeypatch.setattr(languages, "FOLDER", tmp_path)
    monkeypatch.setattr(language, "_FOLDER", f"{tmp_path}/")
    monkeypatch.setattr(language, "_catalogues", {})
    return "qop"


def test_its_scripts_and_boards(opish: str) -> None:
    assert {f"static/words/{opish}{part}.js" for part in ("", "-board", "-roles")} <= {*words.addresses()}
    assert b'"Hopint"' in (words.read(f"static/words/{opish}.js") or b"")
    assert b'"pass":"Popass"' in (words.read(f"static/words/{opish}-board.js") or b"")
    assert f'"{opish}"'.encode() in (words.read("static/words/others.js") or b"")


def test_its_python(opish: str) -> None:
    """What it lacks is English."""
    language.speak(f"{opish}-XX")
    try:
        assert language.say("begins", empty=True, player="black", handicap=0) == "Bopegopins."
        moved = {"player": "black", "vertex": "E5", "captured": 0, "suicide": 0}
        assert language.say("moved", **moved) == language.english("moved", **moved)
    finally:
        language.speak("en")
