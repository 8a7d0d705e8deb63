"""Short answers: put together they are what a complete answer says, and their size does not grow with the game."""

from random import Random
from typing import Any

import pytest

from tests.support.examples import part
from ttgo.session import session as module
from ttgo.session.session import Session


def joined(shown: dict, answer: dict) -> dict:
    """The complete view, as static/python/rules-client.js puts it together from the one before and a short answer."""
    view = dict(answer["view"])
    if "line" in answer:
        first, last = answer["line"]
        for key in ("turns", "labels", "players"):
            view[key] = shown[key][:first] + view[key] + shown[key][last:]
        rest = last if last < len(shown["turns"]) else 10**9
        others = {
            turn: names
            for turn, names in shown["branches"].items()
            if not first < int(turn) <= rest
        }
        view["branches"] = {**others, **view["branches"]}
    return view


def event(chance: Random, shown: dict) -> dict:
    """Something that a person may do next, now and then refused."""
    turn, last = shown["turn"], len(shown["turns"])
    forks = [(int(number), at) for number, others in shown["branches"].items() for at in others]
    free = [
        f"{'ABCDE'[x]}{5 - y}" for y in range(5) for x in range(5) if shown["legal"][y][x] == "1"
    ]
    some: list[dict] = [{"do": "turn", "at": chance.choice(free)}] * 6 if free else [{"do": "undo"}]
    some += [{"do": do, "at": "A1"} for do in ("undo", "redo", "turn", "look")] + [
        {"do": "turn", "at": "pass"}
    ]
    some += [
        {"do": "goto", "turn": turn} for turn in (chance.randrange(last + 1), max(0, turn - 2))
    ]
    if forks:
        number, at = chance.choice(forks)
        some += [{"do": "branch", "turn": number, "at": at}] * 2
    return chance.choice(some)


@pytest.mark.parametrize("seed", part(range(8), 4))
def test_short_answers_make_the_complete_view(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is done: undone, gone to, played elsewhere, refused; one session is asked shortly and one as ever."""
    monkeypatch.setattr(module, "_LONG", 5)
    chance = Random(seed)
    asked, plain = Session(), Session()
    shown: dict = plain.handle({"do": "new", "width": 5})["view"]  # type: ignore[assignment]
    answer: Any = asked.handle({"do": "new", "width": 5, "have": 0})
    assert "save" in answer
    number, short = answer["number"], 0
    for _ in range(300):
        what = event(chance, shown)
        wanted: Any = plain.handle(what)
        answer = asked.handle({**what, "have": number})
        if "view" not in wanted:
            continue
        number = answer["number"]
        short += "line" in answer
        if "line" in answer and wanted["view"]["turns"] in (
            shown["turns"],
            [*shown["turns"], what.get("at")],
        ):
            steps = abs(wanted["view"]["turn"] - shown["turn"])
            assert len(answer["view"]["turns"]) <= steps, "its size does not grow with the game"
        shown = joined(shown, answer)
        assert shown == wanted["view"]
        if chance.random() < 0.05:
            assert asked.handle({"do": "keep"}) == {"save": wanted["save"]}
    assert short > 50


def test_views_are_counted() -> None:
    session = Session()
    assert [session.handle({"do": "view", "have": 0})["number"] for _ in range(3)] == [1, 2, 3]


def test_which_answers_are_short(monkeypatch: pytest.MonkeyPatch) -> None:
    """All but the first one of a game; those of a longer line leave out its text, too."""
    monkeypatch.setattr(module, "_LONG", 3)
    session = Session()
    number, short = session.handle({"do": "view", "have": 0})["number"], []
    for event in ({"do": "turn", "at": "A1"}, {"do": "turn", "at": "B2"}, {"do": "turn", "at": "C3"},
                  {"do": "set", "moves": "A1 B2 C3 D4"}, {"do": "load", "text": Session().save()}, {"do": "view"}):  # fmt: skip
        answer = session.handle({**event, "have": number})
        number = answer["number"]
        short.append(("line" in answer, "save" in answer))
    assert short == [
        (True, True),
        (True, True),
        (True, False),
        (False, True),
        (False, True),
        (True, True),
    ]


def after(turns: str = "E5 D4 C3") -> tuple[Session, Any]:
    """A session after these turns, and its last answer."""
    session, answer = Session(), None
    for at in turns.split():
        answer = session.handle({"do": "turn", "at": at, "have": 0})
    return session, answer


@pytest.mark.parametrize("have", [None, 0, 99, "1", True, []], ids=repr)
def test_whoever_has_another_view_gets_a_complete_one(
    have: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also who says something else than a number."""
    monkeypatch.setattr(module, "_LONG", 1)
    answer: Any = after()[0].handle({"do": "undo", "have": have})
    assert (answer["view"]["turns"], "save" in answer) == (["E5", "D4", "C3"], True)


CHANGED = {
    "a turn": ({"do": "turn", "at": "A1"}, True),
    "a turn undone": ({"do": "undo"}, True),
    "a refusal": ({"do": "turn", "at": "E5"}, False),
    "what is only seen": ({"do": "view"}, False),
    "what is only asked": ({"do": "look", "at": "A1"}, False),
}


@pytest.mark.parametrize(("what", "changed"), CHANGED.values(), ids=CHANGED)
def test_a_short_answer_says_what_is_to_be_kept(what, changed, monkeypatch) -> None:
    """An event that has changed the game, in an answer without its text; one with it needs no more."""
    monkeypatch.setattr(module, "_LONG", 1)
    session, before = after()
    answer = session.handle({**what, "have": before["number"]})
    assert ("save" in answer, answer.get("changed", False)) == (False, changed)
    assert "changed" not in session.handle({"do": "undo"})


def test_what_came_since_is_played_again() -> None:
    """A text and the events after it are the game as it was left, its other turns included."""
    session, before = after("E5")
    then: list[dict] = [
        {"do": "turn", "at": "D4"},
        {"do": "undo"},
        {"do": "turn", "at": "C3"},
        {"do": "goto", "turn": 1},
    ]
    for each in then:
        last = session.handle(each)
    answer: Any = Session().handle({"do": "load", "text": before["save"], "then": then})
    assert answer["save"] == last["save"]
    assert (answer["view"]["turns"], answer["view"]["branches"]) == (["E5", "C3"], {"2": ["D4"]})


NO_CHANGES: list[object] = [
    5,
    "E5",
    {"do": "undo"},
    [None],
    [{"do": "load"}],
    [{"do": "new"}],
    [{"do": []}],
    [{}],
]


@pytest.mark.parametrize("then", NO_CHANGES, ids=repr)
def test_what_came_since_is_judged_first(then: object) -> None:
    """Anything but a list of changes is refused with a sentence, and the game stays as it is."""
    session, answer = after("E5")
    session.handle({"do": "turn", "at": "D4"})
    view: Any = session.handle({"do": "load", "text": answer["save"], "then": then})["view"]
    assert 'What came "then" is a list of events' in view["say"]
    assert view["turns"] == ["E5", "D4"]
