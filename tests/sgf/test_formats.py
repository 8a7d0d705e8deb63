"""Records in the formats of servers, line by line: GIB, NGF and UGF become SGF, and what is left
out is counted.
"""

import pytest

from ttgo import sgf
from ttgo.sgf import formats, grammar


def gib(head="", data=""):
    return "\n".join(["\\HS", *[f"\\[{line}\\]" for line in head.split(";") if line], "\\GS", data])


def ngf(**lines):
    """A head, some of its lines otherwise, and a turn."""
    head = dict.fromkeys(
        "event size white black place handicap more komi date time result turns".split(), "none"
    )
    head |= {
        "event": "E",
        "size": "19",
        "white": "W",
        "black": "B",
        "place": "P",
        "handicap": "0",
        "komi": "6",
    }
    return "\n".join([*(head | lines).values(), "PMABBQE"])


def ugf(head="", data=""):
    return "\n".join(["[Header]", *head.split(";"), "[Data]", *data.split()])


# name -> the file, its game as SGF, how many lines are left out

EXACTLY = {
    "GIB, nothing": (gib(), "SZ[19]", 0),
    "GIB without its first line": ("\\[GAMENAME=E\\]", "EV[E]SZ[19]", 0),
    "GIB, a line that is not closed": ("\\HS\n\\[GAMENAME=E", "EV[E]SZ[19]", 0),
    "GIB, brackets in a name": (
        gib("GAMEBLACKNAME=A (x) (3D);GAMEWHITENAME=W)"),
        "BR[x) (3D]PB[A]PW[W)]SZ[19]",
        0,
    ),
    "GIB, its texts": (gib("GAMEPLACE=P;GAMENAME=E;GAMECOMMENT=C"), "EV[E]GC[C]PC[P]SZ[19]", 0),
    "GIB, events": (
        gib("", "ABC 0\nAB 0\nABCD 0\nAbc 0\n123 0\nINI 0 1\nSTO 0 2 1 15\nSTO 0 2 3 15 3\nXYZ 0"),
        "SZ[19]",
        5,
    ),
    "GIB, its corners": (
        gib("", "STO 0 2 1 0 0\nSTO 0 3 2 18 18\nSTO 0 4 1 x 3"),
        "SZ[19];B[aa];W[ss];B[]",
        0,
    ),
    "GIB, Black by points": (gib("GAMEINFOMAIN=GRLT:0,ZIPSU:5"), "RE[B+0.5]SZ[19]", 0),
    "GIB, Black by resignation": (gib("GAMEINFOMAIN=GRLT:3"), "RE[B+R]SZ[19]", 0),
    "GIB, Black on time": (gib("GAMEINFOMAIN=GRLT:7"), "RE[B+T]SZ[19]", 0),
    "GIB, the points of its tag": (gib("GAMETAG=W0,Z35,G65"), "KM[6.5]RE[B+3.5]SZ[19]", 0),
    "GIB, the tag and the rest": (
        gib(
            "GAMEDATE=2016-3-26;GAMEINFOMAIN=GRLT:3,ZIPSU:5,GONGJE:75;GAMETAG=W1,Z35,G65,C2017:01:02"
        ),
        "DT[2016-03-26]KM[7.5]RE[B+R]SZ[19]",
        0,
    ),
    "GIB, a handicap of one": (gib("", "INI 0 1 1 &4"), "SZ[19]", 0),
    "GIB, a handicap of ten": (gib("", "INI 0 1 10 &4"), "HA[10]SZ[19]", 0),
    **{
        f"GIB, a handicap of {stones}": (
            gib("", f"INI 0 1 {stones} &4"),
            f"AB[pd][dp][dd][pp]{points}HA[{stones}]SZ[19]",
            0,
        )
        for stones, points in (
            (5, "[jj]"),
            (6, "[dj][pj]"),
            (7, "[dj][pj][jj]"),
            (8, "[dj][pj][jp][jd]"),
            (9, "[dj][pj][jp][jd][jj]"),
        )
    },
    "NGF": (ngf(), "EV[E]KM[6.5]PB[B]PC[P]PW[W]SZ[19];B[pd]", 0),
    "NGF, names and ranks": (
        ngf(white="W X 1D", black="B 2D"),
        "BR[2D]EV[E]KM[6.5]PB[B]PC[P]PW[W X]SZ[19]WR[1D];B[pd]",
        0,
    ),
    "NGF, no komi": (ngf(komi="x"), "EV[E]PB[B]PC[P]PW[W]SZ[19];B[pd]", 0),
    "NGF, a handicap of one": (ngf(handicap="1"), "EV[E]KM[6]PB[B]PC[P]PW[W]SZ[19];B[pd]", 0),
    "NGF on 9 by 9": (ngf(size="9", handicap="2"), "EV[E]HA[2]KM[6]PB[B]PC[P]PW[W]SZ[9];B[pd]", 0),
    "NGF on 20 by 20": (ngf(size="20"), "SZ[19];B[pd]", 12),
    "NGF, its date and result": (
        ngf(date="20171216 [09:51]", result="White loses on time"),
        "DT[2017-12-16]EV[E]KM[6.5]PB[B]PC[P]PW[W]RE[B+T]SZ[19];B[pd]",
        0,
    ),
    "NGF, other lines": (
        ngf() + "\nend\npmacwbb\nPMADBAA",
        "EV[E]KM[6.5]PB[B]PC[P]PW[W]SZ[19];B[pd];W[aa];B[]",
        1,
    ),
    "UGF, nothing": (ugf(), "SZ[19]", 0),
    "UGF after a comment": ("# x\n" + ugf("PlayerB=A"), "PB[A]SZ[19]", 0),
    "UGF, a comment among its turns": (ugf("", "CC,B1,1 #x"), "SZ[19];B[cc]", 0),
    "UGF, what it says": (
        ugf("Place=P;Copyright=C;Comment=G;Title=a,,b,;Rule=CHN;Date=2019/3/8"),
        "CP[C]DT[2019-03-08]EV[a, b]GC[G]PC[P]RU[Chinese]SZ[19]",
        0,
    ),
    "UGF, players and ranks": (ugf("PlayerB=A,5d;PlayerW=C,3k"), "BR[5d]PB[A]PW[C]SZ[19]WR[3k]", 0),
    "UGF, komi": (ugf("Hdcp=0,6.5"), "KM[6.5]SZ[19]", 0),
    "UGF, by resignation": (ugf("Winner=W, C"), "RE[W+R]SZ[19]", 0),
    "UGF, nobody wins": (ugf("Winner=D,0"), "SZ[19]", 0),
    "UGF, no turns": (ugf("", "CC,B1 CCC,B1,1 C,B1,1 CC,X1,1 CC,,1 [x x]"), "SZ[19]", 7),
    "UGF, stones": (ugf("", "DD,B1,0 PP,W1,0 QQ,B1,0"), "AB[dd]SZ[19];W[pp];B[qq]", 0),
    "UGF, its stones for the usual": (
        ugf("Hdcp=2,0", "AA,B1,0 BB,B1,0"),
        "AB[aa][bb]HA[2]KM[0]SZ[19]",
        0,
    ),
    "UGF on 9 by 9, from the bottom": (
        ugf("Size=9;CoordinateType=IGS", "AA,B1,1 II,W1,1 JA,B1,1 AJ,W1,1"),
        "SZ[9];B[ai];W[ia];B[];W[]",
        0,
    ),
    "UGF on 9 by 9": (
        ugf("Size=9", "AA,B1,1 II,W1,1 JA,B1,1 AJ,W1,1"),
        "SZ[9];B[aa];W[ii];B[];W[]",
        0,
    ),
}


@pytest.mark.parametrize(("text", "game", "left"), EXACTLY.values(), ids=EXACTLY)
def test_all_that_is_read(text, game, left):
    """Nothing else is in the game."""
    found = formats.read(text.encode())
    assert found is not None
    written = grammar.serialised(found[1]).decode().replace("\n", "")
    assert (written, found[2]) == (f"(;{game})", left)


def test_lines_end_with_a_return_too():
    found = formats.read(b"[Header]\rPlace=P\r[Data]\rCC,B1,1")
    assert found is not None
    assert found[1].sequence == [{"SZ": [b"19"], "PC": [b"P"]}, {"B": [b"cc"]}]


RESULTS = {
    "White loses, time": "RE[B+T]",
    "White wins by resign!": "RE[W+R]",
    "Black wins by 16.5 points!": "RE[B+16.5]",
    "White wins": "",
    "Nobody wins by resign": "",
}


@pytest.mark.parametrize(("text", "result"), RESULTS.items())
def test_results_of_ngf(text, result):
    found = formats.read(ngf(result=text).encode())
    assert found is not None
    assert [f"RE[{value.decode()}]" for value in found[1].sequence[0].get("RE", [])] == [
        result
    ] * bool(result)


@pytest.mark.parametrize("text", ["", "\n", "# x\nPM", "\\x", "x\n[Header]", "PMABBQEE", "PMABXQE"])
def test_no_files(text):
    assert formats.read(text.encode()) is None


SAVED = {
    "GIB": (gib("GAMENAME=E", "STO 0 2 1 15 3"), ""),
    "GIB cut off": (
        "\\HS\n\\[GAMEBLACKNAME=A\\]\nSTO 0 2 1 15 3\nSTO 0 3",
        " 1 line of it is left out.",
    ),
    "NGF": (ngf(), ""),
    "NGF, a head that is not known": ("GIcup\nGIAda\nPMABBREER", " 2 lines of it are left out."),
    "UGF": (ugf("Place=(;)", "QP,B1,1,0"), ""),
    "UGF, a review": (
        "\n" + ugf("", "CC,B1,1,0 [ReviewNode] NODE,1,0,0,0"),
        " 1 line of it is left out.",
    ),
}


@pytest.mark.parametrize("name", SAVED)
def test_it_is_saved_as_sgf(name):
    """Which is said, with how much of a file is not read; what was saved has it no more."""
    text, left = SAVED[name]
    record = sgf.parse(text.replace("\n", "\r\n").encode())
    assert record.remarks == [f"The file is {name[:3]}; it is saved as SGF.{left}"]
    back = sgf.parse(sgf.write(record))
    assert (back == record, back.remarks) == (True, [])


ENCODED = {
    "GIB": (gib("GAMEBLACKNAME=古力 (9段);GAMEWHITENAME=常昊"), "gb18030", "古力"),
    "UGF says it": (ugf("Lang=SJIS;PlayerB=張栩,9d", "CC,B1,1,0"), "shift_jis", "張栩"),
    "UTF-8": (ugf("Lang=UTF8;PlayerB=張栩,9d", "CC,B1,1,0"), "utf-8", "張栩"),
}


@pytest.mark.parametrize(("text", "codec", "name"), ENCODED.values(), ids=ENCODED)
def test_encodings_of_other_formats(text, codec, name):
    """Names come out right, and are saved in UTF-8."""
    record = sgf.parse(text.encode(codec))
    assert record.notes["PB"] == [name]
    assert f"PB[{name}]" in sgf.write(record).decode()


@pytest.mark.parametrize("name", ["game.ngf", "game.GIB", "game.ugi"])
def test_a_file_that_is_not_what_its_name_says(name):
    """Refused with a sentence that names both."""
    kind = name[-3:].upper()
    with pytest.raises(ValueError, match=f"This is not {kind} as ttgo knows it. This is not SGF"):
        sgf.parse(b"Rating game\n19\n", name)


def test_files_come_to_the_same(same_on_micropython):
    encoded = {name: text.encode(codec) for name, (text, codec, _) in ENCODED.items()}
    same_on_micropython(EXACTLY, SAVED, encoded)
