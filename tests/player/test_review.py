"""A game looked through: which turns cost most, by two passes that have to agree."""

from tests.player.test_player_session import asked, session
from tests.support.tables import each_row
from ttgo import BLACK, WHITE, Game, Position
from ttgo.player.player_session import PlayerSession
from ttgo.player.review import Review, cost, costliest, drawable


def review(*turns, end=None, known=None):
    """The look through a game of 5x5, about to begin."""
    games = [Game(5)]
    for turn in turns:
        games.append(games[-1].copy())
        if turn:
            games[-1].play(turn)
    return Review(list(turns), games.__getitem__, end, known)


GIVES_AWAY = ("C3", "C2", "D2", "D3", "B2", "pass", "D4")


def test_a_turn_that_gives_points_away():
    """White passes where one move more is worth most of the grid."""
    looked = review(*GIVES_AWAY)
    while not looked.think(500):
        pass
    first = looked.points()[0]
    assert (first["turn"], first["player"], first["taken"]) == (6, WHITE, "pass")
    assert first["line"][0] == first["better"] != "pass"
    assert first["cost"] > 2
    assert len(looked.margins) == 8


def test_the_first_is_told_before_the_first_pass():
    """And stays told, whatever comes then."""
    looked = review(*GIVES_AWAY)
    while not looked.points():
        assert not looked.think(500)
    assert [point["turn"] for point in looked.points()] == [6]
    assert looked.margins == []
    while not looked.think(500):
        assert 6 in [point["turn"] for point in looked.points()]


SURE = {
    "beyond luck": ([(300, 5, 1)], [1]),
    "perhaps by luck": ([(300, 5, 2.3)], []),
    "little, whatever the luck": ([(300, 0.5, 0)], []),
    "much at first, and less by more games": ([(300, 5, 1), (1000, 1, 0.5)], []),
}


@each_row(SURE)
def test_what_is_told_on_the_way(costs, expected):
    looked = [
        {"turn": 1, "games": games, "cost": cost, "error": error} for games, cost, error in costs
    ]
    found = review("C3", "C2", known={"margins": [], "looked": looked})
    assert [point["turn"] for point in found.points()] == expected


CAUSES = {  # turn, player, what should have been played, what should have followed, cost
    "the same move was due each time": (
        [(35, BLACK, "B5", "", 3), (39, BLACK, "B5", "", 7), (37, BLACK, "B5", "", 5)],
        [39],
    ),
    "it should have followed": (
        [(35, BLACK, "B5", "B5 C5 B6", 9), (37, BLACK, "B6", "", 5)],
        [35],
    ),
    "the opponent should have played it": (
        [(35, BLACK, "B5", "B5 C5 B6", 9), (37, BLACK, "C5", "", 5), (36, WHITE, "B5", "", 4)],
        [35, 37, 36],
    ),
    "it comes before": ([(35, BLACK, "B5", "B5 C5 B6", 9), (33, BLACK, "B6", "", 5)], [35, 33]),
    "passes are due at any time": (
        [(35, BLACK, "pass", "", 9), (37, BLACK, "pass", "", 5)],
        [35, 37],
    ),
}


@each_row(CAUSES)
def test_what_has_one_cause_is_told_once(looked, expected):
    names = ("turn", "player", "better", "line", "cost")
    turns = [dict(zip(names, about), line=about[3].split()) for about in looked]
    assert [about["turn"] for about in costliest(turns)] == expected


def look(worker, game, **more):
    """All that is answered until it is done."""
    answers = [asked(worker, {"do": "review", "text": game.save(), **more})]
    while not answers[-1].get("done") and "error" not in answers[-1]:
        answers.append(asked(worker, {"do": "on"}))
    return answers


def test_it_goes_on_where_it_was_left():
    """And finds the same, on its way ever further, whatever was thought about before."""
    game = session("C3", "C2", "D2", "D3", "B2", "pass", "D4", width=5, height=5)
    answers = look(worker := PlayerSession(), game)
    parts = [answer["progress"] for answer in answers]
    assert parts == sorted(parts)
    assert parts[-1] == 1
    assert answers[-1]["points"]
    for left in (answers[len(answers) // 4], answers[-20]):
        on = look(worker, game, known=left["known"])
        assert on[0]["progress"] >= left["progress"] - 0.1
        assert on[-1] == answers[-1]


def test_turns_alone():
    """What else a record holds has no margin, and the end has the one that counts."""
    game = session("B2", "pass", "pass", width=3, height=3, ending="tromp")
    for player in (WHITE, BLACK):
        game.handle({"do": "propose", "player": player})
    found = look(PlayerSession(), game)[-1]
    *taken, proposed, agreed, end = found["known"]["margins"]
    assert (None in taken, proposed, agreed, end) == (False, None, None, 9)
    assert {about["turn"] for about in found["known"]["looked"]} == {1, 2, 3}


MARGINS = [0, 0, 0, 6, 6, 0, 0]  # so Black gains by the third turn, and loses it by the fifth
LOOKED = {
    "all passes": ([(5, 4.0)], [5]),
    "the later ones alone": ([(2, 4.0)], []),
    "the first alone": ([(5, 0.5)], []),
    "none for the better": ([(5, -4.0)], []),
}


@each_row(LOOKED)
def test_what_all_passes_say(costs, expected):
    looked = [{"turn": turn, "cost": lost, "games": 4000} for turn, lost in costs]
    known = {"margins": MARGINS, "looked": looked}
    found = review("C3", "C2", "D2", "D3", "B2", "B3", known=known)
    found.done = True
    assert [point["turn"] for point in found.points()] == expected


FALLS = {
    "by what it is said to cost": ([(5, BLACK, 8.0)], [0, 0, 0, 6, 8, 0, 0]),
    "at the end, whose margin is known": ([(6, WHITE, 2.0)], [0, 0, 0, 6, 6, -2, 0]),
    "one after the other": ([(5, BLACK, 8.0), (6, WHITE, 2.0)], [0, 0, 0, 6, 6, -2, 0]),
}


@each_row(FALLS)
def test_the_curve_falls(points, expected):
    found = review("C3", "C2", "D2", "D3", "B2", "B3", known={"margins": MARGINS, "looked": []})
    keys = ("turn", "player", "cost")
    found.points = lambda: [dict(zip(keys, point)) for point in points]
    assert found.evidence()["curve"] == expected
    found.margins = MARGINS[:3]
    assert found.evidence()["curve"] == []


def test_the_costliest_three():
    margins = [0.0]
    turns = ["pass" if turn % 2 else f"{'ABCDE'[turn // 2 % 5]}1" for turn in range(10)]
    for turn in range(10):
        margins.append(margins[-1] - (5 + turn if turn % 2 == 0 else 0))  # Black loses ever more
    looked = [
        {"turn": turn, "cost": turn, "games": games, "player": "black", "better": at, "line": [at]}
        for turn, at, games in (
            (1, "A3", 4000),
            (3, "B3", 4000),
            (5, "C3", 4000),
            (7, "D3", 4000),
            (9, "E3", 1000),  # in the second pass alone
        )
    ]
    found = review(*turns, known={"margins": margins, "looked": looked})
    found.done = True
    assert [(point["turn"], point["cost"]) for point in found.points()] == [
        (7, 7),
        (5, 5),
        (3, 3),
    ]


LINES = {
    "whole": ("B1 C1", "B1 C1"),
    "to a pass": ("B1 pass C1", "B1"),
    "to a point once more": ("B1 C1 B1", "B1 C1"),
    "to a stone that has been captured": ("B2 A1 C1", "B2"),
    "of six": ("B1 C1 A2 B2 C2 A3 B3", "B1 C1 A2 B2 C2 A3"),
    "of none": ("pass", ""),
}


@each_row(LINES)
def test_a_line_is_drawn(line, expected):
    position = Position.parse(". . .\n. . .\nX . .")
    assert drawable(position, line.split()) == expected.split()


def test_a_cost_is_the_players():
    assert (cost(BLACK, 3, -2), cost(WHITE, 3, -2)) == (5, -5)


def test_no_game():
    assert "saved game" in asked(PlayerSession(), {"do": "review", "text": "?"})["error"]
