"""Problems in the shapes that collections give them, written anew: who begins, which line is right, which turn fails, which is none."""

import pytest

from ttgo import sgf
from ttgo.session.session import Session

# A name for the shape -> the record, who begins, the reader's turns of the line that is right, a turn that fails, one that it has not.
SHAPES = {
    "a printed collection's, Correct and Wrong, labels, DOS lines": (
        ("(;GM[1]FF[4]CA[UTF-8]AP[x:1]SZ[19]GN[Problem 12]EV[A collection]\r\nAB[cq][dq][eq][er]AW[br][cr][dr][bq][bp]PL[B]"
        "C[Black to play and kill]LB[bs:A][cs:B]\r\n(;B[bs]C[Correct. White cannot make a second eye.];W[cs];B[ds])\r\n"
        "(;B[cs]C[Wrong: White lives.];W[bs]))"),
        "black", "B1 D1", "C1", "T19",
    ),
    "White first without PL, lists of points, an old format": (
        "(;GM[1]FF[3]SZ[9]AB[ba][bb][cb][ab]AW[ca][db][cc][bc][ac](;W[aa]C[Correct])(;W[da]C[Failure]))", "white", "A9", "D9", "J1",
    ),
    "no marks at all: the first line": (
        "(;SZ[9]AB[ba][bb][cb]AW[ca][db][cc][bc](;B[aa];W[da];B[ea])(;B[da];W[aa]))", "black", "A9 E9", "D9", "J1",
    ),
    "Japanese comments": ("(;SZ[9]CA[UTF-8]AB[aa]AW[bb]C[黒先](;B[ba]C[正解 黒勝ち])(;B[ab]C[失敗]))", "black", "B9", "A8", "J1"),
    "the first of several problems": ("(;SZ[9]AB[aa]PL[B](;B[ba]C[RIGHT])(;B[ca]C[WRONG]))(;SZ[9]AB[bb])", "black", "B9", "C9", "J1"),
}  # fmt: skip


@pytest.mark.parametrize("shape", SHAPES)
def test_a_problem(shape: str) -> None:
    text, first, line, fails, elsewhere = SHAPES[shape]
    session = Session(lambda data, _name, number: sgf.read(data, "", number))

    def ask(at: str) -> dict[str, object]:
        return session.handle({"do": "problem", "at": at})["problem"]  # type: ignore[return-value]

    view = session.handle({"do": "open", "name": "", "text": text})["view"]
    assert view["toPlay"] == first  # type: ignore[index]
    assert ask(elsewhere) == {"known": False, "reply": "", "end": ""}
    assert ask(fails)["end"] == "wrong"
    turns = line.split()
    for at in turns:
        said = ask(at)
        assert said["known"]
        assert said["end"] == ("right" if at == turns[-1] else "")
        for turn in (at, said["reply"]):
            if turn:
                session.handle({"do": "turn", "at": turn})
