"""What files have that is none of a game by the rules, and that others take: setups, turns out of turn, what follows on the end."""

import re

import pytest

from tests.support.micropython import Compare
from tests.support.sgf_files import words
from ttgo import sgf

ODD = {
    "a player twice in a row": ("(;SZ[9];B[aa];B[bb];W[cc])", "bA9 bb:B8 wC7", "Turn 2 is White's, and Black takes it: no pass"),
    "many times": ("(;SZ[9];B[aa];B[bb];B[cc])", "bA9 bb:B8 bb:C7", "Turn 2 .*the first of 2 such places"),
    "Fox's handicap by turns": ("(;SZ[9]HA[0];B[aa];B[bb];W[cc])", "bA9 bb:B8 wC7", "Turn 2 is White's"),
    "stones after a turn": (
        "(;SZ[9];B[aa];AW[bb]C[x];W[cc];B[dd])",
        "bA9 setup=/B8//white wC7 bD6",
        "After turn 1 the record sets up another position. The game begins anew there",
    ),
    "stones after turns, twice": (
        "(;SZ[9];B[aa];AW[bb];B[cc];AE[aa:bb];B[dd])",
        "bA9 setup=/B8//black bC7 setup=//A8,B8,A9,B9/black bD6",
        "After turn 1 .*the first of 2 such places",
    ),
    "a turn with stones": ("(;SZ[9];B[aa];W[cc]AW[bb]C[x])", "bA9 setup=/B8//white wC7", "After turn 1"),
    "Black's turn with stones": ("(;SZ[9];B[aa];W[bb];AW[cc]B[dd])", "bA9 wB8 setup=/C7//black bD6", "After turn 2"),
    "a turn with points emptied": ("(;SZ[9];B[aa];W[bb];AB[cc]AE[aa]W[dd])", "bA9 wB8 setup=C7//A9/white wD6", "After turn 2"),
    "after stones a grid may come again": (
        "(;SZ[9];B[ab];W[ii];B[ba];AE[ab][ba][ii];B[ab];W[ii];B[ba])",
        "bA8 wJ1 bB9 setup=//J1,A8,B9/black bA8 wJ1 bB9",
        "rule 6 looks back no further",
    ),
    "a third pass": ("(;SZ[9];B[];W[];B[])", "bpass wpass bpass", "After the end .* goes on with turn 3: pass. It is kept"),
    "turns after the end": ("(;SZ[9];B[];W[];B[];W[];B[aa];W[bb])", "bpass wpass bpass wpass bA9 wB8", "turn 3: pass, pass, A9, ..."),
    "Black first with a handicap": ("(;SZ[9]HA[2]AB[cc][dd];B[ee];W[ff])", "bE5 wF4", "Black takes the first turn"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "line", "sentence"), ODD.values(), ids=ODD)
def test_odd(text: str, line: str, sentence: str) -> None:
    """What others take as it is is taken so here, said in a remark, and comes back from the file that is saved."""
    record = sgf.read(text)
    assert words(record) == line
    assert len(record.remarks) == 1
    assert re.search(sentence, record.remarks[0])
    assert sgf.read(sgf.write(record)) == record


PLACED = {
    "before any turn, for a handicap": ("(;GM[1]SZ[9]HA[2];AB[gc][cg];W[ee];B[cc])", "setup=C3,G7///white wE5 bC7"),
    "with nothing after it": ("(;GM[1]SZ[9]HA[2];AB[gc][cg])", "setup=C3,G7///white"),
    "after a comment": ("(;SZ[9];C[x];AB[aa];B[cc])", "- setup=A9///black bC7"),
    "Black to play": ("(;SZ[9]HA[2];AB[gc][cg]PL[B];B[ee])", "setup=C3,G7///black bE5"),
    "a problem": ("(;SZ[9];AB[aa:ba]AW[cc];W[ee])", "setup=A9,B9/C7//white wE5"),
    "in a variation": ("(;SZ[9];B[cc](;W[dd])(;AB[ee];W[dd]))", "bC7 wD6"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "line"), PLACED.values(), ids=PLACED)
def test_stones_before_any_turn(text: str, line: str) -> None:
    """They are a setup at the start, of which nothing is to be said."""
    record = sgf.read(text)
    assert (words(record), record.remarks) == (line, [])
    assert sgf.read(sgf.write(record)) == record


@pytest.mark.parametrize(
    ("text", "sentence"),
    {
        "(;SZ[9];B[aa];B[bb];W[cc])": "Turn 2 is White's, and the record has Black take it. Rule 5",
        "(;SZ[9];B[aa];AW[bb];W[cc])": "Before turn 2 the record places stones. Rule 7",
        "(;SZ[9];B[];W[];B[])": "Turn 3, Black pass, is not legal. Rule 8",
        "(;SZ[9];AW[bb];B[cc])": "",
    }.items(),
)
def test_odd_but_strict(text: str, sentence: str) -> None:
    """By the rules alone it is none of a game."""
    record = sgf.unchecked(text.encode())
    record.check(strict=True)
    assert record.stops().startswith(sentence)
    assert bool(record.stops()) == bool(sentence)


def test_stones_that_no_game_can_begin_with() -> None:
    """A string without a liberty is refused where it is set up, and the file is kept."""
    record = sgf.read("(;SZ[2];B[aa];AW[ba][ab])")
    assert "The black string at A2 has no liberty" in record.remarks[0]
    assert sgf.read(sgf.write(record)) == record


def test_files_come_to_the_same(same_on_micropython: Compare) -> None:
    same_on_micropython(ODD, PLACED)
