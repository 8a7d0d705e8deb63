"""Problems: right and wrong lines of a tree, by the marks that collections use and without any, and
in the shapes that they have.
"""

from typing import Any

from tests.support.tables import each_row
from ttgo import sgf
from ttgo.session.session import Session
from ttgo.teach.problem import solution, step


def leads(end="", reply="", known=True):
    """What a step leads to."""
    return {"known": known, "reply": reply, "end": end}


# name -> a file, a turn at its start, what it leads to
ROWS = {
    "goproblems, right": (
        "(;SZ[3](;B[bb];W[aa];B[cc]C[RIGHT])(;B[ab];W[bb]))",
        "B2",
        leads("", "A3"),
    ),
    "goproblems, wrong": (
        "(;SZ[3](;B[bb]C[RIGHT])(;B[ab];W[bb]))",
        "A2",
        leads("wrong", "B2"),
    ),
    "not in the tree": ("(;SZ[3](;B[bb]C[RIGHT]))", "A1", leads(known=False)),
    "a bad move": (
        "(;SZ[3](;B[bb])(;B[ab]BM[1]))",
        "A2",
        leads("wrong"),
    ),
    "a tesuji": (
        "(;SZ[3](;B[ab])(;B[bb]TE[1]))",
        "B2",
        leads("right"),
    ),
    "beside a tesuji": (
        "(;SZ[3](;B[ab])(;B[bb]TE[1]))",
        "A2",
        leads("wrong"),
    ),
    "no marks, another": (
        "(;SZ[3](;B[bb])(;B[ab]))",
        "A2",
        leads("wrong"),
    ),
    "wrong, then right": (
        "(;SZ[3];B[bb]C[Wrong?];W[aa]C[RIGHT])",
        "B2",
        leads("right", "A3"),
    ),
    "a comment about it": (
        "(;SZ[3](;B[bb]C[This looks right.])(;B[ab]))",
        "A2",
        leads("wrong"),
    ),
    "a note between": (
        "(;SZ[3];C[Think];B[bb]C[RIGHT])",
        "B2",
        leads("right"),
    ),
    "as many notes as it likes": (
        f"(;SZ[3]{';C[Think]' * 300};B[bb]C[RIGHT])",
        "B2",
        leads("right"),
    ),
    "notes beside turns": (
        "(;SZ[3](;C[Think](;B[ab])(;B[cc]))(;B[bb]C[RIGHT]))",
        "B2",
        leads("right"),
    ),
    "an illegal line": (
        "(;SZ[3]AB[bb](;B[bb])(;B[ab]))",
        "B2",
        leads(known=False),
    ),
    "White begins": (
        "(;SZ[3]AB[aa]PL[W];W[bb]C[RIGHT])",
        "B2",
        leads("right"),
    ),
}


@each_row(ROWS)
def test_a_step(text, at, wanted):
    """What a turn leads to, and nothing is changed by asking."""
    record = sgf.parse(text)
    before = sgf.write(record)
    assert step(record, at) == wanted
    assert sgf.write(record) == before


# A name for the shape -> the record, who begins, the reader's turns of the line that is right, a
# turn that fails, one that it has not.
SHAPES = {
    "a printed collection's, Correct and Wrong, labels, DOS lines": (
        (
            "(;GM[1]FF[4]CA[UTF-8]AP[x:1]SZ[19]GN[Problem 12]EV[A "
            "collection]\r\nAB[cq][dq][eq][er]AW[br][cr][dr][bq][bp]PL[B]"
            "C[Black to play and kill]LB[bs:A][cs:B]\r\n(;B[bs]C[Correct. White cannot make a "
            "second eye.];W[cs];B[ds])\r\n"
            "(;B[cs]C[Wrong: White lives.];W[bs]))"
        ),
        "black",
        "B1 D1",
        "C1",
        "T19",
    ),
    "White first without PL, lists of points, an old format": (
        (
            "(;GM[1]FF[3]SZ[9]AB[ba][bb][cb][ab]AW[ca][db][cc][bc][ac](;W[aa]C[Correct])"
            "(;W[da]C[Failure]))"
        ),
        "white",
        "A9",
        "D9",
        "J1",
    ),
    "Japanese comments": (
        "(;SZ[9]CA[UTF-8]AB[aa]AW[bb]C[黒先](;B[ba]C[正解 黒勝ち])(;B[ab]C[失敗]))",
        "black",
        "B9",
        "A8",
        "J1",
    ),
    "comments RIGHT at the ends, forced answers, no size": (
        (
            "(;AB[qb][pc][qc][rc][sc]AW[pb][ob][oc][od][pd][qd][rd][sd][rb]C[Black to "
            "kill.]GE[life and death]DI[5d]CO[3]SO[somebody]\n"
            "(;B[ra]\n(;W[sb];B[sa]C[RIGHT])\n(;W[qa]FORCE[1];B[sa]C[RIGHT]))\n(;B[sb];W[ra]C[It "
            "lives.])\n(;B[sa];W[sb];B[ra]C[CHOICE]))"
        ),
        "black",
        "S19 T19",
        "T18",
        "A1",
    ),
    "an answer that passes, marks at the turns": (
        (
            "(;SZ[9]AB[aa]AW[bb]TR[aa](;B[ba]TE[1]SQ[ba];W[];B[ca]C[RIGHT])"
            "(;B[ab]BM[2];W[tt]C[WRONG]))"
        ),
        "black",
        "B9 C9",
        "A8",
        "J1",
    ),
    "the first of several problems": (
        "(;SZ[9]AB[aa]PL[B](;B[ba]C[RIGHT])(;B[ca]C[WRONG]))(;SZ[9]AB[bb])",
        "black",
        "B9",
        "C9",
        "J1",
    ),
}


@each_row(SHAPES)
def test_a_shape(text, first, line, fails, elsewhere):
    session: Any = Session()

    def ask(at):
        return session.handle({"do": "problem", "at": at})["problem"]

    view = session.handle({"do": "open", "name": "", "text": text})["view"]
    assert view["toPlay"] == first
    assert ask(elsewhere) == leads(known=False)
    assert ask(fails)["end"] == "wrong"
    turns = line.split()
    for at in turns:
        said = ask(at)
        assert said["known"]
        assert said["end"] == ("right" if at == turns[-1] else "")
        for turn in (at, said["reply"]):
            if turn:
                session.handle({"do": "turn", "at": turn})


def test_the_solution():
    """The first right line; none where there is none."""
    assert solution(sgf.parse("(;SZ[3](;B[ab])(;B[bb];W[aa];B[cc]C[RIGHT]))")) == ["B2", "A3", "C1"]
    assert solution(sgf.parse("(;SZ[3];B[ab]BM[1])")) == []
    assert solution(sgf.parse("(;SZ[3])")) == []


def test_what_is_no_move_is_no_wrong_one():
    """A stone's point is refused, as everywhere, and not judged."""
    session = Session()
    session.handle({"do": "set", "diagram": "...\n.X.\n..."})
    told: Any = session.handle({"do": "problem", "at": "B2"})
    assert told["view"]["rule"] == 7
    told = session.handle({"do": "problem", "at": "C3"})
    assert told["problem"]["known"] is False
