"""What is said of questions, steps and pictures comes from the language that is spoken, too."""

import pytest

from tests.support.asked import ASKED, BEFORE_KO, KO, PICTURES, Event
from tests.support.spoken import CATALOGUES, LATER, PARTS, said_by, unmarked
from ttgo.session.session import Session


def texts(answer: Event) -> list[str]:
    """What people read of an answer."""
    shown = answer.get("guess") or answer.get("view")
    if isinstance(shown, dict):
        return [str(shown["say"])]
    frames = answer["frames"]
    assert isinstance(frames, list)
    return [frame["say"] for frame in frames]


def asked(game: Event, events: list[Event]) -> list[str]:
    session = Session()
    begun = session.handle({"do": "set", **game})["view"]
    assert isinstance(begun, dict)
    assert not begun["error"], begun["say"]
    return [text for event in events for text in texts(session.handle(event))]


@pytest.mark.parametrize(("game", "events"), ASKED.values(), ids=ASKED)
def test_what_is_answered(said: set[str], game: Event, events: list[Event]) -> None:
    """Nothing of it is said in another language than the one that was chosen."""
    answered = asked(game, events)
    assert len(answered) > 0
    assert [unmarked(text) for text in answered] == [""] * len(answered)


def described(game: Event, markup: Event) -> list[str]:
    session = Session()
    session.handle({"do": "set", **game})
    picture = str(session.handle({"do": "picture", "markup": markup})["picture"])
    return [picture.partition(f"<{part}>")[2].partition(f"</{part}>")[0] for part in ("title", "desc")]


@pytest.mark.parametrize("markup", PICTURES)
def test_a_picture(said: set[str], markup: Event) -> None:
    for game in (KO, BEFORE_KO):
        assert [unmarked(text) for text in described(game, markup)] == ["", ""]


def test_everything_is_of_use(said: set[str]) -> None:
    """These have everything said that a language has words for; what only pictures made in Python show is drawn here."""
    from ttgo.rules import Position
    from ttgo.svg import picture

    for game, events in ASKED.values():
        asked(game, events)
    for markup in PICTURES:
        described(KO, markup)
    position = Position.parse("X.O")
    picture(position, paths=[["B1", "A1"]], earlier=Position.parse("..O"))
    known = set().union(*(said_by(module) for module in LATER))
    assert known - said == set()


def test_no_two_modules_say_the_same() -> None:
    """Another language is one module with all of these names."""
    names = [name.partition(".")[2] for module in CATALOGUES + LATER for name in said_by(module) - PARTS]
    assert len(names) == len(set(names))
