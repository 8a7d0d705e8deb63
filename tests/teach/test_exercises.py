"""Exercises: each has one right answer, that of the literal model, asks what is worth asking, and
its words do not give it away.
"""

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from tests.fuzz.answers import answers
from tests.support import literal, plain, reader
from tests.support.demos import captured
from tests.support.examples import whole
from tests.support.sentences import gives_away
from ttgo import BLACK
from ttgo.points import members
from ttgo.record import link
from ttgo.record.tree import Record
from ttgo.rules import move
from ttgo.session.session import Session
from ttgo.solve.life import ALIVE, DEAD, Life
from ttgo.solve.perfect import left
from ttgo.start import Start
from ttgo.teach import exercises
from ttgo.teach.drawn import LEVELS, turned, unpacked
from ttgo.teach.exercises import KINDS, exercise, of_day
from ttgo.teach.frames import frames
from ttgo.teach.positions import TABLES
from ttgo.teach.questions import answer, choices, judge
from ttgo.vertex import at as point_at

DATA = Path(__file__).parents[1] / "data"
MANY = 160 if whole() else 5  # of a kind: 3,000 and more in a whole run
# The boards that are read ahead, by kind, with the one right move on each: a reader that is stronger
# than the engine has proved what each legal move there does
PROVED: dict[str, dict[str, str]] = {}
for line in (DATA / "exercises.txt").read_text(encoding="utf-8").splitlines():
    kind_of, word, right = line.split()
    PROVED.setdefault(kind_of, {})[word] = right
Exercise = dict[str, Any]


def played(match):
    """The exercise's board in the literal model."""
    start = match.start
    game = literal.LiteralGame(start.grid.width, start.grid.height, start.komi, first=start.first)
    for row, text in enumerate(str(start.setup).splitlines()):
        for column, mark in enumerate(text.split()):
            colour = {".": literal.EMPTY, "X": literal.BLACK, "O": literal.WHITE}[mark]
            game.now[column + 1, start.grid.height - row] = colour
    for turn in match.words:
        game.play(turn)
    return game


def liberties(game, point):
    around = {p for stone in literal.string(game.now, point) for p in literal.beside(stone)}
    return [p for p in around if game.now.get(p) == literal.EMPTY]


def from_all_sides():
    """The proved move of each board, by the board as an exercise may show it and who plays next."""
    for word, right in [pair for boards in PROVED.values() for pair in boards.items()]:
        position, _ = unpacked(word)
        for way, swapped in itertools.product(range(8), (False, True)):
            seen, point, first = turned(position, point_at(position.grid, right), way, swapped)
            yield (seen, first), seen.grid.vertices[point]


SEEN = dict(from_all_sides())


def by_hand(one, game, match):
    """The right answer by the literal model, a plain search, or a proof."""
    question, now, own = one["question"], game.now, game.to_play
    at, colour = question.get("at"), question.get("colour")
    point = literal.point_of(at) if at else (0, 0)
    if one["kind"] == "reach":
        return {v for v in question["among"] if literal.reaches(now, literal.point_of(v), colour)}
    if one["kind"] in ("clear", "stands"):
        done = literal.move(now, point, own)
        before = {**now, point: own}
        wanted = literal.EMPTY if one["kind"] == "clear" else colour
        return {literal.name(p) for p in now if before[p] == colour and done[p] == wanted}
    if one["kind"] == "rule":
        refused = game.why_not(at)
        return (
            f"rule-{ {'Repeats': 6, 'Occupied': 7, 'GameOver': 8}[refused[0]] }"
            if refused
            else "allowed"
        )
    if one["kind"] == "repeated":
        refused = game.why_not(at)
        return refused[1] if refused else "none"
    if one["kind"] == "owner":
        reached = [c for c in (literal.BLACK, literal.WHITE) if literal.reaches(now, point, c)]
        return reached[0] if len(reached) == 1 else "nobody"
    if one["kind"] == "score":
        return literal.score(now, colour)
    if one["kind"] == "winner":
        return {"B": "black", "W": "white", "0": "tie"}[game.result()[0]]
    if one["kind"] == "atari":
        return {literal.name(p) for p in now if now[p] == colour and len(liberties(game, p)) == 1}
    if one["kind"] == "capture":
        turns = 2 * question["turns"] - 1
        return "yes" if captured(match.board, at, list(match.position), turns) else "no"
    setup, first = match.start.setup, match.start.first
    if one["kind"] == "last":
        return plain.best_moves(setup, first)
    if one["kind"] == "ahead":
        points = members(left(setup))
        margin = plain.value(setup, first, points, {setup}) - match.start.komi
        return "tie" if margin == 0 else "black" if margin > 0 else "white"
    return {SEEN[setup, first]}


@pytest.mark.parametrize("kind", KINDS)
def test_the_right_answer_is_found_by_hand(kind):
    """By the literal model, a plain search or a proof. The engine judges it right and every other wrong,
    with a reason; it could be otherwise; and the words do not tell.
    """
    for number in range(MANY):
        level, seed = 1 + number % LEVELS, 1 + 7919 * number
        one = exercise(kind, level, seed)
        assert one == json.loads(json.dumps(one))
        assert [one["kind"], one["level"], one["seed"]] == [kind, level, seed]
        match = link.read(str(one["link"])).match()
        check(one, match, by_hand(one, played(match), match))


def check(one, match, wanted):
    question, game = one["question"], played(match)
    right, offered = answer(match, question), choices(match, question)
    assert (set(right) if isinstance(right, list) else right) == wanted, one
    assert " plays at " not in str(one["ask"]) or game.why_not(question["at"]) is None
    if offered:
        verdicts = {choice: judge(match, question, choice) for choice in offered}
        assert [choice for choice, verdict in verdicts.items() if verdict["right"]] == [right]
        assert all(str(verdict["say"]).endswith(".") for verdict in verdicts.values())
        assert len(set(offered)) == len(offered) > 1
    else:
        assert isinstance(right, list)
        assert right
        assert candidates(one, match) > set(right) or one["kind"] == "stands"
    if question["what"] in ("best", "save", "take"):
        assert isinstance(right, list)
        assert len(right) == 1, one
        assert match.board.why_not(right[0]) is None
    assert not gives_away(match, question, f"{one['told']} {one['ask']}")
    if one["steps"]:
        assert len(frames(match, **one["steps"])) > 1


@pytest.mark.parametrize("kind", PROVED)
def test_the_board_shows_why(kind):
    """The move that was chosen, right or wrong, and the turns that answer it, with their numbers."""
    one: Exercise = exercise(kind, 2, 5)
    match = link.read(str(one["link"])).match()
    right = answer(match, one["question"])[0]  # type: ignore[index]
    wrong = next(turn for turn in match.board.legal_moves() if turn != right)
    for turn in (right, wrong):
        verdict = judge(match, one["question"], turn)
        assert verdict["right"] is (turn == right)
        frame: Any = verdict["frame"]
        assert turn in str(verdict["say"])
        assert frame["stones"] != match.position.rows()
        assert set(frame["labels"].values()) <= {str(number) for number in range(1, 14)}


def candidates(one, match):
    """The points that a guess may name."""
    found = set()
    for vertex in match.position:
        try:
            judge(match, one["question"], vertex)
        except ValueError:
            continue
        found.add(vertex)
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_every_answer_comes(kind):
    """Whoever always says the same is not often right."""
    right = []
    for seed in range(1, 16):
        one: Exercise = exercise(kind, 3, seed)
        right.append(str(answer(link.read(str(one["link"])).match(), one["question"])))
    assert max(right.count(one) for one in right) <= 10


@pytest.mark.parametrize("kind", PROVED)
def test_the_proved_move_alone_is_right(kind):
    """On every board that is read ahead; and there are no others."""
    what = exercise(kind, 1, 1)["question"]["what"]  # type: ignore[index]
    assert TABLES[kind].split() == list(PROVED[kind])
    for word, right in PROVED[kind].items():
        position, at = unpacked(word)
        question = {"what": what, "at": position.grid.vertices[at]}
        assert answer(Record(Start.of(position)).match(), question) == [right]


@pytest.mark.parametrize(
    ("word", "right", "what"),
    [
        (word, right, exercise(kind, 1, 1)["question"]["what"])  # type: ignore[index]
        for kind, boards in PROVED.items()
        for word, right in ([*boards.items()] if whole() else [*boards.items()][:: len(boards) - 1])
    ],
)
def test_each_board_is_proved(word, right, what):
    """Of each legal move it is certain what it does. Of two boards of a kind unless all are asked for."""
    position, at = unpacked(word)
    for one in members(position.empty):
        after = move(position, one, BLACK)
        if after == position:
            continue
        does = reader.does(position, BLACK, what, at, one, 1_000)
        if does is not (what == "take"):  # not caught; a search of all turns may know better
            life = Life(after, at, before=position).solve()
            fate = life.first if what == "take" else life.second
            does = {DEAD: what == "take", ALIVE: what == "save"}.get(fate, does)
        assert does is (position.grid.vertices[one] == right)


@pytest.mark.parametrize("kind", KINDS)
def test_every_address_has_an_exercise(kind):
    """Of all levels; of the first 300 seeds in a whole run."""
    for level in range(1, LEVELS + 1):
        for seed in range(1, 301) if whole() else (1, 38):
            one: Exercise = exercise(kind, level, seed)
            match = link.read(one["link"]).match()
            assert answer(match, one["question"]) not in ([], "")


def test_a_new_kind_changes_no_address(monkeypatch):
    """Whatever kinds come, in whatever order."""
    before = {kind: exercise(kind, 2, 17) for kind in KINDS}
    more = {"another": (99, KINDS["owner"][1]), **dict(reversed(KINDS.items()))}
    monkeypatch.setattr(exercises, "KINDS", more)
    assert {kind: exercise(kind, 2, 17) for kind in before} == before
    assert exercise("another", 1, 1)["kind"] == "another"


def test_a_session_gives_the_exercise_of_an_address():
    event = {"do": "exercise", "kind": "owner", "level": 1, "seed": 7}
    assert Session().handle(event) == {"exercise": exercise("owner", 1, 7)}


def test_a_day_has_three_tasks():
    """The same for the same date, others on most other days, each harder than the last; of every
    kind that is asked on days.
    """
    days = [f"2026-{month:02}-{day:02}" for month in range(1, 13) for day in range(1, 28, 3)]
    made = [[of_day(day, task) for task in (1, 2, 3)] for day in days[:40]]
    assert made[7] == [of_day(days[7], task) for task in (1, 2, 3)]
    assert {tuple(one["level"] for one in three) for three in made} == {(1, 3, 5)}
    assert len({str(three) for three in made}) == 40
    kinds = {one["kind"] for three in made for one in three}
    assert kinds == {kind for _, some in exercises.DAILY for kind in some}


def test_a_komi_of_one_point():
    assert "White gets 1 extra point." in str(exercise("winner", 4, 22)["told"])


NONE = [
    (
        {"kind": "none", "level": 1, "seed": 1},
        "The kinds of exercises are ahead, atari, capture,",
    ),
    (
        {"kind": "clear", "level": 0, "seed": 1},
        "The level of an exercise is a number from 1 to 5, not 0.",
    ),
    ({"kind": "clear", "level": True, "seed": 1}, "not True"),
    ({"kind": "clear", "level": 1, "seed": "1"}, "The seed of an exercise is a number"),
    ({"day": "today"}, "A day is a date such as 2026-11-22, not 'today'."),
    ({"day": 7}, "not 7."),
    ({"day": "2026-11-22", "task": 4}, "The task of an exercise is a number from 1 to 3, not 4."),
    ({"day": "2026-1-022"}, "A day is a date"),
    ({"day": "2026-13-01"}, "A day is a date"),
    ({"day": "2026-11-31"}, "A day is a date"),
    ({"day": "2023-02-29"}, "A day is a date"),
    ({"day": "1900-02-29"}, "A day is a date"),
    ({"day": "0000-00-00"}, "A day is a date"),
    ({"kind": "clear", "level": 1}, "The seed of an exercise is a number from 1 to 1000000000."),
    ({"level": 1, "seed": 1}, "score, snapback, stands, winner."),
]


@pytest.mark.parametrize(("event", "part"), NONE)
def test_what_is_no_exercise(event, part):
    view = Session().handle({"do": "exercise", **event})["view"]
    assert isinstance(view, dict)
    assert part in view["say"]


def test_they_are_the_same_on_micropython(micropython):
    """An address that is passed on leads everybody to the same exercise."""
    levels = range(1, LEVELS + 1)
    asked = [
        {"do": "exercise", "kind": kind, "level": n, "seed": 3} for kind in KINDS for n in levels
    ]
    events = [
        json.dumps(event) for event in (*asked, {"do": "exercise", "day": "2026-11-22", "task": 3})
    ]
    there = json.loads(micropython.answers("session", events))
    assert there == json.loads(answers("session", json.dumps(events)))
    assert [*there[0]] == ["exercise"]
