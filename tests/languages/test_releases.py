"""Translations are made at releases: until then a page shows what English said before, and the
command tells what is to be read. On two pages and a lesson of a made-up English.
"""

import json

import pytest

from tests.languages.__main__ import compared, main
from tests.support import catalogue
from tests.support.tables import each_row
from ttgo.pages import translated
from ttgo.pages.parts import shown

BEFORE = {"rules": {"lead": "Play <b>on</b>.", "end": "{n} points"}, "/python": {"pass": "Pass"}}
GERMAN = {
    "rules": {"lead": "Spiel <b>weiter</b>.", "end": "{n} Punkte"},
    "/python": {"pass": "Passe"},
}


@pytest.fixture
def english(tmp_path, monkeypatch):
    """What English says, which a test may change."""
    said = {page: {**texts} for page, texts in BEFORE.items()}
    for module, name in ((catalogue, "FOLDER"), (translated, "FOLDER"), (translated, "CATALOGUES")):
        monkeypatch.setattr(module, name, tmp_path)
    monkeypatch.setattr(catalogue, "OTHERS", ["de"])
    monkeypatch.setattr(catalogue, "by_name", lambda: said)
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


# A lesson's text, with its translation beside it

LESSON = (
    "# Capture {#start}\n\n## Catch it {#atari}\nrule: 7\n\nOne [link](a.html).\n\nTwo at C3.\n\n"
    "```go\n. X\nO .\n```\nwhatif: no\n- B1 -> A2 : Three.\n  - A1 ! Four.\n- * : Five.\n"
)
GERMAN_LESSON = (
    "# Schlagen {#start}\n\n## Fang ihn {#atari}\n\nEin [Link](a.html).\n\nZwei auf C3.\n\n"
    "whatif: nein\n\n- B1 -> A2 : Drei.\n  - A1 ! Vier.\n- * : Fünf.\n"
)
SHOWN = (
    "# Schlagen {#start}\n\n## Fang ihn {#atari}\nrule: 7\n\nEin [Link](a.html).\n\nZwei auf C3.\n\n"
    "```go\n. X\nO .\n```\nwhatif: nein\n- B1 -> A2 : Drei.\n  - A1 ! Vier.\n- * : Fünf.\n"
)
STATION = "learn/a.atari"


@pytest.fixture
def lesson(english, tmp_path):
    """Its text in German, after changes to English and to the translation."""
    (tmp_path / "learn").mkdir()
    files = [tmp_path / "learn" / name for name in ("a.md", "a.de.md")]

    def changed(*changes):
        for file, text, change in zip(files, (LESSON, GERMAN_LESSON), changes, strict=True):
            file.write_text(text.replace(*change), encoding="utf-8")
        return translated.read("learn/a", "de")

    changed(SAME, SAME)
    assert main(["read", "de", "learn/a.start", STATION]) == 0
    return changed


SAME = "", ""
NEW, NEU = ("Two", "New.\n\nTwo"), ("Zwei", "Neu.\n\nZwei")
# Changes of English, what is shown for what, and what has changed or is lacked
CHANGES = {
    "nothing": (SAME, SAME, {}, {}),
    "a paragraph": (("Two", "2"), SAME, {"atari 3": "2 at C3."}, {}),
    "a new paragraph": (NEW, ("Zwei", "New.\n\nZwei"), {}, {"atari 3": "New."}),
    "one less": (("Two at C3.\n\n", ""), ("Zwei auf C3.\n\n", ""), {}, {}),
    "an answer": (("Four", "4"), SAME, {"atari 6": "4."}, {}),
    "a reply": (("-> A2", "-> A1"), ("-> A2", "-> A1"), {}, {}),
    "a link": (
        ("(a", "(b"),
        ("Ein [Link](a", "One [link](b"),
        {"atari 2": "One [link](b.html)."},
        {},
    ),
}


@each_row(CHANGES)
def test_a_lesson_keeps_its_translation(change, shows, changed, lacked, lesson):
    """By paragraph, and English is shown for new ones and for those with other links."""
    assert lesson(change, SAME) == SHOWN.replace(*shows)
    found = catalogue.changed("de"), catalogue.lacks("de")
    assert found == tuple({"learn/a": said} if said else {} for said in (changed, lacked))


def test_a_lost_station_is_english(lesson):
    lost = lesson(SAME, (GERMAN_LESSON[GERMAN_LESSON.index("## ") :], ""))
    assert lost == LESSON.replace("Capture", "Schlagen")
    assert len(catalogue.lacks("de")["learn/a"]) == 7


def test_a_station_is_read_as_a_whole(lesson, capsys):
    """Once it has all that English has."""
    lesson(NEW, SAME)
    assert main(["read", "de", STATION]) == 1
    assert "not made of the same parts" in capsys.readouterr().out
    lesson(NEW, NEU)
    assert main(["read", "de", STATION]) == 0
    assert catalogue.changed("de") == catalogue.lacks("de") == {}
    lesson(("Two", "Newer.\n\nTwo"), NEU)
    told = {"English before": "New.", "English now": "Newer.", "de": "Neu."}
    found = compared("de", catalogue.changed("de"), {"learn/a": {"atari 3": "New."}})
    assert found == {"learn/a.atari 3": told}


@pytest.mark.parametrize("more", ["```go\n. X\n```", "<p>HTML</p>", "rule: 7", "- <tt-board>"])
def test_a_translation_has_words_alone(more, lesson):
    with pytest.raises(
        ValueError, match=r"a\.de\.md, atari: only words; boards are those of English"
    ):
        lesson(SAME, ("Ein", f"{more}\n\nEin"))


def test_html_in_a_translation_is_text(lesson):
    assert "<img" not in shown("p", lesson(SAME, ("Ein ", "Ein <img src=x onerror=alert()> ")))
