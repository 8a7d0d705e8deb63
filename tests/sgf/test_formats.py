"""Records in the formats of servers: GIB, NGF and UGF become SGF, and what is left out is counted."""

import re

import pytest

from tests.support.micropython import Compare
from tests.support.sgf_files import words
from ttgo import sgf

GIB = r"""\HS
\[GAMEBLACKNAME=Ada (3D)\]
\[GAMEWHITENAME=Bob\]
\[GAMEDATE=2016- 3-26-17-29-25\]
\[GAMEPLACE=At home\]
\[GAMENAME=Free\]
\[GAMEINFOMAIN=GBKIND:3,GTYPE:0,GRLT:1,ZIPSU:185,DUM:0,GONGJE:65,TCNT:0\]
\HE
\GS
2 1 0
3 0 &4
INI 0 1 0 &4
STO 0 2 1 15 3
STO 0 3 2 3 15
STO 0 4 1 0 18
\GE
"""
NGF = """Rating game
19
Bob Lee     7D*
Ada         5D
www.home.net
0
0
6
20170316 [09:51]
5
White wins by 16.5 points! >> White(100):Black(77)
3
PMABBQEEQ
PMACWEQQE
PMADBAAAA
"""
UGF = """[Header]
Ver=UGF3,200
Title=1st,Cup,
Place=Here
Date=2019/03/08,22:09:00,2019/03/09,07:16:59
Rule=JPN
Size=19
Hdcp=0,-5.50
Winner=B,7.50
Copyright=None
CoordinateType=IGS
PlayerB=Ada,7d,,
PlayerW=Bob,8d,,
[Data]
QP,B1,1,0
AB,W1,2,0
YA,B1,3,0
"""

# name -> the file, the turns, komi, some of the notes

FILES = {
    "GIB": (GIB, "bQ16 wD4 bA1", 6.5, "PB Ada BR 3D PW Bob DT 2016-03-26 PC At_home EV Free RE W+18.5"),
    "GIB cut off": ("\\HS\n\\[GAMEBLACKNAME=A\\]\nSTO 0 2 1 15 3\nSTO 0 3", "bQ16", 0, "PB A"),
    "NGF": (NGF, "bQ16 wD4 bpass", 6.5, "PB Ada BR 5D PW Bob_Lee WR 7D* DT 2017-03-16 PC www.home.net EV Rating_game RE W+16.5"),
    "NGF, only turns": ("GI\nPMABBREER\nPMACWEEEE", "bR16 wD16", 0, ""),
    "UGF": (UGF, "bR16 wA2 bpass", -5.5, "PB Ada BR 7d PW Bob WR 8d DT 2019-03-08 PC Here EV 1st,_Cup CP None RE B+7.50 RU Japanese"),
    "UGF behind a blank line, with brackets": ("\n" + UGF.replace("Here", "(;)"), "bR16 wA2 bpass", -5.5, "PB Ada PC (;)"),
    "UGF from the top": (UGF.replace("=IGS", "="), "bR4 wA18 bpass", -5.5, "PB Ada"),
}  # fmt: skip


@pytest.mark.parametrize(("text", "line", "komi", "notes"), FILES.values(), ids=FILES)
def test_other_formats(text: str, line: str, komi: float, notes: str) -> None:
    """The turns, komi and what stands in the head; it is said, and saved as SGF."""
    record = sgf.read(text.replace("\n", "\r\n").encode())
    assert (words(record), record.start.komi) == (line, komi)
    pairs = notes.split()
    for name, value in zip(pairs[::2], pairs[1::2], strict=True):
        assert record.notes[name] == [value.replace("_", " ")]
    assert any(re.match("The file is (GIB|NGF|UGF); it is saved as SGF", remark) for remark in record.remarks)
    back = sgf.read(sgf.write(record))
    assert back == record
    assert not any("saved as SGF" in remark for remark in back.remarks)


LEFT = {
    "nothing": ("\\HS\n\\GS\nSTO 0 2 1 15 3", "The file is GIB; it is saved as SGF."),
    "a review": ("[Header]\nSize=9\n[Data]\nCC,B1,1,0\n[ReviewNode]\nNODE,1,0,0,0\nNODE,2,1,3,3", "2 lines of it are left out."),
    "a head that is not known": ("GIcup\nGIAda\nPMABBREER", "The file is NGF; it is saved as SGF. 2 lines of it are left out."),
}  # fmt: skip


@pytest.mark.parametrize(("text", "sentence"), LEFT.values(), ids=LEFT)
def test_what_is_left_out(text: str, sentence: str) -> None:
    """It is said how much of a file is not read."""
    assert sgf.read(text.encode()).remarks[0].endswith(sentence)


ENCODED = {
    "GIB": (
        "\\HS\n\\[GAMEBLACKNAME=古力 (9段)\\]\n\\[GAMEWHITENAME=常昊\\]\n\\GS\nSTO 0 2 1 15 3",
        "gb18030",
        "古力",
    ),
    "UGF says it": ("[Header]\nLang=SJIS\nPlayerB=張栩,9d\n[Data]\nCC,B1,1,0", "shift_jis", "張栩"),
    "UTF-8": ("[Header]\nLang=UTF8\nPlayerB=張栩,9d\n[Data]\nCC,B1,1,0", "utf-8", "張栩"),
}


@pytest.mark.parametrize(("text", "codec", "name"), ENCODED.values(), ids=ENCODED)
def test_encodings_of_other_formats(text: str, codec: str, name: str) -> None:
    """Names come out right, and are saved in UTF-8."""
    record = sgf.read(text.encode(codec))
    assert record.notes["PB"] == [name]
    assert f"PB[{name}]" in sgf.write(record).decode()


@pytest.mark.parametrize("name", ["game.ngf", "game.GIB", "game.ugi"])
def test_a_file_that_is_not_what_its_name_says(name: str) -> None:
    """Refused with a sentence that names both."""
    kind = name[-3:].upper()
    with pytest.raises(ValueError, match=f"This is not {kind} as ttgo knows it. This is not SGF"):
        sgf.read(b"Rating game\n19\n", name)


def test_files_come_to_the_same(same_on_micropython: Compare) -> None:
    encoded = {name: text.encode(codec) for name, (text, codec, _) in ENCODED.items()}
    same_on_micropython(FILES, LEFT, encoded)
