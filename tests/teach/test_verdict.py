"""The verdict on a board that somebody brings: what is read from a text, who has won, why, and what
would change it.
"""

from typing import Any

import pytest

from tests.support.boards import answer
from tests.support.tables import each_row
from ttgo.game import Game
from ttgo.position import Position
from ttgo.record import link
from ttgo.rules import opponent
from ttgo.scoring import Score
from ttgo.session.session import Session
from ttgo.start import Start
from ttgo.teach.boards import parse_pasted
from ttgo.teach.verdict import SEKI as SEKI_GAME
from ttgo.teach.verdict import both, verdict
from ttgo.vertex import read as point

KATAGO = [
    ".........",
    ".........",
    "..OOOO...",
    ".O.OXOOOO",
    "OOOXXXXOX",
    "OXXX.XXXX",
    "X..OOXOO.",
    ".X..X.XO.",
    "....XX.X.",
]

TEXTS = {
    "a diagram": (". X O\n. . X", ".XO ..X", "black"),
    "without spaces": (".XO\n..X", ".XO ..X", "black"),
    "with names of columns and rows": (
        "   A B C\n 2 . X O 2\n 1 + # O 1\n   A B C",
        ".XO .XO",
        "black",
    ),
    "two digits before a row": ("10 . X\n 9 O .", ".X O.", "black"),
    "in a frame": ("+-----+\n|. X O|\n|. . X|\n+-----+", ".XO ..X", "black"),
    "letters b and w": ("b.w\n.bw", "X.O .XO", "black"),
    "discs": ("● . ○\n. ● .", "X.O .X.", "black"),
    "Sensei's": (
        "$$ Title\n$$ -------\n$$ | . X O |\n$$ | , # @ |\n$$ -------",
        ".XO .XO",
        "black",
    ),
    "Sensei's, White first, numbered": (
        "$$Wc A title\n$$ | . 1 2 |\n$$ | a X O |",
        ".OX .XO",
        "white",
    ),
    "a grid of numbers": ("0 1 2\n0 0 -1", ".XO ..O", "black"),
    "digits": ("012\n001", ".XO ..X", "black"),
    "lists of a program": ("[[0, 1, 2], [0, 0, 2]]", ".XO ..O", "black"),
    "a link": ("https://go.example/#v=1&s=3&t=bb", "... .X. ...", "white"),
}


@each_row(TEXTS)
def test_a_board_is_read(text, rows, first):
    found: Any = parse_pasted(text)
    assert found["rows"] == rows.split()
    assert found.get("first", "black") == first


def test_a_record_is_opened_and_judged():
    """At its end, with its komi, whose turn it is, and what was captured."""
    session = Session()
    session.handle(
        {
            "do": "open",
            "name": "a.sgf",
            "text": "(;SZ[3]KM[6.5];B[aa];W[ba];B[];W[ab])",
            "last": True,
        }
    )
    found = answer(session, do="verdict")["verdict"]
    assert (found["rows"], found["first"]) == ([".O.", "O..", "..."], "black")
    assert (found["captured"], found["komi"]) == ([0, 1], 6.5)


RECORDED = {
    "B+3.5": "Black won by 3½ points.",
    "W+0.5": "White won by half a point.",
    "w+1": "White won by 1 point.",
    "W+R": "White won by resignation.",
    "B+Resign": "Black won by resignation.",
    "B+T": "Black won on time.",
    "W+Forfeit": "White won by forfeit.",
    "B+": "Black won.",
    "W+1.2.3": "White won.",
    "W+.": "White won.",
    "0": "a tie.",
    "Draw": "a tie.",
    "Void": "'Void'.",
    "?": "",
    " ": "",
}


@pytest.mark.parametrize(("stated", "said"), RECORDED.items(), ids=RECORDED)
def test_a_records_own_result_is_said(stated, said):
    """As long as the board is that of the record: dead stones are marked on it, and a painted one
    is another.
    """
    session = Session()
    text = f"(;SZ[3]RE[{stated}];B[aa];W[];B[])"
    session.handle({"do": "open", "name": "a.sgf", "text": text, "last": True})
    found = answer(session, do="verdict")["verdict"]
    assert found["recorded"] == (said and f"The record says: {said}")
    assert (found["recorded"] in found["text"].split("\n")) or not said
    kept = {"do": "verdict", "rows": found["rows"], "stated": found["stated"]}
    assert answer(session, **kept, mark="A3")["verdict"]["recorded"] == found["recorded"]
    assert answer(session, **kept, at="B2", colour="white")["verdict"]["recorded"] == ""
    assert answer(session, do="verdict", size=3)["verdict"]["recorded"] == ""


REFUSED = {
    "nothing": ("", "No board was found"),
    "words": ("hello there", "Paste a line such as . X O . for each row"),
    "an address": ("https://online-go.com/game/7", "Other sites let you download a game as SGF"),
    "rows of two lengths": ("X X\nO", "Row 2 has 1 point, and the first row has 2"),
    "a mark that nobody knows": (". ? X\n. . .", "Row 1, column 2 has '?'"),
    "too many points": ("\n".join(["." * 53] * 2), "at most 52 by 52"),
    "a damaged link": ("v=1&s=3&t=b%", "damaged"),
}


@each_row(REFUSED)
def test_what_is_no_board_gets_a_sentence(text, said):
    with pytest.raises(ValueError, match=said):
        parse_pasted(text)


def judged(**event):
    return verdict({"rows": KATAGO, **event})


def test_the_verdict_is_that_of_the_rules():
    """As it stands, and with the dead stones off; the whole string is dead with one of its
    stones.
    """
    told = judged(dead=["D3", "H2"], komi=0.5)
    position = Position.parse("\n".join(KATAGO))
    assert told["stands"]["result"] == Score(position, 0.5).result == "W+22.5"
    assert sorted(told["dead"]) == ["D3", "E3", "G3", "H2", "H3"]
    assert told["off"]["result"] == "B+0.5"
    assert (told["territory"]["black"], told["territory"]["white"]) == (25, 25.5)
    assert link.read(told["link"]).match().position == position
    assert judged()["off"] is None


def test_the_evidence_is_true():
    """The stones that are said to take points away do: without them just so many points are the
    other's.
    """
    asked: Any = judged()["asked"]
    assert asked["at"] == ["D3"]
    assert asked["say"] == "Is the group at D3 dead? While it stays, it costs Black 10 points."
    position = Position.parse("\n".join(KATAGO))
    stones = 1 << (point(position.grid, "D3") or 0) | 1 << (point(position.grid, "E3") or 0)
    assert Score(position.coloured(stones, "empty")).black == Score(position).black + 10 + 2


DEAD = ["..XO.", ".OXO.", "..XO.", "..XO.", "..XO."]
SEKI = [".X.XXO.O.", "XXXXXOOOO", "OOOOOXXXX", "OOOO.XXXX", "O.OOOXX.X"]
ALIVE = "No stone is marked as dead, so under territory scoring all stones count as alive."
BUT_TWO = (
    "Under territory scoring, 2 of the surrounded points do not count: "
    "the stones around them are next to a neutral point and do not have two eyes."
)
BUT_ONE = (
    "Under territory scoring, 1 of the surrounded points does not count: "
    "the stones around it are next to a neutral point and do not have two eyes."
)
OF_TERRITORY = {
    # name: the event, and what is said of territory among the reasons
    "a dead stone that nobody has marked": ({"rows": DEAD}, [ALIVE]),
    "it is marked": ({"rows": DEAD, "dead": ["B4"]}, []),
    "a seki": ({"rows": SEKI}, [ALIVE, BUT_TWO]),
    "one eye, and a dead stone": (
        {"rows": [".X.XO.", "XX.OOX", "...O.O"], "dead": ["F2"]},
        [BUT_ONE],
    ),
    "a neutral row between two walls": ({"rows": ["..X.O.."] * 3}, []),
}


@each_row(OF_TERRITORY)
def test_territory_says_what_is_known(event, said):
    """Nothing here knows which stones are in seki."""
    told: Any = verdict({**event, "sure": True})
    assert [line for line in told["why"] if "territory" in line] == said


def test_one_of_a_thing():
    """One prisoner, one point of each sort: singular."""
    told: Any = verdict({"rows": [".X.O."], "captured": [1, 2]})
    assert told["territory"]["say"].startswith(
        "Black: 0 points of territory, 1 prisoner: 1 in all. "
        "White: 0 points of territory, 2 prisoners:"
    )
    assert told["why"][0] == "Black has 1 stone and 1 empty point that reaches no other colour."
    assert told["why"][2] == "1 empty point reaches both colours and counts for nobody."


def test_what_is_said_to_change_it_does():
    assert judged(dead=["D3", "H2"])["change"] == [
        (
            "Black must capture the 3 white stones at H2 and the 2 white stones at D3 first. Then "
            "Black wins by 1 point."
        )
    ]
    rows = [".X.XO.O", "XXXXOOO", ".XXX.O.", "XXXXOOO", ".X.XO.O"]
    changed = verdict({"rows": rows, "komi": 6.5, "first": "black"})["change"]
    assert changed == [
        "It is Black’s turn, and a stone at E3 is worth a point. Then Black wins by half a point."
    ]


def test_a_mark_is_set_and_taken_away():
    marked = judged(dead=["D3"], mark="H3")
    assert "G3" in marked["dead"]
    assert "G3" not in judged(dead=marked["dead"], mark="G3")["dead"]


def test_what_no_game_can_begin_with_is_judged_and_cannot_be_played():
    told: Any = verdict({"rows": ["XO", "OO"]})
    assert told["stands"]["result"] == "W+2"
    assert told["link"] == ""


WRONG = {
    "a pass": {"do": "verdict", "rows": ["X."], "dead": ["pass"]},
    "no komi": {"do": "verdict", "rows": ["X."], "komi": "x"},
    "no colour": {"do": "verdict", "rows": ["X."], "at": "A1", "colour": "red"},
    "nobody fills it": {"do": "territory", "shown": {"last": "red"}},
}


@each_row(WRONG)
def test_bad_input_gets_a_sentence(event):
    view = answer(Session(), **event)["view"]
    assert view["error"]
    assert view["say"].endswith(".")


def test_the_session_answers():
    """Both events over the JSON border, as the page’s contract has it."""
    session = Session()
    assert answer(session, do="verdict", size=2)["verdict"]["rows"] == ["..", ".."]
    painted = answer(session, do="verdict", rows=["..", ".."], at="A1", colour="black")["verdict"]
    assert painted["rows"] == ["..", "X."]
    assert answer(session, do="verdict", text="X O")["verdict"]["rows"] == ["XO"]
    assert answer(session, do="territory", shown={"dead": True})["territory"]["dead"] == ["A7"]


DIFFERENCES = {
    # what is switched on: what it adds to Black's margin by area, and by territory
    "dead": ({"dead": True}, 0, 1),
    "inside": ({"inside": True}, 0, -1),
    "last to Black": ({"last": "black"}, 1, 0),
    "last to White": ({"last": "white"}, -1, 0),
    "komi": ({"komi": 6.5}, -6.5, -6.5),
    "dead in the seki's game": ({"seki": True, "dead": True}, -6, -3),
    "seki": ({"seki": True}, -6, -4),
}


@each_row(DIFFERENCES)
def test_what_makes_the_two_counts_differ(event, area, territory):
    found: Any = both(event)
    assert found["area"]["black"] - found["area"]["white"] == area
    assert found["territory"]["black"] - found["territory"]["white"] == territory


FILLED = {"by Black": ("black", "C1 G1", 7), "by White": ("white", "C1 A1", 5)}


@each_row(FILLED)
def test_whoever_fills_a_point_in_its_seki_loses_stones(first, turns, stones):
    """And of its stones as many are black as white, so that nothing but the eyes differs."""
    game = Game(Start.of(Position.parse(SEKI_GAME), first=first))
    game.play_all(turns)
    assert game.prisoners[opponent(first)] == stones
    assert SEKI_GAME.count("X") == SEKI_GAME.count("O")


# name: rows, which strings are asked about, and how many points they take
ASKED: dict[str, tuple[str, list[str], int]] = {
    "a lone stone in an area": ("..... .O... ..... XXXXX OOOOO", ["B4"], 14),
    "two of them": (".O... ..... ...O. XXXXX OOOOO", ["D3", "B5"], 13),
    "stones with areas of their own": (".O.X. OO.XX .O.X. OO.XX .O.X.", [], 0),
}


@each_row(ASKED)
def test_it_asks_about_what_may_be_dead(rows, at, points):
    """Until it is called alive, or taken as dead."""
    given: dict[str, Any] = {"rows": rows.split(), "sure": True}
    asked: Any = verdict(given)["asked"]
    assert (asked or {"at": []})["at"] == at
    if at:
        assert f" Black {points} points" in asked["say"]
        assert verdict({**given, "alive": at})["asked"] is None
        after: Any = verdict({**given, "dead": at})
        assert (after["asked"], after["won"]) == (None, "Black wins by 15 points.")


OPENING = (
    "......... ......... ..O...X.. ......... ...X..... ......... ..XOX.O.. ...O..... ........."
)
# The upper left of a larger board, with the stones of a corner and of a side
CORNER = (
    ".......... .......... ..X..O.... ...X...... .......... "
    "..O....... .......... .......... ..O.O..... .........."
)
NOT_OVER = {
    # name: rows, and how many points are nobody's if that is most of the board
    "eight turns": (OPENING, 73),
    "a corner of a larger board": (CORNER, 94),
    "one stone each": ("..... .X... ..... ...O. .....", 23),
    "every stone of a player may be dead": ("..... .X.X. ..... ...O. .....", 22),
    "two walls with a row between": ("..X.O.. ..X.O.. ..X.O..", 0),
    "stones that may be dead": (" ".join(KATAGO), 0),
    "a lone dead stone takes most of it": ("..... .O... ..... XXXXX OOOOO", 0),
    "a seki": (" ".join(SEKI), 0),
    "one player's stones": ("..... ..X.. .....", 0),
}


@each_row(NOT_OVER)
def test_no_verdict_before_the_end(rows, open_points):
    """While much of the board is nobody's there is no winner to tell, nor stones to ask about."""
    told: Any = verdict({"rows": rows.split(), "stated": "W+3.5"})
    said = f"{open_points} points belong to nobody yet: this game is not over."
    assert told["open"] == (open_points > 0)
    if open_points == 0:
        assert told["won"] != said
    else:
        assert (told["won"], told["asked"], told["why"], told["change"]) == (said, None, [], [])
        assert told["text"].endswith(said)


def test_a_search_answers_whether_it_is_dead():
    asked: Any = judged(dead=["D3"], search=True)["asked"]
    assert (
        asked["fate"] == "The group at H2 is dead: it can be captured, even if White plays first."
    )
