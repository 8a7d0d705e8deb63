"""The page about the player as it is written: its pictures and numbers are what the player finds."""

import pytest

from ttgo.web.lessons import FOLDER, PAGE, fill, lessons

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_page_holds_what_the_player_finds() -> None:
    """`python3 -m ttgo.web.lessons` changes nothing."""
    made = lessons(TEXT)
    assert fill(TEXT, made) == TEXT
    assert {path.name for path in FOLDER.iterdir()} == {f"{name}.svg" for name in made}
    for name, lesson in made.items():
        assert (FOLDER / f"{name}.svg").read_text(encoding="utf-8") == lesson.svg + "\n"


def test_a_lesson_that_is_lost_is_noticed() -> None:
    with pytest.raises(ValueError, match="no section 'tree'"):
        lessons(TEXT.replace('data-kind="think"', ""))


def test_a_position_that_it_cannot_play() -> None:
    """Its sentence, and no picture."""
    with pytest.raises(ValueError, match="no turn to play"):
        lessons(TEXT.replace('data-link="v=1&amp;s=5"', 'data-link="v=1&amp;s=5&amp;t=--"'))
