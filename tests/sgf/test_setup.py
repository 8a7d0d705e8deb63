"""Positions that are set up after the root: the word that a node becomes, and its properties again."""

import pytest

from ttgo import Start, sgf
from ttgo.points import Grid
from ttgo.record import Record
from ttgo.sgf.setup import changes

OFF = "The record sets up points that are not on its grid, such as {}."

# The rest of the root and what follows -> the word of the last node, what is said of points off the grid

SET_UP = {
    "stones": (";AB[aa]AW[bb]AE[cc]", "setup=A9/B8/C7/", []),
    "a later colour": (";AB[aa:ba]AW[ba]", "setup=A9/B9//", []),
    "taken away at once": (";AB[aa:ba]AE[ba]", "setup=A9//B9/", []),
    "who is to play": (";AB[aa]PL[W]", "setup=A9///white", []),
    "who plays next": (";AB[aa];W[bb]", "setup=A9///white", []),
    "one off the grid": (";AB[aa][jj]", "setup=A9///", ["jj"]),
    "two": (";AB[jj][kk]", "setup=///", ["jj"]),
    "two nodes with the same": (";AB[jj];AW[jj]", "setup=///", ["jj"]),
    "with a handicap": ("HA[2];AB[aa][bb]", "setup=B8,A9///white", []),
    "with a handicap of one": ("HA[1];AB[aa]", "setup=A9///", []),
    "the file says who": ("HA[2];AB[aa]PL[B]", "setup=A9///black", []),
    "the next turn does": ("HA[2];AB[aa];B[cc]", "setup=A9///black", []),
    "after a note": ("HA[2];C[x];AB[aa]", "setup=A9///", []),
    "two nodes with others": (";AB[jj];AW[kk]", "setup=///", ["jj", "kk"]),
}


@pytest.mark.parametrize(("text", "word", "off"), SET_UP.values(), ids=SET_UP)
def test_set_up(text: str, word: str, off: list[str]) -> None:
    record = sgf.unchecked(f"(;SZ[9]{text})")
    [found] = [node.word for node in record.walk() if node.word.startswith("setup")][:1]
    assert found == word
    assert record.remarks == [OFF.format(repr(point)) for point in off]


# what is set up, the words after it of which the last is written first; what is written with it

SAID = {
    "a variation without a turn comes first": ("setup=A3///black", "b:B2 -", "AB[aa]PL[B]"),
    "the other player's comes first": ("setup=A3///black", "b:B2 w:B2", "AB[aa]PL[B]"),
    "its own player's comes first": ("setup=A3///black", "w:B2 b:B2", "AB[aa]"),
    "whoever is to play, and that is not who plays": ("setup=A3///", "w:B2", "AB[aa]PL[B]"),
    "whoever is to play": ("setup=A3///", "b:B2", "AB[aa]"),
    "nobody plays": ("setup=A3///", "-", "AB[aa]"),
}


@pytest.mark.parametrize(("word", "after", "written"), SAID.values(), ids=SAID)
def test_who_is_to_play_is_written_where_it_could_be_read_otherwise(word, after, written) -> None:
    record = Record(Start(3))
    node = record.root.add(word, "", {"AB": ["aa"]})
    for turn in after.split():
        node.chosen = node.add(turn)
    record.check()
    text = sgf.write(record)
    assert text.decode().replace("\n", "").split(";")[2].rstrip("(") == written
    back = sgf.read(text)
    assert [node.turn for node in back.walk()] == [node.turn for node in record.walk()]
    assert sgf.write(back) == text


CHANGES = {
    "stones": ("setup=A9,B9/C7/D6/", {"AB": ["aa", "ba"], "AW": ["cc"], "AE": ["dd"]}),
    "Black to play": ("setup=A9///black", {"AB": ["aa"], "PL": ["B"]}),
    "a player that is none": ("setup=A9///x", {"AB": ["aa"]}),
    "nothing": ("setup=///", {"AE": [""]}),
}


@pytest.mark.parametrize(("word", "notes"), CHANGES.values(), ids=CHANGES)
def test_changes(word: str, notes: dict[str, list[str]]) -> None:
    assert changes(Grid(9), word) == notes
