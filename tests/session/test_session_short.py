"""Short answers: put together they are what a complete answer says, and their size does not grow with the game."""

import json
from random import Random

import pytest

from tests.support.examples import part
from ttgo.session import session as module
from ttgo.session.session import Session

LISTS = ("turns", "labels", "players", "branches")


def joined(shown: dict, answer: dict) -> dict:
    """The complete view, as static/python/rules-client.js puts it together from the one before and a short answer."""
    view = dict(answer["view"])
    if "line" in answer:
        first, last = answer["line"]
        for key in ("turns", "labels", "players"):
            view[key] = shown[key][:first] + view[key] + shown[key][last:]
        rest = last if last < len(shown["turns"]) else 10**9
        others = {turn: names for turn, names in shown["branches"].items() if not first < int(turn) <= rest}
        view["branches"] = {**others, **view["branches"]}
    return view


def event(chance: Random, shown: dict) -> dict:
    """Something that a person may do next, now and then refused."""
    turn, last = shown["turn"], len(shown["turns"])
    forks = [(int(number), at) for number, others in shown["branches"].items() for at in others]
    free = [f"{'ABCDE'[x]}{5 - y}" for y in range(5) for x in range(5) if shown["legal"][y][x] == "1"]
    some: list[dict] = [{"do": "turn", "at": chance.choice(free)}] * 6 if free else [{"do": "undo"}]
    some += [
        {"do": do, "at": at}
        for do, at in (("undo", ""), ("redo", ""), ("turn", "A1"), ("turn", "pass"), ("look", "A1"))
    ]
    some += [{"do": "goto", "turn": turn} for turn in (chance.randrange(last + 1), max(0, turn - 2))]
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
    answer = asked.handle({"do": "new", "width": 5, "have": 0})
    assert "save" in answer
    number, short = answer["number"], 0
    for _ in range(300):
        what = event(chance, shown)
        wanted = plain.handle(what)
        answer = asked.handle({**what, "have": number})
        if "view" not in wanted:
            continue
        number = answer["number"]
        short += "line" in answer
        shown = joined(shown, answer)
        assert shown == wanted["view"]
        if chance.random() < 0.05:
            assert asked.handle({"do": "keep"}) == {"save": wanted["save"]}
    assert short > 50


def long_game(turns: int) -> str:
    """A saved game of random moves, and a pass where there is none."""
    chance, session = Random(1), Session()
    session.handle({"do": "new", "width": 19})
    while len(session.match.words) < turns:
        session.match.play(chance.choice(session.game.legal_moves() or ["pass"]))
        session.record.here = session.record.here.follow(session.match.words[-1])
    return session.save()


def test_the_size_of_an_answer_does_not_grow() -> None:
    """A turn, an undo and a step in the middle of a long game: as many characters as in one half as long, give or take the grid's."""
    sizes: dict[int, list[int]] = {}
    for turns in (300, 600):
        session = Session()
        number = session.handle({"do": "load", "text": long_game(turns), "have": 0})["number"]
        sizes[turns] = []
        for what in (
            {"do": "turn", "at": "pass"},
            {"do": "undo"},
            {"do": "goto", "turn": turns // 2},
            {"do": "undo"},
        ):
            answer = session.handle({**what, "have": number})
            view = answer["view"]
            assert isinstance(view, dict)
            number = answer["number"]
            size = sum(len(json.dumps(view[key])) for key in LISTS)
            sizes[turns].append(size)
    assert all(size < 100 for size in [*sizes[300][:2], *sizes[600][:2], sizes[300][3], sizes[600][3]])
    assert sizes[600][2] < 350 * 30, "a jump tells of the turns that it went over, and no others"


@pytest.mark.parametrize("have", [None, 0, 99, "1", True, []], ids=repr)
def test_whoever_has_another_view_gets_a_complete_one(have: object, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also who says something else than a number."""
    monkeypatch.setattr(module, "_LONG", 1)
    session = Session()
    for at in ("E5", "D4", "C3"):
        session.handle({"do": "turn", "at": at})
    answer = session.handle({"do": "undo", "have": have})
    assert answer["view"]["turns"] == ["E5", "D4", "C3"]  # type: ignore[index]
    assert "save" in answer


def test_another_game_is_told_completely(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view of a game that was opened, begun or loaded shortens nothing, though the number is the newest one's."""
    monkeypatch.setattr(module, "_LONG", 1)
    session = Session()
    text = session.handle({"do": "turn", "at": "E5"})["save"]
    for what in ({"do": "load", "text": text}, {"do": "new", "width": 5}):
        number = session.handle({"do": "view", "have": 0})["number"]
        answer = session.handle({**what, "have": number})
        assert "line" not in answer
        assert "save" in answer


CHANGED = {
    "a turn": ({"do": "turn", "at": "A1"}, True),
    "a turn undone": ({"do": "undo"}, True),
    "a refusal": ({"do": "turn", "at": "E5"}, False),
    "what is only seen": ({"do": "view"}, False),
    "what is only asked": ({"do": "look", "at": "A1"}, False),
}


@pytest.mark.parametrize(("what", "changed"), CHANGED.values(), ids=CHANGED.keys())
def test_a_short_answer_says_what_is_to_be_kept(
    what: dict, changed: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An event that has changed the game, in an answer without its text; one with it needs no more."""
    monkeypatch.setattr(module, "_LONG", 1)
    session = Session()
    for at in ("E5", "D4", "C3"):
        number = session.handle({"do": "turn", "at": at, "have": 0})["number"]
    answer = session.handle({**what, "have": number})
    assert "save" not in answer
    assert answer.get("changed", False) is changed
    assert "changed" not in session.handle({"do": "undo"})


def test_what_came_since_is_played_again() -> None:
    """A text and the events after it are the game as it was left, its other turns included."""
    session = Session()
    text = session.handle({"do": "turn", "at": "E5"})["save"]
    then: list[dict] = [
        {"do": "turn", "at": "D4"},
        {"do": "undo"},
        {"do": "turn", "at": "C3"},
        {"do": "goto", "turn": 1},
    ]
    for each in then:
        last = session.handle(each)
    other = Session()
    answer = other.handle({"do": "load", "text": text, "then": then})
    assert answer["save"] == last["save"]
    assert answer["view"]["turns"] == ["E5", "C3"]  # type: ignore[index]
    assert answer["view"]["branches"] == {"2": ["D4"]}  # type: ignore[index]


@pytest.mark.parametrize(
    "then",
    ["E5", {"do": "undo"}, [None], [{"do": "load"}], [{"do": "new"}], [{"do": []}], [{}]],
    ids=repr,
)
def test_what_came_since_is_judged_first(then: object) -> None:
    """Anything but a list of changes is refused with a sentence, and the game stays as it is."""
    session = Session()
    text = session.handle({"do": "turn", "at": "E5"})["save"]
    session.handle({"do": "turn", "at": "D4"})
    answer = session.handle({"do": "load", "text": text, "then": then})
    assert 'What came "then" is a list of events' in answer["view"]["say"]  # type: ignore[index]
    assert answer["view"]["turns"] == ["E5", "D4"]  # type: ignore[index]
