"""What stands beside the board: the rows of a record's tree, turns of the line, comments, and what
else was tried, each where a list shows it; and the scores of a plot.
"""

from tests.support.boards import answer, begun, opened, told
from tests.support.tables import each_row
from ttgo import Rules, Start
from ttgo.record.tree import Record
from ttgo.session.queries import plot

FORKED = (
    "(;SZ[5]C[Hello];B[aa];W[bb]C[Good](;B[cc];W[dd];B[ee];W[ba])"
    "(;B[ca]C[why];W[da];B[ea];W[ab];B[cb];W[db]))"
)
MADE_OF = {
    "the start": ("(;SZ[5])", 0, ["0: start"]),
    "four turns a row": (
        "(;SZ[5];B[aa];W[bb];B[cc];W[dd];B[])",
        0,
        ["0: start", "1: B A5, W B4, B C3, W D2", "5: B pass"],
    ),
    "comments, a fork, and what begins there": (
        FORKED,
        0,
        [
            "0: start",
            "0: “Hello”",
            "1: B A5, W B4",
            "2: “Good”",
            "3: B C3",
            "3 or C5: B C5, W D5, B E5, W A4, B C4 …",
            "4: W D2",
            "5: B E1, W B5",
        ],
    ),
    "two of the same": (
        "(;SZ[5];B[aa](;W[cc])(;W[bb];B[dd])(;W[bb];B[cc]))",
        1,
        ["0: start", "1: B A5, W C3", "2 or B4: W B4, B D2", "2 or B4 (2): W B4, B C3"],
    ),
    "what the rules refuse is not listed": (
        "(;SZ[5];B[aa](;W[aa])(;W[bb]))",
        1,
        ["0: start", "1: B A5", "2 or B4: W B4"],
    ),
    "a figure's name stands in its comment": (
        "(;SZ[5]FG[0:Opening]C[and more])",
        0,
        ["0: start", "0: “Opening and more”"],
    ),
    "a place for a note": ("(;SZ[5];C[so])", 1, ["0: start", "1:   note", "1: “so”"]),
}


def rows(session, **event):
    found = []
    for row in answer(session, do="outline", **event)["outline"]["rows"]:
        moves = ", ".join(
            f"{who} {at}" if at else "start"
            for who, at in zip(row.get("players", ""), row.get("moves", []), strict=True)
        )
        other = f" or {row['at']}" if "at" in row else ""
        comment = f"“{row['comment']}”" if "comment" in row else ""
        found.append(f"{row['turn']}{other}: {moves}{comment}{' …' if row.get('more') else ''}")
    return found


@each_row(MADE_OF)
def test_its_rows(text, turn, wanted):
    assert rows(opened(text, turn)) == wanted


def test_another_turn_becomes_the_line():
    """And the line that was there is what else was tried."""
    session = opened(FORKED)
    told(session, do="branch", turn=3, at="C5")
    assert rows(session)[4:] == [
        "3: B C5",
        "3: “why”",
        "3 or C3: B C3, W D2, B E1, W B5",
        "4: W D5",
        "5: B E5, W A4, B C4, W D4",
    ]


COMMENTS = {
    "of 80 letters": ("x" * 80, "x" * 80),
    "one letter more": ("x" * 81, "x" * 80 + "…"),
    "blank lines are left out": ("\n\n x\n\n\ny \n", "x y"),
}


@each_row(COMMENTS)
def test_what_is_listed_of_a_comment(comment, listed):
    assert rows(opened(f"(;SZ[5]C[{comment}])"))[1:] == [f"0: “{listed}”"]


def test_a_comment_of_blanks_is_none():
    assert rows(opened("(;SZ[5]C[ \n])")) == ["0: start"]


def long(places, here):
    """A record with a row for each place, as each has a comment, and one for that."""
    return opened(f"(;SZ[19]{';C[x]' * places})", here)


PARTS = {  # of 600 rows all are listed, of more those around the place; but if "all" is asked for
    "600 rows": (299, 250, {}, 1 + 2 * 299, None),
    "more of them, in the middle": (400, 200, {}, 120, "170: “x”"),
    "at the start": (400, 0, {}, 60, "0: start"),
    "at the end": (400, 400, {}, 62, "370: “x”"),
    "all of them": (400, 200, {"all": True}, 801, None),
}


@each_row(PARTS)
def test_a_part(places, here, event, number, first):
    session = long(places, here)
    found = rows(session, **event)
    assert len(found) == number
    assert answer(session, do="outline", **event)["outline"]["more"] == (first is not None)
    if first:
        assert first in found[:2]


# The scores of a plot: those that stepping shows, some turns at a time.


Scores = list[tuple[int, int]]


def pairs(part):
    """Both scores after each node of a part."""
    return list(zip(part["black"], part["white"], strict=True))


def whole(record, known=0, match=None):
    """All scores from a node on, part by part, as a page asks for them."""
    found: Scores = []
    match = match or record.match()
    while known + len(found) < len(record.line()):
        part = plot(record, match, known + len(found))
        assert part["turn"] == known + len(found)
        assert pairs(part), "each part brings something"
        found += pairs(part)
    return found


def stepped(record):
    """The same, turn by turn."""
    match, found = record.new_match(), []
    for node in record.line():
        if node.depth:
            match.take(node.word)
        found.append((match.score().black, match.score().white))
    return found


def record_of(*words, size=3, ending="strict"):
    record = Record(Start(size, rules=Rules(ending=ending)))
    for word in words:
        record.here = record.here.add(word)
    record.check()
    return record


ALTERNATING = [
    "A1",
    "B1",
    *["-"] * 1000,
    "A2",
    *["-"] * 500,
]  # places for comments make a line as long as one likes

LINES = {
    "two turns": record_of("B2", "A1"),
    "stones that are agreed on": record_of(
        *"C3 B2 pass pass black=B2 white=B2".split(), size=5, ending="tromp"
    ),
    "a copy": record_of(*"A1 C3 pass pass black= white=A1 B1 A2".split(), size=4, ending="chinese"),
    "a position that is set up": record_of("A1", "setup=B1,B2/C3/A1/white", "A3"),
    "many parts": record_of(*ALTERNATING),
}


@each_row(LINES)
def test_they_are_those_that_stepping_shows(record):
    assert whole(record) == stepped(record)


def test_a_part_is_short():
    """The larger the grid, the fewer turns: somebody may be waiting to play."""
    for size, most in ((9, 326), (52, 46)):
        record = record_of(*["-"] * 400, size=size)
        assert len(pairs(plot(record, record.match()))) == most


def test_the_event():
    session, all_ = (
        begun("A1 B2 pass pass"),
        {"turn": 0, "black": [0, 9, 1, 1, 1], "white": [0, 0, 1, 1, 1]},
    )
    assert session.handle({"do": "plot"})["plot"] == all_
    assert answer(session, do="plot", turn=3)["plot"] == {
        "turn": 3,
        "black": [1, 1],
        "white": [1, 1],
    }
    for turn in (5, -1):
        assert told(session, do="plot", turn=turn)["say"].startswith("There is no turn")
