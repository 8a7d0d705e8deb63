"""The same as test_claims.py for the boards about the end: four turns, dead stones, scores and the
two test cases.
"""

import pytest

from tests.support.boards import at
from tests.support.demos import after, killed, over, reached
from ttgo import BLACK, WHITE, Game, Match, Repeats, Start
from ttgo.explain.evidence import empties, steps, would
from ttgo.pages.lessons import BOARDS
from ttgo.points import count
from ttgo.position import EMPTY
from ttgo.scoring import Score
from ttgo.teach.facts import facts
from ttgo.teach.frames import whole
from ttgo.teach.questions import answer


def own_empty(game):
    """How many empty points do not reach White, and Black."""
    only_black, only_white, _, neither = empties(game.position)
    return {BLACK: count(only_black | neither), WHITE: count(only_white | neither)}


def useful(game, player):
    """The moves of a player that increase the number of empty points that do not reach the
    opponent's colour.
    """
    found = []
    now = Game(Start.of(game.position, first=player))
    for turn in now.legal_moves():
        before = own_empty(now)[player]
        now.play(turn)
        if own_empty(now)[player] > before:
            found.append(turn)
        now.undo()
    return found


def did(game, turn=None):
    """What a move did, the last one if no number is given."""
    found = steps(game, turn)
    assert found is not None
    return found


def four_turns(demo):
    """Pass, move, pass, pass: White has no useful move, Black has the one, which clears white, and
    then nobody has any.
    """
    game = after(demo, 0)
    assert (game.to_play, useful(game, WHITE)) == (WHITE, [])
    assert useful(game, BLACK) == ["B1"]
    game = over(demo).game
    assert game.turns == ("pass", "B1", "pass", "pass")
    assert did(game, 2).captured
    assert useful(game, BLACK) == useful(game, WHITE) == []


def dead_stones(demo):
    """A stone that Black can capture, whoever moves first; two passes end the game, and it counts
    for White all the same.
    """
    match = over(demo)
    assert "B4" in facts(match)["counts-white"]
    assert match.score().result == "0"
    for first in (BLACK, WHITE):
        game = Game(5, setup=demo.record.start.setup, first=first)
        if first == WHITE:
            assert game.legal_moves()
            for turn in game.legal_moves():
                game.play(turn)
                assert killed(game, "B4", 5)
                game.undo()
        else:
            assert killed(game, "B4", 3)


def dead_stones_captured(demo):
    """Capturing costs nothing: the score is the one that the grid has without the stone, though
    Black played inside.
    """
    match = over(demo)
    setup = demo.record.start.setup
    assert setup == BOARDS["dead-stones"].record.start.setup
    free = Score(setup.coloured(1 << at(match.game, "B4"), EMPTY))
    assert [match.score().black, match.score().white] == [free.black, free.white] == [15, 10]
    assert [match.game.player(turn) for turn in (1, 3)] == [BLACK, BLACK]


def forty_four(demo):
    """44 to 35, and the two empty points in the middle, which reach both colours, count for
    nobody.
    """
    match = over(demo)
    score = match.score()
    assert (score.black, score.white, score.neutral) == (44, 35, 2)
    middle = answer(match, demo.question)
    assert middle == ["E4", "E5"]
    assert all(reached(match.game, vertex) == {BLACK, WHITE} for vertex in ("E4", "E5"))


def ing_5x5(demo):
    """Black passes at 6: White has 11 stones and 1 point, Black 8. Right below Black 4 would have
    been suicide, no capture.
    """
    match = over(demo)
    assert match.game.turns[5:] == ("pass", "pass")
    score = match.score()
    assert (score.white, score.black, score.result) == (12, 8, "W+4")
    assert count(match.position.white) == 11
    game = after(demo, 5)
    step = would(game, at(game, "A1"))
    assert game.vertex(4) == "A2"
    assert (step.captured, game.grid.named(step.suicide)) == (0, ["A1", "A2"])


def ing_5x5_suicide(demo):
    """Tromp's answer: Black 6 is that suicide; after White next to 1 Black takes back in the upper
    left and kills White.
    """
    game = after(demo, 6)
    assert game.grid.named(did(game).suicide) == ["A1", "A2"]
    assert killed(game, "A4", 6)  # whatever White does
    game.play("pass")
    assert isinstance(game.why_not("A5"), Repeats)  # it needs White's move to take back at once
    game = after(demo, 8)
    assert game.grid.around(1 << at(game, game.vertex(1))) >> at(game, game.vertex(7)) & 1
    assert game.grid.named(did(game).captured) == ["B5"] == [game.vertex(5)]
    assert killed(game, "A4", 8)
    assert over(demo).score().result == "B+25"
    assert [whole(demo.record).game.vertex(turn) for turn in range(1, 6)] == [
        "E4",
        "D3",
        "B1",
        "A2",
        "B5",
    ]


def ing_5x5_three(demo):
    """Tromp's other remark: with White 3 at 5 and two passes White wins by 2."""
    match = over(demo)
    first = whole(BOARDS["ing-5x5"].record).game
    assert match.game.turns == (*first.turns[:2], first.vertex(5), "pass", "pass")
    assert match.score().result == "W+2"
    assert demo.labels == {first.vertex(1): "1", first.vertex(2): "2", first.vertex(5): "3"}
    assert BOARDS["ing-5x5"].labels == {first.vertex(turn): str(turn) for turn in range(1, 6)}


def dead_5x5(demo):
    """White's ko stone leaves Black self-atari twice and a suicide; both pass, and the ko point
    counts for White.
    """
    game = after(demo, 1)
    assert game.legal_moves() == ["A3", "A5", "E5"]
    for turn in ("A3", "A5"):
        game.play(turn)
        assert turn in facts(Match(game))["atari"]
        game.undo()
    assert count(would(game, at(game, "E5")).suicide) == 2
    assert isinstance(game.why_not("C1"), Repeats)
    match = over(demo)
    assert "C1" in facts(match)["counts-white"]
    assert match.score().result == "W+4"


def dead_5x5_suicide(demo):
    """Dave's answer: the suicide in the top right is a ko threat, after which White cannot live."""
    game = after(demo, 2)
    assert game.grid.named(did(game).suicide) == ["D5", "E5"]
    assert killed(game, "E4", 6)  # whatever White does
    match = over(demo)
    assert match.position.white == 0
    assert match.score().result == "B+25"


def dead_5x5_ko(demo):
    """The second diagram: the lone suicide repeats, the ko must wait, and filling an eye loses
    all.
    """
    game = after(demo, 1)
    refused = [game.why_not(vertex) for vertex in ("C1", "E5")]
    assert [one.turn for one in refused if isinstance(one, Repeats)] == [0, 1]
    assert game.legal_moves() == ["A3", "A5"]
    for turn in game.legal_moves():
        game.play(turn)
        assert killed(game, "A4", 1)
        game.undo()
    game.play("pass")
    game.play("pass")
    assert game.score().result == "W+7"


CLAIMS = [
    four_turns,
    dead_stones,
    dead_stones_captured,
    forty_four,
    ing_5x5,
    ing_5x5_suicide,
    ing_5x5_three,
]
CLAIMS += [dead_5x5, dead_5x5_suicide, dead_5x5_ko]
NAMED = {claim.__name__.replace("_", "-"): claim for claim in CLAIMS}


# Black's points, White's, neutral ones, the result: 40 to 41; one stone has everything; equal
# scores with stones on the grid

SCORES = {"forty-one": (40, 41, 0, "W+1"), "one-stone": (25, 0, 0, "B+25"), "tie": (8, 8, 0, "0")}


@pytest.mark.parametrize("key", [*NAMED, *SCORES])
def test_a_demo_has_its_property(key):
    if key in SCORES:
        score = over(BOARDS[key]).score()
        assert (score.black, score.white, score.neutral, score.result) == SCORES[key]
    else:
        NAMED[key](BOARDS[key])
