"""SGF's root properties become a start: size, komi, rules, handicap, setup and the first player."""

import pytest

from tests.sgf.test_files import chosen, read
from ttgo import sgf
from ttgo.rules import BLACK, WHITE
from ttgo.rulesets import NAMED, Rules
from ttgo.vertex import names

START = {
    "nothing said": ("(;)", (19, 19, 0, Rules(), 0, BLACK)),
    "all of it": ("(;SZ[9:7]KM[7.5]RU[NZ])", (9, 7, 7.5, NAMED["New Zealand"], 0, BLACK)),
    "komi with a comma": ("(;KM[6,5])", (19, 19, 6.5, Rules(), 0, BLACK)),
    "komi, long": ("(;KM[6.500000])", (19, 19, 6.5, Rules(), 0, BLACK)),
    "komi below zero": ("(;KM[-59.5])", (19, 19, -59.5, Rules(), 0, BLACK)),
    "rules of 1995": ("(;RU[taylor 1995])", (19, 19, 0, NAMED["Taylor 1995"], 0, BLACK)),
    "our own word goes before RU": (
        "(;RU[Tromp-Taylor]TTGO[ending=kgs])",
        (19, 19, 0, Rules(ending="kgs"), 0, BLACK),
    ),
    "handicap of all points": ("(;SZ[3]HA[9])", (3, 3, 0, Rules(), 9, BLACK)),
    "handicap by turns": ("(;HA[2];B[aa];B[bb];W[cc])", (19, 19, 0, Rules(), 2, BLACK)),
    "handicap without turns": ("(;HA[3])", (19, 19, 0, Rules(), 3, BLACK)),
    "handicap set up": ("(;HA[2]AB[dd][pp];W[aa])", (19, 19, 0, Rules(), 0, WHITE)),
    "handicap set up, no turns": ("(;HA[2]AB[dd][pp])", (19, 19, 0, Rules(), 0, WHITE)),
    "PL has the last word": ("(;HA[2]AB[dd][pp]PL[B])", (19, 19, 0, Rules(), 0, BLACK)),
    "PL in words": ("(;AB[dd]PL[white])", (19, 19, 0, Rules(), 0, WHITE)),
    "a problem, White to play": ("(;AB[dd]AW[ee];W[ff])", (19, 19, 0, Rules(), 0, WHITE)),
    "a problem, Black to play": ("(;AB[dd]AW[ee];B[ff])", (19, 19, 0, Rules(), 0, BLACK)),
}


@pytest.mark.parametrize(("text", "wanted"), START.values(), ids=START)
def test_start(text: str, wanted: tuple[object, ...]) -> None:
    """Size, komi, rules, handicap and first player."""
    record = read(text)
    got = (
        record.start.grid.width,
        record.start.grid.height,
        record.start.komi,
        record.start.rules,
        record.start.handicap,
        record.start.first,
    )
    assert got == wanted
    assert record.remarks == []


def test_our_own_word_goes_before_rules_that_are_not_known() -> None:
    """RU may be another program's; what TTGO says holds all the same."""
    record = read("(;RU[ours]TTGO[ending=kgs])")
    assert record.start.rules == Rules(ending="kgs")
    assert "rules are not used, but ending=kgs" in record.remarks[0]


FOX = {
    "in its unit times 100": ("375", 7.5),
    "another": ("325", 6.5),
    "times 100": ("750", 7.5),
    "times 100, another": ("650", 6.5),
    "what may be both": ("350", None),
    "too many for any": ("12345678", None),
}


@pytest.mark.parametrize(("text", "komi"), FOX.values(), ids=FOX)
@pytest.mark.parametrize("size", [9, 19])
@pytest.mark.parametrize("program", ["foxwq", "CGoban:3"])
def test_komi_of_fox(text: str, komi: float | None, size: int, program: str) -> None:
    """Read as what alone it can mean, said in a remark, and written back as it was."""
    record = read(f"(;GM[1]SZ[{size}]KM[{text}]AP[{program}]RU[Chinese]RE[B+1.25])")
    assert record.start.komi == (komi or 0)
    assert f"komi, '{text}', is {'not used' if komi is None else 'written times 100'}" in record.remarks[0]
    assert f"KM[{text}]".encode() in sgf.write(record)
    record.start = record.start.but(komi=0.5)
    assert b"KM[0.5]" in sgf.write(record)


def test_handicap_by_turns_is_played() -> None:
    """Black takes the first two turns, then White is to play."""
    record = read("(;SZ[9]HA[2];B[aa];B[bb];W[cc];B[dd])")
    assert all(not node.wrong for node in chosen(record))


SETUP = {
    "points": ("AB[aa][bc]AW[ia]", ["A9", "B7"], ["J9"]),
    "a rectangle": ("AB[aa:cb]", ["A8", "A9", "B8", "B9", "C8", "C9"], []),
    "a rectangle, corners the other way": ("AB[cb:aa]", ["A8", "A9", "B8", "B9", "C8", "C9"], []),
    "a rectangle and points inside": ("AB[aa:ab][aa][ab]", ["A8", "A9"], []),
    "emptied again": ("AB[aa:ac]AE[ab]", ["A7", "A9"], []),
    "white emptied again": ("AW[aa:ac]AE[ab]", [], ["A7", "A9"]),
    "points with a line break inside": ("AB[a\nb:\r\nb b]AW[\ri\na]", ["A8", "B8"], ["J9"]),
    "an empty list": ("AB[]AW[aa]", [], ["A9"]),
}


@pytest.mark.parametrize(("text", "black", "white"), SETUP.values(), ids=SETUP)
def test_setup(text: str, black: list[str], white: list[str]) -> None:
    """AB, AW and AE of the root make the position that the game begins with; none of these has a point twice."""
    record = read(f"(;SZ[9]{text})")
    setup = record.start.setup
    assert "black and white" not in " ".join(record.remarks)
    assert sorted(names(setup.grid, setup.black)) == black
    assert sorted(names(setup.grid, setup.white)) == white
