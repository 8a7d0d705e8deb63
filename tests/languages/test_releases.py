"""Translations are made at releases: until then a page shows what English said before, and the
command tells what is to be read. On two pages of a made-up English.
"""

import json

import pytest

from tests.languages.__main__ import compared, main
from tests.support import catalogue
from tests.support.tables import each_row

BEFORE = {"rules": {"lead": "Play <b>on</b>.", "end": "{n} points"}, "/python": {"pass": "Pass"}}
GERMAN = {
    "rules": {"lead": "Spiel <b>weiter</b>.", "end": "{n} Punkte"},
    "/python": {"pass": "Passe"},
}


@pytest.fixture
def english(tmp_path, monkeypatch):
    """What English says, which a test may change."""
    said = {page: {**texts} for page, texts in BEFORE.items()}
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    monkeypatch.setattr(catalogue, "OTHERS", ["de"])
    monkeypatch.setattr(catalogue, "messages", lambda: said)
    monkeypatch.setattr(catalogue, "spoken", lambda: {"/python": said["/python"]})
    (tmp_path / "en.json").write_text('{"about": {"name": "English"}, "python": {}}')
    (tmp_path / "de.json").write_text(
        '{"about": {"name": "Deutsch"}, "doubts": {"rules.end": "?"}}'
    )
    assert [*catalogue.take("de", GERMAN)] == []
    return said


def test_what_changes_keeps_its_translation(english):
    """And is told with what English said before, where a revision has that."""
    english["rules"]["lead"] = "Play <b>along</b>."
    found = catalogue.changed("de")
    assert (found, catalogue.unfit("de")) == ({"rules": {"lead": "Play <b>along</b>."}}, {})
    assert catalogue.has("de") == GERMAN
    told = {"English now": "Play <b>along</b>.", "de": "Spiel <b>weiter</b>."}
    assert compared("de", found, {}) == {"rules.lead": told}
    was = {"English before": "Play <b>on</b>.", **told}
    assert compared("de", found, BEFORE) == {"rules.lead": was}


def test_messages_are_read_by_name(english, capsys):
    """Those that are not named stay as they are, and a name of none is told."""
    english["rules"].update(lead="Play <b>along</b>.", end="{n} points, all in all")
    assert main(["read", "de", "rules.end", "rules.ends"]) == 1
    assert capsys.readouterr().out == "There is no translation of 'rules.ends'.\n"
    assert catalogue.changed("de") == {"rules": {"lead": "Play <b>along</b>."}}
    assert main(["read", "de"]) == 2  # all at once


def test_a_new_message_is_lacked(english):
    english["rules"]["new"] = "New"
    assert (catalogue.lacks("de"), catalogue.changed("de")) == ({"rules": {"new": "New"}}, {})


UNFIT = {
    "another tag": ("rules", "lead", "Play <i>on</i>.", "its tags are"),
    "another fact": ("rules", "end", "{m} points", "it is about"),
    "no message": ("rules", "end", None, "English has none"),
    "no message of Python": ("/python", "pass", None, "English has none"),
}


@each_row(UNFIT)
def test_what_cannot_be_shown_is_pruned(page, said, text, why, english, tmp_path):
    """And English is shown."""
    english[page].update({said: text}) if text else english[page].pop(said)
    assert {of: text[: len(why)] for of, text in catalogue.unfit("de").items()} == {
        f"{page}.{said}": why
    }
    assert main(["prune"]) == 0
    rooms = json.loads((tmp_path / "de.json").read_text(encoding="utf-8"))
    assert catalogue.unfit("de") == {}
    assert said not in catalogue.has("de").get(page, {})
    assert said not in rooms["made_of"].get(page, {})
    assert ("rules.end" in rooms["doubts"]) is (said != "end")
