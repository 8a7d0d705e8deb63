"""The scores of a plot: those that stepping shows, some turns at a time."""

from tests.support.boards import answer, begun, told
from tests.support.tables import each_row
from ttgo import Rules, Start
from ttgo.record.tree import Record
from ttgo.session.queries import plot

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


LONG = [
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
    "many parts": record_of(*LONG),
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
