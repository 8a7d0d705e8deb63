"""A walk through a game that has been played: where rules acted."""

from typing import Any

from tests.support.tables import each_row
from ttgo import Start
from ttgo.pages.lessons import BOARDS
from ttgo.record import Record
from ttgo.session.session import Session
from ttgo.teach.moments import by_rule, moments

FIRST = "It was the first capture: no empty point was left next to that stone."
LAST = "It was the last move that changed the score: by "
NO_RETAKE = "C3 would repeat the position after move 7, so it is not allowed."
KO = "B2 C2 A3 D3 B4 C4 C3 B3"  # White captures C3


def walk(words, tried=(), size=5):
    record = Record(Start(size))
    for word in words.split():
        record.here = record.here.follow(word)
    return [tuple(moment.values()) for moment in moments(record, list(tried))]


SAID: dict = {
    "a capture, with which the gains end, and the count": (
        ("B2 A2 A1 C2 A3 pass pass", [], 3),
        [
            (5, 7, f"Black played A3 and captured 1 white stone. {FIRST} {LAST}3 points.", ["A3"]),
            (
                7,
                9,
                (
                    "Black: 3 stones and 1 empty point that reaches only Black, 4 in all. White: 1 stone "
                    "and 0 empty points that reach only White, 1 in all. 4 empty points reach both "
                    "colours and count for nobody. Black wins by 3 (B+3)."
                ),
                [],
            ),
        ],
    ),
    "a ko": (
        (f"{KO} E5 E1 C3",),
        [
            (8, 7, f"White played B3 and captured 1 black stone. {FIRST}", ["B3"]),
            (8, 6, f"Black could not recapture straight away. {NO_RETAKE}", ["C3"]),
        ],
    ),
    "two eyes": (
        ("B1 C1 B2 C2 B3 C3 B4 C4 B5 C5 A3 pass pass",),
        [
            (10, 9, f"White played C5. {LAST}11 points.", ["C5"]),
            (
                11,
                4,
                (
                    "The group at B1 lives by its eyes at A1, A4. The opponent cannot fill one of them "
                    "while another is empty, so the group cannot be captured."
                ),
                ["A1", "A4"],
            ),
            (
                13,
                9,
                (
                    "Black: 6 stones and 4 empty points that reach only Black, 10 in all. White: 5 stones "
                    "and 10 empty points that reach only White, 15 in all. White wins by 5 (W+5)."
                ),
                [],
            ),
        ],
    ),
    "no last gain before a resignation": (("C3",), []),
    "nothing": (("",), []),
}


@each_row(SAID)
def test_moments(game, expected):
    assert walk(*game) == expected


def test_the_largest_capture():
    found = walk("B1 A1 A2 D5 C5 E5 D4 C1 E4")
    assert [said.partition(". ")[2] for turn, rule, said, _ in found if rule == 7] == [
        FIRST,
        "It was the largest capture so far.",
    ]


TRIED = "tried {} next, which was not allowed."
REFUSED = {
    "by rule 6, instead of the ko": (KO, "8 C3", 8, f"Black {TRIED.format('C3')} {NO_RETAKE}"),
    "not a stone’s point, which is a slip": (KO, "1 B2", 0, ""),
    "not": (KO, "1 B3", 0, ""),
    "at another place": (KO, "6 C3", 0, ""),
    "no point": (KO, "1 Z9", 0, ""),
    "a pass": (KO, "1 pass", 0, ""),
    "nothing": (KO, "1", 0, ""),
    "no turn": (KO, "x y z", 0, ""),
    "in a game that is over": ("B2 pass pass", "3 B2", 0, ""),
}


@each_row(REFUSED)
def test_what_was_refused(words, tried, turn, sentence):
    found = [(at, said) for at, rule, said, _ in walk(words, [tried]) if "tried" in said]
    assert found == ([(turn, sentence)] if sentence else [])


def test_asked_of_a_session():
    """About the whole line, wherever it is shown, and nothing is changed."""
    session = Session()
    for turn in "B2 A2 A1 C2 A3 pass pass".split():
        session.handle({"do": "turn", "at": turn})
    session.handle({"do": "goto", "turn": 2})
    text = session.save()
    found: Any = session.handle({"do": "moments", "tried": ["5 A2", "6 A3"]})["moments"]
    assert [(moment["turn"], moment["rule"]) for moment in found] == [(5, 7), (5, 6), (7, 9)]
    assert session.save() == text


def record_of(words, size=5):
    record = Record(Start(size))
    for word in words.split():
        record.here = record.here.follow(word)
    return record


def test_each_rule_acts_in_a_game():
    """In the one that is kept for readers without a game of their own all do; in a short one, those
    that can.
    """
    found = {
        moment["rule"]: moment for moment in by_rule(BOARDS["example"].record, [], yours=False)
    }
    assert [*found] == [2, 3, 4, 5, 6, 7, 8, 9, 10]
    assert found[7]["say"].startswith("In this game, move 15: Black played A5 and captured 2")
    assert (found[4]["turn"], found[4]["points"]) == (15, ["A4", "B4"])
    assert (found[6]["turn"], found[6]["points"]) == (19, ["A2"])
    passed = by_rule(record_of("C3 pass pass", 5), [], yours=True)
    assert [one["points"] for one in passed if one["rule"] == 5] == [[]], "a pass is no point"
    short = by_rule(record_of("B2 pass pass", 3), [], yours=True)
    assert [moment["rule"] for moment in short] == [2, 3, 5, 8, 9, 10]
    assert short[-1]["say"] == "In your game, move 3: Black wins by 9 (B+9)."
    assert by_rule(record_of("B2"), [], yours=True) == []


def test_who_captures_first():
    session = Session()

    def asked():
        return session.handle({"do": "captured"})["captured"]

    session.handle({"do": "set", "diagram": "XO.\n.X.\n..."})
    assert asked() is None
    session.handle({"do": "turn", "at": "C3"})
    assert asked() == {"winner": "black", "say": "Black captured a stone first: Black wins."}
    session.handle({"do": "set", "diagram": "XO.\n...\n...", "moves": "C1 A2 B1"})
    assert asked()["winner"] == "white"
