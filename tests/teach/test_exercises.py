"""Exercises: each has the right answer, that of the literal model, asks what is worth asking, and
its words do not give it away.
"""

import json
import random
import re
from typing import Any

import pytest

from tests.finder.boards import alike
from tests.fuzz.answers import answers
from tests.support import literal, plain, reader
from tests.support.boards import placed
from tests.support.examples import part, whole
from tests.support.exercises import MOST, lines
from tests.support.sentences import gives_away
from ttgo import Rules, vertex
from ttgo.illegal import Suicide
from ttgo.points import count, members
from ttgo.record import link
from ttgo.rules import move, opponent
from ttgo.session.session import Session
from ttgo.solve.life import ALIVE, DEAD, Life
from ttgo.solve.perfect import left
from ttgo.teach.exercises import KINDS, TURNED, exercise
from ttgo.teach.frames import frames
from ttgo.teach.questions import answer, choices, judge
from ttgo.teach.reading import after

MANY = 12 if whole() else 2  # of a kind: more than 200 in a whole run
# What games, and boards of games with a few stones changed, did not give: boards of each level
FEWER = {"kill": 55, "net": 42}
ABOUT = "escape connect ladder net snapback eye kill capture".split()  # a string at a point


def by_chance(kind, many=MANY):
    """Some exercises of a kind, of all levels, as they may be seen, with their lines."""
    chance = random.Random(kind)
    for number in range(many):
        line = chance.choice(lines(kind)[number % 5])
        yield line, exercise(kind, line, chance.choice(TURNED))


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
    setup, first = match.start.setup, match.start.first
    if one["kind"] == "last":
        return plain.best_moves(setup, first)
    if one["kind"] == "ahead":
        points = members(left(setup))
        margin = plain.value(setup, first, points, {setup}) - match.start.komi
        return "tie" if margin == 0 else "black" if margin > 0 else "white"
    return proved(setup, first, question)


def proved(position, player, question):
    """What is certain of each legal move, or of whether a string can be captured: by the reader, and
    where that finds no capture also by a search of all turns.
    """
    grid, what = position.grid, question["what"]
    place = vertex.at(grid, question["at"])
    if what == "capture":
        own, other = position.points(opponent(player)), position.points(player)
        fate = Life(position, place).solve().second
        if fate not in (DEAD, ALIVE):
            fate = reader.Reader(grid, place).fate(own, other, True)
        return {DEAD: "yes", reader.CAUGHT: "yes", ALIVE: "no", reader.AWAY: "no"}[fate]
    right = set()
    for point in members(position.empty):
        after = move(position, point, player)
        if after == position:
            continue
        does = reader.does(position, player, what, place, point)
        if does is not (what == "take") and after.colour(place) == position.colour(place):
            life = Life(after, place, before=position).solve()
            end = life.first if what == "take" else life.second
            does = {DEAD: what == "take", ALIVE: what == "save"}.get(end, does)
        assert does is not None
        right |= {grid.vertices[point]} if does else set()
    return right


@pytest.mark.parametrize("kind", KINDS)
def test_the_right_answer_is_found_by_hand(kind):
    """By the literal model, a plain search or a proof, of exercises drawn by chance. The engine judges
    it right and every other wrong, with a reason; and the words do not tell.
    """
    for _, one in by_chance(kind):
        assert one == json.loads(json.dumps(one))
        match = link.read(str(one["link"])).match()
        check(one, match, by_hand({**one, "kind": kind}, played(match), match), kind)


def check(one, match, wanted, kind):
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
        assert candidates(one, match) > set(right) or kind == "stands"
    if question["what"] in ("best", "save", "take"):
        assert isinstance(right, list)
        assert len(right) == 1 or (kind == "net" and len(right) < 4), one
        assert all(match.board.why_not(turn) is None for turn in right)
    assert not gives_away(match, question, f"{one['told']} {one['ask']}")
    if one["steps"]:
        assert len(frames(match, **one["steps"])) > 1


@pytest.mark.parametrize("kind", [kind for kind in ABOUT if kind != "capture"])
def test_the_board_shows_why(kind):
    """The move that was chosen, right or wrong, and the turns that answer it, with their numbers."""
    one: Any = exercise(kind, lines(kind)[1][0], "k")
    match = link.read(str(one["link"])).match()
    right = answer(match, one["question"])[0]  # type: ignore[index]
    wrong = next(turn for turn in match.board.legal_moves() if turn not in ("pass", right))
    for turn in (right, wrong):
        verdict = judge(match, one["question"], turn)
        shown: Any = verdict["frames"]
        assert shown[0]["stones"] != match.position.rows()
        assert shown[0]["labels"] == {turn: "1"}
        assert verdict["reply"] or turn in str(verdict["say"])


VERTEX = re.compile(r"\b[A-HJ-T]\d{1,2}\b")


@pytest.mark.parametrize("kind", [kind for kind in ABOUT if kind != "capture"] + ["last"])
def test_each_move_that_an_answer_names_is_on_the_board(kind):
    """With its number, also where the stone is gone by the end of the line; each stone that a turn
    captures stands in its frame. Eyes are places, not moves.
    """
    for _, one in by_chance(kind):
        match = link.read(str(one["link"])).match()
        there = {at for at in match.position if match.position[at] != "empty"}
        for at in candidates(one, match):
            verdict: Any = judge(match, one["question"], at)
            for shown in verdict["frames"]:
                rows = shown["stones"][::-1]
                for vertex_ in shown["clearing"]:
                    x, y = literal.point_of(vertex_)
                    assert rows[y - 1][x - 1] != "."
            said, _, _ = verdict["say"].partition("The group at")
            labels = verdict["frames"][-1]["labels"] if verdict["frames"] else {}
            assert set(VERTEX.findall(said)) <= there | {*labels} | {at}


def test_the_obvious_reply_is_answered():
    """Whoever asks "but I take it!": the stone that a snapback offers is captured, and the reader
    has to capture in turn.
    """
    line = lines("snapback")[4][0]
    one: Any = exercise("snapback", line)
    match = link.read(one["link"]).match()
    right = answer(match, one["question"])[0]  # type: ignore[index]
    verdict: Any = judge(match, one["question"], right)
    taken, left = verdict["frames"][-2:]
    assert taken["clearing"] == [right]
    assert (left["clearing"], left["labels"]) == ([], {right: "1", verdict["reply"]: "2"})
    asked = {**one["question"], "played": [right, verdict["reply"]]}
    assert answer(match, asked)


def candidates(one, match):
    """The points that a guess may name."""
    found = set()
    for at in match.position:
        try:
            judge(match, one["question"], at)
        except ValueError:
            continue
        found.add(at)
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_enough_boards_that_are_not_dull(kind):
    """Each once, however it is turned, moved or coloured; none about a point with a stone, but for
    stones; harder ways out are not the only empty point.
    """
    there, seen = lines(kind), set()
    assert len(there) == 5
    assert min(map(len, there)) >= FEWER.get(kind, MOST)
    every = [(n, line) for n, some in enumerate(there, 1) for line in some]
    looked_into = {line for _, line in part(every, 4)}
    for level, line in every:
        one: Any = exercise(kind, line)
        record = link.read(str(one["link"]))
        position, question = record.start.setup, one["question"]
        at = vertex.at(position.grid, question["at"]) if kind in ABOUT else None
        key = alike(position, at)
        assert key not in seen, line
        seen.add(key)
        if at is None:
            continue
        assert position.piece(at)
        if line not in looked_into:
            continue
        liberties = position.grid.around(position.piece(at)) & position.empty
        asked = kind in ("escape", "connect", "net")
        right = position.set_of(answer(record.match(), question) if asked else "")
        assert not (kind in ("escape", "connect") and level > 2 and right == liberties), line
        assert not (kind == "net" and (count(liberties) != 2 or right & liberties)), line


@pytest.mark.parametrize("kind", [kind for kind in ABOUT if kind != "capture"])
def test_it_is_played_out(kind):
    """Right moves are answered until it is settled what becomes of the string; wrong ones are not."""
    one: Any = exercise(kind, lines(kind)[4][0], "b")
    match = link.read(str(one["link"])).match()
    question: dict[str, Any] = {**one["question"], "played": []}
    while True:
        right: Any = answer(match, question)
        verdict = judge(match, question, right[0])
        assert verdict["right"]
        if not verdict["reply"]:
            break
        assert str(verdict["reply"]) in str(verdict["say"])
        question["played"] += [right[0], verdict["reply"]]
        assert len(question["played"]) < 60
    assert question["played"] or kind not in ("ladder", "snapback")


def test_what_is_played_out_keeps_the_rules():
    """Without suicide a reply is not a suicide, either."""
    match = placed("O.X/XX.", rules=Rules(suicide=False), first="white")
    with pytest.raises(Suicide):
        after(match, ["B2"])


@pytest.mark.parametrize("kind", KINDS)
def test_every_answer_comes(kind):
    """Whoever always says the same is not often right."""
    right = []
    one: Any
    for _, one in by_chance(kind, 15):
        right.append(str(answer(link.read(str(one["link"])).match(), one["question"])))
    assert max(right.count(one) for one in right) <= 10


def test_an_exercise_is_seen_from_all_sides():
    """Its stones, its question and its turns; White's komi stays White's."""
    seen: list[Any] = [exercise("rule", "X.O/.../OX. at=B1 after=A2,pass", way) for way in TURNED]
    assert len({str(one) for one in seen}) == len(TURNED)
    for one in seen:
        record = link.read(str(one["link"]))
        assert record.start.setup.colour(one["labels"].popitem()[0]) != "empty"
    komi = [str(exercise("ahead", "X.O/.../... komi=1.5", way)["told"]) for way in "am"]
    assert komi == ["Black to play. Komi is 1½: White gets 1½ extra points."] * 2


def test_a_komi_of_one_point():
    assert "White gets 1 extra point." in str(exercise("winner", "X.O komi=1")["told"])


NONE = [
    ("none", "X. at=A1", "a", "The kinds of exercises are ahead, atari, capture,"),
    (None, "X. at=A1", "a", "score, snapback, stands, winner."),
    ("owner", None, "a", "This is no line of an exercise: None, 'a'."),
    ("owner", "X. at=B1", "q", "This is no line of an exercise: 'X. at=B1', 'q'."),
    ("owner", "X. at=C1", "a", "C1"),
    ("owner", "X. at", "a", "This is no line of an exercise: 'X. at', 'a'."),
    ("owner", "X?", "a", "Row 1, column 2"),
    ("owner", "", "a", "This is no line of an exercise: '', 'a'."),
    ("owner", "X.", "a", "'' is not a point of this board"),
    ("escape", "X.", "a", "'' is not a point of this board"),
    ("reach", "X. colour=black", "a", "This exercise names no points: 'X. colour=black'."),
    ("clear", "X. at=B1", "a", "about a colour (black, white)"),
    ("stands", "X./.. at=B1 colour=red", "j", "about a colour (black, white)"),
    ("winner", "X. komi=1e3", "a", "Komi is a multiple of 0.5"),
    ("owner", "X. at=X1", "p", "Type a letter A to B"),
]


@pytest.mark.parametrize(("kind", "line", "turned", "part"), NONE)
def test_what_is_no_exercise(kind, line, turned, part):
    event = {"do": "exercise", "kind": kind, "line": line, "turned": turned}
    view = Session().handle(event)["view"]
    assert isinstance(view, dict)
    assert part in view["say"]


def test_they_are_the_same_on_micropython(micropython):
    """An address that is passed on leads everybody to the same exercise."""
    events = [
        json.dumps({"do": "exercise", "kind": kind, "line": lines(kind)[2][0], "turned": turned})
        for kind in KINDS
        for turned in "an"
    ]
    there = json.loads(micropython.answers("session", events))
    assert there == json.loads(answers("session", json.dumps(events)))
    assert [*there[0]] == ["exercise"]
