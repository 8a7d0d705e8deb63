"""Positions that are set up after the root: the word that a node becomes, and its properties again."""

import pytest

from ttgo import sgf
from ttgo.points import Grid
from ttgo.record.node import Node
from ttgo.sgf.setup import changes

OFF = "The record sets up points that are not on its grid, such as {}."

# The node after the root -> its word, what is said of points off the grid

SET_UP = {
    "stones": ("AB[aa]AW[bb]AE[cc]", "setup=A9/B8/C7/", []),
    "a later colour": ("AB[aa:ba]AW[ba]", "setup=A9/B9//", []),
    "an earlier one": ("AW[aa]AB[aa]", "setup=/A9//", []),
    "taken away at once": ("AB[aa:ba]AE[ba]", "setup=A9//B9/", []),
    "who is to play": ("AB[aa]PL[W]", "setup=A9///white", []),
    "Black": ("AB[aa]PL[B]", "setup=A9///black", []),
    "who plays next": ("AB[aa];W[bb]", "setup=A9///white", []),
    "one off the grid": ("AB[aa][jj]", "setup=A9///", ["jj"]),
    "two": ("AB[jj][kk]", "setup=///", ["jj"]),
    "two nodes with the same": ("AB[jj];AW[jj]", "setup=///", ["jj"]),
    "two nodes with others": ("AB[jj];AW[kk]", "setup=///", ["jj", "kk"]),
}


@pytest.mark.parametrize(("node", "word", "off"), SET_UP.values(), ids=SET_UP)
def test_set_up(node: str, word: str, off: list[str]) -> None:
    record = sgf.unchecked(f"(;SZ[9];{node})")
    assert record.root.next[0].word == word
    assert record.remarks == [OFF.format(repr(point)) for point in off]


PLAYERS = {
    "a handicap": ("HA[2];AB[aa][bb]", "white"),
    "a handicap of three": ("HA[3];AB[aa][bb][cc]", "white"),
    "none": ("HA[1];AB[aa]", ""),
    "the file says who": ("HA[2];AB[aa][bb]PL[B]", "black"),
    "the next turn does": ("HA[2];AB[aa][bb];B[cc]", "black"),
}


@pytest.mark.parametrize(("text", "player"), PLAYERS.values(), ids=PLAYERS)
def test_who_is_to_play(text: str, player: str) -> None:
    assert sgf.unchecked(f"(;SZ[9]{text})").root.next[0].word.split("/")[3] == player


def test_a_handicap_is_for_the_first_position() -> None:
    record = sgf.unchecked("(;SZ[9]HA[2];C[x];AB[aa][bb])")
    node: Node = record.root.next[0].next[0]
    assert node.word == "setup=B8,A9///"


CHANGES = {
    "stones": ("setup=A9,B9/C7/D6/", {"AB": ["aa", "ba"], "AW": ["cc"], "AE": ["dd"]}),
    "Black to play": ("setup=A9///black", {"AB": ["aa"], "PL": ["B"]}),
    "White to play": ("setup=///white", {"PL": ["W"]}),
    "a player that is none": ("setup=A9///x", {"AB": ["aa"]}),
    "nothing": ("setup=///", {"AE": [""]}),
}


@pytest.mark.parametrize(("word", "notes"), CHANGES.values(), ids=CHANGES)
def test_changes(word: str, notes: dict[str, list[str]]) -> None:
    assert changes(Grid(9), word) == notes
